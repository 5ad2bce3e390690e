//! A8.11, discoveries: Ptolemy's, with boons for you, and yours, with a boon for him. Also easier 3
//! and harder 2 (A8.13, A8.14). Cards finished in dreams are in `a8_dreams`.

use crate::common::*;
use astra::{Action, BoonSlot, Event, Illegal, Pen, PtolemyEvent, Stage};
use tabletop::RuleBreach;

// Canis Minor: 1–2–3, 3–4, 3–5. Fame 2, Activation 1, Wisdom 1, Stardust 4.

/// Canis Minor lies on place 3 and only its star 5 is unmarked. Ann and the dreamer have these
/// stars, Ptolemy the others. His left card is Lyra (Air), so a throw of 1 finishes Canis Minor.
fn nearly_his(ann: &[usize], dreamer: &[usize]) -> Scene {
    marked(his_table(), ann, dreamer)
}

fn his_table() -> Layout {
    alone("")
        .board(&["draco", "taurus", "canis-minor"])
        .next(&["leo"])
        .library(&["lyra"])
}

fn marked(table: Layout, ann: &[usize], dreamer: &[usize]) -> Scene {
    let mut scene = table.begin();
    let his: Vec<usize> = (1..=4)
        .filter(|star| !ann.contains(star) && !dreamer.contains(star))
        .collect();
    scene
        .marked(ANN, 3, ann)
        .dreamt(3, dreamer)
        .ptolemys_marks(3, &his);
    scene
}

#[test]
fn a8_11_he_keeps_the_cards_he_discovers_apart() {
    let mut scene = nearly_his(&[], &[]);
    let (place, card) = (place(3), scene.card("canis-minor"));
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.ptolemys_cards(), ["canis-minor"]);
    let steps = ptolemys(&events);
    assert!(steps.contains(&PtolemyEvent::Discovered { place, card }));
    assert!(steps.contains(&PtolemyEvent::CardTaken { card }));
    // Not in his library, not in a discard pile, not with Ann.
    assert!(!scene.pile().contains(&"canis-minor"));
    assert_eq!(scene.laid_aside(), ["lyra"]);
    assert!(!scene.state.table.discard.contains(card));
    assert_eq!(scene.cards_of(ANN), [""; 0]);
}

#[test]
fn a8_11_a_card_he_discovers_is_replaced() {
    let mut scene = nearly_his(&[], &[]);
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.on(3), Some("leo"));
    assert_eq!(scene.marks(Pen::PTOLEMY, 3), [0; 0], "without any mark");
    let (place, card) = (place(3), scene.card("leo"));
    assert!(events.contains(&Event::CardDealt { place, card }));
}

#[test]
fn a8_11_his_own_discovery_gives_him_only_the_card() {
    let mut scene = nearly_his(&[], &[]);
    scene.hand_over(1, 1, &[die(1)]);
    let his = scene.ptolemy();
    assert_eq!((his.fame, his.stardust, his.telescopes), (12, 4, 0));
}

#[test]
fn a8_11_the_upkeep_comes_before_the_discovery() {
    let mut scene = nearly_his(&[], &[]);
    let events = scene.hand_over(1, 1, &[die(1)]);
    let at = |wanted: fn(&PtolemyEvent) -> bool| ptolemys(&events).iter().position(wanted);
    let upkeep = at(|step| matches!(step, PtolemyEvent::LibraryFilled { .. }));
    let discovery = at(|step| matches!(step, PtolemyEvent::Discovered { .. }));
    assert!(upkeep.is_some() && upkeep < discovery);
}

#[test]
fn a8_11_with_a_star_on_it_you_pick_a_boon_in_his_turn() {
    let mut scene = nearly_his(&[2], &[]);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.state.table.stage, Stage::Picking);
    assert_eq!(scene.to_act(), [ANN]);
    let all = [pick(1), pick(2), pick(3), pick(4), Action::Decline];
    assert_eq!(scene.legal(ANN), all);
    assert_eq!(scene.ptolemys_cards(), [""; 0], "first the boon");
    let events = scene.act_with(ANN, pick(1), &[]);
    assert_eq!(scene.journal(ANN).fame, 2);
    assert_eq!(scene.ptolemys_cards(), ["canis-minor"]);
    // Play continues with your turn.
    let began = Event::TurnBegan {
        seat: ANN,
        round: 2,
    };
    assert_eq!(events.last(), Some(&began));
    assert_eq!(scene.state.table.stage, Stage::Turn);
}

#[test]
fn a8_11_you_may_decline_the_boon() {
    let mut scene = nearly_his(&[1, 2, 3], &[]);
    scene.hand_over(1, 1, &[die(1)]);
    scene.decline(ANN);
    let journal = scene.journal(ANN);
    assert_eq!((journal.fame, journal.stardust), (0, 0));
    assert_eq!(scene.ptolemys_cards(), ["canis-minor"]);
    assert_eq!(scene.state.table.round, 2);
}

#[test]
fn a8_11_without_a_star_on_it_you_pick_nothing() {
    let mut scene = nearly_his(&[], &[1, 2]);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.state.table.round, 2);
}

