//! The texts for remarks of the coach.

use ::stellium::{ObjectiveId, Objectives, Remark};
use tabletop::{CoachRemark, Seat};

use super::body::body_words;
use super::cell::galaxy_number;
use super::objective::quoted;
use crate::{Arg, Language, player_name, text};

/// Returns a remark in one or two sentences.
pub(super) fn remark_words(
    language: Language,
    objectives: &Objectives,
    names: &[String],
    remark: Remark,
) -> String {
    let say = |args: &[(&str, Arg<'_>)]| {
        text(language, &format!("stellium-coach-{}", remark.key()), args)
    };
    let named = |id: ObjectiveId| ("objective", quoted(language, objectives.get(id)).into());
    let player = |seat: Seat| ("name", player_name(language, names, seat).into());
    match remark {
        Remark::Feels { feels } => say(&[("feels", feels.into())]),
        Remark::NoneInBag { kind } => say(&[("kind", body_words(language, kind).into())]),
        Remark::Stands { objective } => say(&[named(objective)]),
        Remark::Completes { body, objective } => {
            let body = body_words(language, body);
            say(&[("body", body.into()), named(objective)])
        }
        Remark::WithToken { token, objective } => {
            let token = body_words(language, token);
            say(&[("token", token.into()), named(objective)])
        }
        Remark::WouldEmpty { galaxy } => say(&[("galaxy", galaxy_number(galaxy).into())]),
        Remark::TheyHold { seat, objective } => say(&[player(seat), named(objective)]),
        Remark::NearLimit {
            seat,
            points,
            limit,
        } => say(&[
            player(seat),
            ("points", points.into()),
            ("limit", limit.into()),
        ]),
        Remark::LastFeel | Remark::LeaveUseful | Remark::NewColour | Remark::TurnedS => say(&[]),
    }
}
