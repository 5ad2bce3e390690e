//! A lesson at the table: what the learner is asked to do, in the place of the question.

use games::{Due, LEARNER, Lesson, LiveGame};
use maud::{Markup, html};
use render::{Scene, Step, icon};
use serde_json::Value;
use words::text;

use super::visit::Visit;
use crate::tables::LessonProgress;

/// A lesson as its learner sees it.
pub struct Guide<'a> {
    visit: &'a Visit<'a>,
    game: &'a dyn LiveGame,
    lesson: &'static Lesson,
    progress: &'a LessonProgress,
}

impl<'a> Guide<'a> {
    /// Returns the lesson that the visitor is taking, if they are.
    pub fn of(visit: &'a Visit<'a>, game: &'a dyn LiveGame) -> Option<Self> {
        let (lesson, progress) = visit.table.lesson()?;
        visit.own().contains(LEARNER).then_some(Self {
            visit,
            game,
            lesson,
            progress,
        })
    }

    /// Puts the sentence of the lesson in the place of the question.
    pub fn speak(&self, scene: &mut Scene) {
        let (sentence, remark) = (self.sentence(), self.remark());
        let what = self.lit_words();
        scene.steps = self.steps();
        scene.decision = html! {
            (sentence)
            @if !what.is_empty() {
                span.hide { " " (self.say("lesson-lit", &[("what", what.join(", ").into())])) }
            }
        };
        scene.detail = html! { @if let Some(remark) = remark { (remark) } };
        // No button is brighter than what the lesson asks for.
        let lit: Vec<String> = self.lit().iter().map(Value::to_string).collect();
        for button in scene.buttons.iter_mut().filter(|_| !lit.is_empty()) {
            button.main = button.main && button.target.does(&lit);
        }
    }

    fn say(&self, key: &str, arguments: &[(&str, words::Arg<'_>)]) -> String {
        text(self.visit.preferences.language, key, arguments)
    }

    /// Returns a text of a step, if the step has it.
    fn of_step(&self, step: usize, attribute: &str) -> Option<String> {
        let step = self.lesson.steps.get(step)?;
        words::text_if_any(
            self.visit.preferences.language,
            &format!("{}.{attribute}", step.text),
        )
    }

    /// Returns what is said after a step.
    fn after(&self, step: usize) -> Option<String> {
        let other = self.progress.after.get(&step);
        self.of_step(step, other.map_or("after", String::as_str))
    }

    fn sentence(&self) -> String {
        let step = self.lesson.step_at(self.progress.line);
        let after = match self.lesson.due(self.progress.line) {
            Due::Script(_) => self.after(step),
            Due::Learner(..) | Due::Free => None,
        };
        after.unwrap_or_else(|| self.say(&self.lesson.steps[step].text, &[]))
    }

    /// Returns what has just happened, or what comes after the lesson.
    fn remark(&self) -> Option<String> {
        let step = self.lesson.step_at(self.progress.line);
        match self.lesson.due(self.progress.line) {
            Due::Script(_) => None,
            Due::Free => Some(self.say("lesson-end", &[])),
            Due::Learner(_, index) if index > 0 => None,
            Due::Learner(..) => {
                let before = step.checked_sub(1)?;
                self.of_step(before, "meanwhile")
                    .or_else(|| self.after(before))
            }
        }
    }

    fn steps(&self) -> Vec<Step> {
        let n = self.lesson.step_at(self.progress.line) + 1;
        let of = self.lesson.steps.len();
        let progress = self.say("lesson-progress", &[("n", n.into()), ("of", of.into())]);
        let step = |words, now| Step {
            words,
            now,
            done: !now,
        };
        vec![
            step(self.say("lesson-name", &[]), false),
            step(progress, true),
        ]
    }

    fn lit(&self) -> Vec<Value> {
        self.lesson.lit(self.game, self.progress.line)
    }

    /// Returns the names of what is lit, for screen readers.
    fn lit_words(&self) -> Vec<String> {
        let lit = self.lit();
        let language = Some(self.visit.preferences.language);
        let legal = self.game.legal(language, LEARNER).into_iter();
        let words = legal.filter(|legal| lit.contains(&legal.action));
        words.filter_map(|legal| legal.words).collect()
    }

    /// Renders the buttons of the lesson, and what the script needs to point at the board.
    pub fn controls(&self) -> Markup {
        let table = self.visit.table;
        let path = format!("/api/v1/tables/{}/lesson", table.id);
        let body =
            |what: &str| serde_json::json!({ "do": what, "version": table.version() }).to_string();
        let lit: Vec<String> = self.lit().iter().map(Value::to_string).collect();
        let step = self.lesson.step_at(self.progress.line);
        let show = match self.lesson.due(self.progress.line) {
            Due::Script(_) => &[],
            Due::Learner(..) | Due::Free => &self.lesson.steps[step].show[..],
        };
        let json = |list: &[String]| serde_json::json!(list).to_string();
        let begins = self.lesson.begins(0) == Some(self.progress.line);
        html! {
            span id="lesson" hidden data-lit=(json(&lit)) data-show=(json(show)) {}
            @if !begins {
                button.act.quiet type="button" id="lesson-back" data-post=(path) data-body=(body("back"))
                    title=(self.say("lesson-back-step", &[])) {
                    (icon("undo")) span { (self.say("lesson-back", &[])) }
                }
            }
            @if !lit.is_empty() {
                button.act.quiet type="button" id="lesson-show" { (self.say("lesson-show", &[])) }
            }
            @if self.lesson.due(self.progress.line) != Due::Free {
                button.act.quiet type="button" id="lesson-skip" data-post=(path) data-body=(body("skip"))
                    data-sure=(self.say("lesson-skip-sure", &[])) title=(self.say("lesson-skip-all", &[])) {
                    (self.say("lesson-skip", &[]))
                }
            }
        }
    }
}
