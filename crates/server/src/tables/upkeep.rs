//! The work that the server does without requests: clocks, absent people, unused tables.

use std::time::Duration;

use futures_util::future::join_all;

use super::TableError;
use super::change::change;
use crate::stop::Stop;
use crate::storage::{Status, StorageError, delete_hidden, delete_table};
use crate::{App, TableId, figures, identity};

/// How often clocks are checked.
const TICK: Duration = Duration::from_millis(100);
/// How long to wait before a failed table is tried again, in milliseconds.
const TRY_AGAIN: i64 = 1000;
/// The number of ticks between two checks for unused tables.
const REST_TICKS: u32 = 100;
/// The number of tables closed at a time.
const CLOSE_AT_ONCE: usize = 200;
/// The number of tables deleted at a time.
const DELETE_AT_ONCE: usize = 20;
/// How long a table may be hidden before it is deleted, in milliseconds: until then a record may still
/// be being imported.
const HIDDEN: i64 = 3600 * 1000;

/// Attends to the tables until the server stops, starting with those that were in play when it last
/// stopped.
pub async fn look_after(app: App) {
    wake_tables(&app).await;
    let mut stop = Stop::of(&app.stop);
    let mut ticks: u32 = 0;
    loop {
        tokio::select! {
            () = stop.stopped() => return,
            () = tokio::time::sleep(TICK) => {}
        }
        tick(&app).await;
        ticks = ticks.wrapping_add(1);
        if ticks.is_multiple_of(REST_TICKS) {
            tidy(&app).await;
        }
    }
}

/// Resumes the tables that need the server's attention.
async fn wake_tables(app: &App) {
    let ids = match app.storage.attended_tables().await {
        Ok(ids) => ids,
        Err(error) => return tracing::error!(%error, "failed to list tables"),
    };
    tracing::info!(tables = ids.len(), "resuming tables");
    for id in ids {
        see_to(app, id).await;
    }
}

/// Attends to all tables whose time has come.
pub async fn tick(app: &App) {
    let now = app.clock.now();
    app.hall.expire_presence(now);
    // Run them concurrently, so that they share a commit.
    let due = app.hall.due(now);
    join_all(due.into_iter().map(|id| see_to(app, id))).await;
}

async fn see_to(app: &App, id: TableId) {
    let home = app.clone();
    let seen = change(app, id, move |table, slot, now| {
        home.hall.set_alarm(slot, None);
        if table.status == Status::Playing {
            table.time_out(now);
            table.replace_absent(&slot.presence, now);
        }
        Ok(())
    });
    if let Err(error) = seen.await {
        tracing::error!(table = %id, %error, "failed to attend to a table");
        if error != TableError::NotFound {
            // Storage may recover soon.
            app.hall.look_again(id, app.clock.now() + TRY_AGAIN);
        }
    }
}

/// Removes unwatched tables from memory, closes idle tables, and deletes old ones.
pub async fn tidy(app: &App) {
    let now = app.clock.now();
    figures::upkeep();
    identity::tidy(app).await;
    if let Err(error) = app.runs.note(&*app.storage, now).await {
        tracing::error!(%error, "failed to note that the server is running");
    }
    app.hall.rest(now - milliseconds(app.settings.rest_after));
    metrics::gauge!("almagest_tables_in_memory").set(app.hall.len() as f64);
    close_idle_tables(app, now).await;
    delete_old_tables(app, now).await;
    delete_hidden_tables(app, now - HIDDEN).await;
}

/// Closes tables that have had no move for a long time.
async fn close_idle_tables(app: &App, now: i64) {
    let after = app.settings.expire_after.map(milliseconds);
    let Some(since) = after.and_then(|after| app.runs.served(after, now)) else {
        return;
    };
    let expired = app.storage.untouched_tables(since, CLOSE_AT_ONCE).await;
    for id in expired.unwrap_or_default() {
        let closed = change(app, id, move |table, _, _| {
            // Somebody may just have moved or finished the game.
            if table.status.is_going() && table.moved < since {
                table.set_status(Status::Closed);
            }
            Ok(())
        });
        if let Err(error) = closed.await {
            tracing::error!(table = %id, %error, "failed to close a table");
        }
    }
}

/// Deletes ended tables that nobody needs.
async fn delete_old_tables(app: &App, now: i64) {
    let after = app.settings.delete_after.map(milliseconds);
    let Some(before) = after.and_then(|after| app.runs.served(after, now)) else {
        return;
    };
    let tables = app.storage.disposable_tables(before, DELETE_AT_ONCE).await;
    for row in tables.unwrap_or_default() {
        let deleted = delete_table(&*app.storage, row.id).await;
        app.hall.put_away(row.id).await;
        app.reviews.forget(row.id);
        or_log(row.id, deleted);
    }
}

/// Deletes what is left of imports that did not come to an end, and of tables whose deletion did not.
pub async fn delete_hidden_tables(app: &App, before: i64) {
    let tables = app.storage.hidden_tables(before).await;
    for id in tables.unwrap_or_default() {
        or_log(id, delete_hidden(&*app.storage, id).await);
    }
}

fn or_log(table: TableId, deleted: Result<(), StorageError>) {
    if let Err(error) = deleted {
        tracing::error!(%table, %error, "failed to delete a table");
    }
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
