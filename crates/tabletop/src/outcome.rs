//! How a game ended: scores by source, ranks, winners.

use serde::Serialize;

use crate::{Seat, SeatSet};

/// One seat's score and where it came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// All sources together.
    pub total: i32,
    /// Points by source; the keys are the game's own and have names in both languages.
    pub sources: Vec<(&'static str, i32)>,
}

impl Score {
    /// The score these sources add up to.
    #[must_use]
    pub fn of(sources: Vec<(&'static str, i32)>) -> Self {
        Self {
            total: sources.iter().map(|&(_, points)| points).sum(),
            sources,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// One score a seat, in seat order.
    pub scores: Vec<Score>,
    /// Scores of opponents that are no seats, by key: an automatic one, for example.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<(&'static str, Score)>,
    /// One rank a seat, 1 the best; equal scores share the better rank.
    pub ranks: Vec<usize>,
    /// Who won; several share, and there may be nobody.
    #[serde(serialize_with = "as_numbers")]
    pub winners: SeatSet,
}

impl Outcome {
    /// The outcome in which most points win and ties share.
    #[must_use]
    pub fn most_points_win(scores: Vec<Score>) -> Self {
        let ranks = rank(&scores.iter().map(|score| score.total).collect::<Vec<_>>());
        let winners = Seat::of(scores.len())
            .filter(|seat| ranks[seat.index()] == 1)
            .collect();
        Self {
            scores,
            others: Vec::new(),
            ranks,
            winners,
        }
    }

    /// The best of the opponents that are no seats; of equals the first.
    #[must_use]
    pub fn best_other(&self) -> Option<&(&'static str, Score)> {
        let backwards = self.others.iter().rev();
        backwards.max_by_key(|(_, score)| score.total)
    }

    /// A seat's share of the win: 1 alone, parts when shared, 0 otherwise.
    #[must_use]
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) {
            1.0 / self.winners.len() as f64
        } else {
            0.0
        }
    }
}

/// Ranks from points, 1 for the most; equal points share the better rank.
#[must_use]
pub fn rank(points: &[i32]) -> Vec<usize> {
    points
        .iter()
        .map(|mine| 1 + points.iter().filter(|other| *other > mine).count())
        .collect()
}

fn as_numbers<S: serde::Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_rank_and_win() {
        let scores = [5, 9, 9, 1].map(|points| Score::of(vec![("fame", points)]));
        let outcome = Outcome::most_points_win(scores.to_vec());
        assert_eq!(outcome.ranks, [3, 1, 1, 4]);
        assert_eq!(
            outcome.winners,
            [Seat::new(1), Seat::new(2)].into_iter().collect()
        );
        assert!((outcome.win_share(Seat::new(1)) - 0.5).abs() < 1e-12);
        assert!(outcome.win_share(Seat::new(0)).abs() < 1e-12);
        let json = serde_json::to_value(&outcome).unwrap();
        assert_eq!(json["winners"], serde_json::json!([2, 3]));
    }

    #[test]
    fn the_best_opponent_without_a_seat_is_the_first_with_the_most_points() {
        let score = |points| Score::of(vec![("fame", points)]);
        let mut outcome = Outcome::most_points_win(vec![score(5)]);
        assert_eq!(outcome.best_other(), None);
        let json = serde_json::to_value(&outcome).unwrap();
        assert!(json.get("others").is_none(), "{json}");
        outcome.others = [("a", 3), ("b", 8), ("c", 8)]
            .map(|(key, points)| (key, score(points)))
            .to_vec();
        assert_eq!(outcome.best_other(), Some(&("b", score(8))));
        assert_eq!(outcome.scores[0].total, 5, "seats are no others");
    }

    #[test]
    fn a_score_is_the_sum_of_its_sources() {
        assert_eq!(Score::of(vec![("fame", 4), ("pouch", 7)]).total, 11);
    }
}
