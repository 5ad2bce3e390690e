//! The deck: its making, drawing from it, and Game End (A2.2, A2.3, A6.1).

use serde::{Deserialize, Serialize};
use tabletop::{Barrier, EventSink, Seat};

use crate::card::CARDS;
use crate::play::Play;
use crate::{CardId, CardIds, Event, FinalCardId, Place, PlaceId};

/// The 48 cards in the order they are drawn, cards already drawn included. Game End lies between
/// two of them; where, the board says (A2.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<CardId>", try_from = "Vec<CardId>")]
pub struct Deck([CardId; CARDS]);

impl Deck {
    /// The deck in this order.
    #[must_use]
    pub const fn new(cards: [CardId; CARDS]) -> Self {
        Self(cards)
    }

    /// The cards in the order they are drawn.
    #[must_use]
    pub const fn cards(&self) -> &[CardId; CARDS] {
        &self.0
    }

    /// Whether every card is in it once.
    #[must_use]
    pub(crate) fn is_whole(&self) -> bool {
        self.0.iter().copied().collect::<CardIds>() == CardIds::ALL
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [CardId; CARDS] {
        &mut self.0
    }
}

impl From<Deck> for Vec<CardId> {
    fn from(deck: Deck) -> Self {
        deck.0.to_vec()
    }
}

impl TryFrom<Vec<CardId>> for Deck {
    type Error = String;
    fn try_from(cards: Vec<CardId>) -> Result<Self, String> {
        let found = cards.len();
        let cards = cards
            .try_into()
            .map_err(|_| format!("the deck has {found} cards, not 48"))?;
        Ok(Self(cards))
    }
}

/// What chance decides at set-up: enough to start the same game without the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The first player (A2.4).
    pub first: Seat,
    /// The Final Scoring card of each seat (A2.1).
    pub finals: Vec<FinalCardId>,
    /// The deck from top to bottom, before the first card is drawn.
    pub deck: Deck,
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Draws the top card; nothing if the deck is empty (A6.2).
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

    /// A4.6: a new card on a place; with an empty deck it stays empty (A6.2).
    pub(crate) fn deal_card(&mut self, place: PlaceId) {
        if let Some(card) = self.draw() {
            self.table.places[place.index()] = Place::with(card);
            self.sink.event(|| Event::CardDealt { place, card });
            self.look_for_game_end();
        } else {
            self.sink.event(|| Event::PlaceLeftEmpty { place });
        }
    }

    /// A6.1, A9.4: after every card drawn, is Game End on top? In the first player's turn this
    /// round is the last, otherwise the next one.
    fn look_for_game_end(&mut self) {
        if usize::from(self.table.drawn) == self.board.above_game_end {
            let more = u16::from(self.table.active != self.table.first);
            let last_round = self.table.round + more;
            self.table.last_round = Some(last_round);
            self.sink.event(|| Event::GameEndAppeared { last_round });
        }
    }
}
