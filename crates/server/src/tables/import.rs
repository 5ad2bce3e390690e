//! Importing a record as a table, to be viewed and reviewed.

use games::RecordedGame;
use serde::Deserialize;
use tabletop::Options;

use super::{About, Absence, Chair, Coming, Occupant, RaceClock, Table, TableError, come};
use crate::identity::check_recorded;
use crate::limits::{DAY, DailyPass, ThoughtPass};
use crate::storage::{Counted, Status, StorageError, UNIT_LINES, Write, delete_hidden};
use crate::{App, InviteKey, PlayerId, Settings, TableId};

/// The fields read from a record's header.
#[derive(Deserialize)]
struct Head {
    rules: u32,
    options: Options,
    data: String,
    names: Vec<String>,
}

/// Imports a record and checks every line. The first pass limits how many records one player can have
/// checked at once, the second how many can be imported from one address within a day.
///
/// # Errors
/// Returns an error if the record is invalid, too many were imported, or storage fails.
pub async fn import(
    app: &App,
    player: PlayerId,
    text: String,
    pass: ThoughtPass,
    daily: DailyPass,
) -> Result<TableId, TableError> {
    let bytes = text.len();
    let (text, head, game) = at_length(app, move || read(text)).await?;
    let ready = &app.hall.ready;
    let ready = ready
        .with_data(&*app.storage, &game, &head.options, &head.data, head.rules)
        .await;
    let ready = ready.map_err(|error| match error {
        TableError::NotFound => TableError::OtherData,
        _ => error,
    })?;
    let check = move || {
        // This continues even if the client disconnects, so the pass counts until the check is
        // done.
        let _pass = pass;
        let live = ready.resume(&only_game(&text)?)?;
        Ok((live, ready.data_files()))
    };
    let (live, files) = at_length(app, check).await?;
    let now = app.clock.now();
    let about = about(game, head.options, live.names(), now);
    let mut table = Table::new(TableId::random(), Some(player), false, about, now);
    table.status = if live.is_over() {
        Status::Over
    } else {
        Status::Closed
    };
    table.unsaved.writes.extend([
        Write::Data {
            hash: head.data.clone(),
            files,
        },
        Write::Begin {
            table: table.id,
            header: live.header(),
            data: head.data,
        },
    ]);
    table.game = Some(live);
    let limits = limits(&app.settings, player, bytes, now);
    let units = units(limits, table.take_writes(&app.settings, now));
    let id = table.id;
    store(app, id, units, daily, come(app, player).await?).await?;
    app.hall.followers.publish(&[player], id);
    Ok(id)
}

/// Runs work on one of the threads that draw pages: a record has up to a few megabytes, and meanwhile
/// the threads that serve requests would do nothing else.
async fn at_length<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T, TableError> + Send + 'static,
) -> Result<T, TableError> {
    let turn = app.drawings.threads.turn().await;
    let done = turn.draw(|| Ok(work())).await;
    done.unwrap_or(Err(TableError::Internal))
}

/// Reads what must be known of a record before it can be checked: its header and its game.
fn read(text: String) -> Result<(String, Head, String), TableError> {
    let head = head(&text)?;
    let takers = takers(&text);
    head.names
        .iter()
        .chain(&takers)
        .try_for_each(|name| check_recorded(name))?;
    let game = only_game(&text)?.id;
    Ok((text, head, game))
}

/// Returns the conditions under which a player may import a record of this length now.
fn limits(settings: &Settings, player: PlayerId, bytes: usize, now: i64) -> Vec<Write> {
    let since = now - DAY + 1;
    let most = settings.imports_per_day();
    let fewer = |counted, than| Write::Fewer {
        counted,
        player,
        than,
    };
    vec![
        fewer(Counted::Imports { since }, most.records),
        fewer(
            Counted::ImportedBytes { since },
            (most.bytes + 1).saturating_sub(bytes),
        ),
        Write::Import {
            player,
            at: now,
            bytes: bytes as u64,
        },
    ]
}

