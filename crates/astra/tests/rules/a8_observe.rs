//! A8, Ptolemy's Observe: when, where, how many stars, and step by step (A8.4, A8.6, A8.7, A8.9).

use crate::common::*;
use astra::{Action, Element, Event, Pen, PlaceId, PtolemyEvent, Shelf};
use tabletop::{Barrier, Game};

// Draco (12), Taurus (10) and Lupus (9) begin with the line 1–2–3–4 and have a Grand star on it (4,
// 4 and 2), so without marks he marks the first stars. Their elements (Fire, Earth, Earth) are not
// those of their places (Earth, Fire, Air).
const BOARD: [&str; 3] = ["draco", "taurus", "lupus"];

/// Returns a table with this card on the left of Ptolemy's library: a throw of 1 points to it.
fn consulting(left: &'static str) -> Layout {
    alone("").board(&BOARD).library(&[left])
}

// The leftmost boon of small cards is 2: he marks two stars.
const EARTH: &str = "triangulum";
const FIRE: &str = "canis-minor";
const AIR: &str = "corvus";
const WATER: &str = "delphinus";

#[test]
fn a8_4_with_stardust_he_observes() {
    for stardust in [1, 2, 5] {
        let mut scene = consulting(FIRE).begin();
        scene.ptolemy_mut().stardust = stardust;
        let events = scene.hand_over(1, 1, &[die(1)]);
        assert_eq!(observed(&events), [2]);
        assert!(!ptolemys(&events).contains(&PtolemyEvent::Rested));
    }
}

#[test]
fn a8_4_without_stardust_he_rests() {
    let mut scene = consulting(FIRE).begin();
    scene.ptolemy_mut().stardust = 0;
    let events = scene.hand_over(1, 1, &[]);
    assert!(ptolemys(&events).contains(&PtolemyEvent::Rested));
    assert_eq!(observed(&events), [0; 0]);
    assert_eq!(scene.laid_aside(), [""; 0]);
}

#[test]
fn a8_4_his_last_stardust_is_spent_before_he_rests() {
    let mut scene = consulting(FIRE).begin();
    scene.ptolemy_mut().stardust = 1;
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!((observed(&events), scene.ptolemy().stardust), (vec![2], 0));
    let events = scene.hand_over(1, 2, &[]);
    assert!(ptolemys(&events).contains(&PtolemyEvent::Rested));
}

#[test]
fn a8_4_an_action_that_hands_over_to_him_cannot_be_undone() {
    let mut scene = consulting(FIRE).begin();
    let mut act = |action| {
        let done = scene
            .game
            .apply(&mut scene.state, ANN, action, &mut Vec::new());
        done.unwrap()
    };
    assert_eq!(act(mark(1, 1)), Barrier::Open);
    assert_eq!(act(mark(1, 2)), Barrier::Open);
    assert_eq!(act(Action::Stop), Barrier::Closed);
}

#[test]
fn a8_4_handing_over_cannot_be_undone_even_if_nothing_is_left_to_chance() {
    // He rests and dreams of Taurus, the largest card without marks; no card is turned up.
    let mut scene = consulting(FIRE).begin();
    scene.ptolemy_mut().stardust = 0;
    scene.journal_mut(ANN).stardust = 1;
    let mut events = Vec::new();
    let done = scene
        .game
        .apply(&mut scene.state, ANN, mark(1, 1), &mut events);
    assert_eq!(done.unwrap(), Barrier::Closed);
    assert!(!events.iter().any(|e| matches!(e, Event::CardDealt { .. })));
}

#[test]
fn a8_6_earth_fire_and_air_lead_to_places_1_2_and_3_whatever_the_active_sphere() {
    for sphere in Element::ALL {
        for (card, at) in [(EARTH, 1), (FIRE, 2), (AIR, 3)] {
            let mut scene = consulting(card).sphere(sphere).begin();
            let events = scene.hand_over(at % 3 + 1, 1, &[die(1)]);
            assert_eq!(observed(&events), [at], "{card}, {sphere:?}");
            assert_eq!(scene.marks(Pen::PTOLEMY, at), [1, 2]);
        }
    }
}

#[test]
fn a8_6_the_elements_of_the_cards_on_the_places_do_not_matter() {
    // A Fire, an Earth and an Air card on every place in turn.
    let mut board = ["draco", "taurus", "perseus"];
    for _ in 0..3 {
        board.rotate_left(1);
        for (card, at) in [(EARTH, 1), (FIRE, 2), (AIR, 3)] {
            let mut scene = consulting(card).board(&board).begin();
            let events = scene.hand_over(at % 3 + 1, 1, &[die(1)]);
            assert_eq!(observed(&events), [at], "{card} on {board:?}");
        }
    }
}

