//! The page that offers the lessons of a game.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::{Due, GameKind, Lesson, ReadyGame};
use maud::{Markup, PreEscaped, html};
use render::icon;
use serde::Deserialize;
use tabletop::Options;
use words::text;

use super::Preferences;
use super::document::Page;
use super::form::{Fields, see_other};
use super::guest::guest;
use super::level::USUAL;
use super::look::{bar, foot, game_tabs};
use crate::api::{Params, PathId};
use crate::identity::Visitor;
use crate::limits::Address;
use crate::storage::Status;
use crate::tables::{self, LessonProgress};
use crate::{ApiError, App, PlayerId, TableId};

/// The number of the visitor's tables searched for a lesson to go on with.
const LOOKED_AT: usize = 30;

/// Returns the routes of the lessons.
pub fn routes() -> Router<App> {
    Router::new().route("/learn/{game}", get(show).post(begin))
}

/// The query of the page.
#[derive(Debug, Default, Deserialize)]
struct Asked {
    /// The level of the machine players, if the visitor came from “Play now”.
    level: Option<String>,
    /// Whether the visitor wants to play alone.
    #[serde(default)]
    alone: String,
}

/// A lesson on the page.
struct Offer<'a> {
    lesson: &'a Lesson,
    /// The table where the visitor left it, if they did.
    unfinished: Option<TableId>,
    /// Whether the visitor has followed it to its end.
    is_done: bool,
}

/// How far a player has come with a lesson at a table.
struct Taken {
    lesson: String,
    table: TableId,
    far: Far,
}

/// How far a lesson has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Far {
    /// It goes on.
    Begun,
    /// The learner skipped the rest.
    Left,
    /// Nothing of it is left to follow.
    Done,
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    Visitor(player): Visitor,
    PathId(id): PathId<String>,
    Params(Asked { level, alone }): Params<Asked>,
) -> Result<Response, ApiError> {
    let kind = kind(&id)?;
    let language = preferences.language;
    let ready = app.hall.ready.built_in(&id, &Options::new())?;
    let taken = match &player {
        Some(player) => taken(&app, player.id, kind).await?,
        None => Vec::new(),
    };
    let offer = |lesson: &'static Lesson| {
        let mut of_it = taken.iter().filter(|one| one.lesson == lesson.key);
        Offer {
            lesson,
            is_done: of_it.clone().any(|one| one.far == Far::Done),
            unfinished: of_it.find(|one| one.far == Far::Begun).map(|one| one.table),
        }
    };
    let offers: Vec<Offer<'_>> = kind.lessons().iter().map(offer).collect();
    let title = text(
        language,
        "learn-title",
        &[("game", ready.title(language).into())],
    );
    let level = level.filter(|level| players::NAMES.contains(&level.as_str()));
    let page = Page {
        preferences: &preferences,
        title: &title,
        class: "site-page",
        script: None,
        body: html! {
            (bar(&preferences, &title))
            main.prose.learn id="main" {
                (game_tabs(&app, language, |id| format!("/learn/{id}"), &id, has_lessons))
                (lead(&preferences, &*ready, level.is_some()))
                @for offer in &offers { (offered(&preferences, offer)) }
                (play_now(&preferences, &id, level.as_deref().unwrap_or(USUAL.name()), !alone.is_empty()))
            }
            (foot(&preferences))
        },
    };
    Ok(page.into_response())
}

/// Returns a game that has lessons.
fn kind(id: &str) -> Result<&'static GameKind, ApiError> {
    let kind = games::find(id).map_err(|_| ApiError::not_found())?;
    match kind.lessons() {
        [] => Err(ApiError::not_found()),
        _ => Ok(kind),
    }
}

/// Returns whether a game has lessons.
pub(super) fn has_lessons(game: &dyn ReadyGame) -> bool {
    games::find(game.facts().id).is_ok_and(|kind| !kind.lessons().is_empty())
}

