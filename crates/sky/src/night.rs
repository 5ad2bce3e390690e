//! Everything visible at a place and time.

use serde::{Serialize, Serializer};

use crate::{
    ConstellationSeen, Instant, Location, MoonPhase, Standpoint, Twilight, Wanderer, WandererSeen,
};

/// Everything visible at a place and time. During the day, everything that would be visible in the
/// dark.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Night {
    /// The moment that the sky is computed for.
    #[serde(serialize_with = "as_timestamp")]
    pub at: Instant,
    /// The place that the sky is seen from.
    #[serde(flatten)]
    pub place: Location,
    /// How dark it is.
    pub twilight: Twilight,
    /// Whether it is dark enough to see constellations.
    pub dark: bool,
    /// The Sun.
    pub sun: WandererSeen,
    /// The Moon.
    pub moon: WandererSeen,
    /// The Moon's phase.
    pub moon_phase: MoonPhase,
    /// The planets, from Mercury outwards, whether they are up or not.
    pub planets: [WandererSeen; 7],
    /// The constellations above the horizon, the highest first.
    pub constellations: Vec<ConstellationSeen>,
}

impl Night {
    /// Computes everything that is visible from a standpoint.
    #[must_use]
    pub fn new(here: &Standpoint) -> Self {
        let twilight = here.twilight();
        Self {
            at: here.instant(),
            place: here.place(),
            twilight,
            dark: twilight.is_dark(),
            sun: here.wanderer(Wanderer::Sun),
            moon: here.wanderer(Wanderer::Moon),
            moon_phase: MoonPhase::at(here.instant()),
            planets: Wanderer::PLANETS.map(|planet| here.wanderer(planet)),
            constellations: here.constellations(),
        }
    }
}

fn as_timestamp<S: Serializer>(at: &Instant, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&at.timestamp())
}
