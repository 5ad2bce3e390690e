//! Hints: what a machine player would do, with reasons made from the rules.

use players::{Candidate, Judge};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Reason, Seat};
use words::{Language, Words, comparison_words, reason_words, text};

/// The chances of winning of actions that are about as good differ by less than this: a search of
/// the length of a hint's cannot tell them apart.
const AS_GOOD: f64 = 0.03;

/// A recommended action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action in the form a client sends it.
    pub action: Value,
    /// The text for the action.
    pub words: String,
    /// The chance of winning after this action, from 0 to 1.
    pub win_chance: f64,
    /// The expected points after this action.
    pub points: f64,
    /// How often the search tried it.
    pub tries: u32,
    /// What speaks for it, or against it, by the rules and what the seat can see.
    pub reasons: Vec<HintReason>,
    /// How it compares with the second-best action; for any other action, with the best one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compared: Option<String>,
    /// Whether it is about as good as the best action.
    pub as_good: bool,
}

/// A reason for a recommended action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HintReason {
    /// The reason as data; `null` if there is none that the rules know of.
    pub why: Value,
    /// The reason as a sentence.
    pub words: String,
}

/// What the hints are about.
pub(crate) struct About<'a, G: Judge> {
    pub game: &'a G,
    pub view: &'a G::View,
    pub seat: Seat,
    pub language: Language,
}

impl<G: Judge + Words> About<'_, G> {
    /// Returns the hints for the best actions of a search, best first.
    pub fn hints(&self, best: Vec<Candidate<G::Action>>) -> Vec<Hint> {
        let reasons =
            |one: &Candidate<G::Action>| self.game.reasons(self.view, self.seat, one.action);
        let all: Vec<Vec<Reason<G::Why>>> = best.iter().map(reasons).collect();
        let chance = best.first().map_or(0.0, |one| one.win_chance);
        let hint = |(index, one): (usize, Candidate<G::Action>)| {
            let other = usize::from(index == 0);
            let compared = all.get(other).map(|others| {
                let other = (other + 1, others.as_slice());
                comparison_words(self.game, self.language, self.view, &all[index], other)
            });
            Hint {
                action: serde_json::to_value(one.action).unwrap_or_default(),
                words: self.game.action_words(self.language, self.view, one.action),
                win_chance: one.win_chance,
                points: one.points,
                tries: one.tries,
                reasons: self.in_words(&all[index]),
                compared,
                as_good: chance - one.win_chance < AS_GOOD,
            }
        };
        best.into_iter().enumerate().map(hint).collect()
    }

    fn in_words(&self, reasons: &[Reason<G::Why>]) -> Vec<HintReason> {
        if reasons.is_empty() {
            return vec![HintReason {
                why: Value::Null,
                words: text(self.language, "hint-general", &[]),
            }];
        }
        let told = |reason| HintReason {
            why: serde_json::to_value(reason).unwrap_or_default(),
            words: reason_words(self.game, self.language, self.view, reason),
        };
        reasons.iter().map(told).collect()
    }
}
