//! The final count and ties (S5.3, S5.4).

use tabletop::{Outcome, Provisional, Score, Seat, SeatSet};

use crate::{Body, ObjectiveIds, Objectives, Player, PublicState};

/// S5.3: returns a player's score: objectives, unused tokens, and different colours among the
/// objectives.
#[must_use]
pub fn score(objectives: &Objectives, player: &Player) -> Score {
    Score::of(vec![
        ("objectives", player.points.into()),
        ("tokens", player.tokens.len() as i32),
        ("colours", colours(objectives, player.validated) as i32),
    ])
}

/// S5.3: returns how many different colours some objectives have.
#[must_use]
pub fn colours(objectives: &Objectives, some: ObjectiveIds) -> usize {
    let has = |colour: &Body| some.iter().any(|id| objectives.get(id).colour == *colour);
    Body::ALL.iter().filter(|colour| has(colour)).count()
}

/// S5.3: returns what the final count would give if the game ended now. All of it is public.
pub(crate) fn provisional(objectives: &Objectives, table: &PublicState) -> Provisional {
    let players = table.players.of(table.seat_count());
    Provisional {
        scores: players.iter().map(|p| score(objectives, p)).collect(),
        others: Vec::new(),
    }
}

/// S5.4: the most points win. A tie goes to the player who reached the limit first; if none of the
/// tied players did, there is no winner.
pub(crate) fn outcome(objectives: &Objectives, table: &PublicState) -> Outcome {
    let seats = table.seat_count();
    let players = table.players.of(seats);
    let scores = provisional(objectives, table).scores;
    let standing = |seat: usize| {
        let reached = players[seat].reached.unwrap_or(u8::MAX);
        (-scores[seat].total, reached)
    };
    let better = |mine: usize| {
        (0..seats)
            .filter(|&other| standing(other) < standing(mine))
            .count()
    };
    let ranks: Vec<usize> = (0..seats).map(|seat| 1 + better(seat)).collect();
    let best: SeatSet = Seat::of(seats)
        .filter(|seat| ranks[seat.index()] == 1)
        .collect();
    // Players who still tie have not reached the limit: `reached` differs between those who have.
    let winners = if best.len() == 1 {
        best
    } else {
        SeatSet::EMPTY
    };
    Outcome {
        scores,
        others: Vec::new(),
        ranks,
        winners,
    }
}
