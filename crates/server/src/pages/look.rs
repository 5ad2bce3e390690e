//! Parts that many pages have.

use maud::{Markup, html};
use render::icon;
use words::text;

use super::Taste;
use super::taste::Theme;

/// The bar at the top of a page that is no table.
#[must_use]
pub fn bar(taste: &Taste, title: &str) -> Markup {
    let language = taste.language;
    let say = |key| text(language, key, &[]);
    html! {
        a.skip href="#main" { (say("page-skip")) }
        header.top id="top" {
            a.word href="/" { "Almagest" }
            h1.game { (title) }
            nav.tools aria-label=(say("page-tools")) {
                a.tool href="/rules/astra" { (icon("wisdom")) span { (say("page-rules")) } }
                a.tool href="/settings" { (icon("menu")) span { (say("page-settings")) } }
                (theme_switch(taste))
            }
        }
    }
}

/// A button that changes between night and chart.
#[must_use]
pub fn theme_switch(taste: &Taste) -> Markup {
    let (theme, glyph, key) = match taste.theme {
        Theme::Chart => (Theme::Night, "moon", "page-night"),
        Theme::Device | Theme::Night => (Theme::Chart, "sun", "page-chart"),
    };
    html! {
        form.inline method="post" action="/settings" {
            input type="hidden" name="back" value="";
            button.tool type="submit" name="theme" value=(theme.word()) {
                (icon(glyph)) span { (text(taste.language, key, &[])) }
            }
        }
    }
}
