//! The texts for objectives.

use ::stellium::{Kind, Objective, ObjectiveIds, Objectives};

use super::body::{bodies, most, of_figure};
use crate::stellium::colour_words;
use crate::{Arg, Language, list_words, text};

/// Returns the name of a kind of objective.
#[must_use]
pub fn kind_words(language: Language, kind: Kind) -> String {
    text(language, &key(kind, ""), &[])
}

/// Returns the name of an objective: “Planet line”.
#[must_use]
pub fn objective_name(language: Language, objective: &Objective) -> String {
    let args = args(language, objective);
    text(language, &key(objective.kind, ".name"), &args)
}

/// Returns a sentence that says what an objective requires and what it is worth.
#[must_use]
pub fn objective_words(language: Language, objective: &Objective) -> String {
    let asks = text(
        language,
        &key(objective.kind, ".asks"),
        &args(language, objective),
    );
    let asks = ("asks", asks.into());
    if !objective.kind.counts() {
        let args = [asks, ("points", objective.worth(1).into())];
        return text(language, "stellium-objective", &args);
    }
    let args = [
        asks,
        ("points", values(objective, ", ").into()),
        ("most", objective.points.len().into()),
    ];
    text(language, "stellium-objective-counting", &args)
}

/// Returns the name in quotation marks, for the middle of a sentence.
pub(super) fn quoted(language: Language, objective: &Objective) -> String {
    let args = [("objective", objective_name(language, objective).into())];
    text(language, "stellium-objective-quoted", &args)
}

/// Returns several objectives in quotation marks, as a list.
pub(super) fn quoted_list(
    language: Language,
    objectives: &Objectives,
    ids: ObjectiveIds,
) -> String {
    let names: Vec<String> = ids
        .iter()
        .map(|id| quoted(language, objectives.get(id)))
        .collect();
    list_words(language, &names)
}

/// Returns the text for the points of an objective: one value, or one for each number of bodies.
pub(super) fn values(objective: &Objective, between: &str) -> String {
    let values: Vec<String> = objective.points.iter().map(ToString::to_string).collect();
    values.join(between)
}

/// Returns the arguments for an objective's name and description.
fn args<'a>(language: Language, objective: &Objective) -> Vec<(&'static str, Arg<'a>)> {
    let colour = objective.colour;
    let mut args = vec![
        ("body", of_figure(language, colour).into()),
        ("bodies", bodies(language, colour).into()),
        ("most", most(language, colour).into()),
        ("colour", colour_words(language, colour).into()),
    ];
    args.extend(
        objective
            .second
            .map(|second| ("others", bodies(language, second).into())),
    );
    args
}

fn key(kind: Kind, form: &str) -> String {
    format!("stellium-kind-{}{form}", kind.key())
}
