//! Times and places, sidereal time, precession, and where things stand.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use sky::{
    Catalogue, Compass, Ecliptic, Equatorial, Instant, Location, Night, OutOfRange, Standpoint,
    Twilight, Wanderer,
};

fn instant(at: &str) -> Instant {
    Instant::new(at.parse().unwrap()).unwrap()
}

fn standpoint(lat: f64, lon: f64, at: &str) -> Standpoint {
    Standpoint::new(Location::new(lat, lon).unwrap(), instant(at))
}

#[test]
fn instants_have_the_right_julian_dates() {
    assert_eq!(instant("2000-01-01T12:00:00Z").julian_date(), 2_451_545.0);
    assert_eq!(instant("1957-10-04T19:26:24Z").julian_date(), 2_436_116.31);
    assert_eq!(instant("1000-01-01T00:00:00Z").julian_date(), 2_086_302.5);
    let half = instant("2026-11-15T21:00:00.5+01:00").julian_date();
    assert!((half - 2_461_360.333_339).abs() < 1e-6, "{half}");
}

/// The difference is in seconds. A Julian date is rounded to about 40 µs.
#[test]
fn terrestrial_time_runs_ahead_of_universal_time() {
    let known = [
        ("1000-01-01T00:00:00Z", 1574.0, 1.0),
        ("1750-01-01T00:00:00Z", 13.0, 0.5),
        ("1986-01-01T00:00:00Z", 54.9, 0.6),
        ("2017-01-01T00:00:00Z", 68.6, 1.0),
        ("2026-11-15T20:00:00Z", 69.2, 2.0),
        ("2999-12-31T00:00:00Z", 4436.0, 1.0),
    ];
    for (at, seconds, near) in known {
        let instant = instant(at);
        let ahead = (instant.julian_date_tt() - instant.julian_date()) * 86_400.0;
        assert!((ahead - seconds).abs() < near, "{at}: {ahead}");
    }
}

#[test]
fn the_sky_is_known_from_the_year_1000_to_2999() {
    for at in ["1000-01-01T00:00:00Z", "2999-12-31T23:59:59.999999999Z"] {
        assert!(Instant::new(at.parse().unwrap()).is_ok(), "{at}");
    }
    for at in [
        "0999-12-31T23:59:59Z",
        "3000-01-01T00:00:00Z",
        "-009000-01-01T00:00:00Z",
    ] {
        let timestamp = at.parse().unwrap();
        let error = Instant::new(timestamp).unwrap_err();
        assert_eq!(error, OutOfRange::Time(timestamp));
        let sentence = error.to_string();
        assert!(sentence.starts_with("the sky can be computed for the years 1000 to 2999"));
    }
}

#[test]
fn latitudes_and_longitudes_must_be_in_range() {
    for (lat, lon) in [(-90.0, 180.0), (90.0, -180.0), (0.0, 0.0), (-0.0, 180.0)] {
        let place = Location::new(lat, lon).unwrap();
        assert_eq!((place.lat(), place.lon()), (lat, lon));
    }
    for lat in [90.000_001, -91.0, f64::INFINITY] {
        assert_eq!(Location::new(lat, 0.0), Err(OutOfRange::Latitude(lat)));
    }
    for lon in [180.5, -181.0, 360.0, f64::NEG_INFINITY] {
        assert_eq!(Location::new(0.0, lon), Err(OutOfRange::Longitude(lon)));
    }
    assert!(Location::new(f64::NAN, 0.0).is_err() && Location::new(0.0, f64::NAN).is_err());
    assert_eq!(
        Location::new(95.0, 0.0).unwrap_err().to_string(),
        "a latitude must be between −90 (south) and 90 (north) degrees, not 95"
    );
    assert_eq!(
        Location::new(0.0, 200.0).unwrap_err().to_string(),
        "a longitude must be between −180 (west) and 180 (east) degrees, not 200"
    );
}

/// Meeus, Astronomical Algorithms, examples 12.a and 12.b: 10 April 1987.
#[test]
fn sidereal_time_matches_the_textbook() {
    let apparent = instant("1987-04-10T00:00:00Z").sidereal_time();
    let hours = 13.0 + 10.0 / 60.0 + 46.1351 / 3600.0;
    assert!((apparent - hours * 15.0).abs() < 0.0003, "{apparent}");
    let later = instant("1987-04-10T19:21:00Z").sidereal_time();
    let hours = 8.0 + 34.0 / 60.0 + 56.853 / 3600.0;
    assert!((later - hours * 15.0).abs() < 0.0003, "{later}");
    let east = standpoint(0.0, 90.0, "1987-04-10T00:00:00Z").sidereal_time();
    assert!((east - apparent - 90.0).abs() < 1e-9);
}