#[test]
fn a8_11_with_fewer_stars_than_the_dreamer_you_have_the_two_rightmost_boons() {
    let mut scene = nearly_his(&[1], &[2, 3]);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.legal(ANN), [pick(3), pick(4), Action::Decline]);
    let refused = scene.refuse(ANN, pick(1));
    assert_eq!(refused, Illegal::BehindTheDreamer);
    assert_eq!(refused.rule(), "A7.4");
    scene.act(ANN, pick(4));
    assert_eq!(scene.journal(ANN).stardust, 4);
}

#[test]
fn a8_11_with_as_many_stars_as_the_dreamer_you_have_all_boons() {
    let mut scene = nearly_his(&[1], &[2]);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.legal(ANN).len(), 5);
}

#[test]
fn a8_11_an_activation_boon_works_in_his_turn() {
    let exhausted = ["hydra", "orion"];
    let mut scene = marked(his_table().exhausted(ANN, &exhausted), &[1], &[]);
    scene.hand_over(1, 1, &[die(1)]);
    scene.act(ANN, pick(2));
    assert_eq!(scene.state.table.stage, Stage::Reactivating);
    assert_eq!(scene.to_act(), [ANN]);
    scene.reactivate(ANN, "hydra");
    assert_eq!(scene.exhausted_of(ANN), ["orion"]);
    assert_eq!(scene.ptolemys_cards(), ["canis-minor"]);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.state.table.round, 2);
}

#[test]
fn a8_11_his_discovery_does_not_touch_your_card_limit() {
    // The limit is checked only in the Discovery phase of your own turn: all three cards stay, even
    // with a limit of 2.
    let cards = ["orion", "hydra", "gemini"];
    let mut scene = marked(his_table().owns(ANN, &cards), &[1], &[]);
    scene.hand_over(1, 1, &[die(1)]);
    scene.journal_mut(ANN).wisdom = 0;
    scene.act(ANN, pick(1));
    assert_eq!(scene.ptolemys_cards(), ["canis-minor"]);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.cards_of(ANN).len(), 3);
}

#[test]
fn a8_11_his_turn_does_not_touch_your_refunds() {
    // Pegasus refunds all stardust spent on Common stars, unless a card was finished. Afterwards
    // Ptolemy marks a star that is not Common and finishes a card.
    let mut scene = alone("")
        .board(&["taurus", "draco", "canis-minor"])
        .owns(ANN, &["pegasus"])
        .library(&["lyra"])
        .begin();
    scene.dreamt(1, &[1]).ptolemys_marks(3, &[1, 3, 4, 5]);
    scene.use_card(ANN, "pegasus");
    scene.marking(ANN, 1, &[2, 3]);
    scene.act_with(ANN, Action::Stop, &[die(1)]);
    assert_eq!(
        scene.ptolemys_cards(),
        ["canis-minor"],
        "with its Grand star"
    );
    assert_eq!(scene.journal(ANN).stardust, 8);
    // The refund does not carry over to your next turn.
    scene.hand_over(1, 4, &[die(3)]);
    assert_eq!(scene.journal(ANN).stardust, 0);
}

/// This card lies on place 1 and lacks its last star. Ptolemy has star 1, the dreamer these, Ann
/// the others. Afterwards Ptolemy marks two stars of Perseus, which begins with a line.
fn nearly_yours(modifiers: &str, card: &'static str, dreamer: &[usize]) -> Scene {
    let mut scene = alone(modifiers)
        .board(&[card, "perseus", "lupus"])
        .next(&["draco"])
        .library(&["canis-minor"])
        .begin();
    let last = scene.facts(card).stars.len();
    let anns: Vec<usize> = (2..last).filter(|star| !dreamer.contains(star)).collect();
    scene
        .ptolemys_marks(1, &[1])
        .dreamt(1, dreamer)
        .marked(ANN, 1, &anns);
    scene
}

/// Ann marks the last star of the card on place 1.
fn discover_it(scene: &mut Scene) -> Vec<Event> {
    let card = scene.state.table.places[0].card.unwrap();
    let last = scene.game.cards().card(card).stars.len();
    scene.hand_over(1, last, &[die(1)])
}

#[test]
fn a8_11_with_a_star_on_your_card_he_takes_its_fame_boon() {
    // The Fame boons are Corvus 2, Aquila 3, Taurus 4, Gemini 5. With 2 or 3 he gains a telescope.
    for (card, fame, telescopes) in [
        ("corvus", 2, 1),
        ("aquila", 3, 1),
        ("taurus", 4, 0),
        ("gemini", 5, 0),
    ] {
        let mut scene = nearly_yours("", card, &[]);
        discover_it(&mut scene);
        let his = scene.ptolemy();
        assert_eq!(
            (his.fame, his.telescopes),
            (12 + fame, telescopes),
            "{card}"
        );
        assert_eq!(scene.cards_of(ANN), [card]);
    }
}

