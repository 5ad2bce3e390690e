//! What a machine thinks of a finished game: the chances to win over time, and the mistakes.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use games::{Judgement, Review, ReviewedAction};
use maud::{Markup, html};
use render::mark;
use words::{decimal, text};

use super::curve::curve;
use super::moment::Finished;
use super::page::Wanted;
use super::reviews::{Progress, Reviews};
use crate::api::{Params, PathId};
use crate::identity::{Caller, Visitor};
use crate::pages::Taste;
use crate::{ApiError, App, TableId};

/// The review, or how far it is, as a piece to be patched in.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    taste: Taste,
    PathId(id): PathId<TableId>,
    Params(wanted): Params<Wanted>,
) -> Result<Json<[(&'static str, String); 1]>, ApiError> {
    let finished = Finished::open(&app, id, wanted.invitation(&visitor)).await?;
    let seats = finished.about.chairs.len();
    Ok(Json([(
        "review",
        panel(&app, id, &taste, seats, finished.lines).0,
    )]))
}

/// Asks for the review.
pub async fn start(
    State(app): State<App>,
    Caller { player }: Caller,
    taste: Taste,
    PathId(id): PathId<TableId>,
    Params(wanted): Params<Wanted>,
) -> Result<Response, ApiError> {
    let visitor = Visitor(Some(player));
    let finished = Finished::open(&app, id, wanted.invitation(&visitor)).await?;
    Reviews::start(&app.reviews, id, taste.language, finished);
    Ok(Redirect::to(&format!("/replay/{id}#review")).into_response())
}

/// The review, or how far it is.
pub fn panel(app: &App, id: TableId, taste: &Taste, seats: usize, lines: usize) -> Markup {
    let language = taste.language;
    let say = |key| text(language, key, &[]);
    let progress = app.reviews.progress(id, language);
    let working = matches!(progress, Progress::Working(..));
    html! {
        section.review id="review" aria-labelledby="review-words"
            data-poll=[working.then(|| format!("/replay/{id}/review"))] {
            h2 id="review-words" { (say("review-title")) }
            @match progress {
                Progress::None => {
                    p.note { (say("review-offer")) }
                    form method="post" action={ "/replay/" (id) "/review" } {
                        button.act.main type="submit" { (say("review-start")) }
                    }
                },
                Progress::Working(done, of) => p role="status" {
                    progress max=(of.max(1)) value=(done) {}
                    " " (text(language, "review-working", &[("done", done.into()), ("of", of.into())]))
                },
                Progress::Failed => p { (say("review-failed")) },
                Progress::Done(review) => {
                    (curve(language, &review, seats, lines))
                    (mistakes(id, taste, &review))
                },
            }
        }
    }
}

fn mistakes(id: TableId, taste: &Taste, review: &Review) -> Markup {
    let language = taste.language;
    html! {
        h3 { (text(language, "review-mistakes", &[("count", review.mistake_count().into())])) }
        ol.mistakes {
            @for (action, judgement) in review.largest_mistakes() {
                li { (mistake(id, taste, action, judgement)) }
            }
        }
    }
}

fn mistake(id: TableId, taste: &Taste, action: &ReviewedAction, judgement: &Judgement) -> Markup {
    let language = taste.language;
    let percent = |chance: f64| decimal(language, chance * 100.0, 0);
    let before = action.line.saturating_sub(1);
    let args = [
        ("name", action.name.as_str().into()),
        ("action", action.words.as_str().into()),
        ("best", judgement.best.words.as_str().into()),
        ("had", percent(judgement.win_chance).into()),
        ("could", percent(judgement.best.win_chance).into()),
    ];
    html! {
        (mark(action.seat))
        a href={ "/replay/" (id) "?at=" (before) "&from=" (action.seat.number()) } data-at=(before) {
            (text(language, "review-mistake", &args))
        }
    }
}
