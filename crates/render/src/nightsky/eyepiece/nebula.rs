//! Glowing gas.

use std::f64::consts::TAU;

use ::nightsky::Card;
use sky::Point;

use super::sketch::Sketch;

/// Draws an emission nebula in the shape it is known for.
pub(super) fn emission(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(14);
    match card.object.as_str() {
        "M42" => fan(sketch),
        "NGC 2237" => rosette(sketch),
        "NGC 3372" => keyhole(sketch),
        "M8" => lagoon(sketch),
        _ => eagle(sketch),
    }
}

/// Draws the wings of the Orion Nebula around the Trapezium, and the dark bay between them.
fn fan(sketch: &mut Sketch) {
    for _ in 0..620 {
        let t = sketch.grain.gauss() * 0.42;
        let depth = sketch.grain.gauss().abs() * (9.0 - 7.0 * t.abs().min(1.0));
        let (x, y) = (30.0 * t, -8.0 + 30.0 * t * t + depth);
        let bay = y < -4.0 && (x - 1.0).abs() < 2.5 - 4.0 - y;
        let weight = sketch.grain.pick(&[0, 0, 0, 1]);
        if !bay {
            sketch.dot(x, y, weight);
        }
    }
    for (x, y) in [(-1.5, 0.0), (1.5, -1.5), (0.5, 2.0), (3.5, 0.5)] {
        sketch.dot(x, y, 3);
    }
    for (x, y) in [(-16.0, -24.0), (18.0, -26.0), (9.0, 27.0)] {
        sketch.sparkle(x, y, 3.4);
    }
}

/// Draws a wreath around a cluster.
fn rosette(sketch: &mut Sketch) {
    for _ in 0..560 {
        let angle = sketch.grain.angle();
        let out = 18.5 + 2.5 * (3.0 * angle).sin() + sketch.grain.gauss() * 5.0;
        let weight = sketch.grain.pick(&[0, 0, 0, 1]);
        if out > 7.0 {
            sketch.dot(out * angle.cos(), out * angle.sin() * 0.92, weight);
        }
    }
    for (x, y) in [
        (-4.0, -5.0),
        (3.0, -6.0),
        (-3.0, 1.0),
        (4.0, 2.0),
        (-2.0, 6.0),
        (3.0, 7.5),
    ] {
        sketch.sparkle(x, y, 2.8);
    }
}

/// Draws a bright cloud split by two dark lanes, with the dark keyhole beside the brightest star.
fn keyhole(sketch: &mut Sketch) {
    for _ in 0..720 {
        let (x, y) = (sketch.grain.gauss() * 15.0, sketch.grain.gauss() * 13.0);
        let lane = (y - 0.55 * x - 9.0).abs() < 2.6 || (y + 1.1 * x + 7.0).abs() < 2.4;
        let hole = (x - 3.0).hypot((y + 1.0) * 0.7) < 3.2;
        let weight = sketch.grain.pick(&[0, 0, 0, 1]);
        if !lane && !hole {
            sketch.dot(x, y, weight);
        }
    }
    sketch.sparkle(8.5, -3.0, 5.0);
    sketch.sparkle(-13.0, 13.0, 2.8);
}

/// Draws a cloud with a dark lagoon through it and a cluster on one side.
fn lagoon(sketch: &mut Sketch) {
    for _ in 0..620 {
        let (x, y) = (sketch.grain.gauss() * 13.0, sketch.grain.gauss() * 8.5);
        let lane = (x + 2.0 + 3.0 * (y / 8.0).sin()).abs() < 2.3;
        let weight = sketch.grain.pick(&[0, 0, 0, 1]);
        if !lane {
            sketch.dot(x, y, weight);
        }
    }
    sketch.ball(26, Point { x: 13.0, y: -1.0 }, 4.6, &[1, 2, 3]);
    sketch.sparkle(-9.0, 1.0, 4.2);
    sketch.sparkle(-13.0, 7.0, 2.8);
}

