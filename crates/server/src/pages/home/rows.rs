//! Lists of tables, one row each: the visitor's own, and those that wait for players.

use games::Due;
use maud::{Markup, html};
use render::mark;
use tabletop::{Options, Seat};
use words::{Language, text};

use super::super::level::level_words;
use crate::storage::{Status, TableRow};
use crate::tables::{self, Chair, Occupant, Table};
use crate::updates::waits_for;
use crate::{ApiError, App, PlayerId};

/// The number of tables read for a list, and the number of open ones shown.
const LOOKED_AT: usize = 30;
const SHOWN: usize = 8;
/// The number of the visitor's unfinished games shown without expanding the list.
const FIRST: usize = 3;
/// The number of finished games shown.
const FINISHED: usize = 3;

/// A row with a table.
#[derive(Clone, Debug)]
pub struct Row {
    href: String,
    game: String,
    /// The progress of the lesson or of the game, once it has begun.
    round: Option<String>,
    who: Markup,
    state: String,
    yours: bool,
}

/// The visitor's own tables.
#[derive(Default)]
pub struct Own {
    /// The unfinished ones; those where the visitor is to act come first.
    pub going: Vec<Row>,
    /// The most recent finished ones.
    pub over: Vec<Row>,
}

/// Returns the tables at which a player sits.
pub async fn own(app: &App, language: Language, player: PlayerId) -> Result<Own, ApiError> {
    let rows = app.storage.tables_of(player, LOOKED_AT).await?;
    let mut own = Own::default();
    for row in rows {
        let list = match row.status {
            Status::Open | Status::Playing => &mut own.going,
            Status::Over | Status::Closed if own.over.len() < FINISHED => &mut own.over,
            Status::Over | Status::Closed => continue,
        };
        // A table that cannot be read must not hide the others.
        if matches!(row.status, Status::Playing | Status::Over) {
            let seen = tables::look(app, row.id, |table, _| {
                own_row(app, language, table, player)
            });
            list.extend(seen.await.map_err(ApiError::from).ok());
        } else if let Ok(table) = tables::without_game(&row, app.clock.now()) {
            list.push(own_row(app, language, &table, player));
        }
    }
    own.going.sort_by_key(|row| !row.yours);
    Ok(own)
}

/// Returns the public tables that wait for players, without those at which the player sits.
pub async fn open(
    app: &App,
    language: Language,
    player: Option<PlayerId>,
) -> Result<Vec<Row>, ApiError> {
    let rows = app.storage.public_tables(Status::Open, LOOKED_AT).await?;
    let mut open = Vec::new();
    for row in &rows {
        // A table that cannot be read must not hide the others.
        let Ok(table) = tables::without_game(row, app.clock.now()) else {
            continue;
        };
        if player.is_none_or(|player| !table.members().contains(&player)) {
            open.push(open_row(app, language, row, &table));
        }
    }
    open.truncate(SHOWN);
    Ok(open)
}

fn own_row(app: &App, language: Language, table: &Table, player: PlayerId) -> Row {
    let yours = table
        .seats_of(player)
        .iter()
        .any(|seat| waits_for(table, seat));
    let who = match table.status {
        Status::Open => places(language, table),
        _ => others(language, table, player),
    };
    Row {
        href: format!("/t/{}", table.id),
        game: title(app, language, &table.about.game),
        round: lesson(language, table).or_else(|| round(language, table)),
        who,
        state: result(language, table, player).unwrap_or_else(|| state(language, table, yours)),
        yours,
    }
}

/// Returns the result and the score of a finished game for the one seat of a player.
fn result(language: Language, table: &Table, player: PlayerId) -> Option<String> {
    let outcome = table.game.as_ref()?.outcome()?;
    let own = table.seats_of(player);
    let seat = own.first().filter(|_| own.len() == 1)?;
    let won = outcome.winners.contains(seat);
    let key = match (won, outcome.winners.len(), outcome.scores.len()) {
        (true, 1, _) => "site-result-won",
        (true, ..) => "site-result-shared",
        (false, _, 1) => "site-result-lost",
        (false, ..) => "site-result-rank",
    };
    let args = [
        ("points", outcome.scores[seat.index()].total.into()),
        ("rank", outcome.ranks[seat.index()].into()),
        ("all", outcome.scores.len().into()),
    ];
    Some(text(language, key, &args))
}

/// Renders the other players with their marks, or all players if they share one device.
fn others(language: Language, table: &Table, player: PlayerId) -> Markup {
    let chairs = &table.about.chairs;
    let all = Seat::of(chairs.len());
    let others = all
        .clone()
        .filter(|seat| chairs[seat.index()].person() != Some(player));
    let mut named: Vec<Seat> = others.collect();
    if named.is_empty() {
        named = all.collect();
    }
    let all = names(language, table);
    let names: Vec<&str> = named.iter().map(|seat| &*all[seat.index()]).collect();
    html! {
        @for seat in named { (mark(seat)) } " "
        span.names title=(names.join(", ")) { (names.join(", ")) }
    }
}

