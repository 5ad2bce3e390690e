//! The server as a process: how it starts, stops, and shares its database with other commands.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;
mod served;

use std::io::Read;
use std::net::TcpListener;
use std::path::{Path, PathBuf};

use common::folder;
use serde_json::json;
use served::{Process, Served, almagest};
use server::storage::{PlayerRow, SqliteStorage, Status, Storage, TableRow, Write};
use server::{PlayerId, TableId};

/// Runs a command that must be refused, and returns its one-sentence message.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let ended = Process::start(&mut almagest(arguments)).end();
    assert_eq!(
        (ended.status.code(), ended.out.as_str()),
        (Some(2), ""),
        "{ended:?}"
    );
    let sentence = ended.err.strip_prefix("Error: ").unwrap();
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    sentence.trim_end().to_owned()
}

/// Runs a command that must succeed, and returns its output.
#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let ended = Process::start(&mut almagest(arguments)).end();
    assert!(ended.status.success(), "{ended:?}");
    ended.out.trim_end().to_owned()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Returns the request for a table of Astra with one person and a machine player.
fn astra() -> serde_json::Value {
    json!({"game": "astra", "seats": [{"who": "me"}, {"who": "machine", "level": "greedy"}]})
}

#[test]
fn port_0_picks_a_free_port_and_prints_it() {
    let folder = folder();
    let db = folder.path().join("a/b/almagest.db");
    let served = Served::start(&db);
    assert!(!served.url.ends_with(":0"), "{}", served.url);
    let games = served.stranger().get("/games");
    assert_eq!(games["games"].as_array().unwrap().len(), 3);
    assert!(db.exists());
    let ended = served.stop();
    assert!(ended.status.success(), "{ended:?}");
    assert!(ended.err.contains(text(&db)), "{ended:?}");
    assert_eq!(ended.out, "");
}

#[test]
fn the_environment_sets_what_flags_do_not() {
    let folder = folder();
    let db = folder.path().join("env.db");
    let mut serve = almagest(&["serve", "--limit-guests", "1"]);
    let serve = serve
        .env("ALMAGEST_ADDR", "127.0.0.1:0")
        .env("ALMAGEST_DB", &db)
        .env("ALMAGEST_LIMIT_GUESTS", "30")
        .env("ALMAGEST_SECURE_COOKIES", "1")
        .env("ALMAGEST_LOG", "json");
    let served = Served::by(serve);
    let name = || Some(json!({"name": "Ada"}));
    let cookie = served.stranger().open("POST", "/guests", name());
    let cookie = cookie.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.ends_with("; Secure"), "{cookie}");
    let again = served.stranger().send("POST", "/guests", name());
    assert_eq!(again.status, 429, "{again:?}");
    let ended = served.stop();
    assert!(
        ended.err.lines().any(|line| line.starts_with('{')),
        "{ended:?}"
    );
    assert!(db.exists());
}

/// The environment keeps the server away from the default port and the user's own database.
#[test]
fn the_program_serves_by_default() {
    let folder = folder();
    let mut alone = almagest(&[]);
    let alone = alone
        .env("ALMAGEST_ADDR", "127.0.0.1:0")
        .env("ALMAGEST_LOG", "off")
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        // There is no browser to open in this folder.
        .env("PATH", folder.path());
    let served = Served::by(alone);
    assert_eq!(served.stranger().get("/games")["machines"][0], "random");
    assert!(served.stop_by("-INT").status.success());
    assert!(folder.path().join("almagest/almagest.db").exists());
}

#[test]
fn on_a_stop_signal_it_ends_its_streams_and_exits() {
    let folder = folder();
    let served = Served::start(&folder.path().join("almagest.db"));
    let ada = served.guest("Ada");
    let id = ada.post("/tables", astra())["table"]["id"].take();
    let id = id.as_str().unwrap();
    let paths = [format!("/tables/{id}/events"), "/me/events".to_owned()];
    let streams = paths.map(|path| ada.open("GET", &path, None).into_body().into_reader());
    // One stream is read before the stop, the other only after it.
    let [mut table, mut own] = streams;
    let mut first = [0; 10];
    table.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"{\"type\":\"f");
    let ended = served.stop();
    assert!(ended.status.success(), "{ended:?}");
    assert!(!ended.err.contains("aborting"), "{ended:?}");
    let mut rest = String::new();
    table.read_to_string(&mut rest).unwrap();
    assert!(rest.ends_with('\n'), "{rest}");
    own.read_to_string(&mut rest).unwrap();
    assert!(rest.ends_with('\n'), "{rest}");
}

