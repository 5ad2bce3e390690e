//! S5, the end: limits, the reserve, the final count, ties.

use crate::common::*;
use stellium::{Action, Event, ObjectiveIds, Stage, Tokens};
use tabletop::{Barrier, Game, Options, Outcome, Seat, SeatSet};

/// Returns a table with an empty bag, where a turn with an empty hand is a single action.
fn quick(seats: usize) -> Layout {
    table(seats).bag([0; 4])
}

/// Plays to the end, taking the first objective each time, and returns whose turns they were,
/// including the current one.
fn play_on(scene: &mut Scene) -> Vec<Seat> {
    let mut turns = Vec::new();
    while let Some(&seat) = scene.to_act().first() {
        assert!(turns.len() < 40, "the game does not end");
        let (active, round) = (scene.state.table.active, scene.state.table.round);
        turns.push(active);
        while (scene.state.table.active, scene.state.table.round) == (active, round) {
            match scene.stage() {
                Stage::Validating => drop(scene.act(seat, Action::Done)),
                Stage::Exchanging => drop(scene.act(seat, Action::Stay)),
                Stage::Taking => drop(scene.act(seat, scene.legal(seat)[0])),
                Stage::Over => break,
                other => panic!("{other:?}"),
            }
        }
    }
    turns
}

/// Sets the points that players have from objectives.
fn with_points(mut scene: Scene, points: &[(Seat, u16)]) -> Scene {
    for &(seat, points) in points {
        scene.player_mut(seat).points = points;
    }
    scene
}

fn limit(seats: usize, options: &Options) -> u16 {
    let seed = tabletop::Seed::from_text("limit");
    let state = GAME.setup(options, seats, seed).unwrap();
    state.table.settings.limit
}

#[test]
fn s5_1_the_limit_is_30_25_or_20_and_5_less_for_a_first_game() {
    let usual = [2, 3, 4].map(|seats| limit(seats, &Options::new()));
    assert_eq!(usual, [30, 25, 20]);
    let usual = Options::new().with("limit", "usual");
    assert_eq!([2, 3, 4].map(|seats| limit(seats, &usual)), [30, 25, 20]);
    let first = Options::new().with("limit", "first");
    assert_eq!([2, 3, 4].map(|seats| limit(seats, &first)), [25, 20, 15]);
}

/// Ann, who has `before` points, validates a Star on its symbol for 1 point.
fn one_more(layout: Layout, before: u16) -> (Scene, Vec<Event>) {
    let layout = layout.on(Star, &[4]).holds(ANN, &["symbols star"]);
    let mut scene = with_points(layout.validating().begin(), &[(ANN, before)]);
    let events = scene.act(ANN, validate("symbols star", &[4]));
    (scene, events)
}

#[test]
fn s5_1_the_limit_is_reached_or_passed_with_objectives_alone() {
    for (seats, points) in [(2, 30), (3, 25), (4, 20)] {
        // One point short of it: tokens and colours do not help.
        let (scene, _) = one_more(quick(seats), points - 2);
        assert_eq!(scene.state.table.last_round, None);
        assert_eq!(scene.player(ANN).reached, None);
        let total = stellium::score(GAME.objectives(), scene.player(ANN)).total;
        assert!(total > points.into());
        for before in [points - 1, points + 3] {
            let (scene, events) = one_more(quick(seats), before);
            let (seat, last_round) = (ANN, 1);
            assert!(events.contains(&Event::LimitReached { seat, last_round }));
            assert_eq!(scene.state.table.last_round, Some(1));
            assert_eq!(scene.player(ANN).reached, Some(1));
        }
    }
    let (scene, _) = one_more(quick(2).option("limit", "first"), 24);
    assert_eq!(scene.player(ANN).reached, Some(1));
}

#[test]
fn s5_1_the_round_is_finished_so_that_all_have_had_the_same_number_of_turns() {
    for (first, turns) in [
        (ANN, &[ANN, BEN, CAT, DAN][..]),
        (BEN, &[ANN]),
        (CAT, &[ANN, BEN]),
        (DAN, &[ANN, BEN, CAT]),
    ] {
        let layout = quick(4).first(first).active(ANN);
        let (mut scene, _) = one_more(layout, 19);
        assert_eq!(play_on(&mut scene), turns, "{first:?} is first");
        assert_eq!(scene.stage(), Stage::Over);
        assert_eq!(scene.state.table.round, 1);
        assert!(scene.outcome().is_some());
    }
}

