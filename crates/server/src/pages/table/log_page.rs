//! The complete log of a table. The table itself shows only the last entries.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use games::Sight;
use maud::{PreEscaped, html};
use render::Parts;
use render::frame::{LogTurn, log_lines};
use words::text;

use super::page::Way;
use super::visit::Visit;
use crate::api::{Params, PathId};
use crate::identity::Visitor;
use crate::pages::Preferences;
use crate::pages::document::Page;
use crate::pages::look::{bar, foot};
use crate::tables;
use crate::updates::Watching;
use crate::{ApiError, App, TableId};

/// Returns the address of the log for a visitor.
pub fn address(visit: &Visit<'_>) -> String {
    let way = Way {
        key: visit.watching.invitation.key,
        seat: visit.watching.seat,
    };
    format!("/t/{}/log?{}", visit.table.id, way.query())
}

/// Renders the page.
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    preferences: Preferences,
    PathId(id): PathId<TableId>,
    Params(way): Params<Way>,
) -> Result<Response, ApiError> {
    let watching = way.watching(&visitor, &preferences);
    let (game, log) = game_and_log(&app, id, &watching, &preferences).await?;
    let lines = Parts::of(&log_lines(preferences.language, &log, false));
    let say = |key| text(preferences.language, key, &[("game", game.as_str().into())]);
    let title = say("table-log-title");
    let page = Page {
        preferences: &preferences,
        title: &title,
        class: "site-page",
        script: None,
        body: html! {
            (bar(&preferences, &title))
            main.prose id="main" {
                p { a href={ "/t/" (id) "?" (way.query()) } { (say("table-log-back")) } }
                section.log { ol { (PreEscaped(lines.html())) } }
            }
            (foot(&preferences))
        },
    };
    Ok(page.into_response())
}

/// Returns the game's name, and the log as far as the visitor may know it.
async fn game_and_log(
    app: &App,
    id: TableId,
    watching: &Watching,
    preferences: &Preferences,
) -> Result<(String, Vec<LogTurn>), ApiError> {
    let seen = tables::look(app, id, |table, slot| {
        let watching = watching.on_own_seat(table);
        watching.admit(table)?;
        let visit = Visit {
            app,
            table,
            presence: &slot.presence,
            watching: &watching,
            preferences,
        };
        Ok::<_, ApiError>((visit.observer(), visit.game_title(), table.about.clone()))
    });
    let (observer, title, about) = seen.await??;
    let game = tables::whole_game(app, id, &about).await?;
    let log = game.log(&Sight {
        language: preferences.language,
        observer,
        seat: None,
        plays: false,
        acts: false,
        guided: false,
        notes: &[],
        log: usize::MAX,
    });
    Ok((title, log))
}
