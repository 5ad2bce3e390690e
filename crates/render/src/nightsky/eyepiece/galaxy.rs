//! Other galaxies.

use std::f64::consts::PI;

use ::nightsky::Card;
use maud::html;
use sky::Point;

use super::sketch::Sketch;

/// The orientation and shape of a galaxy.
struct Lie {
    /// Its length as drawn.
    long: f64,
    /// The ratio of breadth to length.
    slant: f64,
    /// Its rotation, in radians.
    turn: f64,
    /// The number of visible arms, which may be 0.
    arms: u32,
}

/// Draws a galaxy in the shape it is known for.
pub(super) fn galaxy(sketch: &mut Sketch, card: &Card) {
    sketch.field_stars(14);
    match card.object.as_str() {
        "M104" => hat(sketch),
        "NGC 3115" => spindle(sketch),
        "NGC 4038" => antennae(sketch),
        "LMC" => cloud(sketch),
        "NGC 1365" => barred(sketch),
        "M51" => whirlpool(sketch),
        other => spiral(sketch, &lie(other)),
    }
}

fn lie(object: &str) -> Lie {
    let (long, slant, turn, arms) = match object {
        "M31" => (25.0, 0.26, -0.62, 0),
        "NGC 253" => (23.0, 0.24, 0.5, 0),
        "M66" => (17.0, 0.5, 1.3, 2),
        "M81" => (19.0, 0.52, -0.9, 2),
        "M33" => (21.0, 0.68, 0.5, 3),
        _ => (17.0, 0.92, 0.3, 3),
    };
    Lie {
        long,
        slant,
        turn,
        arms,
    }
}

fn spiral(sketch: &mut Sketch, lie: &Lie) {
    for _ in 0..420 {
        let (out, angle) = if lie.arms == 0 {
            (sketch.grain.gauss().abs() * 0.52, sketch.grain.angle())
        } else {
            let arm = sketch.grain.pick(&[0, 1, 2]) % lie.arms;
            let out = sketch.grain.part().sqrt();
            let along = 2.0 * PI * f64::from(arm) / f64::from(lie.arms) + 3.6 * out;
            (out, along + sketch.grain.gauss() * 0.26)
        };
        let weight = sketch.grain.pick(&[0, 0, 0, 1]);
        let at = laid(lie, out * angle.cos(), out * angle.sin());
        sketch.dot(at.x, at.y, weight);
    }
    let heart = if lie.arms == 0 { 150 } else { 90 };
    for _ in 0..heart {
        let (x, y) = (sketch.grain.gauss() * 0.13, sketch.grain.gauss() * 0.16);
        let at = laid(lie, x, y);
        sketch.dot(at.x, at.y, 1);
    }
    if lie.arms == 0 {
        let turn = format!("rotate({:.0})", lie.turn.to_degrees());
        sketch.add(&html! {
            g transform=(turn) {
                ellipse.core rx="4.5" ry="2.4" {}
                ellipse.wisp rx="17" ry="5.2" {}
                ellipse.wisp rx="28" ry="8.6" {}
            }
        });
    } else {
        sketch.add(&html! { circle.core r="2.2" {} });
    }
}

/// Returns a point of the disc as seen from here.
fn laid(lie: &Lie, x: f64, y: f64) -> Point {
    let (x, y) = (x * lie.long, y * lie.long * lie.slant);
    let (sin, cos) = lie.turn.sin_cos();
    Point {
        x: x * cos - y * sin,
        y: x * sin + y * cos,
    }
}

/// Draws the Sombrero: edge-on, with a brim and a dark band.
fn hat(sketch: &mut Sketch) {
    for number in 0..560 {
        let brim = number % 2 == 0;
        let (x, y) = if brim {
            (sketch.grain.gauss() * 12.0, sketch.grain.gauss() * 1.5)
        } else {
            (sketch.grain.gauss() * 6.5, sketch.grain.gauss() * 5.0)
        };
        let band = (y - 1.8).abs() < 0.9 && x.abs() < 24.0;
        let weight = sketch.grain.pick(&[0, 0, 1]);
        if !band {
            sketch.dot(x, y, weight);
        }
    }
    sketch.add(&html! { ellipse.core rx="3.4" ry="2" cy="-.6" {} });
}

fn spindle(sketch: &mut Sketch) {
    let lie = Lie {
        long: 22.0,
        slant: 0.16,
        turn: -0.7,
        arms: 0,
    };
    for _ in 0..460 {
        let (x, y) = (sketch.grain.gauss() * 0.42, sketch.grain.gauss() * 0.42);
        let at = laid(&lie, x, y);
        let weight = sketch.grain.pick(&[0, 0, 1]);
        sketch.dot(at.x, at.y, weight);
    }
    sketch.ball(110, Point { x: 0.0, y: 0.0 }, 2.4, &[0, 1]);
}

/// Draws two colliding galaxies with their long tails.
fn antennae(sketch: &mut Sketch) {
    for side in [-1.0, 1.0] {
        sketch.ball(
            170,
            Point {
                x: side * 4.2,
                y: side * 2.0,
            },
            4.0,
            &[0, 0, 1],
        );
        for _ in 0..130 {
            let t = sketch.grain.part() * 2.1;
            let (x, y) = (side * (7.0 + 11.0 * t.sin()), side * (-2.0 - 12.0 * t));
            let (dx, dy) = (sketch.grain.gauss(), sketch.grain.gauss());
            sketch.dot(x + dx, y * 0.8 + dy + side * 4.0, 0);
        }
    }
}

/// Draws the Large Magellanic Cloud: a bar in a haze, with knots.
fn cloud(sketch: &mut Sketch) {
    for _ in 0..360 {
        let (x, y) = (sketch.grain.gauss() * 12.0, sketch.grain.gauss() * 9.0);
        let weight = sketch.grain.pick(&[0, 0, 0, 1]);
        sketch.dot(x, y, weight);
    }
    for _ in 0..280 {
        let (x, y) = (sketch.grain.gauss() * 8.5, sketch.grain.gauss() * 2.0);
        sketch.dot(x * 0.88 + y * 0.48, y * 0.88 - x * 0.48 + 3.0, 1);
    }
    for (x, y) in [(-14.0, -7.0), (6.0, -13.0), (15.0, 6.0)] {
        sketch.ball(26, Point { x, y }, 1.7, &[0, 1, 2]);
    }
}

fn barred(sketch: &mut Sketch) {
    for _ in 0..170 {
        let (x, y) = (sketch.grain.gauss() * 5.5, sketch.grain.gauss() * 1.4);
        sketch.dot(x, y, 0);
    }
    for side in [-1.0, 1.0] {
        for _ in 0..190 {
            let t = sketch.grain.part() * 2.4;
            let out = 12.5 + 4.4 * t + sketch.grain.gauss() * 1.3;
            let weight = sketch.grain.pick(&[0, 0, 1]);
            sketch.dot(side * out * t.cos(), side * out * t.sin() * 0.72, weight);
        }
    }
    sketch.ball(90, Point { x: 0.0, y: 0.0 }, 1.9, &[0, 1]);
}

fn whirlpool(sketch: &mut Sketch) {
    spiral(
        sketch,
        &Lie {
            long: 18.0,
            slant: 0.9,
            turn: 1.1,
            arms: 2,
        },
    );
    // The companion at the end of an arm.
    sketch.ball(120, Point { x: 6.0, y: -21.0 }, 2.6, &[0, 0, 1]);
    sketch.add(&html! { circle.core cx="6" cy="-21" r="1.4" {} });
}
