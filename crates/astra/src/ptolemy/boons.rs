//! Ptolemy's gains from discoveries: cards, boons and telescopes (A8.11, A8.13, A8.14).

use tabletop::EventSink;

use super::{Modifier, PtolemyEvent};
use crate::play::Play;
use crate::{BoonKind, BoonSlot, Card, CardId, Event, Pen, PublicState};

impl<S: EventSink<Event>> Play<'_, S> {
    /// A8.11: he takes a Fame boon, however many stars the dreamer has; it is crossed out.
    pub(crate) fn ptolemy_takes_boon(&mut self, slot: Option<BoonSlot>) {
        self.table.discovery.ptolemy = false;
        let place = self.table.place(self.table.discovery.place);
        let (Some(slot), Some(card)) = (slot, place.card) else {
            return;
        };
        self.table.discovery.crossed[slot.index()] = true;
        let boon = self.cards.card(card).boons[slot.index()];
        self.event(|| PtolemyEvent::BoonTaken { card, slot, boon });
        let fame = u16::from(boon.amount);
        if let Some(ptolemy) = &mut self.table.ptolemy {
            ptolemy.fame += fame;
            self.event(|| PtolemyEvent::FameGained { fame });
        }
        if self.data.solo.telescope_with.contains(&boon.amount) {
            self.ptolemy_gains_telescope();
        }
    }

    /// A8.14: with harder 2, every discovery by the player gives him a telescope.
    pub(crate) fn after_players_discovery(&mut self) {
        let his = self.table.ptolemy.as_ref();
        if his.is_some_and(|his| his.modifiers.has(Modifier::DiscoveryTelescope)) {
            self.ptolemy_gains_telescope();
        }
    }

    /// A8.13: with easier 3, he never collects telescopes.
    fn ptolemy_gains_telescope(&mut self) {
        let Some(ptolemy) = &mut self.table.ptolemy else {
            return;
        };
        if !ptolemy.modifiers.has(Modifier::NoTelescopes) {
            ptolemy.telescopes += 1;
            self.event(|| PtolemyEvent::TelescopesGained { telescopes: 1 });
        }
    }

    /// A8.11: he keeps the cards he discovers apart from his library.
    pub(crate) fn ptolemy_takes_card(&mut self, card: CardId) {
        if let Some(ptolemy) = &mut self.table.ptolemy {
            ptolemy.cards.insert(card);
            self.event(|| PtolemyEvent::CardTaken { card });
        }
    }
}

/// A8.11: the best Fame boon that is not crossed out, the leftmost among equals.
pub(crate) fn best_fame(card: &Card, crossed: [bool; 4]) -> Option<BoonSlot> {
    let amount = |slot: &BoonSlot| card.boons[slot.index()].amount;
    BoonSlot::all()
        .filter(|slot| card.boons[slot.index()].kind == BoonKind::Fame && !crossed[slot.index()])
        .rev()
        .max_by_key(amount)
}

/// Returns the number of his stars on the card being discovered, if he has yet to take a boon of
/// it.
pub(crate) fn waiting_stars(table: &PublicState) -> Option<usize> {
    let marks = table.place(table.discovery.place).marks[Pen::PTOLEMY];
    table.discovery.ptolemy.then(|| marks.len())
}
