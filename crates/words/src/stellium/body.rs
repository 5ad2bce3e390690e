//! The texts for bodies. Their kinds are also the colours of objectives and symbols, and the kinds
//! of tokens.

use ::stellium::{Body, ByBody};

use crate::{Language, list_words, text};

/// Returns the name of a kind of body.
#[must_use]
pub fn body_words(language: Language, body: Body) -> String {
    form(language, body, "")
}

/// Returns the colour of a kind of body.
#[must_use]
pub fn colour_words(language: Language, body: Body) -> String {
    form(language, body, ".colour")
}

/// Returns the influence of a kind of body.
#[must_use]
pub fn influence_words(language: Language, body: Body) -> String {
    form(language, body, ".influence")
}

/// Returns a body with the indefinite article: “a Planet”; “a body” if the kind is not known.
pub(super) fn a_body(language: Language, body: Option<Body>) -> String {
    known_or_any(language, body, ".a")
}

/// Returns a body with the definite article: “the Planet”; “the body” if the kind is not known.
pub(super) fn the_body(language: Language, body: Option<Body>) -> String {
    known_or_any(language, body, ".the")
}

/// Returns the plural without a number.
pub(super) fn bodies(language: Language, body: Body) -> String {
    form(language, body, ".many")
}

/// Returns the kind as part of a figure's name: “Planet”, “de Planètes”.
pub(super) fn of_figure(language: Language, body: Body) -> String {
    form(language, body, ".figure")
}

/// Returns “as many as possible” of a kind, at the beginning of a sentence.
pub(super) fn most(language: Language, body: Body) -> String {
    form(language, body, ".most")
}

/// Returns a number of bodies of a kind.
pub(super) fn counted(language: Language, body: Body, n: u8) -> String {
    text(language, &key(body, ".count"), &[("n", n.into())])
}

/// Returns the number of bodies of each kind present, as a list.
pub(super) fn counted_list(language: Language, counts: &ByBody<u8>) -> String {
    let counted: Vec<String> = present(counts)
        .map(|(body, n)| counted(language, body, n))
        .collect();
    list_words(language, &counted)
}

/// Returns the kinds present, each with its number.
pub(super) fn present(counts: &ByBody<u8>) -> impl Iterator<Item = (Body, u8)> {
    Body::ALL
        .into_iter()
        .map(|body| (body, counts[body]))
        .filter(|&(_, n)| n > 0)
}

fn known_or_any(language: Language, body: Option<Body>, form_key: &str) -> String {
    match body {
        Some(body) => form(language, body, form_key),
        None => text(language, &format!("stellium-body-any{form_key}"), &[]),
    }
}

fn form(language: Language, body: Body, form: &str) -> String {
    text(language, &key(body, form), &[])
}

fn key(body: Body, form: &str) -> String {
    format!("stellium-body-{}{form}", body.key())
}
