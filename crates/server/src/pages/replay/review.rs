//! A machine player's review of a finished game: the chances of winning over time and the mistakes.

use axum::extract::State;
use axum::http::HeaderName;
use axum::response::{AppendHeaders, Redirect, Response};
use games::Review;
use maud::{Markup, html};
use render::{icon, mark};
use words::text;

use super::curve::Curve;
use super::judged::Judged;
use super::moment::{Admitted, Finished, Moment};
use super::page::ReplayQuery;
use super::reviews::{Progress, Reviews};
use crate::api::{Params, PathId};
use crate::identity::Visitor;
use crate::limits::Address;
use crate::pages::Preferences;
use crate::pages::drawing::{Asker, FinishedPage};
use crate::pages::guest::guest;
use crate::{ApiError, App, TableId};

/// Returns the review, or its progress, as parts to be patched in.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    preferences: Preferences,
    asker: Asker,
    PathId(id): PathId<TableId>,
    Params(wanted): Params<ReplayQuery>,
) -> Result<Response, ApiError> {
    let admitted = Admitted::open(&app, id, wanted.invitation(&visitor)).await?;
    let moment = Moment {
        from: None,
        ..admitted.moment(wanted)
    };
    let key = admitted.page("review", preferences, moment);
    let preferences = key.preferences();
    let draw = move |_: &App, finished: &Finished| {
        let curve = curve(&preferences, finished, moment.at)?;
        let panel = panel(&preferences, finished)?;
        FinishedPage::of_parts(&[("curve", curve.0), ("review", panel.0)])
    };
    admitted.show(&app, &asker, key, draw).await
}

/// Requests a review. A new visitor becomes a guest, because a review costs computing time.
pub async fn start(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(wanted): Params<ReplayQuery>,
) -> Result<(AppendHeaders<Option<(HeaderName, String)>>, Redirect), ApiError> {
    let admitted = Admitted::open(&app, id, wanted.invitation(&visitor)).await?;
    let finished = admitted.read(&app).await?;
    let guest = guest(&app, &preferences, &address, visitor, None).await?;
    let back = finished.address("", wanted.at, wanted.from) + "#review";
    Reviews::start(&app, finished)?;
    Ok((AppendHeaders(guest.cookie), Redirect::to(&back)))
}

/// Renders the curve of a review, or its progress, for the controls of the replay.
///
/// # Errors
/// Returns an error if the record cannot be replayed.
pub fn curve(
    preferences: &Preferences,
    finished: &Finished,
    at: usize,
) -> Result<Markup, ApiError> {
    let language = preferences.language;
    let progress = &finished.review;
    let working = matches!(progress, Progress::Working(..));
    let shown = match progress {
        Progress::None => html! {},
        Progress::Working(done, of) => html! {
            p role="status" {
                progress max=((*of).max(1)) value=(done) {}
                " " (text(language, "review-working", &[("done", (*done).into()), ("of", (*of).into())]))
            }
        },
        Progress::Failed => html! { p { (text(language, "review-failed", &[])) } },
        Progress::Done(review) => Curve::of(language, finished, review)?.drawn(at),
    };
    let is_done = matches!(progress, Progress::Done(_));
    Ok(html! {
        div id="curve" class=(if is_done { "curve" } else { "curve waits" }) data-last=(finished.game.lines)
            hidden[matches!(progress, Progress::None)]
            data-poll=[working.then(|| finished.address("/review/part", None, None))] { (shown) }
    })
}

/// Renders the panel with the mistakes a review has found.
///
/// # Errors
/// Returns an error if the record cannot be replayed.
pub fn panel(preferences: &Preferences, finished: &Finished) -> Result<Markup, ApiError> {
    let language = preferences.language;
    let say = |key| text(language, key, &[]);
    let review = finished.review.done();
    let curve = review
        .as_deref()
        .map(|review| Curve::of(language, finished, review));
    let curve = curve.transpose()?;
    Ok(html! {
        section.review id="review" aria-labelledby="review-words" {
            h2 id="review-words" { (say("review-title")) }
            button.end-close type="button" data-close="review" aria-label=(say("frame-close")) { (icon("close")) }
            @if let (Some(curve), Some(review)) = (&curve, &review) {
                (curve.legend())
                (mistakes(preferences, finished, review))
            } @else { p.note { (say("review-offer")) } }
        }
    })
}

/// Renders the tool that begins the review at once. When there is one, the tool opens the mistakes.
pub fn tool(preferences: &Preferences, address: &str, finished: &Finished) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    let inner = html! { (icon("hint")) span { (say("review-title")) } };
    match finished.review {
        Progress::None | Progress::Failed => html! {
            form.inline id="review-start" method="post" action=(address) {
                button.tool type="submit" title=(say("review-offer")) { (inner) }
            }
        },
        _ => html! {
            a.tool href="#review" data-do="review" aria-controls="review" { (inner) }
        },
    }
}

fn mistakes(preferences: &Preferences, finished: &Finished, review: &Review) -> Markup {
    let language = preferences.language;
    let (count, named) = (review.mistake_count(), review.largest_mistakes().count());
    let shown = match named < count {
        true => named.to_string(),
        false => "all".to_owned(),
    };
    let args = [("count", count.into()), ("shown", shown.into())];
    html! {
        h3 { (text(language, "review-mistakes", &args)) }
        ol.mistakes {
            @for mistake in review.largest_mistakes().map(Judged::new) {
                li {
                    (mark(mistake.action.seat))
                    a href=(finished.decision_address(mistake)) data-at=(mistake.before()) {
                        (mistake.played(language)) " " (mistake.better(language))
                    }
                }
            }
        }
    }
}
