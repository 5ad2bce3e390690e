//! The texts for a judged decision: what was played, what would have been better, and what it cost.

use games::{Judgement, ReviewedAction};
use words::{Arg, Language, decimal, text};

/// A decision with its judgement.
#[derive(Clone, Copy)]
pub struct Judged<'a> {
    /// The action played.
    pub action: &'a ReviewedAction,
    /// How good it was.
    pub judgement: &'a Judgement,
}

impl<'a> Judged<'a> {
    /// Creates a judged decision from the pair a review returns.
    pub const fn new((action, judgement): (&'a ReviewedAction, &'a Judgement)) -> Self {
        Self { action, judgement }
    }

    /// Returns the line before the decision, at which the legal actions are visible.
    pub const fn before(self) -> usize {
        self.action.line.saturating_sub(1)
    }

    /// Returns a sentence that says who played what.
    pub fn played(self, language: Language) -> String {
        self.sentence(language, "review-played")
    }

    /// Returns a sentence that says what would have been better and what the mistake cost.
    pub fn better(self, language: Language) -> String {
        self.sentence(language, "review-better")
    }

    fn sentence(self, language: Language, key: &str) -> String {
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
