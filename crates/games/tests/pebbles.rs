//! A game from another crate is a full member of the registry after one call.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use games::{Plan, ReadyGame, RecordedGame, ReplayRequest};
use pebbles::Pebbles;
use tabletop::Options;
use tabletop::Seed;
use tabletop::conformance::Effort;
use words::Language;

fn ready() -> Box<dyn ReadyGame> {
    games::register::<Pebbles>();
    let kind = games::find("pebbles").unwrap();
    kind.ready(&Options::new()).unwrap()
}

/// Simulates ten games of machine players and returns their records.
fn simulated(agents: &[&str]) -> String {
    let plan = Plan {
        agents: agents.iter().map(ToString::to_string).collect(),
        seats: 3,
        games: 10,
        seed: "pebbles".into(),
        threads: 1,
        records: true,
    };
    let mut records = String::new();
    let summary = ready().simulate(&plan, &mut |_| {}, &mut |text| {
        records.push_str(text);
        Ok(())
    });
    assert_eq!(summary.unwrap().games, 10);
    records
}

#[test]
fn it_is_registered_once_and_after_the_others() {
    drop(ready());
    drop(ready());
    let ids: Vec<&str> = games::kinds().iter().map(|kind| kind.id).collect();
    assert_eq!(ids, ["astra", "stellium", "nightsky", "pebbles"]);
}

#[test]
fn every_machine_player_plays_it_and_the_records_replay() {
    for agent in ["random", "greedy", "novice:20", "master:20"] {
        let records = simulated(&[agent, "random"]);
        let recorded = RecordedGame::all(&records).unwrap();
        assert_eq!(recorded.len(), 10);
        for game in &recorded {
            for language in Language::all() {
                let request = ReplayRequest {
                    game,
                    at: None,
                    tell: Some(language),
                };
                let replay = ready().replay(&request).unwrap();
                assert!(replay.log.iter().all(|line| !line.contains("Unknown")));
            }
        }
    }
}

#[test]
fn it_conforms_with_every_machine_player() {
    let effort = Effort {
        games: 10,
        first: 0,
        thorough_every: 1,
        count_every: 10,
    };
    let seed = Seed::from_text("pebbles");
    ready().conformance(3, seed, effort).unwrap();
}

#[test]
fn missing_cards_rules_and_options_are_handled() {
    let game = ready();
    assert!(game.card_list(Language::English).rows.is_empty());
    assert!(game.card_pictures(Language::English).is_empty());
    assert_eq!(game.rules_text(Language::English), None);
    let kind = games::find("pebbles").unwrap();
    let options = Options::new().with("cards", "nowhere.toml");
    let refused = kind.ready(&options).unwrap().check_options().unwrap_err();
    assert_eq!(
        refused.words(Language::English),
        "There is no option “cards”. The options are: tint."
    );
}
