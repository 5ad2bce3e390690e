//! A8, how the game ends: the empty pile (A8.5) and Game End (A8.12). Scoring is in `a8_scoring`.

use crate::common::*;
use astra::{Action, Element, Event, PtolemyEvent, Stage};
use tabletop::{Chance, Game, NullSink, Options, Seed};

// Draco, Taurus and Lupus begin with the line 1–2–3–4. Ptolemy's left card is Fire: he marks two
// stars on place 2.
const BOARD: [&str; 3] = ["draco", "taurus", "lupus"];

fn table_for_one() -> Layout {
    alone("").board(&BOARD).library(&["canis-minor", "corvus"])
}

/// Ptolemy's pile is empty, and he has stardust.
fn empty_pile() -> Scene {
    let mut scene = table_for_one().begin();
    scene.ptolemy_mut().pile = 0;
    scene
}

fn announced(events: &[Event]) -> Vec<u16> {
    let rounds = events.iter().filter_map(|event| match event {
        Event::GameEndAppeared { last_round } => Some(*last_round),
        _ => None,
    });
    rounds.collect()
}

fn is_over(scene: &Scene) -> bool {
    scene.state.table.stage == Stage::Over
}

#[test]
fn a8_5_you_lose_at_once_if_his_pile_is_empty_when_he_observes() {
    let mut scene = empty_pile();
    let events = scene.hand_over(1, 1, &[]);
    let expected = [
        Event::Ptolemy(PtolemyEvent::TurnBegan { round: 1 }),
        Event::Ptolemy(PtolemyEvent::PileRanOut),
        Event::GameOver,
    ];
    assert_eq!(events[2..], expected, "no die, no stars, no upkeep");
    assert_eq!(scene.to_act(), []);
    assert_eq!(scene.ptolemy().stardust, 5);
    assert!(scene.ptolemy().pile_ran_out);
    let outcome = scene.outcome().unwrap();
    assert!(outcome.winners.is_empty());
    assert_eq!(outcome.ranks, [2]);
}

#[test]
fn a8_5_you_lose_by_the_empty_pile_whatever_the_scores() {
    let mut scene = empty_pile();
    scene.journal_mut(ANN).fame = 500;
    scene.hand_over(1, 1, &[]);
    let outcome = scene.outcome().unwrap();
    // Pouch 5 and card limit 2 count too; a single star gives no fame.
    assert_eq!(outcome.scores[0].total, 507);
    assert_eq!(outcome.others[0].1.total, 12);
    assert!(outcome.winners.is_empty());
    assert_eq!(outcome.ranks, [2]);
}

#[test]
fn a8_5_one_card_in_the_pile_is_enough() {
    let mut scene = empty_pile();
    scene.ptolemy_mut().pile = 1;
    scene.hand_over(1, 1, &[die(1)]);
    assert!(!is_over(&scene));
    // It replaced the used card, so his next Observe finds the pile empty.
    assert_eq!(scene.ptolemy().pile, 0);
    scene.hand_over(1, 2, &[]);
    assert!(is_over(&scene));
    assert!(scene.ptolemy().pile_ran_out);
}

#[test]
fn a8_5_you_do_not_lose_by_the_empty_pile_when_he_rests() {
    let mut scene = empty_pile();
    scene.ptolemy_mut().stardust = 0;
    scene.hand_over(1, 1, &[]);
    assert!(!is_over(&scene));
    assert_eq!(scene.ptolemy().stardust, 5);
    scene.hand_over(1, 2, &[]);
    assert!(is_over(&scene), "the pile counts when he observes again");
}

#[test]
fn a8_5_you_do_not_lose_by_the_empty_pile_once_game_end_has_appeared() {
    let mut scene = empty_pile();
    scene.state.table.last_round = Some(2);
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(observed(&events), [2]);
    assert!(!is_over(&scene));
}

