//! Observing and joining in (N3.4, N3.5, N3.7, N4.1).

use tabletop::{EventSink, Seat, SeatSet};

use crate::data::Data;
use crate::play::Play;
use crate::state::Stage;
use crate::{BigBang, CardId, CardSet, Event, Instrument, PublicState};

/// N3.4, N3.5: the maximum number of cards of one sort a player plays in an observation.
pub(crate) const MAX_OF_A_SORT: usize = 2;

/// N3.4, N3.5: returns the sorts of cards that can be played where the instrument is: those of the
/// constellation and, if the Sun is there, those of the solar system.
pub(crate) fn sorts_here(data: &Data, table: &PublicState, instrument: Instrument) -> [CardSet; 2] {
    let cell = table.place(instrument, table.active);
    let solar = if data.board.cell_of(table.sun) == cell {
        data.solar_cards()
    } else {
        CardSet::EMPTY
    };
    [data.cards_of(cell), solar]
}

/// Returns whether a player may play a card, or another card, of a sort. N3.4: the other players
/// may do so only if the active player has played one.
pub(crate) fn is_open(table: &PublicState, seat: Seat, sort: CardSet) -> bool {
    let by = |seat: Seat| table.played_by(seat).and(sort).len();
    by(seat) < MAX_OF_A_SORT && (seat == table.active || by(table.active) > 0)
}

/// Returns the cards a player may play now with this instrument.
pub(crate) fn playable(
    data: &Data,
    table: &PublicState,
    instrument: Instrument,
    seat: Seat,
) -> CardSet {
    let left = table.left_to(seat);
    let sorts = sorts_here(data, table, instrument).into_iter();
    sorts
        .filter(|&sort| is_open(table, seat, sort))
        .fold(CardSet::EMPTY, |cards, sort| cards.or(sort.and(left)))
}

/// N3.4: returns the seats that may join in: none if the eye was used, except at a star party
/// (N6.7).
pub(crate) fn joining(data: &Data, table: &PublicState, instrument: Instrument) -> SeatSet {
    let shared = instrument.is_shared() || table.drawn == Some(BigBang::StarParty);
    let can_play = |seat| !playable(data, table, instrument, seat).is_empty();
    Seat::of(table.seat_count())
        .filter(|&seat| shared && seat != table.active && can_play(seat))
        .collect()
}

/// The points that a player scores in an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The points of the cards (N3.7).
    pub points: u16,
    /// The same points again; `None` unless the player has no cards left (N4.1).
    pub doubled: Option<u16>,
}

impl Gain {
    /// Returns the sum of both.
    #[must_use]
    pub fn total(self) -> u16 {
        self.points + self.doubled.unwrap_or(0)
    }
}

/// N3.7: returns the score of the cards a player has played. N4.1: the last observation is doubled.
pub(crate) fn gain(data: &Data, table: &PublicState, instrument: Instrument, seat: Seat) -> Gain {
    let worth = |card| u16::from(worth(data, table, card, instrument, seat));
    let points = table.played_by(seat).iter().map(worth).sum();
    let last = table.left_to(seat).is_empty();
    Gain {
        points,
        doubled: last.then_some(points),
    }
}

/// N3.7: returns the points of a card with the instrument used. N6.5: at new moon the active
/// player's cards score more. N6.8: with dew on the telescope everyone's cards score less.
pub(crate) fn worth(
    data: &Data,
    table: &PublicState,
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
    /// N3.4: lets the active player observe, if they have cards to play here.
    pub(crate) fn observe(&mut self, instrument: Instrument) {
        if self.can_play(instrument, self.table.active) {
            self.table.stage = Stage::Observing { instrument };
        } else {
            self.end_turn();
        }
    }

    /// N3.4: plays a card, for the active player or for one who joins in.
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

    /// N3.4: ends a player's part. Neither observing nor joining in is mandatory.
    pub(crate) fn done(&mut self, seat: Seat) {
        let nothing = self.table.played_by(seat).is_empty();
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

    /// N3.4: asks the players who may join in, if there are any.
    fn invite(&mut self, instrument: Instrument) {
        let waiting = joining(self.data, self.table, instrument);
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

    /// N3.7: scores all cards played together and turns them face down. Then the Sun moves if a
    /// solar system card was played, or the game ends.
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
            // N3.5: the Sun moves only once for the whole observation.
            self.move_sun();
        }
        self.end_turn();
    }

    /// Scores one player's cards. Returns whether all cards of the player are now face down.
    fn score_seat(&mut self, instrument: Instrument, seat: Seat) -> bool {
        let played = self.table.played_by(seat);
        if played.is_empty() {
            return false;
        }
        for card in played.iter() {
            self.sink.event(|| Event::CardScored {
                seat,
                card,
                instrument,
                points: worth(self.data, self.table, card, instrument, seat),
            });
        }
        let Gain { points, doubled } = gain(self.data, self.table, instrument, seat);
        let player = &mut self.table.players[seat];
        player.points.observed[instrument] += points;
        player.turned = player.turned.or(played);
        if let Some(points) = doubled {
            player.points.doubled += points;
            self.sink.event(|| Event::Doubled { seat, points });
        }
        doubled.is_some()
    }

    fn can_play(&self, instrument: Instrument, seat: Seat) -> bool {
        !playable(self.data, self.table, instrument, seat).is_empty()
    }
}
