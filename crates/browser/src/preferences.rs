//! How a visitor likes the pages, as the cookie says it.

/// How a visitor likes the pages. Nothing moves and nothing is asked twice, so that a test waits for
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// The code of the language.
    pub language: &'static str,
    /// The theme: `night` or `chart`.
    pub theme: &'static str,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: "en",
            theme: "night",
        }
    }
}

impl Preferences {
    /// The same in French.
    pub const FRENCH: Self = Self {
        language: "fr",
        theme: "night",
    };

    /// The same in a theme.
    #[must_use]
    pub fn in_theme(self, theme: &'static str) -> Self {
        Self { theme, ..self }
    }

    /// The value of the cookie.
    #[must_use]
    pub fn cookie(&self) -> String {
        let Self { language, theme } = self;
        format!("lang={language}&theme={theme}&motion=still&colours=usual&sound=off&confirm=off")
    }
}
