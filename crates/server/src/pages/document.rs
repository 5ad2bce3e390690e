//! The HTML document around every page.

use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use words::text;

use super::Preferences;
use super::assets::address;
use super::preferences::saved;

/// The content security policy: only resources of this site, and nothing inline.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
    img-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// The class of pages around the games, which have a style sheet of their own.
const SITE: &str = "site-page";
/// The class of a table whose game has begun. It needs no style sheet but the first.
pub const IN_PLAY: &str = "at-table";
/// The class of a table that still gathers players: a page of forms and links. It stays open when the
/// game begins.
pub const GATHERING: &str = "at-table gathering";

/// A page.
pub struct Page<'a> {
    /// The visitor's preferences.
    pub preferences: &'a Preferences,
    /// The title; the name of the site is appended.
    pub title: &'a str,
    /// The class of its body.
    pub class: &'a str,
    /// The file name of the page's script.
    pub script: Option<&'static str>,
    /// The content of the body.
    pub body: Markup,
}

impl Page<'_> {
    /// Renders the document.
    pub fn html(&self) -> Markup {
        let preferences = self.preferences;
        let on = |on: bool| if on { "on" } else { "off" };
        html! {
            (DOCTYPE)
            html lang=(preferences.language.code()) data-theme=(preferences.theme.word())
                data-motion=(preferences.motion.word()) data-colours=(preferences.colours.word())
                data-sound=(on(preferences.sound)) data-confirm=(on(preferences.confirm)) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="dark light";
                    title { @if !self.title.is_empty() { (self.title) " · " } "Almagest" }
                    link rel="icon" type="image/svg+xml" href=(address("icon.svg"));
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(address("regular.woff2"));
                    link rel="stylesheet" href=(address("style.css"));
                    @for sheet in self.more_sheets() {
                        link rel="stylesheet" href=(address(sheet));
                    }
                    script type="module" src=(address("site.js")) {}
                    @if let Some(script) = self.script {
                        script type="module" src=(address(script)) {}
                    }
                }
                body class=[Some(self.class).filter(|class| !class.is_empty())] {
                    (games::style().sprite())
                    (self.body)
                    (notice(preferences))
                }
            }
        }
    }

    /// Returns the style sheets that only some pages need.
    fn more_sheets(&self) -> &'static [&'static str] {
        match self.script {
            _ if self.class == IN_PLAY => &[],
            _ if self.class == SITE => &["pages.css", "guide.css"],
            Some("replay.js") => &["pages.css", "replay.css"],
            _ => &["pages.css"],
        }
    }

    /// Returns the page as a response with a status other than 200.
    #[must_use]
    pub fn with_status(&self, status: StatusCode) -> Response {
        (status, self.into_response()).into_response()
    }
}

/// Renders the place in which the page says that settings were saved.
fn notice(preferences: &Preferences) -> Markup {
    let words = text(preferences.language, "page-saved", &[]);
    html! {
        div.saved id="saved" role="status" data-words=(words) {
            @if preferences.just_saved { span { (words) } }
        }
    }
}

impl IntoResponse for &Page<'_> {
    fn into_response(self) -> Response {
        let headers = [
            (
                CONTENT_TYPE,
                HeaderValue::from_static("text/html; charset=utf-8"),
            ),
            (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
        ];
        let said = self.preferences.just_saved.then(|| saved(false));
        (headers, AppendHeaders(said), self.html().0).into_response()
    }
}

impl IntoResponse for Page<'_> {
    fn into_response(self) -> Response {
        (&self).into_response()
    }
}
