//! Machine players in whole games: the greedy player beats the random one in every game, levels
//! differ in strength, and modifiers help or hinder against Ptolemy.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use games::{Plan, Summary};
use tabletop::Options;

fn play(game: &str, seats: usize, agents: &[&str], options: &Options) -> Summary {
    played(game, seats, agents, 200, options)
}

fn played(game: &str, seats: usize, agents: &[&str], games: u64, options: &Options) -> Summary {
    let plan = Plan {
        agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
        seats,
        games,
        seed: "players".to_owned(),
        threads: 2,
        records: false,
    };
    let game = games::find(game).unwrap().ready(options).unwrap();
    game.simulate(&plan, &mut |_| {}, &mut |_| Ok(())).unwrap()
}

#[test]
fn greedy_beats_random_in_every_game() {
    for game in ["astra", "stellium"] {
        let summary = play(game, 2, &["greedy", "random"], &Options::new());
        assert!(summary.win_share[0] > 0.9, "{game}: {summary:?}");
    }
    let agents = ["greedy", "random", "random"];
    let summary = play("nightsky", 3, &agents, &Options::new());
    assert!(summary.win_share[0] > 0.8, "{summary:?}");
}

#[test]
fn levels_are_ordered_by_strength() {
    for game in ["astra", "stellium"] {
        let share = |agents: [&str; 2]| played(game, 2, &agents, 40, &Options::new()).win_share[0];
        assert!(share(["apprentice", "novice"]) > 0.6, "{game}");
        assert!(share(["astronomer", "greedy"]) > 0.6, "{game}");
    }
}

#[test]
fn greedy_does_better_than_random_in_solo_play() {
    let [greedy, random] =
        ["greedy", "random"].map(|agent| play("astra", 1, &[agent], &Options::new()));
    assert!(greedy.mean_margin > random.mean_margin);
    assert!(greedy.win_share[0] > random.win_share[0]);
    assert!(random.win_share[0] < 0.02, "{random:?}");
}

#[test]
fn easier_modifiers_help_and_harder_ones_hinder() {
    let with = |modifiers: &str| {
        let options = Options::new().with("modifiers", modifiers);
        play("astra", 1, &["greedy"], &options).win_share[0]
    };
    let plain = play("astra", 1, &["greedy"], &Options::new()).win_share[0];
    let (easier, harder) = (with("e1,e2,e3,e4,e5,e6"), with("h1,h2,h3,h4,h5,h6"));
    assert!(
        easier > plain && plain > harder,
        "{easier} {plain} {harder}"
    );
}
