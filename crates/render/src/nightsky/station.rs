//! The Sun's stations on the line of the zodiac: the twelve signs (N1.6).

use ::nightsky::{Board, Sign};
use sky::{Constellation, Point};

use super::projection::MIDDLE;
use super::region::Region;

/// Returns the stations, in the order of the signs.
pub(super) fn stations(board: &Board, regions: &[Region]) -> Vec<Point> {
    let station = |sign| {
        let region = &regions[board.cell_of(sign).index()];
        let (left, right) =
            widest(&crossings(region)).unwrap_or((region.mask.middle.x, region.mask.middle.x));
        Point {
            x: f64::midpoint(left, right),
            y: MIDDLE.y,
        }
    };
    Sign::all().map(station).collect()
}

/// Returns the sprite's glyph of a sign: `z-leo`.
pub(super) fn glyph(cell: Constellation) -> String {
    format!("z-{}", cell.abbr().to_lowercase())
}

/// Returns the stretches of the line of the zodiac within the map: left and right ends.
pub(super) fn line(regions: &[Region]) -> Vec<(f64, f64)> {
    let all = regions.iter().flat_map(|region| pairs(&crossings(region)));
    let mut all: Vec<(f64, f64)> = all.collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut joined: Vec<(f64, f64)> = Vec::new();
    for (left, right) in all {
        match joined.last_mut() {
            Some(last) if left - last.1 < 1.0 => last.1 = last.1.max(right),
            _ => joined.push((left, right)),
        }
    }
    joined
}

/// Returns where the borders of a region cross the line of the zodiac, from left to right.
fn crossings(region: &Region) -> Vec<f64> {
    let mut found = Vec::new();
    for ring in &region.rings {
        let next = ring.points.iter().cycle().skip(1);
        for (a, b) in ring.points.iter().zip(next) {
            if (a.y > MIDDLE.y) != (b.y > MIDDLE.y) {
                found.push(a.x + (b.x - a.x) * (MIDDLE.y - a.y) / (b.y - a.y));
            }
        }
    }
    found.sort_by(f64::total_cmp);
    found
}

fn pairs(crossings: &[f64]) -> Vec<(f64, f64)> {
    let (pairs, _) = crossings.as_chunks::<2>();
    pairs.iter().map(|[left, right]| (*left, *right)).collect()
}

fn widest(crossings: &[f64]) -> Option<(f64, f64)> {
    let width = |pair: &(f64, f64)| pair.1 - pair.0;
    pairs(crossings)
        .into_iter()
        .max_by(|one, other| width(one).total_cmp(&width(other)))
}
