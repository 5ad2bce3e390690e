//! Moments in time and the coordinate systems that depend on them.

use jiff::Timestamp;
use sofars::consts::DJ00;
use sofars::erst::gst06;
use sofars::pnp::{fw2m, nut00b, pfw06};

use crate::equatorial::turn;
use crate::rotation::Rotation;
use crate::{Equatorial, OutOfRange};

const SECONDS_A_DAY: f64 = 86_400.0;

/// The first and the last second supported, counted from 1970: the years 1000 to 2999.
const FIRST: i64 = -30_610_224_000;
const LAST: i64 = 32_503_679_999;

/// The seconds from 1970 to the standard epoch J2000: noon on 1 January 2000.
const J2000: i64 = 946_728_000;

/// How far the Earth's rotation lags behind uniform time (ΔT), by year and in seconds. From Espenak
/// and Meeus, Five Millennium Canon of Solar Eclipses (2006); the value for 2025 is observed. Later
/// values are predictions: they may be wrong by a minute in 2100 and by half an hour in 3000.
const DELTA_T: &[(f64, f64)] = &[
    (1000.0, 1574.0),
    (1100.0, 1088.0),
    (1200.0, 736.0),
    (1300.0, 491.0),
    (1400.0, 321.0),
    (1500.0, 198.0),
    (1600.0, 120.0),
    (1650.0, 50.0),
    (1700.0, 9.0),
    (1750.0, 13.0),
    (1800.0, 14.0),
    (1850.0, 7.0),
    (1870.0, 1.0),
    (1900.0, -3.0),
    (1920.0, 21.0),
    (1940.0, 24.0),
    (1955.0, 31.1),
    (1965.0, 35.7),
    (1970.0, 40.2),
    (1980.0, 50.5),
    (1990.0, 56.9),
    (2000.0, 63.8),
    (2010.0, 66.1),
    (2017.0, 68.6),
    (2025.0, 69.1),
    (2050.0, 93.0),
    (2100.0, 203.0),
    (2150.0, 329.0),
    (2200.0, 442.0),
    (2300.0, 717.0),
    (2400.0, 1056.0),
    (2600.0, 1927.0),
    (2800.0, 3053.0),
    (3000.0, 4436.0),
];

/// A moment for which the sky can be computed.
///
/// The series for the planets are valid for a thousand years before and after 2000, so moments
/// outside the years 1000 to 2999 (Gregorian calendar) are refused. Clock time (UTC) is used as
/// UT1, the time by the Earth's rotation; the two differ by less than a second.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Instant {
    timestamp: Timestamp,
    /// Days since J2000 by the Earth's rotation (UT1).
    ut: f64,
    /// Days since J2000 in uniform time (TT), on which planetary motion is based.
    tt: f64,
}

impl Instant {
    /// Creates the instant of a timestamp.
    ///
    /// # Errors
    /// Returns an error for timestamps outside the years 1000 to 2999.
    pub fn new(timestamp: Timestamp) -> Result<Self, OutOfRange> {
        let second = timestamp.as_second();
        if !(FIRST..=LAST).contains(&second) {
            return Err(OutOfRange::Time(timestamp));
        }
        let part = f64::from(timestamp.subsec_nanosecond()) / 1e9;
        let ut = ((second - J2000) as f64 + part) / SECONDS_A_DAY;
        let tt = ut + delta_t(2000.0 + ut / 365.25) / SECONDS_A_DAY;
        Ok(Self { timestamp, ut, tt })
    }

    /// Returns its timestamp.
    #[must_use]
    pub const fn timestamp(self) -> Timestamp {
        self.timestamp
    }

    /// Returns the Julian date by the Earth's rotation (UT1).
    #[must_use]
    pub fn julian_date(self) -> f64 {
        DJ00 + self.ut
    }

    /// Returns the Julian date in uniform time (TT).
    #[must_use]
    pub fn julian_date_tt(self) -> f64 {
        DJ00 + self.tt
    }

    /// Returns the days since J2000 in uniform time (TT).
    pub(crate) const fn tt(self) -> f64 {
        self.tt
    }

    /// Returns the apparent sidereal time at Greenwich in degrees: the right ascension that
    /// culminates there.
    #[must_use]
    pub fn sidereal_time(self) -> f64 {
        let time = gst06(DJ00, self.ut, DJ00, self.tt, &self.matrix());
        turn(time.to_degrees())
    }

    /// Converts a direction from J2000 to the true equator and equinox of date (precession and
    /// nutation).
    #[must_use]
    pub fn of_date(self, direction: Equatorial) -> Equatorial {
        self.rotation().apply(direction)
    }

    /// Converts a direction from the true equator and equinox of date to J2000.
    #[must_use]
    pub fn to_j2000(self, of_date: Equatorial) -> Equatorial {
        self.rotation().undo(of_date)
    }

    /// Returns the rotation from J2000 to this instant.
    pub(crate) fn rotation(self) -> Rotation {
        Rotation::new(self.matrix())
    }

    /// Combines the precession of 2006 with the short nutation series, which is accurate to a
    /// thousandth of an arcsecond and much faster than the long one.
    fn matrix(self) -> [[f64; 3]; 3] {
        let (gamma, phi, psi, epsilon) = pfw06(DJ00, self.tt);
        let (longitude, obliquity) = nut00b(DJ00, self.tt);
        fw2m(gamma, phi, psi + longitude, epsilon + obliquity)
    }
}

/// Returns ΔT for a fractional year, interpolated linearly between the years of the table.
fn delta_t(year: f64) -> f64 {
    let after = DELTA_T.partition_point(|&(other, _)| other <= year);
    let after = after.clamp(1, DELTA_T.len() - 1);
    let [(y0, t0), (y1, t1)] = [DELTA_T[after - 1], DELTA_T[after]];
    t0 + (t1 - t0) * (year - y0) / (y1 - y0)
}
