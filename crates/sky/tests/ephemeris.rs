//! Sun, Moon and planets, compared with another ephemeris. `data/ephemeris.py` makes the files from
//! it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use serde::Deserialize;
use sky::{
    Catalogue, Constellation, Equatorial, Horizontal, Instant, Location, MoonPhase, PhaseName,
    Standpoint, Wanderer,
};

/// The maximum differences in position, in degrees. The series for Saturn and Uranus are the least
/// accurate. The Moon is off in distant centuries, for which the rotation of the Earth is unknown.
const PLANETS: f64 = 0.03;
const MOON: f64 = 0.01;
const MOON_IN_FAR_YEARS: f64 = 0.05;
const SUN: f64 = 0.005;

#[derive(Deserialize)]
struct Placed {
    at: String,
    body: String,
    ra_deg: f64,
    dec_deg: f64,
    constellation: Constellation,
    lit_percent: Option<f64>,
}

#[derive(Deserialize)]
struct Seen {
    at: String,
    lat: f64,
    lon: f64,
    body: String,
    altitude_deg: f64,
    azimuth_deg: f64,
}

fn read<T: for<'a> Deserialize<'a>>(text: &str) -> Vec<T> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}

fn positions() -> Vec<Placed> {
    read(include_str!("data/ephemeris.csv"))
}

fn seen() -> Vec<Seen> {
    read(include_str!("data/horizon.csv"))
}

fn instant(at: &str) -> Instant {
    Instant::new(at.parse().unwrap()).unwrap()
}

fn wanderer(name: &str) -> Option<Wanderer> {
    Wanderer::ALL.into_iter().find(|body| body.key() == name)
}

fn tolerance(body: Wanderer, year: &str) -> f64 {
    match body {
        Wanderer::Sun => SUN,
        Wanderer::Moon if year > "2500" => MOON_IN_FAR_YEARS,
        Wanderer::Moon => MOON,
        _ => PLANETS,
    }
}

/// Prints the largest error of each body (use `--nocapture`).
#[test]
fn positions_of_date_agree() {
    let mut worst = [0.0_f64; 9];
    let rows = positions();
    assert_eq!(rows.len(), 22 * 9);
    for row in rows {
        let body = wanderer(&row.body).unwrap();
        let moment = instant(&row.at);
        let ours = moment.of_date(body.position(moment).direction);
        let (ra, dec) = (row.ra_deg, row.dec_deg);
        let error = ours.separation(Equatorial { ra, dec });
        let most = &mut worst[body as usize];
        *most = most.max(error);
        assert!(
            error < tolerance(body, &row.at[..4]),
            "{} {}: {error}",
            row.at,
            row.body
        );
    }
    println!("{worst:.4?}");
}

#[test]
fn bodies_are_in_the_same_constellations() {
    for row in positions() {
        let body = wanderer(&row.body).unwrap();
        let moment = instant(&row.at);
        let ours = Constellation::at(body.position(moment).direction);
        assert_eq!(ours, row.constellation, "{} {}", row.at, row.body);
    }
}

#[test]
fn the_illuminated_fraction_of_the_moon_agrees() {
    let mut worst = 0.0_f64;
    let rows = positions();
    let moons = rows.iter().filter_map(|row| Some((row, row.lit_percent?)));
    for (row, percent) in moons {
        let phase = MoonPhase::at(instant(&row.at));
        let error = (phase.illuminated * 100.0 - percent).abs();
        worst = worst.max(error);
        assert!(error < 0.1, "{}: {phase:?} {percent}", row.at);
    }
    println!("{worst:.4} percent");
}

#[test]
fn altitudes_and_azimuths_agree() {
    let mut worst = 0.0_f64;
    let rows = seen();
    assert_eq!(rows.len(), 5 * 6 * 7);
    for row in rows {
        let place = Location::new(row.lat, row.lon).unwrap();
        let standpoint = Standpoint::new(place, instant(&row.at));
        let ours = match wanderer(&row.body) {
            Some(body) => standpoint.wanderer(body).horizontal,
            None => standpoint.horizontal(star(&row.body)),
        };
        let error = ours.separation(Horizontal {
            altitude: row.altitude_deg,
            azimuth: row.azimuth_deg,
        });
        worst = worst.max(error);
        assert!(error < 0.05, "{} {} {}: {error}", row.at, row.lat, row.body);
    }
    println!("{worst:.4}");
}

/// Returns the position of a star by its number, such as `HR 2491`.
fn star(name: &str) -> Equatorial {
    let hr = name.strip_prefix("HR ").unwrap().parse().unwrap();
    Catalogue::built_in().stars().get(hr).unwrap().position
}

#[test]
fn the_moon_appears_lower_than_from_the_centre_of_the_earth() {
    let moment = instant("2026-11-15T20:00:00Z");
    let here = Standpoint::new(Location::new(48.85, 2.35).unwrap(), moment);
    let from_centre = here.horizontal(Wanderer::Moon.position(moment).direction);
    let lower = from_centre.altitude - here.wanderer(Wanderer::Moon).horizontal.altitude;
    assert!((0.5..1.1).contains(&lower), "{lower}");
}

/// The times of the phases are from almanacs, in Universal Time.
#[test]
fn known_phases_of_the_moon_have_their_names() {
    let known = [
        ("2017-08-21T18:30:00Z", PhaseName::New, 0.0),
        ("2024-01-18T03:53:00Z", PhaseName::FirstQuarter, 90.0),
        ("2024-01-25T17:54:00Z", PhaseName::Full, 180.0),
        ("2024-02-02T23:18:00Z", PhaseName::LastQuarter, 270.0),
        ("2026-08-12T17:37:00Z", PhaseName::New, 0.0),
    ];
    for (at, name, elongation) in known {
        let phase = MoonPhase::at(instant(at));
        assert_eq!(phase.name, name, "{at}");
        let off = (phase.elongation - elongation + 180.0).rem_euclid(360.0) - 180.0;
        assert!(off.abs() < 0.02, "{at}: {off}");
    }
}

#[test]
fn the_phases_come_in_order() {
    let names: Vec<PhaseName> = (0..3600)
        .map(|tenth| PhaseName::of(f64::from(tenth) / 10.0))
        .collect();
    let mut order = names.clone();
    order.dedup();
    assert_eq!(order[..8], PhaseName::ALL);
    // The last degrees belong to the new Moon, like the first.
    assert_eq!((order.len(), order[8]), (9, PhaseName::New));
    let full = names.iter().filter(|&&name| name == PhaseName::Full);
    assert_eq!(full.count(), 123);
}