/// Returns how far a lesson has come, as long as it leads the game.
fn lesson(language: Language, table: &Table) -> Option<String> {
    let (lesson, progress) = table.lesson()?;
    let leads = lesson.due(progress.line) != Due::Free;
    let n = lesson.step_at(progress.line) + 1;
    let args = [("n", n.into()), ("of", lesson.steps.len().into())];
    leads.then(|| text(language, "site-lesson", &args))
}

/// Returns the round a game is in. It helps to tell games of the same players apart.
fn round(language: Language, table: &Table) -> Option<String> {
    let game = table.game.as_ref()?;
    let round = game.round().filter(|_| game.version() > 0);
    Some(match round {
        Some(round) => text(language, "frame-round", &[("round", round.into())]),
        None => text(language, "site-just-begun", &[]),
    })
}

fn state(language: Language, table: &Table, yours: bool) -> String {
    let say = |key: &str| text(language, key, &[]);
    let acts = table.to_act().first();
    match (table.status, acts) {
        (Status::Playing, _) if yours => say("site-your-turn"),
        (Status::Playing, Some(seat)) => {
            let name = names(language, table).swap_remove(seat.index());
            text(language, "site-plays", &[("name", name.into())])
        }
        (status, _) => say(&format!("site-status-{}", status.key())),
    }
}

fn open_row(app: &App, language: Language, row: &TableRow, table: &Table) -> Row {
    Row {
        href: format!("/t/{}", row.id),
        game: title(app, language, &table.about.game),
        round: None,
        who: places(language, table),
        state: text(language, "site-sit-down", &[]),
        yours: false,
    }
}

/// Renders which seats are taken, and by whom.
fn places(language: Language, table: &Table) -> Markup {
    let chairs = &table.about.chairs;
    let taken = chairs.iter().zip(names(language, table));
    let taken = taken.filter(|(chair, _)| chair.is_taken());
    let names: Vec<String> = taken.map(|(_, name)| name).collect();
    let (count, all) = (names.len(), chairs.len());
    let arguments = [("taken", count.into()), ("all", all.into())];
    let label = text(language, "site-seats-taken", &arguments);
    html! {
        span.seats role="img" aria-label=(label) {
            @for seat in 0..all { i.on[seat < count] {} }
        }
        span.names title=(names.join(", ")) { (names.join(", ")) }
    }
}

fn title(app: &App, language: Language, game: &str) -> String {
    let ready = app.hall.ready.built_in(game, &Options::new());
    ready.map_or_else(|_| game.to_owned(), |game| game.title(language))
}

/// Returns the names of all seats.
fn names(language: Language, table: &Table) -> Vec<String> {
    let names = table.about.chairs.iter().zip(table.seat_names());
    names
        .map(|(chair, own)| name(language, chair, own))
        .collect()
}

fn name(language: Language, chair: &Chair, own: String) -> String {
    let say = |key: &str| text(language, key, &[]);
    match &chair.occupant {
        Occupant::Machine { level, .. } if chair.is_unnamed_machine() => {
            level_words(language, level)
        }
        Occupant::Open => say("site-free-seat"),
        Occupant::Gone => say("site-gone"),
        _ => own,
    }
}

/// Renders a list of tables under its heading, or nothing if it is empty.
pub fn section(heading: &str, rows: &[Row]) -> Markup {
    html! {
        @if !rows.is_empty() {
            section { h2 { (heading) } (list(rows)) }
        }
    }
}

/// Renders the visitor's unfinished games: the first few, and the others when expanded.
pub fn going(language: Language, rows: &[Row]) -> Markup {
    let (first, rest) = rows.split_at(rows.len().min(FIRST));
    html! {
        @if !first.is_empty() {
            section {
                h2 { (text(language, "site-continue", &[])) }
                (list(first))
                @if !rest.is_empty() {
                    details.menu {
                        summary { (text(language, "site-all-going", &[("n", rows.len().into())])) }
                        (list(rest))
                    }
                }
            }
        }
    }
}

fn list(rows: &[Row]) -> Markup {
    html! {
        ul.rows {
            @for row in rows {
                li.yours[row.yours] {
                    a href=(row.href) {
                        span.what {
                            b { (row.game) }
                            @if let Some(round) = &row.round { " " i { (round) } }
                        }
                        span.with { (row.who) }
                        em { (row.state) }
                    }
                }
            }
        }
    }
}
