//! Spots where pieces can stand on the map.

use sky::{Constellation, Point};

use super::label::Label;
use super::region::Region;
use crate::geometry::{Rect, distance};

/// The size of a piece.
pub(super) const PIECE: f64 = 30.0;
/// The minimum distance between two pieces.
const APART: f64 = 31.0;
/// The room below a name for its note.
const NOTE: f64 = 10.0;
/// The distance outside its constellation at which a piece may stand, with a leader line.
const AROUND: f64 = 64.0;
/// The maximum number of spots for each constellation.
const OFFERED: usize = 110;

/// A spot where a piece can stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// The position.
    pub at: Point,
    /// Its cost: the things it would cover, and its distance from the anchor.
    cost: f64,
    /// Whether it is outside its constellation, so that the piece needs a leader line.
    pub leader: bool,
}

/// The spots for pieces in one constellation.
pub(super) struct Spots {
    /// The end of leader lines, well inside.
    pub anchor: Point,
    offered: Vec<Spot>,
}

impl Spots {
    /// Finds the spots of a region, clear of names and of the Sun's stations as far as possible.
    pub fn of(region: &Region, labels: &[Label], stations: &[Rect]) -> Self {
        let anchor = anchor(region);
        let reach = Rect::around(anchor, 4.0 * AROUND, 4.0 * AROUND);
        let near =
            |rect: &Rect| rect.overlap(reach) > 0.0 || region.mask.share(rect.grown(AROUND)) > 0.0;
        let names: Vec<Rect> = labels
            .iter()
            .map(|label| Rect {
                bottom: label.rect.bottom + NOTE,
                ..label.rect
            })
            .filter(near)
            .collect();
        let stations: Vec<Rect> = stations.iter().copied().filter(near).collect();
        let boxes = region.mask.boxes(PIECE, PIECE, AROUND, 3);
        let mut spots: Vec<Spot> = boxes
            .into_iter()
            .filter_map(|rect| spot(region, anchor, rect, &names, &stations))
            .collect();
        spots.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        let mut offered: Vec<Spot> = Vec::with_capacity(OFFERED);
        for spot in spots {
            if offered.len() == OFFERED {
                break;
            }
            if offered
                .iter()
                .all(|other| distance(other.at, spot.at) > 9.0)
            {
                offered.push(spot);
            }
        }
        Self { anchor, offered }
    }

    /// Returns the best spot given the pieces already on the map. Spots are sorted by cost, so the
    /// search can stop early: most often the first one is free, and no other can be better.
    pub fn free(&self, standing: &[Point]) -> Spot {
        let mut best: Option<(f64, Spot)> = None;
        for spot in &self.offered {
            if best.is_some_and(|(least, _)| least <= spot.cost) {
                break;
            }
            let cost = spot.cost + crowding(spot.at, standing);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, *spot));
            }
        }
        let nowhere = Spot {
            at: self.anchor,
            cost: 0.0,
            leader: false,
        };
        best.map_or(nowhere, |(_, spot)| spot)
    }
}

/// Returns the cost of a position near other pieces.
fn crowding(at: Point, standing: &[Point]) -> f64 {
    let gaps = standing.iter().map(|other| distance(*other, at));
    let near = gaps.filter(|gap| *gap < APART);
    near.map(|gap| 500.0 + 20.0 * (APART - gap)).sum()
}

fn spot(
    region: &Region,
    anchor: Point,
    rect: Rect,
    names: &[Rect],
    stations: &[Rect],
) -> Option<Spot> {
    let at = rect.middle();
    let inside = region.mask.share(Rect::around(at, 2.0, 2.0)) > 0.9;
    let off = distance(at, anchor);
    if !inside && off > AROUND + 24.0 {
        return None;
    }
    let covered = |others: &[Rect]| others.iter().map(|other| other.overlap(rect)).sum::<f64>();
    let outside = 1.0 - region.mask.share(rect);
    let cost = 0.5 * covered(names) + 0.12 * covered(stations) + 0.12 * off;
    // A piece outside should not seem to be in the neighbouring constellation, so it stays close.
    let cost = cost
        + if inside {
            34.0 * outside
        } else {
            60.0 + 0.9 * off
        };
    let at_edge = !(16.0..=super::projection::WIDTH - 16.0).contains(&at.x)
        || !(16.0..=super::projection::HEIGHT - 16.0).contains(&at.y);
    (!at_edge).then_some(Spot {
        at,
        cost,
        leader: !inside,
    })
}

/// Returns a position well inside a region: where the largest box fits, near its middle.
fn anchor(region: &Region) -> Point {
    let sizes = [40.0, 30.0, 22.0, 16.0, 10.0, 6.0, 3.0];
    let room = sizes.into_iter().find_map(|size| {
        let boxes = region.mask.boxes(size, size, 0.0, 2).into_iter();
        let whole = boxes.filter(|rect| region.mask.share(*rect) > 0.97);
        whole.min_by(|one, other| {
            let off = |rect: &Rect| distance(rect.middle(), region.mask.middle);
            off(one).total_cmp(&off(other))
        })
    });
    room.map_or(region.mask.middle, Rect::middle)
}

/// The spots for pieces in all constellations.
pub(super) struct AllSpots(Vec<Spots>);

impl AllSpots {
    /// Finds the spots of all regions.
    pub fn of(regions: &[Region], labels: &[Label], stations: &[Rect]) -> Self {
        let spots = regions
            .iter()
            .map(|region| Spots::of(region, labels, stations));
        Self(spots.collect())
    }

    /// Returns the spots of a constellation.
    pub fn of_cell(&self, cell: Constellation) -> &Spots {
        &self.0[cell.index()]
    }
}
