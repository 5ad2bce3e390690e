//! The arena in whole games: it finds the better player, and its results are reproducible.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use games::{ArenaPlan, ArenaSample, ArenaSummary, Thinking};
use players::{Budget, Level};
use tabletop::Options;

fn plan(agents: &[&str], seats: usize, samples: u64) -> ArenaPlan {
    ArenaPlan {
        agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
        seats,
        samples,
        seed: "arena".to_owned(),
        budget: Thinking::Own,
        threads: 2,
    }
}

/// Plays a plan. Returns the summary without its times, and the samples as written.
fn played(game: &str, plan: &ArenaPlan, known: &[ArenaSample]) -> (ArenaSummary, String) {
    played_with(&Options::new(), game, plan, known)
}

fn played_with(
    options: &Options,
    game: &str,
    plan: &ArenaPlan,
    known: &[ArenaSample],
) -> (ArenaSummary, String) {
    let game = games::find(game).unwrap().ready(options).unwrap();
    let mut written = String::new();
    let mut write = |lines: &str| {
        written.push_str(lines);
        Ok(())
    };
    let mut done = 0;
    let mut summary = game
        .arena(plan, known, &mut |n| done = n, &mut write)
        .unwrap();
    assert_eq!(done, plan.samples);
    summary.seconds = 0.0;
    assert_eq!(
        summary.ms_per_decision.take().is_some(),
        summary.taken < plan.samples
    );
    (summary, written)
}

fn json(summary: &ArenaSummary) -> String {
    serde_json::to_string(summary).unwrap()
}

fn samples(text: &str) -> Vec<ArenaSample> {
    ArenaSample::read_all("results", text).unwrap()
}

#[test]
fn greedy_is_significantly_better_than_random() {
    let (summary, _) = played("stellium", &plan(&["greedy", "random"], 2, 20), &[]);
    assert_eq!((summary.samples, summary.games), (20, 40));
    let [greedy, random] = &summary.results[..] else {
        panic!("{summary:?}");
    };
    assert!(greedy.interval.unwrap()[0] > 0.5, "{summary:?}");
    assert!(random.interval.unwrap()[1] < 0.5, "{summary:?}");
    assert!(greedy.mean_score > random.mean_score, "{summary:?}");
}

#[test]
fn equal_players_have_a_fair_share() {
    let (summary, text) = played("astra", &plan(&["random"], 3, 60), &[]);
    let [random] = &summary.results[..] else {
        panic!("{summary:?}");
    };
    assert_eq!((random.agent.as_str(), random.seats), ("random", 3));
    assert!((random.win_share - 1.0 / 3.0).abs() < 1e-9, "{summary:?}");
    assert!(summary.unwon_share() == 0.0, "{summary:?}");
    let samples = samples(&text);
    for position in 0..3 {
        let shares = samples.iter().map(|sample| sample.shares[position]);
        let mean = shares.sum::<f64>() / 60.0;
        // Five standard errors of 180 independent games.
        assert!((mean - 1.0 / 3.0).abs() < 0.18, "{position}: {mean}");
    }
}

#[test]
fn a_tie_without_a_winner_counts_for_nobody() {
    // In Stellium, a tie has no winner.
    let (summary, text) = played("stellium", &plan(&["random"], 2, 60), &[]);
    let won: f64 = samples(&text).iter().flat_map(|s| s.shares.clone()).sum();
    let unwon = summary.unwon_share();
    assert!((unwon - (1.0 - won / 60.0)).abs() < 1e-9, "{summary:?}");
    assert!(unwon > 0.0 && unwon < 0.2, "{summary:?}");
    assert!((summary.results[0].win_share - 0.5).abs() < 0.1);
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let mut plan = plan(&["novice", "greedy", "random"], 3, 6);
    plan.budget = Thinking::Iterations(8);
    for game in ["astra", "nightsky"] {
        plan.threads = 1;
        let (one, lines) = played(game, &plan, &[]);
        plan.threads = 2;
        let (two, others) = played(game, &plan, &[]);
        assert_eq!(json(&one), json(&two), "{game}");
        let mut others = samples(&others);
        others.sort_by_key(|sample| sample.number);
        assert_eq!(samples(&lines), others, "{game}");
    }
}

