//! The texts that say why a game cannot be set up.

use tabletop::{Expected, SetupError, SetupErrors};

use crate::{Language, ValueWords, text};

/// Returns one reason in one sentence.
#[must_use]
pub fn setup_error_words(language: Language, error: &SetupError) -> String {
    match error {
        SetupError::Seats { given, least, most } => {
            let args = [
                ("given", (*given).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ];
            text(language, "setup-seats", &args)
        }
        SetupError::UnknownOption { key, known } if known.is_empty() => {
            text(language, "setup-no-options", &[("key", key.into())])
        }
        SetupError::UnknownOption { key, known } => {
            let args = [("key", key.into()), ("known", known.join(", ").into())];
            text(language, "setup-unknown-option", &args)
        }
        SetupError::BadValue {
            key,
            value,
            expected,
        } => {
            let args = [
                ("key", (*key).into()),
                ("value", value.into()),
                ("expected", expected_words(language, expected).into()),
            ];
            text(language, "setup-bad-value", &args)
        }
        SetupError::Excluded { key, first, second } => {
            let args = [
                ("key", (*key).into()),
                ("first", value_words(language, key, first).into()),
                ("second", value_words(language, key, second).into()),
            ];
            text(language, "setup-excluded", &args)
        }
        SetupError::OptionNeedsSeats { key, seats } => {
            let args = [("key", (*key).into()), ("seats", (*seats).into())];
            text(language, "setup-option-needs-seats", &args)
        }
        SetupError::BadDeal { key, .. } => {
            let what = text(language, &format!("deal-{key}"), &[]);
            text(language, "setup-bad-deal", &[("what", what.into())])
        }
    }
}

/// Returns the name of an option's value, followed by the value as it is typed.
fn value_words(language: Language, key: &str, value: &str) -> String {
    let name = ValueWords::of(language, key, value).name;
    match name == value {
        true => name,
        false => format!("{name} ({value})"),
    }
}

/// Describes the values an option accepts.
fn expected_words(language: Language, expected: &Expected) -> String {
    let (key, mut args) = match expected {
        Expected::Number { .. } => ("expected-number", vec![]),
        Expected::WordOrNumber { word, .. } => {
            ("expected-word-or-number", vec![("word", (*word).into())])
        }
        Expected::OneOf(words) => ("expected-one-of", vec![("words", words.join(", ").into())]),
        Expected::List {
            items,
            again,
            alone,
        } => {
            let args = vec![
                ("items", items.join(", ").into()),
                ("again", again.join(", ").into()),
                ("alone", (*alone).into()),
            ];
            ("expected-list", args)
        }
    };
    if let Expected::Number { least, most } | Expected::WordOrNumber { least, most, .. } = expected
    {
        args.extend([("least", (*least).into()), ("most", (*most).into())]);
    }
    text(language, key, &args)
}

/// Returns all reasons, one sentence each.
#[must_use]
pub fn setup_errors_words(language: Language, errors: &SetupErrors) -> String {
    let reasons: Vec<String> = errors
        .0
        .iter()
        .map(|error| setup_error_words(language, error))
        .collect();
    reasons.join(" ")
}
