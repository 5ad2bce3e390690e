//! One measurement: a number of tables at some pace.

use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use tempfile::TempDir;
use tokio::sync::Mutex;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::sleep;

use super::flood::Flood;
use super::http::{Connection, request};
use super::player::{Pair, Player};
use super::process::Process;
use super::seating::{Seating, guest, seat};
use super::tally::{Figures, Tally};
use crate::lots::Lots;

/// The warm-up time and the measured time.
const TIMES: [Duration; 2] = [Duration::from_secs(3), Duration::from_secs(8)];
/// The time after which memory is measured: once the players do nothing any more, and once more after
/// they have left.
const IDLE: Duration = Duration::from_secs(60);
/// Connections to spare, besides those of the players.
const SPARE: usize = 300;
/// How actions travel to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// By a post, while the updates arrive as a stream of lines.
    Posts,
    /// Over the socket on which the updates arrive.
    Socket,
}

/// A number of tables at some pace.
#[derive(Debug, Clone, Copy)]
pub struct Scenario {
    /// How actions travel.
    pub way: Way,
    /// The number of tables.
    pub tables: usize,
    /// The time each table takes per action; `None` means as fast as possible.
    pub pace: Option<Duration>,
    /// Whether a client floods the server meanwhile.
    pub flooded: bool,
    /// Whether memory is measured as well.
    pub memory: bool,
}

/// The results of a measurement.
#[derive(Debug)]
pub struct Measured {
    /// The number of tables played.
    pub played: usize,
    /// The number of the players' connections.
    pub connections: usize,
    /// The figures seen by the players.
    pub figures: Figures,
    /// The server's processor time per accepted action.
    pub work: Duration,
    /// Bytes of memory per table: with idle players, a minute after they have left, and at rest after
    /// a restart.
    pub memory: Option<[f64; 3]>,
    /// The number of requests of the flood, and of those refused.
    pub flood: [u64; 2],
}

impl Scenario {
    /// Runs the measurement.
    ///
    /// # Errors
    /// Returns an error if the server misbehaves.
    pub fn measure(self) -> anyhow::Result<Measured> {
        let folder = tempfile::tempdir()?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let local = LocalSet::new();
        local.block_on(&runtime, self.run(&folder))
    }

    async fn run(self, folder: &TempDir) -> anyhow::Result<Measured> {
        let limit = if self.flooded { 50 } else { 0 };
        let server = Process::start(folder.path(), limit)?;
        let empty = server.memory()?;
        let seated = seat(server.address, self.tables).await?;
        let plan = Connections::plan(self.tables, self.way);
        let tally = Rc::new(Tally::default());
        let mut tasks = JoinSet::new();
        for (seating, number) in seated[..plan.tables].iter().zip(0..) {
            self.sit_down(&mut tasks, &server, seating, number, plan, &tally);
        }
        tally.wait_for(2 * plan.tables).await?;
        let (work, flood) = self.watch(&server, &tally).await?;
        let figures = tally.figures()?;
        let memory = match self.memory {
            true => {
                tally.end();
                Some(memory(server, empty, tasks, folder, &seated).await?)
            }
            false => None,
        };
        Ok(Measured {
            played: plan.tables,
            connections: plan.tables * plan.each,
            work: work.div_f64(figures.actions.max(1) as f64),
            figures,
            memory,
            flood,
        })
    }

    /// Measures for a while. Returns the server's processor time and the counts of the flood.
    async fn watch(self, server: &Process, tally: &Tally) -> anyhow::Result<(Duration, [u64; 2])> {
        let flood = match self.flooded {
            true => {
                let cookie = guest(&mut Connection::open(server.address).await?, "Flood").await?;
                Some(Flood::begin(server.address, &cookie))
            }
            false => None,
        };
        let flooded = || flood.as_ref().map_or([0; 2], Flood::counts);
        let [warm_up, measure] = TIMES;
        sleep(warm_up).await;
        tally.begin();
        let (work, [asked, refused]) = (server.worked()?, flooded());
        sleep(measure).await;
        tally.pause();
        let work = server.worked()? - work;
        let [asked_then, refused_then] = flooded();
        Ok((work, [asked_then - asked, refused_then - refused]))
    }

