//! Objectives: what they ask for and what they are worth (S1.5, S4).

use serde::Serialize;

use crate::{Body, CellSet, Kind, Patterns, Universe};

/// How many objectives there are: ten kinds in four colours.
pub const OBJECTIVES: usize = 40;

tabletop::counted! {
    /// An objective by its place in the data file.
    pub struct ObjectiveId, "objective", OBJECTIVES
}

tabletop::set_of! {
    /// A set of objectives.
    pub struct ObjectiveIds(u64) of ObjectiveId
}

/// One objective card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Objective {
    /// Its picture.
    pub kind: Kind,
    /// Its colour.
    pub colour: Body,
    /// The other colour of a diamond.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<Body>,
    /// What it is worth; for centres and symbols by the number of bodies, from 1.
    pub points: Vec<u8>,
}

impl Objective {
    /// What it is worth with so many bodies on their places; a picture is always worth the same.
    #[must_use]
    pub fn worth(&self, bodies: usize) -> u16 {
        let place = if self.kind.counts() { bodies } else { 1 };
        let points = self.points.get(place.wrapping_sub(1));
        points.copied().unwrap_or(0).into()
    }

    /// Shows every place where the board fulfils it, as the set of cells used (S3.8).
    #[inline]
    pub fn each_place(
        &self,
        patterns: &Patterns,
        universe: &Universe,
        visit: &mut impl FnMut(CellSet),
    ) {
        let own = universe.bodies[self.colour];
        match self.kind {
            // S4.10, S4.11: all that match count.
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

    /// Whether these cells fulfil it.
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
