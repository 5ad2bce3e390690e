//! The settings of a visitor: preferences, name, tokens for programs, a second device.

mod device;
mod leave;
mod sessions;
mod tokens;

use axum::Router;
use axum::extract::State;
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use serde::Deserialize;
use words::{Language, text};

use super::document::Page;
use super::form::{Choice, Fields, error, labelled, see_other, segments, with_cookies};
use super::guest::guest;
use super::look::{bar, foot};
use super::preferences::{Colours, Motion, Theme, saved};
use super::{Preferences, back};
use crate::api::Params;
use crate::identity::{self, CurrentSession, MAX_NAME_LENGTH, PlayerName, Visitor};
use crate::limits::Address;
use crate::storage::{PlayerRow, Write};
use crate::{ApiError, App};

/// The value that stands for the language of the browser.
const GUESSED: &str = "auto";

/// Returns the routes of the settings.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/settings", get(show).post(set))
        .route("/settings/tokens", post(tokens::add))
        .route("/settings/tokens/{id}", post(tokens::remove))
        .route("/settings/sessions", post(sessions::end_others))
        .route("/settings/sessions/{issued}", post(sessions::end))
        .route("/settings/link", post(device::link))
        .route("/settings/leave", get(leave::ask).post(leave::leave))
        .merge(device::routes())
}

/// The things that the page shows in addition to the settings.
#[derive(Default)]
struct Shown<'a> {
    /// The page that the settings lead back to.
    back: String,
    refusal: Option<&'a ApiError>,
    /// An invalid name, as it was typed.
    name: Option<&'a str>,
    /// Something that is shown only once, such as a new token.
    once: Markup,
    /// The session of the visitor.
    session: Option<i64>,
}

/// The query of the page.
#[derive(Debug, Default, Deserialize)]
struct Asked {
    #[serde(default)]
    back: String,
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    Visitor(player): Visitor,
    CurrentSession(session): CurrentSession,
    headers: HeaderMap,
    Params(Asked { back }): Params<Asked>,
) -> Result<Response, ApiError> {
    let shown = Shown {
        back: back::before_settings(&back, &headers),
        session,
        ..Shown::default()
    };
    page(&app, &preferences, player.as_ref(), shown).await
}

/// Saves the fields that were sent and leaves the others alone: a button sends only one.
async fn set(
    State(app): State<App>,
    mut preferences: Preferences,
    address: Address,
    visitor: Visitor,
    CurrentSession(session): CurrentSession,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, ApiError> {
    for (key, value) in fields.iter() {
        preferences.set(key, value);
    }
    if fields.get("lang") == GUESSED {
        preferences.language_chosen = false;
    }
    let known = visitor.0.clone();
    let named = match fields.all("name").last() {
        Some(name) => rename(&app, &preferences, &address, visitor, name).await,
        None => Ok(None),
    };
    match named {
        Ok(cookie) => {
            let kept = preferences.cookie(app.settings.is_secure());
            let cookies = [Some(kept), cookie].into_iter().flatten();
            if is_script(&headers) {
                return with_cookies(StatusCode::NO_CONTENT.into_response(), cookies);
            }
            let mut back = back::path(fields.get("back"), &headers);
            if !fields.get("lang").is_empty() {
                back = back::in_own_language(&back);
            }
            // The effect of a single button is visible at once; only the form needs a word.
            let said = (!fields.get("back").is_empty()).then(|| saved(true));
            see_other(&back, cookies.chain(said))
        }
        Err(refusal) if is_script(&headers) => Err(refusal),
        Err(refusal) => {
            let shown = Shown {
                back: back::before_settings(fields.get("back"), &headers),
                refusal: Some(&refusal),
                name: Some(fields.get("name")),
                session,
                ..Shown::default()
            };
            page(&app, &preferences, known.as_ref(), shown).await
        }
    }
}

/// Returns whether the script of the page sent the request: it stays on the page, so it wants no
/// redirect.
fn is_script(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT);
    accepted.is_some_and(|kind| kind.as_bytes() == b"application/json")
}

type Cookie = Option<(axum::http::HeaderName, String)>;

/// Renames the visitor. A new visitor becomes a guest, unless the name is empty.
async fn rename(
    app: &App,
    preferences: &Preferences,
    address: &Address,
    visitor: Visitor,
    name: &str,
) -> Result<Cookie, ApiError> {
    match &visitor.0 {
        Some(player) if player.name == name => Ok(None),
        Some(player) => {
            let mut player = player.clone();
            player.name = PlayerName::new(name)?.into();
            let unit = vec![Write::Rename(player.clone())];
            app.directory.change(player.id, unit).await?;
            Ok(None)
        }
        None if name.trim().is_empty() => Ok(None),
        None => Ok(guest(app, preferences, address, visitor, Some(name))
            .await?
            .cookie),
    }
}