/// Returns the lessons of a game that a player has begun, the latest first.
async fn taken(app: &App, player: PlayerId, kind: &GameKind) -> Result<Vec<Taken>, ApiError> {
    let rows = app.storage.tables_of(player, LOOKED_AT).await?;
    let mut found = Vec::new();
    for row in &rows {
        // A table that cannot be read must not hide the others.
        let Ok(table) = tables::without_game(row, app.clock.now()) else {
            continue;
        };
        if table.about.game == kind.id
            && let Some(progress) = &table.about.lesson
            && let Some(far) = far(kind, row.status, progress)
        {
            found.push(Taken {
                lesson: progress.lesson.clone(),
                table: row.id,
                far,
            });
        }
    }
    Ok(found)
}

/// Returns how far a lesson has come; `None` if its script has changed since.
fn far(kind: &GameKind, status: Status, progress: &LessonProgress) -> Option<Far> {
    let lesson = kind.lesson(&progress.lesson)?;
    if lesson.edition != progress.edition {
        return None;
    }
    Some(if lesson.due(progress.line) == Due::Free {
        Far::Done
    } else if progress.over || status != Status::Playing {
        Far::Left
    } else {
        Far::Begun
    })
}

fn lead(preferences: &Preferences, game: &dyn ReadyGame, from_play: bool) -> Markup {
    let language = preferences.language;
    let title = game.title(language);
    html! {
        div.cover aria-hidden="true" { (PreEscaped(game.cover())) }
        p.lead {
            @if from_play { (text(language, "learn-offer", &[("game", title.into())])) }
            @else { (game.pitch(language)) }
        }
        p { (text(language, "learn-lead", &[])) }
    }
}

fn offered(preferences: &Preferences, offer: &Offer<'_>) -> Markup {
    let say = |key: &str| text(preferences.language, key, &[]);
    let Offer {
        lesson,
        unfinished,
        is_done,
    } = offer;
    let words = lesson.text();
    let minutes = [("n", lesson.minutes.into())];
    let begin = html! {
        form.inline method="post" action={ "/learn/" (lesson.game) } {
            input type="hidden" name="lesson" value=(lesson.key);
            @if unfinished.is_some() {
                button.act type="submit" { (say("learn-again")) }
            } @else if *is_done {
                button.act type="submit" { (say("learn-retake")) }
            } @else {
                button.act.main type="submit" { (say("learn-begin")) }
            }
        }
    };
    html! {
        section.lesson-offer {
            h2 { (say(&words)) }
            p { (say(&format!("{words}.pitch"))) }
            p.quiet { (text(preferences.language, "learn-minutes", &minutes)) }
            @if *is_done { p { (icon("check")) " " (say("learn-done")) } }
            div.go {
                @if let Some(table) = unfinished {
                    a.act.main href={ "/t/" (table) } { (say("learn-resume")) }
                }
                (begin)
            }
        }
    }
}

/// Renders the way past the lessons.
fn play_now(preferences: &Preferences, game: &str, level: &str, alone: bool) -> Markup {
    html! {
        form.play-now method="post" action="/play" {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="level" value=(level);
            @if alone { input type="hidden" name="alone" value="on"; }
            button.act type="submit" { (text(preferences.language, "learn-play", &[])) }
        }
    }
}

/// Begins a lesson, and redirects to its table.
async fn begin(
    State(app): State<App>,
    preferences: Preferences,
    address: Address,
    visitor: Visitor,
    PathId(id): PathId<String>,
    fields: Fields,
) -> Result<Response, ApiError> {
    let lesson = kind(&id)?.lesson(fields.get("lesson"));
    let lesson = lesson.ok_or_else(ApiError::not_found)?;
    let guest = guest(&app, &preferences, &address, visitor, None).await?;
    let table = tables::make_lesson(&app, &guest.player, &id, &lesson.key).await?;
    see_other(&format!("/t/{table}"), guest.cookie)
}