#[test]
fn a8_11_the_events_of_his_boon_are_in_order() {
    let mut scene = nearly_yours("", "corvus", &[]);
    let card = scene.card("corvus");
    let boon = scene.facts("corvus").boons[0];
    let events = discover_it(&mut scene);
    let slot = BoonSlot::new(0);
    let expected = [
        Event::CardDiscovered {
            seat: Some(ANN),
            place: place(1),
            card,
        },
        Event::Ptolemy(PtolemyEvent::BoonTaken { card, slot, boon }),
        Event::Ptolemy(PtolemyEvent::FameGained { fame: 2 }),
        Event::Ptolemy(PtolemyEvent::TelescopesGained { telescopes: 1 }),
        Event::CardTaken { seat: ANN, card },
    ];
    let from = events.iter().position(|event| *event == expected[0]);
    assert_eq!(events[from.unwrap()..][..5], expected);
}

#[test]
fn a8_11_the_dreamers_stars_do_not_limit_his_boon() {
    // He has one star and the dreamer three, but he still takes the leftmost boon.
    let mut scene = nearly_yours("", "corvus", &[2, 3, 4]);
    discover_it(&mut scene);
    assert_eq!((scene.ptolemy().fame, scene.ptolemy().telescopes), (14, 1));
}

#[test]
fn a8_11_without_a_star_on_your_card_he_gets_nothing() {
    let mut scene = alone("")
        .board(&["corvus", "perseus", "lupus"])
        .library(&["canis-minor"])
        .begin();
    scene.marked(ANN, 1, &[1, 2, 3]).dreamt(1, &[4]);
    scene.ptolemys_marks(3, &[1, 2]);
    scene.hand_over(1, 5, &[die(1)]);
    assert_eq!((scene.ptolemy().fame, scene.ptolemy().telescopes), (12, 0));
}

#[test]
fn a8_11_of_several_fame_boons_he_takes_the_best() {
    for (first, second, fame, telescopes) in [(2, 4, 4, 0), (4, 2, 4, 0), (1, 3, 3, 1)] {
        let mut scene = nearly_yours("", "corvus", &[]);
        let boons = format!(
            r#"[ {{ kind = "fame", amount = {first} }}, {{ kind = "wisdom", amount = 9 }},
                 {{ kind = "fame", amount = {second} }}, {{ kind = "stardust", amount = 9 }} ]"#
        );
        scene.game = with_boons("corvus", &boons);
        discover_it(&mut scene);
        let his = scene.ptolemy();
        assert_eq!((his.fame, his.telescopes), (12 + fame, telescopes));
        assert_eq!(his.stardust, 4, "only the upkeep changed it");
    }
}

#[test]
fn a8_13_e3_he_never_collects_telescopes() {
    for card in ["corvus", "aquila"] {
        let mut scene = nearly_yours("e3", card, &[]);
        let events = discover_it(&mut scene);
        assert_eq!(scene.ptolemy().telescopes, 0);
        assert!(scene.ptolemy().fame > 12, "he gains the fame");
        let gained = |step: &PtolemyEvent| matches!(step, PtolemyEvent::TelescopesGained { .. });
        assert!(!ptolemys(&events).iter().any(gained));
    }
}

#[test]
fn a8_14_h2_he_gains_a_telescope_whenever_you_discover_a_card() {
    // With a star on the card it adds to the telescopes of his boon: 1 with Corvus, 0 with Taurus.
    for (card, telescopes) in [("corvus", 2), ("taurus", 1)] {
        let mut scene = nearly_yours("h2", card, &[]);
        discover_it(&mut scene);
        assert_eq!(scene.ptolemy().telescopes, telescopes, "{card}");
    }
    // Without a star on the card.
    let mut scene = alone("h2")
        .board(&["corvus", "perseus", "lupus"])
        .library(&["canis-minor"])
        .begin();
    scene.marked(ANN, 1, &[1, 2, 3, 4]);
    scene.hand_over(1, 5, &[die(1)]);
    assert_eq!((scene.ptolemy().fame, scene.ptolemy().telescopes), (12, 1));
}

#[test]
fn a8_14_h2_he_gains_a_telescope_for_each_of_two_cards() {
    let mut scene = alone("h2")
        .board(&["corvus", "perseus", "triangulum"])
        .library(&["canis-minor"])
        .begin();
    scene
        .marked(ANN, 1, &[1, 2, 3, 4])
        .marked(ANN, 3, &[1, 2, 3, 4]);
    scene.journal_mut(ANN).telescopes = 1;
    scene.marking(ANN, 1, &[5]);
    scene.marking(ANN, 3, &[5]);
    scene.act_with(ANN, discover(1), &[die(1)]);
    assert_eq!(scene.cards_of(ANN), ["corvus", "triangulum"]);
    assert_eq!(scene.ptolemy().telescopes, 2);
}

#[test]
fn a8_14_h2_he_gains_no_telescope_for_his_own_discoveries() {
    let mut scene = alone("h2")
        .board(&["draco", "taurus", "canis-minor"])
        .library(&["lyra"])
        .begin();
    scene.ptolemys_marks(3, &[1, 2, 3, 4]);
    scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.ptolemys_cards(), ["canis-minor"]);
    assert_eq!(scene.ptolemy().telescopes, 0);
}
