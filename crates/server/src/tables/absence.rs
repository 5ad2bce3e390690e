//! Absent people, and when a machine may take their seat.

use tabletop::Seat;

use super::{Absence, Plays, Presence, Proposed, Table, TableError};
use crate::PlayerId;
use crate::storage::Status;

/// How often to check whether somebody is absent, in milliseconds.
const LOOK_AGAIN: i64 = 15_000;

impl Table {
    /// Lets machines take the seats of people who are to act but have been absent for too long.
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

    /// Returns when the table next needs attention without a request: when somebody's time is up,
    /// or when it is time to check whether somebody is absent.
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

    /// Checks that the player to be replaced is absent.
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

    /// Checks whether the player on a seat may be replaced by vote.
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