async fn page(
    app: &App,
    preferences: &Preferences,
    player: Option<&PlayerRow>,
    shown: Shown<'_>,
) -> Result<Response, ApiError> {
    let language = preferences.language;
    let identity = match player {
        Some(player) => identity(app, language, player, shown.session).await?,
        None => html! {},
    };
    let title = text(language, "page-settings", &[]);
    let page = Page {
        preferences,
        title: &title,
        class: "site-page",
        script: Some("settings.js"),
        body: html! {
            (bar(preferences, &title))
            main.sheet-of-paper id="main" {
                div id="refused" role="alert" data-unsent=(text(language, "table-unsent", &[])) {
                    (error(language, shown.refusal))
                }
                (shown.once)
                (form(preferences, player, &shown))
                (identity)
            }
            (foot(preferences))
        },
    };
    let status = shown
        .refusal
        .map_or(StatusCode::OK, |refusal| refusal.status);
    Ok(page.with_status(status))
}

fn form(preferences: &Preferences, player: Option<&PlayerRow>, shown: &Shown<'_>) -> Markup {
    let language = preferences.language;
    let say = |key: &str| text(language, key, &[]);
    let on = |on| if on { "on" } else { "off" };
    let name = shown
        .name
        .unwrap_or_else(|| player.map_or("", |player| &player.name));
    let input = html! {
        input type="text" id="name" name="name" value=(name) maxlength=(MAX_NAME_LENGTH) autocomplete="nickname"
            placeholder=(say("page-guest-name"));
    };
    let choose = |key, words, chosen| choose(language, key, words, chosen);
    html! {
        form.paper id="settings" method="post" action="/settings" data-known[player.is_some()] {
            input type="hidden" name="back" value=(shown.back);
            section.part {
                h2 { (say("site-you")) }
                (labelled("name", &say("site-your-name"), &input, &say("site-your-name-help")))
            }
            section.part {
                h2 { (say("site-look")) }
                (languages(preferences))
                (choose("theme", Theme::ALL.iter().map(|one| one.word()).collect(), preferences.theme.word()))
                (choose("colours", Colours::ALL.iter().map(|one| one.word()).collect(), preferences.colours.word()))
                (choose("motion", Motion::ALL.iter().map(|one| one.word()).collect(), preferences.motion.word()))
            }
            section.part {
                h2 { (say("site-play")) }
                (choose("confirm", vec!["on", "off"], on(preferences.confirm)))
                (choose("coach", vec!["on", "off"], on(preferences.coach)))
                (choose("sound", vec!["on", "off"], on(preferences.sound)))
            }
            div.send {
                button.act.main type="submit" { (say("site-keep")) }
                a.act href=(shown.back) { (say("page-back")) }
            }
        }
    }
}

/// Renders one preference with its help text.
fn choose(language: Language, key: &str, words: Vec<&str>, chosen: &str) -> Markup {
    let say = |key: &str| text(language, key, &[]);
    let choices: Vec<Choice> = words
        .into_iter()
        .map(|word| (word.to_owned(), say(&format!("site-{key}-{word}"))))
        .collect();
    html! {
        (segments(key, &say(&format!("site-{key}")), &choices, chosen))
        p.help { (say(&format!("site-{key}-help"))) }
    }
}

fn languages(preferences: &Preferences) -> Markup {
    let say = |key: &str| text(preferences.language, key, &[]);
    let own = |language: Language| {
        let name = text(language, "page-own-name", &[]);
        (language.code().to_owned(), name)
    };
    let guessed = (GUESSED.to_owned(), say("site-language-guessed"));
    let choices: Vec<Choice> = [guessed]
        .into_iter()
        .chain(Language::all().map(own))
        .collect();
    let chosen = match preferences.language_chosen {
        true => preferences.language.code(),
        false => GUESSED,
    };
    segments("lang", &say("site-language"), &choices, chosen)
}

/// Renders the sections for known players.
async fn identity(
    app: &App,
    language: Language,
    player: &PlayerRow,
    session: Option<i64>,
) -> Result<Markup, ApiError> {
    let owned = app.storage.tokens(player.id).await?;
    let signed_in = identity::sessions(app, player.id).await?;
    let now = app.clock.now();
    Ok(html! {
        (device::section(language))
        (sessions::section(language, &signed_in, session, now))
        (tokens::section(language, &owned))
        (leave::section(language, player))
    })
}
