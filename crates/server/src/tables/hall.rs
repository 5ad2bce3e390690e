//! The tables in memory, and the one way to change them.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::RwLock;

use super::opening;
use super::ready::ReadyGames;
use super::{Coming, Slot, Table};
use crate::machines;
use crate::storage::Write;
use crate::updates::Followers;
use crate::{ApiError, App, PlayerId, TableId};

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

/// A lock that no panic can spoil: what it guards is whole between any two statements.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// A table's place.
    pub fn slot(&self, id: TableId, now: i64) -> Arc<Slot> {
        let mut slots = locked(&self.slots);
        let slot = slots
            .entry(id)
            .or_insert_with(|| Arc::new(Slot::new(id, now)));
        slot.used(now);
        Arc::clone(slot)
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
            let needed = Arc::strong_count(slot) > 1 || slot.is_followed();
            needed || slot.unused_since() > since || locked(&slot.alarm).is_some()
        });
    }

    /// Drops the place of a table that is not there.
    fn vacate(&self, slot: Arc<Slot>) {
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
    fn set_alarm(&self, slot: &Slot, at: Option<i64>) {
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

/// Looks at a table.
///
/// # Errors
/// If there is none, or the storage fails.
pub async fn look<T>(
    app: &App,
    id: TableId,
    look: impl FnOnce(&Table, &Slot) -> T,
) -> Result<T, ApiError> {
    let slot = app.hall.slot(id, app.clock.now());
    let mut place = slot.table.lock().await;
    match present(app, &slot, place.take()).await {
        Ok(table) => {
            let seen = look(&table, &slot);
            *place = Some(table);
            Ok(seen)
        }
        Err(error) => {
            drop(place);
            app.hall.vacate(slot);
            Err(error)
        }
    }
}

/// Changes a table: in memory, then in the storage, then everybody hears of it. It goes through even
/// if whoever asked has hung up.
///
/// # Errors
/// What the change says, or the storage; then nothing has changed.
pub async fn change<T: Send + 'static>(
    app: &App,
    id: TableId,
    change: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    change_with(app, id, false, change).await
}

/// The same with the whole past of the game at hand.
///
/// # Errors
/// What the change says, or the storage; then nothing has changed.
pub async fn change_whole<T: Send + 'static>(
    app: &App,
    id: TableId,
    change: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    change_with(app, id, true, change).await
}

async fn change_with<T: Send + 'static>(
    app: &App,
    id: TableId,
    whole: bool,
    change: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let app = app.clone();
    let task = tokio::spawn(async move { change_alone(&app, id, whole, change).await });
    task.await.unwrap_or_else(|_| Err(ApiError::internal()))
}

async fn change_alone<T>(
    app: &App,
    id: TableId,
    whole: bool,
    change: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, ApiError>,
) -> Result<T, ApiError> {
    let slot = app.hall.slot(id, app.clock.now());
    let mut place = slot.table.lock().await;
    // Taken out of its place: if anything goes wrong on the way it is read again from the storage.
    let mut table = match present(app, &slot, place.take()).await {
        Ok(table) => table,
        Err(error) => {
            drop(place);
            app.hall.vacate(slot);
            return Err(error);
        }
    };
    if whole {
        match opening::whole_game(app, id, &table.about).await {
            Ok(game) => table.game = Some(game),
            Err(error) => {
                *place = Some(table);
                return Err(error);
            }
        }
    }
    let running = table.running();
    let now = app.clock.now();
    let changed = change(&mut table, &slot, now);
    if changed.is_err() && !table.has_unkept() {
        *place = Some(table);
        return changed;
    }
    let kept = match changed {
        Ok(changed) => keep(app, &slot, &mut table, now).await.map(|()| changed),
        Err(error) => Err(error),
    };
    match &kept {
        Ok(_) => *place = Some(table),
        // The clocks go on all the same: nobody gains time by what cannot be kept.
        Err(_) => slot.hold(running),
    }
    kept
}

/// Writes what has changed, and then tells of it.
async fn keep(app: &App, slot: &Slot, table: &mut Table, now: i64) -> Result<(), ApiError> {
    let about = table.unkept.about;
    let news = about || table.version() > table.unkept.lines_from;
    let gone = std::mem::take(&mut table.unkept.gone);
    let writes = table.take_writes(&app.settings, now);
    let data = writes.iter().find_map(|write| match write {
        Write::Data { hash, .. } => Some(hash.clone()),
        _ => None,
    });
    if !writes.is_empty() {
        app.storage.write(writes).await?;
    }
    if let Some(hash) = data {
        app.hall.ready.stored(&hash);
    }
    table.kept();
    attend(app, slot, table, now);
    if about {
        slot.about_changed();
    }
    slot.game_changed(table.version());
    if news {
        let concerned = [table.members(), gone].concat();
        app.hall.followers.tell(&concerned, table.id);
    }
    Ok(())
}

/// Puts the table's machine players to work and sets its alarm.
fn attend(app: &App, slot: &Slot, table: &mut Table, now: i64) {
    machines::ask(app, table);
    app.hall.set_alarm(slot, table.alarm(&slot.presence, now));
}

/// The table, from memory or from the storage.
async fn present(app: &App, slot: &Slot, table: Option<Table>) -> Result<Table, ApiError> {
    if let Some(table) = table {
        return Ok(table);
    }
    let mut table = opening::open(app, slot.id).await?;
    if let Some(running) = slot.held() {
        table.go_on(running);
    }
    attend(app, slot, &mut table, app.clock.now());
    slot.game_changed(table.version());
    Ok(table)
}

/// Keeps a new table, and begins to look after it.
///
/// # Errors
/// What the storage says.
pub async fn set_up(app: &App, mut table: Table, coming: Coming) -> Result<(), ApiError> {
    let app = app.clone();
    let task = tokio::spawn(async move {
        let _coming = coming;
        let now = app.clock.now();
        let slot = app.hall.slot(table.id, now);
        let mut place = slot.table.lock().await;
        keep(&app, &slot, &mut table, now).await?;
        *place = Some(table);
        Ok(())
    });
    task.await.unwrap_or_else(|_| Err(ApiError::internal()))
}
