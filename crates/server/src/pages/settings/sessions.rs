//! The places where the visitor is signed in.

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use words::{Language, text};

use super::super::form::see_other;
use crate::api::PathId;
use crate::identity::{Caller, CurrentSession, end_other_sessions, end_session};
use crate::storage::SessionRow;
use crate::{ApiError, App};

/// The milliseconds of a day.
const DAY: i64 = 24 * 3600 * 1000;

/// Renders the list of sessions.
pub fn section(
    language: Language,
    sessions: &[SessionRow],
    current: Option<i64>,
    now: i64,
) -> Markup {
    let say = |key| text(language, key, &[]);
    let row = |session: &SessionRow| row(language, session, current, now);
    html! {
        section.part.paper id="sessions" {
            h2 { (say("site-sessions")) }
            p.help { (say("site-sessions-help")) }
            ul.rows.tokens-list { @for session in sessions { (row(session)) } }
            @if current.is_some() && sessions.len() > 1 {
                form method="post" action="/settings/sessions" {
                    button.act type="submit" { (say("site-sessions-end-others")) }
                }
            }
        }
    }
}

fn row(language: Language, session: &SessionRow, current: Option<i64>, now: i64) -> Markup {
    let say = |key| text(language, key, &[]);
    let device = match session.device.as_str() {
        "" => say("site-session-unknown"),
        device => device.to_owned(),
    };
    let days = ((now - session.seen) / DAY).max(0);
    let seen = text(language, "site-session-seen", &[("days", days.into())]);
    let is_current = current == Some(session.issued);
    html! {
        li {
            form method="post" action={ "/settings/sessions/" (session.issued) } {
                b { (device) }
                span.note { @if is_current { (say("site-session-this")) } @else { (seen) } }
                @if !is_current {
                    button.link type="submit"
                        aria-label=(text(language, "site-session-end-named", &[("device", device.as_str().into())])) {
                        (say("site-session-end"))
                    }
                }
            }
        }
    }
}

/// Ends a session.
pub async fn end(
    State(app): State<App>,
    Caller { player }: Caller,
    PathId(issued): PathId<i64>,
) -> Result<Response, ApiError> {
    end_session(&app, player.id, issued).await?;
    see_other("/settings#sessions", None)
}

/// Ends all sessions except the visitor's.
pub async fn end_others(
    State(app): State<App>,
    Caller { player }: Caller,
    CurrentSession(current): CurrentSession,
) -> Result<Response, ApiError> {
    end_other_sessions(&app, player.id, current).await?;
    see_other("/settings#sessions", None)
}
