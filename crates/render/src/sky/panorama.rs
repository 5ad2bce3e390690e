//! The sky to be drawn.

use sky::{Compass, Horizontal, MoonPhase, Point, Standpoint, Wanderer, WandererSeen};
use words::Language;

/// The sky of a place and time, with their names.
#[derive(Clone, Copy, Debug)]
pub struct Panorama<'a> {
    /// The language of all texts.
    pub language: Language,
    /// The place and time of the observer.
    pub here: &'a Standpoint,
    /// The text for the place: its name or its coordinates.
    pub place: &'a str,
    /// The text for the date.
    pub date: &'a str,
    /// The text for the time.
    pub time: &'a str,
}

impl Panorama<'_> {
    /// Returns the direction in which the Sun and the planets culminate: south, or north from the
    /// southern hemisphere.
    #[must_use]
    pub fn facing(&self) -> Compass {
        Compass::of(if self.here.place().lat() < 0.0 {
            0.0
        } else {
            180.0
        })
    }

    /// Returns the bodies visible to the naked eye that are above the horizon, including the Sun
    /// and the Moon.
    pub(super) fn wanderers(&self) -> impl Iterator<Item = WandererSeen> {
        let seen = [
            Wanderer::Sun,
            Wanderer::Moon,
            Wanderer::Mercury,
            Wanderer::Venus,
            Wanderer::Mars,
            Wanderer::Jupiter,
            Wanderer::Saturn,
        ];
        let here = *self.here;
        let seen = seen.into_iter().map(move |body| here.wanderer(body));
        seen.filter(|seen| seen.up)
    }

    /// Returns the phase of the Moon, and the direction of its lit side in degrees, clockwise from
    /// the right.
    pub(super) fn moonlight(
        &self,
        project: impl Fn(Horizontal) -> Option<Point>,
    ) -> (MoonPhase, f64) {
        let [moon, sun] =
            [Wanderer::Moon, Wanderer::Sun].map(|body| self.here.wanderer(body).horizontal);
        let (from, to) = (moon.to_vector(), sun.to_vector());
        let step = [0, 1, 2].map(|i| from[i] + 0.01 * to[i]);
        let step = project(Horizontal::from_vector(step));
        let angle = match (project(moon), step) {
            (Some(moon), Some(step)) => (step.y - moon.y).atan2(step.x - moon.x),
            _ => 0.0,
        };
        (MoonPhase::at(self.here.instant()), angle.to_degrees())
    }
}
