//! S3.8 and S3.9: validating objectives, and the body that stays.

use crate::common::*;
use stellium::{Action, Event, Illegal, ObjectiveIds, Stage};
use tabletop::RuleBreach;

/// Ann holds these objectives and may validate them.
fn holding(names: &[&str]) -> Layout {
    table(2).holds(ANN, names).validating()
}

#[test]
fn s3_8_a_player_may_validate_after_the_influence() {
    let layout = table(2).on(Star, &[8]).holds(ANN, &["arc star"]);
    let mut scene = layout.placing(Planet).begin();
    scene.act(ANN, place(1, Planet));
    assert_eq!(scene.stage(), Stage::Validating);
    assert_eq!(scene.to_act(), [ANN]);
}

#[test]
fn s3_8_in_the_first_turn_there_is_nothing_to_validate() {
    let mut scene = table(2).on(Star, &[8, 9, 10]).placing(Planet).begin();
    scene.act(ANN, place(1, Planet));
    assert_eq!(scene.stage(), Stage::Taking);
    assert_eq!(scene.refuse(ANN, Action::Done), Illegal::NotNow);
}

#[test]
fn s3_8_a_player_who_holds_objectives_is_asked_even_if_none_fits() {
    let mut scene = holding(&["arc star", "line comet"]).begin();
    assert_eq!(scene.legal(ANN), [Action::Done]);
    scene.act(ANN, Action::Done);
    assert_eq!(scene.stage(), Stage::Taking);
    assert_eq!(scene.hand(ANN), ids(&["arc star", "line comet"]));
}

#[test]
fn s3_8_an_objective_that_fits_need_not_be_validated() {
    let mut scene = holding(&["triangle star"]).on(Star, &[1, 2, 3]).begin();
    let fits = validate("triangle star", &[1, 2, 3]);
    assert_eq!(scene.legal(ANN), [fits, Action::Done]);
    scene.act(ANN, Action::Done);
    assert_eq!(scene.stage(), Stage::Taking);
    assert_eq!(scene.player(ANN).points, 0);
    assert_eq!(scene.hand(ANN), ids(&["triangle star"]));
}

#[test]
fn s3_8_validating_scores_at_once_and_reveals_the_card() {
    let layout = holding(&["triangle star", "line comet"]).on(Star, &[1, 2, 3]);
    let mut scene = layout.option("memory", "off").begin();
    let events = scene.act(ANN, validate("triangle star", &[1, 2, 3]));
    let validated = Event::ObjectiveValidated {
        seat: ANN,
        objective: id("triangle star"),
        cells: cells(&[1, 2, 3]),
        points: worth("triangle star", 3),
    };
    assert_eq!(events, [validated]);
    let player = scene.player(ANN);
    assert_eq!((player.points, player.hand), (worth("triangle star", 3), 1));
    assert_eq!(player.validated, ids(&["triangle star"]));
    assert_eq!(scene.hand(ANN), ids(&["line comet"]));
    let seen = scene.view(BEN).table.players[ANN].validated;
    assert_eq!(seen, ids(&["triangle star"]));
    assert_eq!(scene.player(BEN).points, 0);
}

#[test]
fn s3_8_every_picture_is_worth_what_its_card_says() {
    for (name, on, points) in [
        ("line planet", &[5, 1, 2][..], 2),
        ("arc planet", &[5, 1, 7], 2),
        ("rectangle planet", &[2, 3, 5, 6], 4),
        ("triangle planet", &[1, 2, 3], 2),
        ("tripod planet", &[2, 4, 6], 2),
        ("s planet", &[2, 12, 13, 14], 4),
        ("bridge planet", &[2, 12], 2),
        ("centres planet", &[1], 2),
        ("symbols planet", &[2], 1),
    ] {
        let mut scene = holding(&[name]).on(Planet, on).begin();
        scene.act(ANN, validate(name, on));
        assert_eq!(scene.player(ANN).points, points, "{name}");
    }
}

