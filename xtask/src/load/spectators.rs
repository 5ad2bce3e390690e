//! One table with more and more spectators.

use super::crowd::Crowd;
use super::fast_table::{FastTable, TIMES, measured};
use super::machine;
use super::process::Process;
use super::seating::{Seating, seat};
use crate::table::{TextTable, grouped};

/// The numbers of spectators that are compared.
const SIZES: [usize; 3] = [0, 100, 1_000];
/// How often all sizes are measured, one after the other. A busy moment of the machine then affects
/// all of them.
const CYCLES: usize = 12;

/// The measurements with one number of spectators.
struct Row {
    spectators: usize,
    table: FastTable,
    /// The number of bytes sent to the spectators.
    sent: u64,
}

/// Measures one table with more and more spectators and prints a table.
///
/// # Errors
/// Returns an error if the server cannot be built or misbehaves.
pub fn spectators() -> anyhow::Result<()> {
    let rows = measured(measure())?;
    let mut table = TextTable::new(&[
        "spectators",
        "actions",
        "answer p50 ms",
        "p90 ms",
        "p99 ms",
        "other's event p50 ms",
        "p90 ms",
        "p99 ms",
        "server µs/action",
        "KB sent to each",
    ]);
    for row in rows {
        table.row(row.cells()?);
    }
    print!("{}", table.text());
    println!("{}", machine::facts(&std::env::temp_dir()));
    println!(
        "one two-player table at 20 actions a second, every action on disk before it is answered; the numbers of \
         spectators take turns, {CYCLES} times {} s each; spectators read at low priority",
        TIMES[1].as_secs()
    );
    Ok(())
}

async fn measure() -> anyhow::Result<[Row; SIZES.len()]> {
    let folder = tempfile::tempdir()?;
    let server = Process::start(folder.path(), 0)?;
    let seated = seat(server.address, CYCLES * SIZES.len()).await?;
    let mut rows = SIZES.map(Row::new);
    for cycle in seated.chunks(SIZES.len()) {
        for (row, seating) in rows.iter_mut().zip(cycle) {
            row.play(&server, seating).await?;
        }
    }
    Ok(rows)
}

impl Row {
    fn new(spectators: usize) -> Self {
        Self {
            spectators,
            table: FastTable::default(),
            sent: 0,
        }
    }

    /// Plays at a new table for a while.
    async fn play(&mut self, server: &Process, seating: &Seating) -> anyhow::Result<()> {
        let crowd = match self.spectators {
            0 => None,
            size => Some(Crowd::gather(server.address, seating, size).await?),
        };
        self.table.play(server, seating, || []).await?;
        self.sent += crowd.as_ref().map_or(0, Crowd::bytes);
        Ok(())
    }

    fn cells(&self) -> anyhow::Result<Vec<String>> {
        let figures = self.table.tally.figures()?;
        let work = self.table.work.div_f64(figures.actions.max(1) as f64);
        let each = self.sent as f64 / 1000.0 / (self.spectators * CYCLES).max(1) as f64;
        let count = [self.spectators, figures.actions].map(|count| grouped(count as u64));
        let times = [figures.acknowledged, figures.delivered];
        let times = times.into_iter().flatten().map(super::milliseconds);
        let rest = [grouped(work.as_micros() as u64), format!("{each:.0}")];
        Ok(count.into_iter().chain(times).chain(rest).collect())
    }
}
