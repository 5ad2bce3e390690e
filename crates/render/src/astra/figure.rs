//! A constellation's figure laid out in a window: true stars in their true places, short lines
//! lengthened.

use ::astra::Card;
use sky::{Catalogue, Equatorial, Point, Stereographic};

/// How often a figure is spread and fitted back.
const ROUNDS: usize = 6;

/// A place in a window, in pixels.
pub(super) type Spot = (f64, f64);

/// The window a figure is laid out in.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// How far apart two stars are at least.
    pub gap: f64,
    /// How far stars stay from the upper and lower edge.
    pub above: f64,
    /// How far stars stay from the left and right edge.
    pub beside: f64,
    /// The most pixels a degree may have.
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
    /// A thumbnail: the figure alone.
    pub const THUMB: Self = Self {
        width: 84.0,
        height: 62.0,
        gap: 5.5,
        above: 8.0,
        beside: 9.0,
        max_scale: 9.0,
    };
    /// The picture of the game.
    pub const COVER: Self = Self {
        width: 300.0,
        height: 132.0,
        gap: 21.0,
        above: 16.0,
        beside: 30.0,
        max_scale: 24.0,
    };

    /// How much larger or smaller a figure of this extent has to be to fit.
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

/// Where the sky is in a window.
#[derive(Clone, Copy)]
pub(super) struct Chart {
    map: Stereographic,
    /// Pixels a degree has.
    pub scale: f64,
    left: f64,
    top: f64,
}

impl Chart {
    /// The place of a direction.
    pub fn spot(&self, direction: Equatorial) -> Option<Spot> {
        let point = self.map.project(direction)?;
        Some((
            self.left + self.scale * point.x,
            self.top + self.scale * point.y,
        ))
    }

    /// The direction of a place.
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
    /// Where each star is.
    pub spots: Vec<Spot>,
    /// Which stars a line joins.
    pub lines: Vec<(usize, usize)>,
    /// The sky behind it, where all its stars are in the catalogue.
    pub chart: Option<Chart>,
}

impl Figure {
    /// Lays a card's figure out: stereographic on the plane at its mean direction, north up.
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
        // Fitting back brings stars together again: a few rounds settle it.
        for _ in 0..ROUNDS {
            figure.spread();
            figure.fit_back();
        }
        figure
    }

    /// Short lines are lengthened along their own direction, so that Orion's belt stays a belt; then
    /// stars that no line joins are kept apart.
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

    /// For each star its neighbours, and how far it should be from each.
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

    /// Back into the window when the lengthened lines have outgrown it.
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

    /// How far the nearest other star is.
    pub fn gap(&self, star: usize) -> f64 {
        let (x, y) = self.spots[star];
        let others = self.spots.iter().enumerate();
        let others = others.filter(|(other, _)| *other != star);
        let gaps = others.map(|(_, spot)| (spot.0 - x).hypot(spot.1 - y));
        gaps.fold(f64::INFINITY, f64::min)
    }

    /// A line between two stars that stops short of both.
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
