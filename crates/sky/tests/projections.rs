//! Maps of the sky.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use sky::{
    Catalogue, Constellation, Dome, Ecliptic, Equatorial, Hammer, Horizontal, Point, Stereographic,
};

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

fn distance(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// Returns the area inside a closed line of points.
fn area(line: &[Point]) -> f64 {
    let next = line.iter().cycle().skip(1);
    let crossed = line.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y);
    crossed.sum::<f64>().abs() / 2.0
}

const ORION: Equatorial = Equatorial { ra: 83.9, dec: 5.2 };

#[test]
fn unprojecting_a_stereographic_map_restores_the_direction() {
    for middle in all_over(12) {
        let map = Stereographic::new(middle);
        for direction in all_over(200) {
            let point = map.project(direction).unwrap();
            assert!(map.unproject(point).separation(direction) < 1e-6);
        }
        assert_eq!(map.unproject(Point { x: 0.0, y: 0.0 }), middle);
    }
}

#[test]
fn north_is_up_and_east_is_on_the_left() {
    let map = Stereographic::new(ORION);
    let Equatorial { ra, dec } = ORION;
    let north = map.project(Equatorial { ra, dec: dec + 1.0 }).unwrap();
    let east = map.project(Equatorial { ra: ra + 1.0, dec }).unwrap();
    assert!(north.x.abs() < 1e-9 && (north.y + 1.0).abs() < 1e-3);
    assert!((east.x + dec.to_radians().cos()).abs() < 1e-3 && east.y.abs() < 0.01);
}

#[test]
fn the_opposite_direction_has_no_point_on_the_map() {
    let opposite = Equatorial {
        ra: ORION.ra + 180.0,
        dec: -ORION.dec,
    };
    assert_eq!(Stereographic::new(ORION).project(opposite), None);
}

/// A circle on the sky is a circle on the map, however far from the map's centre.
#[test]
fn stereographic_maps_preserve_circles() {
    let round_procyon = Stereographic::new(Equatorial {
        ra: 114.8,
        dec: 5.2,
    });
    let points: Vec<Point> = (0..12)
        .map(|hour| {
            let (y, x) = f64::from(hour * 30).to_radians().sin_cos();
            let on_circle = round_procyon.unproject(Point {
                x: x * 20.0,
                y: y * 20.0,
            });
            Stereographic::new(ORION).project(on_circle).unwrap()
        })
        .collect();
    let middle = middle_of_circle(points[0], points[4], points[8]);
    let radius = distance(middle, points[0]);
    assert!(radius > 20.5);
    for point in points {
        assert!((distance(middle, point) - radius).abs() < 1e-9);
    }
}

/// Returns the centre of the circle through three points.
fn middle_of_circle(a: Point, b: Point, c: Point) -> Point {
    let square = |point: Point| point.x * point.x + point.y * point.y;
    let twice = 2.0 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
    let x = square(a) * (b.y - c.y) + square(b) * (c.y - a.y) + square(c) * (a.y - b.y);
    let y = square(a) * (c.x - b.x) + square(b) * (a.x - c.x) + square(c) * (b.x - a.x);
    Point {
        x: x / twice,
        y: y / twice,
    }
}

#[test]
fn unprojecting_the_whole_sky_restores_the_direction() {
    for middle in [0.0, 90.0, 266.0] {
        let map = Hammer::new(middle);
        for direction in all_over(500) {
            let ecliptic = Ecliptic::from(direction);
            let point = map.project(ecliptic);
            let inside = (point.x / Hammer::WIDTH).powi(2) + (point.y / Hammer::HEIGHT).powi(2);
            assert!(inside <= 1.0);
            let back = map.unproject(point).unwrap();
            assert!(Equatorial::from(back).separation(direction) < 1e-6);
        }
    }
}