#[test]
fn a8_6_water_leads_to_the_card_with_fewest_unmarked_stars() {
    let mut scene = consulting(WATER).begin();
    // 3 of 12, 4 of 10 and, after Ann's mark, 5 of 9 stars are unmarked, whoever marked the others.
    scene
        .ptolemys_marks(1, &[1, 2, 3, 4])
        .dreamt(1, &[5, 6, 7, 8, 9])
        .marked(ANN, 2, &[1, 2, 3, 4, 5, 6])
        .dreamt(3, &[1, 2, 3]);
    let events = scene.hand_over(3, 4, &[die(1)]);
    assert_eq!(observed(&events), [1]);
    // He marks the two Grand stars of the head.
    assert_eq!(scene.marks(Pen::PTOLEMY, 1), [1, 2, 3, 4, 10, 11]);
}

#[test]
fn a8_6_for_water_only_unmarked_stars_count() {
    // The smallest card has the most unmarked stars.
    let mut scene = consulting(WATER).begin();
    scene
        .dreamt(1, &[1, 2, 3, 4, 5])
        .dreamt(2, &[1, 2, 3, 4, 5]);
    let events = scene.hand_over(3, 1, &[die(1)]);
    assert_eq!(observed(&events), [2], "7, 5 and 8 are left");
}

#[test]
fn a8_6_among_equally_few_unmarked_stars_chance_decides() {
    let equals = [(0, 1), (1, 2), (2, 3)];
    for (outcome, at) in equals {
        // Every card has 8 unmarked stars left.
        let mut scene = consulting(WATER).begin();
        scene.dreamt(1, &[1, 2, 3, 4]).dreamt(2, &[1, 2]);
        let events = scene.hand_over(3, 1, &[die(1), outcome]);
        assert_eq!(observed(&events), [at]);
    }
    for (outcome, at) in [(0, 2), (1, 3)] {
        let mut scene = consulting(WATER).begin();
        scene.dreamt(2, &[1, 2]);
        let events = scene.hand_over(3, 1, &[die(1), outcome]);
        assert_eq!(observed(&events), [at], "12, 8 and 8 are left");
    }
}

#[test]
fn a8_6_for_water_an_empty_place_does_not_count() {
    let mut scene = consulting(WATER).begin();
    scene.clear(1);
    let events = scene.hand_over(3, 1, &[die(1)]);
    assert_eq!(observed(&events), [3], "10 and 8 are left");
}

#[test]
fn a8_6_if_the_nearest_place_is_empty_he_observes_the_next_nearest() {
    // Clockwise: Fire (place 2), Air (place 3), Water, Earth (place 1). From Earth it is one step
    // to Fire and two to Air, which lies opposite; from Air it is one to Fire and two to Earth.
    let cases: [(&str, &[usize], usize); 6] = [
        (EARTH, &[1], 2),
        (EARTH, &[1, 2], 3),
        (AIR, &[3], 2),
        (AIR, &[3, 2], 1),
        (FIRE, &[2, 1], 3),
        (FIRE, &[2, 3], 1),
    ];
    for (card, empty, at) in cases {
        let mut scene = consulting(card).begin();
        for &place in empty {
            scene.clear(place);
        }
        let events = scene.hand_over(at, 1, &[die(1)]);
        assert_eq!(observed(&events), [at], "{card} with {empty:?} empty");
        assert_eq!(scene.marks(Pen::PTOLEMY, at), [2, 3]);
    }
}

#[test]
fn a8_6_an_empty_place_further_away_does_not_matter() {
    for (card, empty, at) in [(EARTH, 2, 1), (FIRE, 3, 2), (AIR, 1, 3)] {
        let mut scene = consulting(card).begin();
        scene.clear(empty);
        let events = scene.hand_over(at, 1, &[die(1)]);
        assert_eq!(observed(&events), [at]);
    }
}

#[test]
fn a8_6_of_two_equally_near_places_chance_takes_one() {
    // Fire lies between Earth and Air.
    for (outcome, at) in [(0, 1), (1, 3)] {
        let mut scene = consulting(FIRE).begin();
        scene.clear(2);
        let events = scene.hand_over(1, 1, &[die(1), outcome]);
        assert_eq!(observed(&events), [at]);
    }
}

#[test]
fn a8_6_the_places_he_may_observe_are_known_beforehand() {
    let mut scene = consulting(FIRE).begin();
    let goals = |scene: &Scene| {
        use Element::{Air, Earth, Fire, Water};
        [Earth, Fire, Air, Water].map(|element| {
            let goals = scene.game.ptolemys_goals(&scene.state.table, element);
            goals.iter().map(PlaceId::number).collect::<Vec<_>>()
        })
    };
    // Lupus has the fewest unmarked stars.
    assert_eq!(goals(&scene), [vec![1], vec![2], vec![3], vec![3]]);
    // Fire lies between Earth and Air.
    scene.clear(2);
    assert_eq!(goals(&scene), [vec![1], vec![1, 3], vec![3], vec![3]]);
    scene.clear(1).clear(3);
    assert!(goals(&scene).iter().all(Vec::is_empty));
}

