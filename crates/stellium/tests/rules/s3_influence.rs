//! S3.2 to S3.6: placing a body, permutation, collision, rotation, attraction.

use crate::common::*;
use stellium::{Action, Body, CellSet, Direction, Event, Illegal, Stage};
use tabletop::RuleBreach;

/// Returns whether the influence is over: with an empty hand, taking an objective comes next.
fn is_over(scene: &Scene) -> bool {
    scene.stage() == Stage::Taking
}

#[test]
fn s3_2_a_body_is_placed_on_an_empty_cell_of_any_galaxy() {
    let layout = table(2).on(Planet, &[1, 8, 30]).on(Comet, &[42, 43]);
    let mut scene = layout.placing(Star).begin();
    let free: Vec<usize> = (1..=41).filter(|n| ![1, 8, 30].contains(n)).collect();
    assert_eq!(scene.places(ANN, Star), free);
    for taken in [1, 8, 30, 42] {
        let refused = scene.refuse(ANN, place(taken, Star));
        assert_eq!(refused, Illegal::CellTaken);
        assert_eq!(refused.rule(), "S3.2");
    }
    let events = scene.act(ANN, place(41, Star));
    let (seat, body, at) = (ANN, Star, cell(41));
    let cell = at;
    assert_eq!(events, [Event::BodyPlaced { seat, body, cell }]);
    assert_eq!(scene.on(41), Some(Star));
}

#[test]
fn s3_2_a_body_that_does_not_collide_is_never_placed_on_a_black_hole() {
    for body in [Planet, Star, Supernova] {
        let mut scene = table(2).on(Comet, &[44]).placing(body).begin();
        for hole in 43..=52 {
            let refused = scene.refuse(ANN, place(hole, body));
            assert_eq!(refused, Illegal::BlackHole, "{body:?} on {hole}");
            assert_eq!(refused.rule(), "S3.2");
        }
    }
}

#[test]
fn s3_2_the_bodys_own_influence_follows_its_placing() {
    for body in [Planet, Star, Supernova] {
        let layout = table(2).on(Planet, &[2]).on(Comet, &[12]);
        let mut scene = layout.placing(body).begin();
        scene.act(ANN, place(22, body));
        let influencing = Stage::Influencing {
            influence: body,
            body,
            cell: cell(22),
        };
        assert_eq!(scene.stage(), influencing);
        assert_eq!(scene.to_act(), [ANN]);
    }
}

#[test]
fn s3_2_the_influence_must_be_applied_if_it_can_be() {
    for body in [Planet, Star, Supernova] {
        let layout = table(2).on(Planet, &[2]).on(Comet, &[12]);
        let mut scene = layout.holds(ANN, &["arc star"]).placing(body).begin();
        scene.act(ANN, place(22, body));
        assert!(!scene.legal(ANN).contains(&Action::Skip));
        let refused = scene.refuse(ANN, Action::Skip);
        assert_eq!(refused, Illegal::MustApply);
        assert_eq!(refused.rule(), "S3.2");
        for action in [Action::Done, take("line star"), push(0)] {
            assert_eq!(scene.refuse(ANN, action), Illegal::NotNow);
        }
        // No other influence is possible either.
        let others = [swap(2, 12), Action::Turn(1), attract(2, 43)];
        let own = scene.legal(ANN);
        for action in others.into_iter().filter(|action| !own.contains(action)) {
            assert_eq!(scene.refuse(ANN, action), Illegal::NotNow, "{body:?}");
        }
    }
}

/// Places a body whose influence cannot be applied, and checks that nothing else changes.
fn without_influence(layout: Layout, body: Body, at: usize) {
    let mut scene = layout.placing(body).begin();
    let before = scene.state.table.universe;
    let events = scene.act(ANN, place(at, body));
    assert_eq!(events.last(), Some(&Event::NoInfluence { seat: ANN }));
    assert!(is_over(&scene), "{:?}", scene.stage());
    let mut after = scene.state.table.universe;
    after.bodies[body].remove(cell(at));
    assert_eq!(after, before, "only the body itself is new");
}