#[test]
fn known_samples_are_not_played_again() {
    let whole = plan(&["greedy", "random"], 2, 12);
    let (at_once, all) = played("stellium", &whole, &[]);
    assert_eq!((all.lines().count(), at_once.taken), (12, 0));
    let known: Vec<ArenaSample> = samples(&all).into_iter().step_by(2).collect();
    let (resumed, new) = played("stellium", &whole, &known);
    assert_eq!((new.lines().count(), resumed.taken), (6, 6));
    assert_eq!(json(&at_once), json(&resumed));
    let numbers = |samples: &[ArenaSample]| samples.iter().map(|s| s.number).collect::<Vec<_>>();
    let (old, new) = (numbers(&known), numbers(&samples(&new)));
    assert!(new.iter().all(|number| !old.contains(number)));
    let fewer = plan(&["greedy", "random"], 2, 5);
    let (fewer, new) = played("stellium", &fewer, &samples(&all));
    assert_eq!((new.as_str(), fewer.samples), ("", 5));
}

#[test]
fn samples_of_other_runs_do_not_count() {
    let first = plan(&["greedy", "random"], 2, 3);
    let known = samples(&played("astra", &first, &[]).1);
    let new_samples = |plan: &ArenaPlan, options: &Options| {
        let (_, new) = played_with(options, "astra", plan, &known);
        new.lines().count()
    };
    let none = Options::new();
    assert_eq!(new_samples(&first, &none), 0);
    let mut other = first.clone();
    other.seed = "other".into();
    assert_eq!(new_samples(&other, &none), 3);
    let mut other = first.clone();
    other.budget = Thinking::Iterations(5);
    assert_eq!(new_samples(&other, &none), 3);
    assert_eq!(new_samples(&plan(&["random", "greedy"], 2, 3), &none), 3);
    assert_eq!(new_samples(&first, &Options::new().with("first", "2")), 3);
    let mut other = known.clone();
    for sample in &mut other {
        sample.run.data = "other cards".into();
    }
    assert_eq!(played("astra", &first, &other).0.taken, 0);
}

#[test]
fn a_budget_replaces_that_of_the_level() {
    let Budget::Iterations(own) = Level::Apprentice.budget() else {
        panic!("the level has a time budget");
    };
    let with = |budget| {
        let mut plan = plan(&["apprentice", "greedy"], 2, 2);
        plan.budget = budget;
        played("stellium", &plan, &[]).0.results
    };
    assert_eq!(with(Thinking::Own), with(Thinking::Iterations(own)));
    assert_ne!(with(Thinking::Own), with(Thinking::Iterations(4)));
    assert_eq!(with(Thinking::ThinkMs(1)).len(), 2);
}

#[test]
fn a_solo_player_has_the_share_of_games_it_wins() {
    let (summary, text) = played("astra", &plan(&["greedy"], 1, 30), &[]);
    assert_eq!((summary.samples, summary.games), (30, 30));
    let wins: f64 = samples(&text).iter().map(|sample| sample.shares[0]).sum();
    let share = summary.results[0].win_share;
    assert!((share - wins / 30.0).abs() < 1e-9);
    assert!(share < 1.0, "{summary:?}");
}

#[test]
fn an_agent_name_may_include_a_budget() {
    let plan = plan(&["novice:3", "novice:9"], 2, 1);
    let (summary, _) = played("stellium", &plan, &[]);
    let names: Vec<&str> = summary.results.iter().map(|r| r.agent.as_str()).collect();
    assert_eq!(names, ["novice:3", "novice:9"]);
}

#[test]
fn the_cheater_plays_in_the_arena_but_not_in_simulations() {
    let (summary, _) = played("astra", &plan(&["cheater:20", "random"], 2, 5), &[]);
    assert!(summary.results[0].win_share > 0.8, "{summary:?}");
    let simulation = games::Plan {
        agents: vec!["cheater".to_owned()],
        seats: 2,
        games: 1,
        seed: "arena".to_owned(),
        threads: 1,
        records: false,
    };
    let game = games::find("astra").unwrap().ready(&Options::new());
    let refused = game
        .unwrap()
        .simulate(&simulation, &mut |_| {}, &mut |_| Ok(()));
    let unknown = games::GameError::UnknownAgent("cheater".to_owned());
    assert_eq!(refused.unwrap_err(), unknown);
}
