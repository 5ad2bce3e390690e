//! How a game ended: scores by source, ranks and winners.

use serde::Serialize;

use crate::{Seat, SeatSet};

/// One seat's score and where it came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// The sum over all sources.
    pub total: i32,
    /// The points by source. The keys belong to the game; `words` has their names in every
    /// language.
    pub sources: Vec<(&'static str, i32)>,
}

impl Score {
    /// Creates the score that these sources add up to.
    #[must_use]
    pub fn of(sources: Vec<(&'static str, i32)>) -> Self {
        Self {
            total: sources.iter().map(|&(_, points)| points).sum(),
            sources,
        }
    }
}

/// The scores the final count would give if the game ended now, as far as an observer knows. What
/// is hidden from the observer counts the least it can be worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provisional {
    /// The score of each seat, in seat order.
    pub scores: Vec<Score>,
    /// The scores of opponents without a seat, by key.
    pub others: Vec<(&'static str, Score)>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The score of each seat, in seat order.
    pub scores: Vec<Score>,
    /// The scores of opponents without a seat, such as an automa, by key.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<(&'static str, Score)>,
    /// The rank of each seat, 1 being the best. Equal scores share the better rank.
    pub ranks: Vec<usize>,
    /// The seats that won: several if they share the win, possibly none.
    #[serde(serialize_with = "as_numbers")]
    pub winners: SeatSet,
}

impl Outcome {
    /// Creates the outcome in which the most points win and ties share the win.
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

    /// Returns the best opponent without a seat, the first one if several tie.
    #[must_use]
    pub fn best_other(&self) -> Option<&(&'static str, Score)> {
        let backwards = self.others.iter().rev();
        backwards.max_by_key(|(_, score)| score.total)
    }

    /// Returns a seat's share of the win: 1 for a sole winner, a fraction if shared, otherwise 0.
    #[must_use]
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) {
            1.0 / self.winners.len() as f64
        } else {
            0.0
        }
    }
}

/// Returns the ranks for these points, 1 for the most. Equal points share the better rank.
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
        assert_eq!(
            outcome.scores[0].total, 5,
            "the score of the seat is unchanged"
        );
    }

    #[test]
    fn a_score_is_the_sum_of_its_sources() {
        assert_eq!(Score::of(vec![("fame", 4), ("pouch", 7)]).total, 11);
    }
}
