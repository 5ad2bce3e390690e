//! All tables in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tabletop::Seed;
use tokio::sync::RwLock;

use super::Slot;
use super::alarms::Alarms;
use super::ready::ReadyGames;
use crate::lock::locked;
use crate::updates::Followers;
use crate::{PlayerId, TableId};

/// All tables in memory.
#[derive(Default)]
pub struct Hall {
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    alarms: Alarms,
    expiries: Arc<Alarms>,
    /// Games ready to be played.
    pub ready: ReadyGames,
    /// The followers of each player's tables.
    pub followers: Followers,
    /// Locked for reading while somebody sits down, for writing while somebody is deleted.
    pub(super) coming: Arc<RwLock<()>>,
}

impl Hall {
    /// Returns a hall without tables. If a seed is given, all games begin with it.
    pub fn new(seed: Option<Seed>) -> Self {
        Self {
            ready: ReadyGames::new(seed),
            ..Self::default()
        }
    }

    /// Returns the slot of a table, creating it if necessary.
    pub fn slot(&self, id: TableId, now: i64) -> Arc<Slot> {
        let mut slots = locked(&self.slots);
        let slot = slots
            .entry(id)
            .or_insert_with(|| Arc::new(Slot::new(id, Arc::clone(&self.expiries), now)));
        slot.used(now);
        Arc::clone(slot)
    }

    /// Returns the slot of a table, if it has one.
    #[must_use]
    pub fn known(&self, id: TableId) -> Option<Arc<Slot>> {
        locked(&self.slots).get(&id).map(Arc::clone)
    }

    /// Returns the number of tables in memory.
    #[must_use]
    pub fn len(&self) -> usize {
        locked(&self.slots).len()
    }

    /// Drops slots that are not needed: without watchers, unused since the given time, without an
    /// alarm, and not waiting for a machine player.
    pub fn rest(&self, since: i64) {
        locked(&self.slots).retain(|_, slot| {
            // Slots are handed out by this map only: if the map is the only owner, nobody can be
            // about to use the slot.
            let needed = Arc::strong_count(slot) > 1 || slot.is_followed() || slot.is_thinking();
            needed || slot.unused_since() > since || locked(&slot.alarm).is_some()
        });
    }

    /// Drops the slot of a table that does not exist.
    pub(super) fn vacate(&self, slot: Arc<Slot>) {
        let mut slots = locked(&self.slots);
        if Arc::strong_count(&slot) <= 2 {
            slots.remove(&slot.id);
        }
    }

    /// Removes a table from memory; it is read again when it is next needed.
    pub async fn put_away(&self, id: TableId) {
        let slot = locked(&self.slots).get(&id).map(Arc::clone);
        if let Some(slot) = slot
            && let Some(table) = slot.table.lock().await.take()
        {
            slot.hold(table.running());
            slot.forget_stored();
        }
    }

    /// Removes a deleted creator from the tables in memory, as was already done in storage.
    pub async fn forget_maker(&self, player: PlayerId) {
        let slots: Vec<_> = locked(&self.slots).values().map(Arc::clone).collect();
        for slot in slots {
            if let Some(table) = &mut *slot.table.lock().await {
                table.maker = table.maker.filter(|maker| *maker != player);
                slot.forget_stored();
            }
        }
    }

    /// Returns the tables whose time has come.
    pub fn due(&self, now: i64) -> Vec<TableId> {
        self.alarms.due(now)
    }

    /// Tells watchers about people who are no longer present.
    pub fn expire_presence(&self, now: i64) {
        for slot in self
            .expiries
            .due(now)
            .into_iter()
            .filter_map(|id| self.known(id))
        {
            slot.expire_presence(now);
        }
    }

    /// Adds an extra alarm for a table, whatever alarm it already has.
    pub fn look_again(&self, id: TableId, at: i64) {
        self.alarms.add(id, at);
    }

    /// Sets when a table needs attention without a request.
    pub(super) fn set_alarm(&self, slot: &Slot, at: Option<i64>) {
        let before = std::mem::replace(&mut *locked(&slot.alarm), at);
        self.alarms.replace(slot.id, before, at);
    }
}
