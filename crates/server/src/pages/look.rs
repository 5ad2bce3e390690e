//! Elements shared by many pages.

use games::ReadyGame;
use maud::{Markup, html};
use render::icon;
use words::{Language, text};

use super::Preferences;
use super::preferences::Theme;
use crate::App;

/// Renders the bar at the top of every page except that of a table.
#[must_use]
pub fn bar(preferences: &Preferences, title: &str) -> Markup {
    html! {
        (skip(preferences))
        header.top id="top" {
            a.word href="/" { "Almagest" }
            h1.game { (title) }
            (tools(preferences))
        }
    }
}

/// Renders the link that skips the parts that are the same on every page.
#[must_use]
pub fn skip(preferences: &Preferences) -> Markup {
    html! { a.skip href="#main" { (text(preferences.language, "page-skip", &[])) } }
}

/// Renders the navigation of the site.
#[must_use]
pub fn tools(preferences: &Preferences) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    let first = games::kinds()[0].id;
    html! {
        nav.tools aria-label=(say("page-tools")) {
            a.tool href={ "/rules/" (first) } { (icon("wisdom")) span { (say("page-rules")) } }
            a.tool href={ "/cards/" (first) } { (icon("cards")) span { (say("page-cards")) } }
            a.tool href="/sky" { (icon("telescope")) span { (say("page-sky")) } }
            a.tool href="/settings" { (icon("menu")) span { (say("page-settings")) } }
            (theme_switch(preferences))
        }
    }
}

/// Renders the buttons that switch between the dark and the light theme. The style sheet shows the
/// one that leads to the other theme, because only the browser knows the theme of the device.
#[must_use]
pub fn theme_switch(preferences: &Preferences) -> Markup {
    let switch = |theme: Theme, glyph: &str, key: &str| {
        html! {
            button class={ "tool to-" (theme.word()) } type="submit" name="theme" value=(theme.word()) {
                (icon(glyph)) span { (text(preferences.language, key, &[])) }
            }
        }
    };
    html! {
        form.inline method="post" action="/settings" {
            input type="hidden" name="back" value="";
            (switch(Theme::Chart, "sun", "page-chart"))
            (switch(Theme::Night, "moon", "page-night"))
        }
    }
}

/// Renders the foot of a page: the other languages and further links.
#[must_use]
pub fn foot(preferences: &Preferences) -> Markup {
    let say = |key| text(preferences.language, key, &[]);
    let others = Language::all().filter(|other| *other != preferences.language);
    html! {
        footer.foot {
            form method="post" action="/settings" {
                input type="hidden" name="back" value="";
                @for other in others {
                    button type="submit" name="lang" value=(other.code()) lang=(other.code()) {
                        (text(other, "page-own-name", &[]))
                    }
                }
            }
            a href="/settings" { (say("page-settings")) }
            a href="/about" { (say("page-about")) }
            a href="/api/v1/openapi.json" { (say("page-api")) }
        }
    }
}

/// Renders the tabs that lead to the same page of each game that has one.
#[must_use]
pub fn game_tabs(
    app: &App,
    language: Language,
    at: impl Fn(&str) -> String,
    chosen: &str,
    has_page: impl Fn(&dyn ReadyGame) -> bool,
) -> Markup {
    let games = app.hall.ready.all();
    html! {
        nav.game-tabs aria-label=(text(language, "page-games", &[])) {
            @for game in games.iter().filter(|game| has_page(&***game)) {
                @let id = game.facts().id;
                a href=(at(id)) aria-current=[(id == chosen).then_some("page")] {
                    (game.title(language))
                }
            }
        }
    }
}