#[test]
fn s3_8_only_the_players_own_objectives_can_be_validated() {
    let layout = holding(&["arc star"]).holds(BEN, &["triangle star"]);
    let layout = layout.on(Star, &[1, 2, 3]).open(&["triangle planet"]);
    let mut scene = layout.on(Planet, &[8, 9, 10]).begin();
    for action in [
        validate("triangle star", &[1, 2, 3]),
        validate("triangle planet", &[8, 9, 10]),
    ] {
        let refused = scene.refuse(ANN, action);
        assert_eq!(refused, Illegal::NotYourObjective);
        assert_eq!(refused.rule(), "S3.8");
    }
    let bens = validate("triangle star", &[1, 2, 3]);
    assert_eq!(scene.refuse(BEN, bens), Illegal::NotYourTurn);
}

#[test]
fn s3_8_an_objective_taken_this_turn_cannot_be_validated() {
    let layout = table(2).option("feels", "unlimited").on(Star, &[1, 2, 3]);
    let layout = layout.open(&["triangle star", "arc star"]).taking();
    let mut scene = layout.begin();
    let triangle = validate("triangle star", &[1, 2, 3]);
    assert_eq!(scene.refuse(ANN, triangle), Illegal::NotNow);
    scene.act(ANN, take("triangle star"));
    assert_eq!(scene.refuse(ANN, triangle), Illegal::NotYourTurn);
    // In his turn, Ben places a Planet without influence and takes the other objective.
    scene.act(BEN, Action::Grasp(Planet));
    scene.act(BEN, place(8, Planet));
    scene.act(BEN, take("arc star"));
    // In her next turn, Ann may validate it.
    scene.act(ANN, Action::Grasp(Comet));
    scene.act(ANN, place(8, Comet));
    scene.act(ANN, push(0));
    scene.act(ANN, triangle);
    assert_eq!(scene.player(ANN).points, worth("triangle star", 3));
}

#[test]
fn s3_8_the_picture_must_be_reproduced_exactly() {
    let layout = holding(&["line star"]).on(Star, &[5, 1, 2, 12, 4]);
    let mut scene = layout.on(Planet, &[3, 8]).begin();
    for not_it in [
        &[5, 1][..],
        &[5, 1, 2, 12],
        &[5, 1, 12],
        &[5, 1, 4],
        &[1, 2, 3],
        &[2, 12, 8],
        &[22, 23, 24],
        &[],
    ] {
        let refused = scene.refuse(ANN, validate("line star", not_it));
        assert_eq!(refused, Illegal::NotThePicture, "{not_it:?}");
        assert_eq!(refused.rule(), "S3.8");
    }
}

#[test]
fn s3_8_the_picture_must_have_the_colours_of_the_card() {
    for (name, body, fits) in [
        ("triangle planet", Planet, true),
        ("triangle planet", Star, false),
        ("triangle star", Star, true),
        ("triangle supernova", Comet, false),
    ] {
        let scene = holding(&[name]).on(body, &[1, 2, 3]).begin();
        let listed = scene.legal(ANN).contains(&validate(name, &[1, 2, 3]));
        assert_eq!(listed, fits, "{name} with {body:?}");
    }
    // A single body of another colour spoils it.
    let layout = holding(&["triangle star"]).on(Star, &[1, 2]);
    let scene = layout.on(Comet, &[3]).begin();
    assert_eq!(scene.legal(ANN), [Action::Done]);
}

#[test]
fn s3_8_cells_the_picture_leaves_empty_may_be_occupied_or_not() {
    let rectangle = validate("rectangle star", &[2, 3, 5, 6]);
    let tripod = validate("tripod star", &[3, 5, 7]);
    for others in [&[][..], &[1], &[1, 4, 7]] {
        for body in [Planet, Comet, Supernova] {
            let layout = holding(&["rectangle star"]).on(Star, &[2, 3, 5, 6]);
            let scene = layout.on(body, others).begin();
            assert_eq!(scene.legal(ANN), [rectangle, Action::Done]);
        }
    }
    for others in [&[][..], &[1], &[1, 2, 4, 6]] {
        for body in [Planet, Star] {
            let layout = holding(&["tripod star"]).on(Star, &[3, 5, 7]);
            let scene = layout.on(body, others).begin();
            assert!(scene.legal(ANN).contains(&tripod), "{body:?} on {others:?}");
        }
    }
}

