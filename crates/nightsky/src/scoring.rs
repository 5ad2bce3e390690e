//! Who wins (N4.2).

use tabletop::{Outcome, Score, Seat};

use crate::{Instrument, Points, PublicState};

/// A player's points by where they are from.
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

/// N4.2: most points win; ties share.
pub(crate) fn outcome(table: &PublicState) -> Outcome {
    let seats = Seat::of(table.seat_count());
    let scores: Vec<Score> = seats
        .map(|seat| score(&table.players[seat].points))
        .collect();
    Outcome::most_points_win(scores)
}
