//! Bad input to every command: exit status 2, one clear sentence, nothing written.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{almagest, folder, refused};

#[test]
fn an_unknown_command_is_refused() {
    assert_eq!(
        refused(&["observe"]),
        "There is no command “observe”. See almagest --help."
    );
}

#[test]
fn an_unknown_argument_is_refused() {
    let said = refused(&["simulate", "astra", "--players", "2", "--turbo"]);
    assert_eq!(said, "Unknown argument: --turbo. See --help.");
    assert!(refused(&["cards", "astra", "extra"]).contains("extra"));
    assert!(refused(&["replay", "a", "b"]).contains("b"));
}

#[test]
fn an_unknown_language_is_refused() {
    let refusal = almagest(&["cards", "astra", "--lang", "de"]);
    assert_eq!(refusal.status, 2);
    assert!(refusal.err.contains("“de”"), "{refusal:?}");
}

#[test]
fn missing_arguments_are_named() {
    assert_eq!(
        refused(&["simulate", "astra"]),
        "Missing argument: --players <N>."
    );
    assert_eq!(
        refused(&["simulate", "--players", "2"]),
        "Missing argument: <GAME>."
    );
    assert_eq!(refused(&["replay"]), "Missing argument: <FILE>.");
    assert_eq!(refused(&["cards"]), "Missing argument: <GAME>.");
    let without_value = almagest(&["simulate", "astra", "--lang", "en", "--players"]);
    assert_eq!(without_value.err, "Error: --players <N> needs a value.\n");
}

#[test]
fn numbers_must_be_numbers_in_range() {
    let with = |more: &[&str]| refused(&[&["simulate", "astra"], more].concat());
    assert_eq!(
        with(&["--players", "two"]),
        "--players <N> should be a whole number, not “two”."
    );
    assert_eq!(
        with(&["--players", "-1"]),
        "--players <N> should be a whole number, not “-1”."
    );
    let astra = games::find("astra").unwrap();
    let facts = astra.ready(&tabletop::Options::new()).unwrap().facts();
    let (least, most) = (facts.least_seats, facts.most_seats);
    assert_eq!(
        with(&["--players", "6"]),
        format!("You cannot play with 6 players: the game is for {least} to {most}.")
    );
    assert!(with(&["--players", "0"]).starts_with("You cannot play with 0 players"));
    assert!(with(&["--players", "300"]).starts_with("You cannot play with 300 players"));
    assert_eq!(
        with(&["--players", "2", "--games", "0"]),
        "--games should be from 1 to 1000000000, not 0."
    );
    assert_eq!(
        with(&["--players", "2", "--threads", "0"]),
        "--threads should be from 1 to 1024, not 0."
    );
    assert_eq!(
        with(&["--players", "2", "--players", "3"]),
        "--players <N> was given twice."
    );
}

#[test]
fn unknown_games_agents_and_options_are_refused() {
    assert_eq!(
        refused(&["simulate", "chess", "--players", "2"]),
        "There is no game “chess”. The games are: astra, stellium, nightsky."
    );
    assert_eq!(
        refused(&["cards", "chess"]),
        "There is no game “chess”. The games are: astra, stellium, nightsky."
    );
    let with = |more: &[&str]| refused(&[&["simulate", "astra", "--players", "2"], more].concat());
    assert_eq!(
        with(&["--agents", "oracle"]),
        "There is no machine player “oracle”. The machine players are: random, greedy, novice, \
         apprentice, astronomer, master. A level can set its iterations, such as master:300."
    );
    assert_eq!(
        with(&["--agents", "random,greedy,random"]),
        "3 machine players are given, but there are only 2 seats."
    );
    assert_eq!(
        with(&["--option", "first"]),
        "The option “first” should have the form key=value."
    );
    assert_eq!(
        with(&["--option", "colour=red"]),
        "There is no option “colour”. The options are: cards, first, modifiers."
    );
    assert!(with(&["--option", "first=3"]).contains("first cannot be “3”"));
}

#[test]
fn impossible_modifiers_are_refused() {
    let with = |players: &str, modifiers: &str| {
        let option = format!("modifiers={modifiers}");
        let game = ["simulate", "astra", "--players", players];
        refused(&[&game[..], &["--option", &option]].concat())
    };
    assert_eq!(
        with("1", "e3,h2"),
        "The option modifiers cannot have both “No telescopes (e3)” and “Telescopes for your \
         discoveries (h2)”. Keep one of them."
    );
    for bad in [
        "e7",
        "e1,e1",
        "random,e1",
        "e1,e2,e3,e4,e5,e6,easier",
        "e1,,h1",
    ] {
        let said = with("1", bad);
        let what = format!("The option modifiers cannot be “{bad}”; it takes “random” alone");
        assert!(said.starts_with(&what), "{said}");
    }
    assert_eq!(
        with("2", "e1"),
        "The option modifiers is for solo games only."
    );
    let cards = ["cards", "astra", "--option", "modifiers=h7"];
    assert!(refused(&cards).contains("cannot be “h7”"));
}

#[test]
fn every_error_in_a_set_up_is_reported() {
    let said = refused(&[
        "simulate",
        "astra",
        "--players",
        "9",
        "--option",
        "colour=red",
    ]);
    assert!(
        said.contains("“colour”") && said.contains("9 players"),
        "{said}"
    );
}