#[test]
fn a8_6_if_all_places_are_empty_he_marks_nothing() {
    for left in [EARTH, FIRE, AIR, WATER] {
        let mut scene = consulting(left).left_in_deck(0).begin();
        scene.clear(1).clear(2).clear(3);
        // Without any card, Ann's Rest has no Dream phase.
        let events = scene.act_with(ANN, Action::Rest, &[die(1)]);
        assert_eq!(observed(&events), [0; 0]);
        let marked = |event: &Event| matches!(event, Event::StarMarked { .. });
        assert!(!events.iter().any(marked));
        // Upkeep follows as usual (A8.9).
        assert_eq!(scene.laid_aside(), [left]);
        assert_eq!(scene.ptolemy().stardust, 4);
    }
}

#[test]
fn a8_7_he_marks_as_many_stars_as_the_leftmost_boon_of_the_library_card_says() {
    for (card, stars) in [("canis-minor", 2), ("auriga", 3), ("leo", 4), ("orion", 5)] {
        let mut scene = consulting(card).begin();
        scene.hand_over(1, 1, &[die(1)]);
        let first: Vec<usize> = (1..=stars).collect();
        assert_eq!(scene.marks(Pen::PTOLEMY, 2), first, "{card}");
    }
}

#[test]
fn a8_7_the_leftmost_boon_may_be_of_any_kind() {
    let mut scene = consulting("leo").begin();
    scene.game = with_boons(
        "leo",
        r#"[ { kind = "wisdom", amount = 1 }, { kind = "fame", amount = 4 },
             { kind = "stardust", amount = 6 }, { kind = "activation", amount = 2 } ]"#,
    );
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 2), [1]);
}

#[test]
fn a8_7_he_prefers_the_chain_with_most_grand_stars() {
    // Corvus: 1–2, 1–5, 2–3, 3–4, 3–5; the Grand star is 5.
    let board = ["draco", "corvus", "lupus"];
    let mut scene = consulting(FIRE).board(&board).begin();
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 2), [1, 5]);
    // Taurus with 1 to 4 marked: 5 is not Grand, 6–7–8 ends with a Grand star, 6–9–10 has none.
    let mut scene = consulting("auriga").begin();
    scene.dreamt(2, &[1, 2, 3, 4]);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 2), [6, 7, 8]);
}

#[test]
fn a8_7_the_example_in_the_rules_holds() {
    // Taurus, stars 1, 2, 3 marked, X = 4: 6–7–8 rather than 4–5, where 4 is Grand itself.
    let mut scene = consulting("leo").begin();
    scene.dreamt(2, &[1, 2, 3]);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 2), [6, 7, 8]);
}

#[test]
fn a8_7_among_equals_chance_decides_and_a_stuck_chain_is_shorter() {
    // Canis Minor: 1–2–3, 3–4, 3–5. Five stars are allowed, four can be reached, in two ways.
    let marked = |outcome| {
        let board = ["draco", "canis-minor", "lupus"];
        let mut scene = consulting("orion").board(&board).begin();
        scene.hand_over(1, 1, &[die(1), outcome]);
        scene.marks(Pen::PTOLEMY, 2)
    };
    let mut chains = [marked(0), marked(1)];
    chains.sort();
    assert_eq!(chains, [[1, 2, 3, 4], [1, 2, 3, 5]]);
}

#[test]
fn a8_9_the_events_of_his_observe_are_in_order() {
    let mut scene = alone("")
        .board(&BOARD)
        .library(&["auriga", "perseus", "virgo"])
        .begin();
    let [auriga, virgo, taurus] = ["auriga", "virgo", "taurus"].map(|key| scene.card(key));
    let events = scene.hand_over(1, 1, &[die(2)]);
    let marked = |number| Event::StarMarked {
        pen: Pen::PTOLEMY,
        place: place(2),
        card: taurus,
        star: star(number),
    };
    let expected = [
        Event::Ptolemy(PtolemyEvent::TurnBegan { round: 1 }),
        Event::Ptolemy(PtolemyEvent::Rolled { die: 2 }),
        Event::Ptolemy(PtolemyEvent::Consulted {
            shelf: Shelf::Left,
            card: auriga,
        }),
        Event::Ptolemy(PtolemyEvent::Priority {
            element: Element::Fire,
            stars: 3,
        }),
        Event::Ptolemy(PtolemyEvent::Observed {
            place: place(2),
            card: taurus,
        }),
        marked(1),
        marked(2),
        marked(3),
        Event::Ptolemy(PtolemyEvent::CardLaidAside { card: auriga }),
        Event::Ptolemy(PtolemyEvent::StardustSpent { left: 4 }),
        Event::Ptolemy(PtolemyEvent::LibraryFilled {
            shelf: Shelf::Left,
            card: Some(virgo),
        }),
        Event::TurnBegan {
            seat: ANN,
            round: 2,
        },
    ];
    assert_eq!(events[2..], expected, "after Ann's Observe and her star");
}

#[test]
fn a8_9_an_observe_costs_one_stardust_however_many_stars() {
    for card in ["canis-minor", "orion"] {
        let mut scene = consulting(card).begin();
        scene.hand_over(1, 1, &[die(1)]);
        assert_eq!(scene.ptolemy().stardust, 4);
    }
}
