//! Tables in a row each: one's own, and those that wait for somebody.

use games::Sight;
use maud::{Markup, html};
use render::mark;
use tabletop::{Observer, Options, Seat};
use words::{Language, text};

use super::super::level::level_words;
use crate::storage::{Status, TableRow};
use crate::tables::{self, Chair, Occupant, Table};
use crate::updates::waits_for;
use crate::{ApiError, App, PlayerId};

/// Tables that are looked at for the list, and those that are shown.
const LOOKED_AT: usize = 30;
const SHOWN: usize = 8;
/// Of one's own games that are going on, those that are shown at once.
const FIRST: usize = 3;
/// How much of its log tells which round a game is in.
const LOG: usize = 60;
/// Finished games that are shown.
const FINISHED: usize = 3;

/// A table in a row.
#[derive(Clone, Debug)]
pub struct Row {
    href: String,
    game: String,
    /// How far the game is, if it has begun.
    round: Option<String>,
    who: Markup,
    state: String,
    yours: bool,
}

/// One's own tables.
#[derive(Default)]
pub struct Own {
    /// Those that are going on: where one is to act first.
    pub going: Vec<Row>,
    /// The last that are over.
    pub over: Vec<Row>,
}

/// The tables at which a player sits.
pub async fn own(app: &App, language: Language, player: PlayerId) -> Result<Own, ApiError> {
    let rows = app.storage.tables_of(player, LOOKED_AT).await?;
    let mut own = Own::default();
    for row in rows {
        if row.status == Status::Playing {
            let seen = tables::look(app, row.id, |table, _| {
                own_row(app, language, table, player)
            });
            // A table that cannot be read is no reason not to show the others.
            own.going.extend(seen.await.map_err(ApiError::from).ok());
        } else if let Ok(table) = tables::without_game(&row, app.clock.now()) {
            let list = match row.status {
                Status::Open => &mut own.going,
                _ => &mut own.over,
            };
            list.push(own_row(app, language, &table, player));
        }
    }
    own.going.sort_by_key(|row| !row.yours);
    own.over.truncate(FINISHED);
    Ok(own)
}

/// Public tables that wait for somebody, without those at which a player sits.
pub async fn open(
    app: &App,
    language: Language,
    player: Option<PlayerId>,
) -> Result<Vec<Row>, ApiError> {
    let rows = app.storage.public_tables(Status::Open, LOOKED_AT).await?;
    let mut open = Vec::new();
    for row in &rows {
        // One that cannot be read is no reason not to show the others.
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
        round: round(language, table),
        who,
        state: state(language, table, yours),
        yours,
    }
}

/// The other players with their marks; where all sit on one device, all.
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
    let names: Vec<String> = named
        .iter()
        .map(|seat| name(language, &chairs[seat.index()]))
        .collect();
    html! {
        @for seat in named { (mark(seat)) } " "
        span.names title=(names.join(", ")) { (names.join(", ")) }
    }
}

/// The round a game is in, as its log has it: games of the same players are told apart by it.
fn round(language: Language, table: &Table) -> Option<String> {
    let game = table.game.as_ref()?;
    let log = game.log(&Sight {
        language,
        observer: Observer::Spectator,
        seat: None,
        plays: false,
        acts: false,
        notes: &[],
        log: LOG,
    });
    let round = log.iter().find_map(|turn| turn.turn);
    Some(match round {
        Some((_, round)) => text(language, "frame-round", &[("round", round.into())]),
        None => text(language, "site-just-begun", &[]),
    })
}

fn state(language: Language, table: &Table, yours: bool) -> String {
    let say = |key: &str| text(language, key, &[]);
    let acts = table.to_act().first();
    match (table.status, acts) {
        (Status::Playing, _) if yours => say("site-your-turn"),
        (Status::Playing, Some(seat)) => {
            let name = name(language, &table.about.chairs[seat.index()]);
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

/// Which places are taken, and by whom.
fn places(language: Language, table: &Table) -> Markup {
    let chairs = &table.about.chairs;
    let taken = chairs.iter().filter(|chair| chair.is_taken());
    let names: Vec<String> = taken.clone().map(|chair| name(language, chair)).collect();
    let (count, all) = (taken.count(), chairs.len());
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

/// Who sits there, in words.
fn name(language: Language, chair: &Chair) -> String {
    let say = |key: &str| text(language, key, &[]);
    match &chair.occupant {
        Occupant::Machine { name, .. } if !name.is_empty() => name.clone(),
        Occupant::Machine { level, .. } => level_words(language, level),
        Occupant::Open => say("site-free-seat"),
        Occupant::Gone => say("site-gone"),
        _ => chair.name(),
    }
}

/// A list of tables under its heading; nothing if there are none.
pub fn section(heading: &str, rows: &[Row]) -> Markup {
    html! {
        @if !rows.is_empty() {
            section { h2 { (heading) } (list(rows)) }
        }
    }
}

/// One's own games that are going on: the first few, and all others at a click.
pub fn going(language: Language, rows: &[Row]) -> Markup {
    let (first, rest) = rows.split_at(rows.len().min(FIRST));
    html! {
        @if !first.is_empty() {
            section {
                h2 { (text(language, "site-continue", &[])) }
                (list(first))
                @if !rest.is_empty() {
                    details {
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