/// Divides the writes of a new table into units with few lines, so that the actions of others are
/// written between them. Nobody sees the table before the last unit is written.
fn units(before: Vec<Write>, writes: Vec<Write>) -> Vec<Vec<Write>> {
    let mut units = vec![before];
    let mut lines = 0;
    let mut last = Vec::new();
    for write in writes {
        let write = match write {
            Write::NewTable(row) => {
                last.push(Write::Show(row.id));
                Write::NewHiddenTable(row)
            }
            write => write,
        };
        if matches!(write, Write::Line(_)) {
            if lines == UNIT_LINES {
                units.push(Vec::new());
                lines = 0;
            }
            lines += 1;
        }
        if let Some(unit) = units.last_mut() {
            unit.push(write);
        }
    }
    if let Some(unit) = units.last_mut() {
        unit.append(&mut last);
    }
    units
}

/// Writes the units of a new table one after the other, even if the client disconnects. If one cannot
/// be written, the others are deleted: now, or later if storage fails.
async fn store(
    app: &App,
    id: TableId,
    units: Vec<Vec<Write>>,
    daily: DailyPass,
    coming: Coming,
) -> Result<(), TableError> {
    let app = app.clone();
    let task = tokio::spawn(async move {
        let _coming = coming;
        let mut is_first = true;
        for unit in units {
            match app.storage.write(unit).await {
                Ok(()) => is_first = false,
                Err(StorageError::Conflict) if is_first => {
                    return Err(app.limits.too_many_imports().into());
                }
                Err(error) => {
                    if !is_first && delete_hidden(&*app.storage, id).await.is_err() {
                        tracing::warn!(table = %id, "a part of an imported record is left");
                    }
                    return Err(error.into());
                }
            }
        }
        daily.keep();
        Ok(())
    });
    task.await.unwrap_or(Err(TableError::Internal))
}

fn only_game(text: &str) -> Result<RecordedGame<'_>, TableError> {
    let mut games = RecordedGame::all(text)?;
    match (games.pop(), games.pop()) {
        (Some(game), None) => Ok(game),
        _ => Err(TableError::OneRecord),
    }
}

fn head(text: &str) -> Result<Head, TableError> {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let head = first.and_then(|line| serde_json::from_str(line).ok());
    head.ok_or(TableError::NoRecord)
}

/// Returns who took over a seat in the course of the game.
fn takers(text: &str) -> Vec<String> {
    #[derive(Deserialize)]
    struct Taking {
        is: String,
        by: String,
    }
    // Other lines have no `by`, and lines that cannot be read are refused with the whole record.
    let lines = text.lines();
    let taken = lines.filter_map(|line| serde_json::from_str::<Taking>(line).ok());
    let taken = taken.filter(|line| line.is == "take_over");
    taken.map(|line| line.by).collect()
}

fn about(game: String, options: Options, names: &[String], now: i64) -> About {
    let chair = |name: &String| Chair::of(Occupant::Recorded { name: name.clone() });
    About {
        game,
        options,
        chairs: names.iter().map(chair).collect(),
        key: InviteKey::random(),
        clock: None,
        race: RaceClock::Usual,
        absence: Absence::Never,
        stand_in: String::new(),
        hints: true,
        proposal: None,
        rematch: None,
        imported: true,
        lesson: None,
        language: String::new(),
        made: now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{LineRow, TableRow};

    #[test]
    fn a_unit_of_an_import_has_few_lines_and_only_the_last_one_shows_the_table() {
        let table = TableId::random();
        let row = TableRow {
            id: table,
            status: Status::Over,
            public: false,
            attended: false,
            maker: None,
            members: Vec::new(),
            touched: 0,
            about: String::new(),
        };
        let line = |version| {
            Write::Line(LineRow {
                table,
                version,
                text: String::new(),
                request: None,
                clocks: None,
                at: 0,
            })
        };
        for lines in [0, 1, UNIT_LINES, UNIT_LINES + 1, 70_000] {
            let mut writes = vec![Write::NewTable(row.clone())];
            writes.extend((1..=lines as u64).map(line));
            let units = units(Vec::new(), writes);
            assert_eq!(units.len(), lines.div_ceil(UNIT_LINES).max(1));
            let count = |unit: &Vec<Write>| {
                let lines = unit.iter().filter(|write| matches!(write, Write::Line(_)));
                lines.count()
            };
            assert!(units.iter().all(|unit| count(unit) <= UNIT_LINES));
            assert_eq!(units.iter().map(count).sum::<usize>(), lines);
            assert_eq!(units[0][0], Write::NewHiddenTable(row.clone()));
            assert_eq!(units.last().unwrap().last(), Some(&Write::Show(table)));
        }
    }
}
