//! `almagest arena` as a person or a script uses it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{almagest, folder, succeeds};
use serde_json::Value;

const MATCH: [&str; 6] = [
    "arena",
    "stellium",
    "--players",
    "2",
    "--agents",
    "greedy,random",
];

/// Runs the match, with the seed `s` unless `more` has another.
fn arena(more: &[&str]) -> String {
    let seed: &[&str] = match more.contains(&"--seed") {
        true => &[],
        false => &["--seed", "s"],
    };
    succeeds(&[&MATCH[..], seed, more].concat())
}

/// Returns the output of `--json`, without the times.
fn json(more: &[&str]) -> Value {
    let text = arena(&[more, &["--json"]].concat());
    let mut json: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert!(json["seconds"].as_f64().is_some(), "{json}");
    json["seconds"] = Value::Null;
    assert!(json.get("ms_per_decision").is_some(), "{json}");
    json["ms_per_decision"] = Value::Null;
    json
}

#[test]
fn the_json_has_the_documented_fields() {
    let json = json(&["--games", "4", "--iterations", "9"]);
    assert_eq!(json["game"], "stellium");
    assert_eq!(json["players"], 2);
    assert_eq!(json["positions"], serde_json::json!(["greedy", "random"]));
    assert_eq!(json["seed"], "s");
    assert_eq!((&json["samples"], &json["games"]), (&4.into(), &8.into()));
    assert_eq!(json["budget"], serde_json::json!({ "iterations": 9 }));
    let first = &json["agents"][0];
    assert_eq!(
        (&first["name"], &first["seats"]),
        (&"greedy".into(), &1.into())
    );
    assert!(first["win_share"].as_f64().unwrap() > 0.5, "{json}");
    assert_eq!(first["ci95"].as_array().unwrap().len(), 2);
    assert!(first["mean_score"].as_f64().is_some(), "{json}");
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let with = |threads| json(&["--games", "5", "--threads", threads]);
    assert_eq!(with("1"), with("2"));
}

#[test]
fn the_table_is_printed_in_both_languages() {
    let lines = |more: &[&str]| -> Vec<String> {
        let text = arena(&[&["--games", "2"], more].concat());
        let rest = text.replace('\u{a0}', " ");
        rest.lines().map(str::to_owned).collect()
    };
    let english = lines(&["--lang", "en"]);
    assert!(
        english[0].starts_with("2 samples, 4 games in "),
        "{english:?}"
    );
    assert_eq!(english[1..3], ["Seed: s", "Fair share: 0.500."]);
    assert!(english[3].contains("95% interval"), "{english:?}");
    assert!(english[4].starts_with("greedy  1 "), "{english:?}");
    let french = lines(&["--lang", "fr"]);
    assert!(
        french[0].starts_with("2 échantillons, 4 parties en "),
        "{french:?}"
    );
    assert_eq!(french[2], "Part équitable : 0,500.");
    assert!(french[3].contains("Intervalle à 95 %"), "{french:?}");
    assert_eq!(english.len(), french.len());
    let help = succeeds(&["arena", "--help", "--lang", "en"]);
    assert!(
        help.contains("once for each rotation of the seats") && help.contains("--think-ms"),
        "{help}"
    );
}

#[test]
fn a_run_continues_from_its_results() {
    let folder = folder();
    let file = folder.path().join("results.jsonl");
    let path = file.display().to_string();
    let read = || std::fs::read_to_string(&file).unwrap();
    let at_once = json(&["--games", "8"]);
    json(&["--games", "3", "--results", &path]);
    json(&["--games", "2", "--seed", "other", "--results", &path]);
    let before = read();
    assert_eq!(before.lines().count(), 5);
    // An editor may leave the file without a final newline.
    std::fs::write(&file, before.trim_end()).unwrap();
    let resumed = json(&["--games", "8", "--results", &path]);
    assert_eq!(at_once, resumed);
    let after = read();
    assert!(after.starts_with(&before));
    assert_eq!(after.lines().count(), 10);
    let more = ["--seed", "s", "--games", "8", "--results", &path];
    let again = almagest(&[&MATCH[..], &more, &["--lang", "en"]].concat());
    assert_eq!(again.err, format!("8 samples read from {path}.\n"));
    assert_eq!(read(), after);
}

#[test]
fn solo_play_is_measured() {
    let alone = ["arena", "astra", "--players", "1", "--agents", "greedy"];
    let text = succeeds(&[&alone[..], &["--games", "3", "--lang", "en"]].concat());
    assert!(text.starts_with("3 samples, 3 games in "), "{text}");
    assert!(!text.contains("Fair share"), "{text}");
}
