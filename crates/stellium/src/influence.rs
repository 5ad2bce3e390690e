//! Placing a body and its influence: permutation, collision, rotation, attraction (S3.2 to S3.7).

use tabletop::EventSink;

use crate::play::Play;
use crate::state::Stage;
use crate::{Body, Cell, CellSet, Direction, Event, PublicState, Universe};

impl<S: EventSink<Event>> Play<'_, S> {
    /// S3.2, S3.7: places the body in the way the influence requires, and spends the token if one
    /// is used.
    pub(crate) fn place(&mut self, cell: Cell, influence: Body) {
        let Stage::Placing { body } = self.table.stage else {
            return;
        };
        let seat = self.table.active;
        if influence != body {
            self.table.players[seat].tokens.spend(influence);
            self.sink.event(|| Event::TokenSpent {
                seat,
                token: influence,
            });
        }
        let pushed = self.table.universe.take(cell);
        self.table.universe.put(body, cell);
        self.sink.event(|| Event::BodyPlaced { seat, body, cell });
        if let Some(pushed) = pushed {
            self.table.stage = Stage::Pushing { cell, pushed };
            return;
        }
        self.table.stage = Stage::Influencing {
            influence,
            body,
            cell,
        };
        if !can_apply(self.table) {
            self.no_influence();
        }
    }

    /// Continues without an influence: none is possible, or the player skipped it.
    pub(crate) fn no_influence(&mut self) {
        let seat = self.table.active;
        self.sink.event(|| Event::NoInfluence { seat });
        self.validation_phase();
    }

    /// S3.3: permutation. It never empties a galaxy.
    pub(crate) fn swap(&mut self, body: Cell, with: Cell) {
        self.table.universe.swap(body, with);
        self.sink.event(|| Event::BodiesSwapped { body, with });
        self.validation_phase();
    }

    /// S3.4: collision. A body pushed off the board returns to the bag.
    pub(crate) fn push(&mut self, direction: Direction) {
        let Stage::Pushing { cell, pushed } = self.table.stage else {
            return;
        };
        let before = self.table.universe;
        let sink = &mut *self.sink;
        let gone = self
            .table
            .universe
            .push(cell, direction, pushed, |body, from, to| {
                sink.event(|| Event::BodyPushed { body, from, to });
            });
        if let Some(body) = gone {
            self.table.bag[body] += 1;
        }
        self.after_influence(before);
    }

    /// S3.5: rotation. It never empties a galaxy.
    pub(crate) fn turn_galaxy(&mut self, sixths: u8) {
        let Stage::Influencing { cell, .. } = self.table.stage else {
            return;
        };
        if let Some(galaxy) = cell.galaxy() {
            self.table.universe.turn(galaxy, sixths);
            self.sink.event(|| Event::GalaxyTurned { galaxy, sixths });
        }
        self.validation_phase();
    }

    /// S3.6: attraction.
    pub(crate) fn attract(&mut self, from: Cell, hole: Cell) {
        let before = self.table.universe;
        if let Some(body) = self.table.universe.take(from) {
            self.table.universe.put(body, hole);
            self.sink
                .event(|| Event::BodyAttracted { body, from, hole });
        }
        self.after_influence(before);
    }

    /// S6.2: a galaxy emptied by an influence is reloaded before validation.
    fn after_influence(&mut self, before: Universe) {
        self.note_emptied(&before);
        self.reload_or_validate();
    }
}

/// Returns whether the influence of the body just placed can be applied. A rotation always can.
pub(crate) fn can_apply(table: &PublicState) -> bool {
    let Stage::Influencing {
        influence,
        body,
        cell,
    } = table.stage
    else {
        return false;
    };
    match influence {
        Body::Planet => {
            let movable = movable(&table.universe, cell);
            let own = table.universe.bodies[body].and(movable);
            own.iter().any(|one| movable.touches(one))
        }
        Body::Star => true,
        Body::Supernova => {
            let movable = movable(&table.universe, cell);
            free_holes(&table.universe)
                .iter()
                .any(|hole| movable.touches(hole))
        }
        Body::Comet => false,
    }
}

/// S6.1: returns the cells of all bodies except the one just placed.
pub(crate) fn movable(universe: &Universe, placed: Cell) -> CellSet {
    universe.occupied().without(CellSet::only(placed))
}

/// S3.6: returns the black holes without a body.
pub(crate) fn free_holes(universe: &Universe) -> CellSet {
    CellSet::HOLES.without(universe.occupied())
}
