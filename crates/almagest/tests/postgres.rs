//! The server and its commands with a PostgreSQL database.

#![cfg(all(unix, feature = "postgres"))]
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;
mod served;

use std::time::Duration;

use common::{folder, refused, succeeds};
use serde_json::json;
use served::{Served, almagest};
use testing::PostgresServer;

/// Returns the address of a database of its own, with a password that must not show.
fn database(server: &PostgresServer) -> String {
    server.address().replace("almagest@", "almagest:hunter2@")
}

fn serve(address: &str, more: &[&str]) -> Served {
    let start = ["serve", "--addr", "127.0.0.1:0", "--postgres", address];
    Served::by(&mut almagest(&[&start, more].concat()))
}

fn astra() -> serde_json::Value {
    json!({"game": "astra", "seats": [{"who": "me"}, {"who": "machine", "level": "greedy"}]})
}

/// Everything that can be done with a file can be done with PostgreSQL.
#[test]
fn the_commands_work_with_postgresql_while_it_is_served() {
    let server = PostgresServer::start();
    let (address, folder) = (database(&server), folder());
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let on =
        |words: &[&str]| succeeds(&[words, &["--lang", "en", "--postgres", &address]].concat());
    let none = refused(&["rotate-key", "--postgres", &address]);
    assert!(none.contains("is empty"), "{none}");

    let served = serve(&address, &[]);
    let ada = served.guest("Ada");
    let table = ada.post("/tables", astra())["table"]["id"].take();
    let table = format!("/tables/{}", table.as_str().unwrap());
    let token = on(&["token", "The Robot"]);
    let robot = served.program(token.trim());
    assert_eq!(robot.get("/me")["name"], "The Robot");
    assert!(on(&["rotate-key"]).contains("replaced"));
    assert!(!on(&["prune", "--delete"]).is_empty());
    let copied = on(&["backup", &path("copy.db")]);
    assert!(
        copied.starts_with("Copied ") && !copied.contains("hunter2"),
        "{copied}"
    );

    // The copy can be served as it is, or read into another database.
    let restored = succeeds(&[
        "restore",
        &path("copy.db"),
        "--db",
        &path("new.db"),
        "--lang",
        "en",
    ]);
    assert!(restored.starts_with("Read "), "{restored}");
    let elsewhere = PostgresServer::start();
    let other = database(&elsewhere);
    succeeds(&["restore", &path("copy.db"), "--postgres", &other]);
    for copy in [
        Served::start(&folder.path().join("new.db")),
        serve(&other, &[]),
    ] {
        let seen = ada.at(&copy).get(&table);
        assert_eq!(seen["table"]["seats"], ada.get(&table)["table"]["seats"]);
    }
    for (target, why) in [
        (["--postgres", &other], "is not empty"),
        (["--db", &path("new.db")], "already exists"),
    ] {
        let words = ["restore", &path("copy.db"), target[0], target[1]];
        let refused = refused(&words);
        assert!(refused.contains(why), "{refused}");
    }
    let none = refused(&["restore", &path("none.db"), "--postgres", &other]);
    assert!(none.starts_with("There is no backup"), "{none}");

    let ended = served.stop();
    assert!(ended.status.success());
    assert!(!format!("{ended:?}").contains("hunter2"), "{ended:?}");
    // A restarted server has the same table.
    let again = serve(&address, &[]);
    assert_eq!(ada.at(&again).get(&table)["table"]["status"], "playing");
}

/// While the database is away, the server says so with 503, and goes on afterwards.
#[test]
fn a_server_waits_for_a_database_that_is_away() {
    let server = PostgresServer::start();
    let address = database(&server);
    let mut served = serve(
        &address,
        &["--metrics-addr", "127.0.0.1:0", "--log", "json"],
    );
    let metrics = served.said("Metrics are at ", "/metrics");
    let ready = || {
        let config = ureq::Agent::config_builder().http_status_as_error(false);
        let agent: ureq::Agent = config.proxy(None).build().into();
        let answer = agent.get(&format!("{metrics}/readyz")).call().unwrap();
        answer.status().as_u16()
    };
    let ada = served.guest("Ada");
    assert_eq!(ready(), 200);
    server.stop();
    assert_eq!(ready(), 503);
    let refused = ada.send("POST", "/tables", Some(astra()));
    assert_eq!(refused.status, 503, "{refused:?}");
    assert!(refused.body.contains("\"storage\""), "{refused:?}");
    server.begin();
    let mut tries = 0;
    while ready() != 200 {
        tries += 1;
        assert!(tries < 100, "the server must go on");
        std::thread::sleep(Duration::from_millis(100));
    }
    ada.post("/tables", astra());
    let tables = ada.get("/me/tables");
    assert_eq!(tables["tables"].as_array().unwrap().len(), 1);
    let ended = served.stop();
    assert!(ended.err.contains("cannot be reached"), "{ended:?}");
    assert!(!format!("{ended:?}").contains("hunter2"), "{ended:?}");
}

#[test]
fn a_database_that_cannot_be_used_is_refused_in_one_sentence() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    let backup = folder.path().join("copy.db");
    let backup = backup.to_str().unwrap();
    let away = "postgres://ada:hunter2@127.0.0.1:1/almagest";
    for words in [
        vec!["serve", "--addr", "127.0.0.1:0"],
        vec!["token", "Ada"],
        vec!["backup", backup],
        vec!["prune"],
        vec!["rotate-key"],
    ] {
        let said = refused(&[words, vec!["--postgres", away]].concat());
        assert!(
            said.starts_with("The database server 127.0.0.1:1 cannot be reached."),
            "{said}"
        );
        assert!(!said.contains("hunter2"), "{said}");
    }
    let said = refused(&["serve", "--postgres", "mysql://ada:hunter2@127.0.0.1"]);
    assert!(
        said.contains("cannot be read") && !said.contains("hunter2"),
        "{said}"
    );
    let both = ["serve", "--db", db.to_str().unwrap(), "--postgres", away];
    let said = refused(&both);
    assert!(said.contains("--db") && !said.contains("hunter2"), "{said}");
    assert!(!db.exists());
}
