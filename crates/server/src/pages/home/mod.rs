//! The home page: tonight's sky, the games, the visitor's own tables and open tables.

mod join;
mod panel;
mod play;
mod rows;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use maud::{Markup, html};
use render::icon;
use sky::{Instant, Location};
use words::sky::place_words;
use words::{Language, text};

use super::Preferences;
use super::document::Page;
use super::form::error;
use super::hero::hero;
use super::look::{foot, skip, tools};
use super::place::{Here, moment, tonight};
use crate::identity::Visitor;
use crate::{ApiError, App};

/// Returns the routes of the home page.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/play", post(play::play))
        .route("/join", post(join::join))
}

async fn home(
    State(app): State<App>,
    preferences: Preferences,
    here: Here,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    shown(&app, &preferences, here, &visitor, "", None).await
}

/// Renders the page. If a link could not be followed, the page shows the link as typed and the
/// error.
async fn shown(
    app: &App,
    preferences: &Preferences,
    here: Here,
    Visitor(player): &Visitor,
    typed: &str,
    refusal: Option<&ApiError>,
) -> Result<Response, ApiError> {
    let language = preferences.language;
    let own = match player {
        Some(player) => rows::own(app, language, player.id).await?,
        None => rows::Own::default(),
    };
    let open = rows::open(app, language, player.as_ref().map(|player| player.id)).await?;
    let lists = Lists { own, open };
    let body = body(app, preferences, here, &lists, typed, refusal)?;
    let page = Page {
        preferences,
        title: "",
        class: "lobby-page",
        script: None,
        body,
    };
    Ok(page.with_status(refusal.map_or(StatusCode::OK, |refusal| refusal.status)))
}

/// The lists of tables on the page.
struct Lists {
    own: rows::Own,
    open: Vec<rows::Row>,
}

fn body(
    app: &App,
    preferences: &Preferences,
    here: Here,
    Lists { own, open }: &Lists,
    typed: &str,
    refusal: Option<&ApiError>,
) -> Result<Markup, ApiError> {
    let language = preferences.language;
    let sight = sight(app, here);
    let say = |key| text(language, key, &[]);
    Ok(html! {
        (skip(preferences))
        header.top id="top" {
            p.facts { (facts(language, sight)) }
            (tools(preferences))
        }
        main id="main" {
            (head(preferences, here, sight))
            div.lobby {
                section.games aria-label=(say("site-games")) {
                    @for kind in games::kinds() { (panel::panel(app, language, kind.id)?) }
                }
                section.tables aria-label=(say("site-tables")) {
                    div.going { (rows::going(language, &own.going)) }
                    (rows::section(&say("site-open-tables"), open))
                    @if open.is_empty() { (nobody_waits(preferences, own.going.is_empty())) }
                    (join_form(preferences, typed, refusal))
                    (rows::section(&say("site-lately"), &own.over))
                }
            }
        }
        (foot(preferences))
    })
}

/// The place and time of the sky in the picture.
type Sight = Option<(Location, Instant)>;

fn sight(app: &App, here: Here) -> Sight {
    let place = here.place?;
    Some((place, tonight(place, app.clock.now())?))
}

/// Returns the text for the place, time and direction of the picture.
fn facts(language: Language, sight: Sight) -> String {
    let Some((place, instant)) = sight else {
        return String::new();
    };
    let towards = match place.lat() < 0.0 {
        true => "site-facing-north",
        false => "site-facing-south",
    };
    [
        place_words(language, place),
        moment(language, instant),
        text(language, towards, &[]),
    ]
    .join(", ")
}

fn head(preferences: &Preferences, here: Here, sight: Sight) -> Markup {
    let language = preferences.language;
    let drawn = sight.map(|(place, instant)| hero(language, place, &here.words(language), instant));
    html! {
        div.hero {
            @if let Some(hero) = &drawn { (hero.picture) }
            div.hero-foot {
                div {
                    h1 { "Almagest" }
                    p { (text(language, "site-motto", &[])) }
                }
                @if let Some(hero) = &drawn {
                    p.tonight {
                        b { (hero.words[0]) } " " (hero.words[1]) " "
                        a href="/sky" { (text(language, "site-your-sky", &[])) }
                    }
                }
            }
        }
    }
}

fn nobody_waits(preferences: &Preferences, first: bool) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    html! {
        section {
            h2 { (say("site-open-tables")) }
            p.quiet { (say("site-no-tables")) }
            @if first { p.quiet { (say("site-welcome")) } }
        }
    }
}

fn join_form(preferences: &Preferences, typed: &str, refusal: Option<&ApiError>) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    html! {
        section.invite {
            h2 { label for="link" { (say("site-join")) } }
            (error(preferences.language, refusal))
            form.linkbox method="post" action="/join" {
                (icon("link"))
                input type="text" id="link" name="link" value=(typed) autocomplete="off" required
                    placeholder=(say("site-join-example"));
                button.act type="submit" { (say("site-join-go")) }
            }
        }
    }
}
