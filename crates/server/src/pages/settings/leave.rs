//! Deleting a player.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use words::{Language, text};

use super::super::Preferences;
use super::super::document::Page;
use super::super::form::see_other;
use super::super::look::{bar, foot};
use crate::identity::{Caller, clear_cookie};
use crate::storage::PlayerRow;
use crate::tables::delete_player;
use crate::{ApiError, App};

/// Renders the section with the link to the confirmation.
pub fn section(language: Language, player: &PlayerRow) -> Markup {
    let say = |key| text(language, key, &[]);
    let arguments = [("name", (&player.name).into())];
    html! {
        section.part.paper id="leave" {
            h2 { (say("site-leave")) }
            p.help { (text(language, "site-leave-help", &arguments)) }
            a.act href="/settings/leave" { (say("site-leave-go")) }
        }
    }
}

/// Asks for confirmation.
pub async fn ask(preferences: Preferences, Caller { player }: Caller) -> Response {
    let language = preferences.language;
    let say = |key| text(language, key, &[]);
    let title = say("site-leave");
    let arguments = [("name", player.name.into())];
    Page {
        preferences: &preferences,
        title: &title,
        class: "site-page",
        script: None,
        body: html! {
            (bar(&preferences, &title))
            main.sheet-of-paper id="main" {
                form.paper method="post" action="/settings/leave" {
                    p.lead { (text(language, "site-leave-ask", &arguments)) }
                    p { (say("site-leave-what")) }
                    div.send {
                        // The destructive choice is not the main button.
                        a.act.main href="/settings" { (say("site-cancel")) }
                        button.act type="submit" { (say("site-leave-sure")) }
                    }
                }
            }
            (foot(&preferences))
        },
    }
    .into_response()
}

/// Deletes the player.
pub async fn leave(
    State(app): State<App>,
    Caller { player }: Caller,
) -> Result<Response, ApiError> {
    delete_player(&app, player.id).await?;
    see_other("/", clear_cookie(app.settings.is_secure()))
}