#[test]
fn s3_2_an_influence_that_cannot_be_applied_does_nothing() {
    // No other Planet; another Planet without neighbours; another beside only the one just placed.
    without_influence(table(2).on(Star, &[2, 3]), Planet, 1);
    without_influence(table(2).on(Planet, &[20]).on(Star, &[2, 3]), Planet, 1);
    without_influence(table(2).on(Planet, &[2]).on(Star, &[20]), Planet, 1);
    // No body beside a black hole but the one just placed; a body only beside a taken black hole.
    without_influence(table(2).on(Planet, &[1, 8]), Supernova, 2);
    without_influence(table(2).on(Star, &[50]).on(Planet, &[25]), Supernova, 36);
}

#[test]
fn s3_2_an_optional_influence_may_be_skipped() {
    for body in [Planet, Star, Supernova] {
        let layout = table(2).on(Planet, &[2]).on(Comet, &[12]);
        let layout = layout.option("influence", "optional");
        let mut scene = layout.placing(body).begin();
        scene.act(ANN, place(22, body));
        assert_eq!(scene.legal(ANN).last(), Some(&Action::Skip));
        assert!(scene.legal(ANN).len() > 1, "{body:?}");
        let before = scene.state.table.universe;
        let events = scene.act(ANN, Action::Skip);
        assert_eq!(events, [Event::NoInfluence { seat: ANN }]);
        assert_eq!(scene.state.table.universe, before);
        assert!(is_over(&scene));
    }
}

#[test]
fn s3_2_an_optional_influence_that_cannot_be_applied_offers_no_choice() {
    let layout = table(2).option("influence", "optional");
    without_influence(layout, Planet, 1);
}

#[test]
fn s3_2_a_collision_is_never_skipped() {
    let layout = table(2).option("influence", "optional").on(Star, &[1]);
    let mut scene = layout.placing(Comet).begin();
    scene.act(ANN, place(1, Comet));
    assert_eq!(scene.refuse(ANN, Action::Skip), Illegal::NotNow);
    let all: Vec<Action> = Direction::all().map(Action::Push).collect();
    assert_eq!(scene.legal(ANN), all);
}

#[test]
fn s3_3_another_planet_changes_places_with_a_body_adjacent_to_it() {
    // 1 is beside 2 and 7; 20 is far away.
    let layout = table(2).on(Planet, &[1]).on(Star, &[2]).on(Comet, &[7, 20]);
    let mut scene = layout.placing(Planet).begin();
    scene.act(ANN, place(30, Planet));
    assert_eq!(scene.legal(ANN), [swap(1, 2), swap(1, 7)]);
    let events = scene.act(ANN, swap(1, 7));
    let (body, with) = (cell(1), cell(7));
    assert_eq!(events, [Event::BodiesSwapped { body, with }]);
    assert_eq!((scene.on(1), scene.on(7)), (Some(Comet), Some(Planet)));
    assert_eq!((scene.on(2), scene.on(20)), (Some(Star), Some(Comet)));
    assert_eq!(scene.on(30), Some(Planet));
    assert!(is_over(&scene));
}

#[test]
fn s3_3_the_planet_just_placed_is_not_swapped() {
    let layout = table(2).on(Planet, &[1]).on(Star, &[2, 4]);
    let mut scene = layout.placing(Planet).begin();
    scene.act(ANN, place(3, Planet));
    // 3 is beside 1, 2 and 4.
    assert_eq!(scene.legal(ANN), [swap(1, 2), swap(1, 4)]);
    for action in [swap(3, 2), swap(3, 1), swap(1, 3), swap(3, 4)] {
        let refused = scene.refuse(ANN, action);
        assert_eq!(refused, Illegal::JustPlaced, "{action:?}");
        assert_eq!(refused.rule(), "S6.1");
    }
}

#[test]
fn s3_3_impossible_swaps_are_refused() {
    let layout = table(2).on(Planet, &[1, 20]).on(Star, &[2, 3]);
    let mut scene = layout.placing(Planet).begin();
    scene.act(ANN, place(30, Planet));
    for (action, why) in [
        (swap(2, 1), Illegal::WrongKind),
        (swap(2, 3), Illegal::WrongKind),
        (swap(20, 2), Illegal::NotAdjacent),
        (swap(1, 1), Illegal::NotAdjacent),
        (swap(1, 4), Illegal::NoBody),
        (swap(5, 1), Illegal::NoBody),
    ] {
        let refused = scene.refuse(ANN, action);
        assert_eq!(refused, why, "{action:?}");
        assert_eq!(refused.rule(), "S3.3");
    }
}

