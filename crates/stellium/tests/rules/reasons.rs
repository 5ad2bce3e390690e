//! Reasons for an action: what it does for one's own objectives, and for those one knows of.

use crate::common::*;
use stellium::{Action, Why};
use tabletop::{Reason, Reasons};

fn reasons(scene: &Scene, action: Action) -> Vec<Reason<Why>> {
    assert!(scene.legal(ANN).contains(&action), "{action:?}");
    GAME.reasons(&scene.view(ANN), ANN, action)
}

/// Two Stars of a line lie there, and one is missing.
fn nearly_a_line() -> Layout {
    table(2).on(Star, &[2, 1]).holds(ANN, &["line star"])
}

/// Returns the cell that completes the line.
fn gap() -> usize {
    let scene = nearly_a_line().placing(Star).begin();
    let objective = GAME.objectives().get(id("line star"));
    let fit = objective.nearest(GAME.patterns(), &scene.state.table);
    numbers(fit.unwrap().own)[0]
}

#[test]
fn a_placement_that_completes_an_objective_names_it_and_its_points() {
    let scene = nearly_a_line().placing(Star).begin();
    let ready = Why::Ready {
        objective: id("line star"),
        points: worth("line star", 3),
    };
    assert!(reasons(&scene, place(gap(), Star)).contains(&Reason::Own(ready)));
}

#[test]
fn a_body_that_one_placement_makes_into_an_objective_is_one_step_away() {
    let scene = nearly_a_line().felt(Star).begin();
    let objective = id("line star");
    let near = Reason::Own(Why::StepAway { objective });
    assert_eq!(reasons(&scene, Action::Keep), [near]);
    // Another body could still be let go; what comes then is chance.
    assert_eq!(reasons(&scene, Action::LetGo), [Reason::Open]);
}

#[test]
fn a_body_that_is_lacked_among_others_says_how_many_are_missing() {
    let layout = table(2).on(Star, &[1]).holds(ANN, &["line star"]);
    let scene = layout.felt(Star).begin();
    let lacked = Why::Lacked {
        objective: id("line star"),
        body: Star,
        missing: 2,
    };
    assert_eq!(reasons(&scene, Action::Keep), [Reason::Own(lacked)]);
}

#[test]
fn s5_3_validating_gives_the_points_of_the_objective_and_of_a_new_colour() {
    let layout = table(2).on(Star, &[1, 2, 3]);
    let scene = layout.holds(ANN, &["triangle star"]).validating().begin();
    let points = i32::from(worth("triangle star", 3)) + 1;
    let given = reasons(&scene, validate("triangle star", &[1, 2, 3]));
    assert_eq!(given, [Reason::Points(points)]);
    assert_eq!(reasons(&scene, Action::Done), []);
}

#[test]
fn s3_7_a_token_costs_the_point_it_would_be_worth() {
    let scene = nearly_a_line().placing(Star).begin();
    let given = reasons(&scene, place(gap(), Planet));
    assert_eq!(given[0], Reason::Points(-1));
    assert!(given.contains(&Reason::Own(Why::Token { token: Planet })));
}

#[test]
fn an_objective_to_take_says_what_it_lacks_and_that_the_next_player_could_take_it() {
    let layout = table(2)
        .on(Star, &[2, 1])
        .open(&["line star", "line comet"]);
    let scene = layout.taking().begin();
    let objective = id("line star");
    let lacks = Why::Lacks {
        objective,
        missing: 1,
    };
    let expected = [lacks, Why::TakenFromNext { objective }].map(Reason::Own);
    assert_eq!(reasons(&scene, Action::Take(objective)), expected);
}

#[test]
fn what_the_next_player_could_validate_is_said_only_if_the_hand_is_known() {
    let allows = Reason::Own(Why::Allows {
        objective: id("line star"),
    });
    let of_ben = |memory: &str, hand: &str| {
        let layout = table(2).on(Star, &[2, 1]).holds(BEN, &[hand]);
        let scene = layout.option("memory", memory).placing(Star).begin();
        reasons(&scene, place(gap(), Star))
    };
    assert!(of_ben("on", "line star").contains(&allows));
    assert!(!of_ben("on", "line comet").contains(&allows));
    assert_eq!(of_ben("off", "line star"), of_ben("off", "line comet"));
}
