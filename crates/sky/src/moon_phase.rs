//! The phases of the Moon.

use serde::Serialize;
use sofars::vm::sepp;

use crate::equatorial::{half_turn, turn};
use crate::wanderer::minus;
use crate::{Ecliptic, Equatorial, Instant, Wanderer};

/// How far from the exact angle a principal phase keeps its name, in degrees: the Moon's motion in
/// half a day.
const NEAR: f64 = 6.1;

/// The name of a phase. New Moon, the quarters and full Moon are single moments; their names apply
/// to half a day before and after.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// New Moon: hidden in the Sun's glare.
    New,
    /// A crescent in the evening sky.
    WaxingCrescent,
    /// First quarter: half lit, and growing.
    FirstQuarter,
    /// More than half lit, and growing.
    WaxingGibbous,
    /// Full Moon: opposite the Sun.
    Full,
    /// More than half lit, and shrinking.
    WaningGibbous,
    /// Last quarter: half lit, and shrinking.
    LastQuarter,
    /// A crescent in the morning sky.
    WaningCrescent,
}

impl PhaseName {
    /// All names, in the order of the phases.
    pub const ALL: [Self; 8] = [
        Self::New,
        Self::WaxingCrescent,
        Self::FirstQuarter,
        Self::WaxingGibbous,
        Self::Full,
        Self::WaningGibbous,
        Self::LastQuarter,
        Self::WaningCrescent,
    ];

    /// Returns the key of this phase in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::WaxingCrescent => "waxing-crescent",
            Self::FirstQuarter => "first-quarter",
            Self::WaxingGibbous => "waxing-gibbous",
            Self::Full => "full",
            Self::WaningGibbous => "waning-gibbous",
            Self::LastQuarter => "last-quarter",
            Self::WaningCrescent => "waning-crescent",
        }
    }

    /// Returns the name for the Moon's ecliptic longitude from the Sun, in degrees.
    #[must_use]
    pub fn of(elongation: f64) -> Self {
        let quarter = (turn(elongation) / 90.0).round();
        let off = half_turn(elongation - quarter * 90.0);
        let place = 2 * quarter as usize + 8;
        let place = match off {
            off if off.abs() <= NEAR => place,
            off if off > 0.0 => place + 1,
            _ => place - 1,
        };
        Self::ALL[place % 8]
    }
}

/// The phase of the Moon at a moment, as seen from the Earth's centre.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MoonPhase {
    /// How far east of the Sun the Moon is along the ecliptic, 0 to 360 degrees.
    pub elongation: f64,
    /// The angle between Sun and Earth as seen from the Moon, in degrees: 0 at full Moon.
    pub phase_angle: f64,
    /// The illuminated fraction of the disc, 0 to 1.
    pub illuminated: f64,
    /// The name of the phase.
    pub name: PhaseName,
}

impl MoonPhase {
    /// Returns the phase at a moment.
    #[must_use]
    pub fn at(instant: Instant) -> Self {
        let [sun, moon] = [Wanderer::Sun, Wanderer::Moon].map(|body| body.geocentric(instant.tt()));
        let phase_angle = sepp(&minus([0.0; 3], moon), &minus(sun, moon));
        let elongation = turn(longitude(moon) - longitude(sun));
        Self {
            elongation,
            phase_angle: phase_angle.to_degrees(),
            illuminated: f64::midpoint(1.0, phase_angle.cos()),
            name: PhaseName::of(elongation),
        }
    }
}

fn longitude(vector: [f64; 3]) -> f64 {
    Ecliptic::from(Equatorial::from_vector(vector)).lon
}
