//! The universe: the discs with their rotation, and the bodies on them (S1.2, S1.4).

use serde::{Deserialize, Serialize};

use crate::lattice::GALAXIES;
use crate::{Body, ByBody, Cell, CellSet, Direction, DiscId, Discs, Galaxy, GalaxySet};

/// A disc at a galaxy's place, with its rotation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The disc that lies there.
    pub disc: DiscId,
    /// Its clockwise rotation in sixths, 0 to 5.
    pub turn: u8,
}

/// The board with everything on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Universe {
    /// The disc of each galaxy.
    pub discs: [Laid; GALAXIES],
    /// The cells of the bodies of each kind.
    pub bodies: ByBody<CellSet>,
    /// The cells of the symbols of each colour, kept up to date as discs turn.
    pub symbols: ByBody<CellSet>,
}

impl Universe {
    /// Creates a universe of discs without bodies.
    #[must_use]
    pub fn new(discs: &Discs, laid: [Laid; GALAXIES]) -> Self {
        let symbols = ByBody::from_fn(|colour| {
            let cell = |galaxy: Galaxy| {
                let Laid { disc, turn } = laid[galaxy.index()];
                let unturned = galaxy.cell(discs.symbol(disc, colour));
                CellSet::only(unturned).turned(galaxy, turn).first()
            };
            Galaxy::all().filter_map(cell).collect()
        });
        Self {
            discs: laid,
            bodies: ByBody::from_fn(|_| CellSet::EMPTY),
            symbols,
        }
    }

    /// Returns all cells with a body.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> CellSet {
        let [a, b, c, d] = *self.bodies.values();
        a.or(b).or(c).or(d)
    }

    /// Returns the body on a cell.
    #[inline]
    #[must_use]
    pub fn body(&self, cell: Cell) -> Option<Body> {
        Body::ALL
            .into_iter()
            .find(|&body| self.bodies[body].contains(cell))
    }

    /// Returns the starting cells of a galaxy: those with a symbol (S1.4).
    #[must_use]
    pub fn starting_cells(&self, galaxy: Galaxy) -> CellSet {
        let [a, b, c, d] = *self.symbols.values();
        a.or(b).or(c).or(d).and(galaxy.cells())
    }

    /// Returns the galaxies without a body.
    #[must_use]
    pub fn empty_galaxies(&self) -> GalaxySet {
        let occupied = self.occupied();
        Galaxy::all()
            .filter(|galaxy| occupied.and(galaxy.cells()).is_empty())
            .collect()
    }

    /// Returns the universe without the bodies on some cells.
    #[must_use]
    pub fn without(mut self, cells: CellSet) -> Self {
        for body in Body::ALL {
            self.bodies[body] = self.bodies[body].without(cells);
        }
        self
    }

    /// Puts a body on an empty cell.
    pub(crate) fn put(&mut self, body: Body, cell: Cell) {
        self.bodies[body].insert(cell);
    }

    /// Takes the body off a cell.
    pub(crate) fn take(&mut self, cell: Cell) -> Option<Body> {
        let body = self.body(cell)?;
        self.bodies[body].remove(cell);
        Some(body)
    }

    /// S3.3: swaps two bodies.
    pub(crate) fn swap(&mut self, one: Cell, other: Cell) {
        if let (Some(a), Some(b)) = (self.take(one), self.take(other)) {
            self.put(a, other);
            self.put(b, one);
        }
    }

    /// S3.5: turns a disc clockwise by this many sixths, with its symbols and the bodies on it.
    pub(crate) fn turn(&mut self, galaxy: Galaxy, sixths: u8) {
        for body in Body::ALL {
            self.bodies[body] = self.bodies[body].turned(galaxy, sixths);
            self.symbols[body] = self.symbols[body].turned(galaxy, sixths);
        }
        let laid = &mut self.discs[galaxy.index()];
        laid.turn = (laid.turn + sixths) % 6;
    }

    /// S3.4: pushes a body from `from` to the next cell, and the unbroken line of bodies in front
    /// of it along with it, until one fills a gap. Calls `moved` for each body. Returns the body
    /// that left the board, if any.
    pub(crate) fn push(
        &mut self,
        from: Cell,
        direction: Direction,
        pushed: Body,
        mut moved: impl FnMut(Body, Cell, Option<Cell>),
    ) -> Option<Body> {
        let (mut body, mut at) = (pushed, from);
        loop {
            let next = at.next(direction);
            moved(body, at, next);
            let Some(next) = next else { return Some(body) };
            let there = self.take(next);
            self.put(body, next);
            (body, at) = (there?, next);
        }
    }
}
