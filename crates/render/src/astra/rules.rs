//! Pictures that explain rules.

use ::astra::{Astra, Board, ByElement, Card, CardId, Element, FinalCard, FinalCardId, Pen};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Language, text};

use super::ASSETS;
use super::astrolabe::{AstrolabeState, astrolabe};
use super::atlas::Atlas;
use super::board::angles;
use super::cards::card_state;
use super::ground::{HEIGHT, WIDTH};
use super::journal::scoring_card;
use super::plate::{PlateState, plate};
use super::tracks::{pouch_row, wisdom_row};
use crate::Target;
use crate::geometry::moved_to;
use crate::stand_alone::picture;

/// Draws the pictures of one game in one language.
struct Draughtsman<'a> {
    game: &'a Astra,
    atlas: &'a Atlas,
    language: Language,
}

/// Draws the picture of a rule, if it has one.
pub(super) fn rule_picture(
    game: &Astra,
    atlas: &Atlas,
    language: Language,
    rule: &str,
) -> Option<Markup> {
    let draughtsman = Draughtsman {
        game,
        atlas,
        language,
    };
    let (size, inner) = draughtsman.draw(rule)?;
    let key = format!(
        "astra-board-picture-{}",
        rule.to_lowercase().replace('.', "-")
    );
    let label = text(language, &key, &[]);
    Some(picture(&ASSETS, "rule astra-page", &label, size, &inner))
}

type Drawn = ([f64; 4], Markup);

const PLATE: [f64; 4] = [0.0, 0.0, WIDTH, HEIGHT];

impl Draughtsman<'_> {
    fn draw(&self, rule: &str) -> Option<Drawn> {
        let marked = |marks: &[(usize, usize)]| -> Vec<(usize, Pen)> {
            let pen = |&(star, seat): &(usize, usize)| (star, Pen::of(Seat::new(seat)));
            marks.iter().map(pen).collect()
        };
        Some(match rule {
            "A1.3" => self.card(|_| {}, &[]),
            "A1.7" => self.final_card(),
            "A1.8" => self.journal(),
            "A3.2" => self.card(|state| lights(state, &[3]), &marked(&[(1, 1), (2, 1)])),
            "A3.3" => self.card(under_way, &marked(&[(1, 1), (2, 1), (3, 0), (6, 0)])),
            "A3.5" => self.wisdom(),
            "A3.6" => self.spheres(self.game.data().board(3)),
            "A4.2" => self.card(
                |state| {
                    state.boons[0].crossed = true;
                    state.frame = "selected";
                },
                &self.finished(),
            ),
            "A7.3" => self.spheres(self.game.data().board(2)),
            "A7.4" => self.card(
                |state| {
                    for slot in [2, 3] {
                        state.boons[slot].target = lit();
                    }
                },
                &self.dreamt(),
            ),
            "A8.6" => self.spheres(self.game.data().board(1)),
            _ => return None,
        })
    }

    /// Returns the card of the rulebook's own example; in another set, the first card.
    fn example(&self) -> CardId {
        self.game.cards().find("taurus").unwrap_or(CardId::new(0))
    }

    fn card(&self, change: impl Fn(&mut PlateState), marks: &[(usize, Pen)]) -> Drawn {
        let id = self.example();
        let card = self.game.cards().card(id);
        let mut state = card_state(self.language, card, marks);
        if card.stars.len() >= 10 {
            change(&mut state);
            state.lit = lit_lines(card, &state);
        }
        (
            PLATE,
            plate(self.language, card, self.atlas.plate(id), &state),
        )
    }

    /// Returns marks on all stars by three players: one has discovered the card, two assist.
    fn finished(&self) -> Vec<(usize, Pen)> {
        let seats = [1, 1, 2, 2, 2, 0, 0, 1, 0, 0];
        let pen = |(star, seat)| (star + 1, Pen::of(Seat::new(seat)));
        seats.into_iter().enumerate().map(pen).collect()
    }

    /// Returns marks in which the dreamer has more stars than the assistant.
    fn dreamt(&self) -> Vec<(usize, Pen)> {
        let pens = |star: usize| match star {
            1 | 2 => Pen::of(Seat::new(1)),
            3..=5 => Pen::DREAMER,
            _ => Pen::of(Seat::new(0)),
        };
        (1..=10).map(|star| (star, pens(star))).collect()
    }

    fn spheres(&self, board: &Board) -> Drawn {
        let places = if board.seats <= 2 { 3 } else { board.seats + 1 };
        let state = AstrolabeState {
            board,
            sphere: board.spheres[3],
            above: board.above_game_end - 5,
            last_round: None,
            signs: None,
            places: angles(places).iter().map(|&angle| (angle, false)).collect(),
        };
        (
            PLATE,
            astrolabe(self.language, &self.atlas.engraving, &state),
        )
    }

    fn wisdom(&self) -> Drawn {
        let row = wisdom_row("", 6, &self.game.data().journal);
        (
            [0.0, 0.0, 300.0, 34.0],
            html! { g transform=(moved_to((8.0, 6.0))) { (sized(&row, 284.0, 22.0)) } },
        )
    }

    fn journal(&self) -> Drawn {
        let tracks = &self.game.data().journal;
        let (pouch, wisdom) = (pouch_row("", 3, 7, tracks), wisdom_row("", 6, tracks));
        let inner = html! {
            g transform=(moved_to((8.0, 8.0))) { (sized(&pouch, 224.0, 22.0)) }
            g transform=(moved_to((8.0, 40.0))) { (sized(&wisdom, 284.0, 22.0)) }
        };
        ([0.0, 0.0, 300.0, 72.0], inner)
    }

    /// Draws the worked example of the final scoring (A6.4).
    fn final_card(&self) -> Drawn {
        let (id, owned) = final_example(self.game);
        let card = self.game.data().finals.cards[id.index()];
        let drawn = sized(&scoring_card("", card, &owned), 184.0, 144.0);
        (
            [0.0, 0.0, 208.0, 160.0],
            html! { g transform=(moved_to((12.0, 8.0))) { (drawn) } },
        )
    }
}