#[test]
fn a8_5_you_do_not_lose_by_the_empty_pile_if_game_end_has_just_appeared() {
    // Corvus: 1–2, 1–5, 2–3, 3–4, 3–5. The new card is the last one above Game End.
    let mut scene = alone("")
        .board(&["corvus", "taurus", "lupus"])
        .library(&["canis-minor", "lyra"])
        .left_above_game_end(1)
        .begin();
    scene.marked(ANN, 1, &[1, 2, 3, 5]);
    scene.ptolemy_mut().pile = 0;
    let events = scene.hand_over(1, 4, &[die(1)]);
    assert_eq!((announced(&events), observed(&events)), (vec![1], vec![2]));
    assert!(!scene.ptolemy().pile_ran_out);
    assert!(is_over(&scene), "it was the last round");
}

#[test]
fn a8_13_e5_he_observes_even_with_an_empty_pile() {
    // With easier 5 the pile is never empty when he observes, but if it were, you would not lose.
    let mut scene = alone("e5")
        .board(&BOARD)
        .library(&["canis-minor", "corvus"])
        .begin();
    scene.ptolemy_mut().pile = 0;
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(observed(&events), [2]);
    assert!(!is_over(&scene));
}

/// Plays a random game with these modifiers. Returns whether it was lost by the empty pile.
fn lost_by_the_pile(modifiers: &str, game: usize) -> bool {
    let seed = Seed::from_text(&format!("game {game}"));
    let options = match modifiers {
        "" => Options::new(),
        _ => Options::new().with("modifiers", modifiers),
    };
    let mut state = GAME.setup(&options, 1, seed).unwrap();
    let mut chance = Chance::new(seed);
    while state.table.stage != Stage::Over {
        let mut actions = Vec::new();
        GAME.legal_actions(&state, ANN, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        GAME.apply(&mut state, ANN, action, &mut NullSink).unwrap();
    }
    state.table.ptolemy.unwrap().pile_ran_out
}

#[test]
fn a8_13_e5_no_game_is_lost_by_the_empty_pile() {
    let games = 0..60;
    assert!(games.clone().any(|game| lost_by_the_pile("", game)));
    assert!(!games.into_iter().any(|game| lost_by_the_pile("e5", game)));
}

#[test]
fn a8_12_game_end_in_your_turn_makes_this_round_the_last_and_he_still_plays() {
    let mut scene = alone("")
        .board(&["corvus", "taurus", "lupus"])
        .library(&["canis-minor", "lyra"])
        .left_above_game_end(1)
        .begin();
    scene.marked(ANN, 1, &[1, 2, 3, 5]);
    let events = scene.hand_over(1, 4, &[die(1)]);
    assert_eq!(announced(&events), [1]);
    assert_eq!(observed(&events), [2], "Ptolemy plays after you");
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert!(scene.outcome().is_some());
}

#[test]
fn a8_12_game_end_may_appear_by_your_rest() {
    // The marker passes the icon from Earth to Fire. Your dream of two stars is still your turn.
    let mut scene = table_for_one()
        .sphere(Element::Earth)
        .left_above_game_end(1)
        .begin();
    let events = scene.rest(ANN);
    assert_eq!(announced(&events), [1]);
    scene.marking(ANN, 1, &[1]);
    assert!(!is_over(&scene));
    let events = scene.act_with(ANN, mark(1, 2), &[die(1)]);
    assert_eq!(observed(&events), [2]);
    assert!(is_over(&scene));
}

#[test]
fn a8_12_game_end_may_appear_by_your_dream() {
    // Corvus, the only card left, lacks one star; the sphere after Air is Water, number 1.
    let mut scene = alone("")
        .board(&["corvus", "taurus", "lupus"])
        .library(&["canis-minor", "lyra"])
        .sphere(Element::Air)
        .left_above_game_end(1)
        .begin();
    scene.clear(2).clear(3).dreamt(1, &[1, 2, 3, 5]);
    scene.ptolemy_mut().stardust = 0;
    scene.rest(ANN);
    let events = scene.act_with(ANN, mark(1, 4), &[]);
    assert_eq!(announced(&events), [1]);
    assert!(ptolemys(&events).contains(&PtolemyEvent::Rested));
    assert!(is_over(&scene));
}

#[test]
fn a8_12_game_end_in_his_turn_makes_the_next_round_the_last() {
    // His discovery of Canis Minor draws the last card above Game End.
    let mut scene = alone("")
        .board(&["draco", "taurus", "canis-minor"])
        .library(&["lyra", "leo", "auriga"])
        .left_above_game_end(1)
        .begin();
    scene.ptolemys_marks(3, &[1, 2, 3, 4]);
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(announced(&events), [2]);
    let began = Event::TurnBegan {
        seat: ANN,
        round: 2,
    };
    assert_eq!(events.last(), Some(&began));
    // Each of you has one more turn.
    let events = scene.hand_over(1, 2, &[die(1)]);
    assert_eq!(observed(&events), [2]);
    assert_eq!(events.last(), Some(&Event::GameOver));
}

#[test]
fn a8_12_game_end_may_appear_by_his_rest() {
    let mut scene = table_for_one()
        .sphere(Element::Earth)
        .left_above_game_end(1)
        .begin();
    scene.ptolemy_mut().stardust = 0;
    let events = scene.hand_over(3, 1, &[]);
    assert_eq!(announced(&events), [2]);
    assert!(!is_over(&scene));
    scene.hand_over(3, 2, &[die(1)]);
    assert!(is_over(&scene));
}

#[test]
fn a8_12_game_end_may_appear_by_his_dream() {
    let mut scene = alone("")
        .board(&["corvus", "sagitta", "lyra"])
        .library(&["canis-minor", "auriga"])
        .sphere(Element::Air)
        .left_above_game_end(1)
        .begin();
    // All cards have marks and Lyra is the largest: he dreams of its last star, 6.
    scene
        .dreamt(1, &[1])
        .dreamt(2, &[1])
        .dreamt(3, &[1, 2, 3, 4, 5]);
    scene.ptolemy_mut().stardust = 0;
    let events = scene.hand_over(1, 2, &[]);
    assert_eq!(announced(&events), [2]);
    assert!(!is_over(&scene));
}

#[test]
fn a8_12_the_end_is_not_triggered_before_game_end_is_the_top_card() {
    let mut scene = table_for_one()
        .sphere(Element::Earth)
        .left_above_game_end(2)
        .begin();
    scene.ptolemy_mut().stardust = 0;
    let events = scene.hand_over(3, 1, &[]);
    assert_eq!(announced(&events), [0; 0]);
    assert_eq!(scene.state.table.last_round, None);
}

#[test]
fn a8_12_you_still_pick_a_boon_of_his_last_discovery() {
    let mut scene = alone("")
        .board(&["draco", "taurus", "canis-minor"])
        .library(&["lyra"])
        .begin();
    scene.marked(ANN, 3, &[1]).ptolemys_marks(3, &[2, 3, 4]);
    scene.state.table.last_round = Some(1);
    scene.hand_over(1, 1, &[die(1)]);
    assert!(!is_over(&scene));
    let events = scene.act(ANN, pick(1));
    assert_eq!(events.last(), Some(&Event::GameOver));
    assert_eq!(scene.outcome().unwrap().scores[0].sources[0], ("track", 2));
}

#[test]
fn a8_12_the_game_is_over_after_his_turn_and_not_before() {
    let mut scene = table_for_one().begin();
    scene.state.table.last_round = Some(2);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.state.table.round, 2);
    assert_eq!(scene.outcome(), None);
    scene.journal_mut(ANN).stardust = 2;
    scene.marking(ANN, 1, &[2]);
    assert_eq!(scene.outcome(), None);
    scene.act_with(ANN, Action::Stop, &[die(3)]);
    assert!(scene.outcome().is_some());
    assert_eq!(scene.state.table.round, 2);
}
