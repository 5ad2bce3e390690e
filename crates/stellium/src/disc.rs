//! The data of the six discs that make galaxies (S1.4).

use crate::{Body, ByBody};

tabletop::counted! {
    /// A disc, identified by its position in the data file.
    pub struct DiscId, "disc", 6
}

/// A disc and the positions of its symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disc {
    /// Its key in the data file.
    pub id: String,
    /// The position of each colour's symbol: 0 is the centre, 1 to 6 the ring clockwise.
    pub symbols: ByBody<u8>,
}

/// The six discs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discs(pub(crate) Vec<Disc>);

impl Discs {
    /// Returns all discs in the order of their numbers.
    #[must_use]
    pub fn all(&self) -> &[Disc] {
        &self.0
    }

    /// Returns the position of a colour's symbol on a disc that is not turned.
    #[must_use]
    pub(crate) fn symbol(&self, disc: DiscId, colour: Body) -> usize {
        self.0[disc.index()].symbols[colour].into()
    }
}