#[test]
fn s3_3_bodies_may_be_swapped_on_black_holes_and_across_galaxies() {
    // 43 is beside 3; 19 beside 44 and, in another galaxy, beside 9.
    let layout = table(2).on(Planet, &[43, 19]).on(Star, &[3, 44, 9]);
    for (one, with) in [(43, 3), (19, 44), (19, 9)] {
        let mut scene = layout.clone().placing(Planet).begin();
        scene.act(ANN, place(30, Planet));
        let legal = [swap(19, 9), swap(19, 44), swap(43, 3)];
        assert_eq!(scene.legal(ANN), legal);
        scene.act(ANN, swap(one, with));
        assert_eq!((scene.on(one), scene.on(with)), (Some(Star), Some(Planet)));
    }
}

#[test]
fn s3_4_a_comet_is_placed_onto_a_body_never_on_an_empty_cell() {
    let layout = table(2).on(Planet, &[1]).on(Comet, &[17]).on(Star, &[43]);
    let mut scene = layout.placing(Comet).begin();
    assert_eq!(scene.places(ANN, Comet), [1, 17, 43]);
    for empty in [2, 8, 42, 44, 52] {
        let refused = scene.refuse(ANN, place(empty, Comet));
        assert_eq!(refused, Illegal::NothingToHit);
        assert_eq!(refused.rule(), "S3.4");
    }
}

#[test]
fn s3_4_a_comet_takes_a_bodys_place_and_pushes_it_one_cell_in_any_direction() {
    for (direction, to) in (0..).zip([2, 3, 4, 5, 6, 7]) {
        let mut scene = table(2).on(Star, &[1]).placing(Comet).begin();
        scene.act(ANN, place(1, Comet));
        let (at, pushed) = (cell(1), Star);
        assert_eq!(scene.stage(), Stage::Pushing { cell: at, pushed });
        assert_eq!(scene.on(1), Some(Comet));
        let all: Vec<Action> = (0..6).map(push).collect();
        assert_eq!(scene.legal(ANN), all);
        let events = scene.act(ANN, push(direction));
        let pushed = Event::BodyPushed {
            body: Star,
            from: cell(1),
            to: Some(cell(to)),
        };
        assert_eq!(events, [pushed]);
        assert_eq!((scene.all(Comet), scene.all(Star)), (vec![1], vec![to]));
        assert!(is_over(&scene));
    }
}

#[test]
fn s3_4_a_push_goes_on_until_a_gap_is_filled() {
    // The line 5, 1, 2, 12, 8, 9 has a gap at 12 and another body behind it.
    let layout = table(2)
        .on(Planet, &[5, 8])
        .on(Star, &[1])
        .on(Supernova, &[2]);
    let mut scene = layout.placing(Comet).begin();
    scene.act(ANN, place(5, Comet));
    scene.act(ANN, push(0));
    let line = [5, 1, 2, 12, 8, 9].map(|number| scene.on(number));
    let pushed = [Comet, Planet, Star, Supernova, Planet].map(Some);
    assert_eq!(line, [&pushed[..], &[None]].concat()[..]);
}

#[test]
fn s3_4_a_push_goes_across_galaxies_and_black_holes() {
    // 4 and 3 in galaxy 1, the black hole 43, 11 and 10 in galaxy 2.
    let layout = table(2).on(Planet, &[4, 11]).on(Star, &[3]);
    let layout = layout.on(Supernova, &[43]).on(Comet, &[44, 18]);
    let mut scene = layout.placing(Comet).begin();
    scene.act(ANN, place(4, Comet));
    let events = scene.act(ANN, push(0));
    let line = [4, 3, 43, 11, 10].map(|number| scene.on(number).unwrap());
    assert_eq!(line, [Comet, Planet, Star, Supernova, Planet]);
    assert_eq!((scene.on(44), scene.on(18)), (Some(Comet), Some(Comet)));
    let pushed: Vec<(Body, usize, usize)> = events
        .iter()
        .map(|event| match *event {
            Event::BodyPushed { body, from, to } => (body, from.number(), to.unwrap().number()),
            other => panic!("{other:?}"),
        })
        .collect();
    let moves = [
        (Planet, 4, 3),
        (Star, 3, 43),
        (Supernova, 43, 11),
        (Planet, 11, 10),
    ];
    assert_eq!(pushed, moves);
}

