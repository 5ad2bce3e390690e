//! A8.11, cards finished in a Dream phase, yours or his: both of you may take boons, and nobody
//! gets the card.

use crate::common::*;
use astra::{Action, Element, Event, Illegal, Pen, PtolemyEvent, Stage};

// Corvus: 1–2, 1–5, 2–3, 3–4, 3–5. Fame 2, Observation 1, Wisdom 1, Stardust 4.
// Sagitta: 1–2–3, 3–4, 3–5. Ptolemy's left card is Lyra (Air), so after your turn he marks stars 2
// and 3 of Sagitta.
const BOARD: [&str; 3] = ["corvus", "canis-minor", "sagitta"];

/// Only star 4 of Corvus is unmarked, and the next dream is of one star. All cards have five stars
/// and marks, so any of them may be dreamt of.
fn nearly(modifiers: &str, ann: &[usize], his: &[usize], dreamer: &[usize]) -> Scene {
    let mut scene = alone(modifiers)
        .board(&BOARD)
        .next(&["leo"])
        .library(&["lyra"])
        .sphere(Element::Air) // the next sphere is Water, number 1
        .begin();
    scene.dreamt(2, &[1]).dreamt(3, &[1]);
    scene
        .marked(ANN, 1, ann)
        .ptolemys_marks(1, his)
        .dreamt(1, dreamer);
    scene
}

/// Ann rests and dreams of Corvus; its last star is about to be marked.
fn your_dream(ann: &[usize], his: &[usize], dreamer: &[usize]) -> Scene {
    let mut scene = nearly("", ann, his, dreamer);
    scene.rest(ANN);
    scene.act(ANN, dream(1));
    scene
}

/// Ptolemy rests and finishes Corvus in his dream.
fn his_dream(modifiers: &str, ann: &[usize], his: &[usize], dreamer: &[usize]) -> Scene {
    let mut scene = nearly(modifiers, ann, his, dreamer);
    scene.ptolemy_mut().stardust = 0;
    // Ann marks a star of Sagitta. Of the three cards, chance takes Corvus.
    scene.hand_over(3, 2, &[0]);
    scene
}

/// Returns the fame and the telescopes Ptolemy has gained.
fn gained(scene: &Scene) -> (u16, u16) {
    (scene.ptolemy().fame - 12, scene.ptolemy().telescopes)
}

#[test]
fn a8_11_in_a_dream_the_one_with_more_stars_takes_first() {
    // He has three stars, Ann one: he takes the Fame boon and crosses it out.
    let mut scene = your_dream(&[1], &[2, 3, 5], &[]);
    scene.act(ANN, mark(1, 4));
    assert_eq!(gained(&scene), (2, 1));
    assert_eq!(
        scene.legal(ANN),
        [pick(2), pick(3), pick(4), Action::Decline]
    );
    assert_eq!(scene.refuse(ANN, pick(1)), Illegal::BoonCrossedOut);
    scene.act_with(ANN, pick(2), &[die(1)]);
    assert_eq!(scene.journal(ANN).telescopes, 1);
}

#[test]
fn a8_11_in_a_dream_your_fame_boon_leaves_him_nothing() {
    let mut scene = your_dream(&[1, 2, 3], &[5], &[]);
    scene.act(ANN, mark(1, 4));
    assert_eq!(gained(&scene), (0, 0), "Ann comes first");
    scene.act_with(ANN, pick(1), &[die(1)]);
    assert_eq!(scene.journal(ANN).fame, 2);
    assert_eq!(gained(&scene), (0, 0), "Corvus has only one Fame boon");
}

#[test]
fn a8_11_in_a_dream_he_takes_the_fame_boon_you_leave() {
    for action in [pick(2), pick(3), pick(4), Action::Decline] {
        let mut scene = your_dream(&[1, 2, 3], &[5], &[]);
        scene.act(ANN, mark(1, 4));
        scene.act_with(ANN, action, &[die(1)]);
        assert_eq!(gained(&scene), (2, 1), "{action:?}");
    }
}

#[test]
fn a8_11_in_a_dream_with_equally_many_stars_both_may_take_the_same_boon() {
    for (action, fame) in [(pick(1), 2), (pick(3), 0), (Action::Decline, 0)] {
        let mut scene = your_dream(&[1, 2], &[3, 5], &[]);
        scene.act(ANN, mark(1, 4));
        assert_eq!(scene.legal(ANN).len(), 5, "nothing is crossed out");
        assert_eq!(gained(&scene), (0, 0));
        scene.act_with(ANN, action, &[die(1)]);
        assert_eq!(scene.journal(ANN).fame, fame);
        assert_eq!(gained(&scene), (2, 1));
    }
}

#[test]
fn a8_11_in_a_dream_the_dreamers_stars_hold_you_back_but_not_him() {
    // With the last star the dreamer has three, each of you one.
    let mut scene = your_dream(&[1], &[2], &[3, 5]);
    scene.act(ANN, mark(1, 4));
    assert_eq!(scene.legal(ANN), [pick(3), pick(4), Action::Decline]);
    assert_eq!(scene.refuse(ANN, pick(1)), Illegal::BehindTheDreamer);
    scene.act_with(ANN, pick(4), &[die(1)]);
    assert_eq!(gained(&scene), (2, 1));
}