#[test]
fn s3_8_a_picture_may_be_turned_in_any_way() {
    for line in [[5, 1, 2], [6, 1, 3], [7, 1, 4]] {
        let scene = holding(&["line star"]).on(Star, &line).begin();
        assert_eq!(scene.legal(ANN).len(), 2, "{line:?}");
    }
    for arc in [
        [2, 1, 4],
        [3, 1, 5],
        [4, 1, 6],
        [5, 1, 7],
        [6, 1, 2],
        [7, 1, 3],
    ] {
        let scene = holding(&["arc star"]).on(Star, &arc).begin();
        assert_eq!(scene.legal(ANN).len(), 2, "{arc:?}");
    }
    for rectangle in [[2, 3, 5, 6], [3, 4, 6, 7], [4, 5, 7, 2]] {
        let scene = holding(&["rectangle star"]).on(Star, &rectangle).begin();
        assert_eq!(scene.legal(ANN).len(), 2, "{rectangle:?}");
    }
}

#[test]
fn s3_8_a_picture_may_not_be_mirrored() {
    // From 12, going up first makes an S; going down first makes its mirror image.
    let s = [2, 12, 13, 14];
    let scene = holding(&["s star"]).on(Star, &s).begin();
    assert_eq!(scene.legal(ANN), [validate("s star", &s), Action::Done]);
    let z = [2, 12, 11, 10];
    let mut scene = holding(&["s star"]).on(Star, &z).begin();
    let refused = scene.refuse(ANN, validate("s star", &z));
    assert_eq!(refused, Illegal::NotThePicture);
}

#[test]
fn s3_8_the_player_names_one_of_several_places_that_fit() {
    let layout = holding(&["line star"]).on(Star, &[5, 1, 2, 12]);
    let mut scene = layout.begin();
    let [left, right] = [[5, 1, 2], [1, 2, 12]].map(|line| validate("line star", &line));
    let mut listed = scene.legal(ANN);
    listed.sort_by_key(|action| *action != left);
    assert_eq!(listed[0], left);
    assert_eq!(listed.len(), 3);
    assert!(listed.contains(&right));
    scene.act(ANN, right);
    let used = cells(&[1, 2, 12]);
    assert_eq!(scene.stage(), Stage::Leaving { used });
    scene.act(ANN, leave(2));
    assert_eq!(scene.all(Star), [2, 5]);
}

#[test]
fn s3_8_several_objectives_may_be_validated_one_after_the_other() {
    let layout = holding(&["line star", "triangle planet", "bridge comet"]);
    let layout = layout.on(Star, &[5, 1, 2]).on(Planet, &[8, 9, 10]);
    let mut scene = layout.on(Comet, &[23, 33, 22]).begin();
    scene.act(ANN, validate("triangle planet", &[8, 9, 10]));
    scene.act(ANN, leave(8));
    assert_eq!(scene.stage(), Stage::Validating);
    scene.act(ANN, validate("line star", &[5, 1, 2]));
    scene.act(ANN, leave(1));
    scene.act(ANN, validate("bridge comet", &[23, 33]));
    scene.act(ANN, leave(33));
    let three = worth("triangle planet", 3) + worth("line star", 3) + worth("bridge comet", 2);
    assert_eq!(scene.player(ANN).points, three);
    // Her hand is empty, so she is not asked again.
    assert_eq!(scene.player(ANN).validated.len(), 3);
    assert_eq!(scene.hand(ANN), ObjectiveIds::EMPTY);
    assert_eq!(scene.stage(), Stage::Taking);
}

#[test]
fn s3_8_no_other_action_is_legal_between_validations() {
    let mut scene = holding(&["line star"]).on(Star, &[5, 1, 2]).begin();
    for action in [
        take("arc star"),
        Action::Stay,
        drop_card("line star"),
        place(9, Planet),
        Action::Keep,
        Action::Turn(1),
        leave(1),
    ] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow, "{action:?}");
    }
}

#[test]
fn s3_9_all_used_bodies_go_back_but_one_of_the_players_choice() {
    for stays in [5, 1, 2] {
        let layout = holding(&["line star"]).on(Star, &[5, 1, 2, 30]);
        let mut scene = layout.on(Planet, &[6]).begin();
        let bag = scene.bag();
        scene.act(ANN, validate("line star", &[5, 1, 2]));
        assert_eq!(scene.legal(ANN), [1, 2, 5].map(leave));
        assert_eq!(
            scene.all(Star),
            [1, 2, 5, 30],
            "nothing goes back before the choice"
        );
        let events = scene.act(ANN, leave(stays));
        let used: Vec<usize> = [1, 2, 5].into_iter().filter(|&n| n != stays).collect();
        let returned = Event::BodiesReturned {
            cells: cells(&used),
            stays: cell(stays),
        };
        assert_eq!(events, [returned]);
        assert_eq!(scene.all(Star), [stays, 30]);
        assert_eq!(scene.bag(), [bag[0], bag[1], bag[2] + 2, bag[3]]);
        assert_eq!(scene.all(Planet), [6]);
    }
}

