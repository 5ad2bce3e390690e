//! Final scores and winners (N4.2).

use tabletop::{Outcome, Provisional, Score, Seat};

use crate::{Instrument, Points, PublicState};

/// Returns a player's score by source.
#[must_use]
pub fn score(points: &Points) -> Score {
    let observed = Instrument::ALL.map(|means| (means.key(), i32::from(points.observed[means])));
    let mut sources = observed.to_vec();
    sources.extend([
        ("doubled", points.doubled.into()),
        ("sun", points.sun.into()),
        ("shooting_star", points.shooting_star.into()),
    ]);
    Score::of(sources)
}

/// Returns what the final count would give if the game ended now. All of it is public.
pub(crate) fn provisional(table: &PublicState) -> Provisional {
    let seats = Seat::of(table.seat_count());
    Provisional {
        scores: seats
            .map(|seat| score(&table.players[seat].points))
            .collect(),
        others: Vec::new(),
    }
}

/// N4.2: the most points win, and tied players share the win.
pub(crate) fn outcome(table: &PublicState) -> Outcome {
    Outcome::most_points_win(provisional(table).scores)
}
