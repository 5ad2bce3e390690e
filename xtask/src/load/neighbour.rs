//! One table next to guests who read pages that take long to draw.

use super::fast_table::{FastTable, TIMES, measured};
use super::machine;
use super::process::Process;
use super::readers::{GUESTS, REQUESTS, Readers, Reading};
use super::seating::{Seating, seat};
use crate::table::{TextTable, grouped};

/// How often both rows are measured, one after the other. A busy moment of the machine then affects
/// both.
const CYCLES: usize = 6;

/// The measurements with or without readers.
struct Row {
    name: &'static str,
    reads: bool,
    table: FastTable,
    /// The pages read, the requests refused, and the bytes sent to the readers.
    counts: [u64; 3],
}

/// Measures a table without and with its neighbours and prints a table.
///
/// # Errors
/// Returns an error if the server cannot be built or misbehaves.
pub fn neighbour() -> anyhow::Result<()> {
    let rows = measured(measure())?;
    let mut table = TextTable::new(&[
        "neighbours",
        "actions",
        "answer p50 ms",
        "p90 ms",
        "p99 ms",
        "other's event p50 ms",
        "p90 ms",
        "p99 ms",
        "pages/s",
        "refused/s",
        "KB/s",
        "server CPU %",
    ]);
    for row in rows {
        table.row(row.cells()?);
    }
    print!("{}", table.text());
    println!("{}", machine::facts(&std::env::temp_dir()));
    println!(
        "one two-player table at 20 actions a second; {GUESTS} guests read cards, rules, skies and moments of a \
         replay, {REQUESTS} requests a second each, at low priority; both rows take turns, {CYCLES} times {} s each",
        TIMES[1].as_secs()
    );
    Ok(())
}

async fn measure() -> anyhow::Result<[Row; 2]> {
    let folder = tempfile::tempdir()?;
    let server = Process::start(folder.path(), REQUESTS)?;
    let mut rows = [Row::new("none", false), Row::new("costly pages", true)];
    let seated = seat(server.address, CYCLES * rows.len()).await?;
    let readers = Readers::arrive(server.address).await?;
    for (cycle, seatings) in (0..).zip(seated.chunks(rows.len())) {
        for (row, seating) in rows.iter_mut().zip(seatings) {
            let reading = row.reads.then(|| readers.read(cycle * GUESTS as u64));
            row.play(&server, seating, reading.as_ref()).await?;
        }
    }
    Ok(rows)
}

impl Row {
    fn new(name: &'static str, reads: bool) -> Self {
        Self {
            name,
            reads,
            table: FastTable::default(),
            counts: [0; 3],
        }
    }

    /// Plays at a new table for a while.
    async fn play(
        &mut self,
        server: &Process,
        seating: &Seating,
        reading: Option<&Reading>,
    ) -> anyhow::Result<()> {
        let counts = || reading.map_or([0; 3], Reading::counts);
        let grown = self.table.play(server, seating, counts).await?;
        for (sum, grown) in self.counts.iter_mut().zip(grown) {
            *sum += grown;
        }
        Ok(())
    }

    fn cells(&self) -> anyhow::Result<Vec<String>> {
        let figures = self.table.tally.figures()?;
        let seconds = (TIMES[1] * CYCLES as u32).as_secs_f64();
        let times = [figures.acknowledged, figures.delivered];
        let times = times.into_iter().flatten().map(super::milliseconds);
        let [read, refused, bytes] = self.counts.map(|count| count as f64 / seconds);
        let rates = [read, refused, bytes / 1000.0].map(|rate| grouped(rate.round() as u64));
        let work = format!("{:.0}", 100.0 * self.table.work.as_secs_f64() / seconds);
        let head = [self.name.to_owned(), grouped(figures.actions as u64)];
        Ok(head
            .into_iter()
            .chain(times)
            .chain(rates)
            .chain([work])
            .collect())
    }
}
