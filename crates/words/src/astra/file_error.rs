//! The texts for errors of card files.

use ::astra::{FileError, Problem, Site};

use crate::text::capitalised;
use crate::{Arg, Language, list_words, text};

/// Returns one sentence that says where the error is and what is wrong.
#[must_use]
pub fn file_error_words(language: Language, error: &FileError) -> String {
    let problem = problem_words(language, &error.problem);
    let site = site_words(language, &error.site);
    if site.is_empty() {
        return capitalised(&problem);
    }
    let args = [("site", site.into()), ("problem", problem.into())];
    capitalised(&text(language, "astra-site", &args))
}

/// Returns the place in the file; empty if the error concerns the whole file.
fn site_words(language: Language, site: &Site) -> String {
    let say = |key, n: usize| text(language, key, &[("n", n.into())]);
    let line = site.line.map(|line| say("astra-site-line", line));
    let card = site.card.as_ref().map(|(number, id)| match id.as_str() {
        "?" => say("astra-site-card-nameless", *number),
        id => {
            let args = [("n", (*number).into()), ("id", id.into())];
            text(language, "astra-site-card", &args)
        }
    });
    let part = site.part.map(|(part, number)| match part {
        "star" => say("astra-site-star", number),
        "boon" => say("astra-site-boon", number),
        _ => say("astra-site-drawn-line", number),
    });
    let parts: Vec<String> = [line, card, part].into_iter().flatten().collect();
    parts.join(", ")
}

fn problem_words(language: Language, problem: &Problem) -> String {
    let say = |key, args: &[(&str, Arg<'_>)]| text(language, key, args);
    match problem {
        Problem::Syntax { message } => {
            let message = message.trim_end_matches(['.', '\n']);
            say("astra-problem-syntax", &[("message", message.into())])
        }
        Problem::Missing { field } => say("astra-problem-missing", &[("field", (*field).into())]),
        Problem::Unexpected { field } => {
            say("astra-problem-unexpected", &[("field", field.into())])
        }
        Problem::WrongType { field, expected } => {
            let expected = text(language, &format!("astra-type-{expected}"), &[]);
            let args = [("field", (*field).into()), ("expected", expected.into())];
            say("astra-problem-wrong-type", &args)
        }
        Problem::UnknownKey {
            field,
            value,
            known,
        } => {
            let args = [
                ("field", (*field).into()),
                ("value", value.into()),
                ("known", known.join(", ").into()),
            ];
            say("astra-problem-unknown-key", &args)
        }
        Problem::OutOfRange {
            field,
            value,
            least,
            most,
        } => {
            let args = [
                ("field", (*field).into()),
                ("value", (*value).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ];
            say("astra-problem-out-of-range", &args)
        }
        Problem::Count {
            what,
            found,
            least,
            most,
        } => count_words(language, what, *found, (*least, *most)),
        Problem::Twice { field, value } => {
            let args = [("field", (*field).into()), ("value", value.into())];
            say("astra-problem-twice", &args)
        }
        Problem::Empty { field } => say("astra-problem-empty", &[("field", (*field).into())]),
        Problem::BadKey { value } => say("astra-problem-bad-key", &[("value", value.into())]),
        Problem::SelfLine { star } => say("astra-problem-self-line", &[("star", (*star).into())]),
        Problem::Unconnected { stars } => {
            let numbers: Vec<String> = stars.iter().map(ToString::to_string).collect();
            let args = [
                ("count", stars.len().into()),
                ("stars", list_words(language, &numbers).into()),
            ];
            say("astra-problem-unconnected", &args)
        }
        Problem::SamePlace { a, b } => say(
            "astra-problem-same-place",
            &[("a", (*a).into()), ("b", (*b).into())],
        ),
        Problem::NoFameBoon => say("astra-problem-no-fame-boon", &[]),
    }
}

/// Returns how many of something were found and how many there should be.
fn count_words(language: Language, what: &str, found: usize, range: (usize, usize)) -> String {
    let key = format!("astra-count-{}", what.to_lowercase().replace(' ', "-"));
    let counted = text(language, &key, &[("n", found.into())]);
    let (least, most) = range;
    let counted = ("counted", counted.into());
    let most_arg = ("most", most.into());
    if least == most {
        text(language, "astra-problem-count", &[counted, most_arg])
    } else {
        let args = [counted, ("least", least.into()), most_arg];
        text(language, "astra-problem-count-range", &args)
    }
}
