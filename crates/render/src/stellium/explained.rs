//! What the signs of the board and of the players mean, and what they do now.

use ::stellium::{Body, Cell, Galaxy, Kind, ObjectiveId, colours};
use maud::{Markup, html};
use tabletop::Seat;
use words::stellium::{body_words, disc_name, galaxy_number, objective_words};
use words::{Arg, list_words, text};

use super::board::Board;
use super::place::{UNIT, centre};
use crate::geometry::moved_to;
use crate::{Explanation, Target, part};

/// The id of the words about black holes.
const HOLE: &str = "why-hole";

impl Board<'_> {
    fn why(
        &self,
        label: String,
        key: &str,
        args: &[(&str, Arg<'_>)],
        rule: &'static str,
    ) -> Explanation {
        let words = self.say(&format!("why-{key}"), args);
        Explanation::new(label, words, rule)
    }

    /// Explains the points of a player. They are the first sign of the player's side.
    pub fn why_points(&self, seat: Seat) -> Explanation {
        let args = [
            ("points", self.points(seat).into()),
            ("limit", self.table().settings.limit.into()),
        ];
        let label = self.say("points-label", &args);
        match self.context.outcome {
            Some(_) => self.why(label, "points-final", &args, "S5.3"),
            None => self.why(label, "points", &args, "S5.1"),
        }
    }

    pub fn why_first(&self) -> Explanation {
        self.why(self.say("first", &[]), "first", &[], "S2.2")
            .following()
    }

    /// Explains one of the observer's own tokens.
    pub fn why_token(&self, token: Body, left: bool) -> Explanation {
        let label = self.token_label(token, left).to_owned();
        let why = if left {
            self.why(label, &format!("token-{}", token.key()), &[], "S3.7")
        } else {
            self.why(label, "token-spent", &[], "S5.3")
        };
        why.following()
    }

    /// Explains the tokens of another player.
    pub fn why_tokens(&self, seat: Seat) -> Explanation {
        let tokens = self.table().players[seat].tokens;
        let left: Vec<String> = tokens
            .iter()
            .map(|token| body_words(self.context.language, token))
            .collect();
        let list = list_words(self.context.language, &left);
        let args = [
            ("name", self.context.name(seat).into()),
            ("n", left.len().into()),
            ("list", list.into()),
        ];
        self.why(self.say("count-tokens", &args), "tokens", &args, "S3.7")
            .following()
    }

    /// Explains the number of objectives in another player's hand.
    pub fn why_hand(&self, seat: Seat) -> Explanation {
        let n = self.table().players[seat].hand;
        let args = [("name", self.context.name(seat).into()), ("n", n.into())];
        self.why(self.say("count-hand", &args), "hand", &args, "S3.11")
            .following()
    }

    /// Explains an objective that is drawn without its name.
    pub fn why_objective(&self, id: ObjectiveId) -> Explanation {
        let objective = self.objective(id);
        let words = objective_words(self.context.language, objective);
        let rule = match objective.kind {
            Kind::Line => "S4.1",
            Kind::Arc => "S4.2",
            Kind::Rectangle => "S4.3",
            Kind::Diamond => "S4.4",
            Kind::Triangle => "S4.5",
            Kind::Tripod => "S4.6",
            Kind::S => "S4.7",
            Kind::Bridge => "S4.9",
            Kind::Centres => "S4.10",
            Kind::Symbols => "S4.11",
        };
        Explanation::new(self.objective_name(id).to_owned(), words, rule).following()
    }

    /// Explains the objectives that a player has validated.
    pub fn why_done(&self, seat: Seat) -> Explanation {
        let validated = self.table().players[seat].validated;
        let args = [
            ("n", validated.len().into()),
            ("names", self.objective_names(validated).into()),
            ("colours", colours(self.game.objectives(), validated).into()),
        ];
        self.why(self.say("done-label", &args), "done", &args, "S5.3")
            .following()
    }

    /// Explains the bag. It is the first sign beside the board.
    pub fn why_bag(&self) -> Explanation {
        let bag = &self.table().bag;
        let count = |body: Body| {
            let key = format!("stellium-body-{}.count", body.key());
            text(self.context.language, &key, &[("n", bag[body].into())])
        };
        let counts = Body::ALL.map(count);
        let all: u32 = Body::ALL.into_iter().map(|body| u32::from(bag[body])).sum();
        let args = [
            ("list", list_words(self.context.language, &counts).into()),
            ("n", all.into()),
        ];
        let key = match self.table().settings.feels {
            _ if all == 0 => "bag-empty",
            Some(_) => "bag",
            None => "bag-sure",
        };
        self.why(self.say("bag-label", &args), key, &args, "S3.1")
    }

    /// Explains the objectives that are still to come.
    pub fn why_reserve(&self) -> Explanation {
        let left = self.table().reserve_left();
        let args = [("n", left.into())];
        self.why(self.say("reserve-label", &args), "reserve", &args, "S5.2")
            .following()
    }

    fn why_galaxy(&self, galaxy: Galaxy) -> Explanation {
        let universe = self.universe();
        let disc = universe.discs[galaxy.index()].disc;
        let disc = &self.game.discs().all()[disc.index()];
        let occupied = universe.occupied();
        let bodies = (0..7).filter(|&place| occupied.contains(galaxy.cell(place)));
        let args = [
            ("galaxy", galaxy_number(galaxy).into()),
            ("disc", disc_name(self.context.language, &disc.id).into()),
            ("n", bodies.count().into()),
        ];
        self.why(self.say("galaxy-label", &args), "galaxy", &args, "S3.5")
    }

    /// Draws the areas of the galaxies' numbers, and the words that the cells of a kind share.
    pub fn signs(&self) -> Markup {
        let sign = |galaxy: Galaxy| {
            let middle = centre(galaxy);
            let place = moved_to((middle.x, middle.y - UNIT * 1.14 - 5.0));
            let why = self.why_galaxy(galaxy);
            let why = if galaxy.index() > 0 {
                why.following()
            } else {
                why
            };
            why.group(
                "",
                "galaxy-sign",
                Some(&place),
                &html! { circle class="hit" r="12" {} },
            )
        };
        let hole = self.why(String::new(), "hole", &[], "S3.2");
        let signs = html! {
            g id="signs" {
                @for galaxy in Galaxy::all() { (sign(galaxy)) }
                (hole.shared(HOLE))
                @for colour in Body::ALL { (self.why_symbol(colour).shared(symbol_id(colour))) }
            }
        };
        part("signs", &signs)
    }

    fn why_symbol(&self, colour: Body) -> Explanation {
        let universe = self.universe();
        let symbols = universe.symbols[colour].iter();
        let there = symbols.filter(|&cell| universe.body(cell) == Some(colour));
        let args = [
            ("bodies", self.form(colour, "many").into()),
            ("n", there.count().into()),
        ];
        self.why(String::new(), "symbol", &args, "S4.11")
    }

    /// Returns the target of a cell with the words about its kind: a black hole, or a symbol.
    pub fn explained_cell(&self, cell: Cell, target: Target) -> Target {
        if cell.galaxy().is_none() {
            return target.explained_by(HOLE);
        }
        let on = |&colour: &Body| self.universe().symbols[colour].contains(cell);
        match Body::ALL.into_iter().find(on) {
            Some(colour) => target.explained_by(symbol_id(colour)),
            None => target,
        }
    }
}

/// Returns the id of the words about the symbols of a colour.
const fn symbol_id(colour: Body) -> &'static str {
    match colour {
        Body::Planet => "why-planet",
        Body::Comet => "why-comet",
        Body::Star => "why-star",
        Body::Supernova => "why-supernova",
    }
}
