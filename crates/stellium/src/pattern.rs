//! Pictures on the board: every place of every shape in every rotation, computed once and kept as
//! sets of cells (S3.8, S4).

use serde::{Deserialize, Serialize};

use crate::rules_version::RulesVersion;
use crate::{Cell, CellSet, Galaxy};

/// The ten kinds of objective (S1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Three in a straight line (S4.1).
    Line,
    /// Three with a bend of 120° (S4.2).
    Arc,
    /// Four around a cell: two opposite pairs of neighbours (S4.3).
    Rectangle,
    /// Two neighbours of the colour, and the two cells next to both in the second colour (S4.4).
    Diamond,
    /// Three, all adjacent to each other (S4.5).
    Triangle,
    /// Three around a cell, no two of them adjacent (S4.6).
    Tripod,
    /// Four in a chain that bends one way and back (S4.7).
    S,
    /// Two neighbours on different galaxies (S4.9).
    Bridge,
    /// As many as possible on galaxy centres (S4.10).
    Centres,
    /// As many as possible on symbols of their colour (S4.11).
    Symbols,
}

impl Kind {
    /// All ten kinds.
    pub const ALL: [Self; 10] = [
        Self::Line,
        Self::Arc,
        Self::Rectangle,
        Self::Diamond,
        Self::Triangle,
        Self::Tripod,
        Self::S,
        Self::Bridge,
        Self::Centres,
        Self::Symbols,
    ];

    /// Returns the key of this kind in data files and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Arc => "arc",
            Self::Rectangle => "rectangle",
            Self::Diamond => "diamond",
            Self::Triangle => "triangle",
            Self::Tripod => "tripod",
            Self::S => "s",
            Self::Bridge => "bridge",
            Self::Centres => "centres",
            Self::Symbols => "symbols",
        }
    }

    /// Returns the number of the rule that describes this kind.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Line => "S4.1",
            Self::Arc => "S4.2",
            Self::Rectangle => "S4.3",
            Self::Diamond => "S4.4",
            Self::Triangle => "S4.5",
            Self::Tripod => "S4.6",
            Self::S => "S4.7",
            Self::Bridge => "S4.9",
            Self::Centres => "S4.10",
            Self::Symbols => "S4.11",
        }
    }

    /// Returns whether this kind counts bodies instead of showing a picture (S4.10, S4.11).
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Self::Centres | Self::Symbols)
    }
}

// `Patterns` finds the places of a kind by its position.
const _: () = {
    let mut place = 0;
    while place < Kind::ALL.len() {
        let in_order = Kind::ALL[place] as usize == place;
        assert!(in_order, "Kind::ALL must list every kind in order");
        place += 1;
    }
};

/// A picture at one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The cells of bodies of the card's colour.
    pub own: CellSet,
    /// The cells of bodies of the second colour; empty except for diamonds.
    pub second: CellSet,
}

impl Picture {
    /// Returns all cells of the picture.
    #[must_use]
    pub const fn cells(&self) -> CellSet {
        self.own.or(self.second)
    }
}

/// The cells of a picture as paths from its first cell: each path is a list of directions.
struct Sketch {
    own: &'static [&'static [usize]],
    second: &'static [&'static [usize]],
}

/// Returns the cells of a picture whose first step goes to the right. Only diamonds have a second
/// colour.
const fn sketch(kind: Kind) -> Sketch {
    let own: &[&[usize]] = match kind {
        Kind::Line => &[&[], &[0], &[0, 0]],
        Kind::Arc => &[&[], &[0], &[0, 1]],
        // Around the cell to the right of the first one.
        Kind::Rectangle => &[&[], &[1], &[0, 0], &[0, 5]],
        Kind::Triangle => &[&[], &[0], &[1]],
        Kind::Tripod => &[&[], &[0, 1], &[0, 5]],
        // An S lying on its side: along, up to the next row, and along again.
        Kind::S => &[&[], &[0], &[0, 5], &[0, 5, 0]],
        Kind::Diamond | Kind::Bridge => &[&[], &[0]],
        Kind::Centres | Kind::Symbols => &[],
    };
    let second: &[&[usize]] = match kind {
        Kind::Diamond => &[&[1], &[5]],
        _ => &[],
    };
    Sketch { own, second }
}

/// All places of all pictures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patterns([Vec<Picture>; Kind::ALL.len()]);

impl Patterns {
    /// Finds all places of all pictures.
    pub(crate) fn new(rules: RulesVersion) -> Self {
        Self(Kind::ALL.map(|kind| pictures(rules, kind)))
    }

    /// Returns the places of a picture in a fixed order; empty for the kinds that count bodies.
    #[must_use]
    pub fn of(&self, kind: Kind) -> &[Picture] {
        &self.0[kind as usize]
    }
}

/// Finds every place of a picture in every rotation, each once. Only the S differs from its mirror
/// image, which is a Z.
fn pictures(rules: RulesVersion, kind: Kind) -> Vec<Picture> {
    let sketch = sketch(kind);
    let mut found = Vec::new();
    if sketch.own.is_empty() {
        return found;
    }
    let any_s = kind == Kind::S && rules.any_s_counts();
    let mirrored_too: &[bool] = if any_s { &[false, true] } else { &[false] };
    for cell in Cell::all() {
        for turn in 0..6 {
            for &mirrored in mirrored_too {
                let cells = |ways: &[&[usize]]| draw(cell, ways, turn, mirrored);
                if let (Some(own), Some(second)) = (cells(sketch.own), cells(sketch.second)) {
                    found.push(Picture { own, second });
                }
            }
        }
    }
    // S4.7, S4.9
    if kind == Kind::Bridge || (kind == Kind::S && !any_s) {
        found.retain(|picture| galaxies_of(picture.own) >= 2);
    }
    // Sort by cell numbers, those of the card's colour first. Records depend on this order.
    let numbers = |cells: CellSet| cells.iter().map(Cell::number).collect::<Vec<_>>();
    found.sort_by_cached_key(|picture| (numbers(picture.own), numbers(picture.second)));
    found.dedup();
    found
}

/// Returns the cells at the ends of some paths, rotated and mirrored, or `None` if one of them is
/// off the board. A path may cross cells that do not exist: the lattice continues beyond the rim.
fn draw(from: Cell, ways: &[&[usize]], turn: usize, mirrored: bool) -> Option<CellSet> {
    ways.iter()
        .map(|way| {
            let (mut q, mut r) = from.place();
            for &step in *way {
                let step = if mirrored { 6 - step } else { step };
                let (dq, dr) = crate::lattice::step((step + turn) % 6);
                (q, r) = (q + dq, r + dr);
            }
            Cell::at((q, r))
        })
        .collect()
}

/// Returns how many galaxies some cells lie on; black holes do not count.
fn galaxies_of(cells: CellSet) -> usize {
    Galaxy::all()
        .filter(|galaxy| !galaxy.cells().and(cells).is_empty())
        .count()
}
