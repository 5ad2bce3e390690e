//! The times at which tables need attention without a request.

use std::collections::BTreeSet;
use std::sync::Mutex;

use crate::TableId;
use crate::lock::locked;

/// The times at which tables need attention.
#[derive(Debug, Default)]
pub struct Alarms(Mutex<BTreeSet<(i64, TableId)>>);

impl Alarms {
    /// Adds an alarm for a table.
    pub fn add(&self, table: TableId, at: i64) {
        locked(&self.0).insert((at, table));
    }

    /// Replaces one alarm of a table with another.
    pub fn replace(&self, table: TableId, before: Option<i64>, at: Option<i64>) {
        if before == at {
            return;
        }
        let mut alarms = locked(&self.0);
        if let Some(before) = before {
            alarms.remove(&(before, table));
        }
        alarms.extend(at.map(|at| (at, table)));
    }

    /// Removes and returns the tables whose time has come.
    #[must_use]
    pub fn due(&self, now: i64) -> Vec<TableId> {
        let mut alarms = locked(&self.0);
        let later = alarms.split_off(&(now + 1, TableId::from_bytes([0; 16])));
        let due = std::mem::replace(&mut *alarms, later);
        due.into_iter().map(|(_, table)| table).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alarms_fire_once_when_they_are_due() {
        let (alarms, [ann, ben]) = (
            Alarms::default(),
            [1, 2].map(|n| TableId::from_bytes([n; 16])),
        );
        alarms.add(ann, 20);
        alarms.replace(ben, None, Some(10));
        assert_eq!(alarms.due(9), []);
        assert_eq!(alarms.due(10), [ben]);
        alarms.replace(ben, None, Some(15));
        alarms.replace(ben, Some(15), Some(30));
        assert_eq!(alarms.due(29), [ann]);
        alarms.replace(ben, Some(30), None);
        assert_eq!(alarms.due(99), []);
    }
}