#[test]
fn a_token_created_while_serving_is_valid_at_once() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    // The first command creates the database.
    let before = printed(&["token", "Before", "--db", text(&db)]);
    let served = Served::start(&db);
    let during = printed(&["token", " The  Robot ", "--db", text(&db)]);
    assert_ne!(before, during);
    for (token, name) in [(&before, "Before"), (&during, "The Robot")] {
        assert_eq!(served.program(token).get("/me")["name"], name);
    }
    let nobody = served.program(&during.replace(&during[9..12], "000"));
    assert_eq!(nobody.send("GET", "/me", None).status, 401);
    // The server can still write, and the token is valid after a restart.
    served.program(&during).post("/tables", astra());
    assert!(served.stop().status.success());
    let again = Served::start(&db);
    let tables = again.program(&during).get("/me/tables");
    assert_eq!(tables["tables"].as_array().unwrap().len(), 1);
}

#[test]
fn a_backup_made_while_serving_can_be_served() {
    let folder = folder();
    let (db, copy) = (
        folder.path().join("almagest.db"),
        folder.path().join("copy.db"),
    );
    let served = Served::start(&db);
    let ada = served.guest("Ada");
    let id = ada.post("/tables", astra())["table"]["id"].take();
    let path = format!("/tables/{}", id.as_str().unwrap());
    act(&ada, &path);
    let said = printed(&["backup", text(&copy), "--db", text(&db)]);
    assert_eq!(said, format!("Copied {} to {}.", text(&db), text(&copy)));
    let second = Served::start(&copy);
    let seen = wait_for_turn(&ada, &path);
    // The copy has the same player with the same cookie, the same table and the same game.
    let copied = wait_for_turn(&ada.at(&second), &path);
    assert_eq!(copied["table"]["seats"], seen["table"]["seats"]);
    assert!(copied["game"]["version"].as_u64().unwrap() > 0);
    // Both games continue independently.
    act(&ada, &path);
    act(&ada.at(&second), &path);
    let again = refused(&["backup", text(&copy), "--db", text(&db)]);
    assert!(again.contains("already exists"), "{again}");
}

/// Waits until it is the person's turn, and takes the first legal action.
fn act(person: &served::Person, table: &str) {
    let seen = wait_for_turn(person, table);
    let turn = &seen["game"]["turn"];
    let body = json!({
        "seat": 1,
        "decision": turn["decision"],
        "id": format!("act {}", turn["decision"]),
        "action": turn["legal"][0]["action"],
    });
    person.post(&format!("{table}/actions"), body);
}

fn wait_for_turn(person: &served::Person, table: &str) -> serde_json::Value {
    loop {
        let seen = person.get(table);
        assert_eq!(seen["table"]["status"], "playing", "{seen}");
        if seen["game"]["turn"].is_object() {
            return seen;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn an_address_in_use_is_refused_and_nothing_is_written() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    assert_eq!(
        refused(&["serve", "--addr", &address, "--db", text(&db)]),
        format!(
            "Cannot listen on {address}: another program is using it. Choose another address with \
             --addr."
        )
    );
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_database_in_use_is_refused() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    let served = Served::start(&db);
    assert_eq!(
        refused(&["serve", "--addr", "127.0.0.1:0", "--db", text(&db)]),
        "Another program is using the database. Stop it, or choose another file with --db."
    );
    assert_eq!(served.guest("Ada").get("/me")["name"], "Ada");
}

/// Checks that every command refuses a database and leaves it unchanged. Returns their message.
fn left_alone(db: &PathBuf) -> String {
    let before = std::fs::read(db).unwrap();
    let copy = db.with_extension("copy");
    let said = [
        refused(&["serve", "--addr", "127.0.0.1:0", "--db", text(db)]),
        refused(&["token", "Ada", "--db", text(db)]),
        refused(&["backup", text(&copy), "--db", text(db)]),
    ];
    assert!(said.iter().all(|sentence| *sentence == said[0]), "{said:?}");
    assert_eq!(std::fs::read(db).unwrap(), before);
    assert!(!copy.exists());
    said[0].clone()
}

#[test]
fn a_database_of_a_newer_version_is_left_alone() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    printed(&["token", "Ada", "--db", text(&db)]);
    let mut bytes = std::fs::read(&db).unwrap();
    // An SQLite file has its user version there.
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&db, bytes).unwrap();
    let said = left_alone(&db);
    assert!(
        said.starts_with("The database is from a newer version of Almagest (99;"),
        "{said}"
    );
}