/// Returns the card of the worked example of the final scoring (A6.4), and how many cards of each
/// element are owned there.
pub(super) fn final_example(game: &Astra) -> (FinalCardId, ByElement<usize>) {
    let owned = ByElement::from_fn(|element| match element {
        Element::Air | Element::Water => 3,
        Element::Earth => 2,
        Element::Fire => 0,
    });
    let pair = |card: &FinalCard| card.0.contains(&Element::Air) && card.0.contains(&Element::Fire);
    let cards = &game.data().finals.cards;
    let number = cards.iter().position(pair).unwrap_or(0);
    (FinalCardId::new(number), owned)
}

/// Returns a target that lights up.
fn lit() -> Target {
    Target::opens("example", "", "")
}

/// Sets up an Observe under way: two stars are marked, two can be next.
fn under_way(state: &mut PlateState) {
    lights(state, &[7, 9]);
    state.stars[5].pending = true;
    state.stars[2].pending = true;
    state.frame = "selected";
}

/// Lights up the stars that can be marked now.
fn lights(state: &mut PlateState, stars: &[usize]) {
    for &star in stars {
        state.stars[star - 1].target = lit();
    }
}

/// Returns for each line whether it leads from a marked star to one that can be marked.
fn lit_lines(card: &Card, state: &PlateState) -> Vec<bool> {
    let last = state.stars.iter().any(|star| star.pending);
    let leads = |from: usize, to: usize| {
        let from = &state.stars[from];
        from.pen.is_some() && (from.pending || !last) && state.stars[to].target.is_live()
    };
    let lines = card.lines.iter();
    lines
        .map(|(a, b)| leads(a.index(), b.index()) || leads(b.index(), a.index()))
        .collect()
}

pub(super) fn sized(svg: &Markup, width: f64, height: f64) -> Markup {
    let sized = format!("<svg width=\"{width}\" height=\"{height}\"");
    maud::PreEscaped(svg.0.replacen("<svg", &sized, 1))
}
