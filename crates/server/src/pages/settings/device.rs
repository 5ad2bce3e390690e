//! A second device: a link that signs it in as the same player.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use words::{Language, text};

use super::super::document::Page;
use super::super::form::see_other;
use super::super::look::{bar, foot};
use super::super::qr;
use super::super::whole_address::whole_address;
use super::super::{Preferences, back};
use super::{Shown, page};
use crate::api::PathId;
use crate::identity::{Caller, CurrentSession, Visitor, follow_link, make_link, set_cookie};
use crate::{ApiError, App};

/// Returns the route of the link.
pub fn routes() -> Router<App> {
    Router::new().route("/link/{code}", get(ask).post(follow))
}

/// Renders the section in which a link can be created.
pub fn section(language: Language) -> Markup {
    let say = |key| text(language, key, &[]);
    html! {
        form.paper method="post" action="/settings/link" {
            section.part id="device" {
                h2 { (say("site-device")) }
                p.help { (say("site-device-help")) }
                button.act type="submit" { (say("site-device-go")) }
            }
        }
    }
}

/// Creates a link and shows it.
pub async fn link(
    State(app): State<App>,
    preferences: Preferences,
    uri: Uri,
    CurrentSession(session): CurrentSession,
    headers: HeaderMap,
    Caller { player }: Caller,
) -> Result<Response, ApiError> {
    let link = make_link(&*app.storage, &app.clock, player.id).await?;
    let address = whole_address(&app, &uri, &headers, &format!("/link/{}", link.code));
    let language = preferences.language;
    let label = text(language, "site-device-code", &[]);
    let once = html! {
        section.once role="status" {
            h2 { (text(language, "site-device-made", &[])) }
            div.linked {
                @if let Some(code) = qr::picture(&address, &label) { (code) }
                div {
                    p { (text(language, "site-device-how", &[])) }
                    p.secret { a href=(address) { (address) } }
                    p.help { (text(language, "site-device-once", &[])) }
                }
            }
        }
    };
    let shown = Shown {
        back: back::before_settings("", &headers),
        once,
        session,
        ..Shown::default()
    };
    page(&app, &preferences, Some(&player), shown).await
}

/// Renders the page for the second device. A GET request must not use up the link, because programs
/// such as link previews send one too.
async fn ask(
    preferences: Preferences,
    Visitor(player): Visitor,
    PathId(code): PathId<String>,
) -> Response {
    let language = preferences.language;
    let title = text(language, "site-link-title", &[]);
    Page {
        preferences: &preferences,
        title: &title,
        class: "site-page",
        script: None,
        body: html! {
            (bar(&preferences, &title))
            main.sheet-of-paper id="main" {
                form.paper method="post" action={ "/link/" (code) } {
                    p.lead { (text(language, "site-link-ask", &[])) }
                    @if let Some(player) = player {
                        p { (text(language, "site-link-other", &[("name", player.name.into())])) }
                    }
                    div.send {
                        button.act.main type="submit" { (text(language, "site-link-go", &[])) }
                        a.act.quiet href="/" { (text(language, "site-cancel", &[])) }
                    }
                }
            }
            (foot(&preferences))
        },
    }
    .into_response()
}

/// Signs this device in as the player of the link.
async fn follow(
    State(app): State<App>,
    PathId(code): PathId<String>,
) -> Result<Response, ApiError> {
    let player = follow_link(&*app.storage, &app.clock, &code).await?;
    let value = app.signer.sign(player, app.clock.now());
    see_other("/", set_cookie(&value, app.settings.is_secure()))
}