#[test]
fn s3_4_a_gap_may_be_a_black_hole() {
    let mut scene = table(2).on(Star, &[3]).placing(Comet).begin();
    scene.act(ANN, place(3, Comet));
    scene.act(ANN, push(0));
    assert_eq!(scene.on(43), Some(Star));
}

#[test]
fn s3_4_a_body_on_a_black_hole_may_be_hit_too() {
    let mut scene = table(2).on(Star, &[46]).placing(Comet).begin();
    scene.act(ANN, place(46, Comet));
    scene.act(ANN, push(4));
    assert_eq!((scene.on(46), scene.on(11)), (Some(Comet), Some(Star)));
}

#[test]
fn s3_4_a_body_pushed_off_the_board_goes_back_into_the_bag() {
    for (at, direction) in [(5, 3), (21, 0), (38, 1), (47, 4), (51, 0), (16, 5)] {
        let layout = table(2).on(Supernova, &[at]).on(Star, &[1]);
        let mut scene = layout.placing(Comet).begin();
        let bag = scene.bag();
        scene.act(ANN, place(at, Comet));
        assert_eq!(scene.bag(), bag);
        let events = scene.act(ANN, push(direction));
        let gone = Event::BodyPushed {
            body: Supernova,
            from: cell(at),
            to: None,
        };
        assert_eq!(events, [gone]);
        assert_eq!(scene.on(at), Some(Comet));
        assert_eq!(scene.all(Supernova), [0; 0]);
        assert_eq!(scene.bag(), [bag[0], bag[1], bag[2], bag[3] + 1]);
    }
}

#[test]
fn s3_4_the_last_body_of_a_full_line_is_pushed_off() {
    // The line 2, 1, 5 leads to the left and ends at the rim.
    let layout = table(2).on(Star, &[2]).on(Planet, &[1]).on(Supernova, &[5]);
    let mut scene = layout.placing(Comet).begin();
    let bag = scene.bag();
    scene.act(ANN, place(2, Comet));
    scene.act(ANN, push(3));
    let line = [2, 1, 5].map(|number| scene.on(number).unwrap());
    assert_eq!(line, [Comet, Star, Planet]);
    assert_eq!(scene.bag(), [bag[0], bag[1], bag[2], bag[3] + 1]);
    assert_eq!(scene.state.table.universe.occupied().len(), 3);
}

#[test]
fn s3_5_the_galaxy_is_turned_by_one_to_five_sixths_never_by_a_whole_turn() {
    let mut scene = table(2).placing(Star).begin();
    scene.act(ANN, place(9, Star));
    assert_eq!(scene.legal(ANN), [1, 2, 3, 4, 5].map(Action::Turn));
    for sixths in [0, 6, 7, 12, 255] {
        let refused = scene.refuse(ANN, Action::Turn(sixths));
        assert_eq!(refused, Illegal::WholeTurn);
        assert_eq!(refused.rule(), "S3.5");
    }
}

#[test]
fn s3_5_a_rotation_carries_bodies_and_symbols() {
    // Galaxy 2 has the cells 8 to 14. Cartwheel: Planet 9, Comet 10, Supernova 11, Star 13.
    for sixths in 1..=5 {
        let layout = table(2).on(Planet, &[8, 9]).on(Comet, &[12]);
        let layout = layout.on(Supernova, &[14, 2, 43, 19]);
        let mut scene = layout.placing(Star).begin();
        let others = scene.state.table.universe;
        scene.act(ANN, place(11, Star));
        let events = scene.act(ANN, Action::Turn(sixths));
        let turned = Event::GalaxyTurned {
            galaxy: galaxy(2),
            sixths,
        };
        assert_eq!(events, [turned]);
        let carried = |cell: usize| 9 + (cell - 9 + usize::from(sixths)) % 6;
        assert_eq!(scene.on(8), Some(Planet), "the centre stays");
        for (body, from) in [(Planet, 9), (Comet, 12), (Supernova, 14), (Star, 11)] {
            assert_eq!(scene.on(carried(from)), Some(body));
        }
        assert_eq!(scene.state.table.universe.occupied().len(), 8);
        for (colour, from) in [(Planet, 9), (Comet, 10), (Supernova, 11), (Star, 13)] {
            assert!(scene.symbols(colour).contains(&carried(from)));
        }
        let starts = [9, 10, 11, 13].map(carried);
        let universe = &scene.state.table.universe;
        assert_eq!(universe.starting_cells(galaxy(2)), cells(&starts));
        assert_eq!(universe.discs[1], laid(2, sixths));
        // Everything elsewhere stays as it was.
        let elsewhere = CellSet::ALL.without(galaxy(2).cells());
        for body in Body::ALL {
            let now = universe.bodies[body].and(elsewhere);
            assert_eq!(now, others.bodies[body].and(elsewhere));
            let symbols = universe.symbols[body].and(elsewhere);
            assert_eq!(symbols, others.symbols[body].and(elsewhere));
        }
        assert!(is_over(&scene));
    }
}

