//! The result of an observation if every player played their best cards.

use std::cmp::Reverse;

use ::nightsky::{CardSet, Instrument, NightSky, PublicState};
use sky::Constellation;
use tabletop::Seat;

/// The result of the active player's observation in a constellation.
pub(super) struct Foresight {
    /// The best cards to play.
    pub cards: CardSet,
    /// The points they score.
    pub points: u16,
    /// Whether it would be the last observation, which counts twice.
    pub doubled: bool,
    /// The players who could join in, with their cards.
    pub others: Vec<(Seat, CardSet)>,
}

impl Foresight {
    /// Looks ahead from the current table.
    pub fn of(
        game: &NightSky,
        table: &PublicState,
        instrument: Instrument,
        cell: Constellation,
    ) -> Self {
        let mut then = table.clone();
        let seat = then.active;
        then.put(instrument, seat, cell);
        let cards = play_best(game, &mut then, instrument, seat);
        let gain = game.gain(&then, instrument, seat);
        let others = game.joining(&then, instrument).iter();
        Self {
            cards,
            points: gain.total(),
            doubled: gain.doubled.is_some(),
            others: others
                .map(|seat| (seat, play_best(game, &mut then, instrument, seat)))
                .collect(),
        }
    }
}

/// Plays a player's best cards as long as the rules allow another one, and returns them.
fn play_best(
    game: &NightSky,
    table: &mut PublicState,
    instrument: Instrument,
    seat: Seat,
) -> CardSet {
    let mut best = CardSet::EMPTY;
    loop {
        let cards = game.playable(table, instrument, seat);
        let worth = |card: &_| Reverse(game.worth(table, *card, instrument, seat));
        let Some(card) = cards.iter().min_by_key(worth) else {
            return best;
        };
        table.played.insert(card);
        best.insert(card);
    }
}
