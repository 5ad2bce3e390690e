//! A constellation's figure laid out in a window: real stars at their real positions, with short
//! lines lengthened.

use ::astra::Card;
use sky::{Catalogue, Equatorial, Point, Stereographic};

/// The number of rounds in which a figure is spread and fitted back into its window.
const ROUNDS: usize = 6;

/// A position in a window, in pixels.
pub(super) type Spot = (f64, f64);

/// The window a figure is laid out in.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
    /// The minimum distance between two stars.
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
    fn fit(self, extent: Extent) -> f64 {
        let wide = (self.width - 2.0 * self.beside) / (extent.right - extent.left).max(1e-6);
        let high = (self.height - 2.0 * self.above) / (extent.lower - extent.upper).max(1e-6);
        wide.min(high)
    }
}

#[derive(Clone, Copy)]
struct Extent {
    left: f64,
    right: f64,
    upper: f64,
    lower: f64,
}

impl Extent {
    fn of(spots: &[Spot]) -> Self {
        let mut extent = Self {
            left: f64::MAX,
            right: f64::MIN,
            upper: f64::MAX,
            lower: f64::MIN,
        };
        for &(x, y) in spots {
            extent.left = extent.left.min(x);
            extent.right = extent.right.max(x);
            extent.upper = extent.upper.min(y);
            extent.lower = extent.lower.max(y);
        }
        extent
    }

    const fn middle(self) -> Spot {
        (
            (self.left + self.right) / 2.0,
            (self.upper + self.lower) / 2.0,
        )
    }
}

/// The projection of the sky into a window.
#[derive(Clone, Copy)]
pub(super) struct Chart {
    map: Stereographic,
    /// The number of pixels per degree.
    pub scale: f64,
    left: f64,
    top: f64,
}

impl Chart {
    /// Returns the position of a direction in the window.
    pub fn spot(&self, direction: Equatorial) -> Option<Spot> {
        let point = self.map.project(direction)?;
        Some((
            self.left + self.scale * point.x,
            self.top + self.scale * point.y,
        ))
    }

    /// Returns the direction of a position in the window.
    pub fn direction(&self, (x, y): Spot) -> Equatorial {
        self.map.unproject(Point {
            x: (x - self.left) / self.scale,
            y: (y - self.top) / self.scale,
        })
    }
}

/// A figure in a window.
pub(super) struct Figure {
    /// The window.
    pub window: Window,
    /// The position of each star.
    pub spots: Vec<Spot>,
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
        let flat: Vec<Spot> = card.stars.iter().map(|star| (star.x, -star.y)).collect();
        let extent = Extent::of(&flat);
        let scale = window.fit(extent).min(window.max_scale);
        let (x, y) = extent.middle();
        let left = window.width / 2.0 - scale * x;
        let top = window.height / 2.0 - scale * y;
        let spots: Vec<Spot> = flat
            .iter()
            .map(|&(x, y)| (left + scale * x, top + scale * y))
            .collect();
        let lines = card.lines.iter().map(|(a, b)| (a.index(), b.index()));
        let mut figure = Self {
            window,
            spots,
            lines: lines.collect(),
            chart: map.map(|map| Chart {
                map,
                scale,
                left,
                top,
            }),
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
                let (mut x, mut y, mut weight) = (held * fixed[star].0, held * fixed[star].1, held);
                for &(other, dx, dy) in pulls {
                    x += self.spots[other].0 + dx;
                    y += self.spots[other].1 + dy;
                    weight += 1.0;
                }
                self.spots[star] = (x / weight, y / weight);
            }
            self.keep_apart(if step > 100 { 0.5 } else { 0.25 });
        }
    }

    /// Returns the neighbours of each star, and the offset it should have from each.
    fn pulls(&self) -> Vec<Vec<(usize, f64, f64)>> {
        let mut pulls = vec![Vec::new(); self.spots.len()];
        for &(a, b) in &self.lines {
            let (dx, dy) = (
                self.spots[b].0 - self.spots[a].0,
                self.spots[b].1 - self.spots[a].1,
            );
            let longer = (self.window.gap / dx.hypot(dy).max(0.01)).max(1.0);
            pulls[a].push((b, -dx * longer, -dy * longer));
            pulls[b].push((a, dx * longer, dy * longer));
        }
        pulls
    }

    fn keep_apart(&mut self, force: f64) {
        for one in 0..self.spots.len() {
            for other in 0..one {
                let (x, y) = self.spots[one];
                let (dx, dy) = (x - self.spots[other].0, y - self.spots[other].1);
                let apart = dx.hypot(dy).max(0.01);
                let least = self.window.gap * 0.95;
                if apart < least {
                    let push = (least - apart) / apart * force;
                    self.spots[one] = (x + dx * push, y + dy * push);
                    self.spots[other].0 -= dx * push;
                    self.spots[other].1 -= dy * push;
                }
            }
        }
    }

    /// Centres the figure in the window, and shrinks it if the lengthened lines have outgrown it.
    fn fit_back(&mut self) {
        let extent = Extent::of(&self.spots);
        let smaller = self.window.fit(extent).min(1.0);
        let (x0, y0) = extent.middle();
        let (left, top) = (self.window.width / 2.0, self.window.height / 2.0);
        for (x, y) in &mut self.spots {
            *x = left + (*x - x0) * smaller;
            *y = top + (*y - y0) * smaller;
        }
    }

    /// Returns the distance to the nearest other star.
    pub fn gap(&self, star: usize) -> f64 {
        let (x, y) = self.spots[star];
        let others = self.spots.iter().enumerate();
        let others = others.filter(|(other, _)| *other != star);
        let gaps = others.map(|(_, spot)| (spot.0 - x).hypot(spot.1 - y));
        gaps.fold(f64::INFINITY, f64::min)
    }

    /// Returns the ends of a line between two stars that stops short of both.
    pub fn line(&self, (a, b): (usize, usize), clear: [f64; 2]) -> (Spot, Spot) {
        let ((ax, ay), (bx, by)) = (self.spots[a], self.spots[b]);
        let length = (bx - ax).hypot(by - ay).max(0.01);
        let [from, to] = if length < clear[0] + clear[1] + 3.0 {
            [((length - 3.0) / 2.0).max(0.0); 2]
        } else {
            clear
        };
        let (ux, uy) = ((bx - ax) / length, (by - ay) / length);
        (
            (ax + ux * from, ay + uy * from),
            (bx - ux * to, by - uy * to),
        )
    }
}
