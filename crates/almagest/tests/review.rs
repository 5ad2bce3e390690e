//! `almagest review` as a person or a script uses it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::path::PathBuf;

use common::{almagest, folder, succeeds};
use serde_json::Value;
use tempfile::TempDir;

/// Returns the path of a golden file.
fn golden(file: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tests/golden/");
    format!("{folder}{file}")
}

/// Returns a file with the first lines of a golden game, in a temporary folder.
fn unfinished(golden_file: &str, lines: usize) -> (TempDir, PathBuf) {
    let text = std::fs::read_to_string(golden(golden_file)).unwrap();
    let front: String = text.split_inclusive('\n').take(lines + 1).collect();
    let folder = folder();
    let file = folder.path().join("game.jsonl");
    std::fs::write(&file, front).unwrap();
    (folder, file)
}

/// Reviews a file with few iterations.
fn review(file: &str, more: &[&str]) -> String {
    succeeds(&[&["review", file, "--iterations", "20"], more].concat())
}

/// Returns the JSON on the last line of the output of `--json`.
fn json(file: &str, more: &[&str]) -> Value {
    let text = review(file, &[more, &["--json"]].concat());
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

/// Runs a command that must be refused, and returns the message in English.
fn refused(arguments: &[&str]) -> String {
    let run = almagest(&[arguments, &["--lang", "en"]].concat());
    assert_eq!((run.status, run.out.as_str()), (2, ""), "{run:?}");
    let sentence = run.err.strip_prefix("Error: ").unwrap().trim_end();
    assert!(!sentence.contains('\n'), "{sentence}");
    sentence.to_owned()
}

#[test]
fn the_json_has_the_documented_fields() {
    let json = json(&golden("nightsky-3.jsonl"), &["--game", "2"]);
    assert_eq!(
        (&json["game"], &json["seed"]),
        (&"nightsky".into(), &"review".into())
    );
    assert_eq!(json["budget"], serde_json::json!({ "iterations": 20 }));
    assert_eq!(json["names"].as_array().unwrap().len(), 3);
    let actions = json["actions"].as_array().unwrap();
    let (forced, free): (Vec<&Value>, Vec<&Value>) =
        actions.iter().partition(|action| action["forced"] == true);
    assert!(!forced.is_empty() && free.len() > 50);
    for action in &forced {
        assert!(action["action"].is_string() || action["action"].is_object());
        assert!(action["win_chance"].is_null() && action["best"].is_null());
    }
    for action in &free {
        for key in [
            "line",
            "seat",
            "action",
            "win_chance",
            "points",
            "tries",
            "loss",
        ] {
            assert!(!action[key].is_null(), "{key} is missing in {action}");
        }
        for key in ["action", "win_chance", "points", "tries"] {
            assert!(
                !action["best"][key].is_null(),
                "{key} is missing in {action}"
            );
        }
    }
    let mistakes = json["mistakes"].as_array().unwrap();
    assert!((1..=5).contains(&mistakes.len()), "{mistakes:?}");
    let loss = |line: &Value| {
        let action = actions.iter().find(|action| action["line"] == *line);
        action.unwrap()["loss"].as_f64().unwrap()
    };
    assert!(mistakes.iter().map(loss).is_sorted_by(|a, b| a >= b));
}

#[test]
fn the_same_file_gives_the_same_review() {
    let file = golden("stellium-2.jsonl");
    let first = review(&file, &["--game", "1"]);
    assert_eq!(first, review(&file, &["--game", "1"]));
    assert_eq!(
        first,
        review(
            &file,
            &["--game", "1", "--threads", "1", "--seed", "review"]
        )
    );
    assert_ne!(first, review(&file, &["--game", "1", "--seed", "other"]));
}

#[test]
fn a_file_with_several_games_needs_a_game_number() {
    let file = golden("stellium-2.jsonl");
    assert_eq!(
        refused(&["review", &file]),
        format!("{file} has 3 games. Choose one with --game.")
    );
    for number in ["0", "4"] {
        assert_eq!(
            refused(&["review", &file, "--game", number]),
            format!("--game should be from 1 to 3, not {number}.")
        );
    }
    assert_ne!(json(&file, &["--game", "2"]), json(&file, &["--game", "3"]));
}

#[test]
fn a_single_game_is_reviewed_even_if_it_is_not_over() {
    let (_folder, file) = unfinished("nightsky-4.jsonl", 40);
    let file = file.display().to_string();
    let review = json(&file, &[]);
    assert_eq!(review["actions"].as_array().unwrap().len(), 40);
    assert_eq!(review, json(&file, &["--game", "1"]));
    assert_eq!(
        refused(&["review", &file, "--game", "2"]),
        "--game should be from 1 to 1, not 2."
    );
}

#[test]
fn the_review_is_printed_in_both_languages() {
    let file = golden("nightsky-3.jsonl");
    let lines = |language| -> Vec<String> {
        let text = review(&file, &["--game", "1", "--lang", language]);
        let text = text.replace('\u{a0}', " ");
        assert!(!text.contains("Unknown localization"), "{text}");
        text.lines().map(str::to_owned).collect()
    };
    let (english, french) = (lines("en"), lines("fr"));
    assert_eq!(english.len(), french.len());
    assert_eq!(english[0], "Night Sky with greedy 1, random, greedy 3.");
    assert!(english[1].starts_with("Each decision with"), "{english:?}");
    assert!(english[2].starts_with("1. random: "), "{english:?}");
    assert!(french[1].starts_with("Après chaque décision"), "{french:?}");
    assert!(french[2].starts_with("1. random : "), "{french:?}");
    let is_judged = |line: &&String| line.contains(" – ");
    let per_cent = |lines: &[String], sign: &str| {
        lines
            .iter()
            .filter(is_judged)
            .all(|line| line.contains(sign))
    };
    assert!(per_cent(&english, "%") && per_cent(&french, " %"));
    let holds = |lines: &[String], text: &str| lines.iter().any(|line| line.contains(text));
    assert!(holds(&english, "– a mistake, ") && holds(&french, "– erreur, "));
    assert!(holds(&english, " mistakes.") && holds(&french, " erreurs."));
    assert!(holds(&english, "The 5 biggest mistakes:"));
    assert!(holds(&french, "Les 5 erreurs les plus graves :"));
    let (last, dernier) = (english.last().unwrap(), french.last().unwrap());
    assert!(
        last.contains("%. Better: ") && last.contains("%. Lost: "),
        "{last}"
    );
    assert!(
        dernier.contains(" %. Mieux : ") && dernier.contains(" %. Perte : "),
        "{dernier}"
    );
}

#[test]
fn the_number_of_mistakes_can_be_chosen() {
    let file = golden("nightsky-3.jsonl");
    let named = |mistakes| {
        let more = ["--game", "1", "--lang", "en", "--mistakes", mistakes];
        review(&file, &more).matches("Better: ").count()
    };
    assert_eq!((named("0"), named("1"), named("3")), (0, 1, 3));
    assert_eq!(
        refused(&["review", &file, "--mistakes", "1001"]),
        "--mistakes should be from 0 to 1000, not 1001."
    );
}

#[test]
fn bad_files_are_refused_with_the_messages_of_replay() {
    let (_folder, file) = unfinished("astra-2.jsonl", 30);
    let path = file.display().to_string();
    let good = std::fs::read_to_string(&file).unwrap();
    let bad = [
        String::new(),
        "not a record\n".to_owned(),
        "{\"is\":\"action\"}\n".to_owned(),
        "{\"is\":\"game\",\"game\":\"chess\"}\n".to_owned(),
        "{\"is\":\"game\",\"game\":\"astra\"}\n".to_owned(),
        good.replacen("\"state\":\"", "\"state\":\"0", 3),
        good.replacen("\"data\":\"", "\"data\":\"0", 1),
        good.replacen("\"seat\":1", "\"seat\":2", 1),
        good.replacen("\"n\":7,", "\"n\":8,", 1),
        good.clone() + "{\"is\":\"end\",\"n\":31,\"outcome\":{}}\n",
        good.clone() + "{\"is\":\"time_out\",\"n\":31,\"seat\":6}\n",
    ];
    for text in bad {
        std::fs::write(&file, &text).unwrap();
        let said = refused(&["review", &path]);
        assert_eq!(said, refused(&["replay", &path, "--check"]), "{text}");
    }
    std::fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(refused(&["review", &path]).contains("it is not text in UTF-8"));
    std::fs::remove_file(&file).unwrap();
    assert_eq!(
        refused(&["review", &path]),
        format!("Could not read {path}: it does not exist.")
    );
}

#[test]
fn bad_arguments_are_refused() {
    let file = golden("stellium-2.jsonl");
    let with = |more: &[&str]| refused(&[&["review", &file, "--game", "1"], more].concat());
    assert_eq!(refused(&["review"]), "Missing argument: <FILE>.");
    assert_eq!(
        with(&["--iterations", "0"]),
        "--iterations should be from 1 to 10000000, not 0."
    );
    assert_eq!(
        with(&["--iterations", "9", "--think-ms", "9"]),
        "--iterations <N> and --think-ms <N> cannot be used together."
    );
    assert_eq!(
        with(&["--threads", "0"]),
        "--threads should be from 1 to 1024, not 0."
    );
    assert!(with(&["--option", "feels=3"]).contains("cannot be set here"));
    assert!(with(&["--option", "cards=/no/such/file"]).contains("it does not exist"));
}

#[test]
fn a_game_with_custom_cards_is_reviewed_with_them() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../astra/data/cards.toml");
    let own = std::fs::read_to_string(built_in)
        .unwrap()
        .replace("name = \"Taurus\"", "name = \"Unicorn\"")
        .replacen("fame = 2", "fame = 1", 1);
    std::fs::write(path("own.toml"), own).unwrap();
    let cards = format!("cards={}", path("own.toml"));
    let records = path("games.jsonl");
    let simulate = ["simulate", "astra", "--players", "2", "--games", "1"];
    succeeds(&[&simulate[..], &["--records", &records, "--option", &cards]].concat());
    let text = succeeds(&["review", &records, "--iterations", "2", "--option", &cards]);
    assert!(text.lines().count() > 20, "{text}");
    assert!(refused(&["review", &records]).contains("--option cards=FILE"));
}

#[test]
fn the_help_is_in_both_languages() {
    let english = succeeds(&["review", "--help", "--lang", "en"]);
    assert!(english.contains("almagest review FILE") && english.contains("--mistakes"));
    let french = succeeds(&["review", "--help", "--lang", "fr"]);
    assert!(french.contains("almagest review FICHIER") && french.contains("les plus graves"));
    assert!(succeeds(&["--help", "--lang", "en"]).contains("review"));
}
