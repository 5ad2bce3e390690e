//! The rules of a game: numbered, illustrated and searchable.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use games::ReadyGame;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use tabletop::Options;
use words::text;

use super::Preferences;
use super::document::Page;
use super::length::at_length;
use super::look::{bar, foot, game_tabs};
use super::rules_text::{Block, Search, Section, read};
use crate::api::{Params, PathId};
use crate::{ApiError, App};

/// The maximum length of a search, in characters.
const MAX_LENGTH: usize = 80;

/// Returns the routes of the rules.
pub fn routes() -> Router<App> {
    let first = || async { Redirect::to(&format!("/rules/{}", games::kinds()[0].id)) };
    Router::new()
        .route("/rules", get(first))
        .route("/rules/{game}", get(show))
}

#[derive(Debug, Default, Deserialize)]
struct Asked {
    #[serde(default)]
    q: String,
}

/// The rules as shown on a page.
struct Shown<'a> {
    app: &'a App,
    preferences: &'a Preferences,
    id: &'a str,
    game: &'a dyn ReadyGame,
    typed: &'a str,
    search: Search,
    sections: Vec<Section>,
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    PathId(id): PathId<String>,
    Params(Asked { q }): Params<Asked>,
) -> Result<Response, ApiError> {
    let game = app.hall.ready.built_in(&id, &Options::new());
    let game = game.map_err(|_| ApiError::not_found())?;
    let text = game.rules_text(preferences.language);
    let text = text.ok_or_else(ApiError::not_found)?;
    at_length(move || {
        let typed: String = q.chars().take(MAX_LENGTH).collect();
        let search = Search::new(&typed);
        let shown = Shown {
            app: &app,
            preferences: &preferences,
            id: &id,
            game: &*game,
            typed: &typed,
            sections: read(text, &search),
            search,
        };
        Ok(shown.page())
    })
    .await
}

impl Shown<'_> {
    fn page(&self) -> Response {
        let language = self.preferences.language;
        let game = self.game.title(language);
        let title = text(language, "site-rules-title", &[("game", game.into())]);
        Page {
            preferences: self.preferences,
            title: &title,
            class: "site-page",
            script: None,
            body: html! {
                (bar(self.preferences, &title))
                main.rules id="main" {
                    (game_tabs(self.app, language, "/rules/", self.id, |game| game.rules_text(language).is_some()))
                    (self.contents())
                    (self.article())
                }
                (foot(self.preferences))
            },
        }
        .into_response()
    }

    fn contents(&self) -> Markup {
        let say = |key| text(self.preferences.language, key, &[]);
        html! {
            aside.contents {
                form.linkbox role="search" method="get" action={ "/rules/" (self.id) } {
                    input type="search" name="q" value=(self.typed) maxlength=(MAX_LENGTH)
                        aria-label=(say("site-rules-search")) placeholder=(say("site-rules-search"));
                    button.act type="submit" { (say("site-rules-search-go")) }
                }
                nav aria-label=(say("site-rules-contents")) {
                    ol {
                        @for section in &self.sections {
                            @if self.shows(section) {
                                li { a href={ "#" (section.id) } { (section.title) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn article(&self) -> Markup {
        let language = self.preferences.language;
        let say = |key| text(language, key, &[]);
        html! {
            div.rules-text {
                div.rules-head {
                    p { (say("site-rules-lead")) }
                    dl.marks {
                        @for (mark, key) in [("R", "site-rules-r"), ("J", "site-rules-j"), ("D", "site-rules-d")] {
                            div { dt { span.basis { (mark) } } dd { (say(key)) } }
                        }
                    }
                    @if !self.search.is_empty() { (self.count()) }
                }
                article {
                    @for section in &self.sections {
                        @if self.shows(section) { (self.section(section)) }
                    }
                }
            }
        }
    }

    /// Renders the number of matches.
    fn count(&self) -> Markup {
        let blocks = self.sections.iter().flat_map(|section| &section.blocks);
        let count = blocks.filter(|block| block.found).count();
        let arguments = [("n", count.into()), ("what", self.typed.into())];
        html! {
            p.note role="status" {
                (text(self.preferences.language, "site-rules-found", &arguments)) " "
                a href={ "/rules/" (self.id) } { (text(self.preferences.language, "site-rules-all", &[])) }
            }
        }
    }

    fn shows(&self, section: &Section) -> bool {
        section.blocks.iter().any(|block| self.has(block))
    }

    fn has(&self, block: &Block) -> bool {
        self.search.is_empty() || block.found
    }

    fn section(&self, section: &Section) -> Markup {
        html! {
            section id=(section.id) {
                h2 { (section.title) }
                @for block in &section.blocks {
                    @if self.has(block) { (self.block(block)) }
                }
            }
        }
    }

    fn block(&self, block: &Block) -> Markup {
        let html = PreEscaped(&block.html);
        let Some(rule) = &block.rule else {
            let scrolls = block.html.contains("<table").then_some("0");
            return html! { div.between tabindex=[scrolls] { (html) } };
        };
        let picture = self.game.rule_picture(self.preferences.language, rule);
        html! {
            div.rule id=(rule) {
                a.number href={ "#" (rule) } { (rule) }
                div.said { (html) }
                @if let Some(picture) = picture {
                    figure lang=(self.preferences.language.code()) { (PreEscaped(picture)) }
                }
            }
        }
    }
}
