//! The geometry of all drawings: points, rectangles, polygons and paths.

mod path;
mod point;
mod polygon;
mod rect;

pub(crate) use path::{Pen, circle, dots, moved_to, pair, through};
pub(crate) use point::{between, distance, half_turn, mean, polar};
pub(crate) use polygon::{area, contains, distance_from_line, hull, star};
pub(crate) use rect::Rect;
