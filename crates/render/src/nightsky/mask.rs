//! The pixels of a region, used to find room in it.

use sky::Point;

use crate::geometry::{Rect, contains, distance};

/// The pixels within a closed line, with sums to count those in a box in constant time.
#[derive(Clone)]
pub(super) struct Mask {
    left: i32,
    top: i32,
    width: usize,
    height: usize,
    /// Sums of all pixels above and to the left, with one extra row and column.
    sums: Vec<u32>,
    /// The centroid of its area.
    pub middle: Point,
}

/// Where in a region something should be placed.
#[derive(Clone, Copy)]
pub(super) enum Wish {
    /// Near its middle.
    Middle,
    /// As far up as possible.
    Top,
    /// As far down as possible.
    Bottom,
}

impl Mask {
    /// Returns the pixels within a closed line.
    pub fn of(points: &[Point]) -> Self {
        if points.is_empty() {
            return Self::empty();
        }
        let edge = Rect::of(points.iter().copied());
        let (left, top) = (edge.left.floor() as i32, edge.top.floor() as i32);
        let width = (edge.right.ceil() as i32 - left).max(1) as usize;
        let height = (edge.bottom.ceil() as i32 - top).max(1) as usize;
        let mut mask = Self {
            left,
            top,
            width,
            height,
            sums: Vec::new(),
            middle: edge.middle(),
        };
        let inside = |x: usize, y: usize| contains(points, mask.pixel(x, y));
        let filled: Vec<bool> = (0..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .map(|(x, y)| inside(x, y))
            .collect();
        mask.middle = mask.middle_of(&filled);
        mask.sums = sums(&filled, width, height);
        mask
    }

    const fn empty() -> Self {
        Self {
            left: 0,
            top: 0,
            width: 0,
            height: 0,
            sums: Vec::new(),
            middle: Point { x: 0.0, y: 0.0 },
        }
    }

    /// Returns the middle of a pixel.
    fn pixel(&self, x: usize, y: usize) -> Point {
        Point {
            x: f64::from(self.left) + x as f64 + 0.5,
            y: f64::from(self.top) + y as f64 + 0.5,
        }
    }

    fn middle_of(&self, filled: &[bool]) -> Point {
        let (mut x, mut y, mut count) = (0.0, 0.0, 0.0_f64);
        for (index, _) in filled.iter().enumerate().filter(|(_, filled)| **filled) {
            let pixel = self.pixel(index % self.width, index / self.width);
            x += pixel.x;
            y += pixel.y;
            count += 1.0;
        }
        let count = count.max(1.0);
        Point {
            x: x / count,
            y: y / count,
        }
    }

    /// Returns the number of pixels.
    pub fn area(&self) -> u32 {
        self.sums.last().copied().unwrap_or(0)
    }

    /// Returns the fraction of a box that lies in the region, from 0 to 1.
    pub fn share(&self, rect: Rect) -> f64 {
        if self.sums.is_empty() {
            return 0.0;
        }
        let column = |x: f64| ((x.round() as i32 - self.left).max(0) as usize).min(self.width);
        let row = |y: f64| ((y.round() as i32 - self.top).max(0) as usize).min(self.height);
        let (left, right) = (column(rect.left), column(rect.right));
        let (top, bottom) = (row(rect.top), row(rect.bottom));
        let sum = |x: usize, y: usize| i64::from(self.sums[y * (self.width + 1) + x]);
        let count = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
        let area = rect.width().round() * rect.height().round();
        count as f64 / area.max(1.0)
    }

    /// Returns boxes of a size over the region's bounding box and a margin around it, every few
    /// pixels.
    pub fn boxes(&self, width: f64, height: f64, around: f64, step: usize) -> Vec<Rect> {
        let (left, top) = (f64::from(self.left) - around, f64::from(self.top) - around);
        let columns = (self.width as f64 + 2.0 * around - width).max(0.0) as usize;
        let rows = (self.height as f64 + 2.0 * around - height).max(0.0) as usize;
        let rect = |(x, y): (usize, usize)| Rect {
            left: left + x as f64,
            top: top + y as f64,
            right: left + x as f64 + width,
            bottom: top + y as f64 + height,
        };
        let places = (0..=rows).step_by(step);
        let places = places.flat_map(|y| (0..=columns).step_by(step).map(move |x| (x, y)));
        places.map(rect).collect()
    }

    /// Returns room for a box of a size, clear of the areas that are taken: with as much space
    /// around it as possible, and then as near to the wished position as possible.
    pub fn room(&self, size: [f64; 2], taken: &[Rect], wish: Wish) -> Option<Rect> {
        let near: Vec<Rect> = taken
            .iter()
            .copied()
            .filter(|rect| self.touches(*rect))
            .collect();
        let cost = |rect: &Rect| {
            let middle = rect.middle();
            match wish {
                Wish::Middle => distance(middle, self.middle),
                Wish::Top => middle.y,
                Wish::Bottom => -middle.y,
            }
        };
        [10.0, 6.0, 3.0, 1.0].into_iter().find_map(|space| {
            let [width, height] = size.map(|side| (side + 2.0 * space).ceil());
            let boxes = self.boxes(width, height, 0.0, 2).into_iter();
            let free = boxes.filter(|rect| {
                self.share(*rect) > 0.999 && near.iter().all(|other| rect.overlap(*other) == 0.0)
            });
            let best = free.min_by(|one, other| cost(one).total_cmp(&cost(other)))?;
            Some(Rect::around(best.middle(), size[0], size[1]))
        })
    }

    fn touches(&self, rect: Rect) -> bool {
        let own = Rect {
            left: f64::from(self.left),
            top: f64::from(self.top),
            right: f64::from(self.left) + self.width as f64,
            bottom: f64::from(self.top) + self.height as f64,
        };
        own.overlap(rect) > 0.0
    }
}

fn sums(filled: &[bool], width: usize, height: usize) -> Vec<u32> {
    let mut sums = vec![0; (width + 1) * (height + 1)];
    for y in 0..height {
        let mut row = 0;
        for x in 0..width {
            row += u32::from(filled[y * width + x]);
            sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
        }
    }
    sums
}
