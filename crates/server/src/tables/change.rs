//! The only way to look at a table, and the only way to change it.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::opening;
use super::{Coming, Slot, Table, TableError};
use crate::machines;
use crate::storage::{StorageError, Write};
use crate::{App, PlayerId, TableId};

/// Reads the stored version of a table.
///
/// # Errors
/// Returns an error if there is no such table, or storage fails.
pub async fn look<T>(
    app: &App,
    id: TableId,
    look: impl FnOnce(&Table, &Slot) -> T,
) -> Result<T, TableError> {
    let slot = app.hall.slot(id, app.clock.now());
    match read(app, &slot).await {
        Ok(table) => Ok(look(&table, &slot)),
        Err(error) => {
            if error == TableError::NotFound {
                app.hall.vacate(slot);
            }
            Err(error)
        }
    }
}

/// Returns the stored version of a table. Holding it blocks nobody: the table can change in the
/// meantime.
///
/// # Errors
/// Returns an error if there is no such table, or storage fails.
pub async fn read(app: &App, slot: &Slot) -> Result<Arc<Table>, TableError> {
    match slot.stored() {
        Some(table) => Ok(table),
        // Every stream contains this future, so its rare part is on the heap.
        None => Box::pin(read_slowly(app, slot)).await,
    }
}

/// Returns the stored version of a table of which there is no copy to read.
async fn read_slowly(app: &App, slot: &Slot) -> Result<Arc<Table>, TableError> {
    let mut place = slot.table.lock().await;
    let table = present(app, slot, place.take()).await?;
    let table = place.insert(table);
    slot.note_stored(table);
    // No copy is kept if nobody watches the table.
    Ok(slot.stored().unwrap_or_else(|| Arc::new(table.read_copy())))
}

/// Changes a table in memory, persists the change and then publishes it. Runs to completion even if
/// the caller disconnects.
///
/// # Errors
/// Returns an error if the change or storage fails; nothing has then changed.
pub async fn change<T: Send + 'static>(
    app: &App,
    id: TableId,
    operation: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, TableError> + Send + 'static,
) -> Result<T, TableError> {
    change_with(app, id, false, operation).await
}

/// Like [`change`], but with the complete record of the game in memory.
///
/// # Errors
/// Returns an error if the change or storage fails; nothing has then changed.
pub async fn change_whole<T: Send + 'static>(
    app: &App,
    id: TableId,
    operation: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, TableError> + Send + 'static,
) -> Result<T, TableError> {
    change_with(app, id, true, operation).await
}

async fn change_with<T: Send + 'static>(
    app: &App,
    id: TableId,
    whole: bool,
    operation: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, TableError> + Send + 'static,
) -> Result<T, TableError> {
    let (sender, receiver) = oneshot::channel();
    let app = app.clone();
    tokio::spawn(async move {
        match change_locked(&app, id, whole, operation).await {
            Ok((changed, saved)) => {
                // The change is published first, so that a caller who also watches the table can be
                // told of both at once. The caller may no longer be connected.
                saved.publish(&app);
                let _ = sender.send(Ok(changed));
            }
            Err(error) => {
                let _ = sender.send(Err(error));
            }
        }
    });
    // The channel closes without a result only if the change panicked.
    receiver.await.unwrap_or(Err(TableError::Internal))
}

async fn change_locked<T>(
    app: &App,
    id: TableId,
    whole: bool,
    operation: impl FnOnce(&mut Table, &Slot, i64) -> Result<T, TableError>,
) -> Result<(T, Saved), TableError> {
    let slot = app.hall.slot(id, app.clock.now());
    let mut place = slot.table.lock().await;
    // The table is taken out of its slot: if anything goes wrong, it is read again from storage.
    let mut table = match present(app, &slot, place.take()).await {
        Ok(table) => table,
        Err(error) => {
            drop(place);
            if error == TableError::NotFound {
                app.hall.vacate(slot);
            }
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
    let saved = match operation(&mut table, &slot, now) {
        Ok(changed) => {
            let saved = persist(app, &slot, &mut table, now).await;
            saved.map(|saved| (changed, saved))
        }
        Err(error) if !table.has_unsaved() => {
            *place = Some(table);
            return Err(error);
        }
        Err(error) => Err(error),
    };
    match &saved {
        Ok(_) => *place = Some(table),
        Err(_) => {
            // It is unknown now whether the change was stored.
            slot.forget_stored();
            // The clocks keep running: nobody gains time because a change cannot be saved.
            slot.hold(running);
        }
    }
    saved
}

/// A stored change that is to be published.
struct Saved {
    slot: Arc<Slot>,
    about: bool,
    version: usize,
    /// The players to notify, if anything changed.
    concerned: Vec<PlayerId>,
}

impl Saved {
    /// Publishes the change.
    fn publish(&self, app: &App) {
        if self.about {
            self.slot.about_changed();
        }
        self.slot.game_changed(self.version);
        app.hall.followers.publish(&self.concerned, self.slot.id);
    }
}

/// Persists everything that has changed.
async fn persist(
    app: &App,
    slot: &Arc<Slot>,
    table: &mut Table,
    now: i64,
) -> Result<Saved, TableError> {
    let about = table.unsaved.about;
    let has_changed = about || table.version() > table.unsaved.lines_from;
    let gone = std::mem::take(&mut table.unsaved.gone);
    let writes = table.take_writes(&app.settings, now);
    let data = writes.iter().find_map(|write| match write {
        Write::Data { hash, .. } => Some(hash.clone()),
        _ => None,
    });
    let is_limited = writes
        .iter()
        .any(|write| matches!(write, Write::Fewer { .. }));
    if !writes.is_empty() {
        match app.storage.write(writes).await {
            Err(StorageError::Conflict) if is_limited => {
                let most = app.settings.tables_per_player;
                return Err(TableError::TooManyTables { most });
            }
            written => written?,
        }
    }
    if let Some(hash) = data {
        app.hall.ready.stored(&hash);
    }
    table.mark_saved();
    attend(app, slot, table, now);
    slot.note_stored(table);
    let concerned = if has_changed {
        [table.members(), gone].concat()
    } else {
        Vec::new()
    };
    Ok(Saved {
        slot: Arc::clone(slot),
        about,
        version: table.version(),
        concerned,
    })
}

/// Asks the table's machine players and sets its alarm.
fn attend(app: &App, slot: &Slot, table: &mut Table, now: i64) {
    machines::ask(app, table);
    app.hall.set_alarm(slot, table.alarm(now));
}

/// Returns the table from memory, or loads it from storage.
async fn present(app: &App, slot: &Slot, table: Option<Table>) -> Result<Table, TableError> {
    if let Some(table) = table {
        return Ok(table);
    }
    let mut table = opening::open(app, slot.id).await?;
    if let Some(running) = slot.held() {
        table.go_on(running);
        table.settle(app.clock.now());
    }
    attend(app, slot, &mut table, app.clock.now());
    slot.game_changed(table.version());
    Ok(table)
}

/// Persists a new table and starts to attend to it.
///
/// # Errors
/// Returns an error if storage fails.
pub async fn set_up(app: &App, mut table: Table, coming: Coming) -> Result<(), TableError> {
    let app = app.clone();
    let task = tokio::spawn(async move {
        let _coming = coming;
        let now = app.clock.now();
        let slot = app.hall.slot(table.id, now);
        let mut place = slot.table.lock().await;
        let saved = persist(&app, &slot, &mut table, now).await?;
        *place = Some(table);
        drop(place);
        saved.publish(&app);
        Ok(())
    });
    task.await.unwrap_or(Err(TableError::Internal))
}
