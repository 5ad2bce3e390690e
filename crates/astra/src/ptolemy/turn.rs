//! Ptolemy's turn: whether he rests or observes, where, and what follows (A8.4 to A8.10).

use tabletop::{Barrier, EventSink};

use super::chain::{observing, preferred};
use super::{Modifier, PtolemyEvent};
use crate::discovery::Discoverer;
use crate::dream::dream_places;
use crate::play::Play;
use crate::{Board, CardSet, Element, Event, Pen, PlaceId, PlaceSet, PublicState};

/// A8.6: the places he may observe for an element: those with a card nearest to the sphere of the
/// element; for Water, those whose card has the fewest unmarked stars.
pub(crate) fn goals(
    cards: &CardSet,
    board: &Board,
    table: &PublicState,
    element: Element,
) -> PlaceSet {
    let rank = |id: PlaceId| {
        let place = table.place(id);
        let card = place.card?;
        Some(match element {
            Element::Water => cards.stars(card).without(place.marked).len(),
            _ => board.steps_to(id, element),
        })
    };
    let least = table.places().filter_map(rank).min();
    let best = |&place: &PlaceId| rank(place).is_some() && rank(place) == least;
    table.places().filter(best).collect()
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A8.4: he rests without stardust, otherwise he observes. He has no Ability phase.
    pub(crate) fn ptolemys_turn(&mut self) {
        let Some(stardust) = self.table.ptolemy.as_ref().map(|his| his.stardust) else {
            return;
        };
        self.barrier = Barrier::Closed; // Ptolemy acts
        let round = self.table.round;
        self.event(|| PtolemyEvent::TurnBegan { round });
        if stardust == 0 {
            self.ptolemy_rests();
        } else if self.pile_has_run_out() {
            self.lose_to_ptolemy();
        } else {
            self.ptolemy_observes();
        }
    }

    /// A8.10: he gains stardust, the marker moves, then a Dream phase follows.
    fn ptolemy_rests(&mut self) {
        self.table.turn.rested = true;
        self.event(|| PtolemyEvent::Rested);
        let solo = &self.data.solo;
        if let Some(ptolemy) = &mut self.table.ptolemy {
            let stardust = solo.stardust(ptolemy.modifiers);
            ptolemy.stardust += stardust;
            self.event(|| PtolemyEvent::StardustGained { stardust });
        }
        self.move_marker();
        self.after_discovery();
    }

    /// A8.5: his pile is empty; this no longer matters once Game End has appeared.
    fn pile_has_run_out(&self) -> bool {
        let empty = |his: &super::Ptolemy| his.pile == 0 && !his.modifiers.has(Modifier::Reshuffle);
        self.table.last_round.is_none() && self.table.ptolemy.as_ref().is_some_and(empty)
    }

    fn lose_to_ptolemy(&mut self) {
        if let Some(ptolemy) = &mut self.table.ptolemy {
            ptolemy.pile_ran_out = true;
        }
        self.event(|| PtolemyEvent::PileRanOut);
        self.game_over();
    }

    /// A8.6 to A8.9: he consults a card, finds the place for its element, marks stars there and
    /// does the upkeep; then the Discovery phase follows.
    fn ptolemy_observes(&mut self) {
        let Some((shelf, consulted)) = self.consult() else {
            return self.after_discovery();
        };
        let card = self.cards.card(consulted);
        let (element, stars) = (card.element, card.boons[0].amount);
        self.event(|| PtolemyEvent::Priority { element, stars });
        let place = self.ptolemys_place(element);
        if let Some(place) = place {
            self.ptolemy_marks(place, stars.into());
        }
        self.upkeep(shelf, consulted);
        match place.filter(|&place| self.table.place(place).is_finished(self.cards)) {
            Some(place) => self.begin_discovery(place, Discoverer::Ptolemy),
            None => self.after_discovery(),
        }
    }

    /// A8.6: a random place among equals; none if the board is empty.
    fn ptolemys_place(&mut self, element: Element) -> Option<PlaceId> {
        let place = self.one_of(goals(self.cards, self.board, self.table, element))?;
        let card = self.table.place(place).card?;
        self.event(|| PtolemyEvent::Observed { place, card });
        Some(place)
    }

    /// Returns a random place, without a draw if there is only one.
    fn one_of(&mut self, places: PlaceSet) -> Option<PlaceId> {
        let which = match places.len() {
            0 | 1 => 0,
            several => self.draw_number(several as u32) as usize,
        };
        places.iter().nth(which)
    }

    /// A8.7, A8.8: marks the chain he prefers and, with telescopes, the chains that finish the
    /// card.
    fn ptolemy_marks(&mut self, id: PlaceId, stars: usize) {
        let place = *self.table.place(id);
        let (Some(card), Some(ptolemy)) = (place.card, &self.table.ptolemy) else {
            return;
        };
        let (graph, telescopes) = (self.cards.graph(card), ptolemy.telescopes.into());
        let rules = self.rules;
        let marks = observing(graph, &place, stars, telescopes, rules, |equals| {
            self.draw_number(equals)
        });
        for (star, telescope) in marks {
            if telescope {
                self.spend_telescope();
            }
            self.put_mark(Pen::PTOLEMY, id, star);
        }
    }

    fn spend_telescope(&mut self) {
        if let Some(ptolemy) = &mut self.table.ptolemy {
            ptolemy.telescopes -= 1;
            let left = ptolemy.telescopes;
            self.event(|| PtolemyEvent::TelescopeSpent { left });
        }
    }

    /// A8.10: marks the dreamer's stars by his preference (A8.7).
    fn mark_dream(&mut self, id: PlaceId, stars: usize) {
        let place = *self.table.place(id);
        let Some(card) = place.card else { return };
        let (graph, rules) = (self.cards.graph(card), self.rules);
        let chain = preferred(graph, &place, stars, rules, |equals| {
            self.draw_number(equals)
        });
        for star in chain {
            self.put_mark(Pen::DREAMER, id, star);
        }
    }

    /// A8.10: the Dream phase of his turn, with a random card among equals.
    pub(crate) fn ptolemys_dream(&mut self) {
        let candidates = dream_places(self.cards, self.table);
        let (Some(place), Some(numbers)) = (self.one_of(candidates), self.board.dream) else {
            return self.end_turn();
        };
        let stars = numbers[self.table.sphere];
        if let Some(card) = self.table.place(place).card {
            self.event(|| PtolemyEvent::DreamBegan { place, card, stars });
        }
        self.mark_dream(place, stars.into());
        self.end_dream(place);
    }
}
