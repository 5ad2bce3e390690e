//! Fits weights to lessons: maximum likelihood for winning (multinomial logistic regression by
//! Newton's method), least squares for points. Both are regularised, so that features without
//! information get weights near 0.

use tabletop::{BySeat, Seat};

use super::lesson::{Inputs, Lesson, MAX_INPUTS};
use super::weights::Weight;
use crate::Standing;

/// Newton's method converges in a few steps; more change little.
const STEPS: usize = 15;
/// How often a step that does not improve the likelihood is halved.
const HALVES: i32 = 12;
/// The strength of the regularisation per lesson.
const PULL: f64 = 1e-4;

/// A system of linear equations with a symmetric matrix, of which only the first `size` rows are
/// used.
struct Equations {
    size: usize,
    matrix: Box<[[f64; MAX_INPUTS]; MAX_INPUTS]>,
    right: Inputs,
}

impl Equations {
    fn new(size: usize) -> Self {
        Self {
            size,
            matrix: Box::new([[0.0; MAX_INPUTS]; MAX_INPUTS]),
            right: [0.0; MAX_INPUTS],
        }
    }

    /// Adds an outer product to the lower half of the matrix.
    fn add(&mut self, inputs: &Inputs, times: f64) {
        for row in 0..self.size {
            let factor = times * inputs[row];
            for (sum, input) in self.matrix[row].iter_mut().zip(&inputs[..=row]) {
                *sum += factor * input;
            }
        }
    }

    /// Adds to the right-hand side.
    fn push(&mut self, inputs: &Inputs, times: f64) {
        for (right, input) in self.right.iter_mut().zip(inputs) {
            *right += times * input;
        }
    }

    /// Regularises: pulls the sum of these weights and the solution towards 0.
    fn pull(&mut self, weights: &Inputs, strength: f64) {
        for (row, weight) in weights.iter().enumerate().take(self.size) {
            self.matrix[row][row] += strength;
            self.right[row] -= strength * weight;
        }
    }

    /// Solves the system by Cholesky decomposition; the regularisation keeps the matrix positive
    /// definite.
    fn solve(mut self) -> Inputs {
        let (n, m) = (self.size, &mut self.matrix);
        for row in 0..n {
            for column in 0..=row {
                let known: f64 = (0..column).map(|k| m[row][k] * m[column][k]).sum();
                let rest = m[row][column] - known;
                m[row][column] = if row == column {
                    rest.max(f64::MIN_POSITIVE).sqrt()
                } else {
                    rest / m[column][column]
                };
            }
        }
        let mut solution = self.right;
        for row in 0..n {
            let known: f64 = (0..row).map(|k| m[row][k] * solution[k]).sum();
            solution[row] = (solution[row] - known) / m[row][row];
        }
        for row in (0..n).rev() {
            let known: f64 = (row + 1..n).map(|k| m[k][row] * solution[k]).sum();
            solution[row] = (solution[row] - known) / m[row][row];
        }
        solution
    }
}

/// Returns the weights that maximise the likelihood of the results.
pub(super) fn fit_wins(lessons: &[Lesson], count: usize) -> Vec<Weight> {
    let pull = PULL * lessons.len() as f64;
    let mut weights = [0.0; MAX_INPUTS];
    let mut reached = likelihood(lessons, &weights, count, pull);
    for _ in 0..STEPS {
        let mut equations = Equations::new(2 * count);
        for lesson in lessons {
            add_lesson(&mut equations, lesson, &weights, count);
        }
        equations.pull(&weights, pull);
        let step = equations.solve();
        // Far from the optimum a full step may lead away from it.
        let halves = (0..HALVES).map(|times| 0.5_f64.powi(times));
        let better = halves
            .map(|length| along(&weights, &step, length))
            .map(|weights| (likelihood(lessons, &weights, count, pull), weights))
            .find(|(likelihood, _)| *likelihood > reached);
        let Some(better) = better else { break };
        (reached, weights) = better;
    }
    pairs(&weights, count)
}

/// Returns the weights plus a part of a step.
fn along(weights: &Inputs, step: &Inputs, length: f64) -> Inputs {
    let mut moved = *weights;
    for (weight, step) in moved.iter_mut().zip(step) {
        *weight += length * step;
    }
    moved
}

/// Returns the log-likelihood of the results under these weights, minus the regularisation penalty.
pub(super) fn likelihood(lessons: &[Lesson], weights: &Inputs, count: usize, pull: f64) -> f64 {
    let log_chance = |lesson: &Lesson| -> f64 {
        let chances = chances(lesson, weights, count);
        let seats = Seat::of(lesson.features.seats);
        let by_seat = seats.map(|seat| part(lesson.won[seat], chances[seat]));
        by_seat.sum::<f64>() + other_part(lesson, &chances)
    };
    let sum: f64 = lessons.iter().map(log_chance).sum();
    let squares: f64 = weights.iter().map(|weight| weight * weight).sum();
    sum - 0.5 * pull * squares
}

/// Returns the logarithm of a chance, weighted by the share of the win.
fn part(won: f64, chance: f64) -> f64 {
    if won > 0.0 {
        won * chance.max(f64::MIN_POSITIVE).ln()
    } else {
        0.0
    }
}

