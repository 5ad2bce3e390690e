//! All cards of a game on one sheet, to look at or to print and cut out.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::{ReadyGame, TextTable};
use maud::{Markup, PreEscaped, html};
use tabletop::Options;
use words::{Language, text};

use super::Preferences;
use super::document::Page;
use super::length::at_length;
use super::look::{bar, foot, game_tabs};
use crate::api::PathId;
use crate::{ApiError, App};

/// Returns the route of the cards.
pub fn routes() -> Router<App> {
    Router::new().route("/cards/{game}", get(show))
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    PathId(id): PathId<String>,
) -> Result<Response, ApiError> {
    let game = app.hall.ready.built_in(&id, &Options::new());
    let game = game.map_err(|_| ApiError::not_found())?;
    if !has_cards(&*game, preferences.language) {
        return Err(ApiError::not_found());
    }
    at_length(move || Ok(drawn_page(&app, &preferences, &id, &*game))).await
}

fn has_cards(game: &dyn ReadyGame, language: Language) -> bool {
    !game.card_list(language).rows.is_empty()
}

fn drawn_page(app: &App, preferences: &Preferences, id: &str, game: &dyn ReadyGame) -> Response {
    let language = preferences.language;
    let drawn = game.card_pictures(language).into_iter();
    let drawn: Vec<(String, String)> = drawn
        .map(|(name, picture)| (name, without_glyphs(&picture)))
        .collect();
    let title = game.cards_title(language);
    let page = Page {
        preferences,
        title: &title,
        class: "sheet-page",
        script: None,
        body: html! {
            (bar(preferences, &title))
            main id="main" {
                (game_tabs(app, language, "/cards/", id, |game| has_cards(game, language)))
                (sheet(preferences, id, &drawn))
                (list(preferences, &game.card_list(language), drawn.is_empty()))
            }
            (foot(preferences))
        },
    };
    page.into_response()
}

fn sheet(preferences: &Preferences, game: &str, drawn: &[(String, String)]) -> Markup {
    html! {
        @if !drawn.is_empty() {
            p.sheet-note { (text(preferences.language, "site-cards-print", &[])) }
            ul class={ "sheet sheet-" (game) } {
                @for (name, picture) in drawn { li id={ "sheet-" (name) } { (PreEscaped(picture)) } }
            }
        }
    }
}

/// Returns the picture without its own glyph definitions: the page has them once for all pictures.
fn without_glyphs(picture: &str) -> String {
    match (picture.split_once("<defs>"), picture.split_once("</defs>")) {
        (Some((before, _)), Some((_, after))) => format!("{before}{after}"),
        _ => picture.to_owned(),
    }
}

/// Renders the cards as a table of text.
fn list(preferences: &Preferences, table: &TextTable, open: bool) -> Markup {
    html! {
        details.in-words open[open] {
            summary { (text(preferences.language, "site-cards-words", &[])) }
            div.wide tabindex="0" {
                table {
                    thead { tr { @for heading in &table.headings { th scope="col" { (heading) } } } }
                    tbody {
                        @for row in &table.rows { tr { @for cell in row { td { (cell) } } } }
                    }
                }
            }
        }
    }
}
