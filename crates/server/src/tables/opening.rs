//! Loading a table from storage.

use std::sync::Arc;

use games::{GameError, LiveGame, ReadyGame, RecordedGame, rules_of};

use super::table::Unsaved;
use super::{About, Clocks, Table, TableError};
use crate::storage::{LineRow, Status, StoredGame, TableRow};
use crate::{App, TableId};

/// Loads a table.
///
/// # Errors
/// Returns an error if there is no such table, or it cannot be read.
pub async fn open(app: &App, id: TableId) -> Result<Table, TableError> {
    let row = app.storage.table(id).await?.ok_or(TableError::NotFound)?;
    let mut table = without_game(&row, app.clock.now())?;
    if table.status != Status::Open
        && let Some(stored) = app.storage.game(id).await?
    {
        read_game(app, &mut table, stored).await?;
    }
    Ok(table)
}

/// Loads a table's game with its complete record.
///
/// # Errors
/// Returns an error if the game cannot be read, or has not begun.
pub async fn whole_game(
    app: &App,
    table: TableId,
    about: &About,
) -> Result<Box<dyn LiveGame>, TableError> {
    let stored = app.storage.whole_game(table).await?;
    let stored = stored.ok_or(TableError::NotBegun)?;
    let ready = ready_for(app, about, &stored).await?;
    let game = about.game.clone();
    // Replaying a long game takes time and must not delay short requests.
    let woken = tokio::task::spawn_blocking(move || wake(&*ready, &game, &stored)).await;
    let woken = woken.unwrap_or(Err(TableError::Internal));
    woken.inspect_err(|_| tracing::error!(%table, "failed to restore a stored game"))
}

/// Returns the game with the data and the rules a stored game began with.
///
/// # Errors
/// Returns an error if this server does not have them.
pub async fn ready_for(
    app: &App,
    about: &About,
    stored: &StoredGame,
) -> Result<Arc<dyn ReadyGame>, TableError> {
    let rules = rules_of(&stored.header, 1).map_err(|_| TableError::Internal)?;
    let (game, options) = (&about.game, &about.options);
    let ready = &app.hall.ready;
    ready
        .with_data(&*app.storage, game, options, &stored.data, rules)
        .await
}

/// Returns a table without its game.
///
/// # Errors
/// Returns an error if the stored table cannot be read.
pub fn without_game(row: &TableRow, now: i64) -> Result<Table, TableError> {
    let about: About = serde_json::from_str(&row.about).map_err(|error| {
        tracing::error!(table = %row.id, %error, "failed to read a table");
        TableError::Internal
    })?;
    let mut table = Table::new(row.id, row.maker, row.public, about, now);
    table.status = row.status;
    table.touched = row.touched;
    table.unsaved = Unsaved::default();
    Ok(table)
}

/// Restores a table's game.
async fn read_game(app: &App, table: &mut Table, stored: StoredGame) -> Result<(), TableError> {
    let about = &table.about;
    let ready = ready_for(app, about, &stored).await?;
    let game = match wake(&*ready, &about.game, &stored) {
        Ok(game) => game,
        Err(error) if stored.snapshot.is_some() => {
            // The snapshot is from another version of the program; the record has everything that
            // is needed.
            tracing::info!(table = %table.id, %error, "failed to use the snapshot; replaying the record");
            let whole = app.storage.whole_game(table.id).await?;
            let whole = whole.ok_or(TableError::NotFound)?;
            wake(&*ready, &about.game, &whole)?
        }
        Err(error) => return Err(error),
    };
    app.hall.ready.stored(&stored.data);
    table.unsaved.lines_from = game.version();
    table.unsaved.snapshot = stored
        .snapshot
        .as_ref()
        .map_or(0, |row| row.version as usize);
    table.game = Some(game);
    if table.about.clock.is_some() {
        restore_clocks(app, table, &stored).await?;
    }
    table.settle(app.clock.now());
    // Loading a table does not change it.
    table.unsaved.about = false;
    Ok(())
}

/// Restores the clocks. Those that were running go on where they were when the server stopped: the time
/// without a server does not count.
async fn restore_clocks(
    app: &App,
    table: &mut Table,
    stored: &StoredGame,
) -> Result<(), TableError> {
    let whole;
    // The last line was not loaded with the game if a snapshot was taken after it.
    let last = if stored.snapshot.is_none() || !stored.lines.is_empty() {
        stored.lines.last()
    } else {
        whole = app.storage.whole_game(table.id).await?;
        whole.as_ref().and_then(|whole| whole.lines.last())
    };
    let text = last.and_then(|line| line.clocks.as_deref());
    table.clocks = Clocks::kept(text, table.about.clock);
    // Before the first line, the clocks run from the moment at which the game began.
    let at = last.map_or(table.touched, |line| line.at);
    table.charge_clocks(app.runs.before_this_one(at));
    Ok(())
}

/// Hides the details of an error in a stored game, because they could reveal hidden information to
/// players.
fn wake(
    ready: &dyn ReadyGame,
    game: &str,
    stored: &StoredGame,
) -> Result<Box<dyn LiveGame>, TableError> {
    woken(ready, game, stored).map_err(|_| TableError::Internal)
}

fn woken(
    ready: &dyn ReadyGame,
    game: &str,
    stored: &StoredGame,
) -> Result<Box<dyn LiveGame>, GameError> {
    let lines = text_of(&stored.lines);
    match &stored.snapshot {
        Some(snapshot) => ready.wake(&stored.header, &snapshot.bytes, &lines),
        None => {
            let text = format!("{}\n{lines}", stored.header.trim_end());
            let recorded = RecordedGame {
                id: game.to_owned(),
                text: &text,
                first_line: 1,
                number: 1,
            };
            ready.resume(&recorded)
        }
    }
}

/// Returns lines in the format of a record.
pub fn text_of(lines: &[LineRow]) -> String {
    let line = |row: &LineRow| format!("{}\n", row.text);
    lines.iter().map(line).collect()
}
