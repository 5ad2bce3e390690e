//! Everything people do with a server, for a long time: they play, look on, come and go, import
//! games and have them reviewed, while the server is restarted and killed now and then.
//!
//! `ALMAGEST_SOAK_MINUTES` says for how long; without it, the run is bounded by what is done instead
//! and takes a few seconds. `ALMAGEST_SOAK_SEED` seeds the choices; timing still makes runs differ.

mod errands;
mod judge;
mod sampler;
mod spectators;
mod visitor;

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use self::sampler::Sampler;
use self::visitor::{ERRANDS, Visitor};
use crate::coordinator::Coordinator;
use crate::group::Group;
use crate::group::Sitter::{Guest, Machine, Same};
use crate::lots::Lots;
use crate::player::Player;
use crate::record;
use crate::server::Server;
use crate::variable;

/// All limits are set, but high, because all clients share one address.
const FLAGS: &[&str] = &[
    "--log=text",
    "--log-level=warn",
    "--metrics-addr=127.0.0.1:0",
    "--limit-requests=1000",
    "--limit-guests=100000",
    "--limit-tables=1000",
    "--limit-streams=1000",
    "--limit-hints=4",
    "--limit-connections-per-address=5000",
];
/// How long a player thinks about an action.
const PACE: Duration = Duration::from_millis(400);
/// The number of times each errand has its own visitor.
const VISITORS: u64 = 2;
/// The shortest and the longest time between two restarts, in seconds.
const BETWEEN: [u64; 2] = [90, 240];
/// The number of actions between two restarts of a short run.
const FEW_ACTIONS: u64 = 60;

#[test]
fn soak() {
    let minutes: u64 = variable("ALMAGEST_SOAK_MINUTES", 0);
    let seed: u64 = variable("ALMAGEST_SOAK_SEED", 1);
    match run(Duration::from_secs(60 * minutes), seed) {
        Ok([judged, servers]) => println!(
            "nothing failed, and no acknowledged action was lost; {judged} of {servers} servers ran \
             long enough to judge growth, and nothing grew in them"
        ),
        Err(wrong) => panic!("soak with seed {seed}: {wrong}"),
    }
}

/// How a server ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// It is asked to stop.
    Stopped,
    /// It is killed.
    Killed,
}

/// Runs everything for this long, or for a few actions and restarts if it is zero.
///
/// Returns how many servers ran long enough to judge growth, and how many ran.
fn run(time: Duration, seed: u64) -> Result<[usize; 2], String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let db = folder.path().join("almagest.db");
    let sampler = Sampler::new();
    let mut server = start(&db, &sampler);
    let pace = if time.is_zero() { Duration::ZERO } else { PACE };
    let coordinator = Coordinator::new(server.1, pace);
    let groups = gather(&coordinator);
    let ended = thread::scope(|scope| {
        let mut people = 0;
        for group in &groups {
            for member in &group.members {
                people += 1;
                let player = Player::new(&coordinator, group, member, Lots::new(seed, people));
                scope.spawn(|| player.play());
            }
        }
        for errand in ERRANDS
            .iter()
            .cycle()
            .take(ERRANDS.len() * VISITORS as usize)
        {
            people += 1;
            let visitor = Visitor::new(&coordinator, errand, Lots::new(seed, people));
            scope.spawn(|| visitor.stay());
        }
        let sampling = scope.spawn(|| sampler.sample(&coordinator));
        let mut lots = Lots::new(seed, 0);
        let plan = Plan::new(time);
        let outcome = plan
            .carry_out(&coordinator, &mut server, &db, &sampler, &mut lots)
            .and_then(|()| {
                coordinator.last_round();
                coordinator.wait_for_home(people as usize)
            });
        if let Err(wrong) = &outcome {
            coordinator.last_round();
            coordinator.fail(wrong.clone());
        }
        sampler.finish();
        sampling
            .join()
            .map_err(|_| "the sampler panicked".to_owned())?;
        outcome
    });
    ended?;
    // After a restart, the records come from disk.
    let address = restart(&coordinator, &mut server, &db, &sampler, End::Stopped)?;
    let sum = record::compare_all(address, groups);
    println!(
        "{} tables of {} games, {} actions acknowledged, {} more by machine players, {} lost, {} \
         doubled; visits: {:?}",
        sum.tables,
        sum.ended,
        sum.acknowledged,
        sum.by_machines,
        sum.lost,
        sum.doubled,
        coordinator.visits()
    );
    judge::actions(&sum, coordinator.acknowledged())?;
    sampler.judge()
}

