//! The place the sky is seen from: one the visitor has saved, or Paris.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use sky::{Instant, Location, Standpoint, Wanderer};
use words::sky::{date_words, place_words};
use words::{Language, text};

use super::zone::Zone;
use crate::identity::cookie_values;

/// The cookie that stores the place.
const COOKIE: &str = "place";
/// Paris, the default place.
const PARIS: (f64, f64) = (48.85, 2.35);
/// The interval at which the Sun's altitude is sampled to find the night, in seconds.
const STEP: i64 = 10 * 60;
/// The Sun's altitude at which the bright constellations are out.
const DUSK: f64 = -8.0;
/// The Sun's altitude at which it is completely dark.
const NIGHT: f64 = -18.0;

/// The place the sky is seen from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Here {
    /// The place; `None` only if even the default is invalid.
    pub place: Option<Location>,
    /// Whether the visitor has saved it.
    pub kept: bool,
    /// The time zone of the browser, if known.
    pub zone: Option<Zone>,
}

impl Here {
    fn shown(headers: &HeaderMap) -> Self {
        let kept = cookie_values(headers, COOKIE).find_map(read);
        let paris = || Location::new(PARIS.0, PARIS.1).ok();
        Self {
            place: kept.or_else(paris),
            kept: kept.is_some(),
            zone: Zone::of_browser(headers),
        }
    }

    /// Returns its name for a sentence: “Paris”, or a text with its coordinates.
    #[must_use]
    pub fn words(self, language: Language) -> String {
        match self.place {
            Some(place) if self.kept => place_words(language, place),
            _ => text(language, "site-city-paris", &[]),
        }
    }
}

fn read(value: &str) -> Option<Location> {
    let (lat, lon) = value.split_once('_')?;
    Location::new(lat.parse().ok()?, lon.parse().ok()?).ok()
}

/// Returns the header that saves a place.
#[must_use]
pub fn keep(place: Location, secure: bool) -> (HeaderName, String) {
    let secure = if secure { "; Secure" } else { "" };
    let (lat, lon) = (place.lat(), place.lon());
    let text = format!(
        "{COOKIE}={lat:.3}_{lon:.3}; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000{secure}"
    );
    (SET_COOKIE, text)
}

impl<S: Send + Sync> FromRequestParts<S> for Here {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::shown(&parts.headers))
    }
}

/// Returns the time from which the sky is the same for [`tonight`] until this time.
#[must_use]
pub const fn of_same_sky(now: i64) -> i64 {
    now - now.rem_euclid(STEP * 1000)
}

/// Returns the moment for which the sky is shown: now if stars are out, else the next time it is
/// completely dark. Where it never gets dark, this is the darkest moment of the next 24 hours.
/// Returns `None` if the clock is out of range.
#[must_use]
pub fn tonight(place: Location, now: i64) -> Option<Instant> {
    let now = now.div_euclid(STEP * 1000) * STEP;
    let mut darkest: Option<(f64, Instant)> = None;
    for step in 0..24 * 3600 / STEP {
        let time = Timestamp::from_second(now + step * STEP).ok()?;
        let instant = Instant::new(time).ok()?;
        let sun = Standpoint::new(place, instant).wanderer(Wanderer::Sun);
        let altitude = sun.horizontal.altitude;
        if altitude < NIGHT || step == 0 && altitude < DUSK {
            return Some(instant);
        }
        if darkest.is_none_or(|(lowest, _)| altitude < lowest) {
            darkest = Some((altitude, instant));
        }
    }
    darkest.map(|(_, instant)| instant)
}

/// Returns the text for a moment, in universal time.
#[must_use]
pub fn moment(language: Language, instant: Instant) -> String {
    let time = instant.timestamp().to_zoned(TimeZone::UTC);
    let date = date_words(language, time.year(), time.month(), time.day());
    let arguments = [
        ("date", date.into()),
        ("time", time.strftime("%H:%M").to_string().into()),
    ];
    text(language, "site-moment", &arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_survives_the_cookie() {
        let quito = Location::new(-0.18, -78.47).unwrap();
        let (_, header) = keep(quito, false);
        let value = header.split(['=', ';']).nth(1).unwrap();
        assert_eq!(read(value), Some(quito));
    }

    #[test]
    fn invalid_places_are_ignored() {
        for bad in ["", "x", "1", "91_0", "0_181", "nan_0", "1_2_3"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_sky_is_shown_when_it_is_dark() {
        let paris = Location::new(PARIS.0, PARIS.1).unwrap();
        let sun = |now: i64| {
            let instant = tonight(paris, now).unwrap();
            let sun = Standpoint::new(paris, instant).wanderer(Wanderer::Sun);
            (instant.timestamp().as_second(), sun.horizontal.altitude)
        };
        // 2026-03-21, at noon and at 19:00.
        let (_, altitude) = sun(1_774_094_400_000);
        assert!((NIGHT - 3.0..NIGHT).contains(&altitude), "{altitude}");
        let (at, altitude) = sun(1_774_119_600_000);
        assert_eq!(at, 1_774_119_600);
        assert!((NIGHT..DUSK).contains(&altitude), "{altitude}");
        // At the pole it stays light: the darkest moment is chosen.
        let pole = Location::new(90.0, 0.0).unwrap();
        assert!(tonight(pole, 1_782_043_200_000).is_some());
    }
}
