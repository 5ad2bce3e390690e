//! A8.10: Ptolemy's Rest and the dreams of both of you.

use crate::common::*;
use astra::{Action, Element, Event, Pen, PtolemyEvent, Stage};

// Draco (12) begins with the line 1–2–3–4, and its first Grand star is 4. Taurus and Ophiuchus have
// ten stars, Lupus nine.
const BOARD: [&str; 3] = ["draco", "taurus", "lupus"];

/// Returns the sphere from which the marker moves to the one with this number. Clockwise they are
/// Fire 2, Air 3, Water 1, Earth 4; the discard icon is between Earth and Fire.
fn before(number: usize) -> Element {
    [Element::Air, Element::Earth, Element::Fire, Element::Water][number - 1]
}

/// Ptolemy is about to rest and then to dream of this many stars.
fn tired(board: [&'static str; 3], number: usize) -> Scene {
    let mut scene = alone("").board(&board).sphere(before(number)).begin();
    scene.ptolemy_mut().stardust = 0;
    scene
}

#[test]
fn a8_10_the_events_of_his_rest_are_in_order() {
    let mut scene = tired(BOARD, 3);
    let draco = scene.card("draco");
    let events = scene.hand_over(3, 1, &[]);
    let marked = |number| Event::StarMarked {
        pen: Pen::DREAMER,
        place: place(1),
        card: draco,
        star: star(number),
    };
    let expected = [
        Event::Ptolemy(PtolemyEvent::TurnBegan { round: 1 }),
        Event::Ptolemy(PtolemyEvent::Rested),
        Event::Ptolemy(PtolemyEvent::StardustGained { stardust: 5 }),
        Event::SphereMoved {
            sphere: Element::Air,
        },
        Event::Ptolemy(PtolemyEvent::DreamBegan {
            place: place(1),
            card: draco,
            stars: 3,
        }),
        marked(1),
        marked(2),
        marked(3),
        Event::TurnBegan {
            seat: ANN,
            round: 2,
        },
    ];
    assert_eq!(events[2..], expected, "after Ann's Observe and her star");
    assert_eq!(scene.ptolemy().stardust, 5);
}

#[test]
fn a8_10_his_rest_leaves_his_library_unchanged() {
    let mut scene = tired(BOARD, 3);
    let before = *scene.ptolemy();
    scene.hand_over(3, 1, &[]);
    let after = scene.ptolemy();
    assert_eq!((after.left, after.right), (before.left, before.right));
    assert_eq!((after.pile, after.discard), (before.pile, before.discard));
}

#[test]
fn a8_10_the_discard_icon_discards_the_top_card_as_usual() {
    for number in 1..=4 {
        let mut scene = tired(BOARD, number);
        let left = scene.state.table.drawn;
        let events = scene.hand_over(3, 1, &[]);
        let discarded: Vec<_> = events
            .iter()
            .filter(|event| matches!(event, Event::TopCardDiscarded { .. }))
            .collect();
        // Only the way from Earth to Fire passes the icon.
        let passed = before(number) == Element::Earth;
        assert_eq!(discarded.len(), usize::from(passed));
        assert_eq!(scene.state.table.drawn, left + u8::from(passed));
    }
}

#[test]
fn a8_10_with_an_empty_deck_the_icon_does_nothing() {
    let mut scene = alone("")
        .board(&BOARD)
        .sphere(Element::Earth)
        .left_in_deck(0)
        .begin();
    scene.ptolemy_mut().stardust = 0;
    let events = scene.hand_over(3, 1, &[]);
    assert!(events.contains(&Event::SphereMoved {
        sphere: Element::Fire
    }));
    assert_eq!(scene.state.table.drawn, 20);
}

#[test]
fn a8_10_his_rest_gives_you_nothing() {
    let mut scene = alone("")
        .board(&BOARD)
        .exhausted(ANN, &["leo"])
        .sphere(Element::Fire)
        .begin();
    scene.ptolemy_mut().stardust = 0;
    scene.hand_over(3, 1, &[]);
    assert_eq!(scene.exhausted_of(ANN), ["leo"]);
    assert_eq!(scene.journal(ANN).stardust, 0);
}

#[test]
fn a8_10_he_dreams_of_as_many_stars_as_the_sphere_he_moved_to_says() {
    for number in 1..=4 {
        let mut scene = tired(BOARD, number);
        scene.hand_over(3, 1, &[]);
        let first: Vec<usize> = (1..=number).collect();
        assert_eq!(scene.marks(Pen::DREAMER, 1), first);
        assert_eq!(scene.marks(Pen::PTOLEMY, 1), [0; 0]);
    }
}

#[test]
fn a8_10_he_dreams_of_the_largest_card_without_marks() {
    let mut scene = tired(BOARD, 1);
    scene.ptolemys_marks(1, &[1]);
    scene.hand_over(3, 1, &[]);
    assert_eq!(scene.marks(Pen::DREAMER, 2), [1], "Draco has a mark");
}

#[test]
fn a8_10_if_all_cards_have_marks_he_dreams_of_the_largest() {
    let mut scene = tired(BOARD, 1);
    scene.ptolemys_marks(1, &[1]).marked(ANN, 2, &[1]);
    scene.hand_over(3, 1, &[]);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [2]);
}

