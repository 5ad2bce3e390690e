//! S3.7: influence tokens.

use crate::common::*;
use stellium::{Action, Body, Event, Illegal, Stage, Tokens};
use tabletop::RuleBreach;

/// Lays out the table and leaves Ann these tokens.
fn with_tokens(layout: Layout, tokens: &[Body]) -> Scene {
    let mut scene = layout.begin();
    scene.player_mut(ANN).tokens = Tokens::from(tokens.to_vec());
    scene
}

fn tokens(scene: &Scene) -> Vec<Body> {
    scene.player(ANN).tokens.iter().collect()
}

#[test]
fn s3_7_a_body_may_use_the_influence_of_a_token_which_is_spent() {
    let layout = table(2).on(Planet, &[1, 2]).on(Star, &[36, 37]);
    let mut scene = layout.placing(Star).begin();
    let events = scene.act(ANN, place(22, Supernova));
    let (seat, token) = (ANN, Supernova);
    let (body, at) = (Star, cell(22));
    let spent = Event::TokenSpent { seat, token };
    let cell = at;
    assert_eq!(events, [spent, Event::BodyPlaced { seat, body, cell }]);
    assert_eq!(tokens(&scene), [Planet, Comet, Star]);
    assert_eq!(scene.player(BEN).tokens, Tokens::ALL);
    // The Star now attracts instead of turning.
    assert_eq!(scene.refuse(ANN, Action::Turn(1)), Illegal::NotNow);
    scene.act(ANN, attract(2, 43));
    assert_eq!(scene.on(43), Some(Planet));
}

#[test]
fn s3_7_each_token_is_spent_once() {
    let layout = table(2).on(Planet, &[2]).placing(Star);
    let mut scene = with_tokens(layout, &[Planet, Comet]);
    let refused = scene.refuse(ANN, place(22, Supernova));
    assert_eq!(refused, Illegal::NoSuchToken);
    assert_eq!(refused.rule(), "S3.7");
    assert_eq!(scene.places(ANN, Supernova), [0; 0]);
    scene.act(ANN, place(22, Planet));
    assert_eq!(tokens(&scene), [Comet]);
    // Another turn, another Star: the Planet token is gone.
    scene.state.table.stage = Stage::Placing { body: Star };
    assert_eq!(scene.refuse(ANN, place(23, Planet)), Illegal::NoSuchToken);
    assert_eq!(scene.places(ANN, Comet), [2, 22]);
    scene.act(ANN, place(22, Comet));
    assert_eq!(tokens(&scene), [Planet; 0]);
    assert!(scene.player(ANN).tokens.is_empty());
}

#[test]
fn s3_7_a_token_of_the_bodys_own_kind_cannot_be_spent() {
    for body in Body::ALL {
        let layout = table(2).on(Planet, &[2]).on(Comet, &[12]);
        let mut scene = layout.placing(body).begin();
        let own = scene.places(ANN, body);
        let once = own.iter().filter(|&&cell| cell == own[0]).count();
        assert_eq!(once, 1, "its own influence is listed once");
        scene.act(ANN, place(own[0], body));
        assert_eq!(tokens(&scene), Body::ALL, "{body:?}");
        // Its own influence needs no token.
        let layout = table(2).on(Planet, &[2]).on(Comet, &[12]);
        let scene = with_tokens(layout.placing(body), &[]);
        assert_eq!(scene.places(ANN, body), own);
    }
}

#[test]
fn s3_7_with_the_planet_token_a_star_swaps_another_star() {
    // As in the rulebook: a Star is placed and swaps another Star instead of turning.
    let layout = table(2)
        .on(Star, &[9])
        .on(Comet, &[10])
        .on(Planet, &[14, 13]);
    let mut scene = layout.placing(Star).begin();
    scene.act(ANN, place(12, Planet));
    // The other Star is swapped, not a Planet; it is beside 10 and 14.
    assert_eq!(scene.legal(ANN), [swap(9, 10), swap(9, 14)]);
    for (action, why) in [
        (swap(14, 9), Illegal::WrongKind),
        (swap(14, 13), Illegal::WrongKind),
        (swap(12, 13), Illegal::JustPlaced),
        (Action::Turn(1), Illegal::NotNow),
    ] {
        assert_eq!(scene.refuse(ANN, action), why, "{action:?}");
    }
    let before = scene.state.table.universe.discs;
    scene.act(ANN, swap(9, 10));
    assert_eq!((scene.on(9), scene.on(10)), (Some(Comet), Some(Star)));
    assert_eq!(scene.on(12), Some(Star));
    assert_eq!(scene.state.table.universe.discs, before);
    assert_eq!(tokens(&scene), [Comet, Star, Supernova]);
}

#[test]
fn s3_7_with_the_planet_token_a_body_swaps_another_of_its_kind() {
    for body in [Comet, Star, Supernova] {
        let layout = table(2).on(body, &[9]).on(Planet, &[20, 21, 10]);
        let mut scene = layout.placing(body).begin();
        scene.act(ANN, place(12, Planet));
        assert_eq!(scene.legal(ANN), [swap(9, 10)], "{body:?}");
    }
}

