//! The bodies that move among the stars: Sun, Moon and planets.

use serde::Serialize;
use sofars::consts::DJ00;
use sofars::eph::{moon98, plan94};

use crate::{Body, Catalogue, Equatorial, Instant};

/// The time light takes to travel an astronomical unit, in days.
const LIGHT: f64 = 499.004_784 / 86_400.0;

/// The Moon's share of the mass of Earth and Moon.
const MOON_PART: f64 = 1.0 / (1.0 + 81.300_56);

/// The number of the Earth–Moon barycentre in the planetary series.
const EARTH_AND_MOON: i32 = 3;

/// A body that moves among the stars.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wanderer {
    /// The Sun.
    Sun,
    /// The Moon.
    Moon,
    /// Mercury.
    Mercury,
    /// Venus.
    Venus,
    /// Mars.
    Mars,
    /// Jupiter.
    Jupiter,
    /// Saturn.
    Saturn,
    /// Uranus.
    Uranus,
    /// Neptune.
    Neptune,
}

/// The position of a body as seen from the Earth's centre.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Position {
    /// Its direction, J2000.
    pub direction: Equatorial,
    /// Its distance in astronomical units.
    pub distance: f64,
}

impl Wanderer {
    /// All bodies.
    pub const ALL: [Self; 9] = [
        Self::Sun,
        Self::Moon,
        Self::Mercury,
        Self::Venus,
        Self::Mars,
        Self::Jupiter,
        Self::Saturn,
        Self::Uranus,
        Self::Neptune,
    ];

    /// The planets, from Mercury outwards.
    pub const PLANETS: [Self; 7] = [
        Self::Mercury,
        Self::Venus,
        Self::Mars,
        Self::Jupiter,
        Self::Saturn,
        Self::Uranus,
        Self::Neptune,
    ];

    /// Returns the key of this body in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Sun => "sun",
            Self::Moon => "moon",
            Self::Mercury => "mercury",
            Self::Venus => "venus",
            Self::Mars => "mars",
            Self::Jupiter => "jupiter",
            Self::Saturn => "saturn",
            Self::Uranus => "uranus",
            Self::Neptune => "neptune",
        }
    }

    /// Returns its apparent radius in degrees: 16′ for the Sun and the Moon, whose true radius
    /// varies by less than 2′. Planets count as points.
    pub(crate) fn radius(self) -> f64 {
        match self {
            Self::Sun | Self::Moon => 16.0 / 60.0,
            _ => 0.0,
        }
    }

    /// Returns its entry in the catalogue, which lists these bodies first and in the same order.
    #[must_use]
    pub fn body(self) -> &'static Body {
        &Catalogue::built_in().bodies()[self as usize]
    }

    /// Returns its apparent position at a moment. Light takes time to arrive, and the Earth moves
    /// in the meantime. To account for both, body and Earth are computed for the moment when the
    /// light left.
    #[must_use]
    pub fn position(self, instant: Instant) -> Position {
        let tt = instant.tt();
        let distance = length(self.geocentric(tt));
        Position {
            direction: Equatorial::from_vector(self.geocentric(tt - distance * LIGHT)),
            distance,
        }
    }

    /// Returns the vector from the Earth's centre in astronomical units, `tt` days after J2000.
    pub(crate) fn geocentric(self, tt: f64) -> [f64; 3] {
        match self {
            Self::Sun => minus([0.0; 3], earth(tt)),
            Self::Moon => moon98(DJ00, tt)[0],
            Self::Mercury => minus(from_sun(1, tt), earth(tt)),
            Self::Venus => minus(from_sun(2, tt), earth(tt)),
            Self::Mars => minus(from_sun(4, tt), earth(tt)),
            Self::Jupiter => minus(from_sun(5, tt), earth(tt)),
            Self::Saturn => minus(from_sun(6, tt), earth(tt)),
            Self::Uranus => minus(from_sun(7, tt), earth(tt)),
            Self::Neptune => minus(from_sun(8, tt), earth(tt)),
        }
    }
}

/// Returns the vector from the Sun to the Earth.
fn earth(tt: f64) -> [f64; 3] {
    let common = from_sun(EARTH_AND_MOON, tt);
    let moon = moon98(DJ00, tt)[0];
    minus(common, moon.map(|x| x * MOON_PART))
}

/// Returns the vector from the Sun to the planet with this number.
fn from_sun(number: i32, tt: f64) -> [f64; 3] {
    let (vectors, _) = plan94(DJ00, tt, number).expect("the numbers 1 to 8 are planets");
    vectors[0]
}

pub(crate) fn minus(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|i| a[i] - b[i])
}

fn length(vector: [f64; 3]) -> f64 {
    vector.iter().map(|x| x * x).sum::<f64>().sqrt()
}
