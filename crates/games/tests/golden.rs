//! Golden games: recorded once, replayed with every state hash. They were made by
//! `almagest simulate GAME --players N --agents greedy,random --games 3 --seed golden --records FILE`,
//! Night Sky's variants with `--option draft=turns --option die=off` on top, Astra alone by
//! `--players 1 --agents greedy --games 8 --option modifiers=random` instead;
//! a change that makes them fail has changed the rules, the data or the record.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use games::{RecordedGame, ReplayRequest};
use tabletop::Options;

fn golden(file: &str, seats: usize, count: usize) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/");
    let text = std::fs::read_to_string(format!("{folder}{file}")).unwrap();
    let games = RecordedGame::all(&text).unwrap();
    assert_eq!(games.len(), count);
    for game in &games {
        let request = ReplayRequest {
            game,
            at: None,
            tell: None,
        };
        let ready = game.ready(&Options::new()).unwrap();
        let replay = ready.replay(&request).unwrap();
        let record = game.text;
        assert_eq!(replay.actions, record.matches("\"is\":\"action\"").count());
        assert!(replay.actions > 20 * seats, "too short to prove anything");
        assert_eq!(record.matches("\"is\":\"end\"").count(), 1);
    }
}

#[test]
fn astra_alone() {
    golden("astra-1.jsonl", 1, 8);
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
