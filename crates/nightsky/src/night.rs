//! The beginning of a turn: the die and the Big Bang cards (N3.1, N6, N7.1).

use sky::Constellation;
use tabletop::{EventSink, Seat};

use crate::play::Play;
use crate::state::Stage;
use crate::{BigBang, Event, Instrument};

impl<S: EventSink<Event>> Play<'_, S> {
    /// N3.1: rolls the die. An even number draws a Big Bang card, an odd one does not.
    pub(crate) fn roll_for_the_night(&mut self) {
        let roll = self.roll_die();
        let seat = self.table.active;
        self.table.die = Some(roll);
        self.sink.event(|| Event::DieRolled { seat, roll });
        if roll.is_multiple_of(2) {
            self.draw_big_bang();
        } else {
            self.table.stage = Stage::Choosing;
        }
    }

    /// N3.1: draws no card, in the variant without the die.
    pub(crate) fn draw_none(&mut self) {
        let seat = self.table.active;
        self.sink.event(|| Event::NoneDrawn { seat });
        self.table.stage = Stage::Choosing;
    }

    /// N3.1, N7.1: draws a card, each remaining one with equal probability. Once all have been
    /// drawn, the pile is shuffled again.
    pub(crate) fn draw_big_bang(&mut self) {
        if self.table.pile.total() == 0 {
            self.table.pile = self.data.big_bangs.pile();
            self.sink.event(|| Event::PileShuffled);
        }
        let number = self.draw_number(self.table.pile.total());
        let Some(card) = self.table.pile.nth(number) else {
            return;
        };
        self.table.pile.take(card);
        self.table.drawn = Some(card);
        let seat = self.table.active;
        self.sink.event(|| Event::BigBangDrawn { seat, card });
        self.table.stage = Stage::Choosing;
        self.resolve(card);
    }

    /// Applies the immediate effect of a card. Effects that last the whole turn are looked up where
    /// they apply.
    fn resolve(&mut self, card: BigBang) {
        match card {
            BigBang::ShootingStar => self.shooting_star(),
            BigBang::Clouds => self.table.stage = Stage::Clouding,
            BigBang::Conjunction => self.table.stage = Stage::Swapping,
            BigBang::Eclipse => self.move_sun(),
            BigBang::BigBang => self.throw_all(),
            BigBang::ClearNight | BigBang::NewMoon | BigBang::StarParty | BigBang::Dew => {}
        }
    }

    /// N6.2: scores points at once.
    fn shooting_star(&mut self) {
        let seat = self.table.active;
        let points = self.data.big_bangs.amount(BigBang::ShootingStar);
        self.table.players[seat].points.shooting_star += u16::from(points);
        self.sink.event(|| Event::ShootingStar { seat, points });
    }

    /// N6.3: makes the instrument unusable until the player's next turn.
    pub(crate) fn cloud(&mut self, instrument: Instrument) {
        let seat = self.table.active;
        self.table.players[seat].clouds = Some(instrument);
        self.sink.event(|| Event::Clouded { seat, instrument });
        self.table.stage = Stage::Choosing;
    }

    /// N6.4: swaps two shared instruments.
    pub(crate) fn swap(&mut self, one: Instrument, other: Instrument) {
        let seat = self.table.active;
        let (first, second) = (self.table.place(one, seat), self.table.place(other, seat));
        self.table.put(one, seat, second);
        self.table.put(other, seat, first);
        self.sink.event(|| Event::Swapped { seat, one, other });
        self.table.stage = Stage::Choosing;
    }

    /// N3.5, N6.6: moves the Sun by as many signs as the die shows.
    pub(crate) fn move_sun(&mut self) {
        let roll = self.roll_die();
        let from = self.table.sun;
        let to = from.after(roll.into());
        self.table.sun = to;
        self.sink.event(|| Event::SunMoved { roll, from, to });
    }

    /// N6.9: throws all instruments and eyes again.
    fn throw_all(&mut self) {
        let anybody = self.table.active;
        for instrument in Instrument::SHARED {
            let cell = self.throw();
            self.table.put(instrument, anybody, cell);
            self.sink
                .event(|| Event::InstrumentThrown { instrument, cell });
        }
        for seat in Seat::of(self.table.seat_count()) {
            let cell = self.throw();
            self.table.players[seat].eye = cell;
            self.sink.event(|| Event::EyeThrown { seat, cell });
        }
    }

    /// N2.1: throws a token. The probability of each constellation is proportional to its area.
    fn throw(&mut self) -> Constellation {
        let place = self.draw_number(self.data.board.area());
        self.data.board.thrown_at(place)
    }
}
