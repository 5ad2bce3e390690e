//! What the drawing of a page depends on.

use super::Weigh;
use crate::pages::Preferences;

/// Everything that the drawing of a page depends on: two requests with the same key get the same
/// page.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PageKey {
    page: &'static str,
    preferences: Preferences,
    values: Vec<String>,
}

impl PageKey {
    /// Returns the key of a page that has no parameters. The page must be drawn with the
    /// [`preferences`](Self::preferences) of the key.
    #[must_use]
    pub fn new(page: &'static str, preferences: Preferences) -> Self {
        Self {
            page,
            preferences: preferences.seen_on_pages(),
            values: Vec::new(),
        }
    }

    /// Adds the value of a parameter. The parameters of a page always come in the same order.
    #[must_use]
    pub fn with(mut self, value: impl Into<String>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Returns the preferences as far as the page depends on them.
    #[must_use]
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }
}

impl Weigh for PageKey {
    fn bytes(&self) -> usize {
        let values = self.values.iter();
        size_of::<Self>()
            + values
                .map(|value| size_of::<String>() + value.capacity())
                .sum::<usize>()
    }
}
