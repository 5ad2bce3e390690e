//! The ladder in whole games: it ranks the better player higher, and its results are reproducible.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use games::{ArenaPlan, ArenaSample, GameError, LadderPlan, LadderSummary, Thinking};
use tabletop::Options;

fn plan(agents: &[&str], seats: usize, samples: u64) -> LadderPlan {
    LadderPlan(ArenaPlan {
        agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
        seats,
        samples,
        seed: "ladder".to_owned(),
        budget: Thinking::Iterations(8),
        threads: 2,
    })
}

/// Plays a plan. Returns the summary without its time, and the samples as written.
fn played(game: &str, plan: &LadderPlan, known: &[ArenaSample]) -> (LadderSummary, String) {
    let game = games::find(game).unwrap().ready(&Options::new()).unwrap();
    let mut written = String::new();
    let mut write = |lines: &str| {
        written.push_str(lines);
        Ok(())
    };
    let mut done = 0;
    let mut summary = game
        .ladder(plan, known, &mut |n| done = n, &mut write)
        .unwrap();
    assert_eq!((done, summary.samples), (plan.all_samples(), done));
    summary.seconds = 0.0;
    (summary, written)
}

/// Returns why a plan is refused. Nothing may be written.
fn refused(game: &str, plan: &LadderPlan) -> GameError {
    let game = games::find(game).unwrap().ready(&Options::new()).unwrap();
    let refused = game.ladder(plan, &[], &mut |_| (), &mut |_| panic!("it wrote"));
    refused.unwrap_err()
}

fn json(summary: &LadderSummary) -> String {
    serde_json::to_string(summary).unwrap()
}

fn samples(text: &str) -> Vec<ArenaSample> {
    ArenaSample::read_all("results", text).unwrap()
}

fn names(summary: &LadderSummary) -> Vec<&str> {
    summary.ratings.iter().map(|r| r.agent.as_str()).collect()
}

#[test]
fn random_is_rated_below_greedy() {
    let plan = plan(&["random", "novice", "greedy"], 2, 20);
    let (summary, _) = played("astra", &plan, &[]);
    assert_eq!(summary.anchor.as_deref(), Some("greedy"));
    let [.., random] = &summary.ratings[..] else {
        panic!("{summary:?}");
    };
    assert_eq!((random.agent.as_str(), random.games), ("random", 80));
    // A player who never wins has no interval.
    let around = |[low, high]: [f64; 2]| low <= random.elo && random.elo <= high && high < 0.0;
    assert!(random.interval.is_none_or(around), "{summary:?}");
}

#[test]
fn with_three_seats_each_plays_alone_against_two_of_the_other() {
    let (summary, _) = played("astra", &plan(&["random", "greedy"], 3, 10), &[]);
    assert_eq!(
        (names(&summary), summary.games),
        (vec!["greedy", "random"], 60)
    );
    let [greedy, random] = &summary.ratings[..] else {
        panic!("{summary:?}");
    };
    assert_eq!((greedy.elo, greedy.interval), (0.0, None));
    assert!(random.elo.is_finite() && random.elo < 0.0, "{summary:?}");
    let fair = 1.0 / 3.0;
    assert!(greedy.win_shares["random"] > fair && random.win_shares["greedy"] < fair);
}

#[test]
fn games_without_a_winner_are_rated() {
    // In Stellium, a tie has no winner; here most games are ties.
    let plan = plan(&["novice", "random"], 2, 4);
    let (_, written) = played("stellium", &plan, &[]);
    let mut known = samples(&written);
    for sample in &mut known {
        sample.shares = match sample.number % 2 {
            0 => vec![0.0, 0.0],
            _ => vec![0.5, 0.0],
        };
    }
    let (summary, _) = played("stellium", &plan, &known);
    assert_eq!(
        (names(&summary), summary.taken),
        (vec!["novice", "random"], 4)
    );
    assert!((summary.unwon_share - 0.75).abs() < 1e-9, "{summary:?}");
    let [novice, random] = &summary.ratings[..] else {
        panic!("{summary:?}");
    };
    assert!((novice.win_shares["random"] - 0.625).abs() < 1e-9);
    // Without greedy, the mean rating is zero.
    assert!(summary.anchor.is_none() && (novice.elo + random.elo).abs() < 1e-6);
    assert!(novice.elo.is_finite() && novice.interval.is_some());
}

#[test]
fn threads_and_the_order_of_names_do_not_matter() {
    let mut first = plan(&["random", "greedy", "novice"], 3, 4);
    first.0.threads = 1;
    let second = plan(&["novice", "random", "greedy", "random"], 3, 4);
    let (one, two) = (played("astra", &first, &[]), played("astra", &second, &[]));
    assert_eq!(json(&one.0), json(&two.0));
    assert_eq!(one.0.ratings.len(), 3);
    assert_eq!(one.1.lines().count(), 6 * 4);
}

#[test]
fn known_samples_are_not_played_again() {
    let whole = plan(&["greedy", "random", "novice"], 2, 6);
    let (at_once, all) = played("stellium", &whole, &[]);
    assert_eq!((all.lines().count(), at_once.taken), (18, 0));
    // The run was stopped in the middle of the second match.
    let known = &samples(&all)[..9];
    let (resumed, new) = played("stellium", &whole, known);
    assert_eq!((new.lines().count(), resumed.taken), (9, 9));
    assert_eq!(json(&at_once), json(&resumed));
    let more = plan(&["greedy", "random", "novice", "novice:1"], 2, 6);
    let (_, new) = played("stellium", &more, &samples(&all));
    assert_eq!(new.lines().count(), 18);
}

#[test]
fn a_match_of_the_ladder_has_the_samples_of_an_arena() {
    let ladder = plan(&["greedy", "random"], 2, 3);
    let (_, written) = played("stellium", &ladder, &[]);
    let arena = ladder.0;
    let game = games::find("stellium").unwrap();
    let game = game.ready(&Options::new()).unwrap();
    let mut nothing = |lines: &str| {
        assert_eq!(lines, "");
        Ok(())
    };
    let summary = game.arena(&arena, &samples(&written), &mut |_| (), &mut nothing);
    assert_eq!(summary.unwrap().taken, 3);
}

#[test]
fn an_impossible_ladder_is_refused_before_anything_is_played() {
    let alone = plan(&["greedy", "random"], 1, 1);
    assert_eq!(refused("astra", &alone), GameError::LadderAlone);
    let one = plan(&["greedy", "greedy"], 2, 1);
    assert_eq!(refused("astra", &one), GameError::LadderOfOne);
    let unknown = plan(&["greedy", "random", "oracle"], 2, 1);
    let expected = GameError::UnknownAgent("oracle".into());
    assert_eq!(refused("astra", &unknown), expected);
    for seats in [0, 6, usize::MAX] {
        let wrong = refused("astra", &plan(&["greedy", "random"], seats, 1));
        assert!(matches!(wrong, GameError::Setup(_)), "{wrong:?}");
    }
}
