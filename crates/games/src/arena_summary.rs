//! The results of the arena: how often each machine player wins, and how certain that is.

use serde::Serialize;

use crate::arena::Played;
use crate::arena_sample::{ArenaSample, Thinking};

/// The half-width of a 95% confidence interval in standard errors.
const SURE: f64 = 1.96;

/// The results of an arena run.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaSummary {
    /// The key of the game.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// The machine players by position.
    pub positions: Vec<String>,
    /// The text that reproduces the same games.
    pub seed: String,
    /// The number of samples counted.
    pub samples: u64,
    /// The number of games in them.
    pub games: u64,
    /// How long the search levels thought.
    pub budget: Thinking,
    /// The time this run took, in seconds.
    pub seconds: f64,
    /// The mean time of a choice over all players, in milliseconds; `None` if no choice was made in
    /// this run.
    pub ms_per_decision: Option<f64>,
    /// The result of every machine player, in the order in which the players were first named.
    #[serde(rename = "agents")]
    pub results: Vec<ArenaResult>,
    /// The number of samples that were taken over from earlier runs.
    #[serde(skip)]
    pub taken: u64,
}

/// The results of one machine player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaResult {
    /// Its name.
    #[serde(rename = "name")]
    pub agent: String,
    /// The number of positions it held.
    pub seats: usize,
    /// The mean share of wins per position.
    pub win_share: f64,
    /// The 95% confidence interval of the share; `None` with a single sample.
    #[serde(rename = "ci95")]
    pub interval: Option<[f64; 2]>,
    /// The mean score of its positions.
    pub mean_score: f64,
}

impl ArenaSummary {
    /// Returns the share of games without a winner. Some rules leave ties without a winner, which
    /// keeps equal players below the fair share.
    #[must_use]
    pub fn unwon_share(&self) -> f64 {
        let won = |result: &ArenaResult| result.win_share * result.seats as f64;
        let unwon = 1.0 - self.results.iter().map(won).sum::<f64>();
        // Rounding leaves a small remainder, which is not a share.
        if unwon < 1e-9 { 0.0 } else { unwon }
    }

    /// Returns the share of a player as good as the others, provided every game has a winner.
    #[must_use]
    pub fn fair_share(&self) -> f64 {
        1.0 / self.players as f64
    }

    /// Summarises a run.
    pub(crate) fn of(played: &Played, seconds: f64) -> Self {
        let (run, samples) = (&played.run, &played.samples);
        Self {
            game: run.game.clone(),
            players: run.players,
            positions: run.agents.clone(),
            seed: run.seed.clone(),
            samples: samples.len() as u64,
            games: samples.len() as u64 * run.players as u64,
            budget: run.budget,
            seconds,
            ms_per_decision: played.ms_per_decision,
            results: results(&run.agents, samples),
            taken: played.taken,
        }
    }
}

/// Returns one result per name, over all its positions.
fn results(agents: &[String], samples: &[ArenaSample]) -> Vec<ArenaResult> {
    let first = |&position: &usize| !agents[..position].contains(&agents[position]);
    (0..agents.len())
        .filter(first)
        .map(|position| result(&agents[position], agents, samples))
        .collect()
}

fn result(agent: &str, agents: &[String], samples: &[ArenaSample]) -> ArenaResult {
    let own = |values: &[f64]| -> Vec<f64> {
        let pairs = values.iter().zip(agents);
        pairs
            .filter(|(_, name)| *name == agent)
            .map(|(&value, _)| value)
            .collect()
    };
    let shares: Vec<f64> = samples.iter().map(|s| mean(&own(&s.shares))).collect();
    let scores: Vec<f64> = samples.iter().map(|s| mean(&own(&s.scores))).collect();
    ArenaResult {
        agent: agent.to_owned(),
        seats: agents.iter().filter(|name| *name == agent).count(),
        win_share: mean(&shares),
        interval: interval(&shares),
        mean_score: mean(&scores),
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// Returns the 95% confidence interval of the mean; `None` if there are too few samples.
fn interval(values: &[f64]) -> Option<[f64; 2]> {
    if values.len() < 2 {
        return None;
    }
    let (n, middle) = (values.len() as f64, mean(values));
    let squares: f64 = values.iter().map(|value| (value - middle).powi(2)).sum();
    let half = SURE * (squares / (n - 1.0)).sqrt() / n.sqrt();
    Some([middle - half, middle + half])
}

#[cfg(test)]
mod tests {
    use tabletop::Options;

    use super::*;
    use crate::arena_sample::ArenaRun;

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-12
    }

    #[test]
    fn the_interval_is_that_of_the_sample_standard_deviation() {
        // Mean 0.5; squared deviations 0.25 + 0.25 + 0 + 0, divided by 3; the root, halved for 4
        // samples.
        let [low, high] = interval(&[0.0, 1.0, 0.5, 0.5]).unwrap();
        let half = 1.96 * (0.5_f64 / 3.0).sqrt() / 2.0;
        assert!(near(low, 0.5 - half) && near(high, 0.5 + half));
        assert_eq!(interval(&[0.25; 9]), Some([0.25, 0.25]));
    }

    #[test]
    fn one_sample_has_no_interval() {
        assert_eq!(interval(&[0.5]), None);
        assert_eq!(interval(&[]), None);
    }

    #[test]
    fn positions_with_the_same_name_count_together() {
        let agents = ["greedy", "random", "greedy"].map(String::from).to_vec();
        let sample = |shares: [f64; 3], scores: [f64; 3]| ArenaSample {
            run: ArenaRun {
                game: "pebbles".into(),
                players: 3,
                agents: agents.clone(),
                options: Options::new(),
                data: String::new(),
                engine: String::new(),
                seed: String::new(),
                budget: Thinking::Own,
            },
            number: 0,
            shares: shares.to_vec(),
            scores: scores.to_vec(),
        };
        let samples = [
            sample([0.5, 0.25, 0.25], [10.0, 4.0, 20.0]),
            sample([1.0, 0.0, 0.0], [30.0, 6.0, 40.0]),
        ];
        let found = results(&agents, &samples);
        let names: Vec<_> = found.iter().map(|r| (r.agent.as_str(), r.seats)).collect();
        assert_eq!(names, [("greedy", 2), ("random", 1)]);
        assert!(near(found[0].win_share, (0.375 + 0.5) / 2.0));
        assert!(near(found[0].mean_score, 25.0));
        assert!(near(found[1].win_share, 0.125) && near(found[1].mean_score, 5.0));
    }
}
