//! The texts for reasons, which every game shares, and for how two actions compare.

use tabletop::{Reason, promised};

use crate::{Language, Words, text};

/// Returns a reason as a sentence.
#[must_use]
pub fn reason_words<G: Words>(
    game: &G,
    language: Language,
    view: &G::View,
    reason: &Reason<G::Why>,
) -> String {
    let points = |key, points: i32| text(language, key, &[("points", points.into())]);
    match reason {
        Reason::Points(gained) if *gained < 0 => points("hint-points-lost", -gained),
        Reason::Points(gained) => points("hint-points", *gained),
        Reason::Open => text(language, "hint-open", &[]),
        Reason::Own(why) => game.why_words(language, view, why),
    }
}

/// Compares an action with another one, the hint with a number: by the points they give now, by
/// those they bring within reach, or else by a reason that only the first one has.
#[must_use]
pub fn comparison_words<G: Words>(
    game: &G,
    language: Language,
    view: &G::View,
    reasons: &[Reason<G::Why>],
    (number, others): (usize, &[Reason<G::Why>]),
) -> String {
    let say = |key, args: &[_]| {
        let other = ("other", number.into());
        text(language, key, &[&[other], args].concat())
    };
    let (Some(mine), Some(theirs)) = (promised(reasons), promised(others)) else {
        return say("hint-compared-open", &[]);
    };
    let more = mine - theirs;
    let soon = within_reach::<G>(reasons) - within_reach::<G>(others);
    let points = |more: i32| ("points", more.abs().into());
    match (more, soon) {
        (1.., _) => say("hint-compared-more", &[points(more)]),
        (..=-1, _) => say("hint-compared-fewer", &[points(more)]),
        (_, 1..) => say("hint-compared-soon-more", &[points(soon)]),
        (_, ..=-1) => say("hint-compared-soon-fewer", &[points(soon)]),
        // Where nothing is alike, the reasons themselves are the difference.
        _ if !reasons.iter().any(|reason| others.contains(reason)) => {
            say("hint-compared-same", &[])
        }
        _ => match reasons.iter().find(|reason| !others.contains(reason)) {
            Some(reason) => {
                let reason = reason_words(game, language, view, reason);
                say("hint-compared-only", &[("reason", reason.into())])
            }
            None => say("hint-compared-same", &[]),
        },
    }
}

/// Returns the points that some reasons bring within reach.
fn within_reach<G: Words>(reasons: &[Reason<G::Why>]) -> i32 {
    let points = |reason: &Reason<G::Why>| match reason {
        Reason::Own(why) => G::within_reach(why),
        _ => 0,
    };
    reasons.iter().map(points).sum()
}
