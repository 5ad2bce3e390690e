//! The updates that an observer gets from the lines of a record, and the legal actions of a seat.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Game, Line, Observer, Seat};
use words::{Arg, Language, Words, player_name, text};

use crate::Json;
use crate::asked::seat_of;

/// A legal action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Legal<A = Value> {
    /// The action in the form a client sends it.
    pub action: A,
    /// The text for the action, if texts were requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// The update that an observer gets from one line of the record.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LineUpdate {
    /// The version this line led to.
    pub version: usize,
    /// The kind of line.
    pub kind: Kind,
    /// The seat the line belongs to; `None` for the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The list of the events visible to this observer.
    pub events: Json,
    /// The texts for the events, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Vec<String>>,
}

/// The kinds of lines of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A seat acted.
    Action,
    /// A seat undid its last action, or the game was taken further back.
    Undo,
    /// A seat's time ran out.
    TimeOut,
    /// Somebody else plays a seat from now on.
    TakeOver,
    /// The game is over.
    End,
}

impl Kind {
    fn of<A>(line: &Line<A>) -> Self {
        match line {
            Line::Action { .. } => Self::Action,
            Line::Undo { .. } => Self::Undo,
            Line::TimeOut { .. } => Self::TimeOut,
            Line::TakeOver { .. } => Self::TakeOver,
            Line::End { .. } => Self::End,
        }
    }
}

/// Describes events to one observer. Texts are only produced if a language is given, because they
/// take time.
pub(crate) struct LineDescriber<'a, G> {
    pub game: &'a G,
    pub names: &'a [String],
    pub language: Option<Language>,
    pub observer: Observer,
    /// Whose turn it was after a line, and in which round, as far as that is known.
    pub turn_after: &'a dyn Fn(usize) -> Option<(Seat, u16)>,
}

impl<G: Game + Words> LineDescriber<'_, G> {
    /// Returns the update that the observer gets from a line.
    pub fn line(&self, line: &Line<G::Action>, events: &[G::Event]) -> LineUpdate {
        let visible = |event| self.game.event_for(event, self.observer);
        let events: Vec<G::Event> = events.iter().filter_map(visible).collect();
        let words = |language| self.words(language, line, &events);
        LineUpdate {
            version: line.number(),
            kind: Kind::of(line),
            seat: seat_of(line),
            words: self.language.map(words),
            events: Json::of(&events),
        }
    }

    /// Returns the texts for a line, those for its events first.
    pub fn words(
        &self,
        language: Language,
        line: &Line<G::Action>,
        events: &[G::Event],
    ) -> Vec<String> {
        let event = |event| self.game.event_words(language, self.names, event);
        let line = self.line_words(language, line);
        events.iter().map(event).chain(line).collect()
    }

    /// Describes a line that has no event of its own.
    pub fn line_words(&self, language: Language, line: &Line<G::Action>) -> Option<String> {
        let name = player_name(language, self.names, seat_of(line)?);
        let name = ("name", name.into());
        let say = |key, arguments: &[_]| Some(text(language, key, arguments));
        match line {
            Line::Undo { to: None, .. } => say("live-undo", &[name]),
            Line::Undo { to: Some(to), .. } => Some(self.take_back_words(language, name, *to)),
            Line::TimeOut { .. } => say("live-time-out", &[name]),
            Line::TakeOver { by, .. } if by.is_empty() => say("live-come-back", &[name]),
            Line::TakeOver { by, .. } => say("live-take-over", &[name, ("by", by.into())]),
            Line::Action { .. } | Line::End { .. } => None,
        }
    }

    /// Says where someone takes the game back to: the start, a turn, or else a line.
    fn take_back_words(
        &self,
        language: Language,
        name: (&'static str, Arg<'_>),
        to: usize,
    ) -> String {
        match (self.turn_after)(to).filter(|_| to > 0) {
            None => text(language, "live-take-back", &[name, ("to", to.into())]),
            Some((seat, round)) => {
                let player = player_name(language, self.names, seat);
                let arguments = [name, ("player", player.into()), ("round", round.into())];
                text(language, "live-take-back-turn", &arguments)
            }
        }
    }
}

/// Serialises plain data to JSON, which cannot fail.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
