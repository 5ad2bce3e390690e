//! The load test: a client on the same machine plays many tables at once.

mod attack;
mod crowd;
mod fast_table;
mod flood;
mod http;
mod machine;
mod neighbour;
mod player;
mod process;
mod readers;
mod scenario;
mod seating;
mod socket;
mod spectators;
mod tally;
mod update;

use std::time::Duration;

pub use attack::attacks;
pub use neighbour::neighbour;
pub use process::{build, program};
use scenario::{Measured, Scenario, Way};
pub use spectators::spectators;

use crate::table::{TextTable, grouped};

/// The pace of unhurried tables.
const SECOND: Duration = Duration::from_secs(1);

/// The scenarios, in order.
const TABLES: [Scenario; 9] = [
    full_speed(10),
    over_socket(full_speed(10)),
    full_speed(500),
    over_socket(full_speed(500)),
    full_speed(5_000),
    over_socket(full_speed(5_000)),
    paced(500, SECOND),
    over_socket(paced(500, SECOND)),
    Scenario {
        flooded: true,
        ..paced(50, SECOND)
    },
];

const fn full_speed(tables: usize) -> Scenario {
    Scenario {
        way: Way::Posts,
        tables,
        pace: None,
        flooded: false,
        memory: tables >= 500,
    }
}

const fn paced(tables: usize, pace: Duration) -> Scenario {
    Scenario {
        pace: Some(pace),
        memory: false,
        ..full_speed(tables)
    }
}

const fn over_socket(scenario: Scenario) -> Scenario {
    Scenario {
        way: Way::Socket,
        ..scenario
    }
}

/// Measures the server with more and more tables and prints a table.
///
/// # Errors
/// Returns an error if the server cannot be built or misbehaves.
pub fn tables() -> anyhow::Result<()> {
    measure(&TABLES)
}

fn measure(scenarios: &[Scenario]) -> anyhow::Result<()> {
    build()?;
    let mut table = TextTable::new(&[
        "two-player tables",
        "actions over",
        "connections",
        "actions/s",
        "answer p50 ms",
        "p99 ms",
        "other's event p50 ms",
        "p99 ms",
        "server µs/action",
        "KB/table idle",
        "left",
        "at rest",
    ]);
    let mut notes = Vec::new();
    for &scenario in scenarios {
        let measured = scenario.measure()?;
        notes.extend(note(scenario, &measured));
        table.row(row(scenario, &measured));
    }
    print!("{}", table.text());
    println!("{}", machine::facts(&std::env::temp_dir()));
    println!(
        "every accepted action is on disk before it is acknowledged; times are from the request to \
         its response, and to the update on the other player's stream; memory is the increase \
         since before the first table: after a minute in which all are connected and nobody acts, a \
         minute after all have left, and for tables at rest that a new server has loaded"
    );
    for note in notes {
        println!("{note}");
    }
    Ok(())
}

fn row(scenario: Scenario, measured: &Measured) -> Vec<String> {
    let way = match scenario.way {
        Way::Posts => "HTTP",
        Way::Socket => "WebSocket",
    };
    let pace = match scenario.pace {
        None => "at full speed".to_owned(),
        Some(_) if scenario.flooded => "at one action a second, one client floods".to_owned(),
        Some(_) => "at one action a second".to_owned(),
    };
    let figures = &measured.figures;
    let [answer, _, answer_late] = figures.acknowledged.map(milliseconds);
    let [event, _, event_late] = figures.delivered.map(milliseconds);
    let memory = measured
        .memory
        .map(|memory| memory.map(|bytes| format!("{:.1}", bytes / 1000.0)));
    // During a flood, most of the server's processor time is spent on the flood.
    let work = match scenario.flooded {
        true => String::new(),
        false => format!("{:.0}", 1e6 * measured.work.as_secs_f64()),
    };
    let [idle, left, rest] = memory.unwrap_or_else(|| ["", "", ""].map(str::to_owned));
    vec![
        format!("{} {pace}", grouped(scenario.tables as u64)),
        way.to_owned(),
        grouped(measured.connections as u64),
        grouped(figures.a_second as u64),
        answer,
        answer_late,
        event,
        event_late,
        work,
        idle,
        left,
        rest,
    ]
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", 1000.0 * time.as_secs_f64())
}

/// Returns a note about facts that the table does not show, if there are any.
fn note(scenario: Scenario, measured: &Measured) -> Option<String> {
    let [asked, refused] = measured.flood.map(grouped);
    if scenario.flooded {
        return Some(format!(
            "the flood: {asked} requests during the measurement, {refused} of them refused"
        ));
    }
    let connections = measured.connections / measured.played.max(1);
    let tables = grouped(scenario.tables as u64);
    let usual = match scenario.way {
        Way::Posts => 4,
        Way::Socket => 2,
    };
    (measured.played < scenario.tables || connections < usual).then(|| {
        format!(
            "{tables} tables: the limit on open files allows {} tables with {connections} \
             connections each",
            grouped(measured.played as u64),
        )
    })
}
