//! `almagest prune`: says which tables and players nobody needs any more, and deletes them if asked to.

use clap::ArgMatches;
use jiff::Timestamp;
use server::storage::{
    Disposable, DisposableRow, PlayerRow, Storage, StorageError, Write, delete_table,
};
use server::{Clock, Settings};
use words::Language;

use super::database::{Database, runtime};
use super::machine_games::in_range;
use crate::failure::Failure;
use crate::output::say;

/// The milliseconds of a day.
const DAY: i64 = 24 * 3600 * 1000;

/// The maximum number of days, as for the server.
const MAX_DAYS: u64 = 1_000_000;

/// More tables than a database has.
const ALL: usize = 1_000_000_000;

/// The number of players deleted in one unit.
const AT_ONCE: usize = 100;

/// What nobody needs any more.
struct Pruned {
    tables: Vec<DisposableRow>,
    players: Vec<PlayerRow>,
}

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let db = Database::of(matches);
    db.must_exist(language)?;
    let usual = Settings::default();
    let days = |name: &str, usual: Option<std::time::Duration>| {
        let given = in_range(language, matches, name, 1, MAX_DAYS)?;
        Ok::<_, Failure>(given.unwrap_or(usual.unwrap_or_default().as_secs() / (24 * 3600)))
    };
    let delete_days = days("delete-days", usual.delete_after)?;
    let forget_days = days("forget-days", usual.forget_after)?;
    let now = Clock::system().now();
    let [ended, seen] = [delete_days, forget_days].map(|days| now - days as i64 * DAY);
    let delete = matches.get_flag("delete");
    let pruned = runtime(language)?.block_on(async {
        let storage = db.open_existing(language).await?;
        let pruned = prune(&*storage, ended, seen, delete).await;
        storage.close().await;
        pruned.map_err(|error| Failure::Bad(error.words(language)))
    })?;
    if matches.get_flag("list") {
        list(language, &pruned)?;
    }
    let key = if delete { "prune-done" } else { "prune-would" };
    let counted = [
        (key.to_owned(), pruned.tables.len(), delete_days),
        (format!("{key}-players"), pruned.players.len(), forget_days),
    ];
    for (key, count, days) in counted {
        let arguments = [("count", count.into()), ("days", days.into())];
        say(language, &key, &arguments)?;
    }
    Ok(())
}

/// Returns the tables that ended and the players last seen before these times and that nobody needs,
/// after deleting them if asked to.
async fn prune(
    storage: &dyn Storage,
    ended: i64,
    seen: i64,
    delete: bool,
) -> Result<Pruned, StorageError> {
    let tables = storage.disposable_tables(ended, ALL).await?;
    let players = storage.unused_players(seen, ALL).await?;
    if delete {
        for table in &tables {
            delete_table(storage, table.id).await?;
        }
        for some in players.chunks(AT_ONCE) {
            let delete = some.iter().map(|player| Write::DeleteUnused {
                player: player.id,
                before: seen,
            });
            storage.write(delete.collect()).await?;
        }
    }
    Ok(Pruned { tables, players })
}

/// Prints one line for each table and player.
fn list(language: Language, pruned: &Pruned) -> Result<(), Failure> {
    for table in &pruned.tables {
        let why = match table.why {
            Disposable::Imported => "imported",
            Disposable::Closed => "closed",
            Disposable::Deserted => "deserted",
        };
        let arguments = [
            ("id", table.id.to_string().into()),
            ("game", (&table.game).into()),
            ("date", date(table.touched).into()),
            ("why", why.into()),
        ];
        say(language, "prune-table", &arguments)?;
    }
    for player in &pruned.players {
        let arguments = [
            ("id", player.id.to_string().into()),
            ("name", (&player.name).into()),
            ("date", date(player.since).into()),
        ];
        say(language, "prune-player", &arguments)?;
    }
    Ok(())
}

/// Returns the day of a time, in UTC.
fn date(milliseconds: i64) -> String {
    let time = Timestamp::from_millisecond(milliseconds).unwrap_or_default();
    time.strftime("%Y-%m-%d").to_string()
}