#[test]
fn s5_1_more_may_be_validated_after_reaching_the_limit() {
    let layout = quick(2).on(Star, &[4]).on(Comet, &[10]);
    let layout = layout.holds(ANN, &["symbols star", "symbols comet"]);
    let mut scene = with_points(layout.validating().begin(), &[(ANN, 29)]);
    scene.act(ANN, validate("symbols star", &[4]));
    scene.act(ANN, validate("symbols comet", &[10]));
    assert_eq!(scene.player(ANN).points, 31);
    assert_eq!(
        scene.player(ANN).reached,
        Some(1),
        "the limit is reached once"
    );
    assert_eq!(scene.stage(), Stage::Taking);
}

#[test]
fn s5_1_others_may_reach_the_limit_in_the_same_round() {
    let layout = quick(3).on(Comet, &[10]).holds(BEN, &["symbols comet"]);
    let (mut scene, _) = one_more(layout, 24);
    scene = with_points(scene, &[(BEN, 26)]);
    scene.act(ANN, take("line star"));
    let events = scene.act(BEN, validate("symbols comet", &[10]));
    let (seat, last_round) = (BEN, 1);
    assert!(events.contains(&Event::LimitReached { seat, last_round }));
    let reached = [ANN, BEN, CAT].map(|seat| scene.player(seat).reached);
    assert_eq!(reached, [Some(1), Some(2), None]);
    assert_eq!(scene.state.table.last_round, Some(1));
}

#[test]
fn s5_1_nobody_acts_after_the_end() {
    let (mut scene, _) = one_more(quick(2).first(BEN).active(ANN), 29);
    let (events, barrier) = scene.act_to(ANN, take("line star"), &[]);
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!(barrier, Barrier::Closed);
    assert_eq!(scene.to_act(), []);
    for seat in [ANN, BEN] {
        assert_eq!(scene.legal(seat), []);
        let refused = scene.refuse(seat, Action::Keep);
        assert_eq!(refused, stellium::Illegal::GameOver);
        assert_eq!(tabletop::RuleBreach::rule(&refused), "S5.1");
    }
}

#[test]
fn s5_1_there_is_no_outcome_before_the_end() {
    let (scene, _) = one_more(quick(2), 29);
    assert_eq!(scene.outcome(), None);
}

const OPEN: [&str; 3] = ["line star", "line comet", "line planet"];

#[test]
fn s5_2_the_reserve_is_exhausted_when_no_card_is_left_to_reveal() {
    // The last card of the reserve is revealed as usual.
    let layout = quick(3).open(&OPEN).next(&["s star"]).reserve(1).taking();
    let mut scene = layout.begin();
    scene.act(ANN, take("line star"));
    assert_eq!(scene.state.table.reserve_left(), 0);
    assert_eq!(scene.open(), ids(&["line comet", "line planet", "s star"]));
    assert_eq!(scene.state.table.last_round, None);
    // Now another card should be revealed, but there is none.
    let events = scene.act(BEN, take("line comet"));
    let aside = ids(&["line planet", "s star"]);
    let last_round = 2;
    assert!(events.contains(&Event::ReserveEmpty { aside, last_round }));
    assert_eq!(scene.open(), ObjectiveIds::EMPTY);
    assert_eq!(scene.state.table.aside, aside);
    assert_eq!(scene.state.table.last_round, Some(2));
    assert!(
        scene.hand(BEN).contains(id("line comet")),
        "Ben keeps what he took"
    );
}

#[test]
fn s5_2_keeping_three_objectives_does_not_exhaust_the_reserve() {
    let hand = ["arc star", "arc comet", "arc planet"];
    let layout = quick(2).open(&OPEN).reserve(0).holds(ANN, &hand);
    let mut scene = layout.stage(Stage::Exchanging).begin();
    scene.act(ANN, Action::Stay);
    assert_eq!(scene.state.table.last_round, None);
    assert_eq!(scene.open(), ids(&OPEN));
}

