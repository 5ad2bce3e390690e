//! Learning weights from games: the result depends only on the seed, and the built-in weights are
//! complete.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use astra::Astra;
use games::{TrainPlan, TrainSummary, kinds};
use nightsky::NightSky;
use players::{Learn, MAX_FEATURES, Weights};
use stellium::Stellium;
use tabletop::Options;

fn trained(game: &str, games: u64, threads: usize) -> TrainSummary {
    let plan = TrainPlan {
        games,
        seed: "lessons".to_owned(),
        iterations: 0,
        threads,
    };
    let game = games::find(game).unwrap().ready(&Options::new()).unwrap();
    game.train(&plan, &|_| {}).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_weights_on_any_number_of_threads() {
    let [one, three] = [1, 3].map(|threads| trained("stellium", 8, threads));
    assert_eq!(one.file, three.file);
    assert_eq!(one.results, three.results);
}

#[test]
fn weights_are_learned_for_every_number_of_seats_and_phase() {
    for kind in kinds() {
        let summary = trained(kind.id, 6, 2);
        let facts = kind.ready(&Options::new()).unwrap().facts();
        for seats in facts.least_seats..=facts.most_seats {
            let of_seats = summary.results.iter().filter(|r| r.players == seats);
            let positions: Vec<usize> = of_seats.map(|result| result.positions).collect();
            assert_eq!(positions.len(), 2, "{} with {seats}", kind.id);
            assert!(positions.iter().all(|&count| count > 0), "{positions:?}");
        }
    }
}

#[test]
fn learned_weights_predict_winners_better_than_chance() {
    let summary = trained("stellium", 120, 2);
    let open = |result: &&games::TrainResult| (result.players, result.phase) == (2, "open");
    let result = summary.results.iter().find(open).unwrap();
    assert!(result.foreseen > 0.55, "{result:?}");
    assert!(result.surprise < 2.0_f64.ln(), "{result:?}");
}

/// Checks the built-in weights of a game.
fn built_in<G: Learn>(game: &G, text: &str) {
    let weights = Weights::parse(text, G::FEATURES, G::PHASES).unwrap();
    let facts = game.facts();
    let seats = facts.least_seats..=facts.most_seats;
    for seats in seats.clone() {
        for phase in 0..G::PHASES.len() {
            let mut tables = weights.tables.iter();
            assert!(tables.any(|table| (table.seats, table.phase) == (seats, phase)));
        }
    }
    assert_eq!(weights.tables.len(), seats.count() * G::PHASES.len());
    assert!(G::FEATURES.len() <= MAX_FEATURES);
    assert!(
        text.contains(game.data_hash()),
        "the weights were learned on other data: run almagest train {}",
        facts.id
    );
}

#[test]
fn built_in_weights_were_learned_on_the_built_in_data() {
    let weights = |game| std::fs::read_to_string(format!("../players/data/{game}.toml")).unwrap();
    built_in(&Astra::new().unwrap(), &weights("astra"));
    built_in(&Stellium::new().unwrap(), &weights("stellium"));
    built_in(&NightSky::new().unwrap(), &weights("nightsky"));
}
