//! A type-erased game in progress: everything a table needs, whichever game it is.
//!
//! People and programs see a game only through [`LiveGame::view`], [`LiveGame::line_updates`] and
//! [`LiveGame::legal`], which take the observer into account. The record stays private to the table
//! until the end.

use render::frame::LogTurn;
use serde_json::Value;
use tabletop::{Facts, Observer, Outcome, Race, Seat, SeatSet, Seed};
use words::Language;

use crate::drawing::{Drawing, Sight};
use crate::line_update::{Legal, LineUpdate};
use crate::moment::Moment;
use crate::{Answer, Coaching, Json, LateChoice, Question, Refusal};

/// A game in progress.
pub trait LiveGame: Send + Sync {
    /// Returns a copy that can be read while the game continues.
    fn read_copy(&self) -> Box<dyn LiveGame>;

    /// Returns the constant facts of the game.
    fn facts(&self) -> &'static Facts;

    /// Returns the name of the game.
    fn title(&self, language: Language) -> String;

    /// Returns the name of a source of points.
    fn source_words(&self, language: Language, key: &str) -> String;

    /// Returns a sentence that explains a source of points; empty if there is none.
    fn source_explained(&self, language: Language, key: &str) -> String;

    /// Returns unambiguous names for the seats, in seat order.
    fn names(&self) -> &[String];

    /// Returns the number of lines in the record. It only grows.
    fn version(&self) -> usize;

    /// Returns the seats that may act now; empty when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Returns the race between the seats that may act now, if the first to arrive is served first.
    fn race(&self) -> Option<Race>;

    /// Returns the number of the decision a seat has to make now, if any: the version at which it
    /// was asked. It stays the same while others choose at the same time or undo their choice;
    /// anything else changes it.
    fn decision(&self, seat: Seat) -> Option<usize>;

    /// Returns an observer's view of the game as a client gets it.
    fn view_json(&self, observer: Observer) -> Json;

    /// Returns an observer's view of the game.
    fn view(&self, observer: Observer) -> Value {
        self.view_json(observer).read().unwrap_or_default()
    }

    /// Returns text that describes an observer's view, one line each.
    fn view_words(&self, language: Language, observer: Observer) -> Vec<String>;

    /// Returns a seat's legal actions as a client gets them: the JSON of a list of [`Legal`], with
    /// texts if a language is given.
    fn legal_json(&self, language: Option<Language>, seat: Seat) -> Json;

    /// Returns a seat's legal actions, with texts if a language is given.
    fn legal(&self, language: Option<Language>, seat: Seat) -> Vec<Legal> {
        self.legal_json(language, seat).read().unwrap_or_default()
    }

