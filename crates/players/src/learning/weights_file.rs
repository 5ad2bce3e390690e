//! The file format of weights: every feature by name, for each number of seats and each phase.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;
use thiserror::Error;

use super::features::Learn;
use super::weights::{TableWeights, Weight, Weights};

/// An error in a weights file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WeightsError {
    /// The file cannot be parsed.
    #[error("{0}")]
    Syntax(String),
    /// The game has no such phase.
    #[error("there is no phase “{0}”")]
    UnknownPhase(String),
    /// The game has no such feature.
    #[error("there is no feature “{0}”")]
    UnknownFeature(String),
    /// A feature has no weight.
    #[error("“{feature}” has no weight for {seats} players in the phase {phase}")]
    Missing {
        /// The name of the feature.
        feature: &'static str,
        /// The number of seats.
        seats: usize,
        /// The name of the phase.
        phase: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    table: Vec<SeatWeights>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatWeights {
    players: usize,
    phase: String,
    win: BTreeMap<String, Weight>,
    points: BTreeMap<String, Weight>,
}

/// Returns the built-in weights of a game.
///
/// # Panics
/// Panics if the file is invalid. Every game has a test that reads it.
pub(crate) fn built_in<G: Learn>() -> Weights {
    match Weights::parse(G::WEIGHTS, G::FEATURES, G::PHASES) {
        Ok(weights) => weights,
        Err(error) => panic!("the built-in weights are invalid: {error}"),
    }
}

impl Weights {
    /// Parses a file for a game with these features and phases.
    ///
    /// # Errors
    /// Returns an error if the file is invalid; the error describes the first problem.
    pub fn parse(
        text: &str,
        features: &'static [&'static str],
        phases: &[&str],
    ) -> Result<Self, WeightsError> {
        let file: File =
            toml::from_str(text).map_err(|error| WeightsError::Syntax(error.to_string()))?;
        let tables = file
            .table
            .into_iter()
            .map(|table| table.read(features, phases));
        Ok(Self {
            tables: tables.collect::<Result<_, _>>()?,
        })
    }

    /// Returns the text of a file, which begins with `about` as a comment.
    #[must_use]
    pub fn to_text(&self, about: &str, features: &[&str], phases: &[&str]) -> String {
        let mut text = String::new();
        for line in about.lines() {
            let _ = writeln!(text, "# {line}");
        }
        for table in &self.tables {
            let (seats, phase) = (table.seats, phases[table.phase]);
            let _ = writeln!(text, "\n[[table]]\nplayers = {seats}\nphase = \"{phase}\"");
            for (kind, weights) in [("win", &table.win), ("points", &table.points)] {
                let _ = writeln!(text, "\n[table.{kind}]");
                for (feature, [early, more]) in features.iter().zip(weights) {
                    let _ = writeln!(text, "{feature} = [{early:.4}, {more:.4}]");
                }
            }
        }
        text
    }
}

impl SeatWeights {
    fn read(
        self,
        features: &'static [&'static str],
        phases: &[&str],
    ) -> Result<TableWeights, WeightsError> {
        let phase = phases.iter().position(|phase| *phase == self.phase);
        let phase = phase.ok_or_else(|| WeightsError::UnknownPhase(self.phase.clone()))?;
        let in_order = |weights: &BTreeMap<String, Weight>| {
            let unknown = |name: &&String| !features.contains(&name.as_str());
            if let Some(name) = weights.keys().find(unknown) {
                return Err(WeightsError::UnknownFeature(name.clone()));
            }
            let weight = |&feature: &&'static str| {
                let missing = || WeightsError::Missing {
                    feature,
                    seats: self.players,
                    phase: self.phase.clone(),
                };
                weights.get(feature).copied().ok_or_else(missing)
            };
            features.iter().map(weight).collect()
        };
        Ok(TableWeights {
            seats: self.players,
            phase,
            win: in_order(&self.win)?,
            points: in_order(&self.points)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: &[&str] = &["dust", "fame"];
    const PHASES: &[&str] = &["draft", "play"];

    fn weights() -> Weights {
        let table = |seats, phase| TableWeights {
            seats,
            phase,
            win: vec![[0.5, -1.25], [seats as f64, 0.0]],
            points: vec![[2.0, 0.0], [0.0, 100.0]],
        };
        Weights {
            tables: vec![table(2, 0), table(2, 1), table(3, 1)],
        }
    }

    #[test]
    fn written_weights_can_be_read_back() {
        let text = weights().to_text("made\nby hand", FEATURES, PHASES);
        assert!(text.starts_with("# made\n# by hand\n"), "{text}");
        assert_eq!(Weights::parse(&text, FEATURES, PHASES), Ok(weights()));
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let good = weights().to_text("", FEATURES, PHASES);
        let refused = |from: &str, to: &str| {
            let text = good.replacen(from, to, 1);
            Weights::parse(&text, FEATURES, PHASES).unwrap_err()
        };
        assert_eq!(
            refused("\"draft\"", "\"dusk\""),
            WeightsError::UnknownPhase("dusk".into())
        );
        assert_eq!(
            refused("dust =", "rust ="),
            WeightsError::UnknownFeature("rust".into())
        );
        let missing = refused("fame = [2.0000, 0.0000]\n", "");
        let text = missing.to_string();
        assert_eq!(
            text,
            "“fame” has no weight for 2 players in the phase draft"
        );
        for (from, to) in [("players", "seats"), ("[0.5000,", "[0.5000"), ("[[t", "[t")] {
            let error = refused(from, to);
            assert!(matches!(error, WeightsError::Syntax(_)), "{error}");
        }
    }
}
