//! A sketch in progress: dots of four weights, bright stars, and other markup.

use maud::{Markup, PreEscaped, html};
use sky::Point;

use crate::geometry::{Pen, distance, polar, star};
use crate::grain::Grain;

/// The distance from the middle beyond which no dot is drawn.
pub(super) const EDGE: f64 = 35.0;

/// The distance below which two dots look like one. Pages are lighter without the second.
const APART: f64 = 0.45;

/// A sketch in progress.
pub(super) struct Sketch {
    /// The source of its grain.
    pub grain: Grain,
    dots: [Vec<Point>; 4],
    rays: Pen,
    extra: String,
}

impl Sketch {
    /// Returns an empty field with the grain of an object.
    pub fn of(object: &str) -> Self {
        Self {
            grain: Grain::of(object),
            dots: Default::default(),
            rays: Pen::default(),
            extra: String::new(),
        }
    }

    /// Draws a dot, from the finest (0) to a bright star (3), if it is in the field.
    pub fn dot(&mut self, x: f64, y: f64, weight: usize) {
        let (dots, dot) = (&mut self.dots[weight.min(3)], Point { x, y });
        let is_apart = |other: &Point| distance(*other, dot) >= APART;
        if x.hypot(y) < EDGE && dots.iter().all(is_apart) {
            dots.push(dot);
        }
    }

    /// Draws a star with four rays.
    pub fn sparkle(&mut self, x: f64, y: f64, size: f64) {
        self.rays.ring(&star(Point { x, y }, 4, size, size * 0.16));
    }

    /// Draws field stars all over.
    pub fn field_stars(&mut self, count: usize) {
        for _ in 0..count {
            let (angle, out) = (self.grain.angle(), EDGE * self.grain.part().sqrt());
            let weight = self.grain.pick(&[0, 1, 1, 2]);
            let Point { x, y } = polar(out, angle);
            self.dot(x, y, weight);
        }
    }

    /// Draws a round cloud of dots, denser in the middle.
    pub fn ball(&mut self, count: usize, middle: Point, spread: f64, weights: &[usize]) {
        for _ in 0..count {
            let (angle, out) = (self.grain.angle(), self.grain.gauss().abs() * spread);
            let weight = self.grain.pick(weights);
            let Point { x, y } = middle + polar(out, angle);
            self.dot(x, y, weight);
        }
    }

    /// Adds other markup.
    pub fn add(&mut self, markup: &Markup) {
        self.extra.push_str(&markup.0);
    }

    /// Returns the picture.
    pub fn drawn(self) -> Markup {
        let rays = self.rays.data();
        html! {
            @for (weight, dots) in self.dots.into_iter().enumerate() {
                @if !dots.is_empty() { path class={ "grain-" (weight) } d=(Pen::dots(dots)) {} }
            }
            @if !rays.is_empty() { path.rays d=(rays) {} }
            (PreEscaped(self.extra))
        }
    }
}