    /// Draws the table for a viewer.
    fn draw(&self, sight: &Sight<'_>) -> Drawing;

    /// Draws the board alone as one SVG picture.
    fn poster(&self, sight: &Sight<'_>) -> String;

    /// Returns the log by turns, as far as the lines are in memory, oldest turn first.
    fn log(&self, sight: &Sight<'_>) -> Vec<LogTurn>;

    /// Returns what a page shows large for a moment of the lines after a version, as far as they are
    /// in memory.
    fn moments(&self, language: Language, observer: Observer, after: usize) -> Vec<Moment>;

    /// Returns the cards that were chosen for a seat because its time was up, since it last acted
    /// itself; `None` if there are none, or they were [forgotten](Self::forget).
    fn late_choice(&self, language: Language, seat: Seat) -> Option<LateChoice>;

    /// Returns the remarks of the coach on the decision of a seat.
    fn coach(&self, language: Language, seat: Seat) -> Coaching;

    /// Returns the updates that an observer gets from all lines after a version, with texts if a
    /// language is given. Returns `None` if one of these lines was [forgotten](Self::forget) or the
    /// version does not exist yet.
    fn line_updates(
        &self,
        language: Option<Language>,
        observer: Observer,
        after: usize,
    ) -> Option<Vec<LineUpdate>>;

    /// Applies an action of a seat.
    ///
    /// # Errors
    /// Returns an error if the action is illegal. The game is then unchanged.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refusal>;

    /// Applies an action of a seat with given random outcomes, as the script of a lesson has them.
    /// Returns whether the action drew all of these outcomes and no others; if not, the game is
    /// unchanged.
    ///
    /// # Errors
    /// Returns an error if the action is illegal. The game is then unchanged.
    fn act_scripted(
        &mut self,
        seat: Seat,
        action: &Value,
        outcomes: &[u32],
    ) -> Result<bool, Refusal>;

    /// Applies the action a machine player has chosen for a seat.
    ///
    /// # Errors
    /// Returns an error if the action is illegal. The game is then unchanged.
    fn act_on(&mut self, seat: Seat, answer: &Answer) -> Result<(), Refusal>;

    /// Undoes the last action of a seat.
    ///
    /// # Errors
    /// Returns an error if the seat cannot undo its last action. The game is then unchanged.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// Returns whether a seat can undo its last action.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Takes the game back to where it stood after line `to`, or after the set-up if `to` is 0.
    /// Everyone has agreed to it, and `seat` has asked for it. This appends a line. All seats that
    /// are to act are asked again, and nothing can be undone.
    ///
    /// # Errors
    /// Returns an error if the game cannot be taken back, for example because a line was
    /// [forgotten](Self::forget). The game is then unchanged.
    fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Refusal>;

    /// Records that a seat's time ran out. Does nothing if the game is over or there is no such
    /// seat.
    fn time_out(&mut self, seat: Seat);

    /// Records that somebody else plays a seat from now on. Does nothing if the game is over or
    /// there is no such seat.
    fn take_over(&mut self, seat: Seat, by: &str);

    /// Returns the question for a machine player at a seat, which can be answered while the game
    /// continues. Returns `None` if the seat has nothing to decide.
    fn question(&self, seat: Seat) -> Option<Box<dyn Question>>;

    /// Returns the header of the record. Like all lines it contains hidden information, so it is
    /// meant for the table's own storage only.
    fn header(&self) -> String;

    /// Returns the header of the record with other names, in seat order.
    fn header_with_names(&self, names: Vec<String>) -> String;

    /// Returns the lines of the record after a version; `None` if one of them was
    /// [forgotten](Self::forget) or the version does not exist yet.
    fn lines(&self, after: usize) -> Option<Vec<RecordLine>>;

    /// Forgets all but the last `keep` lines with their events, and frees their memory. The game
    /// continues as before, but can no longer be [taken back](Self::take_back).
    fn forget(&mut self, keep: usize);

    /// Returns the current position as bytes, from which [`wake`](crate::ReadyGame::wake)
    /// continues. Like the lines it is meant for the table's own storage only.
    fn snapshot(&self) -> Vec<u8>;

    /// Returns whether the game is over.
    fn is_over(&self) -> bool;

    /// Returns the round the game is in, or the last one once it is over; `None` if it has no rounds
    /// or the first one has not begun.
    fn round(&self) -> Option<u16>;

    /// Returns how the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns text that describes the outcome, one line each; empty before the end.
    fn outcome_words(&self, language: Language) -> Vec<String>;

    /// Returns the same game with everything changed that an observer may not know, including
    /// future chance. Tests use it to prove that none of it leaks. Past events stay as they are, so
    /// the lines no longer follow from the header and cannot be resumed. A snapshot can.
    fn other_world(&self, observer: Observer, seed: Seed) -> Box<dyn LiveGame>;
}

/// A line of a record as it is stored: JSON without a line break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// The version this line led to.
    pub version: usize,
    /// The text of the line.
    pub text: String,
}

impl RecordLine {
    /// Joins lines, each ending with a line break.
    #[must_use]
    pub fn joined(lines: &[Self]) -> String {
        let line = |line: &Self| format!("{}\n", line.text);
        lines.iter().map(line).collect()
    }
}
