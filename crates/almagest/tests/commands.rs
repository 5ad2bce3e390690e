//! The commands as a person or a script uses them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{almagest, folder, refused, succeeds};
use serde_json::Value;

fn simulate(more: &[&str]) -> String {
    succeeds(&[&["simulate", "astra", "--lang", "en"], more].concat())
}

fn last_line_as_json(text: &str) -> Value {
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

#[test]
fn the_help_names_every_command_in_both_languages() {
    let [english, french] = ["en", "fr"].map(|language| succeeds(&["--help", "--lang", language]));
    for text in [&english, &french] {
        for command in ["simulate", "replay", "serve", "token", "backup"] {
            let named = text
                .lines()
                .any(|line| line.trim_start().starts_with(command));
            assert!(named, "{command}: {text}");
        }
    }
    assert_ne!(english, french);
}

#[test]
fn help_and_version_are_printed() {
    assert!(succeeds(&["--help", "--lang", "en"]).contains("simulate"));
    assert!(succeeds(&["simulate", "--help", "--lang", "fr"]).contains("Nombre de joueurs"));
    assert_eq!(
        succeeds(&["--version"]),
        concat!("almagest ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

#[test]
fn simulate_prints_the_documented_json() {
    let args = ["--players", "3", "--games", "20", "--seed", "s", "--json"];
    let json = last_line_as_json(&simulate(&args));
    for key in [
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "mean_scores",
        "win_share",
        "mean_decisions_per_game",
        "choices_per_second",
    ] {
        assert!(!json[key].is_null(), "{key} is missing in {json}");
    }
    assert_eq!(json["games"], 20);
    let shares: Vec<f64> = serde_json::from_value(json["win_share"].clone()).unwrap();
    assert_eq!(shares.len(), 3);
    assert!(
        (shares.iter().sum::<f64>() - 1.0).abs() < 1e-9,
        "{shares:?}"
    );
}

#[test]
fn solo_games_are_measured_against_ptolemy() {
    let games = ["--players", "1", "--games", "20", "--seed", "s"];
    let with = |modifiers: &str, more: &[&str]| {
        let option = format!("modifiers={modifiers}");
        simulate(&[&games[..], &["--option", &option], more].concat())
    };
    let json = last_line_as_json(&with("e1,e6,h2", &["--json"]));
    let mean = |key: &str| json[key][0].as_f64().unwrap();
    let his = json["mean_others"]["ptolemy"].as_f64().unwrap();
    let margin = json["mean_margin"].as_f64().unwrap();
    assert!((mean("mean_scores") - his - margin).abs() < 1e-9, "{json}");
    let sources = json["mean_other_sources"].as_object().unwrap();
    let sum: f64 = sources.values().map(|mean| mean.as_f64().unwrap()).sum();
    assert!((sum - his).abs() < 1e-9, "{json}");
    let text = with("random", &[]);
    assert!(text.contains("Opponent’s mean score: Ptolemy "), "{text}");
}

#[test]
fn the_help_describes_each_modifier() {
    let help = succeeds(&["simulate", "--help", "--lang", "en"]);
    for modifier in ["e1", "e6", "h1", "h6"] {
        assert!(help.contains(&format!("modifiers={modifier}\n")), "{help}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_and_records_on_any_number_of_threads() {
    let folder = folder();
    let run = |threads: &str| {
        let file = folder.path().join(threads).display().to_string();
        let args = [
            "--players",
            "4",
            "--agents",
            "greedy,random",
            "--games",
            "50",
        ];
        let more = [
            "--seed",
            "s",
            "--threads",
            threads,
            "--records",
            &file,
            "--json",
        ];
        let mut json = last_line_as_json(&simulate(&[&args[..], &more].concat()));
        for timed in [
            "seconds",
            "decisions_per_second",
            "choices_per_second",
            "games_per_second",
        ] {
            json[timed] = Value::Null;
        }
        (std::fs::read_to_string(file).unwrap(), json)
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    assert_eq!(one.0.matches("\"is\":\"game\"").count(), 50);
    assert_eq!(one.0.matches("\"is\":\"end\"").count(), 50);
}

#[test]
fn games_differ_by_seed_and_the_default_seed_is_random() {
    let scores = |more: &[&str]| {
        let args = [&["--players", "2", "--games", "20", "--json"], more].concat();
        last_line_as_json(&simulate(&args))["mean_scores"].clone()
    };
    assert_eq!(scores(&["--seed", "a"]), scores(&["--seed", "a"]));
    assert_ne!(scores(&["--seed", "a"]), scores(&["--seed", "b"]));
    assert_ne!(scores(&[]), scores(&[]));
}

#[test]
fn a_run_without_a_seed_can_be_repeated() {
    let args = ["--players", "2", "--games", "20"];
    let first = simulate(&args);
    let seed = first
        .lines()
        .find_map(|line| line.strip_prefix("Seed: "))
        .unwrap();
    let again = simulate(&[&args[..], &["--seed", seed]].concat());
    let without_time = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(without_time(&first), without_time(&again));
}

#[test]
fn help_names_the_options_of_a_game() {
    let help = succeeds(&["simulate", "--help", "--lang", "en"]);
    assert!(
        help.contains("cards=FILE") && help.contains("first="),
        "{help}"
    );
    let help = succeeds(&["simulate", "--help", "--lang", "fr"]);
    assert!(
        help.contains("Utilisation\u{a0}: almagest simulate JEU"),
        "{help}"
    );
    assert!(help.contains("Options\u{a0}:"), "{help}");
}

#[cfg(target_os = "linux")]
#[test]
fn records_are_written_through_links_and_to_devices() {
    let folder = folder();
    let (file, link) = (
        folder.path().join("games.jsonl"),
        folder.path().join("link"),
    );
    std::fs::write(&file, "old").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let link = link.display().to_string();
    simulate(&["--players", "2", "--games", "1", "--records", &link]);
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(
        std::fs::read_to_string(&file)
            .unwrap()
            .starts_with("{\"is\":\"game\"")
    );
    simulate(&["--players", "2", "--games", "1", "--records", "/dev/null"]);
    assert!(!std::fs::metadata("/dev/null").unwrap().is_file());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn greedy_beats_random() {
    let args = [
        "--players",
        "2",
        "--agents",
        "greedy,random",
        "--games",
        "100",
        "--seed",
        "s",
    ];
    let json = last_line_as_json(&simulate(&[&args[..], &["--json"]].concat()));
    assert!(json["win_share"][0].as_f64().unwrap() > 0.9, "{json}");
}

#[test]
fn records_are_replayed_and_checked() {
    let folder = folder();
    let file = folder.path().join("games.jsonl").display().to_string();
    simulate(&[
        "--players",
        "2",
        "--games",
        "3",
        "--seed",
        "s",
        "--records",
        &file,
    ]);
    let checked = succeeds(&["replay", &file, "--check", "--lang", "en"]);
    assert!(checked.starts_with("3 games with ") && checked.contains("no errors"));
    let english = succeeds(&["replay", &file, "--lang", "en"]);
    let french = succeeds(&["replay", &file, "--lang", "fr"]);
    assert_eq!(english.lines().count(), french.lines().count());
    assert!(english.contains("points"), "{english}");
    let at = succeeds(&["replay", &file, "--at", "5", "--lang", "en"]);
    assert!(at.lines().count() < english.lines().count());
    let beyond = almagest(&["replay", &file, "--at", "100000", "--lang", "en"]);
    assert_eq!(beyond.status, 2);
    assert!(
        beyond.err.starts_with("Error: There is no line 100000"),
        "{}",
        beyond.err
    );
}

#[test]
fn one_game_of_several_is_replayed_and_checked_alone() {
    let folder = folder();
    let file = folder.path().join("games.jsonl").display().to_string();
    let games = ["--players", "2", "--games", "3", "--seed", "s"];
    simulate(&[&games[..], &["--records", &file]].concat());
    for language in ["en", "fr"] {
        let replay =
            |more: &[&str]| succeeds(&[&["replay", &file, "--lang", language][..], more].concat());
        let one = |number| replay(&["--game", number]);
        let each = ["1", "2", "3"].map(one);
        assert_eq!(each.concat(), replay(&[]));
        assert_ne!(each[0], each[1]);
        let at = replay(&["--game", "2", "--at", "5"]);
        assert!(at.lines().count() < each[1].lines().count());
        assert_eq!(at.lines().next(), each[1].lines().next());
    }
    let checked = succeeds(&["replay", &file, "--check", "--game", "2", "--lang", "en"]);
    assert!(checked.starts_with("1 game with "), "{checked}");
    for number in ["0", "4", "100000"] {
        let said = refused(&["replay", &file, "--game", number]);
        assert_eq!(said, format!("--game should be from 1 to 3, not {number}."));
    }
    for number in ["-1", "x", "", "1.5"] {
        let said = refused(&["replay", &file, "--game", number]);
        assert!(
            said.contains("--game") && said.lines().count() == 1,
            "{said}"
        );
    }
    for (language, help) in [("en", "Only this game"), ("fr", "Seulement cette partie")] {
        assert!(succeeds(&["replay", "--help", "--lang", language]).contains(help));
    }
}

#[test]
fn a_game_is_checked_alone_even_if_another_is_broken() {
    let folder = folder();
    let path = folder.path().join("games.jsonl");
    let file = path.display().to_string();
    let games = ["--players", "2", "--games", "2", "--seed", "s"];
    simulate(&[&games[..], &["--records", &file]].concat());
    let good = std::fs::read_to_string(&path).unwrap();
    // The first game loses its end line.
    let end = good.lines().find(|line| line.contains("\"is\":\"end\""));
    let end = end.unwrap();
    std::fs::write(&path, good.replacen(&format!("{end}\n"), "", 1)).unwrap();
    succeeds(&["replay", &file, "--check", "--game", "2"]);
    let last = serde_json::from_str::<Value>(end).unwrap()["n"]
        .as_u64()
        .unwrap();
    for which in [&[][..], &["--game", "1"]] {
        let said = refused(&[&["replay", &file, "--check"][..], which].concat());
        let over = format!("The game is over after line {}", last - 1);
        assert!(said.contains(&over), "{said}");
    }
}

/// Cuts a record after the first line with a random outcome, removes the seed and changes that
/// outcome. Returns the new record and the number of that line.
fn with_another_outcome(record: &str) -> (String, Value) {
    let mut lines: Vec<Value> = record
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let drawn = lines.iter().position(|line| line["chance"].is_array());
    let last = drawn.unwrap();
    lines.truncate(last + 1);
    lines[0].as_object_mut().unwrap().remove("seed");
    let outcome = &mut lines[last]["chance"][0];
    *outcome = u64::from(*outcome == 0).into();
    let n = lines[last]["n"].clone();
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    (lines.join("\n"), n)
}

#[test]
fn a_seed_with_other_outcomes_is_refused() {
    let folder = folder();
    let path = folder.path().join("games.jsonl");
    let file = path.display().to_string();
    for (game, seats) in [("astra", "1"), ("stellium", "2"), ("nightsky", "3")] {
        let games = ["--players", seats, "--games", "1", "--seed", "s"];
        succeeds(&[&["simulate", game], &games[..], &["--records", &file]].concat());
        let record = std::fs::read_to_string(&path).unwrap();
        let (mut other, n) = with_another_outcome(&record);
        std::fs::write(&path, &other).unwrap();
        let check = almagest(&["replay", &file, "--check", "--lang", "en"]);
        // If the changed outcome leads to another state, the error message contains the right hash.
        if let Some((_, hashes)) = check.err.split_once("has hash ") {
            let wrong = hashes.trim_end().trim_end_matches('.');
            other = other.replace(&wrong[wrong.len() - 16..], &hashes[..16]);
            std::fs::write(&path, &other).unwrap();
        }
        succeeds(&["replay", &file, "--check"]);
        let (seeded, _) = record.split_once('\n').unwrap();
        let (_, lines) = other.split_once('\n').unwrap();
        std::fs::write(&path, format!("{seeded}\n{lines}")).unwrap();
        let said = refused(&["replay", &file, "--check"]);
        let sentence = "the recorded random results do not match the recorded seed.";
        assert!(said.ends_with(&format!("Line {n}: {sentence}")), "{said}");
    }
}

#[test]
fn a_changed_record_is_refused() {
    let folder = folder();
    let file = folder.path().join("games.jsonl");
    let path = file.display().to_string();
    simulate(&[
        "--players",
        "2",
        "--games",
        "1",
        "--seed",
        "s",
        "--records",
        &path,
    ]);
    let good = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let without_third: String = lines
        .iter()
        .enumerate()
        .filter(|(i, _)| *i != 3)
        .map(|(_, l)| format!("{l}\n"))
        .collect();
    let other_hash = good.replacen("\"state\":\"", "\"state\":\"0", 3);
    let other_data = good.replacen("\"data\":\"", "\"data\":\"0", 1);
    let other_seat = good.replacen("\"seat\":1", "\"seat\":2", 1);
    for (changed, said) in [
        (without_third, "comes after line 2"),
        (other_hash, "hash"),
        (other_data, "a different card set"),
        (other_seat, "Line "),
    ] {
        std::fs::write(&file, changed).unwrap();
        let run = almagest(&["replay", &path, "--check", "--lang", "en"]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{said}");
        assert!(run.err.contains(said), "{said}: {}", run.err);
    }
}

#[test]
fn cards_are_listed_in_both_languages_and_printed_as_json() {
    let english = succeeds(&["cards", "astra", "--lang", "en"]);
    let french = succeeds(&["cards", "astra", "--lang", "fr"]);
    assert_eq!(english.lines().count(), 49);
    assert_eq!(french.lines().count(), 49);
    assert!(english.contains("Ophiuchus") && french.contains("Serpentaire"));
    let json = last_line_as_json(&succeeds(&["cards", "astra", "--json"]));
    let cards = json["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 48);
    let taurus = cards.iter().find(|card| card["id"] == "taurus").unwrap();
    assert_eq!(taurus["element"], "earth");
    assert_eq!(taurus["stars"].as_array().unwrap().len(), 10);
    assert_eq!(
        taurus["boons"][0],
        serde_json::json!({ "kind": "fame", "amount": 4 })
    );
    for key in ["fame", "lines", "ability", "name"] {
        assert!(!taurus[key].is_null(), "{key}");
    }
    for key in ["kind", "name", "x", "y", "hr"] {
        assert!(!taurus["stars"][0][key].is_null(), "{key}");
    }
}

#[test]
fn a_custom_card_set_is_checked_played_and_replayed() {
    let folder = folder();
    let cards = folder.path().join("own.toml");
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../astra/data/cards.toml");
    let own = std::fs::read_to_string(built_in)
        .unwrap()
        .replace("id = \"taurus\"", "id = \"unicorn\"")
        .replace("name = \"Taurus\"", "name = \"Unicorn\"")
        .replacen("fame = 2", "fame = 1", 1);
    std::fs::write(&cards, own).unwrap();
    let path = cards.display().to_string();
    assert!(succeeds(&["cards", "astra", "--check", &path]).contains("48"));
    let option = format!("cards={path}");
    assert!(succeeds(&["cards", "astra", "--option", &option]).contains("Unicorn"));
    let file = folder.path().join("games.jsonl").display().to_string();
    let args = [
        "--players",
        "3",
        "--games",
        "2",
        "--records",
        &file,
        "--option",
        &option,
    ];
    simulate(&args);
    succeeds(&["replay", &file, "--check", "--option", &option]);
    let without = almagest(&["replay", &file, "--check", "--lang", "en"]);
    assert_eq!(without.status, 2);
    assert!(
        without.err.contains("--option cards=FILE"),
        "{}",
        without.err
    );
}

#[test]
fn the_first_player_can_be_chosen() {
    let folder = folder();
    let file = folder.path().join("games.jsonl").display().to_string();
    let args = [
        "--players",
        "3",
        "--games",
        "5",
        "--option",
        "first=2",
        "--records",
        &file,
    ];
    simulate(&args);
    let records = std::fs::read_to_string(&file).unwrap();
    assert_eq!(records.matches("\"first\":2").count(), 5);
}