#[test]
fn a_file_that_is_not_our_database_is_left_alone() {
    let folder = folder();
    let db = folder.path().join("letter.txt");
    std::fs::write(&db, "Dear Ptolemy,\n").unwrap();
    let ours = |file: &Path| {
        format!(
            "{} is not an Almagest database. Choose another file with --db.",
            text(file)
        )
    };
    assert_eq!(left_alone(&db), ours(&db));
    let said = refused(&["token", "Ada", "--db", text(folder.path())]);
    assert_eq!(said, ours(folder.path()));
    // A socket is neither file nor folder: a new database must not replace it.
    let socket = folder.path().join("socket");
    let _held = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    assert_eq!(
        refused(&["token", "Ada", "--db", text(&socket)]),
        ours(&socket)
    );
    assert!(std::os::unix::net::UnixStream::connect(&socket).is_ok());
}

#[test]
fn a_key_is_rotated_while_serving_and_everyone_stays_signed_in() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    let served = Served::start(&db);
    let ada = served.guest("Ada");
    let said = printed(&["rotate-key", "--db", text(&db)]);
    assert!(said.starts_with("The key was replaced."), "{said}");
    ada.post("/tables", astra());
    served.stop();
    let served = Served::start(&db);
    ada.at(&served).post("/tables", astra());
    let none = folder.path().join("none.db");
    let said = refused(&["rotate-key", "--db", text(&none)]);
    assert!(said.starts_with("There is no database at"), "{said}");
    assert!(!none.exists());
}

/// Stores a closed table and a player who has nothing, both from long ago.
fn long_ago(db: &Path) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let storage = SqliteStorage::open(db).await.unwrap();
        let player = PlayerRow {
            id: PlayerId::from_bytes([1; 16]),
            name: "Zoe".into(),
            since: 1_700_000_000_000,
        };
        let table = TableRow {
            id: TableId::from_bytes([2; 16]),
            status: Status::Closed,
            public: false,
            attended: false,
            maker: None,
            members: Vec::new(),
            touched: 1_700_000_000_000,
            about: r#"{"game":"astra"}"#.into(),
        };
        let unit = vec![Write::NewPlayer(player), Write::NewTable(table)];
        storage.write(unit).await.unwrap();
        storage.close().await;
    });
}

#[test]
fn prune_names_what_it_would_delete_and_then_deletes_it() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    printed(&["token", "Ada", "--db", text(&db)]);
    let none = [
        "No table would be deleted: imported, closed or abandoned more than 90 days ago.",
        "No player would be deleted: without a table or a token, and not seen for 7 days.",
    ];
    let lines = |said: String| said.lines().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(printed(&["prune", "--db", text(&db)])), none);
    long_ago(&db);
    let listed = [
        format!("table {}, astra, since 2023-11-14: closed", "02".repeat(16)),
        format!("player {}, Zoe, since 2023-11-14", "01".repeat(16)),
        "1 table would be deleted: imported, closed or abandoned more than 90 days ago.".into(),
        "1 player would be deleted: without a table or a token, and not seen for 7 days.".into(),
    ];
    let said = printed(&["prune", "--list", "--db", text(&db)]);
    assert_eq!(lines(said), listed);
    let done = printed(&["prune", "--delete", "--delete-days", "1", "--db", text(&db)]);
    assert_eq!(
        lines(done),
        ["1 table was deleted.", "1 player was deleted."]
    );
    assert_eq!(
        lines(printed(&["prune", "--list", "--db", text(&db)])),
        none
    );
    let none = folder.path().join("none.db");
    let said = refused(&["prune", "--db", text(&none)]);
    assert!(said.starts_with("There is no database at"), "{said}");
}

#[test]
fn metrics_have_an_address_of_their_own() {
    let folder = folder();
    let db = folder.path().join("almagest.db");
    let mut served = Served::at("127.0.0.1:0", &db, &["--metrics-addr", "127.0.0.1:0"]);
    let address = served.said("Metrics are at ", ".\n");
    let metrics = ureq::get(&address).call().unwrap();
    let metrics = metrics.into_body().read_to_string().unwrap();
    assert!(metrics.contains("almagest_memory_bytes"), "{metrics}");
    let public = format!("{}/metrics", served.url);
    assert!(ureq::get(&public).call().is_err());
}

#[test]
fn a_backup_without_a_database_or_folder_is_refused() {
    let folder = folder();
    let (db, copy) = (
        folder.path().join("almagest.db"),
        folder.path().join("no/copy.db"),
    );
    let said = refused(&["backup", text(&copy), "--db", text(&db)]);
    assert_eq!(
        said,
        format!(
            "There is no database at {}. Choose one with --db.",
            text(&db)
        )
    );
    printed(&["token", "Ada", "--db", text(&db)]);
    let said = refused(&["backup", text(&copy), "--db", text(&db)]);
    assert!(said.ends_with("its folder does not exist."), "{said}");
}
