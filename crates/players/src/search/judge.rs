//! Judging positions at the end of the search tree, and the parameters of a search.

use tabletop::{BySeat, Observer, Outcome, Seat};

use crate::{Appraise, Learn};

/// The parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How strongly an action's prior draws the search to it.
    pub explore: f64,
    /// How strongly priors differ: small values favour the best-looking actions.
    pub sharpness: f64,
    /// The number of tries that the initial judgement of an action counts for.
    pub first_look: f64,
    /// The number of visits after which a node is expanded.
    pub expand_after: u32,
    /// The difference in final points that counts as clear. It matters besides the win itself.
    pub scale: f64,
    /// The number of random actions played at the end of the tree before the position is judged.
    pub rollout: u32,
}

/// The tuning of games without their own.
impl Default for Tuning {
    fn default() -> Self {
        Self {
            explore: 0.5,
            sharpness: 0.05,
            first_look: 2.0,
            expand_after: 2,
            scale: 4.0,
            rollout: 0,
        }
    }
}

/// How well all seats stand.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// The strength of each seat: an increase of 1 multiplies the odds of winning by e.
    pub strength: BySeat<f64>,
    /// The expected final points of each seat.
    pub points: BySeat<f64>,
    /// The strength of an automa; `None` if none plays.
    pub other: Option<f64>,
}

/// A game that can be searched: positions are judged for all seats at once.
pub trait Judge: Appraise + Learn + 'static {
    /// Judges an imagined state for all seats, each with the knowledge of its own view. By default
    /// it uses the appraisal of each seat's view.
    fn standing(&self, state: &Self::State) -> Standing {
        let seats = self.seats(state);
        let scale = self.tuning(seats).scale;
        let mut points = BySeat::filled(0.0);
        for seat in Seat::of(seats) {
            points[seat] = self.appraise(&self.view(state, Observer::Seat(seat)), seat);
        }
        let mut strength = points;
        for seat in Seat::of(seats) {
            strength[seat] /= scale;
        }
        Standing {
            strength,
            points,
            other: None,
        }
    }

    /// Returns the tuning of a search of this game for a number of seats.
    fn tuning(&self, _seats: usize) -> Tuning {
        Tuning::default()
    }
}

/// The share of a finished game's value that depends on the margin, so that a seat that cannot win
/// still plays well.
const MARGIN: f64 = 0.1;

impl Standing {
    /// Returns the win chances by seat: the softmax of the strengths.
    pub(crate) fn chances(&self, seats: usize) -> BySeat<f64> {
        let all = Seat::of(seats).map(|seat| self.strength[seat]);
        let best = all.chain(self.other).fold(f64::NEG_INFINITY, f64::max);
        let weight = |strength: f64| (strength - best).exp();
        let mut chances = BySeat::filled(0.0);
        let mut sum = self.other.map_or(0.0, weight);
        for seat in Seat::of(seats) {
            chances[seat] = weight(self.strength[seat]);
            sum += chances[seat];
        }
        for seat in Seat::of(seats) {
            chances[seat] /= sum;
        }
        chances
    }

    /// Returns the standing at the end of a game; a difference of `scale` points changes the
    /// strength by 1.
    pub(super) fn of_outcome(outcome: &Outcome, scale: f64) -> Self {
        let (mut points, mut strength) = (BySeat::filled(0.0), BySeat::filled(0.0));
        for (seat, score) in Seat::of(outcome.scores.len()).zip(&outcome.scores) {
            points[seat] = f64::from(score.total);
            strength[seat] = points[seat] / scale;
        }
        let other = outcome.best_other();
        Self {
            strength,
            points,
            other: other.map(|(_, score)| f64::from(score.total) / scale),
        }
    }
}

/// Returns the value of a finished game: mostly the win, and a little the margin.
pub(super) fn final_chances(outcome: &Outcome, standing: &Standing) -> BySeat<f64> {
    let seats = outcome.scores.len();
    let mut chances = standing.chances(seats);
    for seat in Seat::of(seats) {
        chances[seat] = (1.0 - MARGIN) * outcome.win_share(seat) + MARGIN * chances[seat];
    }
    chances
}
