//! The texts for reasons.

use ::stellium::{ObjectiveId, Objectives, Why};

use super::body::{a_body, body_words};
use super::objective::quoted;
use crate::{Arg, Language, text};

/// Returns a reason as a sentence.
pub(super) fn why_words(language: Language, objectives: &Objectives, why: Why) -> String {
    let say =
        |key: &str, args: &[(&str, Arg<'_>)]| text(language, &format!("stellium-why-{key}"), args);
    let named = |id: ObjectiveId| ("objective", quoted(language, objectives.get(id)).into());
    let lacking = |key: &str, id: ObjectiveId, missing: u8| {
        say(key, &[named(id), ("missing", missing.into())])
    };
    match why {
        Why::Ready { objective, points } => {
            say("ready", &[named(objective), ("points", points.into())])
        }
        Why::StepAway { objective } => say("step-away", &[named(objective)]),
        Why::Nearer { objective, missing } => lacking("nearer", objective, missing),
        Why::Farther { objective, missing } => lacking("farther", objective, missing),
        Why::Lacked {
            objective,
            body,
            missing,
        } => {
            let body = ("body", a_body(language, Some(body)).into());
            say(
                "lacked",
                &[named(objective), ("missing", missing.into()), body],
            )
        }
        Why::Lacks { objective, missing } => lacking("lacks", objective, missing),
        Why::Allows { objective } => say("allows", &[named(objective)]),
        Why::Prevents { objective } => say("prevents", &[named(objective)]),
        Why::TakenFromNext { .. } => say("taken-from-next", &[]),
        Why::Token { token } => say("token", &[("token", body_words(language, token).into())]),
    }
}
