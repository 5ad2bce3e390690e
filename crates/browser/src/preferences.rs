//! The preferences of a visitor, as stored in the cookie.

/// The preferences of a visitor. Motion and confirmations are switched off, so that tests never
/// wait for them, and so is the coach.
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
    /// The defaults in French.
    pub const FRENCH: Self = Self {
        language: "fr",
        theme: "night",
    };

    /// Returns the same preferences with this theme.
    #[must_use]
    pub fn in_theme(self, theme: &'static str) -> Self {
        Self { theme, ..self }
    }

    /// Returns the value of the cookie.
    #[must_use]
    pub fn cookie(&self) -> String {
        let Self { language, theme } = self;
        format!(
            "lang={language}&theme={theme}&motion=still&colours=usual&sound=off&confirm=off&coach=off"
        )
    }
}
