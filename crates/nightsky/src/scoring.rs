//! Final scores and winners (N4.2).

use tabletop::{Outcome, Score, Seat};

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

/// N4.2: the most points win, and tied players share the win.
pub(crate) fn outcome(table: &PublicState) -> Outcome {
    let seats = Seat::of(table.seat_count());
    let scores: Vec<Score> = seats
        .map(|seat| score(&table.players[seat].points))
        .collect();
    Outcome::most_points_win(scores)
}
