//! A constellation's figure laid out in a window: real stars at their real positions, with short
//! lines lengthened.

use ::astra::Card;
use sky::{Catalogue, Equatorial, Point, Stereographic};

use crate::geometry::{Rect, distance};

/// The number of rounds in which a figure is spread and fitted back into its window.
const ROUNDS: usize = 6;

/// The window a figure is laid out in.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// The width in pixels.
    pub width: f64,
    /// The height in pixels.
    pub height: f64,
    /// The minimum distance between two stars, in pixels.
    pub gap: f64,
    /// The distance stars keep from the upper and lower edges.
    pub above: f64,
    /// The distance stars keep from the left and right edges.
    pub beside: f64,
    /// The maximum number of pixels per degree.
    pub max_scale: f64,
}

impl Window {
    /// The window of a plate.
    pub const PLATE: Self = Self {
        width: 328.0,
        height: 193.0,
        gap: 22.0,
        above: 20.0,
        beside: 26.0,
        max_scale: 24.0,
    };
    /// The window of a thumbnail, which shows only the figure.
    pub const THUMB: Self = Self {
        width: 84.0,
        height: 62.0,
        gap: 5.5,
        above: 8.0,
        beside: 9.0,
        max_scale: 9.0,
    };
    /// The window of the game's cover picture.
    pub const COVER: Self = Self {
        width: 300.0,
        height: 132.0,
        gap: 21.0,
        above: 16.0,
        beside: 30.0,
        max_scale: 24.0,
    };

    /// Returns the factor by which a figure of this extent has to be scaled to fit.
    fn fit(self, extent: Rect) -> f64 {
        let wide = (self.width - 2.0 * self.beside) / extent.width().max(1e-6);
        let high = (self.height - 2.0 * self.above) / extent.height().max(1e-6);
        wide.min(high)
    }

    /// Returns its centre.
    const fn middle(self) -> Point {
        Point::new(self.width / 2.0, self.height / 2.0)
    }
}

/// The projection of the sky into a window.
#[derive(Clone, Copy)]
pub(super) struct Chart {
    map: Stereographic,
    /// The number of pixels per degree.
    pub scale: f64,
    /// The position of the direction on which the projection is centred.
    origin: Point,
}

impl Chart {
    /// Returns the position of a direction in the window.
    pub fn spot(&self, direction: Equatorial) -> Option<Point> {
        Some(self.origin + self.map.project(direction)? * self.scale)
    }

    /// Returns the direction of a position in the window.
    pub fn direction(&self, spot: Point) -> Equatorial {
        let Point { x, y } = spot - self.origin;
        self.map
            .unproject(Point::new(x / self.scale, y / self.scale))
    }
}

/// A figure in a window.
pub(super) struct Figure {
    /// The window that the figure is laid out in.
    pub window: Window,
    /// The position of each star in the window, in pixels.
    pub spots: Vec<Point>,
    /// The two stars that each line joins.
    pub lines: Vec<(usize, usize)>,
    /// The projection of the sky behind it, if all its stars are in the catalogue.
    pub chart: Option<Chart>,
}

impl Figure {
    /// Lays out a card's figure: a stereographic projection centred on its mean direction, north
    /// up.
    pub fn new(card: &Card, window: Window) -> Self {
        let stars = Catalogue::built_in().stars();
        let position = |hr| stars.get(hr).map(|star| star.position);
        let directions: Option<Vec<Equatorial>> =
            card.stars.iter().map(|star| position(star.hr)).collect();
        let map = directions
            .as_ref()
            .and_then(|all| Equatorial::mean(all.iter().copied()))
            .map(Stereographic::new);
        let flat = card.stars.iter().map(|star| Point::new(star.x, -star.y));
        let extent = Rect::of(flat.clone());
        let scale = window.fit(extent).min(window.max_scale);
        let origin = window.middle() - extent.middle() * scale;
        let spots: Vec<Point> = flat.map(|point| origin + point * scale).collect();
        let lines = card.lines.iter().map(|(a, b)| (a.index(), b.index()));
        let mut figure = Self {
            window,
            spots,
            lines: lines.collect(),
            chart: map.map(|map| Chart { map, scale, origin }),
        };
        // Fitting back moves stars closer together again; a few rounds converge.
        for _ in 0..ROUNDS {
            figure.spread();
            figure.fit_back();
        }
        figure
    }

    /// Lengthens short lines along their own direction, so that Orion's belt stays a belt, and
    /// pushes stars apart that are still too close.
    fn spread(&mut self) {
        let pulls = self.pulls();
        let fixed = self.spots.clone();
        for step in 0..200 {
            for (star, pulls) in pulls.iter().enumerate() {
                let held = 0.06;
                let (mut sum, mut weight) = (fixed[star] * held, held);
                for &(other, offset) in pulls {
                    sum = sum + (self.spots[other] + offset);
                    weight += 1.0;
                }
                self.spots[star] = Point::new(sum.x / weight, sum.y / weight);
            }
            self.keep_apart(if step > 100 { 0.5 } else { 0.25 });
        }
    }

    /// Returns the neighbours of each star, and the offset it should have from each.
    fn pulls(&self) -> Vec<Vec<(usize, Point)>> {
        let mut pulls = vec![Vec::new(); self.spots.len()];
        for &(a, b) in &self.lines {
            let (from, to) = (self.spots[a], self.spots[b]);
            let longer = (self.window.gap / distance(from, to).max(0.01)).max(1.0);
            let offset = (to - from) * longer;
            pulls[a].push((b, -offset));
            pulls[b].push((a, offset));
        }
        pulls
    }

    fn keep_apart(&mut self, force: f64) {
        for one in 0..self.spots.len() {
            for other in 0..one {
                let (from, to) = (self.spots[other], self.spots[one]);
                let apart = distance(from, to).max(0.01);
                let least = self.window.gap * 0.95;
                if apart < least {
                    let push = (to - from) * ((least - apart) / apart * force);
                    self.spots[one] = to + push;
                    self.spots[other] = from - push;
                }
            }
        }
    }

    /// Centres the figure in the window, and shrinks it if the lengthened lines have outgrown it.
    fn fit_back(&mut self) {
        let extent = Rect::of(self.spots.iter().copied());
        let smaller = self.window.fit(extent).min(1.0);
        for spot in &mut self.spots {
            *spot = self.window.middle() + (*spot - extent.middle()) * smaller;
        }
    }

    /// Returns the distance to the nearest other star.
    pub fn gap(&self, star: usize) -> f64 {
        let others = self.spots.iter().enumerate();
        let others = others.filter(|(other, _)| *other != star);
        let gaps = others.map(|(_, &spot)| distance(spot, self.spots[star]));
        gaps.fold(f64::INFINITY, f64::min)
    }

    /// Returns the ends of a line between two stars that stops short of both.
    pub fn line(&self, (a, b): (usize, usize), clear: [f64; 2]) -> [Point; 2] {
        let (a, b) = (self.spots[a], self.spots[b]);
        let length = distance(a, b).max(0.01);
        let [from, to] = if length < clear[0] + clear[1] + 3.0 {
            [((length - 3.0) / 2.0).max(0.0); 2]
        } else {
            clear
        };
        let along = Point::new((b.x - a.x) / length, (b.y - a.y) / length);
        [a + along * from, b - along * to]
    }
}
