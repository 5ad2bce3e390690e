//! A judged decision in words: what was played, what would have been better, and what it cost.

use games::{Judgement, ReviewedAction};
use words::{Arg, Language, decimal, text};

/// A decision with what was thought of it.
#[derive(Clone, Copy)]
pub struct Judged<'a> {
    /// What was played.
    pub action: &'a ReviewedAction,
    /// What was thought of it.
    pub judgement: &'a Judgement,
}

impl<'a> Judged<'a> {
    /// A decision as a review names it.
    pub const fn new((action, judgement): (&'a ReviewedAction, &'a Judgement)) -> Self {
        Self { action, judgement }
    }

    /// The line before the decision: there it can be seen what there was to decide.
    pub const fn before(self) -> usize {
        self.action.line.saturating_sub(1)
    }

    /// Who played what.
    pub fn played(self, language: Language) -> String {
        self.said(language, "review-played")
    }

    /// What would have been better, and what it cost not to do it.
    pub fn better(self, language: Language) -> String {
        self.said(language, "review-better")
    }

    fn said(self, language: Language, key: &str) -> String {
        let Self { action, judgement } = self;
        let percent = |chance: f64| -> Arg<'_> { decimal(language, chance * 100.0, 0).into() };
        let args = [
            ("name", (&action.name[language]).into()),
            ("action", (&action.words[language]).into()),
            ("best", (&judgement.best.words[language]).into()),
            ("had", percent(judgement.win_chance)),
            ("could", percent(judgement.best.win_chance)),
            ("lost", percent(judgement.loss)),
        ];
        text(language, key, &args)
    }
}
