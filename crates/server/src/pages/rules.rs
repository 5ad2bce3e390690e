//! The rules of a game: numbered, illustrated and searchable, for players or for designers.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use games::ReadyGame;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use tabletop::Options;
use words::{Language, text};

use super::Preferences;
use super::audience::{for_designers, for_players};
use super::document::Page;
use super::drawing::{self, Asker, FinishedPage, PageKey};
use super::how_to::HowToPage;
use super::look::{bar, foot, game_tabs};
use super::rules_text::{Block, Search, Section, read};
use crate::api::{Params, PathId};
use crate::{ApiError, App};

/// The maximum length of a search, in characters.
const MAX_LENGTH: usize = 80;

/// Returns the routes of the rules.
pub fn routes() -> Router<App> {
    let first = || async { Redirect::to(&View::HowTo.address(games::kinds()[0].id)) };
    Router::new()
        .route("/rules", get(first))
        .route("/rules/{game}", get(how_to))
        .route("/rules/{game}/reference", get(for_all))
        .route("/rules/{game}/sources", get(sources))
}

/// A page about the rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// How to play, in short.
    HowTo,
    /// The numbered rules for players.
    Players,
    /// The numbered rules for designers: with marks, and with everything that was decided.
    Designers,
}

impl View {
    /// Returns the name of this page.
    const fn name(self) -> &'static str {
        match self {
            Self::HowTo => "how to play",
            Self::Players => "rules",
            Self::Designers => "rules with sources",
        }
    }

    /// Returns the address of this page of a game.
    #[must_use]
    pub fn address(self, game: &str) -> String {
        let page = match self {
            Self::HowTo => "",
            Self::Players => "/reference",
            Self::Designers => "/sources",
        };
        format!("/rules/{game}{page}")
    }
}

/// Renders the tabs that lead to the pages for players about the rules of a game.
#[must_use]
pub fn views(language: Language, game: &str, chosen: Option<View>) -> Markup {
    let tabs = [
        (View::HowTo, "howto-view-how"),
        (View::Players, "howto-view-rules"),
    ];
    html! {
        nav.views aria-label=(text(language, "howto-views", &[])) {
            @for (view, key) in tabs {
                a href=(view.address(game)) aria-current=[(chosen == Some(view)).then_some("page")] {
                    (text(language, key, &[]))
                }
            }
        }
    }
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
    view: View,
    typed: &'a str,
    search: Search,
    sections: Vec<Section>,
}

/// Shows how to play. A search goes on to the numbered rules, where it was before they had a page of
/// their own.
async fn how_to(
    State(app): State<App>,
    preferences: Preferences,
    asker: Asker,
    PathId(id): PathId<String>,
    uri: Uri,
) -> Result<Response, ApiError> {
    let game = app.hall.ready.built_in(&id, &Options::new());
    let game = game.map_err(|_| ApiError::not_found())?;
    let language = preferences.language;
    let rules = game.rules_text(language);
    let query = uri.query().unwrap_or_default();
    let searched = query.split('&').any(|pair| pair.starts_with("q="));
    match game.how_to_play(language) {
        Some(source) if !searched => {
            let key = PageKey::new(View::HowTo.name(), preferences).with(&id);
            let preferences = key.preferences();
            drawing::show(&app, &asker, key, move |app| {
                Ok(HowToPage {
                    app,
                    preferences: &preferences,
                    id: &id,
                    game: &*game,
                    source,
                }
                .finished())
            })
            .await
        }
        _ if rules.is_none() => Err(ApiError::not_found()),
        _ => {
            let reference = View::Players.address(&id);
            let query = uri.query().map(|query| format!("?{query}"));
            let to = reference + &query.unwrap_or_default();
            Ok(Redirect::to(&to).into_response())
        }
    }
}

async fn for_all(
    app: State<App>,
    preferences: Preferences,
    asker: Asker,
    id: PathId<String>,
    asked: Params<Asked>,
) -> Result<Response, ApiError> {
    show(app, preferences, asker, id, asked, View::Players).await
}

async fn sources(
    app: State<App>,
    preferences: Preferences,
    asker: Asker,
    id: PathId<String>,
    asked: Params<Asked>,
) -> Result<Response, ApiError> {
    show(app, preferences, asker, id, asked, View::Designers).await
}

async fn show(
    State(app): State<App>,
    preferences: Preferences,
    asker: Asker,
    PathId(id): PathId<String>,
    Params(Asked { q }): Params<Asked>,
    view: View,
) -> Result<Response, ApiError> {
    let game = app.hall.ready.built_in(&id, &Options::new());
    let game = game.map_err(|_| ApiError::not_found())?;
    let text = game.rules_text(preferences.language);
    let text = text.ok_or_else(ApiError::not_found)?;
    let typed: String = q.chars().take(MAX_LENGTH).collect();
    let key = PageKey::new(view.name(), preferences)
        .with(&id)
        .with(&typed);
    let preferences = key.preferences();
    drawing::show(&app, &asker, key, move |app| {
        let text = match view {
            View::Designers => for_designers(text),
            _ => for_players(text, &View::Designers.address(&id)),
        };
        let search = Search::new(&typed);
        let shown = Shown {
            app,
            preferences: &preferences,
            id: &id,
            game: &*game,
            view,
            typed: &typed,
            sections: read(&text, &search),
            search,
        };
        Ok(shown.page())
    })
    .await
}

impl Shown<'_> {
    fn page(&self) -> FinishedPage {
        let language = self.preferences.language;
        let game = self.game.title(language);
        let title = text(language, "site-rules-title", &[("game", game.into())]);
        let page = Page {
            preferences: self.preferences,
            title: &title,
            class: "site-page",
            script: None,
            body: html! {
                (bar(self.preferences, &title))
                main.rules id="main" {
                    (game_tabs(self.app, language, |id| self.view.address(id), self.id, |game| game.rules_text(language).is_some()))
                    (views(language, self.id, Some(self.view)))
                    (self.contents())
                    (self.article())
                }
                (foot(self.preferences))
            },
        };
        FinishedPage::of(&page, StatusCode::OK)
    }

    fn contents(&self) -> Markup {
        let say = |key| text(self.preferences.language, key, &[]);
        html! {
            aside.contents {
                form.linkbox role="search" method="get" action=(self.view.address(self.id)) {
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
                    @if self.view == View::Designers {
                        p { (say("site-rules-lead")) }
                        (marks(language))
                    } @else {
                        p { (say("howto-lead")) }
                    }
                    p { (self.other_view()) }
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

    /// Renders the link between the rules for players and those for designers.
    fn other_view(&self) -> Markup {
        let (view, key) = match self.view {
            View::Designers => (View::Players, "howto-no-sources"),
            _ => (View::Designers, "howto-sources"),
        };
        html! {
            a.link href=(view.address(self.id)) { (text(self.preferences.language, key, &[])) }
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
                a href=(self.view.address(self.id)) { (text(self.preferences.language, "site-rules-all", &[])) }
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

/// Renders what the marks mean.
fn marks(language: Language) -> Markup {
    let marks = [
        ("R", "site-rules-r"),
        ("J", "site-rules-j"),
        ("D", "site-rules-d"),
    ];
    html! {
        dl.marks {
            @for (mark, key) in marks {
                div { dt { span.basis { (mark) } } dd { (text(language, key, &[])) } }
            }
        }
    }
}
