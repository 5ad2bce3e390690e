//! The texts that say why a text is not a record, why a record is not valid, and why nothing can be
//! undone or taken back.

use tabletop::{FORMAT, RecordError, ReplayError, StateHash, TakeBackError, UndoError};

use crate::{Arg, Language, setup_errors_words, text};

/// Returns one sentence that says why a text is not a record.
#[must_use]
pub fn record_error_words(language: Language, error: &RecordError) -> String {
    match error {
        RecordError::Empty => text(language, "record-empty", &[]),
        RecordError::Line { line, reason } => {
            let args = [("line", (*line).into()), ("reason", reason.into())];
            text(language, "record-line", &args)
        }
    }
}

/// Returns one sentence that says why a record is not valid. `illegal` describes an action that the
/// game refuses.
#[must_use]
pub fn replay_error_words<I: std::error::Error>(
    language: Language,
    error: &ReplayError<I>,
    illegal: impl Fn(&I) -> String,
) -> String {
    let say = |key, args: &[(&str, Arg<'_>)]| text(language, key, args);
    let at_line = |key, n: usize| say(key, &[("n", n.into())]);
    let not_undone = |n: usize, reason: String| {
        let args = [("n", n.into()), ("reason", reason.into())];
        say("replay-undo", &args)
    };
    match error {
        ReplayError::Format(found) => {
            let args = [("found", (*found).into()), ("expected", FORMAT.into())];
            say("replay-format", &args)
        }
        ReplayError::Game { expected, found } => {
            let args = [
                ("expected", expected.0.as_str().into()),
                ("expected-rules", expected.1.into()),
                ("found", found.0.as_str().into()),
                ("found-rules", found.1.into()),
            ];
            say("replay-game", &args)
        }
        ReplayError::Data { expected, found } => {
            let args = [("expected", expected.into()), ("found", found.into())];
            say("replay-data", &args)
        }
        ReplayError::Setup(errors) => {
            let reasons = setup_errors_words(language, errors);
            say("replay-setup", &[("reasons", reasons.into())])
        }
        ReplayError::Seed => say("replay-seed", &[]),
        ReplayError::FirstState { expected, found } => {
            say("replay-first-state", &hashes(expected, found))
        }
        ReplayError::Number { after, found } => {
            let args = [("after", (*after).into()), ("found", (*found).into())];
            say("replay-number", &args)
        }
        ReplayError::Illegal { n, seat, error } => {
            let reason = ("reason", illegal(error).into());
            let args = [("n", (*n).into()), ("seat", seat.number().into()), reason];
            say("replay-illegal", &args)
        }
        ReplayError::Seat { n, seat } => {
            let args = [("n", (*n).into()), ("seat", seat.number().into())];
            say("replay-seat", &args)
        }
        ReplayError::Chance { n } => at_line("replay-chance", *n),
        ReplayError::SeedInPlay { n } => at_line("replay-seed-in-play", *n),
        ReplayError::Undo { n, reason } => not_undone(*n, undo_error_words(language, reason)),
        ReplayError::TakeBack { n, reason } => {
            not_undone(*n, take_back_error_words(language, reason))
        }
        ReplayError::State { n, expected, found } => {
            let [expected, found] = hashes(expected, found);
            say("replay-state", &[("n", (*n).into()), expected, found])
        }
        ReplayError::NoEnd { after } => say("replay-no-end", &[("after", (*after).into())]),
        ReplayError::NotOver { n } => at_line("replay-not-over", *n),
        ReplayError::Outcome { n } => at_line("replay-outcome", *n),
        ReplayError::AfterEnd { n } => at_line("replay-after-end", *n),
    }
}

/// Returns the hashes of two states that should be the same.
fn hashes<'a>(expected: &StateHash, found: &StateHash) -> [(&'static str, Arg<'a>); 2] {
    [
        ("expected", expected.to_string().into()),
        ("found", found.to_string().into()),
    ]
}

/// Returns one sentence that says why a seat can undo nothing.
#[must_use]
pub fn undo_error_words(language: Language, error: &UndoError) -> String {
    let UndoError(seat) = error;
    text(language, "undo-nothing", &[("seat", seat.number().into())])
}

/// Returns one sentence that says why the game cannot be taken back to an earlier line.
#[must_use]
pub fn take_back_error_words(language: Language, error: &TakeBackError) -> String {
    let say = |key, args: &[(&str, Arg<'_>)]| text(language, key, args);
    match error {
        TakeBackError::Seat(seat) => say("take-back-seat", &[("seat", seat.number().into())]),
        TakeBackError::Over => say("take-back-over", &[]),
        TakeBackError::NotEarlier(to) => say("take-back-not-earlier", &[("to", (*to).into())]),
        TakeBackError::Forgotten => say("take-back-forgotten", &[]),
        TakeBackError::Broken => say("take-back-broken", &[]),
    }
}