/// Meeus, example 21.b: θ Persei without its proper motion, precessed to 13.19 November 2028.
#[test]
fn precession_matches_the_textbook() {
    let moment = instant("2028-11-13T04:33:36Z");
    let theta = Equatorial {
        ra: 41.054_063,
        dec: 49.227_750,
    };
    let found = moment.of_date(theta);
    let expected = Equatorial {
        ra: 41.547_214,
        dec: 49.348_483,
    };
    // The example ignores nutation, which is up to 20″.
    assert!(found.separation(expected) < 0.006, "{found:?}");
    assert!(moment.to_j2000(found).separation(theta) < 1e-9);
}

/// Meeus, example 13.b: Venus from Washington, 10 April 1987.
#[test]
fn altitude_and_azimuth_match_the_textbook() {
    let here = standpoint(38.921_389, -77.065_556, "1987-04-10T19:21:00Z");
    let of_date = Equatorial {
        ra: 347.319_337,
        dec: -6.719_892,
    };
    let seen = here.horizontal(here.instant().to_j2000(of_date));
    assert!((seen.altitude - 15.1249).abs() < 0.001, "{seen:?}");
    // The book measures azimuth from the south.
    assert!((seen.azimuth - 248.0337).abs() < 0.001, "{seen:?}");
    assert_eq!(seen.compass().key(), "wsw");
    let venus = here.wanderer(Wanderer::Venus);
    assert!(venus.horizontal.separation(seen) < 0.01);
}

#[test]
fn horizontal_coordinates_convert_back() {
    for lat in [-90.0, -33.9, 0.0, 48.85, 90.0] {
        let here = standpoint(lat, 2.35, "2026-11-15T20:00:00Z");
        for star in Catalogue::built_in().stars().all().iter().step_by(50) {
            let back = here.equatorial(here.horizontal(star.position));
            assert!(back.separation(star.position) < 1e-9);
        }
    }
}

#[test]
fn the_altitude_of_the_pole_is_the_latitude() {
    for lat in [-90.0, -33.9, 0.0, 48.85, 90.0] {
        let here = standpoint(lat, 2.35, "2026-11-15T20:00:00Z");
        let pole = here.instant().to_j2000(Equatorial { ra: 0.0, dec: 90.0 });
        assert!((here.horizontal(pole).altitude - lat).abs() < 1e-9);
    }
}

#[test]
fn a_culminating_star_is_due_south_in_paris() {
    let here = standpoint(48.85, 2.35, "2026-11-15T20:00:00Z");
    let culminates = Equatorial {
        ra: here.sidereal_time(),
        dec: 10.0,
    };
    let seen = here.horizontal(here.instant().to_j2000(culminates));
    assert!((seen.azimuth - 180.0).abs() < 1e-6);
    assert!((seen.altitude - (90.0 - 48.85 + 10.0)).abs() < 1e-6);
}

#[test]
fn the_compass_has_sixteen_points() {
    let keys: Vec<_> = Compass::all().map(Compass::key).collect();
    let order = "n nne ne ene e ese se sse s ssw sw wsw w wnw nw nnw";
    assert_eq!(keys.join(" "), order);
    for point in Compass::all() {
        let azimuth = point.azimuth();
        assert_eq!(Compass::of(azimuth), point);
        assert_eq!(Compass::of(azimuth + 11.2), point);
        assert_eq!(Compass::of(azimuth - 11.2), point);
        assert_ne!(Compass::of(azimuth + 11.3), point);
        assert_eq!(Compass::of(azimuth + 360.0), point);
    }
    assert_eq!(Compass::of(359.9).key(), "n");
}

