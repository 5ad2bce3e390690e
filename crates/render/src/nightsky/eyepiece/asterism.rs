//! Star patterns: real stars at their real positions.

use ::nightsky::Card;
use maud::html;
use sky::{Catalogue, Equatorial, Point, Stereographic};

use super::sketch::Sketch;
use crate::geometry::Pen;

/// The radius that a pattern fills.
const FILLED: f64 = 27.0;
/// Patterns of the brightest stars: name, number of stars, and whether the line closes.
const PATTERNS: [(&str, usize, bool); 5] = [
    ("Circlet", 7, true),
    ("Great Square", 4, true),
    ("Orion's Belt", 3, false),
    ("Teapot", 8, true),
    ("The W", 5, false),
];

/// Draws a pattern of stars.
pub(super) fn asterism(sketch: &mut Sketch, card: &Card) {
    let catalogue = Catalogue::built_in();
    let object = catalogue
        .deep_sky()
        .iter()
        .find(|object| object.id == card.object);
    let pattern = PATTERNS.iter().find(|(name, ..)| *name == card.object);
    let (Some(object), Some(&(_, count, closed))) = (object, pattern) else {
        return cascade(sketch);
    };
    let radius = card.size.unwrap_or(300.0) / 120.0;
    let scale = FILLED / radius;
    let mut stars = field(object.position, 36.0 / scale);
    stars.sort_by(|one, other| one.1.total_cmp(&other.1));
    let in_pattern = |place: &Point| place.x.hypot(place.y) < 1.12 * radius;
    let mut shape: Vec<Point> = Vec::new();
    for (place, magnitude) in stars {
        let (x, y) = (place.x * scale, place.y * scale);
        if shape.len() < count && in_pattern(&place) {
            shape.push(Point { x, y });
            sketch.sparkle(x, y, (7.6 - 1.1 * magnitude).clamp(2.4, 6.5));
        }
        sketch.dot(x, y, if magnitude < 3.0 { 3 } else { 2 });
    }
    sketch.field_stars(12);
    join(sketch, shape, closed);
}

/// Returns the stars around a direction, in degrees, with their magnitudes. East is on the left.
fn field(middle: Equatorial, radius: f64) -> Vec<(Point, f64)> {
    let map = Stereographic::new(middle);
    let stars = Catalogue::built_in().stars().all().iter();
    let near = stars.filter(|star| star.position.separation(middle) < radius);
    near.filter_map(|star| Some((map.project(star.position)?, star.magnitude)))
        .collect()
}

/// Draws lines from star to star: around the middle, or from left to right.
fn join(sketch: &mut Sketch, mut shape: Vec<Point>, closed: bool) {
    if closed {
        shape.sort_by(|one, other| one.y.atan2(one.x).total_cmp(&other.y.atan2(other.x)));
    } else {
        shape.sort_by(|one, other| one.x.total_cmp(&other.x));
    }
    let path = match closed {
        true => Pen::closed(&shape),
        false => Pen::open(&shape),
    };
    sketch.add(&html! { path.join d=(path) {} });
}

/// Draws Kemble's Cascade: a string of stars with a brighter one in the middle.
fn cascade(sketch: &mut Sketch) {
    sketch.field_stars(26);
    for step in -8..=8 {
        let along = f64::from(step) * 3.7;
        let (x, y) = (along * 0.86, along * 0.5);
        let (dx, dy) = (
            sketch.grain.between(-0.8, 0.8),
            sketch.grain.between(-0.8, 0.8),
        );
        sketch.dot(x + dx, y + dy, if step % 3 == 0 { 3 } else { 2 });
    }
    sketch.sparkle(1.0, -0.6, 4.2);
}
