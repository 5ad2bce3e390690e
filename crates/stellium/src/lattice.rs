//! The cells of the universe: six galaxies of seven cells each and ten black holes on a hexagonal
//! lattice (S1.2, S1.3).

/// The number of cells.
pub const CELLS: usize = 52;
/// The number of galaxies.
pub const GALAXIES: usize = 6;
/// The number of cells in a galaxy: its centre and the six around it.
pub const GALAXY_CELLS: usize = 7;
/// The index of the first black hole.
const FIRST_HOLE: usize = GALAXIES * GALAXY_CELLS;
/// Stands for "no cell" in tables: beyond the rim.
const OUTSIDE: u8 = u8::MAX;

/// A position in axial coordinates.
type Axial = (i8, i8);

/// The positions of the galaxies' centres.
const CENTRES: [Axial; GALAXIES] = [(0, 0), (3, 0), (6, 0), (0, 3), (3, 3), (0, 6)];
/// The positions of the black holes.
const HOLES: [Axial; CELLS - FIRST_HOLE] = [
    (1, 1),
    (4, 1),
    (1, 4),
    (2, 2),
    (2, -1),
    (5, -1),
    (-1, 2),
    (-1, 5),
    (2, 5),
    (5, 2),
];
/// The six directions clockwise, from the right.
const STEPS: [Axial; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

tabletop::counted! {
    /// A cell: 1 to 42 are in galaxies, each centre followed by its ring clockwise; 43 to 52 are
    /// black holes.
    pub struct Cell, "cell", CELLS
}

tabletop::set_of! {
    /// A set of cells.
    pub struct CellSet(u64) of Cell
}

tabletop::counted! {
    /// A galaxy: a place for a disc on the board.
    pub struct Galaxy, "galaxy", GALAXIES
}

tabletop::set_of! {
    /// A set of galaxies.
    pub struct GalaxySet(u8) of Galaxy
}

tabletop::counted! {
    /// One of the six directions, clockwise from the right.
    pub struct Direction, "direction", 6
}

/// The position of each cell.
const PLACES: [Axial; CELLS] = {
    let mut places = [(0, 0); CELLS];
    let mut galaxy = 0;
    while galaxy < GALAXIES {
        let (q, r) = CENTRES[galaxy];
        places[galaxy * GALAXY_CELLS] = (q, r);
        let mut step = 0;
        while step < 6 {
            let (dq, dr) = STEPS[step];
            places[galaxy * GALAXY_CELLS + 1 + step] = (q + dq, r + dr);
            step += 1;
        }
        galaxy += 1;
    }
    let mut hole = 0;
    while hole < HOLES.len() {
        places[FIRST_HOLE + hole] = HOLES[hole];
        hole += 1;
    }
    places
};

/// The next cell from each cell in each direction.
const NEXT: [[u8; 6]; CELLS] = {
    let mut next = [[OUTSIDE; 6]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut step = 0;
        while step < 6 {
            let (q, r) = PLACES[cell];
            let (dq, dr) = STEPS[step];
            next[cell][step] = cell_at((q + dq, r + dr));
            step += 1;
        }
        cell += 1;
    }
    next
};

/// The neighbours of each cell.
const ADJACENT: [CellSet; CELLS] = {
    let mut adjacent = [CellSet::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut step = 0;
        while step < 6 {
            if NEXT[cell][step] != OUTSIDE {
                adjacent[cell].insert(Cell::new(NEXT[cell][step] as usize));
            }
            step += 1;
        }
        cell += 1;
    }
    adjacent
};

const fn cell_at(place: Axial) -> u8 {
    let mut cell = 0;
    while cell < CELLS {
        if PLACES[cell].0 == place.0 && PLACES[cell].1 == place.1 {
            return cell as u8;
        }
        cell += 1;
    }
    OUTSIDE
}

/// Returns the step in a direction, in axial coordinates.
pub(crate) const fn step(direction: usize) -> Axial {
    STEPS[direction]
}

impl Cell {
    /// Returns the axial coordinates of the cell.
    #[must_use]
    pub const fn place(self) -> (i8, i8) {
        PLACES[self.index()]
    }

    /// Returns the cell at these axial coordinates.
    #[must_use]
    pub fn at(place: (i8, i8)) -> Option<Self> {
        match cell_at(place) {
            OUTSIDE => None,
            cell => Some(Self::new(cell.into())),
        }
    }

    /// Returns the next cell in a direction, or `None` beyond the rim.
    #[inline]
    #[must_use]
    pub fn next(self, direction: Direction) -> Option<Self> {
        match NEXT[self.index()][direction.index()] {
            OUTSIDE => None,
            cell => Some(Self::new(cell.into())),
        }
    }

    /// Returns the adjacent cells, including those in other galaxies and black holes.
    #[inline]
    #[must_use]
    pub const fn adjacent(self) -> CellSet {
        ADJACENT[self.index()]
    }

    /// Returns the galaxy the cell belongs to, or `None` for a black hole (S4.9).
    #[inline]
    #[must_use]
    pub const fn galaxy(self) -> Option<Galaxy> {
        if self.index() < FIRST_HOLE {
            Some(Galaxy::new(self.index() / GALAXY_CELLS))
        } else {
            None
        }
    }
}

impl CellSet {
    /// All cells that belong to galaxies.
    pub const GALAXIES: Self = Self::up_to(FIRST_HOLE);
    /// The black holes.
    pub const HOLES: Self = Self::ALL.without(Self::GALAXIES);
    /// The centres of the galaxies.
    pub const CENTRES: Self = {
        let mut centres = Self::EMPTY;
        let mut galaxy = 0;
        while galaxy < GALAXIES {
            centres.insert(Cell::new(galaxy * GALAXY_CELLS));
            galaxy += 1;
        }
        centres
    };

    /// Returns whether any cell in the set is adjacent to `cell`.
    #[inline]
    #[must_use]
    pub fn touches(self, cell: Cell) -> bool {
        !self.and(cell.adjacent()).is_empty()
    }

    /// Returns the set after a galaxy's disc has turned clockwise by this many sixths; cells
    /// outside the galaxy stay.
    #[inline]
    #[must_use]
    pub const fn turned(self, galaxy: Galaxy, sixths: u8) -> Self {
        let shift = galaxy.index() * GALAXY_CELLS + 1;
        let mask = 0b11_1111;
        let ring = (self.0 >> shift) & mask;
        let turned = ((ring << sixths) | (ring >> (6 - sixths))) & mask;
        Self(self.0 & !(mask << shift) | turned << shift)
    }
}

impl Galaxy {
    /// Returns the cells of the galaxy.
    #[inline]
    #[must_use]
    pub const fn cells(self) -> CellSet {
        let mask = (1 << GALAXY_CELLS) - 1;
        CellSet(mask << (self.index() * GALAXY_CELLS))
    }

    /// Returns a cell of the galaxy: 0 is the centre, 1 to 6 the ring clockwise.
    #[must_use]
    pub const fn cell(self, position: usize) -> Cell {
        Cell::new(self.index() * GALAXY_CELLS + position)
    }
}
