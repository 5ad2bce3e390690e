//! The four elements of cards and spheres (A1.2, A1.10).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// An element.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// Fire.
    Fire,
    /// Water.
    Water,
    /// Air.
    Air,
    /// Earth.
    Earth,
}

impl Element {
    /// All elements, in the order of the rows of a Final Scoring card.
    pub const ALL: [Self; 4] = [Self::Fire, Self::Water, Self::Air, Self::Earth];

    /// Returns the key in data files, records and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Water => "water",
            Self::Air => "air",
            Self::Earth => "earth",
        }
    }

    /// Returns the element with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|element| element.key() == key)
    }
}

/// One value for each element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByElement<T>([T; 4]);

impl<T> ByElement<T> {
    /// Creates the value of each element with `make`.
    pub fn from_fn(make: impl FnMut(Element) -> T) -> Self {
        Self(Element::ALL.map(make))
    }

    /// Returns the values in the order of [`Element::ALL`].
    pub fn values(&self) -> &[T; 4] {
        &self.0
    }
}

impl<T> Index<Element> for ByElement<T> {
    type Output = T;
    fn index(&self, element: Element) -> &T {
        &self.0[element as usize]
    }
}

impl<T> IndexMut<Element> for ByElement<T> {
    fn index_mut(&mut self, element: Element) -> &mut T {
        &mut self.0[element as usize]
    }
}
