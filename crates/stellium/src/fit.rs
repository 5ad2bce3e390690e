//! How near the board is to fulfilling an objective (S3.8, S4).

use crate::{CellSet, Kind, Objective, Patterns, Picture, PublicState};

/// The place where an objective is nearest to being fulfilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fit {
    /// The cells with bodies that are in place.
    pub there: CellSet,
    /// The cells that lack a body of the objective's colour. For a kind that counts bodies, these
    /// are all free cells where one more would count.
    pub own: CellSet,
    /// The cells that lack a body of the second colour.
    pub second: CellSet,
    /// How many bodies are missing; 0 if the objective is fulfilled there.
    pub missing: usize,
}

impl Fit {
    /// Returns the cells that lack a body.
    #[must_use]
    pub const fn lacks(&self) -> CellSet {
        self.own.or(self.second)
    }

    /// Returns all cells of the place.
    #[must_use]
    pub const fn cells(&self) -> CellSet {
        self.there.or(self.lacks())
    }
}

impl Objective {
    /// Returns the place where the fewest bodies are missing. Among several, it is the first where
    /// the fewest of them would have to lie on black holes or on occupied cells. Bodies that cannot
    /// serve in this turn (S3.9) do not count as being in place.
    #[must_use]
    pub fn nearest(&self, patterns: &Patterns, table: &PublicState) -> Option<Fit> {
        let occupied = table.universe.occupied();
        let blocked = occupied.or(CellSet::HOLES);
        match self.kind {
            Kind::Centres => Some(self.count(table, CellSet::CENTRES)),
            Kind::Symbols => Some(self.count(table, table.universe.symbols[self.colour])),
            kind => {
                let places = patterns.of(kind).iter();
                let fits = places.map(|picture| self.fit(table, picture));
                fits.min_by_key(|fit| (fit.missing, fit.lacks().and(blocked).len()))
            }
        }
    }

    /// S4.10, S4.11: all matching bodies count.
    fn count(&self, table: &PublicState, counted: CellSet) -> Fit {
        let there = table.serving().bodies[self.colour].and(counted);
        Fit {
            there,
            own: counted.without(table.universe.occupied()),
            second: CellSet::EMPTY,
            missing: usize::from(there.is_empty()),
        }
    }

    fn fit(&self, table: &PublicState, picture: &Picture) -> Fit {
        let bodies = table.serving().bodies;
        let own = picture.own.without(bodies[self.colour]);
        let second = match self.second {
            Some(body) => picture.second.without(bodies[body]),
            None => CellSet::EMPTY,
        };
        let lacks = own.or(second);
        Fit {
            there: picture.cells().without(lacks),
            own,
            second,
            missing: lacks.len(),
        }
    }
}
