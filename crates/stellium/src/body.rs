//! The four kinds of body, which are also the colours of objectives and symbols (S1.1, S1.4).

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
    /// All four.
    pub const ALL: [Self; 4] = [Self::Planet, Self::Comet, Self::Star, Self::Supernova];

    /// Its key in data files, records and words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Planet => "planet",
            Self::Comet => "comet",
            Self::Star => "star",
            Self::Supernova => "supernova",
        }
    }

    /// The kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|body| body.key() == key)
    }

    /// How many there are (S1.1).
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
    /// The values `make` gives.
    pub fn from_fn(make: impl FnMut(Body) -> T) -> Self {
        Self(Body::ALL.map(make))
    }

    /// The values in the order of [`Body::ALL`].
    pub const fn values(&self) -> &[T; 4] {
        &self.0
    }
}

impl ByBody<u8> {
    /// All together.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The kind of the n-th of all, counted kind by kind.
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
