//! People who are gone: when a machine may take their place.

use tabletop::Seat;

use super::{Absence, Plays, Presence, Proposed, Table, TableError};
use crate::PlayerId;
use crate::storage::Status;

/// How often it is looked whether somebody is gone.
const LOOK_AGAIN: i64 = 15_000;

impl Table {
    /// Machines take the place of those who have been gone for long while it is their turn.
    pub(super) fn replace_absent(&mut self, presence: &Presence, now: i64) {
        let absent: Vec<Seat> = self.absent(presence, now);
        for seat in absent {
            self.replace(seat, false);
        }
        self.settle(now);
    }

    fn absent(&self, presence: &Presence, now: i64) -> Vec<Seat> {
        let Absence::After { minutes } = self.about.absence else {
            return Vec::new();
        };
        let gone = |seat: &Seat| match self.plays(*seat) {
            Plays::Person(player) => presence
                .gone_since(player, self.since, now)
                .is_some_and(|since| now - since >= i64::from(minutes) * 60_000),
            _ => false,
        };
        self.to_act().iter().filter(gone).collect()
    }

    /// When the table is to be looked at though nobody asks: when somebody's time is up, or to see
    /// whether somebody is gone.
    #[must_use]
    pub fn alarm(&self, now: i64) -> Option<i64> {
        if self.status != Status::Playing {
            return None;
        }
        let people = self
            .to_act()
            .iter()
            .filter(|&seat| matches!(self.plays(seat), Plays::Person(_)));
        let waits = matches!(self.about.absence, Absence::After { .. });
        let look = waits.then_some(now + LOOK_AGAIN);
        let alarms = people.filter_map(|seat| {
            let late = self.clocks.deadline(seat);
            late.into_iter().chain(look).min()
        });
        alarms.min()
    }

    /// Nobody is replaced who is there.
    pub(super) fn check_gone(
        &self,
        what: Proposed,
        presence: &Presence,
        now: i64,
    ) -> Result<(), TableError> {
        let absent = self.concerned_by(what);
        if absent.is_some_and(|player| presence.is_there(player, now)) {
            return Err(TableError::StillThere);
        }
        Ok(())
    }

    /// Whether somebody may be replaced by a vote.
    pub(super) fn check_replaceable(&self, player: PlayerId, seat: Seat) -> Result<(), TableError> {
        if self.about.absence != Absence::Vote {
            return Err(TableError::NoVote);
        }
        match self.plays(seat) {
            Plays::Person(other) if other != player => Ok(()),
            _ => Err(TableError::NobodyToReplace),
        }
    }
}
