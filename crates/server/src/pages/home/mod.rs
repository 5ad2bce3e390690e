//! The home page: tonight's sky, the games, the visitor's own tables and open tables.

mod join;
mod panel;
mod play;
mod rows;

use std::sync::Arc;

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
use super::drawing::Asker;
use super::form::error;
use super::hero::{Hero, HeroKey};
use super::length::at_length;
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
    asker: Asker,
    here: Here,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    shown(&app, &preferences, &asker, here, &visitor, "", None).await
}

/// Renders the page. If a link could not be followed, the page shows the link as typed and the
/// error.
async fn shown(
    app: &App,
    preferences: &Preferences,
    asker: &Asker,
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
    let sky = Tonight::over(app, language, asker, here).await?;
    let body = body(app, preferences, &sky, &lists, typed, refusal)?;
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
    sky: &Tonight,
    Lists { own, open }: &Lists,
    typed: &str,
    refusal: Option<&ApiError>,
) -> Result<Markup, ApiError> {
    let language = preferences.language;
    let say = |key| text(language, key, &[]);
    Ok(html! {
        (skip(preferences))
        header.top id="top" {
            p.facts { (facts(language, sky.sight)) }
            (tools(preferences))
        }
        main id="main" {
            (head(preferences, sky.hero.as_deref()))
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

/// Tonight's sky and its picture.
struct Tonight {
    sight: Sight,
    hero: Option<Arc<Hero>>,
}

impl Tonight {
    /// Returns the sky over a place. It is drawn once for all visitors within some minutes.
    async fn over(
        app: &App,
        language: Language,
        asker: &Asker,
        here: Here,
    ) -> Result<Self, ApiError> {
        let seen = |place| Some((place, tonight(place, app.clock.of_day())?));
        let sight = here.place.and_then(seen);
        let Some((place, instant)) = sight else {
            return Ok(Self { sight, hero: None });
        };
        let key = HeroKey::of(language, place, here.words(language), instant);
        let (own, drawn) = (app.clone(), key.clone());
        let pass = || Ok(app.limits.drawing(&asker.client)?);
        let draw = async move {
            let draw = move || drawn.drawn().ok_or_else(ApiError::internal);
            at_length(&own, draw).await
        };
        let hero = Some(app.drawings.heroes.get(key, pass, draw).await?);
        Ok(Self { sight, hero })
    }
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

fn head(preferences: &Preferences, hero: Option<&Hero>) -> Markup {
    let language = preferences.language;
    html! {
        div.hero {
            @if let Some(hero) = hero { (hero.picture) }
            div.hero-foot {
                div {
                    h1 { "Almagest" }
                    p { (text(language, "site-motto", &[])) }
                }
                @if let Some(hero) = hero {
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
