//! Which sky is drawn.

use sky::{Compass, Horizontal, MoonPhase, Point, Standpoint, Wanderer, WandererSeen};
use words::Language;

/// The sky of a place and time, and what they are called.
#[derive(Clone, Copy, Debug)]
pub struct Panorama<'a> {
    /// The language of all words.
    pub language: Language,
    /// From where one looks, and when.
    pub here: &'a Standpoint,
    /// The place in words: its name or its coordinates.
    pub place: &'a str,
    /// The date in words.
    pub date: &'a str,
    /// The time in words.
    pub time: &'a str,
}

impl Panorama<'_> {
    /// Where the Sun and the planets pass: to the south, from the southern half of the Earth to the
    /// north.
    #[must_use]
    pub fn facing(&self) -> Compass {
        Compass::of(if self.here.place().lat() < 0.0 {
            0.0
        } else {
            180.0
        })
    }

    /// The bodies that can be seen without an instrument, the Sun and the Moon among them, if they are
    /// up.
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

    /// How much of the Moon is lit, and to which side in degrees, clockwise from the right.
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