#[test]
fn a8_10_among_equal_cards_chance_decides() {
    for (outcome, at, other) in [(0, 1, 2), (1, 2, 1)] {
        let mut scene = tired(["taurus", "ophiuchus", "lupus"], 1);
        scene.hand_over(3, 1, &[outcome]);
        assert_eq!(scene.marks(Pen::DREAMER, at), [1]);
        assert_eq!(scene.marks(Pen::DREAMER, other), [0; 0]);
    }
}

#[test]
fn a8_10_without_any_card_there_is_no_dream() {
    let mut scene = tired(BOARD, 1);
    scene.clear(1).clear(2).clear(3);
    scene.act_with(ANN, Action::Rest, &[]);
    assert_eq!(scene.ptolemy().stardust, 5);
    assert_eq!(scene.state.table.round, 2);
    assert_eq!(scene.state.table.stage, Stage::Turn);
}

#[test]
fn a8_7_in_dreams_too_he_prefers_the_chain_with_most_grand_stars() {
    // Corvus: 1–2, 1–5, 2–3, 3–4, 3–5; the Grand star is 5. The other cards have marks.
    let mut scene = tired(["draco", "corvus", "lupus"], 2);
    scene.ptolemys_marks(1, &[1]);
    scene.hand_over(3, 1, &[]);
    assert_eq!(scene.marks(Pen::DREAMER, 2), [1, 5]);
}

#[test]
fn a8_7_in_dreams_too_chance_decides_among_equals() {
    // Canis Minor: 1–2–3, 3–4, 3–5; four stars in two ways.
    let dreamt = |outcome| {
        let mut scene = tired(["draco", "canis-minor", "lupus"], 4);
        scene.ptolemys_marks(1, &[1]);
        scene.hand_over(3, 1, &[outcome]);
        scene.marks(Pen::DREAMER, 2)
    };
    let mut chains = [dreamt(0), dreamt(1)];
    chains.sort();
    assert_eq!(chains, [[1, 2, 3, 4], [1, 2, 3, 5]]);
}

#[test]
fn a8_10_telescopes_are_not_used_in_dreams() {
    // Only Canis Minor is left. Once Ann has marked 3, stars 4 and 5 take two chains.
    let mut scene = tired(["draco", "canis-minor", "lupus"], 2);
    scene.clear(1).clear(3).ptolemys_marks(2, &[1, 2]);
    scene.ptolemy_mut().telescopes = 3;
    scene.hand_over(2, 3, &[0]);
    assert_eq!(scene.marks(Pen::DREAMER, 2).len(), 1);
    assert_eq!(scene.ptolemy().telescopes, 3);
    assert_eq!(scene.on(2), Some("canis-minor"));
}

#[test]
fn a8_10_a_grand_star_in_his_dream_gives_nobody_wisdom() {
    let mut scene = tired(BOARD, 4);
    let events = scene.hand_over(3, 1, &[]);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [1, 2, 3, 4]);
    let wisdom = |event: &Event| matches!(event, Event::WisdomGained { .. });
    assert!(!events.iter().any(wisdom));
    assert_eq!(scene.journal(ANN).wisdom, 0);
}

#[test]
fn a8_10_after_his_observe_there_is_no_dream() {
    let mut scene = alone("").board(&BOARD).library(&["canis-minor"]).begin();
    scene.hand_over(3, 1, &[die(1)]);
    for at in 1..=3 {
        assert_eq!(scene.marks(Pen::DREAMER, at), [0; 0]);
    }
}

#[test]
fn a8_10_you_choose_the_card_and_the_path_of_your_own_dream() {
    let mut scene = alone("")
        .board(&["taurus", "ophiuchus", "lupus"])
        .library(&["corvus"])
        .sphere(before(4))
        .begin();
    scene.rest(ANN);
    // Both have ten stars, so you choose.
    assert_eq!(scene.legal(ANN), [dream(1), dream(2)]);
    scene.act(ANN, dream(1));
    scene.marking(ANN, 1, &[1, 2, 3]);
    assert_eq!(scene.markable(1), [4, 6], "you choose the path");
    scene.act_with(ANN, mark(1, 6), &[die(1)]);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [1, 2, 3, 6]);
    // His turn follows as usual: Air, two stars of Lupus.
    assert_eq!(scene.marks(Pen::PTOLEMY, 3), [1, 2]);
    assert_eq!(scene.state.table.round, 2);
}
