//! Ptolemy, the automa of the solo game (A8). He is part of the rules: the game itself carries out
//! his turns step by step, and chance decides where he has no preference.

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

/// The public state of Ptolemy (A8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ptolemy {
    /// The modifiers that make the game easier or harder.
    pub modifiers: Modifiers,
    /// Whether it is his turn.
    pub his_turn: bool,
    /// Whether his pile was empty when he had to observe, so that the game is lost (A8.5).
    pub pile_ran_out: bool,
    /// His fame so far.
    pub fame: u16,
    /// His stardust; without any, he rests (A8.4).
    pub stardust: u16,
    /// His telescopes, which he spends to finish cards (A8.8).
    pub telescopes: u16,
    /// The cards he has discovered, kept apart from his library.
    pub cards: CardIds,
    /// The left card of his library.
    pub left: LibraryCard,
    /// The right card of his library.
    pub right: LibraryCard,
    /// The top card of his pile, if it lies face up.
    pub top: Option<CardId>,
    /// The number of cards in his pile, including the top one.
    pub pile: u8,
    /// The cards that everybody saw being shuffled back into his pile, and that are still there or
    /// face down in his library.
    pub returned: CardIds,
    /// The cards he has used.
    pub discard: CardIds,
}

impl Ptolemy {
    /// A8.2, A8.3: his state at the start, with the first two cards of his pile beside it.
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

    /// Returns the cards that everybody knows to be in his library, pile or discard pile.
    pub(crate) fn known_cards(&self) -> CardIds {
        let shown = [self.left.known(), self.right.known(), self.top];
        let shown: CardIds = shown.into_iter().flatten().collect();
        shown.or(self.discard).or(self.returned)
    }
}

/// Ptolemy's hidden cards.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct HiddenLibrary {
    /// His pile from the top, including cards already drawn; the remaining cards come last.
    pub pile: Deck,
    /// The right card of his library, if it lies face down and unseen.
    pub right: Option<CardId>,
    /// His Final Scoring card, if he has one (A8.14).
    pub final_card: Option<FinalCardId>,
}

impl HiddenLibrary {
    /// Returns the cards left in his pile, from the top.
    pub fn rest(&self, ptolemy: &Ptolemy) -> &[CardId] {
        let cards = self.pile.cards();
        &cards[cards.len() - usize::from(ptolemy.pile)..]
    }
}