#[test]
fn s3_9_the_body_that_stays_is_one_of_those_used() {
    let layout = holding(&["line star"]).on(Star, &[5, 1, 2, 30]);
    let mut scene = layout.begin();
    scene.act(ANN, validate("line star", &[5, 1, 2]));
    for other in [30, 3, 12] {
        let refused = scene.refuse(ANN, leave(other));
        assert_eq!(refused, Illegal::NotUsed);
        assert_eq!(refused.rule(), "S3.9");
    }
    for action in [Action::Done, validate("line star", &[5, 1, 2])] {
        assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
    }
}

#[test]
fn s3_9_any_of_the_four_bodies_of_a_diamond_may_stay() {
    // 1 and 2 have the card's colour; 3 and 7 are beside both.
    for (stays, planets, comets) in [(1, 1, 2), (7, 2, 1)] {
        let layout = holding(&["diamond planet"]).on(Planet, &[1, 2]);
        let mut scene = layout.on(Comet, &[3, 7]).begin();
        let bag = scene.bag();
        scene.act(ANN, validate("diamond planet", &[1, 2, 3, 7]));
        assert_eq!(scene.player(ANN).points, worth("diamond planet", 4));
        assert_eq!(scene.legal(ANN), [1, 2, 3, 7].map(leave));
        scene.act(ANN, leave(stays));
        let back = [bag[0] + planets, bag[1] + comets, bag[2], bag[3]];
        assert_eq!(scene.bag(), back);
        assert_eq!(scene.state.table.universe.occupied(), cells(&[stays]));
    }
}

#[test]
fn s3_9_the_body_that_stays_may_serve_again_in_the_same_turn() {
    let layout = holding(&["line star", "bridge star"]);
    let mut scene = layout.on(Star, &[5, 1, 2, 12]).begin();
    scene.act(ANN, validate("line star", &[5, 1, 2]));
    scene.act(ANN, leave(2));
    scene.act(ANN, validate("bridge star", &[2, 12]));
    scene.act(ANN, leave(12));
    let both = worth("line star", 3) + worth("bridge star", 2);
    assert_eq!(scene.player(ANN).points, both);
}

#[test]
fn s3_9_bodies_that_went_back_cannot_serve_again() {
    let layout = holding(&["line star", "bridge star"]);
    let mut scene = layout.on(Star, &[5, 1, 2, 12]).begin();
    scene.act(ANN, validate("line star", &[5, 1, 2]));
    scene.act(ANN, leave(1));
    let refused = scene.refuse(ANN, validate("bridge star", &[2, 12]));
    assert_eq!(refused, Illegal::NotThePicture);
}

#[test]
fn s3_9_a_single_body_stays() {
    for (name, at) in [("centres star", 8), ("symbols star", 13)] {
        let layout = holding(&[name, "line comet"]).on(Star, &[at]);
        let mut scene = layout.begin();
        let bag = scene.bag();
        let events = scene.act(ANN, validate(name, &[at]));
        let returned = Event::BodiesReturned {
            cells: cells(&[]),
            stays: cell(at),
        };
        assert_eq!(events.last(), Some(&returned));
        assert_eq!(scene.stage(), Stage::Validating, "nothing to choose");
        assert_eq!((scene.all(Star), scene.bag()), (vec![at], bag));
        assert_eq!(scene.player(ANN).points, worth(name, 1));
    }
}

#[test]
fn s3_9_one_of_several_bodies_on_centres_stays() {
    let layout = holding(&["centres star"]).on(Star, &[1, 8, 36]);
    let mut scene = layout.on(Planet, &[2, 9, 37]).begin();
    let bag = scene.bag();
    scene.act(ANN, validate("centres star", &[1, 8, 36]));
    assert_eq!(scene.legal(ANN), [1, 8, 36].map(leave));
    scene.act(ANN, leave(36));
    assert_eq!(scene.all(Star), [36]);
    assert_eq!(scene.bag()[2], bag[2] + 2);
}