#[test]
fn s5_2_the_round_is_finished_and_one_more_full_round_is_played() {
    for (first, turns) in [
        (ANN, &[ANN, BEN, CAT, ANN, BEN, CAT][..]),
        (BEN, &[ANN, BEN, CAT, ANN]),
        (CAT, &[ANN, BEN, CAT, ANN, BEN]),
    ] {
        let layout = quick(3).first(first).active(ANN).open(&OPEN);
        // Ben and Cat hold objectives, so that they act in every turn.
        let layout = layout.holds(BEN, &["arc star"]).holds(CAT, &["arc comet"]);
        let mut scene = layout.reserve(0).taking().begin();
        assert_eq!(play_on(&mut scene), turns, "{first:?} is first");
        assert_eq!(scene.state.table.round, 2);
    }
}

#[test]
fn s5_2_no_objectives_are_taken_or_dropped_after_the_reserve_is_exhausted() {
    let hand = ["arc star", "arc comet", "arc planet"];
    let layout = quick(2).open(&OPEN).reserve(0).holds(BEN, &hand);
    let mut scene = layout.taking().begin();
    scene.act(ANN, take("line star"));
    // Ben holds three objectives and Ann one: neither is asked to take or drop any.
    assert_eq!(scene.stage(), Stage::Validating);
    scene.act(BEN, Action::Done);
    assert_eq!(
        (scene.to_act(), scene.stage()),
        (vec![ANN], Stage::Validating)
    );
    scene.act(ANN, Action::Done);
    assert_eq!(scene.to_act(), [BEN]);
    scene.act(BEN, Action::Done);
    assert_eq!(scene.stage(), Stage::Over);
    assert_eq!(scene.hand(BEN), ids(&hand));
    assert_eq!(scene.hand(ANN), ids(&["line star"]));
}

#[test]
fn s5_2_reaching_the_limit_before_the_round_is_finished_ends_the_game_with_it() {
    let layout = quick(3).open(&OPEN).reserve(0).on(Comet, &[10]);
    let layout = layout
        .holds(BEN, &["symbols comet"])
        .holds(CAT, &["arc comet"]);
    let mut scene = with_points(layout.taking().begin(), &[(BEN, 24)]);
    scene.act(ANN, take("line star"));
    assert_eq!(scene.state.table.last_round, Some(2));
    scene.act(BEN, validate("symbols comet", &[10]));
    assert_eq!(scene.state.table.last_round, Some(1));
    assert_eq!(scene.player(BEN).reached, Some(1));
    assert_eq!(play_on(&mut scene), [CAT], "without another round");
    assert_eq!(scene.state.table.round, 1);
}

#[test]
fn s5_2_reaching_the_limit_in_the_last_round_changes_nothing() {
    let layout = quick(2).open(&OPEN).reserve(0).on(Comet, &[10]);
    let layout = layout
        .holds(ANN, &["symbols comet"])
        .holds(BEN, &["arc comet"]);
    let mut scene = with_points(layout.taking().begin(), &[(ANN, 29)]);
    scene.act(ANN, take("line star"));
    scene.act(BEN, Action::Done);
    assert_eq!(scene.state.table.round, 2);
    scene.act(ANN, validate("symbols comet", &[10]));
    assert_eq!(scene.state.table.last_round, Some(2));
    assert_eq!(play_on(&mut scene), [ANN, BEN]);
    assert_eq!(scene.state.table.round, 2);
}

#[test]
fn s5_2_nothing_is_set_aside_if_the_limit_has_been_reached() {
    let (mut scene, _) = one_more(quick(3).open(&OPEN).reserve(0), 24);
    let events = scene.act(ANN, take("line star"));
    let more = |event: &Event| {
        matches!(
            event,
            Event::ReserveEmpty { .. } | Event::ObjectiveRevealed { .. }
        )
    };
    assert!(!events.iter().any(more), "{events:?}");
    assert_eq!(scene.open(), ids(&["line comet", "line planet"]));
    assert_eq!(scene.state.table.last_round, Some(1));
    // The others still take objectives, and the game ends with the round.
    scene.act(BEN, take("line planet"));
    scene.act(CAT, take("line comet"));
    assert_eq!(scene.state.table.aside, ObjectiveIds::EMPTY);
    assert_eq!(scene.stage(), Stage::Over);
}

