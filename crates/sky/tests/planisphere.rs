//! What is above the horizon, compared with an independent computation: calendar, precession,
//! sidereal time and spherical trigonometry from a textbook (Meeus, Astronomical Algorithms). Only
//! the positions of the stars and the choice of guide stars are taken from the catalogue.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeMap;

use sky::{Catalogue, Constellation, Instant, Location, Standpoint};

/// Refraction raises a star to the horizon from 34′ below, so it is up from there on.
const RISES: f64 = -34.0 / 60.0;

/// The computation leaves out nutation and the higher terms of precession, which move a star by
/// less than this, in degrees. A star this near to the horizon may be up or not.
const NEAR: f64 = 0.02;

const PLACES: [(&str, f64, f64); 3] = [
    ("Paris", 48.85, 2.35),
    ("Quito", -0.18, -78.47),
    ("Sydney", -33.87, 151.21),
];

/// Year, month, day, hour and minute of Universal Time: an evening of each season at one of the
/// places.
const MOMENTS: [[i32; 5]; 4] = [
    [2026, 1, 17, 21, 40],
    [2026, 4, 20, 3, 15],
    [1986, 7, 4, 11, 5],
    [2061, 11, 15, 20, 0],
];

fn standpoint(lat: f64, lon: f64, [y, mo, d, h, mi]: [i32; 5]) -> Standpoint {
    let at = format!("{y:04}-{mo:02}-{d:02}T{h:02}:{mi:02}:00Z");
    let instant = Instant::new(at.parse().unwrap()).unwrap();
    Standpoint::new(Location::new(lat, lon).unwrap(), instant)
}

/// Meeus, chapter 7.
fn julian_date([year, month, day, hour, minute]: [i32; 5]) -> f64 {
    let (y, m) = if month > 2 {
        (year, month)
    } else {
        (year - 1, month + 12)
    };
    let century = y / 100;
    let leap = 2 - century + century / 4;
    let days = (365.25 * f64::from(y + 4716)).floor() + (30.6001 * f64::from(m + 1)).floor();
    let clock = f64::from(hour) / 24.0 + f64::from(minute) / 1440.0;
    days + f64::from(day + leap) - 1524.5 + clock
}

/// Mean sidereal time at Greenwich in degrees; Meeus, formula 12.4.
fn sidereal_time(jd: f64) -> f64 {
    let t = (jd - 2_451_545.0) / 36_525.0;
    280.460_618_37 + 360.985_647_366_29 * (jd - 2_451_545.0) + 0.000_387_933 * t * t
}

/// Precession from J2000 to the mean equinox of date, in degrees; Meeus, formulas 21.3 and 21.4.
fn precess(ra: f64, dec: f64, jd: f64) -> (f64, f64) {
    let t = (jd - 2_451_545.0) / 36_525.0;
    let zeta = (2306.2181 * t + 0.301_88 * t * t) / 3600.0;
    let z = (2306.2181 * t + 1.094_68 * t * t) / 3600.0;
    let theta = ((2004.3109 * t - 0.426_65 * t * t) / 3600.0).to_radians();
    let (sin_a, cos_a) = (ra + zeta).to_radians().sin_cos();
    let (sin_d, cos_d) = dec.to_radians().sin_cos();
    let a = cos_d * sin_a;
    let b = theta.cos() * cos_d * cos_a - theta.sin() * sin_d;
    let c = theta.sin() * cos_d * cos_a + theta.cos() * sin_d;
    (a.atan2(b).to_degrees() + z, c.asin().to_degrees())
}

/// The direction in a frame of north, east and up; Meeus, formulas 13.5 and 13.6.
fn seen(ra: f64, dec: f64, lat: f64, lon: f64, jd: f64) -> [f64; 3] {
    let (ra, dec) = precess(ra, dec, jd);
    let (sin_h, cos_h) = (sidereal_time(jd) + lon - ra).to_radians().sin_cos();
    let (sin_d, cos_d) = dec.to_radians().sin_cos();
    let (sin_l, cos_l) = lat.to_radians().sin_cos();
    [
        sin_d * cos_l - cos_d * cos_h * sin_l,
        -cos_d * sin_h,
        sin_d * sin_l + cos_d * cos_h * cos_l,
    ]
}

/// The result of the independent computation for a constellation.
struct Found {
    guides: usize,
    /// The guide stars that are certainly up, and those that may be.
    sure: usize,
    perhaps: usize,
    /// The sum of the directions of the stars that are up.
    sum: [f64; 3],
}

fn find(constellation: Constellation, lat: f64, lon: f64, jd: f64) -> Found {
    let mut found = Found {
        guides: 0,
        sure: 0,
        perhaps: 0,
        sum: [0.0; 3],
    };
    for star in Catalogue::built_in().guide_stars(constellation) {
        let direction = seen(star.position.ra, star.position.dec, lat, lon, jd);
        let altitude = direction[2].asin().to_degrees();
        found.guides += 1;
        let risen = altitude - RISES;
        found.sure += usize::from(risen > NEAR);
        found.perhaps += usize::from(risen.abs() <= NEAR);
        if risen > 0.0 {
            found.sum = [0, 1, 2].map(|i| found.sum[i] + direction[i]);
        }
    }
    found
}