/// Does the same as [`part`] for an automa.
fn other_part(lesson: &Lesson, chances: &BySeat<f64>) -> f64 {
    if !lesson.features.other {
        return 0.0;
    }
    let sum = |of: &BySeat<f64>| of.of(lesson.features.seats).iter().sum::<f64>();
    part(1.0 - sum(&lesson.won), 1.0 - sum(chances))
}

/// Adds a lesson's contribution to the gradient and the curvature of the likelihood.
fn add_lesson(equations: &mut Equations, lesson: &Lesson, weights: &Inputs, count: usize) {
    let chances = chances(lesson, weights, count);
    let mut mean = [0.0; MAX_INPUTS];
    for seat in Seat::of(lesson.features.seats) {
        let (inputs, chance) = (lesson.inputs(seat, count), chances[seat]);
        equations.push(&inputs, lesson.won[seat] - chance);
        equations.add(&inputs, chance);
        for (mean, input) in mean.iter_mut().zip(inputs) {
            *mean += chance * input;
        }
    }
    equations.add(&mean, -1.0);
}

/// Returns the win chances under these weights.
pub(super) fn chances(lesson: &Lesson, weights: &Inputs, count: usize) -> BySeat<f64> {
    let mut strength = BySeat::filled(0.0);
    for seat in Seat::of(lesson.features.seats) {
        let inputs = lesson.inputs(seat, count);
        strength[seat] = inputs.iter().zip(weights).map(|(a, b)| a * b).sum();
    }
    let standing = Standing {
        strength,
        points: BySeat::filled(0.0),
        other: lesson.features.other.then_some(0.0),
    };
    standing.chances(lesson.features.seats)
}

/// Returns the weights that best predict the final points.
pub(super) fn fit_points(lessons: &[Lesson], count: usize) -> Vec<Weight> {
    let mut equations = Equations::new(2 * count);
    for lesson in lessons {
        for seat in Seat::of(lesson.features.seats) {
            let inputs = lesson.inputs(seat, count);
            equations.add(&inputs, 1.0);
            equations.push(&inputs, lesson.points[seat]);
        }
    }
    equations.pull(&[0.0; MAX_INPUTS], PULL * lessons.len() as f64);
    pairs(&equations.solve(), count)
}

/// Pairs each weight at the start of a phase with its change until the end.
fn pairs(weights: &Inputs, count: usize) -> Vec<Weight> {
    let pair = |index| [weights[index], weights[count + index]];
    (0..count).map(pair).collect()
}

/// The inverse of `pairs`.
pub(super) fn flat(weights: &[Weight]) -> Inputs {
    let mut flat = [0.0; MAX_INPUTS];
    for (index, [early, more]) in weights.iter().enumerate() {
        flat[index] = *early;
        flat[weights.len() + index] = *more;
    }
    flat
}

#[cfg(test)]
mod tests {
    use tabletop::{Outcome, Score};

    use super::super::features::Features;
    use super::*;

    /// A two-player game won by the first seat, half way through the phase, with one feature per
    /// seat.
    fn lesson(own: [f64; 2]) -> Lesson {
        let scores = [4, 1].map(|points| Score::of(vec![("x", points)])).to_vec();
        let mut features = Features::new(2, 0, 0.5);
        for (seat, feature) in Seat::of(2).zip(own) {
            features.set(seat, [feature]);
        }
        Lesson::new(features, &Outcome::most_points_win(scores))
    }

    #[test]
    fn equations_are_solved() {
        // 4x + 2y = 2 and 2x + 3y = 5 have the solution -0.5 and 2.
        let mut equations = Equations::new(2);
        equations.matrix[0][0] = 4.0;
        equations.matrix[1][0] = 2.0;
        equations.matrix[1][1] = 3.0;
        (equations.right[0], equations.right[1]) = (2.0, 5.0);
        let solution = equations.solve();
        assert!((solution[0] + 0.5).abs() < 1e-12 && (solution[1] - 2.0).abs() < 1e-12);
    }

    #[test]
    fn a_feature_that_wins_three_times_in_four_weighs_log_three() {
        let lessons: Vec<Lesson> = (0..400)
            .map(|i| lesson(if i % 4 == 0 { [0.0, 1.0] } else { [1.0, 0.0] }))
            .collect();
        let weights = fit_wins(&lessons, 1);
        let counts = weights[0][0] + 0.5 * weights[0][1];
        assert!((counts - 3.0_f64.ln()).abs() < 0.01, "{counts}");
        let chance = chances(&lessons[1], &flat(&weights), 1)[Seat::new(0)];
        assert!((chance - 0.75).abs() < 0.003, "{chance}");
    }

    #[test]
    fn points_are_fitted() {
        let lessons = vec![lesson([2.0, 0.5]); 50];
        let weights = fit_points(&lessons, 1);
        let counts = weights[0][0] + 0.5 * weights[0][1];
        assert!((counts - 2.0).abs() < 0.01, "{counts}");
    }

    #[test]
    fn weights_survive_flattening() {
        let weights = vec![[1.0, 2.0], [3.0, 4.0]];
        assert_eq!(pairs(&flat(&weights), 2), weights);
    }
}
