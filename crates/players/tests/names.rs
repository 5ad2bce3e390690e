//! The names by which machine players are requested.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::path::Path;

use astra::Astra;
use players::{Budget, Level, MAX_ITERATIONS, NAMES, own_budget, player};
use tabletop::Seed;

#[test]
fn every_listed_name_has_a_player_and_no_other_name_does() {
    for name in NAMES {
        assert!(
            player::<Astra>(name, Seed::from_text("x")).is_some(),
            "{name}"
        );
    }
    let none = ["oracle", "master:0", "master:", "master:+9", "master:9x"];
    let too_long = format!("master:{}", MAX_ITERATIONS + 1);
    let none = none.into_iter().chain([too_long.as_str()]);
    for name in none.chain(["greedy:9", "master:9:9", ":9"]) {
        assert!(
            player::<Astra>(name, Seed::from_text("x")).is_none(),
            "{name}"
        );
    }
}

#[test]
fn the_name_of_a_level_may_include_a_budget() {
    let budget = Some(Budget::Iterations(300));
    assert_eq!(own_budget("master:300"), Some(("master", budget)));
    assert_eq!(own_budget("master"), Some(("master", None)));
}

#[test]
fn every_name_is_in_the_texts_and_every_level_in_the_document() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    for entry in fs::read_dir(root.join("crates/words/locales")).unwrap() {
        let folder = entry.unwrap().path();
        for (file, begins) in [
            ("cli.ftl", "help-agents ="),
            ("arena.ftl", "help-arena-agents ="),
            ("ladder.ftl", "help-ladder-agents ="),
        ] {
            let file = folder.join(file);
            let text = read(&file);
            let help = text.lines().find(|line| line.starts_with(begins)).unwrap();
            let words: Vec<&str> = help.split(|c: char| !c.is_alphabetic()).collect();
            for name in NAMES {
                let listed = words.contains(name);
                assert!(listed, "{}: {begins} lacks {name}", file.display());
            }
        }
        for (file, before, after) in [("live.ftl", "[", "]"), ("site.ftl", "site-level-", " =")] {
            let file = folder.join(file);
            let text = read(&file);
            for name in NAMES {
                let wanted = format!("{before}{name}{after}");
                assert!(text.contains(&wanted), "{}: {wanted}", file.display());
            }
        }
    }
    let document = read(&root.join("docs/players.md"));
    for level in Level::ALL {
        let row = format!("| `{}` |", level.name());
        assert!(document.contains(&row), "docs/players.md: {row}");
    }
}
