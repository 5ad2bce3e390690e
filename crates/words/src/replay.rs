//! Why a record is not valid, and why nothing can be undone or taken back, in words.

use tabletop::{FORMAT, ReplayError, TakeBackError, UndoError};

use crate::{Arg, Language, setup_errors_words, text};

/// Returns the reason in one sentence. `illegal` describes an action that the game refuses.
#[must_use]
pub fn replay_error_words<I: std::error::Error>(
    language: Language,
    error: &ReplayError<I>,
    illegal: impl Fn(&I) -> String,
) -> String {
    let say = |key, args: &[(&str, Arg<'_>)]| text(language, key, args);
    match error {
        ReplayError::Format(found) => {
            let args = [("found", (*found).into()), ("expected", FORMAT.into())];
            say("replay-format", &args)
        }
        ReplayError::Game { expected, found } => say(
            "replay-game",
            &[
                ("expected", expected.0.as_str().into()),
                ("expected-rules", expected.1.into()),
                ("found", found.0.as_str().into()),
                ("found-rules", found.1.into()),
            ],
        ),
        ReplayError::Data { expected, found } => say(
            "replay-data",
            &[("expected", expected.into()), ("found", found.into())],
        ),
        ReplayError::Setup(errors) => {
            let reasons = setup_errors_words(language, errors);
            say("replay-setup", &[("reasons", reasons.into())])
        }
        ReplayError::Seed => say("replay-seed", &[]),
        ReplayError::FirstState { expected, found } => {
            let (expected, found) = (expected.to_string(), found.to_string());
            say(
                "replay-first-state",
                &[("expected", expected.into()), ("found", found.into())],
            )
        }
        ReplayError::Number { after, found } => say(
            "replay-number",
            &[("after", (*after).into()), ("found", (*found).into())],
        ),
        ReplayError::Illegal { n, seat, error } => {
            let args = [
                ("n", (*n).into()),
                ("seat", seat.number().into()),
                ("reason", illegal(error).into()),
            ];
            say("replay-illegal", &args)
        }
        ReplayError::Seat { n, seat } => {
            let args = [("n", (*n).into()), ("seat", seat.number().into())];
            say("replay-seat", &args)
        }
        ReplayError::Chance { n } => say("replay-chance", &[("n", (*n).into())]),
        ReplayError::SeedInPlay { n } => say("replay-seed-in-play", &[("n", (*n).into())]),
        ReplayError::Undo { n, reason } => {
            let reason = undo_error_words(language, reason);
            say(
                "replay-undo",
                &[("n", (*n).into()), ("reason", reason.into())],
            )
        }
        ReplayError::TakeBack { n, reason } => {
            let reason = take_back_error_words(language, reason);
            say(
                "replay-undo",
                &[("n", (*n).into()), ("reason", reason.into())],
            )
        }
        ReplayError::State { n, expected, found } => {
            let args = [
                ("n", (*n).into()),
                ("expected", expected.to_string().into()),
                ("found", found.to_string().into()),
            ];
            say("replay-state", &args)
        }
        ReplayError::NoEnd { after } => say("replay-no-end", &[("after", (*after).into())]),
        ReplayError::NotOver { n } => say("replay-not-over", &[("n", (*n).into())]),
        ReplayError::Outcome { n } => say("replay-outcome", &[("n", (*n).into())]),
        ReplayError::AfterEnd { n } => say("replay-after-end", &[("n", (*n).into())]),
    }
}

/// Returns why a seat can undo nothing, in one sentence.
#[must_use]
pub fn undo_error_words(language: Language, error: &UndoError) -> String {
    let UndoError(seat) = error;
    text(language, "undo-nothing", &[("seat", seat.number().into())])
}

/// Returns why the game cannot be taken back to an earlier line, in one sentence.
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
