//! Checks that the fields of a snapshot are those that the format version was set for.
//!
//! Snapshots do not describe themselves, so a changed field must come with a new `FORMAT`. Nothing
//! else would notice: a snapshot of the old format may decode to a wrong position.
//! `tests/data/snapshot_fields.txt` lists the fields that random play meets, below the version.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;
use tabletop::{Chance, Conform, Seat, Seed, Sitting};

use super::FORMAT;
use crate::asked::Asked;
use crate::samples::{at_once, in_turns, solo};

/// Collects the paths of all fields of a value, with the type of each.
fn collect(value: &Value, path: &str, fields: &mut BTreeSet<String>) {
    let kind = match value {
        Value::Object(object) => {
            for (key, value) in object {
                collect(value, &format!("{path}.{key}"), fields);
            }
            return;
        }
        Value::Array(items) => {
            for item in items {
                collect(item, &format!("{path}[]"), fields);
            }
            return;
        }
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "text",
    };
    fields.insert(format!("{path} {kind}"));
}

/// Plays at random with every number of seats and collects the fields of every position.
fn play<G: Conform>(game: &G, fields: &mut BTreeSet<String>) {
    let facts = game.facts();
    for seats in facts.least_seats..=facts.most_seats {
        let seed = Seed::from_text("fields").of_game(seats as u64);
        let (options, names) = (game.widest_options(seats), vec![String::new(); seats]);
        let mut sitting = Sitting::open(game, &options, names, seed).unwrap();
        let mut chance = Chance::new(seed.branch("choice", 0));
        loop {
            let standing = serde_json::to_value(sitting.standing()).unwrap();
            collect(&standing, facts.id, fields);
            let to_act: Vec<Seat> = game.to_act(sitting.state()).iter().collect();
            if to_act.is_empty() {
                break;
            }
            let seat = to_act[chance.below(to_act.len() as u32) as usize];
            let mut legal = Vec::new();
            game.legal_actions(sitting.state(), seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            sitting.act(seat, action, &mut Vec::new()).unwrap();
        }
    }
}

/// Rewrites the list if `WRITE_FIELDS=1` is set and `FORMAT` was raised.
#[test]
fn changed_fields_come_with_a_new_format() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/snapshot_fields.txt");
    let listed = std::fs::read_to_string(&file).unwrap();
    let mut fields = BTreeSet::new();
    collect(
        &serde_json::to_value(Asked::default()).unwrap(),
        "asked",
        &mut fields,
    );
    play(&solo(), &mut fields);
    play(&in_turns(), &mut fields);
    play(&at_once(), &mut fields);
    let (version, listed) = listed.split_once('\n').unwrap();
    let listed: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
    let is_new = version != FORMAT.to_string();
    if is_new && std::env::var("WRITE_FIELDS").is_ok_and(|value| value == "1") {
        let fields: Vec<String> = fields.into_iter().collect();
        std::fs::write(file, format!("{FORMAT}\n{}\n", fields.join("\n"))).unwrap();
        return;
    }
    let changed: Vec<&String> = fields.symmetric_difference(&listed).collect();
    assert!(
        changed.is_empty() && !is_new,
        "raise FORMAT in src/snapshot.rs, then run this test with WRITE_FIELDS=1: {changed:#?}"
    );
}
