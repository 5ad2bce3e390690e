//! The texts for the real sky.

use ::sky::{
    Compass, Constellation, Horizontal, Location, MoonPhase, Night, OutOfRange, PhaseName,
    Twilight, Wanderer, WandererSeen,
};

use crate::text::try_text;
use crate::{Language, decimal, text};

pub use crate::tonight::tonight_words;

/// Returns the name of a constellation for a list: Latin in English, without an article in French.
#[must_use]
pub fn constellation_name(language: Language, constellation: Constellation) -> &'static str {
    match language.has_latin_constellations() {
        true => constellation.latin(),
        false => &constellation.names()[language],
    }
}

/// Returns the name of the Sun, the Moon or a planet.
#[must_use]
pub fn wanderer_name(language: Language, wanderer: Wanderer) -> &'static str {
    &wanderer.body().names[language]
}

/// Returns the name of a star: Betelgeuse, in French Bételgeuse. Most stars have the same name in
/// every language.
#[must_use]
pub fn star_name(language: Language, name: &str) -> String {
    let key = format!("star-{}", name.to_lowercase().replace(' ', "-"));
    try_text(language, &key, &[]).unwrap_or_else(|| name.to_owned())
}

/// Returns the name of a compass point: south-south-west.
#[must_use]
pub fn compass_words(language: Language, compass: Compass) -> String {
    text(language, &format!("sky-compass-{}", compass.key()), &[])
}

/// Returns a compass point in letters: SSW.
#[must_use]
pub fn compass_short(language: Language, compass: Compass) -> String {
    text(language, &format!("sky-short-{}", compass.key()), &[])
}

/// Returns a date: 15 November 2026.
#[must_use]
pub fn date_words(language: Language, year: i16, month: i8, day: i8) -> String {
    let month = text(language, &format!("sky-month-{month}"), &[]);
    let args = [
        ("day", day.into()),
        ("month", month.into()),
        ("year", year.to_string().into()),
    ];
    text(language, "sky-date", &args)
}

/// Returns the name of a phase of the Moon.
#[must_use]
pub fn phase_words(language: Language, phase: PhaseName) -> String {
    text(language, &format!("sky-phase-{}", phase.key()), &[])
}

/// Returns a sentence that says why a place or time is not supported.
#[must_use]
pub fn out_of_range_words(language: Language, error: &OutOfRange) -> String {
    let (key, name, value) = match error {
        OutOfRange::Latitude(value) => ("sky-no-latitude", "value", value.to_string()),
        OutOfRange::Longitude(value) => ("sky-no-longitude", "value", value.to_string()),
        OutOfRange::Time(time) => ("sky-no-time", "time", time.to_string()),
    };
    text(language, key, &[(name, value.into())])
}

/// Returns the place and time, how dark it is, and the phase of the Moon, one line each. The time
/// is given as text.
#[must_use]
pub fn night_words(language: Language, night: &Night, time: &str) -> [String; 3] {
    [
        head(language, night.place, time),
        twilight_words(language, night.twilight, night.sun.horizontal),
        moon_words(language, &night.moon_phase),
    ]
}

/// Returns the phase of the Moon and how much of it is lit.
#[must_use]
pub fn moon_words(language: Language, phase: &MoonPhase) -> String {
    let percent = decimal(language, phase.illuminated * 100.0, 0);
    let phase = phase_words(language, phase.name);
    let args = [("phase", phase.into()), ("percent", percent.into())];
    text(language, "sky-moon", &args)
}

fn head(language: Language, place: Location, time: &str) -> String {
    let [lat, lon] = coordinates(language, place);
    let arguments = [
        ("lat", lat.into()),
        ("lon", lon.into()),
        ("time", time.into()),
    ];
    text(language, "sky-head", &arguments)
}

/// Returns the coordinates of a place: 48.85° N, 2.35° E.
#[must_use]
pub fn place_words(language: Language, place: Location) -> String {
    coordinates(language, place).join(", ")
}

fn coordinates(language: Language, place: Location) -> [String; 2] {
    let degrees = |value: f64, [above, below]: [&str; 2]| {
        let key = if value < 0.0 { below } else { above };
        let degrees = decimal(language, value.abs(), 2);
        text(language, key, &[("degrees", degrees.into())])
    };
    [
        degrees(place.lat(), ["sky-north", "sky-south"]),
        degrees(place.lon(), ["sky-east", "sky-west"]),
    ]
}

pub(crate) fn twilight_words(language: Language, twilight: Twilight, sun: Horizontal) -> String {
    let key = format!("sky-twilight-{}", twilight.key());
    let degrees = decimal(language, -sun.altitude, 1);
    text(language, &key, &[("degrees", degrees.into())])
}

