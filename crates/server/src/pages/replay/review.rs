//! A machine player's review of a finished game: the chances of winning over time and the mistakes.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderName;
use axum::response::{AppendHeaders, Redirect};
use games::Review;
use maud::{Markup, html};
use render::mark;
use words::text;

use super::curve::Curve;
use super::judged::Judged;
use super::moment::Finished;
use super::page::ReplayQuery;
use super::reviews::{Progress, Reviews};
use crate::api::{Params, PathId};
use crate::identity::Visitor;
use crate::limits::Address;
use crate::pages::Preferences;
use crate::pages::guest::guest;
use crate::pages::length::at_length;
use crate::{ApiError, App, TableId};

/// Returns the review, or its progress, as a part to be patched in.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(wanted): Params<ReplayQuery>,
) -> Result<Json<[(&'static str, String); 1]>, ApiError> {
    let finished = Finished::open(&app, id, wanted.invitation(&visitor)).await?;
    let shown = at_length(move || panel(&app, &preferences, &finished)).await?;
    Ok(Json([("review", shown.0)]))
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
    let finished = Finished::open(&app, id, wanted.invitation(&visitor)).await?;
    let guest = guest(&app, &preferences, &address, visitor, None).await?;
    let back = finished.address("", wanted.at, wanted.from) + "#review";
    Reviews::start(&app, finished)?;
    Ok((AppendHeaders(guest.cookie), Redirect::to(&back)))
}

/// Renders the review, or its progress.
///
/// # Errors
/// Returns an error if the record cannot be replayed.
pub fn panel(
    app: &App,
    preferences: &Preferences,
    finished: &Finished,
) -> Result<Markup, ApiError> {
    let language = preferences.language;
    let say = |key| text(language, key, &[]);
    let progress = app.reviews.progress(finished.id);
    let working = matches!(progress, Progress::Working(..));
    let address = |part| finished.address(part, None, None);
    let shown = match progress {
        Progress::None => html! {
            p.note { (say("review-offer")) }
            form method="post" action=(address("/review")) {
                button.act.main type="submit" { (say("review-start")) }
            }
        },
        Progress::Working(done, of) => html! {
            p role="status" {
                progress max=(of.max(1)) value=(done) {}
                " " (text(language, "review-working", &[("done", done.into()), ("of", of.into())]))
            }
        },
        Progress::Failed => html! { p { (say("review-failed")) } },
        Progress::Done(review) => html! {
            (Curve::of(preferences.language, finished, &review)?.drawn())
            (mistakes(preferences, finished, &review))
        },
    };
    Ok(html! {
        section.review id="review" aria-labelledby="review-words"
            data-poll=[working.then(|| address("/review/part"))] {
            h2 id="review-words" { (say("review-title")) }
            (shown)
        }
    })
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