#[test]
fn s3_7_with_the_comet_token_any_body_collides() {
    for body in [Planet, Star, Supernova] {
        let layout = table(2).on(Star, &[1]).on(Planet, &[2, 43]);
        let mut scene = layout.placing(body).begin();
        assert_eq!(scene.places(ANN, Comet), [1, 2, 43]);
        assert_eq!(
            scene.refuse(ANN, place(3, Comet)),
            Illegal::NothingToHit,
            "a collision needs a body to hit"
        );
        scene.act(ANN, place(1, Comet));
        let (at, pushed) = (cell(1), Star);
        assert_eq!(scene.stage(), Stage::Pushing { cell: at, pushed });
        scene.act(ANN, push(0));
        let line = [1, 2, 12].map(|number| scene.on(number).unwrap());
        assert_eq!(line, [body, Star, Planet]);
        assert_eq!(tokens(&scene), [Planet, Star, Supernova]);
    }
}

#[test]
fn s3_7_a_comet_with_any_other_token_is_put_on_an_empty_cell_of_a_galaxy() {
    let layout = table(2).on(Star, &[1]).on(Planet, &[43]).on(Comet, &[30]);
    let free: Vec<usize> = (2..=42).filter(|&n| n != 30).collect();
    for token in [Planet, Star, Supernova] {
        let mut scene = layout.clone().placing(Comet).begin();
        assert_eq!(scene.places(ANN, token), free);
        assert_eq!(scene.refuse(ANN, place(1, token)), Illegal::CellTaken);
        assert_eq!(scene.refuse(ANN, place(46, token)), Illegal::BlackHole);
        scene.act(ANN, place(9, token));
        assert_eq!(scene.on(9), Some(Comet));
        assert!(!scene.player(ANN).tokens.has(token));
    }
}

#[test]
fn s3_7_with_the_star_token_any_body_turns_its_galaxy() {
    for body in [Planet, Comet, Supernova] {
        let mut scene = table(2).on(Star, &[30]).placing(body).begin();
        scene.act(ANN, place(31, Star));
        assert_eq!(scene.legal(ANN), [1, 2, 3, 4, 5].map(Action::Turn));
        scene.act(ANN, Action::Turn(5));
        assert_eq!((scene.on(30), scene.on(35)), (Some(body), Some(Star)));
        assert_eq!(tokens(&scene), [Planet, Comet, Supernova]);
    }
}

#[test]
fn s3_7_with_the_supernova_token_any_body_attracts_another_body() {
    for body in [Planet, Comet, Star] {
        let layout = table(2).on(Star, &[2]);
        let mut scene = layout.placing(body).begin();
        scene.act(ANN, place(3, Supernova));
        assert_eq!(scene.legal(ANN), [attract(2, 43), attract(2, 47)]);
        assert_eq!(scene.refuse(ANN, attract(3, 43)), Illegal::JustPlaced);
        scene.act(ANN, attract(2, 43));
        assert_eq!(scene.on(43), Some(Star));
        assert_eq!(tokens(&scene), [Planet, Comet, Star]);
    }
}

#[test]
fn s3_7_the_token_is_spent_even_if_its_influence_cannot_be_applied() {
    for token in [Planet, Supernova] {
        let mut scene = table(2).placing(Star).begin();
        let events = scene.act(ANN, place(1, token));
        assert_eq!(events.last(), Some(&Event::NoInfluence { seat: ANN }));
        assert!(!scene.player(ANN).tokens.has(token));
        assert_eq!(scene.player(ANN).tokens.len(), 3);
        assert_eq!(scene.stage(), Stage::Taking);
    }
}

#[test]
fn s3_7_a_tokens_influence_must_be_applied_unless_it_is_optional() {
    for (value, choices) in [("mandatory", 5), ("optional", 6)] {
        let layout = table(2).option("influence", value);
        let mut scene = layout.placing(Planet).begin();
        scene.act(ANN, place(1, Star));
        assert_eq!(scene.legal(ANN).len(), choices);
        assert_eq!(scene.legal(ANN).contains(&Action::Skip), choices == 6);
    }
}

#[test]
fn s3_7_at_most_one_token_is_used_in_a_turn() {
    let layout = table(2).on(Planet, &[1, 2]).placing(Star);
    let mut scene = layout.begin();
    scene.act(ANN, place(22, Supernova));
    // A second token cannot be used, neither before nor after the influence.
    for again in [place(23, Comet), place(2, Comet), place(23, Planet)] {
        assert_eq!(scene.refuse(ANN, again), Illegal::NotNow);
    }
    scene.act(ANN, attract(2, 43));
    assert_eq!(scene.refuse(ANN, place(23, Planet)), Illegal::NotNow);
    assert_eq!(scene.player(ANN).tokens.len(), 3);
}

#[test]
fn s3_7_placings_with_the_bodys_own_influence_are_listed_first() {
    let layout = table(2).on(Planet, &[2]).on(Comet, &[12, 43]);
    let scene = with_tokens(layout.placing(Star), &[Planet, Comet, Star]);
    let free: Vec<usize> = (1..=42).filter(|n| ![2, 12].contains(n)).collect();
    let named = |influence, cells: &[usize]| -> Vec<Action> {
        cells.iter().map(|&cell| place(cell, influence)).collect()
    };
    let all = [
        named(Star, &free),
        named(Planet, &free),
        named(Comet, &[2, 12, 43]),
    ];
    assert_eq!(scene.legal(ANN), all.concat());
}

#[test]
fn s3_7_a_token_listed_twice_counts_once() {
    let twice = Tokens::from(vec![Star, Planet, Star]);
    assert_eq!(twice.iter().collect::<Vec<_>>(), [Planet, Star]);
}
