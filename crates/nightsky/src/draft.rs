//! The draft and the choice of the first player (N2.2, N2.3, N2.4, N7.2).

use std::time::Duration;

use tabletop::{BySeat, EventSink, Race, Seat, SeatSet};

use crate::play::Play;
use crate::state::Stage;
use crate::{CardId, Draft, Event};

/// After this many ties in a row the first of the tied players begins. This practically never
/// happens with a fair die, but a record with manipulated rolls must not cause an endless loop.
const MAX_TIES: usize = 100;

/// N2.3: a minute for the first choice, half a minute for each later one.
pub(crate) const RUSH: Race = Race {
    first: Duration::from_secs(60),
    later: Duration::from_secs(30),
};

/// N2.2: returns how many cards are face up for this number of players.
pub(crate) const fn spread(seats: usize) -> usize {
    match seats {
        3 => 24,
        4 => 28,
        5 => 35,
        _ => 36,
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// N2.3: gives the card to the seat at once.
    pub(crate) fn pick(&mut self, seat: Seat, card: CardId) {
        let Stage::Drafting { round, mut chosen } = self.table.stage else {
            return;
        };
        self.sink.event(|| Event::CardPicked { seat, card });
        self.table.to_choose.remove(card);
        self.table.players[seat].cards.insert(card);
        chosen.insert(seat);
        if chosen.len() < self.table.seat_count() {
            self.table.stage = Stage::Drafting { round, chosen };
            self.next_to_pick(seat);
        } else if self.table.to_choose.is_empty() {
            self.settle_start();
        } else {
            self.begin_draft_round(round + 1);
        }
    }

    /// N2.3: when drafting in turns, the player to the left is next.
    fn next_to_pick(&mut self, seat: Seat) {
        if self.table.settings.draft == Draft::Turns {
            self.table.active = seat.next(self.table.seat_count());
        }
    }

    /// N2.3: begins a new round once everyone has chosen; when drafting in turns, with another
    /// player.
    fn begin_draft_round(&mut self, round: u8) {
        let chosen = SeatSet::EMPTY;
        self.table.stage = Stage::Drafting { round, chosen };
        if self.table.settings.draft == Draft::Turns {
            let first = usize::from(round - 1) % self.table.seat_count();
            self.table.active = Seat::new(first);
        }
    }

    /// N2.4, N7.2: all players roll the die. Those tied for the highest roll repeat it until one is
    /// left.
    fn settle_start(&mut self) {
        let mut rolling = SeatSet::up_to(self.table.seat_count());
        for _ in 0..MAX_TIES {
            let mut rolls = BySeat::filled(0);
            for seat in rolling.iter() {
                let roll = self.roll_die();
                rolls[seat] = roll;
                self.sink.event(|| Event::StartRolled { seat, roll });
            }
            let highest = rolling.iter().map(|seat| rolls[seat]).max();
            let tied = rolling.iter().filter(|&seat| Some(rolls[seat]) == highest);
            rolling = tied.collect();
            if rolling.len() == 1 {
                break;
            }
        }
        let Some(seat) = rolling.first() else { return };
        self.sink.event(|| Event::StartSettled { seat });
        self.table.first = Some(seat);
        self.table.active = seat;
        self.table.round = 1;
        self.begin_turn();
    }
}
