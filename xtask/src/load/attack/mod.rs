//! One table next to everything that tries to exhaust the server, one attack after the other.

mod assault;
mod connections;
mod requests;
mod sockets;
mod target;

use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use tokio::time::sleep;

use self::assault::{ATTACKS, Assault, Outcomes};
use self::target::Target;
use super::fast_table::{FastTable, measured};
use super::process::Process;
use super::seating::seat;
use super::tally::{Figures, Tally};
use super::{machine, milliseconds};
use crate::table::TextTable;

/// The time measured before each attack.
const QUIET: Duration = Duration::from_secs(4);
/// The time an attack takes to build up, and the time measured then.
const ATTACK: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(8)];
/// The time after an attack that is not measured.
const AFTER: Duration = Duration::from_secs(1);
/// How often the server's memory is measured.
const LOOK: Duration = Duration::from_millis(50);
/// The memory that the server may have at most, in KiB.
const MEMORY: u64 = 300 * 1024;
/// How many times as late as in quiet an action may be.
const TIMES: u32 = 3;

/// What was seen of one attack.
struct Row {
    name: &'static str,
    quiet: Figures,
    attacked: Figures,
    /// The most memory in KiB.
    memory: u64,
    outcomes: Outcomes,
}

/// Attacks the server in every way and prints a table.
///
/// # Errors
/// Returns an error if the server cannot be built, if it refuses the players, or if it takes too much
/// memory.
pub fn attacks() -> anyhow::Result<()> {
    let (rows, peak) = measured(measure())?;
    let mut table = TextTable::new(&[
        "attack",
        "quiet p50 ms",
        "p99 ms",
        "attacked p50 ms",
        "p99 ms",
        "memory MB",
        "responses",
    ]);
    for row in &rows {
        table.row(row.cells());
    }
    print!("{}", table.text());
    println!("{}", machine::facts(&std::env::temp_dir()));
    println!(
        "one two-player table at 20 actions a second at its own address, {} s in quiet and {} s under attack; the \
         attackers have other addresses and low priority; times from the post to its response",
        QUIET.as_secs(),
        ATTACK[1].as_secs()
    );
    println!("{}", verdict(&rows));
    println!("the most memory the server had: {} MB of 300", peak / 1024);
    ensure!(
        peak <= MEMORY,
        "the server took {} MB of memory, more than 300",
        peak / 1024
    );
    Ok(())
}

async fn measure() -> anyhow::Result<(Vec<Row>, u64)> {
    let folder = tempfile::tempdir()?;
    let server = Process::start_with(folder.path(), &[])?;
    let seated = seat(server.address, 1).await?;
    let target = Target::prepare(server.address).await?;
    let table = FastTable::default();
    // They play until they are dropped.
    let _players = table.sit_down(&server, &seated[0]);
    let mut rows = Vec::new();
    for attack in ATTACKS {
        let (quiet, _) = figures(&server, &table.tally, QUIET).await?;
        let assault = Assault::begin(attack, target.clone());
        let [warm_up, time] = ATTACK;
        sleep(warm_up).await;
        let (attacked, memory) = figures(&server, &table.tally, time).await?;
        let outcomes = assault.end();
        rows.push(Row {
            name: attack.name,
            quiet,
            attacked,
            memory,
            outcomes,
        });
        sleep(AFTER).await;
    }
    Ok((rows, server.peak()?))
}

/// Measures the players for a while. Returns their figures and the most memory in KiB.
async fn figures(
    server: &Process,
    tally: &Rc<Tally>,
    time: Duration,
) -> anyhow::Result<(Figures, u64)> {
    tally.begin();
    let end = Instant::now() + time;
    let mut most = 0;
    while Instant::now() < end {
        most = most.max(server.memory()?);
        sleep(LOOK).await;
    }
    Ok((tally.figures()?, most))
}

/// Says whether the players were as fast as promised.
fn verdict(rows: &[Row]) -> String {
    let mut quiet: Vec<Duration> = rows.iter().map(|row| row.quiet.acknowledged[2]).collect();
    quiet.sort_unstable();
    let usual = quiet.get(quiet.len() / 2).copied().unwrap_or_default();
    let late = rows
        .iter()
        .filter(|row| row.attacked.acknowledged[2] > usual * TIMES);
    let late: Vec<&str> = late.map(|row| row.name).collect();
    let names = match late.is_empty() {
        true => "in no attack".to_owned(),
        false => format!("in these attacks: {}", late.join(", ")),
    };
    format!(
        "the p99 was more than {TIMES} times that of quiet ({} ms, the median of all quiet times) {names}",
        milliseconds(usual)
    )
}

impl Row {
    fn cells(&self) -> Vec<String> {
        let times = [&self.quiet, &self.attacked].map(|figures| {
            let [usual, _, late] = figures.acknowledged;
            [usual, late].map(milliseconds)
        });
        let outcomes = self.outcomes.iter();
        let outcomes = outcomes.map(|(outcome, count)| format!("{outcome}: {count}"));
        let outcomes = outcomes.collect::<Vec<_>>().join(", ");
        let rest = [(self.memory / 1024).to_string(), outcomes];
        let name = [self.name.to_owned()];
        let times = times.into_iter().flatten();
        name.into_iter().chain(times).chain(rest).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &'static str, quiet: u64, attacked: u64) -> Row {
        let figures = |late| Figures {
            actions: 1,
            a_second: 20.0,
            acknowledged: [Duration::from_millis(late); 3],
            delivered: [Duration::ZERO; 3],
        };
        Row {
            name,
            quiet: figures(quiet),
            attacked: figures(attacked),
            memory: 0,
            outcomes: Outcomes::new(),
        }
    }

    #[test]
    fn attacks_that_delay_the_neighbour_are_named() {
        let mut rows = vec![row("pings", 2, 6), row("heads", 90, 5), row("bodies", 1, 6)];
        assert!(verdict(&rows).ends_with("in no attack"));
        rows.push(row("floods", 2, 7));
        assert!(verdict(&rows).ends_with("in these attacks: floods"));
    }
}