#[test]
fn twilight_depends_on_the_suns_altitude() {
    let known = [
        (10.0, "day", false),
        (-0.8, "day", false),
        (-0.9, "civil", false),
        (-6.0, "civil", false),
        (-6.1, "nautical", true),
        (-12.1, "astronomical", true),
        (-18.1, "night", true),
        (-90.0, "night", true),
    ];
    for (altitude, key, dark) in known {
        let twilight = Twilight::of(altitude);
        assert_eq!((twilight.key(), twilight.is_dark()), (key, dark));
    }
    assert!(Twilight::ALL.is_sorted());
    for altitude in [-50.1, -49.9].map(|minutes: f64| minutes / 60.0) {
        let day = altitude > -50.0 / 60.0;
        assert_eq!(Twilight::of(altitude) == Twilight::Day, day, "{altitude}");
    }
    let midsummer = standpoint(48.85, 2.35, "2026-06-21T23:50:00Z");
    assert_eq!(midsummer.twilight(), Twilight::Astronomical);
    let polar_day = standpoint(69.65, 18.96, "2026-06-21T23:00:00Z");
    assert_eq!(polar_day.twilight(), Twilight::Day);
}

/// Checks every 20 seconds of six hours in which bodies rise and set.
#[test]
fn up_and_day_follow_the_same_rule() {
    let start = "2080-06-26T15:00:00Z".parse::<jiff::Timestamp>().unwrap();
    let [mut sunsets, mut near] = [0, 0];
    let mut day = None;
    for step in 0..6 * 180 {
        let time = start + jiff::SignedDuration::from_secs(step * 20);
        let place = Location::new(-15.602, 18.3726).unwrap();
        let here = Standpoint::new(place, Instant::new(time).unwrap());
        let sun = here.wanderer(Wanderer::Sun);
        assert_eq!(sun.up, here.twilight() == Twilight::Day, "{time}");
        sunsets += usize::from(day == Some(true) && !sun.up);
        day = Some(sun.up);
        for body in Wanderer::ALL.map(|body| here.wanderer(body)) {
            let rises = match body.wanderer {
                Wanderer::Sun | Wanderer::Moon => -50.0 / 60.0,
                _ => -34.0 / 60.0,
            };
            assert_eq!(body.up, body.horizontal.altitude > rises, "{time} {body:?}");
            near += usize::from(body.up && body.horizontal.altitude < 0.0);
            let json = serde_json::to_value(body).unwrap();
            assert_eq!(json["up"], body.up);
        }
    }
    assert_eq!(sunsets, 1);
    assert!(near > 0, "nothing was near the horizon");
}

#[test]
fn ecliptic_coordinates_convert_back() {
    let solstice = Equatorial {
        ra: 90.0,
        dec: 23.439_279,
    };
    let ecliptic = Ecliptic::from(solstice);
    assert!((ecliptic.lon - 90.0).abs() < 1e-9 && ecliptic.lat.abs() < 1e-6);
    for star in Catalogue::built_in().stars().all() {
        let back = Equatorial::from(Ecliptic::from(star.position));
        assert!(back.separation(star.position) < 1e-9);
    }
}

#[test]
fn the_mean_of_directions_is_taken_on_the_sphere() {
    let [a, b] = [350.0, 20.0].map(|ra| Equatorial { ra, dec: 0.0 });
    let middle = Equatorial::mean([a, b]).unwrap();
    assert!((middle.ra - 5.0).abs() < 1e-9 && middle.dec.abs() < 1e-9);
    assert_eq!(Equatorial::mean([]), None);
    let opposite = Equatorial {
        ra: 170.0,
        dec: 0.0,
    };
    assert_eq!(Equatorial::mean([a, opposite]), None);
}

/// It is written with keys and abbreviations, and angles with four decimal places.
#[test]
fn a_night_is_written_as_json() {
    let here = standpoint(48.85, 2.35, "2026-11-15T20:00:00Z");
    let night = Night::new(&here);
    let json = serde_json::to_value(&night).unwrap();
    assert_eq!(json["at"], "2026-11-15T20:00:00Z");
    assert_eq!((&json["lat"], &json["lon"]), (&48.85.into(), &2.35.into()));
    assert_eq!(json["twilight"], night.twilight.key());
    assert_eq!(json["dark"], true);
    assert_eq!(json["sun"]["up"], false);
    assert_eq!(json["moon_phase"]["name"], night.moon_phase.name.key());
    let saturn = &json["planets"][4];
    assert_eq!(saturn["wanderer"], "saturn");
    assert_eq!(
        saturn["constellation"],
        night.planets[4].constellation.abbr()
    );
    let highest = &json["constellations"][0];
    let horizontal = night.constellations[0].horizontal;
    assert_eq!(highest["compass"], horizontal.compass().key());
    let altitude = highest["altitude"].as_f64().unwrap();
    assert!((altitude - horizontal.altitude).abs() <= 0.000_05);
    assert!(altitude.to_string().len() <= 7, "{altitude}");
}
