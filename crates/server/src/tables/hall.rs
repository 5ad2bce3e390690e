//! The tables in memory.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};

use tabletop::Seed;
use tokio::sync::RwLock;

use super::Slot;
use super::ready::ReadyGames;
use crate::lock::locked;
use crate::updates::Followers;
use crate::{PlayerId, TableId};

/// The tables in memory.
#[derive(Default)]
pub struct Hall {
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    alarms: Mutex<BTreeSet<(i64, TableId)>>,
    /// Games made ready.
    pub ready: ReadyGames,
    /// Who follows all tables of a player.
    pub followers: Followers,
    /// Held to read while somebody sits down, to write while somebody is deleted.
    pub(super) coming: Arc<RwLock<()>>,
}

impl Hall {
    /// One without tables. With a seed all games begin with it.
    pub fn new(seed: Option<Seed>) -> Self {
        Self {
            ready: ReadyGames::new(seed),
            ..Self::default()
        }
    }

    /// A table's place.
    pub fn slot(&self, id: TableId, now: i64) -> Arc<Slot> {
        let mut slots = locked(&self.slots);
        let slot = slots
            .entry(id)
            .or_insert_with(|| Arc::new(Slot::new(id, now)));
        slot.used(now);
        Arc::clone(slot)
    }

    /// A table's place, if it has one.
    #[must_use]
    pub fn known(&self, id: TableId) -> Option<Arc<Slot>> {
        locked(&self.slots).get(&id).map(Arc::clone)
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn len(&self) -> usize {
        locked(&self.slots).len()
    }

    /// Drops places nobody needs: not followed, not used since a time, not waiting for a machine.
    pub fn rest(&self, since: i64) {
        locked(&self.slots).retain(|_, slot| {
            // Who holds a slot came by this map: with one owner nobody can be about to use it.
            let needed = Arc::strong_count(slot) > 1 || slot.is_followed() || slot.is_thinking();
            needed || slot.unused_since() > since || locked(&slot.alarm).is_some()
        });
    }

    /// Drops the place of a table that is not there.
    pub(super) fn vacate(&self, slot: Arc<Slot>) {
        let mut slots = locked(&self.slots);
        if Arc::strong_count(&slot) <= 2 {
            slots.remove(&slot.id);
        }
    }

    /// Takes a table out of memory: it is read anew when it is next needed.
    pub async fn put_away(&self, id: TableId) {
        let slot = locked(&self.slots).get(&id).map(Arc::clone);
        if let Some(slot) = slot
            && let Some(table) = slot.table.lock().await.take()
        {
            slot.hold(table.running());
        }
    }

    /// Tables in memory forget who made them, as the storage has.
    pub async fn forget_maker(&self, player: PlayerId) {
        let slots: Vec<_> = locked(&self.slots).values().map(Arc::clone).collect();
        for slot in slots {
            if let Some(table) = &mut *slot.table.lock().await {
                table.maker = table.maker.filter(|maker| *maker != player);
            }
        }
    }

    /// Tables whose time has come.
    pub fn due(&self, now: i64) -> Vec<TableId> {
        let mut alarms = locked(&self.alarms);
        let later = alarms.split_off(&(now + 1, TableId::from_bytes([0; 16])));
        let due = std::mem::replace(&mut *alarms, later);
        due.into_iter().map(|(_, id)| id).collect()
    }

    /// Has a table looked at once more, whatever alarm it has.
    pub fn look_again(&self, id: TableId, at: i64) {
        locked(&self.alarms).insert((at, id));
    }

    /// Sets when a table is to be looked at though nobody asks.
    pub(super) fn set_alarm(&self, slot: &Slot, at: Option<i64>) {
        let before = std::mem::replace(&mut *locked(&slot.alarm), at);
        if before == at {
            return;
        }
        let mut alarms = locked(&self.alarms);
        if let Some(before) = before {
            alarms.remove(&(before, slot.id));
        }
        alarms.extend(at.map(|at| (at, slot.id)));
    }
}
