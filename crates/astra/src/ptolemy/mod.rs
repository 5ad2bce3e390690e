//! Ptolemy, the opponent of a player who plays alone (A8). He is part of the rules: the game itself
//! carries out his turns, step by step, and chance decides where he has no preference.

mod boons;
pub(crate) mod chain;
mod event;
mod library;
mod modifier;
mod removal;
mod scoring;
mod turn;
mod unseen;

use serde::{Deserialize, Serialize};

use crate::deck::Deck;
use crate::{CardId, CardIds, FinalCardId, SoloData};

pub use event::PtolemyEvent;
pub use library::{LibraryCard, Shelf};
pub use modifier::{Modifier, Modifiers};
pub use scoring::PtolemyFame;

pub(crate) use scoring::outcome;

pub(crate) use boons::{best_fame, waiting_stars};
pub(crate) use modifier::{MODIFIERS, Wish};
pub(crate) use removal::{may_be_removed, pile, removals, removed};
pub(crate) use turn::goals;
pub(crate) use unseen::{Cards, Unseen};

/// What Ptolemy has, as far as everybody knows it (A8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ptolemy {
    /// What makes the game easier or harder.
    pub modifiers: Modifiers,
    /// Whether it is his turn.
    pub his_turn: bool,
    /// Whether his pile was empty when he was to observe: the game is lost (A8.5).
    pub pile_ran_out: bool,
    /// Fame so far.
    pub fame: u16,
    /// Stardust.
    pub stardust: u16,
    /// Telescopes.
    pub telescopes: u16,
    /// Cards he has discovered, kept apart from his library.
    pub cards: CardIds,
    /// The left card of his library.
    pub left: LibraryCard,
    /// The right card of his library.
    pub right: LibraryCard,
    /// The top card of his pile, where it lies face up.
    pub top: Option<CardId>,
    /// How many cards his pile has, the top one included.
    pub pile: u8,
    /// Cards everybody has seen go back into his pile: each lies there still, or face down in his
    /// library.
    pub returned: CardIds,
    /// Cards he has used.
    pub discard: CardIds,
}

impl Ptolemy {
    /// A8.2, A8.3: what he starts with, the first two cards of his pile beside it.
    pub(crate) fn new(
        solo: &SoloData,
        modifiers: Modifiers,
        mut library: HiddenLibrary,
    ) -> (Self, HiddenLibrary) {
        let cards = library.pile.cards();
        let known =
            |card: Option<&CardId>| card.map_or(LibraryCard::None, |&c| LibraryCard::Known(c));
        let (left, right) = (known(cards.first()), known(cards.get(1)));
        let top = cards.get(2).copied();
        let mut his = Self {
            modifiers,
            his_turn: false,
            pile_ran_out: false,
            fame: solo.fame(modifiers),
            stardust: solo.stardust(modifiers),
            telescopes: 0,
            cards: CardIds::EMPTY,
            left,
            right,
            top: top.filter(|_| modifiers.has(Modifier::TopFaceUp)),
            pile: cards.len().saturating_sub(2) as u8,
            returned: CardIds::EMPTY,
            discard: CardIds::EMPTY,
        };
        if modifiers.has(Modifier::RightFaceDown) {
            library.right = right.known();
            his.right = LibraryCard::Unseen;
        }
        (his, library)
    }

    /// Cards of his library, pile and discard that everybody knows to be among them.
    pub(crate) fn known_cards(&self) -> CardIds {
        let shown = [self.left.known(), self.right.known(), self.top];
        let shown: CardIds = shown.into_iter().flatten().collect();
        shown.or(self.discard).or(self.returned)
    }
}

/// What nobody sees of Ptolemy's cards.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct HiddenLibrary {
    /// His pile; its last cards, as many as are left, from the top.
    pub pile: Deck,
    /// The right card of his library, where it lies face down unseen.
    pub right: Option<CardId>,
    /// His Final Scoring card, if he has one (A8.14).
    pub final_card: Option<FinalCardId>,
}

impl HiddenLibrary {
    /// The cards left in his pile, from the top.
    pub fn rest(&self, ptolemy: &Ptolemy) -> &[CardId] {
        let cards = self.pile.cards();
        &cards[cards.len() - usize::from(ptolemy.pile)..]
    }
}