#[test]
fn the_list_agrees_with_spherical_trigonometry() {
    let mut unsure = 0;
    for (name, lat, lon) in PLACES {
        for moment in MOMENTS {
            let jd = julian_date(moment);
            let listed: BTreeMap<_, _> = standpoint(lat, lon, moment)
                .constellations()
                .into_iter()
                .map(|seen| (seen.constellation, seen))
                .collect();
            for constellation in Constellation::all() {
                let found = find(constellation, lat, lon, jd);
                let what = format!("{name} {moment:?} {constellation}");
                let least = 2 * found.sure >= found.guides;
                let most = 2 * (found.sure + found.perhaps) >= found.guides;
                let ours = listed.get(&constellation);
                match (least, most) {
                    (true, _) => assert!(ours.is_some(), "{what}"),
                    (false, false) => assert!(ours.is_none(), "{what}"),
                    (false, true) => unsure += 1,
                }
                if let Some(ours) = ours.filter(|_| found.perhaps == 0) {
                    assert_eq!(
                        (ours.guides_up, ours.guides),
                        (found.sure, found.guides),
                        "{what}"
                    );
                    let [north, east, up] = found.sum;
                    let altitude = up.atan2(north.hypot(east)).to_degrees();
                    assert!((ours.horizontal.altitude - altitude).abs() < NEAR, "{what}");
                    let azimuth = east.atan2(north).to_degrees();
                    let off = (ours.horizontal.azimuth - azimuth + 180.0).rem_euclid(360.0) - 180.0;
                    let level = off * altitude.to_radians().cos();
                    assert!(level.abs() < NEAR, "{what}: {level}");
                }
            }
        }
    }
    // With 3 places, 4 moments and 88 constellations, hardly any case depends on a star near the
    // horizon.
    assert!(unsure <= 2, "{unsure}");
}

/// At latitude φ a star never sets if its declination is above 90° − φ, and never rises if it is
/// below φ − 90°. Refraction lowers both limits by 34′. In the south it is the other way round.
#[test]
fn circumpolar_constellations_are_always_up_and_their_opposites_never() {
    for (name, lat, lon) in PLACES {
        for moment in MOMENTS {
            let jd = julian_date(moment);
            let here = standpoint(lat, lon, moment);
            let [mut always, mut never] = [0, 0];
            for constellation in Constellation::all() {
                let stars: Vec<_> = Catalogue::built_in().guide_stars(constellation).collect();
                let north = stars.iter().map(|star| {
                    precess(star.position.ra, star.position.dec, jd).1 * f64::signum(lat)
                });
                let limit = 90.0 - f64::abs(lat);
                let north: Vec<f64> = north.collect();
                let stays = north
                    .iter()
                    .filter(|&&dec| dec > limit + RISES + NEAR)
                    .count();
                let rises = north
                    .iter()
                    .filter(|&&dec| dec > -limit + RISES - NEAR)
                    .count();
                let seen = here.constellation(constellation);
                if 2 * stays >= stars.len() {
                    always += 1;
                    assert!(seen.is_some(), "{name} {moment:?} {constellation}");
                }
                if 2 * rises < stars.len() {
                    never += 1;
                    assert!(seen.is_none(), "{name} {moment:?} {constellation}");
                }
            }
            match name {
                "Quito" => assert_eq!((always, never), (0, 0)),
                _ => assert!(always >= 6 && never >= 5, "{name} {always} {never}"),
            }
        }
    }
}

#[test]
fn at_the_pole_the_same_constellations_are_always_up() {
    // All on one day: over the years precession brings stars across the horizon.
    let moments = [0, 6, 12, 18].map(|hour| {
        let mut seen: Vec<_> = standpoint(90.0, 0.0, [2026, 1, 17, hour, 40])
            .constellations()
            .iter()
            .map(|seen| seen.constellation)
            .collect();
        seen.sort();
        seen
    });
    assert!(moments.iter().all(|seen| *seen == moments[0]));
    assert!(moments[0].iter().any(|c| c.abbr() == "UMi"));
    assert!(!moments[0].iter().any(|c| c.abbr() == "Oct"));
}

#[test]
fn the_highest_constellation_comes_first_and_all_are_up() {
    for (_, lat, lon) in PLACES {
        let seen = standpoint(lat, lon, MOMENTS[0]).constellations();
        assert!(seen.is_sorted_by(|a, b| a.horizontal.altitude >= b.horizontal.altitude));
        assert!(seen.iter().all(|seen| seen.up && seen.horizontal.is_up()));
        assert!(seen.iter().all(|seen| 2 * seen.guides_up >= seen.guides));
        // About half of 88.
        assert!((30..=60).contains(&seen.len()), "{}", seen.len());
    }
}

/// Orion stands in the south; the Southern Cross never rises.
#[test]
fn orion_is_in_the_south_on_a_winter_evening_in_paris() {
    let here = standpoint(48.85, 2.35, [2026, 1, 17, 21, 40]);
    let seen = |abbr| here.constellation(Constellation::from_abbr(abbr).unwrap());
    let orion = seen("Ori").unwrap();
    assert_eq!(orion.horizontal.compass().key(), "s");
    assert!((40.0..50.0).contains(&orion.horizontal.altitude));
    assert!(seen("UMa").is_some() && seen("Cas").is_some());
    assert!(seen("Cru").is_none() && seen("Sco").is_none());
    assert!(here.twilight().is_dark());
}
