//! Guided first games. A lesson is a file: a deal, a script of lines for all seats, and steps that
//! ask the learner, at seat 1, for the lines that are theirs. `docs/lessons.md` describes the file.

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Options, Seat, StateHash};

use crate::{LiveGame, Refusal};

/// The seat of the learner.
pub const LEARNER: Seat = Seat::new(0);

/// What a pattern contains in the place of a value that does not matter.
const ANYTHING: &str = "*";

/// A guided game.
#[derive(Debug)]
pub struct Lesson {
    /// The key of the game.
    pub game: &'static str,
    /// The key of the lesson, unique within its game.
    pub key: String,
    /// The options of the game.
    pub options: Options,
    /// The names of the machine players at the other seats, in seat order.
    pub names: Vec<String>,
    /// How many minutes the lesson takes.
    pub minutes: u32,
    /// The deal, in the form it has in a record.
    pub(crate) deal: Value,
    /// Identifies the script, so that nobody goes on with another one in the middle.
    pub edition: String,
    /// The steps; the last one begins the real game.
    pub steps: Vec<LessonStep>,
    lines: Vec<Due>,
    script: Vec<ScriptLine>,
}

/// A step: what the learner is asked to do.
#[derive(Debug)]
pub struct LessonStep {
    /// The key of its text; the attributes are the other texts of the step.
    pub text: String,
    /// The ids of the elements of the page that it speaks of, besides those of its actions.
    pub show: Vec<String>,
    actions: Vec<Value>,
    chance: Vec<Vec<u32>>,
    any_order: bool,
    also: Vec<Also>,
    nudges: Vec<Nudge>,
    leads_to: Option<Value>,
    /// The index of its first line.
    begins: usize,
}

/// A line of the script that the program plays.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScriptLine {
    /// The seat, from 1.
    seat: Seat,
    /// The actions as JSON, of which the first legal one is played.
    #[serde(rename = "do")]
    actions: OneOrMore,
    /// The random outcomes.
    #[serde(default)]
    chance: Vec<u32>,
}

/// What the next line of a lesson is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A line that the program plays: its index in the script.
    Script(usize),
    /// A line of the learner: the index of the step, and the index of the action in it.
    Learner(usize, usize),
    /// No line: the game goes on without a script.
    Free,
}

/// Why an action of the learner was not carried out.
#[derive(Debug)]
pub enum LessonRefusal {
    /// It is not what the step asks for. Contains the key of a text that says so.
    NotNow(String),
    /// A rule forbids it.
    Illegal(Refusal),
}

/// An action of a step that is as good as the one asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Also {
    #[serde(rename = "do")]
    action: Json,
    /// The attribute of the text that follows it.
    after: Option<String>,
}

/// A text for something that the step does not ask for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Nudge {
    #[serde(rename = "do")]
    actions: OneOrMore,
    /// The attribute of the text.
    text: String,
}

/// A lesson as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    key: String,
    minutes: u32,
    #[serde(default)]
    options: Options,
    names: Vec<String>,
    deal: Json,
    #[serde(default)]
    before: Vec<ScriptLine>,
    #[serde(rename = "step")]
    steps: Vec<FileStep>,
}

/// A step as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct FileStep {
    /// The actions, one after the other; a pattern in the last step, where they only are suggested.
    #[serde(rename = "do")]
    actions: OneOrMore,
    #[serde(default)]
    chance: Vec<Vec<u32>>,
    #[serde(default)]
    any_order: bool,
    #[serde(default)]
    also: Vec<Also>,
    #[serde(default)]
    nudge: Vec<Nudge>,
    leads_to: Option<Json>,
    #[serde(default)]
    show: Vec<String>,
    #[serde(default)]
    then: Vec<ScriptLine>,
}

/// A value written as JSON in a text.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
struct Json(Value);

impl TryFrom<String> for Json {
    type Error = serde_json::Error;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        serde_json::from_str(&text).map(Self)
    }
}

/// One value written as JSON, or several.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(Json),
    More(Vec<Json>),
}

impl OneOrMore {
    fn values(&self) -> Vec<Value> {
        match self {
            Self::One(Json(value)) => vec![value.clone()],
            Self::More(values) => values.iter().map(|Json(value)| value.clone()).collect(),
        }
    }
}

