//! Replays the corpus of the fuzz targets in `fuzz/`.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../../../fuzz/bodies.rs"]
mod bodies;

use std::path::Path;

fn replay(target: &str, body: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(target);
    let mut inputs = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        body(&std::fs::read(entry.unwrap().path()).unwrap());
        inputs += 1;
    }
    assert!(inputs > 0, "no corpus for {target}");
}

#[test]
fn any_card_file_is_read_or_refused() {
    replay("card_file", bodies::card_file);
}

#[test]
fn any_record_is_replayed_or_refused() {
    replay("record", bodies::record);
}

#[test]
fn any_actions_keep_the_state_sound() {
    replay("actions", bodies::actions);
}

#[test]
fn any_objective_file_is_read_or_refused() {
    replay("objective_file", bodies::objective_file);
}

#[test]
fn any_stellium_actions_keep_the_state_sound() {
    replay("stellium_actions", bodies::stellium_actions);
}

#[test]
fn any_night_sky_card_file_is_read_or_refused() {
    replay("nightsky_file", bodies::nightsky_file);
}

#[test]
fn any_night_sky_actions_keep_the_state_sound() {
    replay("nightsky_actions", bodies::nightsky_actions);
}
