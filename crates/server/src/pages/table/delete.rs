//! Deleting a table without other people, after a confirmation.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use words::text;

use crate::api::PathId;
use crate::identity::Caller;
use crate::pages::Preferences;
use crate::pages::document::Page;
use crate::pages::look::{bar, foot};
use crate::tables::{self, TableError};
use crate::{ApiError, App, TableId};

/// Asks for confirmation.
pub async fn ask(
    State(app): State<App>,
    preferences: Preferences,
    Caller { player }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<Response, ApiError> {
    let about = tables::look(&app, id, |table, _| {
        table.check_deletable(player.id)?;
        Ok::<_, TableError>(table.about.imported)
    });
    let imported = about.await??;
    let say = |key| text(preferences.language, key, &[]);
    let title = say("table-delete");
    let page = Page {
        preferences: &preferences,
        title: &title,
        class: "site-page",
        script: None,
        body: html! {
            (bar(&preferences, &title))
            main.sheet-of-paper id="main" {
                form.paper method="post" action={ "/t/" (id) "/delete" } {
                    p.lead { (say("table-delete-ask")) }
                    p { (say(if imported { "table-delete-imported" } else { "table-delete-what" })) }
                    div.send {
                        // The destructive choice is not the main button.
                        a.act.main href={ "/t/" (id) } { (say("site-cancel")) }
                        button.act type="submit" { (say("table-delete")) }
                    }
                }
            }
            (foot(&preferences))
        },
    };
    Ok(page.into_response())
}

/// Deletes the table.
pub async fn delete(
    State(app): State<App>,
    Caller { player }: Caller,
    PathId(id): PathId<TableId>,
) -> Result<Redirect, ApiError> {
    tables::delete_own_table(&app, id, player.id).await?;
    Ok(Redirect::to("/"))
}
