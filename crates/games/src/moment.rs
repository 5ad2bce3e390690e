//! What a page shows large for a moment: the steps of an opponent without a seat, and what changes
//! the game for everyone.

use render::Pictures;
use serde::Serialize;
use tabletop::{Line, Observer};
use words::Language;

use crate::drawing::Model;

/// Something that a page shows large for a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Moment {
    /// Sentences that say what happened.
    pub words: String,
    /// The id of the piece where it happened, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The key of the opponent without a seat whose step it is. Its steps are shown one by one
    /// before the board changes, because they all belong to one action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<&'static str>,
}

impl Moment {
    /// Joins two moments into one, at the place of the first.
    fn and(self, next: Self) -> Self {
        Self {
            words: format!("{} {}", self.words, next.words),
            ..self
        }
    }
}

impl<G: Pictures> Model<'_, G> {
    /// Returns the moments of the lines after a version, as far as the observer may know them.
    pub fn moments(&self, language: Language, observer: Observer, after: usize) -> Vec<Moment> {
        let lines = self.lines.iter().zip(self.events);
        let new = lines.filter(|(line, _)| line.number() > after);
        new.flat_map(|(line, events)| self.of_line(language, observer, line, events))
            .collect()
    }

    fn of_line(
        &self,
        language: Language,
        observer: Observer,
        line: &Line<G::Action>,
        events: &[G::Event],
    ) -> Vec<Moment> {
        if !matches!(line, Line::Action { .. }) {
            return Vec::new();
        }
        let events = self.visible_events(observer, events);
        let moment = |event| Moment {
            words: self.game.event_words(language, self.names, event),
            place: self.game.place(event),
            other: self.game.other(event),
        };
        let (others, own): (Vec<_>, Vec<_>) = events
            .iter()
            .filter(|event| !self.game.goes_without_saying(event))
            .partition(|event| self.game.other(event).is_some());
        let held = own
            .into_iter()
            .filter(|event| self.game.holds_stage(event, &events));
        let steps = others.into_iter().map(moment);
        steps.chain(held.map(moment).reduce(Moment::and)).collect()
    }
}