#[test]
fn a8_11_a_crossed_out_fame_boon_makes_him_take_the_next_best() {
    let boons = r#"[ { kind = "fame", amount = 2 }, { kind = "fame", amount = 5 },
                     { kind = "fame", amount = 3 }, { kind = "stardust", amount = 4 } ]"#;
    for (boon, his) in [(2, (3, 1)), (3, (5, 0)), (1, (5, 0))] {
        let mut scene = your_dream(&[1, 2, 3], &[5], &[]);
        scene.game = with_boons("corvus", boons);
        scene.act(ANN, mark(1, 4));
        scene.act_with(ANN, pick(boon), &[die(1)]);
        assert_eq!(gained(&scene), his, "Ann took boon {boon}");
    }
}

#[test]
fn a8_11_tied_he_takes_the_best_even_if_you_pick_it() {
    let boons = r#"[ { kind = "fame", amount = 5 }, { kind = "fame", amount = 3 },
                     { kind = "wisdom", amount = 1 }, { kind = "stardust", amount = 4 } ]"#;
    let mut scene = your_dream(&[1, 2], &[3, 5], &[]);
    scene.game = with_boons("corvus", boons);
    scene.act(ANN, mark(1, 4));
    scene.act_with(ANN, pick(1), &[die(1)]);
    assert_eq!(scene.journal(ANN).fame, 5);
    assert_eq!(gained(&scene), (5, 0));
}

#[test]
fn a8_11_nobody_gets_a_card_finished_in_a_dream() {
    let mut scene = your_dream(&[1], &[2, 3, 5], &[]);
    scene.act(ANN, mark(1, 4));
    let events = scene.act_with(ANN, pick(4), &[die(1)]);
    let corvus = scene.card("corvus");
    assert!(scene.state.table.discard.contains(corvus));
    assert!(events.contains(&Event::CardDiscarded {
        seat: None,
        card: corvus
    }));
    assert_eq!(scene.cards_of(ANN), [""; 0]);
    assert_eq!(scene.ptolemys_cards(), [""; 0]);
    assert_eq!(scene.on(1), Some("leo"));
    // Then comes his turn.
    assert_eq!(scene.marks(Pen::PTOLEMY, 3), [2, 3]);
    assert_eq!(scene.state.table.round, 2);
}

#[test]
fn a8_11_in_his_dream_he_takes_a_boon_if_only_he_has_stars() {
    let scene = his_dream("", &[], &[1, 2], &[3, 5]);
    assert_eq!(gained(&scene), (2, 1));
    assert!(scene.state.table.discard.contains(scene.card("corvus")));
    assert_eq!(scene.ptolemys_cards(), [""; 0]);
    assert_eq!(scene.on(1), Some("leo"));
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.state.table.round, 2);
}

#[test]
fn a8_11_in_his_dream_you_pick_and_then_your_turn_begins() {
    let mut scene = his_dream("", &[1, 2], &[3, 5], &[]);
    assert_eq!(scene.state.table.stage, Stage::Picking);
    assert_eq!(scene.to_act(), [ANN]);
    let events = scene.act_with(ANN, pick(1), &[]);
    assert_eq!(scene.journal(ANN).fame, 2);
    assert_eq!(gained(&scene), (2, 1), "tied");
    let began = Event::TurnBegan {
        seat: ANN,
        round: 2,
    };
    assert_eq!(events.last(), Some(&began));
    assert!(scene.state.table.discard.contains(scene.card("corvus")));
}

#[test]
fn a8_11_in_his_dream_the_one_with_more_stars_takes_first_too() {
    let mut scene = his_dream("", &[1], &[2, 3, 5], &[]);
    assert_eq!(scene.refuse(ANN, pick(1)), Illegal::BoonCrossedOut);
    scene.decline(ANN);
    assert_eq!(gained(&scene), (2, 1));
    let mut scene = his_dream("", &[1, 2, 3], &[5], &[]);
    scene.act(ANN, pick(1));
    assert_eq!((scene.journal(ANN).fame, gained(&scene)), (2, (0, 0)));
}

#[test]
fn a8_11_a_dreamt_card_without_stars_of_either_is_just_discarded() {
    let scene = his_dream("", &[], &[], &[1, 2, 3, 5]);
    assert_eq!(gained(&scene), (0, 0));
    assert_eq!(scene.on(1), Some("leo"));
    assert_eq!(scene.state.table.stage, Stage::Turn);
}

#[test]
fn a8_13_e3_he_gains_no_telescope_in_dreams_either() {
    let scene = his_dream("e3", &[], &[1, 2], &[3, 5]);
    assert_eq!(gained(&scene), (2, 0));
}

#[test]
fn a8_16_h2_gives_nothing_for_a_card_finished_in_a_dream() {
    let scene = his_dream("h2", &[], &[], &[1, 2, 3, 5]);
    assert_eq!(gained(&scene), (0, 0));
    let mut scene = nearly("h2", &[1, 2], &[], &[3, 5]);
    scene.rest(ANN);
    scene.act(ANN, dream(1));
    scene.act(ANN, mark(1, 4));
    scene.act_with(ANN, pick(4), &[die(1)]);
    assert_eq!(
        gained(&scene),
        (0, 0),
        "you do not discover a card by dreaming"
    );
}

#[test]
fn a8_11_the_boon_he_takes_in_a_dream_is_an_event() {
    let mut scene = your_dream(&[], &[1], &[2, 3, 5]);
    let events = scene.act_with(ANN, mark(1, 4), &[die(1)]);
    let steps = ptolemys(&events);
    assert!(matches!(steps[0], PtolemyEvent::BoonTaken { .. }));
    assert_eq!(steps[1], PtolemyEvent::FameGained { fame: 2 });
    assert_eq!(steps[2], PtolemyEvent::TelescopesGained { telescopes: 1 });
}
