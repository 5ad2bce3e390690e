//! The place where an objective is nearest to being fulfilled.

use crate::common::*;
use stellium::{Fit, Objective, PublicState};
use tabletop::{Chance, Game, NullSink, Options, Seed};

fn nearest(name: &str, table: &PublicState) -> Fit {
    let objective = GAME.objectives().get(id(name));
    objective.nearest(GAME.patterns(), table).unwrap()
}

fn fulfils(objective: &Objective, table: &PublicState) -> bool {
    let mut found = false;
    objective.each_place(GAME.patterns(), &table.serving(), &mut |_| found = true);
    found
}

#[test]
fn a_line_with_one_gap_lacks_the_body_in_the_gap() {
    let layout = table(2).holds(ANN, &["line star"]).on(Star, &[2, 1]);
    let scene = layout.placing(Star).begin();
    let fit = nearest("line star", &scene.state.table);
    assert_eq!(fit.missing, 1);
    assert_eq!(numbers(fit.there), [1, 2]);
    assert_eq!(fit.own.len(), 1);
    assert!(fit.second.is_empty());
}

#[test]
fn a_gap_where_a_body_can_be_placed_is_preferred_to_an_occupied_one() {
    let scene = table(2).on(Star, &[2, 1]).placing(Star).begin();
    let free = nearest("line star", &scene.state.table).own;
    let taken = numbers(free)[0];
    let layout = table(2).on(Star, &[2, 1]).on(Planet, &[taken]);
    let scene = layout.placing(Star).begin();
    let fit = nearest("line star", &scene.state.table);
    assert_eq!(fit.missing, 1);
    assert_ne!(fit.own, free);
}

#[test]
fn s4_10_any_free_centre_will_do_for_the_first_body() {
    let layout = table(2).on(Planet, &[1]).placing(Star);
    let fit = nearest("centres star", &layout.begin().state.table);
    assert_eq!((fit.missing, fit.there.len()), (1, 0));
    assert_eq!(numbers(fit.own), [8, 15, 22, 29, 36]);
}

#[test]
fn in_random_games_the_missing_bodies_would_fulfil_the_objective() {
    let mut chance = Chance::new(Seed::from_text("fits"));
    let mut checked = 0;
    for game in 0..6 {
        let seed = Seed::from_text(&format!("fits {game}"));
        let mut state = GAME.setup(&Options::new(), 2, seed).unwrap();
        while let Some(seat) = GAME.to_act(&state).first() {
            let mut legal = Vec::new();
            GAME.legal_actions(&state, seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            GAME.apply(&mut state, seat, action, &mut NullSink).unwrap();
            for objective in GAME.objectives().all() {
                checked += usize::from(check(objective, &state.table));
            }
        }
    }
    assert!(checked > 1_000, "only {checked} objectives lacked bodies");
}

/// Checks the nearest place of an objective. Returns whether bodies are missing there.
fn check(objective: &Objective, table: &PublicState) -> bool {
    let fit = objective.nearest(GAME.patterns(), table).unwrap();
    assert_eq!(fit.missing == 0, fulfils(objective, table));
    // Where every cell that counts is taken, nothing can be filled.
    if fit.missing == 0 || fit.lacks().is_empty() {
        return false;
    }
    let mut filled = table.clone();
    let lacks = fit.lacks();
    filled.universe = filled.universe.without(lacks);
    filled.universe.bodies[objective.colour] = filled.universe.bodies[objective.colour].or(fit.own);
    if let Some(second) = objective.second {
        filled.universe.bodies[second] = filled.universe.bodies[second].or(fit.second);
    }
    filled.resting = filled.resting.without(lacks);
    assert!(fulfils(objective, &filled), "{objective:?} {fit:?}");
    true
}
