//! The Discovery phase: boons for assistants, the card for the discoverer and the card limit (A4,
//! A7.4).

use tabletop::{Barrier, EventSink, Seat, SeatSet};

use crate::play::Play;
use crate::ptolemy::{PtolemyEvent, best_fame, waiting_stars};
use crate::state::{Discovery, Pick, Stage};
use crate::{BoonSlot, CardId, CardSet, Event, Pen, Place, PlaceId, PlaceSet, PublicState};

/// Who finished a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Discoverer {
    /// A player.
    Player(Seat),
    /// Ptolemy (A8.11).
    Ptolemy,
    /// The dreamer's pen: nobody gets the card (A7.5).
    Dreamer,
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A4.1: finished cards are discovered one after the other, in the order the active player
    /// chooses. After the last one, the card limit is checked.
    pub(crate) fn discovery_phase(&mut self) {
        let finished = finished_places(self.cards, self.table);
        if finished.is_empty() {
            self.check_card_limit();
        } else if let Some(place) = finished.single() {
            self.discover(place);
        } else {
            self.table.stage = Stage::ChoosingDiscovery;
        }
    }

    /// A4.2: the other players with a star on the card assist.
    pub(crate) fn discover(&mut self, place: PlaceId) {
        let seat = self.table.active;
        self.begin_discovery(place, Discoverer::Player(seat));
    }

    /// Begins a discovery: everybody else with a star on the card assists, including Ptolemy
    /// (A8.11). If the dreamer finished the card, everybody with a star assists (A7.5).
    pub(crate) fn begin_discovery(&mut self, place: PlaceId, discoverer: Discoverer) {
        let marks = self.table.place(place).marks;
        let waiting = Seat::of(self.table.seat_count())
            .filter(|&seat| discoverer != Discoverer::Player(seat))
            .filter(|&seat| !marks[Pen::of(seat)].is_empty())
            .collect();
        self.table.discovery = Discovery {
            place,
            dreamt: discoverer == Discoverer::Dreamer,
            waiting,
            ptolemy: discoverer != Discoverer::Ptolemy && !marks[Pen::PTOLEMY].is_empty(),
            ..Discovery::default()
        };
        if let Some(card) = self.table.place(place).card {
            self.sink.event(|| discovered(discoverer, place, card));
        }
        self.next_assistants();
    }

    /// A4.2: assistants pick in descending number of stars; tied players choose at the same time.
    /// Ptolemy makes no decision, so his boon is taken at once (A8.11).
    fn next_assistants(&mut self) {
        let marks = self.table.place(self.table.discovery.place).marks;
        let discovery = &mut self.table.discovery;
        let stars = |seat: &Seat| marks[Pen::of(*seat)].len();
        let most = discovery.waiting.iter().map(|seat| stars(&seat)).max();
        if waiting_stars(self.table) > most {
            let slot = self.ptolemys_boon();
            self.ptolemy_takes_boon(slot);
        }
        let Some(most) = most else {
            return self.finish_discovery();
        };
        let discovery = &mut self.table.discovery;
        discovery.choosing = discovery
            .waiting
            .iter()
            .filter(|seat| stars(seat) == most)
            .collect();
        discovery.tied = discovery.choosing.len() > 1;
        for seat in discovery.choosing.iter() {
            discovery.waiting.remove(seat);
        }
        self.table.stage = Stage::Picking;
    }

    /// Records the pick of an assistant. Once all of a tied group have chosen, the picks are
    /// revealed and gained.
    pub(crate) fn pick(&mut self, seat: Seat, pick: Pick) {
        self.hidden.picks[seat] = Some(pick);
        self.table.discovery.choosing.remove(seat);
        if self.table.discovery.tied {
            self.table.discovery.sealed.insert(seat);
            self.sink.event(|| Event::PickSealed {
                seat,
                pick: Some(pick),
            });
        }
        if self.table.discovery.choosing.is_empty() {
            self.show_picks();
        }
    }

    /// A4.2: all picked boons are gained at once and crossed out.
    fn show_picks(&mut self) {
        if self.table.discovery.tied {
            self.barrier = Barrier::Closed;
        }
        self.table.discovery.sealed = SeatSet::EMPTY;
        let tied_with_ptolemy = self.tied_with_ptolemy().then(|| self.ptolemys_boon());
        let Some(card) = self.table.place(self.table.discovery.place).card else {
            return;
        };
        for seat in self.table.active.clockwise(self.table.seat_count()) {
            match self.hidden.picks[seat].take() {
                Some(Pick::Boon(slot)) => {
                    let boon = self.cards.card(card).boons[slot.index()];
                    self.table.discovery.crossed[slot.index()] = true;
                    self.sink.event(|| Event::BoonPicked {
                        seat,
                        card,
                        slot,
                        boon,
                    });
                    self.gain_boon(seat, boon);
                }
                Some(Pick::Declined) => self.sink.event(|| Event::BoonDeclined { seat }),
                None => {}
            }
        }
        if let Some(slot) = tied_with_ptolemy {
            self.ptolemy_takes_boon(slot);
        }
        self.next_reactivation();
    }

    /// Returns whether Ptolemy has as many stars as those who have just chosen. He then takes his
    /// boon at the same time, from the same boons.
    fn tied_with_ptolemy(&self) -> bool {
        let marks = self.table.place(self.table.discovery.place).marks;
        let chosen = Seat::of(self.table.seat_count()).find(|&s| self.hidden.picks[s].is_some());
        let stars = chosen.map(|seat| marks[Pen::of(seat)].len());
        stars.is_some() && waiting_stars(self.table) == stars
    }

    /// Returns the boon Ptolemy takes now (A8.11).
    fn ptolemys_boon(&self) -> Option<BoonSlot> {
        let discovery = &self.table.discovery;
        let card = self.table.place(discovery.place).card?;
        best_fame(self.cards.card(card), discovery.crossed)
    }

    /// A4.3: up to `amount` of the player's exhausted cards; there is nothing to choose if there
    /// are none.
    pub(crate) fn queue_reactivation(&mut self, seat: Seat, amount: u8) {
        let exhausted = self.table.journals[seat].exhausted.len() as u8;
        self.table.discovery.reactivations[seat] = amount.min(exhausted);
    }

    fn next_reactivation(&mut self) {
        if self.table.reactivating().is_some() {
            self.table.stage = Stage::Reactivating;
        } else {
            self.next_assistants();
        }
    }

    pub(crate) fn reactivate(&mut self, seat: Seat, card: CardId) {
        self.table.journals[seat].exhausted.remove(card);
        self.table.discovery.reactivations[seat] -= 1;
        self.sink.event(|| Event::CardReactivated { seat, card });
        self.next_reactivation();
    }

    pub(crate) fn stop_reactivating(&mut self) {
        if let Some(seat) = self.table.reactivating() {
            self.table.discovery.reactivations[seat] = 0;
        }
        self.next_reactivation();
    }

    /// A4.4: the discoverer takes the card, which is active; a card finished in a dream is
    /// discarded (A7.5).
    fn finish_discovery(&mut self) {
        let id = self.table.discovery.place;
        let place = std::mem::take(&mut self.table.places[id.index()]);
        let Place {
            card: Some(card), ..
        } = place
        else {
            return;
        };
        self.table.turn.vacated.push(id);
        let dreamt = self.table.discovery.dreamt;
        self.table.discovery = Discovery::default();
        if dreamt {
            self.table.discard.insert(card);
            self.sink
                .event(|| Event::CardDiscarded { seat: None, card });
            self.fill_places();
            self.end_turn();
        } else if self.table.is_ptolemys() {
            self.ptolemy_takes_card(card);
            self.fill_places();
            self.after_discovery();
        } else {
            let seat = self.table.active;
            self.table.journals[seat].cards.insert(card);
            self.sink.event(|| Event::CardTaken { seat, card });
            self.after_players_discovery();
            self.discovery_phase();
        }
    }

    /// A4.5: over the card limit, the player discards cards of their choice, new ones included.
    fn check_card_limit(&mut self) {
        let journal = &self.table.journals[self.table.active];
        if journal.cards.len() > self.data.journal.card_limit(journal.wisdom) {
            self.table.stage = Stage::Discarding;
        } else {
            self.fill_places();
            self.after_discovery();
        }
    }

    pub(crate) fn discard_over_limit(&mut self, card: CardId) {
        let seat = self.table.active;
        let journal = &mut self.table.journals[seat];
        journal.cards.remove(card);
        journal.exhausted.remove(card);
        self.table.discard.insert(card);
        self.sink.event(|| Event::CardDiscarded {
            seat: Some(seat),
            card,
        });
        self.check_card_limit();
    }

    /// A4.6: deals a new card to the place of each discovered one, in the order of discovery
    /// (A9.4).
    fn fill_places(&mut self) {
        let vacated = std::mem::take(&mut self.table.turn.vacated);
        for place in vacated.iter() {
            self.deal_card(place);
        }
    }
}

