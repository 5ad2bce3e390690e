//! Star clusters and star clouds.

use ::nightsky::Card;
use sky::{Catalogue, Point, Stereographic};

use super::sketch::Sketch;

/// Draws an open cluster: stars in the catalogue at their true positions, the others at random.
pub(super) fn open(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(20);
    let known = known_stars(sketch, card);
    let bright = if known > 3 { 0 } else { 5 };
    // The Double Cluster has two centres.
    if card.object == "NGC 869" {
        for (x, y) in [(-11.0, -4.0), (12.0, 5.0)] {
            sketch.ball(60, Point { x, y }, 6.5, &[0, 1, 1, 2, 2, 3]);
        }
    } else {
        let spread = sketch.grain.between(8.5, 12.5);
        sketch.ball(78, Point { x: 0.0, y: 0.0 }, spread, &[0, 1, 1, 2, 2, 3]);
    }
    for _ in 0..bright {
        let (x, y) = (
            sketch.grain.between(-17.0, 17.0),
            sketch.grain.between(-14.0, 14.0),
        );
        let size = sketch.grain.between(2.4, 4.2);
        sketch.sparkle(x, y, size);
    }
}

/// Draws the stars of the cluster that are in the catalogue, and returns their number.
fn known_stars(sketch: &mut Sketch, card: &Card) -> usize {
    let catalogue = Catalogue::built_in();
    let object = catalogue
        .deep_sky()
        .iter()
        .find(|object| object.id == card.object);
    let (Some(object), Some(size)) = (object, card.size) else {
        return 0;
    };
    let radius = size / 120.0;
    let scale = 24.0 / radius;
    let map = Stereographic::new(object.position);
    let mut count = 0;
    for star in catalogue.stars().all() {
        if star.position.separation(object.position) < 1.3 * radius
            && let Some(place) = map.project(star.position)
        {
            let size = (7.8 - 0.95 * star.magnitude).clamp(2.8, 5.6);
            sketch.sparkle(place.x * scale, place.y * scale, size);
            sketch.dot(place.x * scale, place.y * scale, 3);
            count += 1;
        }
    }
    count
}

/// Draws a globular cluster: the brighter it is, the more stars are visible.
pub(super) fn globular(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(14);
    let spread = (11.5 - 0.62 * card.magnitude).clamp(4.2, 9.4);
    let count = (560.0 - 36.0 * card.magnitude).clamp(150.0, 420.0) as usize;
    let middle = Point { x: 0.0, y: 0.0 };
    sketch.ball(count, middle, spread, &[0, 0, 1]);
    sketch.ball(count / 4, middle, spread * 0.34, &[1, 1, 2]);
}

/// Draws a bright patch of the Milky Way with two dark holes in it.
pub(super) fn star_cloud(sketch: &mut Sketch) {
    for _ in 0..520 {
        let (x, y) = (sketch.grain.gauss() * 15.0, sketch.grain.gauss() * 10.0);
        let (x, y) = (x * 0.82 + y * 0.57, y * 0.82 - x * 0.57);
        let hole = (x + 12.0).hypot(y + 9.0) < 4.5 || (x + 4.0).hypot(y + 15.0) < 3.4;
        let weight = sketch.grain.pick(&[0, 0, 0, 1, 1, 2]);
        if !hole {
            sketch.dot(x, y, weight);
        }
    }
    for (x, y) in [(9.0, 4.0), (-15.0, 10.0), (18.0, -14.0)] {
        sketch.sparkle(x, y, 3.2);
    }
}
