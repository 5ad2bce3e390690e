//! The deck: set-up, drawing and Game End (A2.2, A2.3, A6.1).

use serde::{Deserialize, Serialize};
use tabletop::{Barrier, EventSink, Seat};

use crate::card::CARDS;
use crate::play::Play;
use crate::{CardId, CardIds, Event, FinalCardId, Modifiers, Place, PlaceId};

/// Cards in the order they are drawn, including cards already drawn. Game End lies between two of
/// them; the board defines where (A2.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<CardId>", try_from = "Vec<CardId>")]
pub struct Deck {
    cards: [CardId; CARDS],
    count: u8,
}

impl Default for Deck {
    fn default() -> Self {
        Self {
            cards: [CardId::new(0); CARDS],
            count: 0,
        }
    }
}

impl Deck {
    /// Creates a deck of all 48 cards in this order.
    #[must_use]
    pub const fn new(cards: [CardId; CARDS]) -> Self {
        Self {
            cards,
            count: CARDS as u8,
        }
    }

    /// Returns the cards in the order they are drawn.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.count)]
    }

    /// Returns whether every card is in the deck once.
    #[must_use]
    pub(crate) fn is_whole(&self) -> bool {
        self.cards().iter().copied().collect::<CardIds>() == CardIds::ALL
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.count)]
    }
}

/// Takes at most 48 cards and ignores any others.
impl FromIterator<CardId> for Deck {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut deck = Self::default();
        for (slot, card) in deck.cards.iter_mut().zip(cards) {
            *slot = card;
            deck.count += 1;
        }
        deck
    }
}

impl From<Deck> for Vec<CardId> {
    fn from(deck: Deck) -> Self {
        deck.cards().to_vec()
    }
}

impl TryFrom<Vec<CardId>> for Deck {
    type Error = String;
    fn try_from(cards: Vec<CardId>) -> Result<Self, String> {
        let found = cards.len();
        if found > CARDS {
            return Err(format!("the deck has {found} cards, more than 48"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// Everything that chance decides at set-up: enough to start the same game without the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The first player (A2.4).
    pub first: Seat,
    /// The Final Scoring card of each seat (A2.1).
    pub finals: Vec<FinalCardId>,
    /// All cards in shuffled order: the deck from top to bottom, before the first card is drawn. In
    /// a solo game, the cards left over form Ptolemy's pile (A8.2).
    pub deck: Deck,
    /// Everything that chance decides about Ptolemy; `None` unless it is a solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ptolemy: Option<PtolemyDeal>,
}

/// Everything that chance decides about Ptolemy at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PtolemyDeal {
    /// The modifiers, chosen or drawn (A8.15).
    pub modifiers: Modifiers,
    /// The cards removed before his pile was made (A8.2).
    pub removed: CardIds,
    /// His Final Scoring card; `None` without the modifier harder 3.
    #[serde(default, rename = "final", skip_serializing_if = "Option::is_none")]
    pub final_card: Option<FinalCardId>,
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Draws the top card, or returns `None` if the deck is empty (A6.2).
    pub(crate) fn draw(&mut self) -> Option<CardId> {
        let card = *self
            .hidden
            .deck
            .cards()
            .get(usize::from(self.table.drawn))?;
        self.table.drawn += 1;
        self.barrier = Barrier::Closed;
        Some(card)
    }

    /// A3.6: the discard icon; with an empty deck it does nothing (A9.4).
    pub(crate) fn discard_top_card(&mut self) {
        if let Some(card) = self.draw() {
            self.table.discard.insert(card);
            self.sink.event(|| Event::TopCardDiscarded { card });
            self.look_for_game_end();
        }
    }

    /// A4.6: deals a new card to a place; if the deck is empty, the place stays empty (A6.2).
    pub(crate) fn deal_card(&mut self, place: PlaceId) {
        if let Some(card) = self.draw() {
            self.table.places[place.index()] = Place::with(card);
            self.sink.event(|| Event::CardDealt { place, card });
            self.look_for_game_end();
        } else {
            self.sink.event(|| Event::PlaceLeftEmpty { place });
        }
    }

    /// A6.1, A9.4: checks after every card drawn whether Game End is on top. If it is the first
    /// player's turn, this round is the last, otherwise the next one. Ptolemy is never first.
    fn look_for_game_end(&mut self) {
        if usize::from(self.table.drawn) == self.board.above_game_end {
            let more = u16::from(self.table.active != self.table.first || self.table.is_ptolemys());
            let last_round = self.table.round + more;
            self.table.last_round = Some(last_round);
            self.sink.event(|| Event::GameEndAppeared { last_round });
        }
    }
}