/// How long the run takes.
struct Plan {
    /// When the last restart is due, and when the run ends.
    moments: Option<[Instant; 2]>,
}

impl Plan {
    /// The last third of the time has no restarts: whatever grows slowly shows there.
    fn new(time: Duration) -> Self {
        let begun = Instant::now();
        let moments = (!time.is_zero()).then(|| [begun + time * 2 / 3, begun + time]);
        Self { moments }
    }

    /// Restarts the server again and again.
    fn carry_out(
        &self,
        coordinator: &Coordinator,
        server: &mut Running,
        db: &Path,
        sampler: &Sampler,
        lots: &mut Lots,
    ) -> Result<(), String> {
        let Some([last_restart, end]) = self.moments else {
            coordinator.wait_for_visits(ERRANDS.len())?;
            for end in [End::Stopped, End::Killed] {
                coordinator.wait_for_actions(FEW_ACTIONS)?;
                restart(coordinator, server, db, sampler, end)?;
            }
            return coordinator.wait_for_actions(FEW_ACTIONS);
        };
        let mut ends = [End::Stopped, End::Killed].into_iter().cycle();
        loop {
            let [least, most] = BETWEEN;
            let next = Duration::from_secs(least + lots.below(most - least));
            let next = (Instant::now() + next).min(last_restart);
            coordinator.wait_for_moment(next)?;
            if let Some(how) = ends.next() {
                restart(coordinator, server, db, sampler, how)?;
            }
            if next == last_restart {
                return coordinator.wait_for_moment(end);
            }
        }
    }
}

/// A server and its address.
type Running = (Option<Server>, std::net::SocketAddr);

fn start(db: &Path, sampler: &Sampler) -> Running {
    let mut server = Server::start_with(db, FLAGS);
    let address = server.address();
    let metrics = server.told("http://");
    let log = sampler.log();
    server.listen(move |line| log.lock().unwrap().push(line));
    sampler.watch(server.id(), metrics);
    (Some(server), address)
}

/// Ends the server and starts another on the same database. Returns its address.
fn restart(
    coordinator: &Coordinator,
    server: &mut Running,
    db: &Path,
    sampler: &Sampler,
    how: End,
) -> Result<std::net::SocketAddr, String> {
    coordinator.closes();
    sampler.pause();
    match (how, server.0.take()) {
        (End::Stopped, Some(server)) => match server.stop() {
            Some(status) if status.success() => {}
            Some(status) => return Err(format!("a server that was asked to stop: {status}")),
            None => return Err("a server that was asked to stop does not end".to_owned()),
        },
        (_, server) => drop(server),
    }
    sampler.note(&format!("the server was {how:?}").to_lowercase());
    *server = start(db, sampler);
    coordinator.opens(server.1);
    Ok(server.1)
}

/// Creates the tables at which people play one game after another.
fn gather(coordinator: &Coordinator) -> Vec<Group> {
    let (_, address) = coordinator.server(0).unwrap();
    let turns = json!({"draft": "turns"});
    let none = json!({});
    let tables: [(&str, _, &[_]); 8] = [
        ("astra", &none, &[Guest, Guest]),
        ("astra", &none, &[Guest, Same, Guest]),
        ("astra", &none, &[Guest, Machine("novice")]),
        ("stellium", &none, &[Guest, Guest]),
        ("stellium", &none, &[Machine("greedy"), Guest, Guest]),
        ("nightsky", &turns, &[Guest, Guest, Guest]),
        (
            "nightsky",
            &turns,
            &[Guest, Machine("random"), Machine("greedy")],
        ),
        ("nightsky", &turns, &[Guest, Machine("apprentice"), Guest]),
    ];
    coordinator.tables(tables.len(), 0);
    let gather = |(game, options, sitters): (&str, &serde_json::Value, &[_])| {
        Group::gather(address, game, options.clone(), sitters)
    };
    tables.into_iter().map(gather).collect()
}
