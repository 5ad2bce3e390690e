//! `almagest ladder` as a person or a script uses it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{almagest, folder, succeeds};
use serde_json::Value;

/// A ladder of two players with a few games.
const LADDER: [&str; 10] = [
    "ladder",
    "stellium",
    "--players",
    "2",
    "--agents",
    "random,greedy",
    "--games",
    "6",
    "--seed",
    "s",
];

fn ladder(more: &[&str]) -> String {
    succeeds(&[&LADDER[..], more].concat())
}

/// Returns the output of `--json`, without the time.
fn json(more: &[&str]) -> Value {
    let text = ladder(&[more, &["--json"]].concat());
    let mut json: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert!(json["seconds"].as_f64().is_some(), "{json}");
    json["seconds"] = Value::Null;
    json
}

/// Runs a ladder that must be refused, and returns the messages in English and French.
fn refused(arguments: &[&str]) -> [String; 2] {
    ["en", "fr"].map(|language| {
        let run = almagest(&[&["ladder"], arguments, &["--lang", language]].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{run:?}");
        run.err.replace('\u{a0}', " ").trim_end().to_owned()
    })
}

#[test]
fn the_json_has_the_documented_fields() {
    let json = json(&["--iterations", "9"]);
    assert_eq!(
        (&json["game"], &json["players"]),
        (&"stellium".into(), &2.into())
    );
    assert_eq!(
        (&json["seed"], &json["anchor"]),
        (&"s".into(), &"greedy".into())
    );
    assert_eq!((&json["samples"], &json["games"]), (&6.into(), &12.into()));
    assert_eq!(json["budget"], serde_json::json!({ "iterations": 9 }));
    assert!(json["unwon_share"].as_f64().is_some(), "{json}");
    let [greedy, random] = &json["ratings"].as_array().unwrap()[..] else {
        panic!("{json}");
    };
    assert_eq!(
        (&greedy["name"], &greedy["elo"]),
        (&"greedy".into(), &0.0.into())
    );
    assert_eq!(greedy["ci95"], Value::Null);
    assert!(greedy["win_shares"]["random"].as_f64().unwrap() > 0.5);
    assert_eq!(
        (&random["name"], &random["games"]),
        (&"random".into(), &12.into())
    );
    assert!(random["elo"].as_f64().unwrap() < 0.0, "{json}");
}

#[test]
fn the_same_seed_gives_the_same_table() {
    assert_eq!(json(&["--threads", "1"]), json(&["--threads", "2"]));
}

#[test]
fn the_tables_are_printed_in_both_languages() {
    let told = |language| ladder(&["--lang", language]).replace('\u{a0}', " ");
    let (english, french) = (told("en"), told("fr"));
    assert!(english.starts_with("6 samples, 12 games in "), "{english}");
    for part in [
        "\nSeed: s\nElo 0 is greedy.\nPlayer  Elo ",
        " 95% interval  Games\ngreedy  0 ",
        "\nrandom  -",
        " (fair share: 0.500):\nPlayer  greedy  random\ngreedy  –       ",
    ] {
        assert!(english.contains(part), "{part}: {english}");
    }
    for part in [
        "\nElo 0 : greedy.\nJoueur  Elo ",
        " Intervalle à 95 %  Parties\ngreedy  0 ",
        " (part équitable : 0,500) :\nJoueur  greedy  random\ngreedy  –       ",
    ] {
        assert!(french.contains(part), "{part}: {french}");
    }
    assert_eq!(english.lines().count(), french.lines().count());
    let help = succeeds(&["ladder", "--help", "--lang", "en"]);
    assert!(help.contains("[default: 20]"), "{help}");
    assert!(help.contains("--results"), "{help}");
}

#[test]
fn players_without_an_interval_are_named() {
    let one_deal = |language| {
        let agents = ["--agents", "novice,random", "--games", "1"];
        let ladder = ["ladder", "stellium", "--players", "2", "--lang", language];
        succeeds(&[&ladder[..], &agents, &["--iterations", "4", "--seed", "s"]].concat())
    };
    let english = one_deal("en");
    assert!(
        english.contains("Elo 0 is the mean of all players."),
        "{english}"
    );
    assert!(
        english.contains("Too few or too one-sided games for an interval: novice, random."),
        "{english}"
    );
    let french = one_deal("fr").replace('\u{a0}', " ");
    assert!(
        french.contains("trop inégales pour un intervalle : novice, random."),
        "{french}"
    );
}

#[test]
fn without_a_list_all_machine_players_take_part() {
    let all = ["ladder", "stellium", "--players", "2", "--games", "1"];
    let text = succeeds(&[&all[..], &["--iterations", "2", "--lang", "en"]].concat());
    assert!(text.starts_with("15 samples, 30 games in "), "{text}");
    for name in [
        "random",
        "greedy",
        "novice",
        "apprentice",
        "astronomer",
        "master",
    ] {
        assert!(text.lines().any(|line| line.starts_with(name)), "{text}");
    }
}

#[test]
fn a_ladder_continues_from_its_results() {
    let folder = folder();
    let file = folder.path().join("results.jsonl");
    let path = file.display().to_string();
    let read = || std::fs::read_to_string(&file).unwrap();
    let at_once = json(&["--results", &path]);
    let whole = read();
    assert_eq!(whole.lines().count(), 6);
    let broken_off: String = whole.split_inclusive('\n').take(4).collect();
    std::fs::write(&file, &broken_off).unwrap();
    assert_eq!(json(&["--results", &path]), at_once);
    assert!(read().starts_with(&broken_off));
    assert_eq!(read().lines().count(), 6);
    let again = almagest(&[&LADDER[..], &["--results", &path, "--lang", "en"]].concat());
    assert_eq!(again.err, format!("6 samples read from {path}.\n"));
    assert_eq!(read().lines().count(), 6);
}

#[test]
fn an_impossible_ladder_is_refused() {
    let [english, french] = refused(&["astra", "--players", "1"]);
    assert_eq!(english, "Error: A ladder needs at least two seats.");
    assert_eq!(
        french,
        "Erreur : Un classement demande au moins deux places : il faut un adversaire."
    );
    let one = ["astra", "--players", "2", "--agents", "greedy,greedy"];
    let [english, french] = refused(&one);
    assert_eq!(
        english,
        "Error: A ladder needs at least two different machine players."
    );
    assert_eq!(
        french,
        "Erreur : Un classement demande au moins deux machines différentes."
    );
    let [missing, _] = refused(&["astra"]);
    assert_eq!(missing, "Error: Missing argument: --players <N>.");
    let [range, _] = refused(&["astra", "--players", "2", "--games", "0"]);
    assert_eq!(range, "Error: --games should be from 1 to 100000, not 0.");
    let [seats, _] = refused(&["stellium", "--players", "1000000000000"]);
    assert_eq!(
        seats,
        "Error: You cannot play with 1000000000000 players: the game is for 2 to 4."
    );
}

#[test]
fn a_refused_ladder_writes_nothing() {
    let folder = folder();
    let file = folder.path().join("results.jsonl");
    let path = file.display().to_string();
    let unknown = [
        "astra",
        "--players",
        "2",
        "--agents",
        "greedy,random,oracle",
    ];
    let [english, french] = refused(&[&unknown[..], &["--results", &path]].concat());
    assert!(english.starts_with("Error: There is no machine player “oracle”"));
    assert_ne!(english, french);
    assert!(!file.exists());
}
