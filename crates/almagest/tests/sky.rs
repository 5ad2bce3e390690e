//! `almagest sky` as a person or a script uses it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{almagest, succeeds};
use serde_json::Value;

const PARIS: [&str; 4] = ["--lat", "48.85", "--lon", "2.35"];
const EVENING: [&str; 2] = ["--at", "2026-11-15T21:00:00+01:00"];

/// Prints the sky over Paris on an evening in November.
fn evening(more: &[&str]) -> String {
    succeeds(&[&["sky"], &PARIS[..], &EVENING[..], more].concat())
}

fn json(arguments: &[&str]) -> Value {
    let out = succeeds(&[&["sky", "--json"], arguments].concat());
    assert_eq!(out.lines().count(), 1);
    serde_json::from_str(&out).unwrap()
}

/// Runs a command that must be refused, in both languages, and returns the message in English.
fn refused(arguments: &[&str]) -> String {
    let said = |language: &str| {
        let run = almagest(&[&["sky"], arguments, &["--lang", language]].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{run:?}");
        assert_eq!(run.err.lines().count(), 1, "{run:?}");
        assert!(!run.err.contains("Unknown localization"), "{run:?}");
        run.err.trim_end().to_owned()
    };
    let (english, french) = (said("en"), said("fr"));
    assert!(french.starts_with("Erreur"), "{french}");
    english.strip_prefix("Error: ").unwrap().to_owned()
}

#[test]
fn an_evening_is_printed_in_english() {
    let text = evening(&["--lang", "en"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..5],
        [
            "The sky at 48.85° N, 2.35° E, 2026-11-15 21:00 UTC+01:00.",
            "It’s night: the Sun is 37.5° below the horizon.",
            "The Moon: waxing crescent, 34% lit.",
            "",
            "body     altitude  direction          constellation",
        ]
    );
    assert!(lines.contains(&"Sun      −38°      below the horizon  Libra"));
    assert!(lines.contains(&"Moon     7°        south-west         Capricornus"));
    assert!(lines.contains(&"Saturn   41°       south-south-east   Cetus"));
    assert!(lines.contains(&"36 constellations are above the horizon:"));
    assert!(lines.contains(&"Cassiopeia        74°       north-east"));
    assert!(!text.contains("Crux"));
}

#[test]
fn the_same_evening_is_printed_in_french() {
    let text = evening(&["--lang", "fr"]).replace('\u{a0}', " ");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Le ciel à 48,85° N, 2,35° E, 2026-11-15 21:00 UTC+01:00.",
            "Il fait nuit : le Soleil est à 37,5° sous l’horizon.",
            "La Lune : premier croissant, éclairée à 34 %.",
        ]
    );
    assert!(
        lines.contains(&"Saturne  41°      sud-sud-est     Baleine"),
        "{text}"
    );
    assert!(lines.contains(&"36 constellations sont au-dessus de l’horizon :"));
    let bear = |line: &&&str| line.starts_with("Grande Ourse");
    assert!(lines.iter().find(bear).unwrap().ends_with("nord"), "{text}");
}

#[test]
fn the_same_evening_is_printed_as_json() {
    let night = json(&[&PARIS[..], &EVENING[..]].concat());
    assert_eq!(night["at"], "2026-11-15T20:00:00Z");
    assert_eq!(night["lat"].as_f64(), Some(48.85));
    assert_eq!(
        (&night["twilight"], &night["dark"]),
        (&"night".into(), &true.into())
    );
    assert_eq!(night["moon_phase"]["name"], "waxing-crescent");
    let lit = night["moon_phase"]["illuminated"].as_f64().unwrap();
    assert!((0.33..0.35).contains(&lit), "{lit}");
    let planets = night["planets"].as_array().unwrap();
    let names: Vec<_> = planets
        .iter()
        .map(|planet| planet["wanderer"].as_str().unwrap())
        .collect();
    let order = "mercury venus mars jupiter saturn uranus neptune";
    assert_eq!(names.join(" "), order);
    for body in planets.iter().chain([&night["sun"], &night["moon"]]) {
        let altitude = body["altitude"].as_f64().unwrap();
        assert_eq!(body["up"], altitude > rises(body));
        assert!(body["constellation"].is_string() && body["compass"].is_string());
    }
    let constellations = night["constellations"].as_array().unwrap();
    assert_eq!(constellations.len(), 36);
    let altitudes = constellations
        .iter()
        .map(|seen| seen["altitude"].as_f64().unwrap());
    assert!(altitudes.is_sorted_by(|a, b| a >= b));
}

/// Returns the altitude at which a body rises and sets. Its upper edge is then on the horizon, and
/// refraction lifts it by 34′.
fn rises(body: &Value) -> f64 {
    match body["wanderer"].as_str() {
        Some("sun" | "moon") => -50.0 / 60.0,
        _ => -34.0 / 60.0,
    }
}

