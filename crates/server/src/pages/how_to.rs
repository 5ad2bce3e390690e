//! How to play a game, on one page with drawn examples.

use axum::http::StatusCode;
use games::ReadyGame;
use maud::{Markup, PreEscaped, html};
use words::text;

use super::Preferences;
use super::document::Page;
use super::drawing::FinishedPage;
use super::how_to_text::{Example, HowTo, Section, read};
use super::learn::has_lessons;
use super::look::{bar, foot, game_tabs};
use super::rules::{View, views};
use crate::App;

/// The page that tells how to play a game.
pub struct HowToPage<'a> {
    pub app: &'a App,
    pub preferences: &'a Preferences,
    pub id: &'a str,
    pub game: &'a dyn ReadyGame,
    /// The Markdown document.
    pub source: &'a str,
}

impl HowToPage<'_> {
    /// Renders the page.
    #[must_use]
    pub fn finished(&self) -> FinishedPage {
        let language = self.preferences.language;
        let game = self.game.title(language);
        let title = text(language, "howto-title", &[("game", game.into())]);
        let how_to = read(self.source);
        let page = Page {
            preferences: self.preferences,
            title: &title,
            class: "site-page",
            // Links to numbered rules led here before those had a page of their own.
            script: Some("how_to.js"),
            body: html! {
                (bar(self.preferences, &title))
                main.how-to id="main" {
                    (game_tabs(self.app, language, |id| View::HowTo.address(id), self.id, |game| game.rules_text(language).is_some()))
                    (views(language, self.id, Some(View::HowTo)))
                    (self.article(&how_to))
                    (self.end(&how_to))
                }
                (foot(self.preferences))
            },
        };
        FinishedPage::of(&page, StatusCode::OK)
    }

    fn article(&self, how_to: &HowTo) -> Markup {
        html! { article { @for section in &how_to.sections { (self.section(section)) } } }
    }

    fn section(&self, section: &Section) -> Markup {
        html! {
            section id=(section.id) {
                div.how-text {
                    h2 { (section.title) }
                    (PreEscaped(&section.html))
                }
                @if !section.pictures.is_empty() {
                    div.how-pictures {
                        @for example in &section.pictures { (self.example(example)) }
                    }
                }
            }
        }
    }

    fn example(&self, example: &Example) -> Markup {
        let language = self.preferences.language;
        let picture = self.game.how_to_picture(language, &example.name);
        html! {
            @if let Some(picture) = picture {
                figure { (PreEscaped(picture)) figcaption { (example.caption) } }
            }
        }
    }

    /// Renders where to read on, where to learn by playing, and whose game it is.
    fn end(&self, how_to: &HowTo) -> Markup {
        let say = |key| text(self.preferences.language, key, &[]);
        html! {
            p.read-on {
                (say("howto-more")) " "
                a.link href=(View::Players.address(self.id)) { (say("howto-more-link")) } "."
                @if has_lessons(self.game) {
                    " " (say("howto-lesson")) " "
                    a.link href={ "/learn/" (self.id) } { (say("howto-lesson-link")) } "."
                }
            }
            div.credits { (PreEscaped(&how_to.credits)) }
        }
    }
}
