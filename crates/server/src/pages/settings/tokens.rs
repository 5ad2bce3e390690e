//! Tokens for programs that act on behalf of the visitor.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use words::{Language, text};

use super::super::form::{Fields, see_other};
use super::super::{Preferences, back};
use super::{Shown, page};
use crate::api::PathId;
use crate::identity::{Caller, CurrentSession, add_token, remove_token, token_id};
use crate::storage::TokenRow;
use crate::{ApiError, App};

/// Renders the list of tokens and a form for a new one.
pub fn section(language: Language, owned: &[TokenRow]) -> Markup {
    let say = |key| text(language, key, &[]);
    html! {
        section.part.paper id="tokens" {
            h2 { (say("site-tokens")) }
            p.help { (say("site-tokens-help")) }
            @if !owned.is_empty() {
                ul.rows.tokens-list { @for token in owned { (row(language, token)) } }
            }
            form.linkbox method="post" action="/settings/tokens" {
                input type="text" name="label" maxlength="80" required autocomplete="off"
                    aria-label=(say("site-token-label")) placeholder=(say("site-token-label"));
                button.act type="submit" { (say("site-token-make")) }
            }
        }
    }
}

fn row(language: Language, token: &TokenRow) -> Markup {
    let id = token_id(&token.hash);
    let arguments = [("label", (&token.label).into())];
    let label = text(language, "site-token-remove-named", &arguments);
    html! {
        li {
            form method="post" action={ "/settings/tokens/" (id) } {
                b { (token.label) }
                code { (id) }
                button.link type="submit" aria-label=(label) {
                    (text(language, "site-token-remove", &[]))
                }
            }
        }
    }
}

/// Creates a token and shows its secret, which is never shown again.
pub async fn add(
    State(app): State<App>,
    preferences: Preferences,
    Caller { player }: Caller,
    CurrentSession(session): CurrentSession,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, ApiError> {
    let back = back::before_settings("", &headers);
    let language = preferences.language;
    let made = add_token(&app, player.id, fields.get("label")).await;
    let made = made.map_err(ApiError::from);
    let shown = match &made {
        Ok((secret, _)) => Shown {
            once: html! {
                section.once role="status" {
                    h2 { (text(language, "site-token-made", &[])) }
                    p.secret { code { (secret) } }
                    p.help { (text(language, "site-token-once", &[])) }
                }
            },
            back,
            session,
            ..Shown::default()
        },
        Err(refusal) => Shown {
            back,
            refusal: Some(refusal),
            session,
            ..Shown::default()
        },
    };
    page(&app, &preferences, Some(&player), shown).await
}

/// Deletes a token.
pub async fn remove(
    State(app): State<App>,
    Caller { player }: Caller,
    PathId(id): PathId<String>,
) -> Result<Response, ApiError> {
    remove_token(&app, player.id, &id).await?;
    see_other("/settings#tokens", None)
}
