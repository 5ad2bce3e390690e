//! Importing a record as a table, to be viewed and reviewed.

use games::RecordedGame;
use serde::Deserialize;
use tabletop::Options;

use super::change::set_up;
use super::{About, Absence, Chair, Occupant, RaceClock, Table, TableError, come};
use crate::identity::check_recorded;
use crate::limits::ThoughtPass;
use crate::storage::{Status, Write};
use crate::{App, InviteKey, PlayerId, TableId};

/// The fields read from a record's header.
#[derive(Deserialize)]
struct Head {
    rules: u32,
    options: Options,
    data: String,
    names: Vec<String>,
}

/// Imports a record and checks every line. The pass limits how many records one player can have
/// checked at once.
///
/// # Errors
/// Returns an error if the record is invalid, or storage fails.
pub async fn import(
    app: &App,
    player: PlayerId,
    text: String,
    pass: ThoughtPass,
) -> Result<TableId, TableError> {
    let head = head(&text)?;
    let takers = takers(&text);
    head.names
        .iter()
        .chain(&takers)
        .try_for_each(|name| check_recorded(name))?;
    let game = only_game(&text)?.id;
    let ready = &app.hall.ready;
    let ready = ready
        .with_data(&*app.storage, &game, &head.options, &head.data, head.rules)
        .await;
    let ready = ready.map_err(|error| match error {
        TableError::NotFound => TableError::OtherData,
        _ => error,
    })?;
    let (live, files) = tokio::task::spawn_blocking(move || {
        // This continues even if the client disconnects, so the pass counts until the check is
        // done.
        let _pass = pass;
        let live = ready.resume(&only_game(&text)?)?;
        Ok::<_, TableError>((live, ready.data_files()))
    })
    .await
    .map_err(|_| TableError::Internal)??;
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
    let id = table.id;
    set_up(app, table, come(app, player).await?).await?;
    Ok(id)
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
