//! Objectives: their requirements and their points (S1.5, S4).

use serde::Serialize;

use crate::{Body, CellSet, Kind, Patterns, Universe};

/// The number of objectives: ten kinds in four colours.
pub const OBJECTIVES: usize = 40;

tabletop::counted! {
    /// An objective, identified by its position in the data file.
    pub struct ObjectiveId, "objective", OBJECTIVES
}

tabletop::set_of! {
    /// A set of objectives.
    pub struct ObjectiveIds(u64) of ObjectiveId
}

/// One objective card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Objective {
    /// The kind of picture it shows.
    pub kind: Kind,
    /// Its colour, which is also a kind of body.
    pub colour: Body,
    /// The other colour of a diamond; `None` for all other kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<Body>,
    /// Its points; for centres and symbols by the number of bodies, starting with one.
    pub points: Vec<u8>,
}

impl Objective {
    /// Returns its points for this many bodies in place. For a picture, the points do not depend on
    /// the number.
    #[must_use]
    pub fn worth(&self, bodies: usize) -> u16 {
        let place = if self.kind.counts() { bodies } else { 1 };
        let points = self.points.get(place.wrapping_sub(1));
        points.copied().unwrap_or(0).into()
    }

    /// Calls `visit` with every set of cells on which the board fulfils the objective (S3.8).
    #[inline]
    pub fn each_place(
        &self,
        patterns: &Patterns,
        universe: &Universe,
        visit: &mut impl FnMut(CellSet),
    ) {
        let own = universe.bodies[self.colour];
        match self.kind {
            // S4.10, S4.11: all matching bodies count.
            Kind::Centres => some(own.and(CellSet::CENTRES), visit),
            Kind::Symbols => some(own.and(universe.symbols[self.colour]), visit),
            kind => {
                let second = self
                    .second
                    .map_or(CellSet::EMPTY, |body| universe.bodies[body]);
                for picture in patterns.of(kind) {
                    if picture.own.without(own).is_empty()
                        && picture.second.without(second).is_empty()
                    {
                        visit(picture.cells());
                    }
                }
            }
        }
    }

    /// Returns whether exactly these cells fulfil the objective.
    #[must_use]
    pub fn fits(&self, patterns: &Patterns, universe: &Universe, cells: CellSet) -> bool {
        let mut found = false;
        self.each_place(patterns, universe, &mut |place| found |= place == cells);
        found
    }
}

fn some(cells: CellSet, visit: &mut impl FnMut(CellSet)) {
    if !cells.is_empty() {
        visit(cells);
    }
}
