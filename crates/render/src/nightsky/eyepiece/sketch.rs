//! A sketch in the making: dots of four weights, bright stars, and what is drawn besides.

use maud::{Markup, PreEscaped, html};
use sky::Point;

use crate::nightsky::grain::Grain;
use crate::nightsky::pen::Pen;
use crate::nightsky::star::corners;

/// How far from the middle anything is drawn.
pub(super) const EDGE: f64 = 35.0;

/// A sketch in the making.
pub(super) struct Sketch {
    /// Where its grain comes from.
    pub grain: Grain,
    dots: [Pen; 4],
    rays: Pen,
    extra: String,
}

impl Sketch {
    /// An empty field, with the grain of an object.
    pub fn of(object: &str) -> Self {
        Self {
            grain: Grain::of(object),
            dots: std::array::from_fn(|_| Pen::default()),
            rays: Pen::default(),
            extra: String::new(),
        }
    }

    /// A dot, from the finest (0) to a bright star (3), if it is in the field.
    pub fn dot(&mut self, x: f64, y: f64, weight: usize) {
        if x.hypot(y) < EDGE {
            self.dots[weight.min(3)].dot(Point { x, y });
        }
    }

    /// A star with four rays.
    pub fn sparkle(&mut self, x: f64, y: f64, size: f64) {
        self.rays
            .ring(&corners(Point { x, y }, 4, size, size * 0.16));
    }

    /// Stars of the field, all over it.
    pub fn field_stars(&mut self, count: usize) {
        for _ in 0..count {
            let (angle, out) = (self.grain.angle(), EDGE * self.grain.part().sqrt());
            let weight = self.grain.pick(&[0, 1, 1, 2]);
            self.dot(out * angle.cos(), out * angle.sin(), weight);
        }
    }

    /// A round cloud of dots, denser in the middle.
    pub fn ball(&mut self, count: usize, middle: Point, spread: f64, weights: &[usize]) {
        for _ in 0..count {
            let (angle, out) = (self.grain.angle(), self.grain.gauss().abs() * spread);
            let weight = self.grain.pick(weights);
            let (x, y) = (out * angle.cos(), out * angle.sin());
            self.dot(middle.x + x, middle.y + y, weight);
        }
    }

    /// Something that is no dot.
    pub fn add(&mut self, markup: &Markup) {
        self.extra.push_str(&markup.0);
    }

    /// The picture.
    pub fn drawn(self) -> Markup {
        let rays = self.rays.data();
        html! {
            @for (weight, pen) in self.dots.into_iter().enumerate() {
                @let dots = pen.data();
                @if !dots.is_empty() { path class={ "grain-" (weight) } d=(dots) {} }
            }
            @if !rays.is_empty() { path.rays d=(rays) {} }
            (PreEscaped(self.extra))
        }
    }
}
