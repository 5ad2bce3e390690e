//! The Rest action (A3.6, A5.16).

use tabletop::EventSink;

use crate::play::Play;
use crate::{CardIds, Event, PublicState};

/// A3.6: returns the stardust that a Rest brings the active player: it fills the pouch or, with
/// A5.16, gives the pouch size for each card used.
pub(crate) fn stardust_of_rest(table: &PublicState) -> u16 {
    let full_rests = u16::from(table.turn.full_rests);
    let journal = &table.journals[table.active];
    let pouch = u16::from(journal.pouch);
    if full_rests > 0 {
        pouch * full_rests
    } else {
        pouch.saturating_sub(journal.stardust)
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A3.6: refill, reactivate, move the marker; then the Discovery phase.
    pub(crate) fn rest(&mut self) {
        let seat = self.table.active;
        self.table.turn.rested = true;
        self.sink.event(|| Event::Rested { seat });
        self.refill();
        self.reactivate_element();
        self.move_marker();
        self.discovery_phase();
    }

    fn refill(&mut self) {
        let seat = self.table.active;
        let gain = stardust_of_rest(self.table);
        if gain > 0 {
            self.gain_stardust(seat, gain);
        }
    }

    /// Reactivates all exhausted cards of the sphere that is active when the Rest begins.
    fn reactivate_element(&mut self) {
        let seat = self.table.active;
        let of_sphere = self.cards.of_element(self.table.sphere);
        let journal = &mut self.table.journals[seat];
        let cards = journal.exhausted.and(of_sphere);
        journal.exhausted = journal.exhausted.without(cards);
        if cards != CardIds::EMPTY {
            self.sink.event(|| Event::CardsReactivated { seat, cards });
        }
    }

    /// Moves the marker one sphere clockwise. Passing the icon discards the top card of the deck.
    pub(crate) fn move_marker(&mut self) {
        let left = self.table.sphere;
        let sphere = self.board.next(left);
        self.table.sphere = sphere;
        self.sink.event(|| Event::SphereMoved { sphere });
        if left == self.board.discard_after {
            self.discard_top_card();
        }
    }
}
