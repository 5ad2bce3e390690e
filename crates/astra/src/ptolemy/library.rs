//! Ptolemy's library: the two cards and the pile that decide his actions (A8.2, A8.6, A8.9, A8.16).

use serde::{Deserialize, Serialize};
use tabletop::EventSink;

use super::{Modifier, PtolemyEvent};
use crate::deck::Deck;
use crate::play::Play;
use crate::{CardId, CardIds, Event};

/// Where a card of the library lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shelf {
    /// The left card.
    Left,
    /// The right card.
    Right,
    /// The top of the pile.
    Pile,
}

impl Shelf {
    /// Returns the key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Pile => "pile",
        }
    }
}

/// The public knowledge about a card beside the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LibraryCard {
    /// There is no card.
    None,
    /// A known card: it lies face up, or it was seen before it was put there face down.
    Known(CardId),
    /// A card that lies face down and was not seen.
    Unseen,
}

impl LibraryCard {
    /// Returns the card, if everybody knows it.
    #[must_use]
    pub const fn known(self) -> Option<CardId> {
        match self {
            Self::Known(card) => Some(card),
            Self::None | Self::Unseen => None,
        }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A8.6: the die points to the left card, the right card or the top of the pile. A roll that
    /// points to an empty pile is repeated, so only rolls that count are drawn.
    pub(super) fn consult(&mut self) -> Option<(Shelf, CardId)> {
        let pile = self.table.ptolemy.as_ref()?.pile;
        let die = 1 + self.draw_number(if pile > 0 { 6 } else { 4 }) as u8;
        self.event(|| PtolemyEvent::Rolled { die });
        let shelf = match die {
            1 | 2 => Shelf::Left,
            3 | 4 => Shelf::Right,
            _ => Shelf::Pile,
        };
        let card = self.turn_up(shelf)?;
        self.event(|| PtolemyEvent::Consulted { shelf, card });
        Some((shelf, card))
    }

    /// Turns up the card on a shelf, visible to everybody from now on (A8.16).
    fn turn_up(&mut self, shelf: Shelf) -> Option<CardId> {
        let ptolemy = self.table.ptolemy.as_mut()?;
        let library = &mut self.hidden.library;
        let card = match shelf {
            Shelf::Left => ptolemy.left.known()?,
            Shelf::Right => ptolemy.right.known().or(library.right.take())?,
            Shelf::Pile => *library.rest(ptolemy).first()?,
        };
        match shelf {
            Shelf::Left => {}
            Shelf::Right => ptolemy.right = LibraryCard::Known(card),
            Shelf::Pile => ptolemy.top = Some(card),
        }
        ptolemy.returned.remove(card);
        Some(card)
    }

    /// A8.9: the used card goes to his discard pile, a stardust is spent, and a used card beside
    /// the pile is replaced.
    pub(super) fn upkeep(&mut self, shelf: Shelf, card: CardId) {
        let Some(ptolemy) = &mut self.table.ptolemy else {
            return;
        };
        ptolemy.discard.insert(card);
        ptolemy.stardust -= 1;
        let left = ptolemy.stardust;
        self.event(|| PtolemyEvent::CardLaidAside { card });
        self.event(|| PtolemyEvent::StardustSpent { left });
        match shelf {
            Shelf::Pile => {
                self.take_top();
            }
            Shelf::Left | Shelf::Right => self.fill(shelf),
        }
        self.shuffle_empty_pile();
        self.show_top();
    }

    /// Takes the top card off the pile. Also returns whether everybody knows it.
    fn take_top(&mut self) -> Option<(CardId, bool)> {
        let ptolemy = self.table.ptolemy.as_mut()?;
        let card = *self.hidden.library.rest(ptolemy).first()?;
        ptolemy.pile -= 1;
        Some((card, ptolemy.top.take().is_some()))
    }

    /// Moves the top card of the pile to a shelf; if the pile is empty, the shelf stays empty
    /// (A8.16). With harder 5, the right card lies face down, unseen unless it was seen on the
    /// pile.
    fn fill(&mut self, shelf: Shelf) {
        let taken = self.take_top();
        let Some(ptolemy) = &mut self.table.ptolemy else {
            return;
        };
        let face_down = shelf == Shelf::Right && ptolemy.modifiers.has(Modifier::RightFaceDown);
        let known = match taken {
            None => LibraryCard::None,
            Some((card, false)) if face_down => {
                self.hidden.library.right = Some(card);
                LibraryCard::Unseen
            }
            Some((card, _)) => {
                ptolemy.returned.remove(card);
                LibraryCard::Known(card)
            }
        };
        match shelf {
            Shelf::Left => ptolemy.left = known,
            Shelf::Right => ptolemy.right = known,
            Shelf::Pile => {}
        }
        if taken.is_some() {
            let card = known.known();
            self.event(|| PtolemyEvent::LibraryFilled { shelf, card });
        }
    }

    /// A8.13, A8.16: with easier 5, his discard pile becomes a new pile as soon as the pile is
    /// empty.
    fn shuffle_empty_pile(&mut self) {
        let Some(ptolemy) = &mut self.table.ptolemy else {
            return;
        };
        if ptolemy.pile > 0 || !ptolemy.modifiers.has(Modifier::Reshuffle) {
            return;
        }
        let mut pile: Deck = ptolemy.discard.iter().collect();
        self.sink.shuffle(self.chance, pile.cards_mut());
        ptolemy.returned = std::mem::replace(&mut ptolemy.discard, CardIds::EMPTY);
        ptolemy.pile = pile.cards().len() as u8;
        let cards = ptolemy.pile;
        self.hidden.library.pile = pile;
        self.event(|| PtolemyEvent::PileShuffled { cards });
    }

    /// A8.13: with easier 4, the top card of the pile lies face up.
    fn show_top(&mut self) {
        let Some(ptolemy) = &mut self.table.ptolemy else {
            return;
        };
        if !ptolemy.modifiers.has(Modifier::TopFaceUp) || ptolemy.top.is_some() {
            return;
        }
        let Some(&card) = self.hidden.library.rest(ptolemy).first() else {
            return;
        };
        ptolemy.top = Some(card);
        ptolemy.returned.remove(card);
        self.event(|| PtolemyEvent::TopShown { card });
    }

    /// Reports a step of Ptolemy's turn.
    pub(super) fn event(&mut self, event: impl FnOnce() -> PtolemyEvent) {
        self.sink.event(|| Event::Ptolemy(event()));
    }

    /// Draws a number below `bound` and records it.
    pub(super) fn draw_number(&mut self, bound: u32) -> u32 {
        self.sink.draw(self.chance, bound)
    }
}
