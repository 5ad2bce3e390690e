//! Faulty files and records: exit status 2, one clear sentence, nothing written.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{folder, refused};

#[test]
fn files_that_cannot_be_read_are_refused() {
    let missing = folder().path().join("missing").display().to_string();
    let said = refused(&["replay", &missing]);
    assert_eq!(
        said,
        format!("Could not read {missing}: it does not exist.")
    );
    assert!(refused(&["cards", "astra", "--check", &missing]).contains("it does not exist"));
    let cards = format!("cards={missing}");
    assert!(refused(&["cards", "astra", "--option", &cards]).contains("it does not exist"));
    let simulate = ["simulate", "astra", "--players", "2", "--option", &cards];
    assert!(refused(&simulate).contains("it does not exist"));
}

#[test]
fn text_that_is_not_a_record_is_refused() {
    let folder = folder();
    let file = folder.path().join("record");
    let path = file.display().to_string();
    for (text, said) in [
        ("", "The file contains no game"),
        ("{\"is\":\"action\"}\n", "The file contains no game"),
        ("not a record\n", "Line 1 is not valid in a game record"),
        (
            "{\"is\":\"game\",\"game\":\"chess\"}\n",
            "There is no game “chess”",
        ),
        (
            "{\"is\":\"game\",\"game\":\"astra\"}\n",
            "Line 1 is not valid in a game record",
        ),
    ] {
        std::fs::write(&file, text).unwrap();
        let refusal = refused(&["replay", &path, "--check"]);
        assert!(refusal.contains(said), "{text}: {refusal}");
    }
    std::fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(refused(&["replay", &path]).contains("it is not text in UTF-8"));
}

#[test]
fn a_refused_simulation_writes_nothing() {
    let folder = folder();
    let file = folder.path().join("games.jsonl").display().to_string();
    refused(&["simulate", "astra", "--players", "9", "--records", &file]);
    refused(&[
        "simulate",
        "astra",
        "--players",
        "2",
        "--agents",
        "oracle",
        "--records",
        &file,
    ]);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    let taken = folder.path().join("taken");
    std::fs::create_dir(&taken).unwrap();
    let path = taken.display().to_string();
    let said = refused(&["simulate", "astra", "--players", "2", "--records", &path]);
    assert!(said.contains("Could not write"), "{said}");
    std::fs::remove_dir(&taken).unwrap();
    let nowhere = folder.path().join("no/such/folder").display().to_string();
    let said = refused(&["simulate", "astra", "--players", "2", "--records", &nowhere]);
    assert!(said.contains("its folder does not exist"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn every_error_in_a_card_file_is_reported_with_its_place() {
    let folder = folder();
    let file = folder.path().join("cards.toml");
    let path = file.display().to_string();
    let good = astra_cards();
    let bad = good
        .replacen("ability = \"mark-burst\"", "ability = \"fly\"", 1)
        .replacen("element = \"air\"", "element = \"ether\"", 1);
    std::fs::write(&file, bad).unwrap();
    let said = refused(&["cards", "astra", "--check", &path]);
    assert!(said.contains("andromeda") && said.contains("fly"), "{said}");
    assert!(
        said.contains("aquarius") && said.contains("ether"),
        "{said}"
    );
    let cards = format!("cards={path}");
    let simulate = ["simulate", "astra", "--players", "2", "--option", &cards];
    assert!(refused(&simulate).contains("fly"));
    std::fs::write(&file, "[[card]\n").unwrap();
    assert!(refused(&["cards", "astra", "--check", &path]).contains("TOML"));
}

/// Returns a file with two recorded games, in a temporary folder.
fn recorded_games() -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = folder();
    let file = folder.path().join("games.jsonl");
    let path = file.display().to_string();
    let simulate = ["simulate", "astra", "--players", "2", "--games", "2"];
    common::succeeds(&[&simulate[..], &["--records", &path]].concat());
    (folder, file)
}

fn astra_cards() -> String {
    std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../astra/data/cards.toml"
    ))
    .unwrap()
}

#[test]
fn options_are_checked_by_every_command() {
    assert!(refused(&["cards", "astra", "--option", "colour=red"]).contains("“colour”"));
    assert!(refused(&["cards", "astra", "--option", "first=9"]).contains("first cannot be “9”"));
    let (_folder, file) = recorded_games();
    let file = file.display().to_string();
    for option in ["colour=red", "first=2"] {
        let said = refused(&["replay", &file, "--check", "--option", option]);
        assert!(said.contains("cannot be set here"), "{said}");
    }
}

#[test]
fn a_record_with_a_seat_that_does_not_exist_is_refused() {
    let (_folder, file) = recorded_games();
    let path = file.display().to_string();
    let good = std::fs::read_to_string(&file).unwrap();
    let first_lines: Vec<&str> = good.lines().take(1).collect();
    for line in [
        r#"{"is":"time_out","n":1,"seat":6}"#,
        r#"{"is":"take_over","n":1,"seat":6,"by":"x"}"#,
    ] {
        std::fs::write(&file, format!("{good}{}\n{line}\n", first_lines[0])).unwrap();
        for check in [&["--check"][..], &[]] {
            let said = refused(&[&["replay", &path], check].concat());
            assert!(said.starts_with("Game 3 (from line "), "{said}");
            assert!(said.contains("there is no seat 6"), "{said}");
        }
    }
}

#[test]
fn an_action_with_an_unknown_field_is_refused() {
    let (_folder, file) = recorded_games();
    let path = file.display().to_string();
    let good = std::fs::read_to_string(&file).unwrap();
    let changed = good.replacen("\"star\":", "\"colour\":1,\"star\":", 1);
    std::fs::write(&file, changed).unwrap();
    let said = refused(&["replay", &path, "--check"]);
    assert!(
        said.contains("unknown field") && !said.contains("column"),
        "{said}"
    );
}
