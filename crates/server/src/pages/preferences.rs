//! How a visitor likes the pages: kept in a cookie that every page can read.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use words::Language;

use crate::identity::{PREFERENCES, cookie_values, spoken};

/// How a visitor likes the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// The language.
    pub language: Language,
    /// Whether the language was chosen, not guessed from the browser.
    pub language_chosen: bool,
    /// Night or chart.
    pub theme: Theme,
    /// Whether pieces move.
    pub motion: Motion,
    /// Whether a soft sound says that it is one's turn.
    pub sound: bool,
    /// Whether what cannot be taken back is asked again.
    pub confirm: bool,
    /// The colours of the seats.
    pub colours: Colours,
}

/// A set of words, each with its text in the cookie and in attributes.
macro_rules! words_of {
    ($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $text:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name { $($(#[$inner])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// Its word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The one with this word.
            #[must_use]
            pub fn of(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words_of! {
    /// The colours of the ground.
    Theme {
        /// As the device has it.
        Device = "device",
        /// A night sky: the face of the house.
        #[default]
        Night = "night",
        /// A printed chart, for daylight.
        Chart = "chart"
    }
}

words_of! {
    /// How fast pieces move, and how long others' moves are shown one after the other.
    Motion {
        /// Slow.
        Slow = "slow",
        /// As is usual.
        #[default]
        Usual = "usual",
        /// Quick.
        Quick = "quick",
        /// Nothing moves.
        Still = "still"
    }
}

words_of! {
    /// The colours of the seats.
    Colours {
        /// As is usual.
        #[default]
        Usual = "usual",
        /// Further apart in lightness.
        Strong = "strong"
    }
}

impl Preferences {
    /// What a request shows of it.
    #[must_use]
    pub fn shown(uri: &axum::http::Uri, headers: &HeaderMap) -> Self {
        let mut preferences = Self {
            language: spoken(uri, headers),
            language_chosen: false,
            theme: Theme::default(),
            motion: Motion::default(),
            sound: false,
            confirm: true,
            colours: Colours::default(),
        };
        for pair in cookie_values(headers, PREFERENCES).flat_map(|value| value.split('&')) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            preferences.set(key, value);
        }
        // The address stands before the cookie: a link may be for somebody else's eyes.
        preferences.language = spoken(uri, headers);
        preferences
    }

    /// Sets one thing by its key, if the value is one of its own.
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
            _ => {}
        }
    }

    /// The header that keeps it.
    #[must_use]
    pub fn cookie(&self, secure: bool) -> (HeaderName, String) {
        let on = |on| if on { "on" } else { "off" };
        let language = if self.language_chosen {
            format!("lang={}&", self.language.code())
        } else {
            String::new()
        };
        let text = format!(
            "{PREFERENCES}={language}theme={}&motion={}&colours={}&sound={}&confirm={}; \
             HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000{}",
            self.theme.word(),
            self.motion.word(),
            self.colours.word(),
            on(self.sound),
            on(self.confirm),
            if secure { "; Secure" } else { "" },
        );
        (SET_COOKIE, text)
    }
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
    fn what_is_kept_is_known_again() {
        let mut preferences = shown("/", "");
        for (key, value) in [
            ("lang", "fr"),
            ("theme", "chart"),
            ("motion", "still"),
            ("colours", "strong"),
            ("sound", "on"),
            ("confirm", "off"),
        ] {
            preferences.set(key, value);
        }
        let (_, header) = preferences.cookie(false);
        let cookie = header.split(';').next().unwrap();
        assert_eq!(shown("/", cookie), preferences);
        assert_eq!(preferences.language, Language::French);
        assert_eq!(preferences.theme, Theme::Chart);
        assert!(preferences.sound && !preferences.confirm);
    }

    #[test]
    fn what_is_no_value_changes_nothing() {
        let preferences = shown("/", "taste=lang=xx&theme=<script>&motion=&nothing");
        assert_eq!(preferences, shown("/", ""));
    }

    #[test]
    fn the_address_stands_before_the_cookie() {
        assert_eq!(
            shown("/?lang=en", "taste=lang=fr").language,
            Language::English
        );
    }
}
