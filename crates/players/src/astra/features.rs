//! The features of an Astra position.

use ::astra::{Astra, Pen, Ptolemy, PtolemyFame, State, View};
use tabletop::{Game, Observer, Seat};

use super::{Position, Weights, time_left};
use crate::rounds::Rounds;
use crate::{Features, Learn};

/// Scales features to a magnitude of about 1, so that their weights are readable.
const TENS: f64 = 0.1;
const QUARTERS: f64 = 0.25;

/// Before Game End appears, and after.
const OPEN: usize = 0;
const END: usize = 1;

impl Learn for Astra {
    const FEATURES: &'static [&'static str] = &[
        "always",
        "fame",
        "stardust",
        "telescopes",
        "pouch",
        "wisdom",
        "card_limit",
        "fame_of_active_cards",
        "active_cards",
        "cards",
        "elements",
        "cards_to_finish",
        "boons_of_others_finishing",
        "own_stars",
        "boons_later",
        "turn_promises",
        "boon_picked",
        "on_turn",
        "turns_to_wait",
        "turns_left",
        "ptolemys_fame",
        "ptolemys_telescopes",
        "ptolemy_has_begun",
        "ptolemys_boons",
    ];
    const PHASES: &'static [&'static str] = &["open", "end"];

    const WEIGHTS: &'static str = include_str!("../../data/astra.toml");

    fn features(&self, state: &State) -> Features {
        let table = &state.table;
        let seats = table.seat_count();
        let phase = if table.last_round.is_some() {
            END
        } else {
            OPEN
        };
        let mut features = Features::new(seats, phase, 0.0);
        features.other = table.ptolemy.is_some();
        for seat in Seat::of(seats) {
            let view = self.view(state, Observer::Seat(seat));
            features.progress = 1.0 - time_left(self, &view);
            features.set(seat, features_of(self, &view, seat));
        }
        features
    }
}

/// Returns the features in the order of their names.
fn features_of(game: &Astra, view: &View, seat: Seat) -> [f64; 24] {
    let position = Position {
        game,
        view,
        time: time_left(game, view),
        weights: &Weights::AMONG_OTHERS,
    };
    let table = &view.table;
    let journal = &table.journals[seat];
    let cards = game.cards();
    let active = journal.active();
    let active_fame: u32 = active.iter().map(|id| u32::from(cards.card(id).fame)).sum();
    let [to_finish, others_finish, own_stars, later] = board(&position, seat);
    let [fame, telescopes, begun, boons] = ptolemy(&position, table.ptolemy.as_ref());
    let rounds = Rounds {
        seats: table.seat_count(),
        first: table.first,
        active: table.active,
        round: table.round,
        last: table.last_round,
    };
    let limit = game.data().journal.card_limit(journal.wisdom);
    [
        1.0,
        f64::from(journal.fame) * TENS,
        f64::from(journal.stardust) * TENS,
        f64::from(journal.telescopes) * QUARTERS,
        f64::from(journal.pouch) * TENS,
        f64::from(journal.wisdom) * TENS,
        limit as f64 * TENS,
        f64::from(active_fame) * TENS,
        active.len() as f64 * QUARTERS,
        journal.cards.len() as f64 * QUARTERS,
        position.elements(seat, journal.cards) * TENS,
        to_finish * TENS,
        others_finish * TENS,
        own_stars * TENS,
        later * TENS,
        position.turn(seat) * TENS,
        position.promised_boon(seat) * TENS,
        f64::from(u8::from(table.active == seat)),
        rounds.wait(seat),
        rounds.turns_left(seat) * QUARTERS,
        fame * TENS,
        telescopes * QUARTERS,
        begun * QUARTERS,
        boons * TENS,
    ]
}

/// Returns the prospects of the cards around the board: cards to finish, boons when others finish,
/// and own stars and boons on cards that nobody finishes soon.
fn board(position: &Position<'_>, seat: Seat) -> [f64; 4] {
    let mut sums = [0.0; 4];
    for place in position.view.table.places() {
        let prospect = position.prospect(place, seat);
        sums[0] += prospect.by_me * prospect.card;
        sums[1] += prospect.by_others * prospect.boon;
        sums[2] += prospect.nobody * prospect.own_stars;
        sums[3] += prospect.nobody * prospect.boon;
    }
    sums
}

/// Returns Ptolemy's possessions: fame, telescopes, cards begun and their boons.
fn ptolemy(position: &Position<'_>, ptolemy: Option<&Ptolemy>) -> [f64; 4] {
    let Some(ptolemy) = ptolemy else {
        return [0.0; 4];
    };
    let (game, view) = (position.game, position.view);
    let (cards, data) = (game.cards(), game.data());
    let fame = PtolemyFame::of(cards, data, &view.table, ptolemy, view.ptolemys_final);
    let places = view.table.places();
    let begun = places.filter(|&id| !view.table.place(id).marks[Pen::PTOLEMY].is_empty());
    let boons: f64 = view
        .table
        .places()
        .map(|place| position.boon_begun(place))
        .sum();
    [
        f64::from(fame.total()),
        f64::from(ptolemy.telescopes),
        begun.count() as f64,
        boons,
    ]
}