/// The Sun's centre is just below the horizon, and its upper edge is visible.
#[test]
fn text_and_json_agree_on_whether_a_setting_sun_is_up() {
    let place = ["--lat", "-15.602", "--lon", "18.3726"];
    let sun_at = |time: &str| {
        let moment = [&place[..], &["--at", time]].concat();
        let night = json(&moment);
        let said = ["en", "fr"].map(|language| {
            let text = succeeds(&[&["sky", "--lang", language], &moment[..]].concat());
            let row = text
                .lines()
                .find(|line| ["Sun ", "Soleil "].iter().any(|sun| line.starts_with(sun)));
            (
                text.lines().nth(1).unwrap().to_owned(),
                row.unwrap().to_owned(),
            )
        });
        let [english, french] = said;
        (night, english, french)
    };
    let (night, english, french) = sun_at("2080-06-26T16:25:52Z");
    let altitude = night["sun"]["altitude"].as_f64().unwrap();
    assert!((-50.0 / 60.0..0.0).contains(&altitude), "{altitude}");
    assert_eq!(
        (&night["twilight"], &night["sun"]["up"]),
        (&"day".into(), &true.into())
    );
    assert!(
        english.0.starts_with("It’s day: the Sun is up"),
        "{english:?}"
    );
    assert!(
        english.1.contains(" 0° ") && english.1.contains("west"),
        "{english:?}"
    );
    assert!(!english.1.contains("below"), "{english:?}");
    assert!(french.0.starts_with("Il fait jour"), "{french:?}");
    assert!(!french.1.contains("sous l’horizon"), "{french:?}");
    let (night, english, french) = sun_at("2080-06-26T16:35:00Z");
    assert_eq!(
        (&night["twilight"], &night["sun"]["up"]),
        (&"civil".into(), &false.into())
    );
    assert!(english.0.starts_with("Civil twilight"), "{english:?}");
    assert!(english.1.contains("below the horizon"), "{english:?}");
    assert!(french.1.contains("sous l’horizon"), "{french:?}");
}

#[test]
fn the_offset_changes_the_time_but_not_the_place() {
    let at = |time: &str| json(&[&PARIS[..], &["--at", time]].concat());
    let paris = at("2026-11-15T21:00:00+01:00");
    assert_eq!(paris, at("2026-11-15T20:00:00Z"));
    assert_eq!(paris, at("2026-11-15T09:30:00-10:30"));
    assert_ne!(paris, at("2026-11-15T21:00:00Z"));
}

#[test]
fn by_day_no_constellation_is_visible() {
    let noon = ["--at", "2026-11-15T12:00:00Z"];
    let night = json(&[&PARIS[..], &noon[..]].concat());
    assert_eq!(
        (&night["twilight"], &night["dark"]),
        (&"day".into(), &false.into())
    );
    assert!(!night["constellations"].as_array().unwrap().is_empty());
    let text = succeeds(&[&["sky", "--lang", "en"], &PARIS[..], &noon[..]].concat());
    assert!(text.contains("It’s day: the Sun is up, and no constellations can be seen."));
    let dusk = ["--at", "2026-11-15T16:30:00Z"];
    let text = succeeds(&[&["sky", "--lang", "en"], &PARIS[..], &dusk[..]].concat());
    assert!(text.contains("Civil twilight"), "{text}");
}

#[test]
fn negative_coordinates_are_south_and_west() {
    let text = succeeds(&["sky", "--lat", "-33.87", "--lon", "-70.5", "--lang", "en"]);
    assert!(
        text.starts_with("The sky at 33.87° S, 70.50° W, "),
        "{text}"
    );
    assert!(text.contains("UTC+00:00"), "without --at the time is now");
    assert!(text.contains("Crux") || text.contains("Octans"));
}

#[test]
fn a_missing_place_is_refused() {
    let sentence = "The sky depends on where you are. Give --lat and --lon in degrees, such as \
                    --lat 48.85 --lon 2.35.";
    assert_eq!(refused(&[]), sentence);
    assert_eq!(refused(&["--lat", "48.85"]), sentence);
    assert_eq!(refused(&["--lon", "2.35", "--json"]), sentence);
    assert!(refused(&["--lon", "2", "--lat"]).contains("--lat"));
}

#[test]
fn impossible_places_are_refused() {
    let at = |lat: &str, lon: &str| refused(&["--lat", lat, "--lon", lon]);
    assert_eq!(
        at("95", "2"),
        "There is no latitude 95: latitudes go from -90 (south) to 90 (north) degrees."
    );
    assert_eq!(
        at("-48", "-180.5"),
        "There is no longitude -180.5: longitudes go from -180 (west) to 180 (east) degrees."
    );
    assert_eq!(
        at("48°51", "2"),
        "--lat should be a number of degrees, such as 48.85, not “48°51”."
    );
    assert_eq!(
        at("48", "nan"),
        "--lon should be a number of degrees, such as 2.35, not “nan”."
    );
    assert!(at("48,85", "2").contains("“48,85”"));
    assert!(refused(&["--lat", "1", "--lat", "2", "--lon", "3"]).contains("twice"));
}

#[test]
fn impossible_or_distant_times_are_refused() {
    let at = |time: &str| refused(&[&PARIS[..], &["--at", time]].concat());
    for time in [
        "tonight",
        "2026-11-15",
        "2026-11-15T21:00:00",
        "2026-02-30T00:00:00Z",
        "",
    ] {
        let said = at(time);
        let sentence = "--at should be a date and time with UTC offset, such as \
                        2026-11-15T21:00:00+01:00, not ";
        assert_eq!(said, format!("{sentence}“{time}”."));
    }
    assert_eq!(
        at("3000-01-01T00:00:00Z"),
        "The sky can be computed for the years 1000 to 2999, not for 3000-01-01T00:00:00Z."
    );
    assert!(at("0999-12-31T23:59:59Z").contains("1000 to 2999"));
}

#[test]
fn the_help_is_in_both_languages() {
    assert!(succeeds(&["sky", "--help", "--lang", "en"]).contains("Latitude in degrees"));
    assert!(succeeds(&["sky", "--help", "--lang", "fr"]).contains("Latitude du lieu"));
    assert!(succeeds(&["--help", "--lang", "en"]).contains("  sky "));
}
