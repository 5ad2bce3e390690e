//! How much the server bears: a client of our own on the same machine plays many tables at once.

mod flood;
mod http;
mod machine;
mod player;
mod process;
mod scenario;
mod seating;
mod tally;
mod update;

use std::time::Duration;

use scenario::{Measured, Scenario};

use crate::table::{Table, grouped};

/// What is measured, in this order.
const SCENARIOS: [Scenario; 5] = [
    full_speed(10),
    full_speed(500),
    full_speed(5_000),
    Scenario {
        tables: 500,
        paced: true,
        flooded: false,
        memory: false,
    },
    Scenario {
        tables: 50,
        paced: true,
        flooded: true,
        memory: false,
    },
];

const fn full_speed(tables: usize) -> Scenario {
    Scenario {
        tables,
        paced: false,
        flooded: false,
        memory: tables >= 500,
    }
}

/// Measures the server and prints a table.
///
/// # Errors
/// If the server cannot be built or does not do as it should.
pub fn measure() -> anyhow::Result<()> {
    process::build()?;
    let mut table = Table::new(&[
        "two-player tables",
        "connections",
        "actions/s",
        "answer p50 ms",
        "p99 ms",
        "other's event p50 ms",
        "p99 ms",
        "server µs/action",
        "KB/table playing",
        "left",
        "at rest",
    ]);
    let mut notes = Vec::new();
    for scenario in SCENARIOS {
        let measured = scenario.measure()?;
        notes.extend(note(scenario, &measured));
        table.row(row(scenario, &measured));
    }
    print!("{}", table.text());
    println!("{}", machine::facts(&std::env::temp_dir()));
    println!(
        "every accepted action is on disk before it is answered; times are from the post to its answer, and to \
         the update on the other player's stream; memory is what the server holds more than before the first table: while all play, when all have left, \
         and for tables at rest that a new server has read"
    );
    for note in notes {
        println!("{note}");
    }
    Ok(())
}

fn row(scenario: Scenario, measured: &Measured) -> Vec<String> {
    let pace = match (scenario.paced, scenario.flooded) {
        (false, _) => "at full speed",
        (true, false) => "at one action a second",
        (true, true) => "at one action a second, one client floods",
    };
    let figures = &measured.figures;
    let [answer, answer_late] = figures.acknowledged.map(milliseconds);
    let [told, told_late] = figures.told.map(milliseconds);
    let memory = measured
        .memory
        .map(|memory| memory.map(|bytes| format!("{:.1}", bytes / 1000.0)));
    // While somebody floods, the server's time is the flood's.
    let work = match scenario.flooded {
        true => String::new(),
        false => format!("{:.0}", 1e6 * measured.work.as_secs_f64()),
    };
    let [playing, left, rest] = memory.unwrap_or_else(|| ["", "", ""].map(str::to_owned));
    vec![
        format!("{} {pace}", grouped(scenario.tables as u64)),
        grouped(measured.connections as u64),
        grouped(figures.a_second as u64),
        answer,
        answer_late,
        told,
        told_late,
        work,
        playing,
        left,
        rest,
    ]
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", 1000.0 * time.as_secs_f64())
}

/// What the table does not tell.
fn note(scenario: Scenario, measured: &Measured) -> Option<String> {
    let [asked, refused] = measured.flood.map(grouped);
    if scenario.flooded {
        return Some(format!(
            "the flood: {asked} requests while this was measured, {refused} of them refused"
        ));
    }
    let connections = measured.connections / measured.played.max(1);
    let tables = grouped(scenario.tables as u64);
    (measured.played < scenario.tables || connections < 4).then(|| {
        format!(
            "{tables} tables: as many files as one process may have open here are enough for \
             {} tables with {connections} connections each",
            grouped(measured.played as u64),
        )
    })
}
