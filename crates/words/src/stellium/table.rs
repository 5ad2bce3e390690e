//! The text that describes the table: what is on it and what each player has.

use ::stellium::{Body, Cell, CellSet, Galaxy, ObjectiveIds, PublicState, Stage, Stellium, View};
use tabletop::Seat;

use super::body::{counted, present};
use super::cell::{galaxies_beside, galaxy_number, place_words};
use super::objective::values;
use super::stage::Stages;
use crate::stellium::{body_words, colour_words, disc_name, objective_name};
use crate::{Arg, Language, list_words, player_name, text};

/// Describes the table of one game.
pub(super) struct Tables<'a> {
    pub language: Language,
    pub game: &'a Stellium,
    pub names: &'a [String],
    pub view: &'a View,
}

impl Tables<'_> {
    pub fn words(&self) -> Vec<String> {
        let seats = Seat::of(self.table().seat_count());
        std::iter::once(self.head())
            .chain(Galaxy::all().map(|galaxy| self.galaxy(galaxy)))
            .chain([self.holes(), self.bag(), self.open()])
            .chain(self.out_of_play("aside", self.table().aside))
            .chain(seats.map(|seat| self.player(seat)))
            .chain(self.out_of_play("dropped", self.view.dropped.unwrap_or_default()))
            .collect()
    }

    fn table(&self) -> &PublicState {
        &self.view.table
    }

    fn head(&self) -> String {
        let table = self.table();
        let round = ("round", table.round.into());
        if table.stage == Stage::Over {
            return self.say("over", &[round]);
        }
        let end = match table.last_round {
            Some(last) => self.say("last-round", &[("round", last.into())]),
            None => self.say("limit", &[("limit", table.settings.limit.into())]),
        };
        let stages = Stages {
            language: self.language,
            names: self.names,
            view: self.view,
        };
        let args = [
            round,
            ("name", self.name(table.active).into()),
            ("stage", stages.words().into()),
            ("end", end.into()),
        ];
        self.say("head", &args)
    }

    fn galaxy(&self, galaxy: Galaxy) -> String {
        let disc = self.table().universe.discs[galaxy.index()].disc;
        let disc = &self.game.discs().all()[disc.index()];
        let places: Vec<String> = galaxy
            .cells()
            .iter()
            .map(|cell| self.place(galaxy, cell))
            .collect();
        let args = [
            ("galaxy", galaxy_number(galaxy).into()),
            ("disc", disc_name(self.language, &disc.id).into()),
            ("places", places.join(", ").into()),
        ];
        self.say("galaxy", &args)
    }

    /// Describes one place of a galaxy: its body, and its symbol if it has one.
    fn place(&self, galaxy: Galaxy, cell: Cell) -> String {
        let place = place_words(self.language, galaxy, cell);
        let universe = &self.table().universe;
        let body = match universe.body(cell) {
            Some(body) => body_words(self.language, body),
            None => self.say("empty", &[]),
        };
        let mut args = vec![("place", place.into()), ("body", body.into())];
        let symbol = Body::ALL
            .into_iter()
            .find(|&colour| universe.symbols[colour].contains(cell));
        let Some(colour) = symbol else {
            return self.say("place", &args);
        };
        args.push(("colour", colour_words(self.language, colour).into()));
        self.say("place-symbol", &args)
    }

    fn holes(&self) -> String {
        let universe = &self.table().universe;
        let holes: Vec<String> = CellSet::HOLES
            .iter()
            .filter_map(|hole| Some((hole, universe.body(hole)?)))
            .map(|(hole, body)| {
                let args = [
                    ("galaxies", galaxies_beside(self.language, hole).into()),
                    ("body", body_words(self.language, body).into()),
                ];
                self.say("hole", &args)
            })
            .collect();
        if holes.is_empty() {
            return self.say("holes-empty", &[]);
        }
        self.say("holes", &[("holes", holes.join(", ").into())])
    }

    /// Lists the contents of the bag with their colours, because symbols are named by colour.
    fn bag(&self) -> String {
        let bag = &self.table().bag;
        let bodies: Vec<String> = present(bag)
            .map(|(body, n)| {
                let args = [
                    ("bodies", counted(self.language, body, n).into()),
                    ("colour", colour_words(self.language, body).into()),
                ];
                self.say("bag-bodies", &args)
            })
            .collect();
        let bodies = list_words(self.language, &bodies);
        self.say(
            "bag",
            &[("n", bag.total().into()), ("bodies", bodies.into())],
        )
    }

    fn open(&self) -> String {
        let args = [
            ("objectives", self.objectives(self.table().open).into()),
            ("reserve", self.table().reserve_left().into()),
        ];
        self.say("open", &args)
    }

    /// Lists objectives that are out of play, if there are any.
    fn out_of_play(&self, key: &str, objectives: ObjectiveIds) -> Option<String> {
        let list = self.objectives(objectives);
        let args = [("objectives", list.into())];
        (!objectives.is_empty()).then(|| self.say(key, &args))
    }

    fn player(&self, seat: Seat) -> String {
        let player = &self.table().players[seat];
        let tokens: Vec<String> = player
            .tokens
            .iter()
            .map(|token| body_words(self.language, token))
            .collect();
        let hand = match self.view.hands[seat] {
            Some(hand) => self.objectives(hand),
            None if player.hand == 0 => self.objectives(ObjectiveIds::EMPTY),
            None => self.say("hidden", &[("n", player.hand.into())]),
        };
        let args = [
            ("name", self.name(seat).into()),
            ("points", player.points.into()),
            ("tokens", self.list(&tokens).into()),
            ("validated", self.objectives(player.validated).into()),
            ("hand", hand.into()),
        ];
        self.say("player", &args)
    }

    /// Lists objectives with their points.
    fn objectives(&self, ids: ObjectiveIds) -> String {
        let objectives: Vec<String> = ids
            .iter()
            .map(|id| {
                let objective = self.game.objectives().get(id);
                let args = [
                    ("objective", objective_name(self.language, objective).into()),
                    ("points", values(objective, "/").into()),
                ];
                self.say("objective", &args)
            })
            .collect();
        self.list(&objectives)
    }

    /// Returns a list as text, or a text that says that it is empty.
    fn list(&self, items: &[String]) -> String {
        if items.is_empty() {
            return self.say("none", &[]);
        }
        list_words(self.language, items)
    }

    fn name(&self, seat: Seat) -> String {
        player_name(self.language, self.names, seat)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self.language, &format!("stellium-table-{key}"), args)
    }
}
