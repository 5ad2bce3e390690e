//! The tables in memory.

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

/// The tables in memory.
#[derive(Default)]
pub struct Hall {
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    alarms: Alarms,
    lapses: Arc<Alarms>,
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
            .or_insert_with(|| Arc::new(Slot::new(id, Arc::clone(&self.lapses), now)));
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
            slot.forget_stored();
        }
    }

    /// Tables in memory forget who made them, as the storage has.
    pub async fn forget_maker(&self, player: PlayerId) {
        let slots: Vec<_> = locked(&self.slots).values().map(Arc::clone).collect();
        for slot in slots {
            if let Some(table) = &mut *slot.table.lock().await {
                table.maker = table.maker.filter(|maker| *maker != player);
                slot.forget_stored();
            }
        }
    }

    /// Tables whose time has come.
    pub fn due(&self, now: i64) -> Vec<TableId> {
        self.alarms.due(now)
    }

    /// Tells those who follow tables that somebody has gone.
    pub fn lapse(&self, now: i64) {
        for slot in self
            .lapses
            .due(now)
            .into_iter()
            .filter_map(|id| self.known(id))
        {
            slot.lapse(now);
        }
    }

    /// Has a table looked at once more, whatever alarm it has.
    pub fn look_again(&self, id: TableId, at: i64) {
        self.alarms.add(id, at);
    }

    /// Sets when a table is to be looked at though nobody asks.
    pub(super) fn set_alarm(&self, slot: &Slot, at: Option<i64>) {
        let before = std::mem::replace(&mut *locked(&slot.alarm), at);
        self.alarms.replace(slot.id, before, at);
    }
}
