//! A sample of the arena: one deal with every player in every seat, as stored in a results file.

use std::time::Duration;

use players::Budget;
use serde::{Deserialize, Serialize};
use tabletop::Options;

use crate::GameError;

/// How long the levels think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thinking {
    /// Each level uses its own budget.
    Own,
    /// Every level gets this number of iterations.
    Iterations(u32),
    /// Every level gets this number of milliseconds.
    ThinkMs(u64),
}

impl Thinking {
    /// Returns the budget that replaces the levels' own.
    pub(crate) fn budget(self) -> Option<Budget> {
        match self {
            Self::Own => None,
            Self::Iterations(iterations) => Some(Budget::Iterations(iterations)),
            Self::ThinkMs(time) => Some(Budget::Time(Duration::from_millis(time))),
        }
    }
}

impl From<Budget> for Thinking {
    fn from(budget: Budget) -> Self {
        match budget {
            Budget::Iterations(iterations) => Self::Iterations(iterations),
            Budget::Time(time) => Self::ThinkMs(time.as_millis() as u64),
        }
    }
}

/// Everything that must match before a sample counts towards a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ArenaRun {
    /// The key of the game.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// The machine players by position, one per seat.
    pub agents: Vec<String>,
    /// The game's options, except those that name files.
    pub options: Options,
    /// The hash of the game's data; it stands in for the options that name files.
    pub data: String,
    /// The mark that identifies the version of the machine players.
    pub engine: String,
    /// The text all games are derived from.
    pub seed: String,
    /// How long the search levels think.
    pub budget: Thinking,
}

/// One deal played in all rotations.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ArenaSample {
    /// The run it belongs to.
    #[serde(flatten)]
    pub run: ArenaRun,
    /// Its number in the run, from 0.
    pub number: u64,
    /// Mean share of the wins by position.
    pub shares: Vec<f64>,
    /// Mean score by position.
    pub scores: Vec<f64>,
}

impl ArenaSample {
    /// Reads all samples of a results file, one per line, whatever runs they belong to.
    ///
    /// # Errors
    /// Returns an error if a line is not a valid sample; the error names the first such line.
    pub fn read_all(file: &str, text: &str) -> Result<Vec<Self>, GameError> {
        let sample = |(index, line): (usize, &str)| {
            let read = serde_json::from_str(line).ok().filter(Self::is_whole);
            read.ok_or_else(|| GameError::ArenaLine {
                file: file.to_owned(),
                line: index + 1,
            })
        };
        text.lines().enumerate().map(sample).collect()
    }

    /// Returns whether there is a value for every position and the shares add up to at most one.
    fn is_whole(&self) -> bool {
        let lengths = [self.run.agents.len(), self.shares.len(), self.scores.len()];
        // Sums of thirds are not exact.
        let most = 1.0 + 1e-9;
        lengths == [self.run.players; 3]
            && self.shares.iter().all(|&share| share >= 0.0)
            && self.shares.iter().sum::<f64>() <= most
    }

    /// Returns the sample as a line of a results file.
    pub(crate) fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> ArenaSample {
        ArenaSample {
            run: ArenaRun {
                game: "pebbles".into(),
                players: 3,
                agents: ["greedy", "random", "random"].map(String::from).to_vec(),
                options: Options::new().with("first", "2"),
                data: "abc".into(),
                engine: "def".into(),
                seed: "s".into(),
                budget: Thinking::Iterations(50),
            },
            number: 7,
            shares: vec![1.0 / 3.0, 0.1 + 0.2, 2.0 / 3.0 / 7.0],
            scores: vec![-1.5, 1e2 / 3.0, 61.0],
        }
    }

    #[test]
    fn a_sample_survives_writing_and_reading_to_the_last_digit() {
        for budget in [
            Thinking::Own,
            Thinking::Iterations(50),
            Thinking::ThinkMs(9),
        ] {
            let mut sample = sample();
            sample.run.budget = budget;
            let text = sample.to_line() + &sample.to_line();
            assert_eq!(
                ArenaSample::read_all("f", &text),
                Ok(vec![sample.clone(), sample])
            );
        }
    }

    #[test]
    fn the_first_invalid_line_is_named() {
        let good = sample().to_line();
        let half = &good[..good.len() / 2];
        let short = good.replacen("\"scores\":[-1.5,", "\"scores\":[", 1);
        let two = good.replacen("\"shares\":[0.", "\"shares\":[1.", 1);
        let below = good.replacen("\"shares\":[", "\"shares\":[-", 1);
        for bad in ["{}", "", "arena", half, &short, &two, &below] {
            let text = format!("{good}{}\n{good}", bad.trim_end());
            let refused = GameError::ArenaLine {
                file: "f".into(),
                line: 2,
            };
            assert_eq!(ArenaSample::read_all("f", &text), Err(refused), "{bad}");
        }
    }
}
