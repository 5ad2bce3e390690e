//! Observing, and others who join in (N3.4, N3.5, N3.7, N4.1).

use tabletop::{EventSink, Seat, SeatSet};

use crate::data::Data;
use crate::play::Play;
use crate::state::Stage;
use crate::{BigBang, CardId, CardSet, Event, Instrument, Table};

/// N3.4, N3.5: the most cards of one sort a player plays in an observation.
pub(crate) const MOST_OF_A_SORT: usize = 2;

/// N3.4, N3.5: the sorts of cards that can be played where the instrument is: those of the
/// constellation, and where the Sun is those of the solar system.
pub(crate) fn sorts_here(data: &Data, table: &Table, instrument: Instrument) -> [CardSet; 2] {
    let cell = table.place(instrument, table.active);
    let solar = if data.board.cell_of(table.sun) == cell {
        data.solar_cards()
    } else {
        CardSet::EMPTY
    };
    [data.cards_of(cell), solar]
}

/// Whether a player may play (another) card of a sort: N3.4, others only with the active player.
pub(crate) fn is_open(table: &Table, seat: Seat, sort: CardSet) -> bool {
    let played = table.played.and(sort);
    let by = |seat: Seat| played.and(table.players[seat].cards).len();
    by(seat) < MOST_OF_A_SORT && (seat == table.active || by(table.active) > 0)
}

/// The cards a player may play now with this instrument.
pub(crate) fn playable(data: &Data, table: &Table, instrument: Instrument, seat: Seat) -> CardSet {
    let face_up = table.players[seat].face_up().without(table.played);
    let sorts = sorts_here(data, table, instrument).into_iter();
    sorts
        .filter(|&sort| is_open(table, seat, sort))
        .fold(CardSet::EMPTY, |cards, sort| cards.or(sort.and(face_up)))
}

/// N3.7: what a card scores for the means used; N6.5: more in the active player's new moon; N6.8:
/// less with dew on the telescope, for everybody.
pub(crate) fn worth(
    data: &Data,
    table: &Table,
    card: CardId,
    instrument: Instrument,
    seat: Seat,
) -> u8 {
    let points = data.points(card, instrument);
    let amount = |kind| data.big_bangs.amount(kind);
    match (table.drawn, instrument) {
        (Some(BigBang::NewMoon), Instrument::Eye | Instrument::Binoculars)
            if seat == table.active =>
        {
            points + amount(BigBang::NewMoon)
        }
        (Some(BigBang::Dew), Instrument::Telescope) => points.saturating_sub(amount(BigBang::Dew)),
        _ => points,
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// N3.4: the active player observes, if he has something to play here.
    pub(crate) fn observe(&mut self, instrument: Instrument) {
        if self.can_play(instrument, self.table.active) {
            self.table.stage = Stage::Observing { instrument };
        } else {
            self.end_turn();
        }
    }

    /// N3.4: one card is played, by the active player or by one who joins in.
    pub(crate) fn play_card(&mut self, seat: Seat, card: CardId) {
        self.table.played.insert(card);
        self.sink.event(|| Event::CardPlayed { seat, card });
        match self.table.stage {
            Stage::Observing { instrument } if !self.can_play(instrument, seat) => {
                self.invite(instrument);
            }
            Stage::Joining {
                instrument,
                waiting,
            } if !self.can_play(instrument, seat) => self.stop_waiting(instrument, waiting, seat),
            _ => {}
        }
    }

    /// N3.4: no (more) cards. An observation is not a must, neither is joining in.
    pub(crate) fn done(&mut self, seat: Seat) {
        let nothing = self.played_by(seat).is_empty();
        match self.table.stage {
            Stage::Observing { .. } if nothing => {
                self.sink.event(|| Event::NothingObserved { seat });
                self.end_turn();
            }
            Stage::Observing { instrument } => self.invite(instrument),
            Stage::Joining {
                instrument,
                waiting,
            } => {
                if nothing {
                    self.sink.event(|| Event::NotJoined { seat });
                }
                self.stop_waiting(instrument, waiting, seat);
            }
            _ => {}
        }
    }

    /// N3.4: others may join in, unless the eye was used; N6.7: at a star party even then.
    fn invite(&mut self, instrument: Instrument) {
        let shared = instrument.is_shared() || self.table.drawn == Some(BigBang::StarParty);
        let waiting: SeatSet = Seat::of(self.table.seat_count())
            .filter(|&seat| shared && seat != self.table.active && self.can_play(instrument, seat))
            .collect();
        if waiting.is_empty() {
            self.score(instrument);
        } else {
            self.table.stage = Stage::Joining {
                instrument,
                waiting,
            };
        }
    }

    fn stop_waiting(&mut self, instrument: Instrument, mut waiting: SeatSet, seat: Seat) {
        waiting.remove(seat);
        self.table.stage = Stage::Joining {
            instrument,
            waiting,
        };
        if waiting.is_empty() {
            self.score(instrument);
        }
    }

    /// N3.7: all cards played are scored together and turned; then the Sun may move, or the game
    /// ends.
    fn score(&mut self, instrument: Instrument) {
        let seats = self.table.seat_count();
        let mut seat = self.table.active;
        let mut finished = false;
        for _ in 0..seats {
            finished |= self.score_seat(instrument, seat);
            seat = seat.next(seats);
        }
        let solar = !self.table.played.and(self.data.solar_cards()).is_empty();
        self.table.played = CardSet::EMPTY;
        if finished {
            return self.end_game();
        }
        if solar {
            // N3.5: one move for the whole observation.
            self.move_sun();
        }
        self.end_turn();
    }

    /// One player's part of it; says whether all his cards are turned now.
    fn score_seat(&mut self, instrument: Instrument, seat: Seat) -> bool {
        let played = self.played_by(seat);
        if played.is_empty() {
            return false;
        }
        let mut sum = 0;
        for card in played.iter() {
            let points = worth(self.data, self.table, card, instrument, seat);
            sum += u16::from(points);
            self.sink.event(|| Event::CardScored {
                seat,
                card,
                instrument,
                points,
            });
        }
        let player = &mut self.table.players[seat];
        player.points.observed[instrument] += sum;
        player.turned = player.turned.or(played);
        let finished = player.face_up().is_empty();
        if finished {
            // N4.1: the points of the last observation are doubled.
            player.points.doubled += sum;
            self.sink.event(|| Event::Doubled { seat, points: sum });
        }
        finished
    }

    fn can_play(&self, instrument: Instrument, seat: Seat) -> bool {
        !playable(self.data, self.table, instrument, seat).is_empty()
    }

    fn played_by(&self, seat: Seat) -> CardSet {
        self.table.played.and(self.table.players[seat].cards)
    }
}
