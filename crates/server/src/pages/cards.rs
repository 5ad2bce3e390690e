//! All cards of a game on one sheet, to look at or to print and cut out.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use games::{ReadyGame, TextTable};
use maud::{Markup, PreEscaped, html};
use tabletop::Options;
use words::{Language, text};

use super::Preferences;
use super::card_filter::{CardFilter, asked_of};
use super::document::Page;
use super::drawing::{self, Asker, FinishedPage, PageKey};
use super::form::Fields;
use super::look::{bar, foot, game_tabs};
use crate::api::{Params, PathId};
use crate::{ApiError, App};

/// Returns the route of the cards.
pub fn routes() -> Router<App> {
    Router::new().route("/cards/{game}", get(show))
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    asker: Asker,
    PathId(id): PathId<String>,
    Params(asked): Params<Vec<(String, String)>>,
) -> Result<Response, ApiError> {
    let game = app.hall.ready.built_in(&id, &Options::new());
    let game = game.map_err(|_| ApiError::not_found())?;
    let asked = asked_of(&*game, preferences.language, &Fields::of(asked));
    let key = PageKey::new("cards", preferences).with(&id);
    let key = asked
        .iter()
        .fold(key, |key, (name, value)| key.with(name).with(value));
    let preferences = key.preferences();
    drawing::show(&app, &asker, key, move |app| {
        if !has_cards(&*game, preferences.language) {
            return Err(ApiError::not_found());
        }
        Ok(drawn_page(app, &preferences, &id, &*game, &asked))
    })
    .await
}

fn has_cards(game: &dyn ReadyGame, language: Language) -> bool {
    !game.card_list(language).rows.is_empty()
}

fn drawn_page(
    app: &App,
    preferences: &Preferences,
    id: &str,
    game: &dyn ReadyGame,
    asked: &Fields,
) -> FinishedPage {
    let language = preferences.language;
    let drawn = game.card_pictures(language).into_iter();
    let drawn: Vec<(String, String)> = drawn
        .map(|(name, picture)| (name, without_glyphs(&picture)))
        .collect();
    let title = game.cards_title(language);
    let table = game.card_list(language);
    let path = format!("/cards/{id}");
    let filter = CardFilter::new(language, path, &table, game.card_facets(language), asked);
    let page = Page {
        preferences,
        title: &title,
        class: "sheet-page",
        script: Some("cards.js"),
        body: html! {
            (bar(preferences, &title))
            main id="main" {
                (game_tabs(app, language, |id| format!("/cards/{id}"), id, |game| has_cards(game, language)))
                (filter.form())
                (sheet(preferences, id, &drawn, &filter))
                (list(preferences, &table, drawn.is_empty(), &filter))
            }
            (foot(preferences))
        },
    };
    FinishedPage::of(&page, StatusCode::OK)
}

fn sheet(
    preferences: &Preferences,
    game: &str,
    drawn: &[(String, String)],
    filter: &CardFilter,
) -> Markup {
    html! {
        @if !drawn.is_empty() {
            p.sheet-note { (text(preferences.language, "site-cards-print", &[])) }
            ul class={ "sheet sheet-" (game) } {
                @for (card, (name, picture)) in drawn.iter().enumerate() {
                    li id={ "sheet-" (name) } hidden[!filter.shows(card)]
                        data-name=(filter.name(card)) data-values=(filter.values(card)) {
                        (PreEscaped(picture))
                    }
                }
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
fn list(preferences: &Preferences, table: &TextTable, open: bool, filter: &CardFilter) -> Markup {
    html! {
        details.in-words open[open] {
            summary { (text(preferences.language, "site-cards-words", &[])) }
            div.wide tabindex="0" {
                table id="in-words" {
                    thead { tr { @for heading in &table.headings { th scope="col" { (heading) } } } }
                    tbody {
                        @for (card, row) in table.rows.iter().enumerate() {
                            tr hidden[!filter.shows(card)] data-name=(filter.name(card))
                                data-values=(filter.values(card)) {
                                @for cell in row { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