/// The headings and rows of a table.
pub type Rows = (Vec<String>, Vec<Vec<String>>);

/// Returns the positions of the Sun, the Moon and each planet, and the constellation each is in.
#[must_use]
pub fn wanderer_rows(language: Language, night: &Night) -> Rows {
    let columns = ["body", "altitude", "direction", "constellation"];
    let row = |seen: &WandererSeen| {
        let direction = match seen.up {
            true => compass_words(language, seen.horizontal.compass()),
            false => text(language, "sky-below", &[]),
        };
        // A body that is up must not be listed with a negative altitude.
        let shown = match seen.up {
            true => seen.horizontal.lifted(),
            false => seen.horizontal,
        };
        vec![
            wanderer_name(language, seen.wanderer).to_owned(),
            altitude(language, shown),
            direction,
            constellation_name(language, seen.constellation).to_owned(),
        ]
    };
    let all = [night.sun, night.moon].into_iter().chain(night.planets);
    (
        headings(language, &columns),
        all.map(|seen| row(&seen)).collect(),
    )
}

/// Returns the number of constellations above the horizon, as the heading of their table.
#[must_use]
pub fn constellation_count_words(language: Language, night: &Night) -> String {
    let count = night.constellations.len();
    text(language, "sky-constellations", &[("n", count.into())])
}

/// Returns the constellations above the horizon, highest first.
#[must_use]
pub fn constellation_rows(language: Language, night: &Night) -> Rows {
    let columns = ["constellation", "altitude", "direction"];
    let rows = night.constellations.iter().map(|seen| {
        vec![
            constellation_name(language, seen.constellation).to_owned(),
            altitude(language, seen.horizontal.lifted()),
            compass_words(language, seen.horizontal.compass()),
        ]
    });
    (headings(language, &columns), rows.collect())
}

fn headings(language: Language, columns: &[&str]) -> Vec<String> {
    let heading = |column: &&str| text(language, &format!("sky-col-{column}"), &[]);
    columns.iter().map(heading).collect()
}

fn altitude(language: Language, horizontal: Horizontal) -> String {
    let degrees = decimal(language, horizontal.altitude, 0);
    text(language, "sky-altitude", &[("degrees", degrees.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_translated(say: impl Fn(Language) -> String) {
        let [english, french] = [Language::English, Language::French].map(say);
        for text in [&english, &french] {
            assert!(!text.contains("Unknown localization"), "{text}");
        }
        assert_ne!(english, french);
    }

    #[test]
    fn every_direction_phase_and_twilight_has_a_text_in_both_languages() {
        for compass in Compass::all() {
            assert_translated(|language| compass_words(language, compass));
        }
        for phase in PhaseName::ALL {
            assert_translated(|language| phase_words(language, phase));
        }
        let sun = Horizontal {
            altitude: -7.0,
            azimuth: 0.0,
        };
        for twilight in Twilight::ALL {
            assert_translated(|language| twilight_words(language, twilight, sun));
        }
    }

    #[test]
    fn names_are_those_of_the_catalogue() {
        let bear = Constellation::from_abbr("UMa").unwrap();
        assert_eq!(constellation_name(Language::English, bear), "Ursa Major");
        assert_eq!(constellation_name(Language::French, bear), "Grande Ourse");
        assert_eq!(wanderer_name(Language::English, Wanderer::Saturn), "Saturn");
        assert_eq!(wanderer_name(Language::French, Wanderer::Saturn), "Saturne");
    }

    #[test]
    fn invalid_places_are_named() {
        for error in [OutOfRange::Latitude(95.5), OutOfRange::Longitude(-200.0)] {
            assert_translated(|language| out_of_range_words(language, &error));
        }
        assert_eq!(
            out_of_range_words(Language::English, &OutOfRange::Latitude(95.5)),
            "There is no latitude 95.5: latitudes go from -90 (south) to 90 (north) degrees."
        );
    }

    #[test]
    fn places_are_written_as_people_do() {
        let quito = Location::new(-0.18, -78.47).unwrap();
        assert_eq!(
            head(Language::English, quito, "now"),
            "The sky at 0.18° S, 78.47° W, now."
        );
        assert_eq!(
            head(Language::French, quito, "maintenant"),
            "Le ciel à 0,18° S, 78,47° O, maintenant."
        );
    }

    #[test]
    fn altitudes_are_whole_degrees() {
        let at = |degrees: f64| {
            let horizontal = Horizontal {
                altitude: degrees,
                azimuth: 0.0,
            };
            altitude(Language::English, horizontal)
        };
        assert_eq!([at(12.4), at(-0.3), at(-12.6)], ["12°", "0°", "−13°"]);
    }
}
