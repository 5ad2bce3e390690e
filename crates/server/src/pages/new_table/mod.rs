//! The form for a new table: seats, terms and options of the game.

mod options;
mod seats;
mod terms;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use games::ReadyGame;
use maud::{Markup, html};
use serde::Deserialize;
use tabletop::Options;
use words::text;

use super::Preferences;
use super::document::Page;
use super::form::{Fields, error, labelled, see_other, with_cookies};
use super::guest::guest;
use super::look::{bar, foot, game_tabs};
use crate::api::{Params, PathId};
use crate::identity::{MAX_NAME_LENGTH, Visitor};
use crate::limits::Address;
use crate::storage::PlayerRow;
use crate::tables::{self, NewTable};
use crate::{ApiError, App};

pub use options::in_words;

/// Returns the routes of new tables.
pub fn routes() -> Router<App> {
    Router::new().route("/new/{game}", get(empty).post(make))
}

/// The query that prefills the form.
#[derive(Debug, Default, Deserialize)]
struct Wanted {
    /// The number of players.
    players: Option<usize>,
}

/// A form being filled in.
struct Sheet<'a> {
    app: &'a App,
    preferences: &'a Preferences,
    id: &'a str,
    game: Arc<dyn ReadyGame>,
    player: Option<&'a PlayerRow>,
    fields: &'a Fields,
}

async fn empty(
    State(app): State<App>,
    preferences: Preferences,
    Visitor(player): Visitor,
    PathId(id): PathId<String>,
    Params(wanted): Params<Wanted>,
) -> Result<Response, ApiError> {
    let game = game(&app, &id)?;
    let players = wanted.players.unwrap_or(3);
    let fields = options::filled(seats::filled(game.facts(), players), game.facts());
    let sheet = Sheet {
        app: &app,
        preferences: &preferences,
        id: &id,
        game,
        player: player.as_ref(),
        fields: &terms::filled(fields),
    };
    Ok(sheet.page(None))
}

async fn make(
    State(app): State<App>,
    preferences: Preferences,
    address: Address,
    visitor: Visitor,
    PathId(id): PathId<String>,
    fields: Fields,
) -> Result<Response, ApiError> {
    let known = visitor.0.clone();
    let sheet = Sheet {
        app: &app,
        preferences: &preferences,
        id: &id,
        game: game(&app, &id)?,
        player: known.as_ref(),
        fields: &fields,
    };
    let wish = match sheet.wish() {
        Ok(wish) => wish,
        Err(refusal) => return Ok(sheet.page(Some(&refusal))),
    };
    let guest = guest(
        &app,
        &preferences,
        &address,
        visitor,
        Some(fields.get("name")),
    )
    .await;
    let guest = match guest {
        Ok(guest) => guest,
        Err(refusal) => return Ok(sheet.page(Some(&refusal))),
    };
    match tables::make_table(&app, &guest.player, wish, preferences.language).await {
        Ok(table) => see_other(&format!("/t/{table}"), guest.cookie),
        Err(refusal) => with_cookies(sheet.page(Some(&refusal.into())), guest.cookie),
    }
}

fn game(app: &App, id: &str) -> Result<Arc<dyn ReadyGame>, ApiError> {
    let ready = app.hall.ready.built_in(id, &Options::new());
    ready.map_err(|_| ApiError::not_found())
}

impl Sheet<'_> {
    fn wish(&self) -> Result<NewTable, ApiError> {
        let fields = self.fields;
        Ok(NewTable {
            game: self.id.to_owned(),
            options: options::read(fields, self.game.facts()),
            seats: seats::read(fields, self.game.facts())?,
            public: fields.get("public") == "on",
            clock: terms::clock(fields.get("clock"))?,
            race: terms::race(fields.get("race"))?,
            absence: terms::absence(fields.get("absence"))?,
            stand_in: terms::stand_in(fields),
            hints: terms::hints(fields.get("hints")),
        })
    }

    /// Renders the form, with the reason if the table could not be created.
    fn page(&self, refusal: Option<&ApiError>) -> Response {
        let language = self.preferences.language;
        let game = self.game.title(language);
        let title = text(language, "site-new-title", &[("game", game.into())]);
        let page = Page {
            preferences: self.preferences,
            title: &title,
            class: "site-page",
            script: None,
            body: html! {
                (bar(self.preferences, &title))
                main.sheet-of-paper id="main" {
                    (game_tabs(self.app, language, |id| format!("/new/{id}"), self.id, |_| true))
                    (error(language, refusal))
                    (self.form())
                }
                (foot(self.preferences))
            },
        };
        match refusal {
            Some(refusal) => page.with_status(refusal.status),
            None => page.with_status(axum::http::StatusCode::OK),
        }
    }

    fn form(&self) -> Markup {
        let (language, fields) = (self.preferences.language, self.fields);
        let say = |key| text(language, key, &[]);
        html! {
            form.paper method="post" action={ "/new/" (self.id) } {
                section.part {
                    h2 { (say("site-who-plays")) }
                    @if self.player.is_none() { (self.own_name()) }
                    (seats::controls(language, fields, self.game.facts(), self.player))
                }
                section.part {
                    h2 { (say("site-the-table")) }
                    (terms::controls(language, fields, self.game.facts()))
                }
                section.part {
                    h2 { (say("site-the-game")) }
                    (options::controls(language, fields, &*self.game))
                }
                div.send {
                    button.act.main type="submit" { (say("site-make-table")) }
                    a.act.quiet href="/" { (say("site-cancel")) }
                }
            }
        }
    }

    fn own_name(&self) -> Markup {
        let language = self.preferences.language;
        let input = html! {
            input type="text" id="name" name="name" value=(self.fields.get("name")) maxlength=(MAX_NAME_LENGTH)
                autocomplete="nickname" placeholder=(text(language, "page-guest-name", &[]));
        };
        let label = text(language, "site-your-name", &[]);
        labelled("name", &label, &input, "")
    }
}
