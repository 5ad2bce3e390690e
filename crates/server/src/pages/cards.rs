//! All cards of a game on one sheet, to be looked at or printed and cut out.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::{ReadyGame, TextTable};
use maud::{Markup, PreEscaped, html};
use tabletop::Options;
use words::text;

use super::Taste;
use super::document::Page;
use super::length::at_length;
use super::look::{bar, foot, game_tabs};
use crate::api::PathId;
use crate::{ApiError, App};

/// The routes of cards.
pub fn routes() -> Router<App> {
    Router::new().route("/cards/{game}", get(show))
}

async fn show(
    State(app): State<App>,
    taste: Taste,
    PathId(id): PathId<String>,
) -> Result<Response, ApiError> {
    let game = app.hall.ready.built_in(&id, &Options::new());
    let game = game.map_err(|_| ApiError::not_found())?;
    at_length(move || Ok(drawn_page(&taste, &id, &*game))).await
}

fn drawn_page(taste: &Taste, id: &str, game: &dyn ReadyGame) -> Response {
    let language = taste.language;
    let drawn = game.card_pictures(language).into_iter();
    let drawn: Vec<(String, String)> = drawn
        .map(|(name, picture)| (name, without_glyphs(&picture)))
        .collect();
    let title = game.cards_title(language);
    let page = Page {
        taste,
        title: &title,
        class: "sheet-page",
        script: None,
        body: html! {
            (bar(taste, &title))
            main id="main" {
                (game_tabs(language, "/cards/", id))
                (sheet(taste, id, &drawn))
                (list(taste, &game.card_list(language), drawn.is_empty()))
            }
            (foot(taste))
        },
    };
    page.into_response()
}

fn sheet(taste: &Taste, game: &str, drawn: &[(String, String)]) -> Markup {
    html! {
        @if !drawn.is_empty() {
            p.sheet-note { (text(taste.language, "site-cards-print", &[])) }
            ul class={ "sheet sheet-" (game) } {
                @for (name, picture) in drawn { li id={ "sheet-" (name) } { (PreEscaped(picture)) } }
            }
        }
    }
}

/// A picture without the glyphs it brings along: the page has them once for all.
fn without_glyphs(picture: &str) -> String {
    match (picture.split_once("<defs>"), picture.split_once("</defs>")) {
        (Some((before, _)), Some((_, after))) => format!("{before}{after}"),
        _ => picture.to_owned(),
    }
}

/// The same in words.
fn list(taste: &Taste, table: &TextTable, open: bool) -> Markup {
    html! {
        details.in-words open[open] {
            summary { (text(taste.language, "site-cards-words", &[])) }
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
