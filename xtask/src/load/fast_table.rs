//! One table at 20 actions a second, whose players' times are measured while something else goes on.

use std::rc::Rc;
use std::time::Duration;

use tokio::task::{JoinSet, LocalSet};
use tokio::time::sleep;

use super::process::{self, Process};
use super::scenario::{Connections, Scenario, Way};
use super::seating::Seating;
use super::tally::Tally;

/// The warm-up time and the measured time of one round.
pub const TIMES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(6)];

/// Fast enough for a meaningful 99th percentile.
const TABLE: Scenario = Scenario {
    way: Way::Posts,
    tables: 1,
    pace: Some(Duration::from_millis(50)),
    flooded: false,
    memory: false,
};

/// The measurements of several rounds.
#[derive(Default)]
pub struct FastTable {
    /// The times of the players.
    pub tally: Rc<Tally>,
    /// The server's processor time.
    pub work: Duration,
}

/// Builds the program and measures on a thread of its own.
///
/// # Errors
/// Returns an error if the program cannot be built, or that of the measurement.
pub fn measured<T>(measure: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    process::build()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    LocalSet::new().block_on(&runtime, measure)
}

impl FastTable {
    /// Seats the players. They play one game after another until the set is dropped.
    pub fn sit_down(&self, server: &Process, seating: &Seating) -> JoinSet<()> {
        let mut players = JoinSet::new();
        let plan = Connections::plan(1, TABLE.way);
        TABLE.sit_down(&mut players, server, seating, 0, plan, &self.tally);
        players
    }

    /// Plays at a new table for one round. Returns by how much these counts grew in the measured
    /// time.
    ///
    /// # Errors
    /// Returns an error if the server refuses.
    pub async fn play<const N: usize>(
        &mut self,
        server: &Process,
        seating: &Seating,
        counts: impl Fn() -> [u64; N],
    ) -> anyhow::Result<[u64; N]> {
        let mut players = self.sit_down(server, seating);
        let [warm_up, time] = TIMES;
        sleep(warm_up).await;
        let (work, mut grown) = (server.worked()?, counts());
        self.tally.begin();
        sleep(time).await;
        self.tally.pause();
        for (grown, now) in grown.iter_mut().zip(counts()) {
            *grown = now - *grown;
        }
        self.work += server.worked()? - work;
        players.shutdown().await;
        Ok(grown)
    }
}