impl Lesson {
    /// Reads a lesson of a game.
    ///
    /// # Errors
    /// Returns an error that says where the file is not a lesson.
    pub fn parse(game: &'static str, text: &str) -> Result<Self, toml::de::Error> {
        let file: File = toml::from_str(text)?;
        let (mut lines, mut script) = (Vec::new(), Vec::new());
        let mut play = |lines: &mut Vec<Due>, played: Vec<ScriptLine>| {
            lines.extend((0..played.len()).map(|index| Due::Script(script.len() + index)));
            script.extend(played);
        };
        play(&mut lines, file.before);
        let last = file.steps.len().saturating_sub(1);
        let mut steps = Vec::new();
        for (index, step) in file.steps.into_iter().enumerate() {
            let actions = step.actions.values();
            steps.push(LessonStep {
                text: format!("lesson-{game}-{}-{}", file.key, index + 1),
                show: step.show,
                chance: step.chance,
                any_order: step.any_order,
                also: step.also,
                nudges: step.nudge,
                leads_to: step.leads_to.map(|Json(value)| value),
                begins: lines.len(),
                actions,
            });
            // The last step asks for nothing: its actions are suggestions.
            if index < last {
                let own = 0..steps[index].actions.len();
                lines.extend(own.map(|action| Due::Learner(index, action)));
                play(&mut lines, step.then);
            }
        }
        Ok(Self {
            game,
            key: file.key,
            options: file.options,
            names: file.names,
            minutes: file.minutes,
            deal: file.deal.0,
            edition: StateHash::of(text).to_string(),
            steps,
            lines,
            script,
        })
    }

    /// Returns the key of the text with its title; `.pitch` says what it teaches.
    #[must_use]
    pub fn text(&self) -> String {
        format!("lesson-{}-{}", self.game, self.key)
    }

    /// Returns what follows after this many lines.
    #[must_use]
    pub fn due(&self, line: usize) -> Due {
        self.lines.get(line).copied().unwrap_or(Due::Free)
    }

    /// Returns the step that a lesson is at after this many lines: the one the learner is at, or the
    /// one whose lines the program plays.
    #[must_use]
    pub fn step_at(&self, line: usize) -> usize {
        let begun = self.steps.iter().take_while(|step| step.begins <= line);
        begun.count().saturating_sub(1)
    }

    /// Returns the line at which a step begins.
    #[must_use]
    pub fn begins(&self, step: usize) -> Option<usize> {
        self.steps.get(step).map(|step| step.begins)
    }

    /// Returns the seat of a line that the program plays.
    #[must_use]
    pub fn script_seat(&self, line: usize) -> Option<Seat> {
        match self.due(line) {
            Due::Script(index) => Some(self.script[index].seat),
            Due::Learner(..) | Due::Free => None,
        }
    }

    /// Plays the line that the program has to play. Returns whether it could be played.
    pub fn play_script(&self, game: &mut dyn LiveGame, line: usize) -> bool {
        let Due::Script(index) = self.due(line) else {
            return false;
        };
        let ScriptLine {
            seat,
            actions,
            chance,
        } = &self.script[index];
        let played = |action: &Value| game.act_scripted(*seat, action, chance);
        actions
            .values()
            .iter()
            .map(played)
            .any(|done| matches!(done, Ok(true)))
    }

    /// Carries out an action of the learner if the step asks for it, or for nothing better. Returns
    /// the attribute of the text that follows, if it is not the usual one.
    ///
    /// # Errors
    /// Returns an error if the step asks for something else, or a rule forbids the action. The game
    /// is then unchanged.
    pub fn take(
        &self,
        game: &mut dyn LiveGame,
        line: usize,
        action: &Value,
    ) -> Result<Option<String>, LessonRefusal> {
        let Due::Learner(step, index) = self.due(line) else {
            return Err(LessonRefusal::NotNow("lesson-wait".to_owned()));
        };
        game.read_copy()
            .act(LEARNER, action)
            .map_err(LessonRefusal::Illegal)?;
        let step = &self.steps[step];
        if !step.accepts(game, index, action) {
            return Err(LessonRefusal::NotNow(step.nudge(action)));
        }
        game.act_scripted(LEARNER, action, step.chance(index))
            .map_err(LessonRefusal::Illegal)?;
        let as_good = step.also.iter().find(|also| fits(&also.action.0, action));
        Ok(as_good.and_then(|also| also.after.clone()))
    }

