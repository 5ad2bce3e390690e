//! `almagest train` as a person or a script uses it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{almagest, folder, succeeds};
use serde_json::Value;

fn train(out: &str, more: &[&str]) -> String {
    let plan = [
        "train", "nightsky", "--games", "4", "--seed", "s", "--out", out,
    ];
    succeeds(&[&plan[..], more].concat())
}

#[test]
fn weights_are_written_with_the_command_that_made_them() {
    let folder = folder();
    let file = folder.path().join("weights.toml");
    let name = file.to_str().unwrap();
    let said = train(name, &[]);
    assert!(said.contains("Winner predicted"), "{said}");
    assert!(said.contains(name), "{said}");
    let text = std::fs::read_to_string(&file).unwrap();
    let command = "# almagest train nightsky --games 4 --iterations 0 --seed \"s\" --out FILE";
    assert!(text.lines().any(|line| line == command), "{text}");
    assert_eq!(text.matches("[[table]]").count(), 8);
    train(name, &["--threads", "1", "--lang", "fr"]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn the_json_has_results_for_each_number_of_players_and_phase() {
    let folder = folder();
    let file = folder.path().join("weights.toml");
    let said = train(file.to_str().unwrap(), &["--json"]);
    let json: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        (&json["game"], &json["games"]),
        (&"nightsky".into(), &4.into())
    );
    let results = json["results"].as_array().unwrap();
    assert_eq!(results.len(), 8);
    assert_eq!(
        (&results[0]["players"], &results[0]["phase"]),
        (&3.into(), &"draft".into())
    );
}

#[test]
fn impossible_training_is_refused_and_nothing_is_written() {
    let folder = folder();
    let file = folder.path().join("weights.toml");
    let out = file.to_str().unwrap();
    let nowhere = folder.path().join("no/such/weights.toml");
    let cases: [(&[&str], &str); 4] = [
        (&["train", "go", "--out", out], "There is no game “go”"),
        (&["train", "astra"], "--out"),
        (&["train", "astra", "--games", "0", "--out", out], "--games"),
        (
            &["train", "astra", "--out", nowhere.to_str().unwrap()],
            "no/such",
        ),
    ];
    for (arguments, part) in cases {
        let run = almagest(&[arguments, &["--lang", "en"]].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{run:?}");
        assert!(run.err.contains(part), "{run:?}");
        assert_eq!(run.err.trim_end().lines().count(), 1, "{run:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
