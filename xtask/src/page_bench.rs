//! Measures how long the page of a table takes to draw, and how much is sent when it changes.

use std::time::{Duration, Instant};

use games::{LiveGame, RecordLine, Sight, find};
use maud::html;
use render::frame::{self, Frame};
use render::{Parts, part};
use tabletop::{Observer, Options, Seat, Seed};
use words::Language;

use crate::table::{TextTable, grouped};

/// The headings of the table.
pub const HEADINGS: [&str; 7] = [
    "game",
    "seats",
    "pages",
    "median µs",
    "99 % µs",
    "whole page bytes",
    "largest update bytes",
];

/// The number of events in the log of a page, as on the server.
const LOG: usize = 60;
/// The maximum number of steps of a game.
const MAX: u64 = 400;

/// Plays a game with machine players, draws the page of the first seat after every step, and adds a
/// row.
///
/// # Errors
/// Returns an error if the game cannot be played.
pub fn measure(game: &str, seats: usize, table: &mut TextTable) -> anyhow::Result<()> {
    let words = |error: games::GameError| anyhow::anyhow!(error.words(Language::English));
    let ready = find(game)
        .map_err(words)?
        .ready(&Options::new())
        .map_err(words)?;
    let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let seed = Seed::from_text("page bench");
    let mut live = ready.begin(names, seed).map_err(words)?;
    let mut shown = page(live.as_ref());
    let (mut times, mut largest) = (Vec::new(), 0);
    for step in 0..MAX {
        if !played_on(live.as_mut(), seed.branch("step", step))? {
            break;
        }
        let begin = Instant::now();
        let next = page(live.as_ref());
        let changed = next.changed(&shown.shown());
        times.push(begin.elapsed());
        let update: usize = changed.iter().map(|(id, html)| id.len() + html.len()).sum();
        largest = largest.max(update);
        shown = next;
    }
    times.sort_unstable();
    let micros = |time: Option<&Duration>| grouped(time.map_or(0, Duration::as_micros) as u64);
    table.row(vec![
        game.to_owned(),
        seats.to_string(),
        times.len().to_string(),
        micros(times.get(times.len() / 2)),
        micros(times.get(times.len() * 99 / 100)),
        grouped(shown.html().len() as u64),
        grouped(largest as u64),
    ]);
    Ok(())
}

/// Returns the record of a game that machine players have played to its end.
///
/// # Errors
/// Returns an error if the game cannot be played.
pub fn record(game: &str, seats: usize) -> anyhow::Result<String> {
    let words = |error: games::GameError| anyhow::anyhow!(error.words(Language::English));
    let ready = find(game)
        .map_err(words)?
        .ready(&Options::new())
        .map_err(words)?;
    let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let seed = Seed::from_text("page bench");
    let mut live = ready.begin(names, seed).map_err(words)?;
    let mut step = 0;
    while played_on(live.as_mut(), seed.branch("step", step))? {
        step += 1;
    }
    let lines = live.lines(0).unwrap_or_default();
    Ok(format!("{}\n{}", live.header(), RecordLine::joined(&lines)))
}

/// Lets the next player act. Returns `false` if the game is over.
fn played_on(live: &mut dyn LiveGame, seed: Seed) -> anyhow::Result<bool> {
    let Some(seat) = live.to_act().first() else {
        return Ok(false);
    };
    let answer = live
        .question(seat)
        .and_then(|question| question.answer("greedy", seed, None, None));
    let answer = answer.ok_or_else(|| anyhow::anyhow!("there is no decision"))?;
    let refused = |_| anyhow::anyhow!("a legal action was refused");
    live.act_on(seat, &answer).map_err(refused)?;
    Ok(true)
}

/// Returns the page of the first seat, as the server draws it.
fn page(game: &dyn LiveGame) -> Parts {
    let seat = Seat::new(0);
    let drawing = game.draw(&Sight {
        language: Language::English,
        observer: Observer::Seat(seat),
        seat: Some(seat),
        plays: true,
        acts: game.to_act().contains(seat),
        guided: false,
        notes: &[],
        log: LOG,
    });
    let frame = Frame {
        language: Language::English,
        title: "",
        scene: &drawing.scene,
        log: &drawing.log,
        whole_log: None,
        tools: html! {},
        asides: html! {},
        overlay: html! {},
    };
    Parts::of(&part(
        "table",
        &html! { div id="table" { (frame::table(&frame)) } },
    ))
}