#[test]
fn s5_2_cards_are_revealed_as_usual_while_the_reserve_lasts() {
    let layout = quick(3).open(&OPEN).next(&["s star"]).reserve(1);
    let (mut scene, _) = one_more(layout, 24);
    let events = scene.act(ANN, take("line star"));
    let objective = id("s star");
    assert!(events.contains(&Event::ObjectiveRevealed { objective }));
    scene.act(BEN, take("s star"));
    assert_eq!(scene.open(), ids(&["line comet", "line planet"]));
    assert_eq!(scene.state.table.aside, ObjectiveIds::EMPTY);
}

#[test]
fn s5_3_the_final_count_of_the_rulebooks_example() {
    // 3, 4, 7 and 5 in three colours, two tokens: 19 + 2 + 3 = 24.
    let four = [
        "line supernova",
        "rectangle planet",
        "symbols planet",
        "s comet",
    ];
    let layout = quick(2).validated(ANN, &four).active(BEN).taking();
    let mut scene = layout.begin();
    scene.state.table.last_round = Some(1);
    // The layout counted one Planet on its symbol, worth 1; six are worth 7.
    scene.player_mut(ANN).points += 6;
    scene.player_mut(ANN).tokens = Tokens::from(vec![Comet, Supernova]);
    scene.player_mut(BEN).tokens = Tokens::default();
    scene.act(BEN, take("line star"));
    let outcome = scene.outcome().unwrap();
    let ann = &outcome.scores[0];
    let sources = [("objectives", 19), ("tokens", 2), ("colours", 3)];
    assert_eq!(ann.sources, sources);
    assert_eq!(ann.total, 24);
    let ben = &outcome.scores[1];
    let nothing = [("objectives", 0), ("tokens", 0), ("colours", 0)];
    assert_eq!((ben.total, &ben.sources[..]), (0, &nothing[..]));
    assert_eq!(outcome.winners, SeatSet::only(ANN));
}

#[test]
fn s5_3_each_different_card_colour_is_worth_one_point() {
    let colours = |names: &[&str]| {
        let scene = quick(2).validated(ANN, names).taking().begin();
        let player = scene.player(ANN);
        let score = stellium::score(GAME.objectives(), player);
        let colours = stellium::colours(GAME.objectives(), player.validated);
        assert_eq!(score.sources[2].1, colours as i32);
        score.sources[2]
    };
    assert_eq!(colours(&[]), ("colours", 0));
    assert_eq!(
        colours(&["line planet", "arc planet", "s planet"]),
        ("colours", 1)
    );
    // A diamond counts for its own colour, not for its second one.
    assert_eq!(colours(&["diamond planet"]), ("colours", 1));
    let all = ["line planet", "arc comet", "s star", "bridge supernova"];
    for count in 1..=4 {
        assert_eq!(colours(&all[..count]), ("colours", count as i32));
    }
}

#[test]
fn s5_3_centres_keep_the_points_they_had_when_they_were_validated() {
    let layout = quick(2).on(Planet, &[1, 8, 15]).on(Star, &[2, 9, 16]);
    let mut scene = layout.holds(ANN, &["centres planet"]).validating().begin();
    scene.act(ANN, validate("centres planet", &[1, 8, 15]));
    scene.act(ANN, leave(1));
    let score = stellium::score(GAME.objectives(), scene.player(ANN));
    let three = worth("centres planet", 3).into();
    assert_eq!(score.sources[0], ("objectives", three));
    assert_eq!(score.total, three + 4 + 1);
}

/// Ends a game in which each player has these points and was the nth to reach the limit. The last
/// player's turn ends it; nobody has tokens.
fn ended(players: &[(u16, Option<u8>)]) -> Outcome {
    let seats = players.len();
    let layout = quick(seats).active(Seat::new(seats - 1));
    let mut scene = layout.taking().begin();
    scene.state.table.last_round = Some(1);
    for (seat, &(points, reached)) in Seat::of(seats).zip(players) {
        let player = scene.player_mut(seat);
        (player.points, player.reached) = (points, reached);
        player.tokens = Tokens::default();
    }
    scene.act(Seat::new(seats - 1), take("line star"));
    scene.outcome().expect("the game is over")
}