/// Returns the event for a discovery.
fn discovered(discoverer: Discoverer, place: PlaceId, card: CardId) -> Event {
    let seat = match discoverer {
        Discoverer::Player(seat) => Some(seat),
        Discoverer::Dreamer => None,
        Discoverer::Ptolemy => return Event::Ptolemy(PtolemyEvent::Discovered { place, card }),
    };
    Event::CardDiscovered { seat, place, card }
}

/// Returns the places whose card is fully marked.
pub(crate) fn finished_places(cards: &CardSet, table: &PublicState) -> PlaceSet {
    table
        .places()
        .filter(|&place| table.place(place).is_finished(cards))
        .collect()
}

/// A7.4: an assistant with fewer stars than the dreamer may pick only the two rightmost boons.
pub(crate) fn behind_the_dreamer(table: &PublicState, seat: Seat) -> bool {
    let marks = table.place(table.discovery.place).marks;
    marks[Pen::of(seat)].len() < marks[Pen::DREAMER].len()
}

/// Returns the boons an assistant may pick now (A4.2, A7.4).
pub(crate) fn open_boons(table: &PublicState, seat: Seat) -> impl Iterator<Item = BoonSlot> {
    let from = if behind_the_dreamer(table, seat) {
        2
    } else {
        0
    };
    let crossed = table.discovery.crossed;
    BoonSlot::all()
        .skip(from)
        .filter(move |slot| !crossed[slot.index()])
}
