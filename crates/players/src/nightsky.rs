//! Evaluation of Night Sky positions: the points scored, and the promise of the face-up cards,
//! which depends on how far the instruments are from their constellations. The weights of `Greedy`
//! are set by hand, and the unit is a point; a search uses learned weights (`features.rs`).

mod features;

use std::sync::LazyLock;

use ::nightsky::{CardSet, Instrument, NightSky, PublicState, Stage, State, View};
use arrayvec::ArrayVec;
use sky::Constellation;
use tabletop::Seat;

use crate::learning::built_in;
use crate::{Appraise, Judge, Learn, Standing, Tuning, Weights};

/// The share of its points that a card keeps for every turn of waiting.
const WAIT: f64 = 0.45;
/// The share of a shared instrument's promise that remains if others can move it first.
const SHARED: f64 = 0.8;
/// The share that each further observation keeps, since the game may end before it.
const LATER: f64 = 0.8;
/// The value of turning a card beyond its points: it brings the end, and so the doubling, closer.
const TURNED: f64 = 0.2;
/// The share of the strongest opponent's worth that counts against a player.
const OTHERS: f64 = 0.6;
/// The maximum number of groups of cards that are played together.
const GROUPS: usize = 12;
/// N3.4, N3.5: the maximum number of cards of a sort in one observation.
const TOGETHER: usize = 2;

impl Appraise for NightSky {
    fn appraise(&self, view: &View, seat: Seat) -> f64 {
        let table = &view.table;
        let worth = |seat: Seat| worth(self, table, seat);
        let others = Seat::of(table.seat_count()).filter(|&other| other != seat);
        let best = others.map(worth).fold(f64::NEG_INFINITY, f64::max);
        worth(seat) - OTHERS * best
    }
}

/// The learned weights.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(built_in::<NightSky>);

impl Judge for NightSky {
    fn standing(&self, state: &State) -> Standing {
        WEIGHTS.judge(&self.features(state))
    }

    fn tuning(&self, _: usize) -> Tuning {
        Tuning {
            explore: 0.5,
            sharpness: 0.05,
            first_look: 3.0,
            expand_after: 2,
            scale: 2.0,
            rollout: 4,
        }
    }
}

/// Returns the value of what a player has and is likely to get.
fn worth(game: &NightSky, table: &PublicState, seat: Seat) -> f64 {
    let player = &table.players[seat];
    let scored = f64::from(player.points.total());
    if table.stage == Stage::Over {
        return scored;
    }
    let (at_stake, played) = being_played(game, table, seat);
    let turned = player.turned.len() + played.len();
    scored + at_stake + TURNED * turned as f64 + promised(game, table, seat, played)
}

/// Returns the points of a player's cards in the current observation, and these cards.
fn being_played(game: &NightSky, table: &PublicState, seat: Seat) -> (f64, CardSet) {
    let played = table.played.and(table.players[seat].cards);
    let (Stage::Observing { instrument } | Stage::Joining { instrument, .. }) = table.stage else {
        return (0.0, CardSet::EMPTY);
    };
    let points = played
        .iter()
        .map(|card| f64::from(game.worth(table, card, instrument, seat)));
    (points.sum(), played)
}

/// Returns the value that the cards left to play promise, with the best groups first.
fn promised(game: &NightSky, table: &PublicState, seat: Seat, played: CardSet) -> f64 {
    let mut left = table.players[seat].face_up().without(played);
    let mut groups: ArrayVec<f64, GROUPS> = ArrayVec::new();
    while let Some(card) = left.first() {
        let cell = game.cards().get(card).constellation;
        let sort = cell.map_or(game.solar_cards(), |cell| game.cards_of(cell));
        let group: CardSet = sort.and(left).iter().take(TOGETHER).collect();
        left = left.without(group);
        let at = cell.unwrap_or_else(|| game.board().cell_of(table.sun));
        let promise = Instrument::ALL
            .into_iter()
            .map(|instrument| promise(game, table, seat, group, instrument, at))
            .fold(0.0, f64::max);
        let _ = groups.try_push(promise);
    }
    groups.sort_unstable_by(|a, b| b.total_cmp(a));
    let weighted = groups.iter().zip(0..);
    weighted
        .map(|(group, place)| group * LATER.powi(place))
        .sum()
}

/// Returns the value that some cards promise with one instrument.
fn promise(
    game: &NightSky,
    table: &PublicState,
    seat: Seat,
    cards: CardSet,
    instrument: Instrument,
    at: Constellation,
) -> f64 {
    let points: f64 = cards
        .iter()
        .map(|card| f64::from(game.points(card, instrument)))
        .sum();
    let turns = turns_until(game, table, seat, instrument, at);
    let shared = if instrument.is_shared() && turns > 0 {
        SHARED
    } else {
        1.0
    };
    points * shared * WAIT.powi(turns)
}

/// Returns how many turns a player needs to bring an instrument to a place: 0 if it is possible
/// this turn.
fn turns_until(
    game: &NightSky,
    table: &PublicState,
    seat: Seat,
    instrument: Instrument,
    at: Constellation,
) -> i32 {
    let distance = game.board().distance(table.place(instrument, seat), at);
    let steps = instrument.steps();
    let (now, reach) = match table.stage {
        Stage::Moving { instrument: moving } if moving == instrument && table.active == seat => {
            (true, game.steps(table, instrument))
        }
        Stage::Observing { instrument: used } if used == instrument && table.active == seat => {
            (true, 0)
        }
        _ => (false, 0),
    };
    let later = distance.saturating_sub(reach).div_ceil(steps) as i32;
    if now { later } else { later.max(1) }
}