    /// Returns the actions that the page points at: the one asked for, those of a run that can be
    /// taken in any order, or those suggested at the end.
    #[must_use]
    pub fn lit(&self, game: &dyn LiveGame, line: usize) -> Vec<Value> {
        let legal = || {
            game.legal(None, LEARNER)
                .into_iter()
                .map(|legal| legal.action)
        };
        match self.due(line) {
            Due::Script(_) => Vec::new(),
            Due::Learner(step, index) => {
                let step = &self.steps[step];
                if step.any_order {
                    return legal()
                        .filter(|action| step.actions.contains(action))
                        .collect();
                }
                let asked = step.actions[index].clone();
                let good = |action: &Value| step.accepts(game, index, action);
                let found = std::iter::once(asked).chain(legal()).find(good);
                found.into_iter().collect()
            }
            Due::Free => {
                let suggested = self.steps.last().map(|step| &step.actions[..]);
                let suggested = suggested.unwrap_or_default();
                let good = |action: &Value| suggested.iter().any(|pattern| fits(pattern, action));
                legal().filter(good).take(1).collect()
            }
        }
    }
}

impl LessonStep {
    /// Returns whether the step is content with an action of the learner.
    fn accepts(&self, game: &dyn LiveGame, index: usize, action: &Value) -> bool {
        let asked = match self.any_order {
            true => self.actions.contains(action),
            false => self.actions.get(index) == Some(action),
        };
        if !asked && !self.also.iter().any(|also| fits(&also.action.0, action)) {
            return false;
        }
        let mut after = game.read_copy();
        let done = after.act_scripted(LEARNER, action, self.chance(index));
        let Some(wanted) = &self.leads_to else {
            return matches!(done, Ok(true));
        };
        let legal = after.legal(None, LEARNER);
        matches!(done, Ok(true)) && legal.iter().any(|legal| fits(wanted, &legal.action))
    }

    fn chance(&self, index: usize) -> &[u32] {
        self.chance.get(index).map_or(&[], Vec::as_slice)
    }

    /// Returns the key of the text for an action that the step does not ask for.
    fn nudge(&self, action: &Value) -> String {
        let about = |nudge: &&Nudge| nudge.actions.values().iter().any(|one| fits(one, action));
        match self.nudges.iter().find(about) {
            Some(nudge) => format!("{}.{}", self.text, nudge.text),
            None => "lesson-later".to_owned(),
        }
    }

    /// Returns the attributes that the text of the step must have, besides `after` and `meanwhile`.
    #[must_use]
    pub fn attributes(&self) -> Vec<&str> {
        let after = self.also.iter().filter_map(|also| also.after.as_deref());
        let nudges = self.nudges.iter().map(|nudge| nudge.text.as_str());
        after.chain(nudges).collect()
    }

    /// Returns patterns of the actions that have a text of their own although the step does not ask
    /// for them.
    #[must_use]
    pub fn nudged(&self) -> Vec<Value> {
        self.nudges
            .iter()
            .flat_map(|nudge| nudge.actions.values())
            .collect()
    }
}

/// Returns whether a value fits a pattern: it is equal, except that the pattern may lack keys of an
/// object, and that `"*"` stands for anything.
fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::String(text), _) if text == ANYTHING => true,
        (Value::Object(wanted), Value::Object(found)) => wanted
            .iter()
            .all(|(key, one)| found.get(key).is_some_and(|value| fits(one, value))),
        _ => pattern == value,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_fits_what_it_says_and_anything_it_leaves_open() {
        let action = json!({ "validate": { "objective": 1, "cells": [22, 23] } });
        assert!(fits(&json!({ "validate": { "objective": 1 } }), &action));
        assert!(fits(&json!({ "validate": "*" }), &action));
        assert!(fits(&action, &action));
        assert!(!fits(&json!({ "validate": { "objective": 2 } }), &action));
        assert!(!fits(&json!({ "leave": "*" }), &action));
        assert!(!fits(&json!("done"), &action));
    }

    #[test]
    fn a_file_that_is_no_lesson_is_refused_with_its_place() {
        let error = Lesson::parse("astra", "key = 1").unwrap_err();
        assert!(error.to_string().contains("line 1"), "{error}");
        let error = Lesson::parse("astra", "minutes = 3\nwhat = 1").unwrap_err();
        assert!(error.to_string().contains("what"), "{error}");
    }
}