    /// Starts the two players of a table.
    pub fn sit_down(
        self,
        tasks: &mut JoinSet<()>,
        server: &Process,
        seating: &Seating,
        number: u64,
        plan: Connections,
        tally: &Rc<Tally>,
    ) {
        // Spreads the actions of slow tables over time.
        let part = number as f64 / self.tables as f64;
        let later = self.pace.unwrap_or_default().mul_f64(part);
        let pair = Rc::new(Pair::new(self.pace, Instant::now() + later));
        let mut posts = Rc::new(Mutex::new(None));
        for (place, cookie) in seating.cookies.iter().cloned().enumerate() {
            if place > 0 && plan.each != 3 {
                posts = Rc::new(Mutex::new(None));
            }
            let player = Player {
                address: server.address,
                pair: Rc::clone(&pair),
                place,
                cookie,
                way: self.way,
                posts: Rc::clone(&posts),
                tally: Rc::clone(tally),
                lots: Lots(2 * number + place as u64),
                has_arrived: false,
            };
            tasks.spawn_local(noted(player.play(seating.table.clone()), Rc::clone(tally)));
        }
    }
}

/// Returns the bytes per table: with idle players, after everyone has left, and at rest after a
/// restart.
async fn memory(
    server: Process,
    empty: u64,
    mut tasks: JoinSet<()>,
    folder: &TempDir,
    seated: &[Seating],
) -> anyhow::Result<[f64; 3]> {
    sleep(IDLE).await;
    let idle = server.memory()?.saturating_sub(empty);
    tasks.shutdown().await;
    sleep(IDLE).await;
    let left = server.memory()?.saturating_sub(empty);
    drop(server);
    let rest = at_rest(folder, seated).await?;
    let each = |kibibytes: u64| kibibytes as f64 * 1024.0 / seated.len() as f64;
    Ok([idle, left, rest].map(each))
}

/// Returns the memory of idle tables in KiB, measured on a new server that has only loaded each of
/// them once.
async fn at_rest(folder: &TempDir, seated: &[Seating]) -> anyhow::Result<u64> {
    let server = Process::start(folder.path(), 0)?;
    let mut connection = Connection::open(server.address).await?;
    let mut empty = 0;
    for seating in seated {
        let path = format!("/api/v1/tables/{}?words=off", seating.table);
        let request = request("GET", &path, &seating.cookies[0], "");
        let answer = connection.ask(&request).await?;
        ensure!(answer.status == 200, "{path}: {}", answer.status);
        if empty == 0 {
            // The first table also loads the data that all tables share.
            empty = server.memory()?;
        }
    }
    Ok(server.memory()?.saturating_sub(empty))
}

/// How many connections are possible.
#[derive(Debug, Clone, Copy)]
pub struct Connections {
    /// The number of tables played.
    tables: usize,
    /// The connections per table: two streams or sockets, and up to two for posted actions.
    each: usize,
}

impl Connections {
    /// Plans as many connections as the system allows one process.
    pub fn plan(tables: usize, way: Way) -> Self {
        let most = open_files().unwrap_or(1024).saturating_sub(SPARE);
        let each = match way {
            Way::Posts if tables * 4 <= most => 4,
            Way::Posts => 3,
            Way::Socket => 2,
        };
        let tables = tables.min(most / each);
        Self { tables, each }
    }
}

fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}

/// Runs a task that must not fail before the measurement ends.
async fn noted(doing: impl Future<Output = anyhow::Result<()>>, tally: Rc<Tally>) {
    if let Err(error) = doing.await {
        tally.fail(error);
    }
}