/// Draws a cluster in a cloud with dark pillars.
fn eagle(sketch: &mut Sketch) {
    for _ in 0..560 {
        let angle = sketch.grain.angle();
        let out = (9.5 + 3.0 * (2.0 * angle + 0.6).cos()) * sketch.grain.gauss().abs();
        let (x, y) = (out * angle.cos() * 1.25, out * angle.sin() + 3.0);
        let pillar = y > 0.0
            && [-3.5, 1.0, 5.0]
                .iter()
                .any(|at| (x - at).abs() < 1.0 + y * 0.04);
        let weight = sketch.grain.pick(&[0, 0, 0, 1]);
        if !pillar || y > 13.0 {
            sketch.dot(x, y, weight);
        }
    }
    sketch.ball(22, Point { x: -8.0, y: -11.0 }, 5.5, &[1, 2, 3]);
    sketch.sparkle(-9.0, -12.0, 3.6);
}

/// Draws a planetary nebula, cast off by a dying star: a ring, a dumbbell, or a small disc.
pub(super) fn planetary(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(18);
    match card.object.as_str() {
        "M27" => dumbbell(sketch),
        "M57" => ring(sketch, [14.0, 10.5], 2.6, 430),
        "NGC 7293" => ring(sketch, [21.0, 17.0], 4.4, 560),
        _ => disc(sketch, card.size.unwrap_or(0.5)),
    }
}

fn ring(sketch: &mut Sketch, radii: [f64; 2], breadth: f64, count: usize) {
    for _ in 0..count {
        let angle = sketch.grain.angle();
        let off = sketch.grain.gauss() * breadth;
        let weight = sketch.grain.pick(&[0, 0, 1]);
        let (x, y) = (
            (radii[0] + off) * angle.cos(),
            (radii[1] + off) * angle.sin(),
        );
        sketch.dot(x * 0.9 - y * 0.42, x * 0.42 + y * 0.9, weight);
    }
    sketch.dot(0.0, 0.0, 2);
}

fn dumbbell(sketch: &mut Sketch) {
    for _ in 0..620 {
        let (x, y) = (sketch.grain.gauss() * 10.0, sketch.grain.gauss() * 10.0);
        // Two cones that meet in the middle, within a faint ball.
        let cone = x.abs() < 3.5 + 0.62 * y.abs() && y.abs() < 16.0;
        let ball = x.hypot(y) < 17.0 && sketch.grain.part() < 0.22;
        let weight = sketch.grain.pick(&[0, 0, 1]);
        if cone || ball {
            sketch.dot(x * 0.86 + y * 0.5, y * 0.86 - x * 0.5, weight);
        }
    }
    sketch.dot(0.0, 0.0, 2);
}

/// Draws a small disc, brighter at an inner rim.
fn disc(sketch: &mut Sketch, size: f64) {
    let radius = (7.0 + 6.5 * size).clamp(8.0, 13.0);
    for number in 0..360 {
        let angle = sketch.grain.angle();
        let inner = number % 2 == 0;
        let out = if inner {
            0.55 * radius + sketch.grain.gauss() * 1.1
        } else {
            radius * sketch.grain.part().sqrt()
        };
        let weight = if inner { 1 } else { 0 };
        sketch.dot(out * angle.cos(), out * angle.sin() * 0.84, weight);
    }
    sketch.dot(0.0, 0.0, 3);
}

/// Draws the remnant of an exploded star: the Crab, or a torn veil.
pub(super) fn remnant(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(18);
    if card.object == "M1" {
        for _ in 0..560 {
            let (x, y) = (sketch.grain.gauss() * 9.5, sketch.grain.gauss() * 6.0);
            let ragged = 1.0 + 0.25 * (5.0 * y.atan2(x)).sin();
            let weight = sketch.grain.pick(&[0, 0, 1]);
            sketch.dot(
                (x * 0.8 + y * 0.6) * ragged,
                (y * 0.8 - x * 0.6) * ragged,
                weight,
            );
        }
        return;
    }
    for strand in 0..4 {
        let (radius, phase) = (23.0 + 3.2 * f64::from(strand), f64::from(strand) * 1.9);
        for _ in 0..150 {
            let t = sketch.grain.between(-0.75, 0.75);
            let wave = 1.9 * (TAU * t * 1.4 + phase).sin() + sketch.grain.gauss() * 0.6;
            let (x, y) = (
                (radius + wave) * t.cos() - 24.0,
                (radius + wave) * t.sin() * 1.5,
            );
            let weight = sketch.grain.pick(&[0, 0, 1]);
            sketch.dot(x, y, weight);
        }
    }
}
