//! `almagest prune`: says which tables nobody needs any more, and deletes them if asked to.

use clap::ArgMatches;
use server::storage::{SqliteStorage, Storage, StorageError, Write};
use server::{Clock, Settings};
use words::Language;

use super::database::{database, runtime};
use super::machine_games::in_range;
use crate::failure::Failure;
use crate::output::say;

/// The milliseconds of a day.
const DAY: i64 = 24 * 3600 * 1000;

/// The maximum number of days, as for the server.
const MAX_DAYS: u64 = 1_000_000;

/// More tables than a database has.
const ALL: usize = 1_000_000_000;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let db = database(matches);
    if !db.exists() {
        let arguments = [("db", db.display().to_string().into())];
        return Err(Failure::say(language, "backup-none", &arguments));
    }
    let days = in_range(language, matches, "delete-days", 1, MAX_DAYS)?;
    let usual = Settings::default().delete_after.unwrap_or_default();
    let days = days.unwrap_or(usual.as_secs() / (24 * 3600));
    let before = Clock::system().now() - days as i64 * DAY;
    let delete = matches.get_flag("delete");
    let pruned = runtime(language)?.block_on(async {
        let storage = SqliteStorage::open_beside(&db).await?;
        let pruned = prune(&storage, before, delete).await;
        storage.close().await;
        pruned
    });
    let count = pruned.map_err(|error| Failure::Bad(error.words(language)))?;
    let key = if delete { "prune-done" } else { "prune-would" };
    let arguments = [("count", count.into()), ("days", days.into())];
    say(language, key, &arguments)
}

/// Returns the number of tables that nobody needs, after deleting them if asked to.
async fn prune(storage: &dyn Storage, before: i64, delete: bool) -> Result<usize, StorageError> {
    let tables = storage.disposable_tables(before, ALL).await?;
    if delete {
        for &table in &tables {
            storage.write(vec![Write::DeleteTable(table)]).await?;
        }
    }
    Ok(tables.len())
}
