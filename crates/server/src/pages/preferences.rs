//! The preferences of a visitor, stored in a cookie that every page reads.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use words::Language;

use crate::identity::{PREFERENCES, cookie_values, spoken};

/// The cookie that is set when preferences are saved and removed once a page has confirmed it.
const SAVED: &str = "saved";

/// The preferences of a visitor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Preferences {
    /// The language of the page.
    pub language: Language,
    /// Whether the visitor chose the language, as opposed to the browser.
    pub language_chosen: bool,
    /// Night or chart.
    pub theme: Theme,
    /// The speed at which pieces move.
    pub motion: Motion,
    /// Whether a soft sound announces the visitor's turn.
    pub sound: bool,
    /// Whether actions that cannot be undone need a confirmation.
    pub confirm: bool,
    /// Whether a coach comments on the visitor's first games.
    pub coach: bool,
    /// The colours of the seats.
    pub colours: Colours,
    /// Whether they have just been saved: the next page says so.
    pub just_saved: bool,
}

/// An enum whose variants each have a word for the cookie and for attributes.
macro_rules! words_of {
    ($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $text:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name { $($(#[$inner])* $variant),+ }

        impl $name {
            /// All variants.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// Returns the word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// Returns the variant with this word.
            #[must_use]
            pub fn of(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words_of! {
    /// The colours of the background.
    Theme {
        /// The theme that the device is set to.
        Device = "device",
        /// A night sky: the default look of the site.
        #[default]
        Night = "night",
        /// A printed chart, for daylight.
        Chart = "chart"
    }
}

words_of! {
    /// How fast pieces move, and how long each move of the other players is shown.
    Motion {
        /// Slower than the default.
        Slow = "slow",
        /// The default speed.
        #[default]
        Usual = "usual",
        /// Faster than the default.
        Quick = "quick",
        /// Nothing moves.
        Still = "still"
    }
}

words_of! {
    /// The colours of the seats.
    Colours {
        /// The default colours.
        #[default]
        Usual = "usual",
        /// Colours that differ more in lightness.
        Strong = "strong"
    }
}

impl Preferences {
    /// Reads the preferences from a request.
    #[must_use]
    pub fn shown(uri: &axum::http::Uri, headers: &HeaderMap) -> Self {
        let mut preferences = Self {
            language: spoken(uri, headers),
            language_chosen: false,
            theme: Theme::default(),
            motion: Motion::default(),
            sound: false,
            confirm: true,
            coach: true,
            colours: Colours::default(),
            just_saved: cookie_values(headers, SAVED).next().is_some(),
        };
        for pair in cookie_values(headers, PREFERENCES).flat_map(|value| value.split('&')) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            preferences.set(key, value);
        }
        // The address takes precedence over the cookie: a link may be meant for somebody else.
        preferences.language = spoken(uri, headers);
        preferences
    }

    /// Returns the preferences with the usual value for each that changes nothing on the pages that
    /// visitors share.
    #[must_use]
    pub const fn seen_on_pages(self) -> Self {
        Self {
            language_chosen: false,
            coach: true,
            ..self
        }
    }

    /// Sets one preference by its key; an invalid value changes nothing.
    pub fn set(&mut self, key: &str, value: &str) {
        match key {
            "lang" => {
                if let Some(language) = Language::from_code(value) {
                    (self.language, self.language_chosen) = (language, true);
                }
            }
            "theme" => self.theme = Theme::of(value).unwrap_or(self.theme),
            "motion" => self.motion = Motion::of(value).unwrap_or(self.motion),
            "colours" => self.colours = Colours::of(value).unwrap_or(self.colours),
            "sound" => self.sound = value == "on",
            "confirm" => self.confirm = value == "on",
            "coach" => self.coach = value == "on",
            _ => {}
        }
    }

    /// Returns the header that stores the preferences.
    #[must_use]
    pub fn cookie(&self, secure: bool) -> (HeaderName, String) {
        let on = |on| if on { "on" } else { "off" };
        let language = if self.language_chosen {
            format!("lang={}&", self.language.code())
        } else {
            String::new()
        };
        let text = format!(
            "{PREFERENCES}={language}theme={}&motion={}&colours={}&sound={}&confirm={}&coach={}; \
             HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000{}",
            self.theme.word(),
            self.motion.word(),
            self.colours.word(),
            on(self.sound),
            on(self.confirm),
            on(self.coach),
            if secure { "; Secure" } else { "" },
        );
        (SET_COOKIE, text)
    }
}

/// Returns the header that sets the cookie `SAVED`, so that the next page confirms that the
/// preferences were saved, or the header that removes it.
#[must_use]
pub fn saved(now: bool) -> (HeaderName, String) {
    let age = if now { 60 } else { 0 };
    let text = format!("{SAVED}=1; HttpOnly; SameSite=Lax; Path=/; Max-Age={age}");
    (SET_COOKIE, text)
}

impl<S: Send + Sync> FromRequestParts<S> for Preferences {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::shown(&parts.uri, &parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
    use axum::http::{HeaderValue, Uri};

    use super::*;

    fn shown(uri: &'static str, cookie: &str) -> Preferences {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static("en"));
        headers.insert(COOKIE, cookie.parse().unwrap());
        Preferences::shown(&Uri::from_static(uri), &headers)
    }

    #[test]
    fn preferences_survive_the_cookie() {
        let mut preferences = shown("/", "");
        for (key, value) in [
            ("lang", "fr"),
            ("theme", "chart"),
            ("motion", "still"),
            ("colours", "strong"),
            ("sound", "on"),
            ("confirm", "off"),
            ("coach", "off"),
        ] {
            preferences.set(key, value);
        }
        let (_, header) = preferences.cookie(false);
        let cookie = header.split(';').next().unwrap();
        assert_eq!(shown("/", cookie), preferences);
        assert_eq!(preferences.language, Language::French);
        assert_eq!(preferences.theme, Theme::Chart);
        assert!(preferences.sound && !preferences.confirm && !preferences.coach);
    }

    #[test]
    fn pages_and_pictures_have_the_same_themes() {
        let themes = Theme::ALL.iter().filter(|theme| **theme != Theme::Device);
        let pages: Vec<&str> = themes.map(|theme| theme.word()).collect();
        assert_eq!(pages, render::Theme::ALL.map(render::Theme::key));
    }

    #[test]
    fn invalid_values_change_nothing() {
        let preferences = shown("/", "taste=lang=xx&theme=<script>&motion=&nothing");
        assert_eq!(preferences, shown("/", ""));
    }

    #[test]
    fn the_address_overrides_the_cookie() {
        assert_eq!(
            shown("/?lang=en", "taste=lang=fr").language,
            Language::English
        );
    }
}