#[test]
fn the_whole_sky_lies_in_an_ellipse_with_the_ecliptic_across() {
    let map = Hammer::new(90.0);
    let at = |lon: f64, lat: f64| map.project(Ecliptic { lon, lat });
    assert_eq!(at(90.0, 0.0), Point { x: 0.0, y: 0.0 });
    assert!((at(90.0, 90.0).y + Hammer::HEIGHT).abs() < 1e-9);
    assert!((at(269.999_999, 0.0).x + Hammer::WIDTH).abs() < 1e-3);
    assert!((at(270.000_001, 0.0).x - Hammer::WIDTH).abs() < 1e-3);
    assert!(at(120.0, 0.0).x < 0.0 && at(120.0, 0.0).y.abs() < 1e-9);
    // The ellipse has the area of the sphere.
    let ellipse = std::f64::consts::PI * Hammer::WIDTH * Hammer::HEIGHT;
    assert!((ellipse - 41_252.961).abs() < 0.001);
    let outside = Point {
        x: Hammer::WIDTH,
        y: 10.0,
    };
    assert_eq!(map.unproject(outside), None);
}

/// Every constellation that the edge of the map does not cut keeps its area.
#[test]
fn the_map_of_the_whole_sky_preserves_areas() {
    let outlines = Catalogue::built_in().outlines();
    let mut kept = 0;
    for constellation in Constellation::all() {
        let middle = Ecliptic::from(constellation.centre());
        // Not in the middle of the map, where any projection would pass.
        let map = Hammer::new(middle.lon + 60.0);
        let on_map = |line: &Vec<Equatorial>| -> Vec<Point> {
            line.iter()
                .map(|&point| map.project(point.into()))
                .collect()
        };
        let lines: Vec<Vec<Point>> = outlines
            .of(constellation)
            .lines(0.2)
            .iter()
            .map(on_map)
            .collect();
        let torn = lines.iter().any(|line| {
            let next = line.iter().cycle().skip(1);
            line.iter().zip(next).any(|(&a, &b)| distance(a, b) > 10.0)
        });
        if torn {
            continue;
        }
        kept += 1;
        let area: f64 = lines.iter().map(|line| area(line)).sum();
        let stated = f64::from(constellation.area()) / 1000.0;
        assert!(
            (area / stated - 1.0).abs() < 2e-3,
            "{constellation}: {area} {stated}"
        );
    }
    assert!(kept >= 84, "{kept}");
}

#[test]
fn the_dome_has_the_zenith_in_the_middle_and_the_horizon_as_its_rim() {
    let at = |dome: Dome, altitude: f64, azimuth: f64| {
        let point = dome.project(Horizontal { altitude, azimuth }).unwrap();
        [point.x, point.y].map(|x| (x * 1e6).round() / 1e6 + 0.0)
    };
    for dome in Dome::ALL {
        assert_eq!(at(dome, 90.0, 0.0), [0.0, 0.0]);
        assert_eq!(at(dome, 0.0, 0.0), [0.0, -1.0]);
        assert_eq!(at(dome, 0.0, 90.0), [-1.0, 0.0]);
        assert_eq!(at(dome, 0.0, 180.0), [0.0, 1.0]);
        assert_eq!(at(dome, 0.0, 270.0), [1.0, 0.0]);
    }
    assert_eq!(at(Dome::Equidistant, 45.0, 180.0), [0.0, 0.5]);
    assert_eq!(at(Dome::Stereographic, 45.0, 180.0), [0.0, 0.414_214]);
    assert_eq!(at(Dome::Orthographic, 30.0, 180.0), [0.0, 0.866_025]);
    assert_eq!(at(Dome::Equidistant, -45.0, 180.0), [0.0, 1.5]);
    let below = Horizontal {
        altitude: -1.0,
        azimuth: 0.0,
    };
    assert_eq!(Dome::Orthographic.project(below), None);
    assert_eq!(Dome::Orthographic.unproject(Point { x: 1.0, y: 0.1 }), None);
    assert_eq!(Dome::Equidistant.unproject(Point { x: 2.1, y: 0.0 }), None);
}

#[test]
fn unprojecting_the_dome_restores_the_direction() {
    for direction in all_over(500) {
        let direction = Horizontal {
            altitude: direction.dec,
            azimuth: direction.ra,
        };
        for dome in Dome::ALL {
            if let Some(point) = dome.project(direction) {
                let back = dome.unproject(point).unwrap();
                assert!(back.separation(direction) < 1e-5, "{dome:?} {direction:?}");
            } else {
                assert!(dome == Dome::Orthographic && direction.altitude < 0.0);
            }
        }
    }
}