fn winners(outcome: &Outcome) -> Vec<usize> {
    outcome.winners.iter().map(Seat::number).collect()
}

#[test]
fn s5_4_the_most_points_win() {
    let outcome = ended(&[(12, None), (31, Some(2)), (30, Some(1)), (9, None)]);
    assert_eq!(winners(&outcome), [2]);
    assert_eq!(outcome.ranks, [3, 1, 2, 4]);
    // It does not matter whether the limit was reached.
    assert_eq!(winners(&ended(&[(7, None), (8, None)])), [2]);
}

#[test]
fn s5_4_a_tie_is_won_by_the_first_to_have_reached_the_limit() {
    assert_eq!(winners(&ended(&[(30, Some(2)), (30, Some(1))])), [2]);
    assert_eq!(winners(&ended(&[(30, Some(1)), (30, Some(2))])), [1]);
    let three = ended(&[(25, Some(3)), (25, Some(2)), (25, Some(1))]);
    assert_eq!(winners(&three), [3]);
    assert_eq!(three.ranks[2], 1);
    assert!(three.ranks[..2].iter().all(|&rank| rank > 1));
}

#[test]
fn s5_4_only_the_tied_players_count_for_who_reached_the_limit_first() {
    // Cat reached the limit first, but has fewer points.
    let outcome = ended(&[(25, Some(3)), (25, Some(2)), (24, Some(1))]);
    assert_eq!(winners(&outcome), [2]);
    // Only one of the tied players has reached it.
    assert_eq!(
        winners(&ended(&[(28, None), (28, Some(1)), (3, None)])),
        [2]
    );
}

#[test]
fn s5_4_nobody_wins_if_no_tied_player_reached_the_limit() {
    let outcome = ended(&[(9, None), (9, None)]);
    assert_eq!(winners(&outcome), [0; 0]);
    assert_eq!(outcome.ranks, [1, 1]);
    // Somebody else reached it, but has fewer points in the end.
    let outcome = ended(&[(26, None), (26, None), (25, Some(1))]);
    assert_eq!(winners(&outcome), [0; 0]);
    assert_eq!(winners(&ended(&[(9, None), (9, None), (8, None)])), [0; 0]);
}

#[test]
fn s5_4_who_reached_the_limit_first_follows_the_order_of_turns() {
    // Both reach it in one round, Ben before Ann since he begins; both end with 30 + 4 + 1.
    let layout = quick(2).first(BEN).on(Comet, &[10]).on(Star, &[4]);
    let layout = layout
        .holds(BEN, &["symbols comet"])
        .holds(ANN, &["symbols star"]);
    let scene = layout.validating().begin();
    let mut scene = with_points(scene, &[(ANN, 29), (BEN, 29)]);
    scene.act(BEN, validate("symbols comet", &[10]));
    scene.act(BEN, take("line star"));
    scene.act(ANN, validate("symbols star", &[4]));
    scene.act(ANN, take("line comet"));
    let outcome = scene.outcome().unwrap();
    let totals: Vec<i32> = outcome.scores.iter().map(|score| score.total).collect();
    assert_eq!(totals, [35, 35]);
    assert_eq!(winners(&outcome), [2]);
}

#[test]
fn s5_5_the_100th_round_is_the_last() {
    let mut scene = quick(2).active(BEN).taking().begin();
    scene.state.table.round = 99;
    scene.act(BEN, take("line star"));
    assert_eq!((scene.state.table.round, scene.to_act()), (100, vec![ANN]));
    assert_eq!(scene.state.table.last_round, None);
    assert_eq!(play_on(&mut scene), [ANN, BEN]);
    assert_eq!(scene.state.table.round, 100);
    assert!(
        scene.outcome().is_some(),
        "the game is counted as it stands"
    );
}

#[test]
fn s5_5_the_100th_round_is_the_last_even_if_the_reserve_runs_out() {
    // The reserve runs out in round 100: there is no further round.
    let layout = quick(2).open(&OPEN).reserve(0).holds(BEN, &["arc star"]);
    let mut scene = layout.taking().begin();
    scene.state.table.round = 100;
    scene.act(ANN, take("line star"));
    assert_eq!(play_on(&mut scene), [BEN]);
    assert_eq!(scene.state.table.round, 100);
}
