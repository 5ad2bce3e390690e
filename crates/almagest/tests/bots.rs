//! The two example bots play whole games over real sockets: against each other, against machine
//! players, watched by a spectator, and through a restart of the server.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;
mod served;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Sender, channel};
use std::thread::{sleep, spawn};
use std::time::Duration;

use common::folder;
use futures_util::StreamExt;
use serde_json::{Value, json};
use served::{Ended, Person, Process, Served, almagest};
use tokio_tungstenite::tungstenite::Message;

/// Starts `examples/bot.py` with these arguments.
fn bot_py(served: &Served, arguments: &[&str]) -> Process {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut python = Command::new("python3");
    Process::start(python.arg(script).arg(&served.url).args(arguments))
}

/// Starts `examples/bot.rs` with these arguments.
fn bot_rs(served: &Served, arguments: &[&str]) -> Process {
    Process::start(Command::new(example()).arg(&served.url).args(arguments))
}

/// Returns the path of the built example. Cargo puts it beside the folder of this test.
fn example() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let file = test
        .parent()
        .unwrap()
        .with_file_name("examples")
        .join("bot");
    let built = file.exists();
    assert!(
        built,
        "this test needs the example: cargo build --example bot"
    );
    file
}

/// Waits until a bot ends, and returns the outcome it printed.
#[track_caller]
fn outcome(bot: Process) -> Value {
    let Ended { status, out, err } = bot.end();
    assert!(status.success(), "{out}{err}");
    serde_json::from_str(out.lines().last().unwrap()).unwrap()
}

/// The messages a spectator has received so far: the version of the game and its outcome.
#[derive(Debug, Default)]
struct Heard {
    version: Option<u64>,
    outcome: Value,
}

/// Follows a public table by WebSocket as a spectator to the end of the game. Sends on `seen` after
/// each message.
#[tokio::main]
async fn watch(url: String, seen: Sender<()>) -> Heard {
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let mut heard = Heard::default();
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message.unwrap() {
            heard.note(&serde_json::from_str(&text).unwrap());
            // The receiver waits for the first message only.
            let _ = seen.send(());
        }
        if heard.outcome.is_object() {
            return heard;
        }
    }
    panic!("the socket was closed before the end: {heard:?}");
}

impl Heard {
    fn note(&mut self, update: &Value) {
        match update["type"].as_str().unwrap() {
            "table" => assert_eq!(update["table"]["you"], json!([])),
            // The full view comes once; after it, every line comes as news.
            "full" => {
                assert_eq!(self.version, None, "a second full view");
                let game = &update["game"];
                assert!(game.get("turn").is_none(), "{game}");
                self.version = game["version"].as_u64();
                self.outcome = game["outcome"].clone();
            }
            "news" => self.note_news(update),
            other => panic!("{other}"),
        }
    }

    fn note_news(&mut self, news: &Value) {
        for told in news["told"].as_array().unwrap() {
            let version = self.version.unwrap() + 1;
            assert_eq!(told["version"], version, "a gap: {news}");
            self.version = Some(version);
        }
        assert_eq!(news["version"].as_u64(), self.version);
        assert!(news.get("turn").is_none(), "{news}");
        self.outcome = news["outcome"].clone();
    }
}

/// Plays a game of both bots and a machine player, at a table that the Python bot creates and a
/// spectator watches. `way` says how the Rust bot sends its actions.
fn both_play(game: &str, options: &[&str], way: &[&str]) {
    let folder = folder();
    let served = Served::start(&folder.path().join("almagest.db"));
    let make = [
        "--name",
        "Ada",
        "--game",
        game,
        "--seats",
        "me,open,greedy",
        "--public",
    ];
    let mut ada = bot_py(&served, &[&make[..], options].concat());
    let table = ada.said("table ", " key");
    let socket = format!("ws://{}/api/v1/tables/{table}/socket", served.address());
    let (seen, begun) = channel();
    let stranger = spawn(move || watch(socket, seen));
    begun.recv().unwrap();
    let join = ["--name", "Ben", "--table", &table, "--seed", "7"];
    let ben = bot_rs(&served, &[&join[..], way].concat());
    let (ada, ben) = (outcome(ada), outcome(ben));
    let heard = stranger.join().unwrap();
    assert_eq!((&ada, &ada), (&ben, &heard.outcome));
    check_end(&served, folder.path(), &table, &heard);
}

