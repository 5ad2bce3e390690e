//! The numbers of the solo game (A8), from the table file.

use serde::Serialize;

use crate::{Modifier, Modifiers};

/// The part of the table file about Ptolemy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoloData {
    /// The fame he starts with.
    pub fame: u16,
    /// The fame he starts with under harder 1.
    pub harder_fame: u16,
    /// The stardust he starts with, and gains by a Rest.
    pub stardust: u16,
    /// The same under harder 4.
    pub harder_stardust: u16,
    /// The stardust the player starts with under easier 6.
    pub easier_stardust: u16,
    /// The maximum number of stars of a small card (A8.2).
    pub small: usize,
    /// The exact number of stars of a large Water card (A8.13).
    pub large: usize,
    /// The amounts of Fame boons that also give him a telescope (A8.11).
    pub telescope_with: Vec<u8>,
    /// The fame of a telescope in his final score.
    pub telescope_fame: u8,
    /// The fame for 0, 1, 2, 3 and 4 or more cards of an element.
    pub elements: [u8; 5],
    /// The fame for 0, 1, 2, 3 and 4 or more sets of four different elements.
    pub sets: [u8; 5],
}

impl SoloData {
    /// Returns the stardust he starts with and gains by a Rest (A8.3, A8.10, A8.14).
    pub(crate) fn stardust(&self, modifiers: Modifiers) -> u16 {
        if modifiers.has(Modifier::LongerBreath) {
            self.harder_stardust
        } else {
            self.stardust
        }
    }

    /// Returns the fame he starts with (A8.3, A8.13, A8.14).
    pub(crate) fn fame(&self, modifiers: Modifiers) -> u16 {
        if modifiers.has(Modifier::NoFame) {
            0
        } else if modifiers.has(Modifier::MoreFame) {
            self.harder_fame
        } else {
            self.fame
        }
    }
}
