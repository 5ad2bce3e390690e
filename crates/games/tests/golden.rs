//! Golden games: recorded once, replayed with every state hash. They were made by
//! `almagest simulate GAME --players N --agents greedy,random --games 3 --seed golden --records FILE`.
//! Night Sky's variants also had `--option draft=turns --option die=off`; Astra's solo games had
//! `--players 1 --agents greedy --games 8 --option modifiers=random` instead. A change that makes
//! these tests fail has changed the rules, the data or the record. The games in `rules-1` were made
//! the same way when version 1 of the rules was the newest, with the objectives Stellium had then.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use games::{RecordedGame, ReplayRequest};
use tabletop::Options;
use words::Language;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/");

fn golden(file: &str, seats: usize, count: usize) {
    golden_with(&Options::new(), file, seats, count);
}

fn golden_with(options: &Options, file: &str, seats: usize, count: usize) {
    let text = std::fs::read_to_string(format!("{FOLDER}{file}")).unwrap();
    let games = RecordedGame::all(&text).unwrap();
    assert_eq!(games.len(), count);
    for game in &games {
        let request = ReplayRequest {
            game,
            at: None,
            tell: None,
        };
        let ready = game.ready(options).unwrap();
        let replay = ready.replay(&request).unwrap();
        let record = game.text;
        assert_eq!(replay.actions, record.matches("\"is\":\"action\"").count());
        assert!(replay.actions > 20 * seats, "too short to prove anything");
        assert_eq!(record.matches("\"is\":\"end\"").count(), 1);
    }
}

#[test]
fn astra_solo() {
    golden("astra-1.jsonl", 1, 8);
}

#[test]
fn astra_solo_with_rules_version_1() {
    golden("rules-1/astra-1.jsonl", 1, 8);
}

#[test]
fn astra_with_2_players() {
    golden("astra-2.jsonl", 2, 3);
}

#[test]
fn astra_with_3_players() {
    golden("astra-3.jsonl", 3, 3);
}

#[test]
fn astra_with_4_players() {
    golden("astra-4.jsonl", 4, 3);
}

#[test]
fn astra_with_5_players() {
    golden("astra-5.jsonl", 5, 3);
}

#[test]
fn stellium_with_rules_version_1() {
    let objectives = format!("{FOLDER}rules-1/objectives.toml");
    let options = Options::new().with("cards", &objectives);
    golden_with(&options, "rules-1/stellium-2.jsonl", 2, 3);
}

#[test]
fn the_log_of_a_game_with_older_rules_says_so() {
    for (file, says) in [("rules-1/astra-1.jsonl", true), ("astra-1.jsonl", false)] {
        let text = std::fs::read_to_string(format!("{FOLDER}{file}")).unwrap();
        let game = RecordedGame::all(&text).unwrap().remove(0);
        let request = ReplayRequest {
            game: &game,
            at: Some(1),
            tell: Some(Language::English),
        };
        let ready = game.ready(&Options::new()).unwrap();
        let log = ready.replay(&request).unwrap().log;
        let mentions = log
            .iter()
            .any(|line| line.contains("version 1 of the rules"));
        assert_eq!(mentions, says, "{file}");
    }
}

#[test]
fn stellium_with_2_players() {
    golden("stellium-2.jsonl", 2, 3);
}

#[test]
fn stellium_with_3_players() {
    golden("stellium-3.jsonl", 3, 3);
}

#[test]
fn stellium_with_4_players() {
    golden("stellium-4.jsonl", 4, 3);
}

#[test]
fn nightsky_with_3_players() {
    golden("nightsky-3.jsonl", 3, 3);
}

#[test]
fn nightsky_with_4_players() {
    golden("nightsky-4.jsonl", 4, 3);
}

#[test]
fn nightsky_with_5_players() {
    golden("nightsky-5.jsonl", 5, 3);
}

#[test]
fn nightsky_with_6_players() {
    golden("nightsky-6.jsonl", 6, 3);
}

#[test]
fn nightsky_with_its_variants() {
    golden("nightsky-variants.jsonl", 4, 3);
}