#[test]
fn a_server_with_bad_arguments_is_refused() {
    let folder = folder();
    let db = folder.path().join("almagest.db").display().to_string();
    let with = |more: &[&str]| refused(&[&["serve", "--db", &db], more].concat());
    for address in ["nowhere", "127.0.0.1", "127.0.0.1:99999"] {
        assert_eq!(
            with(&["--addr", address]),
            format!(
                "--addr should be an address and a port such as 127.0.0.1:8888, not “{address}”."
            )
        );
    }
    assert_eq!(
        with(&["--metrics-addr", "9100"]),
        "--metrics-addr should be an address and a port such as 127.0.0.1:8888, not “9100”."
    );
    for url in ["almagest.example", "https://almagest.example/table"] {
        assert_eq!(
            with(&["--public-url", url]),
            format!(
                "“{url}” is not the address of a site. It should look like https://almagest.example, without a path."
            )
        );
    }
    assert_eq!(
        with(&["--think-threads", "0"]),
        "--think-threads should be from 1 to 1024, not 0."
    );
    assert_eq!(
        with(&["--limit-tables", "0"]),
        "--limit-tables should be from 1 to 1000000, not 0."
    );
    assert_eq!(
        with(&["--limit-requests", "-1"]),
        "--limit-requests <N> should be a whole number, not “-1”."
    );
    assert_eq!(
        with(&["--log", "xml"]),
        "--log <text|json|off> cannot be “xml”. Possible values: text, json, off."
    );
    assert!(with(&["somewhere"]).contains("somewhere"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn bad_environment_variables_are_refused() {
    for (variable, value, said) in [
        ("ADDR", "nowhere", "--addr should be an address and a port"),
        (
            "LIMIT_GUESTS",
            "many",
            "--limit-guests <N> should be a whole number, not “many”.",
        ),
        (
            "EXPIRE_DAYS",
            "1000001",
            "--expire-days should be from 0 to 1000000, not 1000001.",
        ),
        (
            "LOG_LEVEL",
            "loud",
            "--log-level <error|warn|info|debug> cannot be “loud”",
        ),
        (
            "BEHIND_PROXY",
            "maybe",
            "--behind-proxy cannot be “maybe”. Possible values: 1, 0, true",
        ),
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_almagest"))
            .args(["serve", "--lang", "en"])
            .env(format!("ALMAGEST_{variable}"), value)
            .output()
            .unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{variable}: {err}");
        assert!(
            err.starts_with(&format!("Error: {said}")),
            "{variable}: {err}"
        );
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[test]
fn player_names_are_checked_before_anything_is_written() {
    let folder = folder();
    let db = folder.path().join("almagest.db").display().to_string();
    let with = |name: &str| refused(&["token", name, "--db", &db]);
    assert_eq!(with(" "), "A name needs at least one visible character.");
    assert_eq!(
        with(&"x".repeat(25)),
        "The name is too long. Use 24 characters at most."
    );
    assert!(with("a\u{202e}b").starts_with("The name has invisible characters"));
    assert_eq!(refused(&["token"]), "Missing argument: <NAME>.");
    assert_eq!(refused(&["backup"]), "Missing argument: <FILE>.");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// Runs an arena that must be refused, and returns the error message.
fn arena_refused(more: &[&str]) -> String {
    refused(&[&["arena", "stellium", "--players", "2"], more].concat())
}

#[test]
fn an_arena_with_bad_arguments_is_refused() {
    assert_eq!(arena_refused(&[]), "Missing argument: --agents <A,B,…>.");
    let said = arena_refused(&["--agents", "greedy,oracle"]);
    assert!(said.starts_with("There is no machine player “oracle”"));
    let with = |more: &[&str]| arena_refused(&[&["--agents", "greedy"], more].concat());
    assert_eq!(
        with(&["--games", "0"]),
        "--games should be from 1 to 100000, not 0."
    );
    assert_eq!(
        with(&["--iterations", "0"]),
        "--iterations should be from 1 to 10000000, not 0."
    );
    assert_eq!(
        with(&["--think-ms", "0"]),
        "--think-ms should be from 1 to 600000, not 0."
    );
    assert_eq!(
        with(&["--iterations", "9", "--think-ms", "9"]),
        "--iterations <N> and --think-ms <N> cannot be used together."
    );
    assert_eq!(
        with(&["--seed", "a", "--seed", "b"]),
        "--seed <S> was given twice."
    );
    assert_eq!(
        arena_refused(&["--agents", "random,random,random"]),
        "3 machine players are given, but there are only 2 seats."
    );
}

#[test]
fn a_refused_arena_writes_nothing() {
    let folder = folder();
    let file = folder.path().join("results.jsonl");
    let path = file.display().to_string();
    arena_refused(&["--agents", "oracle", "--results", &path]);
    assert!(!file.exists());
    let with = |path: &str| arena_refused(&["--agents", "random", "--results", path]);
    common::succeeds(&[
        "arena",
        "stellium",
        "--players",
        "2",
        "--agents",
        "random",
        "--games",
        "2",
        "--results",
        &path,
    ]);
    let broken = std::fs::read_to_string(&file).unwrap() + "not a sample\n";
    std::fs::write(&file, &broken).unwrap();
    assert_eq!(
        with(&path),
        format!("Line 3 of {path} is not an arena sample.")
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), broken);
    let nowhere = folder.path().join("no/such/file").display().to_string();
    assert!(with(&nowhere).contains("its folder does not exist"));
    let taken = folder.path().display().to_string();
    assert!(with(&taken).contains("it is a folder"));
}

#[cfg(target_os = "linux")]
#[test]
fn lost_output_is_a_failure() {
    for arguments in [&["cards", "astra"][..], &["--help"], &["serve", "--help"]] {
        let full = std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let status = std::process::Command::new(env!("CARGO_BIN_EXE_almagest"))
            .args(arguments)
            .stdout(full)
            .stderr(std::process::Stdio::null())
            .status()
            .unwrap();
        assert_eq!(status.code(), Some(2), "{arguments:?}");
    }
}
