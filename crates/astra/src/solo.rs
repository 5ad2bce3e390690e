//! The numbers of the solo game (A8): data.

use serde::Serialize;

use crate::{Modifier, Modifiers};

/// What the table file says about Ptolemy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoloData {
    /// Fame he starts with.
    pub fame: u16,
    /// Fame he starts with under harder 1.
    pub harder_fame: u16,
    /// Stardust he starts with and gains by a Rest.
    pub stardust: u16,
    /// The same under harder 4.
    pub harder_stardust: u16,
    /// Stardust the player starts with under easier 6.
    pub easier_stardust: u16,
    /// A card with so many stars or fewer is small (A8.2).
    pub small: usize,
    /// A large Water card has so many stars (A8.13).
    pub large: usize,
    /// Fame boons of these amounts bring him a telescope too (A8.11).
    pub telescope_with: Vec<u8>,
    /// Fame of a telescope in his final count.
    pub telescope_fame: u8,
    /// Fame for 0, 1, 2, 3 and 4 or more cards of an element.
    pub elements: [u8; 5],
    /// Fame for 0, 1, 2, 3 and 4 or more sets of four different elements.
    pub sets: [u8; 5],
}

impl SoloData {
    /// What he starts with and gains by a Rest (A8.3, A8.10, A8.14).
    pub(crate) fn stardust(&self, modifiers: Modifiers) -> u16 {
        if modifiers.has(Modifier::LongerBreath) {
            self.harder_stardust
        } else {
            self.stardust
        }
    }

    /// Fame he starts with (A8.3, A8.13, A8.14).
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