/// Checks that the server agrees with what the spectator received, and that the record is valid.
fn check_end(served: &Served, folder: &Path, table: &str, heard: &Heard) {
    let anybody = served.stranger();
    let seen = anybody.get(&format!("/tables/{table}"));
    assert_eq!(seen["table"]["status"], "over");
    assert_eq!(seen["game"]["outcome"], heard.outcome);
    assert_eq!(seen["game"]["version"].as_u64(), heard.version);
    let names: Vec<&Value> = seen["table"]["seats"].as_array().unwrap().iter().collect();
    let names: Vec<&str> = names
        .iter()
        .map(|seat| seat["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Ada", "Ben", "Hypatia"]);
    let record = anybody.send("GET", &format!("/tables/{table}/record"), None);
    let file = folder.join("record.jsonl");
    std::fs::write(&file, record.body).unwrap();
    let replay = Process::start(almagest(&["replay", "--check"]).arg(file)).end();
    assert!(replay.status.success(), "{replay:?}");
}

#[test]
fn both_bots_and_a_machine_play_astra() {
    both_play("astra", &[], &["--socket"]);
}

#[test]
fn both_bots_and_a_machine_play_stellium() {
    both_play("stellium", &[], &[]);
}

#[test]
fn both_bots_and_a_machine_play_night_sky() {
    both_play("nightsky", &["--option", "draft=turns"], &["--socket"]);
}

#[test]
fn a_bot_plays_against_machines_alone() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    // With the default limits: the bots wait when the server tells them to.
    let served = Served::at("127.0.0.1:0", &db, &[]);
    let token = Process::start(almagest(&["token", "Robot", "--db"]).arg(&db)).end();
    let token = ["--token", token.out.trim_end(), "--seats", "me,novice"];
    let with_token = bot_rs(&served, &[&token[..], &["--game", "stellium"]].concat());
    let guest = [
        "--game",
        "nightsky",
        "--option",
        "draft=turns",
        "--seats",
        "me,greedy,random",
    ];
    let guest = bot_py(&served, &[&guest[..], &["--moves", "first"]].concat());
    let alone = bot_py(
        &served,
        &["--game", "astra", "--seats", "me", "--seed", "1"],
    );
    assert_eq!(outcome(with_token)["scores"].as_array().unwrap().len(), 2);
    assert_eq!(outcome(guest)["scores"].as_array().unwrap().len(), 3);
    // Against Ptolemy, who has no seat.
    assert_eq!(outcome(alone)["others"][0][0], "ptolemy");
}

#[test]
fn a_refused_bot_prints_one_sentence() {
    let folder = folder();
    let served = Served::start(&folder.path().join("almagest.db"));
    let nowhere = "0".repeat(32);
    for arguments in [
        &["--table", &nowhere][..],
        &["--token", "x"],
        &["--game", "chess"],
    ] {
        for bot in [bot_py(&served, arguments), bot_rs(&served, arguments)] {
            let ended = bot.end();
            assert_eq!(ended.status.code(), Some(1), "{ended:?}");
            assert!(ended.err.starts_with("The server refuses: "), "{ended:?}");
            assert_eq!(ended.err.lines().count(), 1, "{ended:?}");
        }
    }
}

/// A person who plays with two bots. The game cannot continue without her.
struct Carla<'a> {
    person: Person,
    table: &'a str,
}

impl Carla<'_> {
    /// Waits for her turn and takes the first legal action.
    fn act(&self) {
        let path = format!("/tables/{}", self.table);
        loop {
            let seen = self.person.get(&path);
            assert_ne!(seen["table"]["status"], "over");
            let turn = &seen["game"]["turn"];
            if turn.is_object() {
                let decision = &turn["decision"];
                let id = decision.to_string();
                let action = &turn["legal"][0]["action"];
                let body = json!({"seat": 1, "decision": decision, "id": id, "action": action});
                self.person.post(&format!("{path}/actions"), body);
                return;
            }
            sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn bots_survive_a_restart_of_the_server() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    let served = Served::start(&db);
    let carla = served.guest("Carla");
    let seats = json!([{"who": "me"}, {"who": "open"}, {"who": "open"}]);
    let wish = json!({"game": "astra", "seats": seats, "stand_in": "greedy"});
    let made = carla.post("/tables", wish);
    let [table, key] = ["id", "key"].map(|name| made["table"][name].as_str().unwrap());
    let join = ["--table", table, "--key", key];
    let over_socket = [&join[..], &["--socket"]].concat();
    let bots = [bot_py(&served, &join), bot_rs(&served, &over_socket)];
    let carla = Carla {
        person: carla,
        table,
    };
    (0..10).for_each(|_| carla.act());
    let address = served.address().to_owned();
    assert!(served.stop().status.success());
    let served = Served::at(&address, &db, &["--limit-requests", "0"]);
    (0..10).for_each(|_| carla.act());
    // A machine finishes the game for her.
    carla.person.post(
        &format!("/tables/{table}/resign"),
        json!({"seat": 1, "id": "enough"}),
    );
    let ends = bots.map(outcome);
    let seen = carla.person.at(&served).get(&format!("/tables/{table}"));
    assert_eq!([&seen["game"]["outcome"]; 2], [&ends[0], &ends[1]]);
}
