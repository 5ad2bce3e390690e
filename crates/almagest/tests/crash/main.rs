//! `kill -9` and power cuts in the middle of play, many times: no acknowledged action is lost or
//! applied twice, and every table continues.
//!
//! Many tables play at full speed while the server is killed and restarted on the same database,
//! `ALMAGEST_CRASHES` times (20 by default). At a power cut (`ALMAGEST_POWER_CUTS`), the disk also
//! forgets what the server has not synced, or keeps a part of it in any order. A player who got no response sends the request again
//! with the same id. At the end every record is replayed and compared with the players' diaries.
//! `ALMAGEST_CRASH_SEED` seeds the moves and the moments of the crashes; timing still makes runs
//! differ.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod coordinator;
mod diary;
#[cfg(target_os = "linux")]
mod disk;
mod group;
mod http;
mod lots;
#[cfg(target_os = "linux")]
mod mount;
mod player;
#[cfg(target_os = "linux")]
mod power;
mod record;
mod server;
mod sitting;
mod soak;
mod stream;

use std::path::Path;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use ::server::storage::{SqliteStorage, Storage};
use serde_json::json;

use crate::coordinator::Coordinator;
use crate::group::Group;
use crate::group::Sitter::{Guest, Machine, Same};
use crate::lots::Lots;
use crate::player::Player;
use crate::record::Sum;
use crate::server::Server;

/// The value of `PRAGMA synchronous` at which every commit is on disk before it is acknowledged.
const FULL: i64 = 2;

#[test]
fn no_crash_loses_or_doubles_an_acknowledged_action() {
    let crashes: u64 = variable("ALMAGEST_CRASHES", 20);
    let seed: u64 = variable("ALMAGEST_CRASH_SEED", 1);
    println!("{crashes} crashes, seed {seed}");
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("almagest.db");
    let server = Server::start(&db);
    let mut restart = |server: Server| {
        server.kill();
        Server::start(&db)
    };
    let server = survive(crashes, seed, server, &mut restart);
    server.kill();
    assert_eq!(synchronous(&db), FULL);
}

/// Plays on a server while it crashes this many times, and checks that nothing is lost. Returns the
/// last server.
fn survive(crashes: u64, seed: u64, mut server: Server, restart: Restart<'_>) -> Server {
    let coordinator = Coordinator::new(server.address(), Duration::ZERO);
    let groups = gather(&coordinator);
    let (server, alive) = play(&coordinator, &groups, server, restart, crashes, seed);
    // After a restart, the records come from disk.
    let mut server = restart(server);
    let sum = record::compare_all(server.address(), groups);
    tell(crashes, alive, &coordinator, sum);
    assert_eq!((sum.lost, sum.doubled), (0, 0));
    assert_eq!(
        sum,
        Sum {
            ended: sum.tables,
            acknowledged: coordinator.acknowledged() as usize,
            ..sum
        }
    );
    server
}

/// Crashes a server, and starts another on the same database.
type Restart<'a> = &'a mut dyn FnMut(Server) -> Server;

fn tell(crashes: u64, alive: usize, coordinator: &Coordinator, sum: Sum) {
    let repeated = coordinator.repeated();
    println!(
        "{crashes} crashes with {} tables, play interrupted at a table {alive} times; {} actions \
         acknowledged, {} more by machine players; {} requests repeated after a crash, {} of them \
         already stored; {} actions lost, {} doubled; {} tables finished",
        sum.tables,
        sum.acknowledged,
        sum.by_machines,
        repeated.all,
        repeated.stored,
        sum.lost,
        sum.doubled,
        sum.ended,
    );
}

fn variable<T: FromStr>(name: &str, usual: T) -> T {
    let text = std::env::var(name).ok();
    text.map_or(usual, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{name} cannot be '{text}'"))
    })
}

/// Creates all tables: of all games, for people, on one device, with machine players.
fn gather(coordinator: &Coordinator) -> Vec<Group> {
    let (_, address) = coordinator.server(0).unwrap();
    let turns = json!({"draft": "turns"});
    let mut groups = Vec::new();
    let mut gather = |times: usize, game, options: &serde_json::Value, sitters: &[_]| {
        groups.extend((0..times).map(|_| Group::gather(address, game, options.clone(), sitters)));
    };
    gather(13, "astra", &json!({}), &[Guest, Guest]);
    gather(1, "astra", &json!({}), &[Guest, Same]);
    gather(2, "astra", &json!({}), &[Guest, Machine("novice")]);
    gather(3, "stellium", &json!({}), &[Guest, Guest]);
    gather(
        2,
        "stellium",
        &json!({}),
        &[Machine("greedy"), Guest, Guest],
    );
    gather(2, "nightsky", &turns, &[Guest, Guest, Guest]);
    gather(1, "nightsky", &turns, &[Guest, Machine("random"), Guest]);
    coordinator.tables(groups.len(), 0);
    groups
}

/// Lets everybody play while the server crashes `crashes` times. Returns the last server, and the
/// number of tables in play summed over all crashes.
fn play(
    coordinator: &Coordinator,
    groups: &[Group],
    server: Server,
    restart: Restart<'_>,
    crashes: u64,
    seed: u64,
) -> (Server, usize) {
    thread::scope(|scope| {
        let mut players = 0;
        for group in groups {
            for member in &group.members {
                players += 1;
                let player = Player::new(coordinator, group, member, Lots::new(seed, players));
                scope.spawn(|| player.play());
            }
        }
        let crashed = crash(coordinator, server, restart, crashes, Lots::new(seed, 0));
        coordinator.last_round();
        coordinator
            .wait_for_home(players as usize)
            .unwrap_or_else(|wrong| panic!("{wrong}"));
        crashed
    })
}

/// Crashes the server `crashes` times, each time after some actions.
fn crash(
    coordinator: &Coordinator,
    mut server: Server,
    restart: Restart<'_>,
    crashes: u64,
    mut lots: Lots,
) -> (Server, usize) {
    let mut alive = 0;
    for _ in 0..crashes {
        let few = if lots.once_in(4) { 5 } else { 300 };
        let acted = coordinator.wait_for_actions(1 + lots.below(few));
        acted.unwrap_or_else(|wrong| panic!("{wrong}"));
        alive += coordinator.playing();
        coordinator.closes();
        server = restart(server);
        if lots.once_in(8) {
            // Crash the new server too, perhaps before it listens.
            thread::sleep(Duration::from_millis(lots.below(30)));
            server = restart(server);
        }
        coordinator.opens(server.address());
    }
    (server, alive)
}

/// Returns `PRAGMA synchronous` of the connection that writes.
fn synchronous(db: &Path) -> i64 {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let storage = SqliteStorage::open(db).await.unwrap();
        let synchronous = storage.synchronous().await.unwrap();
        storage.close().await;
        synchronous
    })
}
