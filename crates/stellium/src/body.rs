//! The four kinds of body, which are also the colours of the objectives and symbols (S1.1, S1.4).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A kind of body.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// Green and smooth: permutation.
    Planet,
    /// Blue and rough: collision.
    Comet,
    /// Yellow and grainy: rotation.
    Star,
    /// Pink and uneven: attraction.
    Supernova,
}

impl Body {
    /// All four kinds.
    pub const ALL: [Self; 4] = [Self::Planet, Self::Comet, Self::Star, Self::Supernova];

    /// Returns the key of this kind in data files, records and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Planet => "planet",
            Self::Comet => "comet",
            Self::Star => "star",
            Self::Supernova => "supernova",
        }
    }

    /// Returns the kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|body| body.key() == key)
    }

    /// Returns how many bodies of this kind exist (S1.1).
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Planet => 11,
            Self::Comet => 10,
            Self::Star => 9,
            Self::Supernova => 8,
        }
    }
}

/// One value for each kind of body.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByBody<T>([T; 4]);

impl<T> ByBody<T> {
    /// Creates the values by calling `make` for each kind.
    pub fn from_fn(make: impl FnMut(Body) -> T) -> Self {
        Self(Body::ALL.map(make))
    }

    /// Returns the values in the order of [`Body::ALL`].
    pub const fn values(&self) -> &[T; 4] {
        &self.0
    }
}

impl ByBody<u8> {
    /// Returns the sum over all kinds.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Returns the kind of the `n`-th body, counting from 0 and kind by kind.
    #[must_use]
    pub fn nth(&self, n: u32) -> Option<Body> {
        let mut left = n;
        for body in Body::ALL {
            let count = u32::from(self[body]);
            if left < count {
                return Some(body);
            }
            left -= count;
        }
        None
    }
}

impl<T> Index<Body> for ByBody<T> {
    type Output = T;
    fn index(&self, body: Body) -> &T {
        &self.0[body as usize]
    }
}

impl<T> IndexMut<Body> for ByBody<T> {
    fn index_mut(&mut self, body: Body) -> &mut T {
        &mut self.0[body as usize]
    }
}