#[test]
fn s3_5_every_galaxy_turns_and_turns_add_up() {
    for number in 1..=6 {
        let centre = 7 * number - 6;
        let layout = table(2).disc(number, number, 4).on(Planet, &[centre + 6]);
        let mut scene = layout.placing(Star).begin();
        scene.act(ANN, place(centre, Star));
        scene.act(ANN, Action::Turn(3));
        assert_eq!(scene.on(centre), Some(Star));
        assert_eq!(scene.on(centre + 3), Some(Planet));
        let universe = &scene.state.table.universe;
        assert_eq!(universe.discs[number - 1], laid(number, 1));
        // Every disc has its Planet's symbol at position 1, now turned by 4 + 3 − 6.
        assert!(universe.symbols[Planet].contains(cell(centre + 2)));
    }
}

#[test]
fn s3_6_an_empty_black_hole_of_the_players_choice_draws_an_adjacent_body() {
    // 43 is beside 2 and 3, 44 and 46 beside 10, 47 beside 2, 49 beside 3; 44 is taken.
    let layout = table(2)
        .on(Planet, &[2, 1, 8])
        .on(Star, &[3])
        .on(Comet, &[10, 44]);
    let mut scene = layout.placing(Supernova).begin();
    scene.act(ANN, place(36, Supernova));
    let near = [
        attract(2, 43),
        attract(3, 43),
        attract(10, 46),
        attract(2, 47),
        attract(3, 49),
    ];
    assert_eq!(scene.legal(ANN), near);
    let events = scene.act(ANN, attract(10, 46));
    let (body, from, hole) = (Comet, cell(10), cell(46));
    assert_eq!(events, [Event::BodyAttracted { body, from, hole }]);
    assert_eq!((scene.on(10), scene.on(46)), (None, Some(Comet)));
    assert!(is_over(&scene));
}

#[test]
fn s3_6_the_supernova_just_placed_is_not_drawn() {
    let layout = table(2).on(Planet, &[2]).on(Star, &[11]);
    let mut scene = layout.placing(Supernova).begin();
    scene.act(ANN, place(3, Supernova));
    let near = [
        attract(2, 43),
        attract(11, 43),
        attract(11, 46),
        attract(2, 47),
    ];
    assert_eq!(scene.legal(ANN), near);
    for hole in [43, 49] {
        let refused = scene.refuse(ANN, attract(3, hole));
        assert_eq!(refused, Illegal::JustPlaced);
        assert_eq!(refused.rule(), "S6.1");
    }
}

#[test]
fn s3_6_impossible_attractions_are_refused() {
    let layout = table(2).on(Planet, &[2, 1]).on(Comet, &[10, 44]);
    let mut scene = layout.placing(Supernova).begin();
    scene.act(ANN, place(36, Supernova));
    for (action, why, rule) in [
        (attract(10, 44), Illegal::CellTaken, "S3.2"),
        (attract(2, 12), Illegal::NotABlackHole, "S3.6"),
        (attract(1, 43), Illegal::NotAdjacent, "S3.3"),
        (attract(44, 43), Illegal::NotAdjacent, "S3.3"),
        (attract(3, 43), Illegal::NoBody, "S3.3"),
    ] {
        let refused = scene.refuse(ANN, action);
        assert_eq!((refused, refused.rule()), (why, rule), "{action:?}");
    }
}

#[test]
fn s3_6_a_body_of_any_kind_can_be_drawn() {
    for body in Body::ALL {
        let layout = table(2).on(body, &[1, 2]);
        let mut scene = layout.placing(Supernova).begin();
        scene.act(ANN, place(36, Supernova));
        scene.act(ANN, attract(2, 47));
        assert_eq!(scene.on(47), Some(body));
    }
}
