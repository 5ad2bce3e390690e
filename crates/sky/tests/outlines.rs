//! Finding the constellation of a direction.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use sky::{Catalogue, Constellation, Equatorial};

fn at(ra: f64, dec: f64) -> &'static str {
    Constellation::at(Equatorial { ra, dec }).abbr()
}

/// Returns directions spread evenly over the whole sky.
fn all_over(count: u32) -> impl Iterator<Item = Equatorial> {
    (0..count).map(move |i| {
        let z = 1.0 - (2.0 * f64::from(i) + 1.0) / f64::from(count);
        Equatorial {
            ra: (f64::from(i) * 137.507_764).rem_euclid(360.0),
            dec: z.asin().to_degrees(),
        }
    })
}

/// The one exception is ρ Aquilae. Its proper motion took it across the border from Aquila into
/// Delphinus in 1992; the catalogue keeps it under the name it has had since Bayer.
#[test]
fn every_star_lies_in_its_constellation() {
    let stars = Catalogue::built_in().stars().all();
    let elsewhere: Vec<_> = stars
        .iter()
        .map(|star| (star, Constellation::at(star.position)))
        .filter(|(star, found)| star.constellation != *found)
        .map(|(star, found)| (star.hr, star.constellation.abbr(), found.abbr()))
        .collect();
    assert_eq!(elsewhere, [(7724, "Aql", "Del")]);
}

#[test]
fn every_object_lies_in_its_constellation() {
    for object in Catalogue::built_in().deep_sky() {
        let found = Constellation::at(object.position);
        assert_eq!(found, object.constellation, "{}", object.id);
    }
}

/// The head and the tail of Serpens are far apart, and its centre lies between them, in Hercules.
#[test]
fn every_centre_except_that_of_serpens_lies_inside() {
    for constellation in Constellation::all() {
        let found = Constellation::at(constellation.centre());
        match constellation.abbr() {
            "Ser" => assert_eq!(found.abbr(), "Her"),
            abbr => assert_eq!(found.abbr(), abbr),
        }
    }
}

#[test]
fn poles_and_well_known_points_are_in_their_constellations() {
    assert_eq!(at(0.0, 90.0), "UMi");
    assert_eq!(at(0.0, -90.0), "Oct");
    // The equinoxes and solstices.
    assert_eq!(at(0.0, 0.0), "Psc");
    assert_eq!(at(90.0, 23.43), "Tau");
    assert_eq!(at(180.0, 0.0), "Vir");
    assert_eq!(at(270.0, -23.43), "Sgr");
    // The poles and the centre of the Milky Way.
    assert_eq!(at(192.86, 27.13), "Com");
    assert_eq!(at(12.86, -27.13), "Scl");
    assert_eq!(at(266.4, -28.94), "Sgr");
    // The tail of Serpens.
    assert_eq!(at(275.0, -2.0), "Ser");
}

/// A second way to find the constellation, on the sphere itself: by counting how often the border
/// line, as it is drawn, winds around the direction.
#[test]
fn the_drawn_lines_wind_around_what_lies_inside() {
    let outlines = Catalogue::built_in().outlines();
    let lines: Vec<_> = Constellation::all()
        .map(|constellation| (constellation, outlines.of(constellation).lines(1.0)))
        .collect();
    for direction in all_over(600) {
        let inside: Vec<_> = lines
            .iter()
            .filter(|(_, loops)| {
                loops
                    .iter()
                    .map(|line| rounds(direction, line))
                    .sum::<i32>()
                    == 1
            })
            .map(|&(constellation, _)| constellation)
            .collect();
        assert_eq!(inside, [Constellation::at(direction)], "{direction:?}");
    }
}

/// Returns how often a closed line winds around a direction, counted from north to west.
fn rounds(middle: Equatorial, line: &[Equatorial]) -> i32 {
    let bearing = |point: &Equatorial| {
        let (sin_a, cos_a) = (point.ra - middle.ra).to_radians().sin_cos();
        let (sin_d, cos_d) = point.dec.to_radians().sin_cos();
        let (sin_m, cos_m) = middle.dec.to_radians().sin_cos();
        let east = cos_d * sin_a;
        let north = cos_m * sin_d - sin_m * cos_d * cos_a;
        east.atan2(north).to_degrees()
    };
    let bearings: Vec<f64> = line.iter().map(bearing).collect();
    let next = bearings.iter().cycle().skip(1);
    let steps = bearings.iter().zip(next);
    let turned = steps.map(|(from, to)| (from - to + 180.0).rem_euclid(360.0) - 180.0);
    (turned.sum::<f64>() / 360.0).round() as i32
}

#[test]
fn lines_are_drawn_in_small_steps() {
    for constellation in Constellation::all() {
        let outline = Catalogue::built_in().outlines().of(constellation);
        let lines = outline.lines(1.0);
        assert_eq!(
            lines.len(),
            if constellation.abbr() == "Ser" { 2 } else { 1 }
        );
        assert_eq!(lines.len(), outline.loops().len());
        for line in lines {
            for (from, &to) in line.iter().zip(line.iter().cycle().skip(1)) {
                assert!(from.is_valid());
                assert!(from.separation(to) <= 1.000_001, "{constellation} {from:?}");
            }
        }
    }
}

#[test]
#[should_panic(expected = "step must be positive")]
fn a_line_needs_a_positive_step() {
    let orion = Constellation::from_abbr("Ori").unwrap();
    let _ = Catalogue::built_in().outlines().of(orion).lines(0.0);
}
