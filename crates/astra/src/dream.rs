//! The Dream phase of a game for two or a solo game (A7).

use tabletop::EventSink;

use crate::discovery::Discoverer;
use crate::marking::targets;
use crate::play::Play;
use crate::state::Stage;
use crate::{CardSet, Event, Pen, PlaceId, PlaceSet, PublicState, Star};

impl<S: EventSink<Event>> Play<'_, S> {
    /// A7.1, A7.2: finds the card to dream of; the player chooses among equals.
    pub(crate) fn dream_phase(&mut self) {
        if self.table.is_ptolemys() {
            return self.ptolemys_dream();
        }
        let candidates = dream_places(self.cards, self.table);
        if candidates.is_empty() {
            self.end_turn(); // both the deck and the board are empty (A6.2)
        } else if let Some(place) = candidates.single() {
            self.dream_of(place);
        } else {
            self.table.stage = Stage::ChoosingDream;
        }
    }

    /// A7.3: the dreamer marks as many stars as the number on the sphere the marker has moved to.
    pub(crate) fn dream_of(&mut self, place: PlaceId) {
        let (Some(card), Some(numbers)) = (self.table.place(place).card, self.board.dream) else {
            return;
        };
        let stars = numbers[self.table.sphere];
        let seat = self.table.active;
        self.sink.event(|| Event::DreamBegan {
            seat,
            place,
            card,
            stars,
        });
        self.table.stage = Stage::Dreaming {
            place,
            last: None,
            left: stars,
        };
    }

    /// A7.3: the player chooses the path; fewer stars are marked only if the chain is stuck.
    pub(crate) fn mark_in_dream(&mut self, place: PlaceId, star: Star, left: u8) {
        self.put_mark(Pen::DREAMER, place, star);
        let left = left - 1;
        self.table.stage = Stage::Dreaming {
            place,
            last: Some(star),
            left,
        };
        if left > 0 && !targets(self.cards, self.table, place).is_empty() {
            return;
        }
        self.end_dream(place);
    }

    /// A7.5: a card finished in a dream has no discoverer.
    pub(crate) fn end_dream(&mut self, place: PlaceId) {
        if self.table.place(place).is_finished(self.cards) {
            self.begin_discovery(place, Discoverer::Dreamer);
        } else {
            self.end_turn();
        }
    }
}

/// A7.2: the cards with most stars among those without marks, or among all if every card has marks.
pub(crate) fn dream_places(cards: &CardSet, table: &PublicState) -> PlaceSet {
    let size = |&place: &PlaceId| {
        table
            .place(place)
            .card
            .map_or(0, |card| cards.stars(card).len())
    };
    let with_card: PlaceSet = table.places().filter(|place| size(place) > 0).collect();
    let untouched: PlaceSet = with_card
        .iter()
        .filter(|&place| table.place(place).marked.is_empty())
        .collect();
    let eligible = if untouched.is_empty() {
        with_card
    } else {
        untouched
    };
    let most = eligible.iter().map(|place| size(&place)).max().unwrap_or(0);
    eligible
        .iter()
        .filter(|place| size(place) == most)
        .collect()
}
