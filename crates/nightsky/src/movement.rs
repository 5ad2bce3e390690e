//! Choosing an instrument and moving it (N3.2, N3.3, N3.6).

use sky::{Constellation, ConstellationSet};
use tabletop::EventSink;

use crate::data::Data;
use crate::play::Play;
use crate::state::Stage;
use crate::{BigBang, Event, Instrument, PublicState};

/// N3.6: the points for a visit to the Sun.
const SUN_POINTS: u8 = 1;

/// N3.3, N6.1: returns how many borders an instrument may cross this turn.
pub(crate) fn steps(data: &Data, table: &PublicState, instrument: Instrument) -> usize {
    let further = match table.drawn {
        Some(BigBang::ClearNight) => data.big_bangs.amount(BigBang::ClearNight),
        _ => 0,
    };
    instrument.steps() + usize::from(further)
}

/// N3.3: returns the cells the active player's instrument can reach, including the one it is on.
pub(crate) fn reach(data: &Data, table: &PublicState, instrument: Instrument) -> ConstellationSet {
    let steps = steps(data, table, instrument);
    data.board
        .within(steps, table.place(instrument, table.active))
}

/// N3.6: returns whether moving an instrument to a cell counts as a visit to the Sun. It only does
/// if the active player has no solar system card left to play.
pub(crate) fn visits_sun(
    data: &Data,
    table: &PublicState,
    instrument: Instrument,
    cell: Constellation,
) -> bool {
    let moves = table.place(instrument, table.active) != cell;
    let solar = table.players[table.active]
        .face_up()
        .and(data.solar_cards());
    moves && data.board.cell_of(table.sun) == cell && solar.is_empty()
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// N3.2: chooses the instrument.
    pub(crate) fn choose(&mut self, instrument: Instrument) {
        let seat = self.table.active;
        self.sink
            .event(|| Event::InstrumentChosen { seat, instrument });
        self.table.stage = Stage::Moving { instrument };
    }

    /// N3.3: moves the instrument along a shortest path.
    pub(crate) fn move_to(&mut self, cell: Constellation) {
        let Stage::Moving { instrument } = self.table.stage else {
            return;
        };
        let seat = self.table.active;
        let from = self.table.place(instrument, seat);
        let board = &self.data.board;
        self.sink.event(|| Event::InstrumentMoved {
            seat,
            instrument,
            path: board.path(from, cell),
        });
        let visit = visits_sun(self.data, self.table, instrument, cell);
        self.table.put(instrument, seat, cell);
        if visit {
            self.visit_sun();
        }
        self.observe(instrument);
    }

    /// N3.3: leaves the instrument where it is.
    pub(crate) fn stay(&mut self) {
        let Stage::Moving { instrument } = self.table.stage else {
            return;
        };
        let seat = self.table.active;
        let cell = self.table.place(instrument, seat);
        self.sink.event(|| Event::InstrumentStayed {
            seat,
            instrument,
            cell,
        });
        self.observe(instrument);
    }

    /// N3.6: scores a visit to the Sun.
    fn visit_sun(&mut self) {
        let seat = self.table.active;
        let points = SUN_POINTS;
        self.table.players[seat].points.sun += u16::from(points);
        self.sink.event(|| Event::SunVisited { seat, points });
    }
}
