//! The results of a review: every action with its effect on its player's chance of winning.

use serde::Serialize;
use serde_json::Value;
use tabletop::Seat;
use words::ByLanguage;

use crate::arena_sample::Thinking;

/// The loss from which an action counts as a mistake. A smaller loss may be an error of the search.
const MISTAKE: f64 = 0.05;

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// The game's key.
    pub game: String,
    /// Unambiguous names of the players, in seat order.
    pub names: Vec<String>,
    /// The text that reproduces the same review.
    pub seed: String,
    /// How long the search thought about each decision.
    pub budget: Thinking,
    /// Every action that was not undone or taken back, in the order of the record.
    pub actions: Vec<ReviewedAction>,
    /// The lines of the largest mistakes, largest first.
    pub mistakes: Vec<usize>,
}

/// An action that was not undone or taken back.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewedAction {
    /// The number of its line in the record.
    pub line: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// The player's name, for people.
    #[serde(skip)]
    pub name: ByLanguage<String>,
    /// The action, as in the record.
    pub action: Value,
    /// The text for the action.
    #[serde(skip)]
    pub words: ByLanguage<String>,
    /// Whether there was no other legal action, so that there is nothing to judge.
    pub forced: bool,
    /// The judgement of the action; `None` if it was forced or the review broke off before it.
    #[serde(flatten)]
    pub judgement: Option<Judgement>,
}

/// How good an action was, given everything its player could know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judgement {
    /// The chance of winning after the action taken, from 0 to 1.
    pub win_chance: f64,
    /// The expected points after this action.
    pub points: f64,
    /// How often the search tried it.
    pub tries: u32,
    /// The best action found; the one taken if none is better.
    pub best: BestAction,
    /// By how much the chance of winning is lower than after the best action.
    pub loss: f64,
}

/// The best action found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BestAction {
    /// The action in the form used in records.
    pub action: Value,
    /// The text for the action.
    #[serde(skip)]
    pub words: ByLanguage<String>,
    /// The chance of winning after this action, from 0 to 1.
    pub win_chance: f64,
    /// The expected points after this action.
    pub points: f64,
    /// How often the search tried it.
    pub tries: u32,
}

impl Judgement {
    /// Returns whether there was a clearly better action.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.loss >= MISTAKE
    }
}

impl Review {
    /// Returns the actions that were judged.
    pub fn judged(&self) -> impl Iterator<Item = (&ReviewedAction, &Judgement)> {
        self.actions.iter().filter_map(ReviewedAction::judged)
    }

    /// Returns the action of this line if it was a mistake.
    #[must_use]
    pub fn mistake(&self, line: usize) -> Option<(&ReviewedAction, &Judgement)> {
        let mut judged = self.judged();
        judged.find(|(action, judgement)| action.line == line && judgement.is_mistake())
    }

    /// Returns the number of mistakes.
    #[must_use]
    pub fn mistake_count(&self) -> usize {
        let mistakes = self
            .judged()
            .filter(|(_, judgement)| judgement.is_mistake());
        mistakes.count()
    }

    /// Returns the largest mistakes, largest first.
    pub fn largest_mistakes(&self) -> impl Iterator<Item = (&ReviewedAction, &Judgement)> {
        let of_line = |line: &usize| self.judged().find(|(action, _)| action.line == *line);
        self.mistakes.iter().filter_map(of_line)
    }
}

impl ReviewedAction {
    /// Returns the action with its judgement.
    fn judged(&self) -> Option<(&Self, &Judgement)> {
        Some((self, self.judgement.as_ref()?))
    }
}

/// Returns the lines of the largest mistakes, at most `most` of them; among equals the earlier
/// comes first.
pub(crate) fn largest_mistakes(actions: &[ReviewedAction], most: usize) -> Vec<usize> {
    let judged = actions.iter().filter_map(ReviewedAction::judged);
    let mut mistakes: Vec<_> = judged
        .filter(|(_, judgement)| judgement.is_mistake())
        .collect();
    mistakes.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
    let lines = mistakes.into_iter().map(|(action, _)| action.line);
    lines.take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(line: usize, loss: Option<f64>) -> ReviewedAction {
        let judgement = loss.map(|loss| Judgement {
            win_chance: 0.5,
            points: 20.0,
            tries: 9,
            best: BestAction {
                action: Value::from("stay"),
                words: ByLanguage::new(|_| "stay".to_owned()),
                win_chance: 0.5 + loss,
                points: 21.0,
                tries: 9,
            },
            loss,
        });
        ReviewedAction {
            line,
            seat: Seat::new(0),
            name: ByLanguage::new(|_| "Ada".to_owned()),
            action: Value::from("go"),
            words: ByLanguage::new(|_| "go".to_owned()),
            forced: loss.is_none(),
            judgement,
        }
    }

    #[test]
    fn the_largest_mistakes_come_first_and_small_losses_do_not_count() {
        let losses = [0.2, 0.04, 0.3, 0.2, 0.0].map(Some);
        let losses = losses.into_iter().chain([None, Some(0.05)]);
        let actions: Vec<_> = (1..).zip(losses).map(|(n, loss)| action(n, loss)).collect();
        assert_eq!(largest_mistakes(&actions, 9), [3, 1, 4, 7]);
        assert_eq!(largest_mistakes(&actions, 2), [3, 1]);
        assert_eq!(largest_mistakes(&actions, 0), [0; 0]);
        assert_eq!(largest_mistakes(&[], 5), [0; 0]);
    }

    #[test]
    fn a_forced_action_has_no_judgement() {
        let forced = serde_json::to_value(action(3, None)).unwrap();
        let expected = serde_json::json!({ "line": 3, "seat": 1, "action": "go", "forced": true });
        assert_eq!(forced, expected);
    }
}
