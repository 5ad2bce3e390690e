//! A4, discovery: who discovers, the card, the card limit, new cards, the end of the turn.

use crate::common::*;
use astra::{Action, Element, Event, Illegal, Pen, Stage};
use tabletop::RuleBreach;

// Corvus and Triangulum: 1–2, 1–5, 2–3, 3–4, 3–5. Grand 5.
// Canis Minor: 1–2, 2–3, 3–4, 3–5. Grand 2.
const BOARD: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

/// Corvus and Canis Minor lack one Common star each; Ann has marked the rest and has a telescope.
fn two_nearly_finished() -> Scene {
    let mut scene = table(3).board(&BOARD).next(&["leo", "lyra"]).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.marked(ANN, 3, &[1, 2, 3, 4]);
    scene
}

#[test]
fn a4_1_a_fully_marked_card_is_discovered_by_the_active_player() {
    let mut scene = table(3).board(&BOARD).begin();
    // Ben marked most of it, but Ann marks the last star.
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    let corvus = scene.card("corvus");
    let events = scene.marking(ANN, 2, &[4]);
    assert_eq!(
        events.last(),
        Some(&Event::CardDiscovered {
            seat: Some(ANN),
            place: place(2),
            card: corvus
        })
    );
    scene.decline(BEN);
    assert_eq!(scene.cards_of(ANN), ["corvus"]);
}

#[test]
fn a4_1_no_card_is_discovered_before_the_action_phase_is_over() {
    let mut scene = two_nearly_finished();
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.state.table.stage, Stage::BetweenObserves);
    assert_eq!(scene.cards_of(ANN), [""; 0]);
    scene.finish(ANN);
    assert_eq!(scene.cards_of(ANN), ["corvus"]);
}

#[test]
fn a4_1_a_card_finished_by_an_ability_is_discovered_after_the_action() {
    let mut scene = table(3).board(&BOARD).owns(ANN, &["cetus"]).begin();
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    let events = scene.rest(ANN);
    let moved = events
        .iter()
        .position(|e| matches!(e, Event::SphereMoved { .. }));
    let discovered = events
        .iter()
        .position(|e| matches!(e, Event::CardDiscovered { .. }));
    assert!(moved.is_some() && moved < discovered);
    assert_eq!(scene.cards_of(ANN), ["cetus", "corvus"]);
}

#[test]
fn a4_1_the_active_player_chooses_the_order_of_discoveries() {
    for (first, second) in [(2, 3), (3, 2)] {
        let mut scene = two_nearly_finished();
        scene.marking(ANN, 2, &[4]);
        scene.marking(ANN, 3, &[5]);
        assert_eq!(scene.legal(ANN), [discover(2), discover(3)]);
        let events = scene.act(ANN, discover(first));
        let places: Vec<usize> = events
            .iter()
            .filter_map(|event| match event {
                Event::CardDiscovered { place, .. } => Some(place.number()),
                _ => None,
            })
            .collect();
        assert_eq!(places, [first, second], "the last one needs no choice");
        assert_eq!(scene.cards_of(ANN), ["canis-minor", "corvus"]);
    }
}

#[test]
fn a4_1_only_finished_cards_are_discovered() {
    let mut scene = two_nearly_finished();
    assert_eq!(scene.refuse(ANN, discover(2)), Illegal::NotNow);
    scene.marking(ANN, 2, &[4]);
    scene.marking(ANN, 3, &[5]);
    let refused = scene.refuse(ANN, discover(1));
    assert_eq!(refused, Illegal::NotFinished);
    assert_eq!(refused.rule(), "A4.1");
    assert_eq!(scene.refuse(ANN, discover(6)), Illegal::NoCard);
    assert_eq!(scene.refuse(BEN, discover(2)), Illegal::NotYourTurn);
}

#[test]
fn a4_1_assistants_of_each_card_pick_before_the_next_is_discovered() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    scene.marked(CAT, 3, &[1, 2, 3, 4]);
    scene.marking(ANN, 2, &[4]);
    scene.marking(ANN, 3, &[5]);
    scene.act(ANN, discover(3));
    assert_eq!(scene.to_act(), [CAT]);
    scene.act(CAT, pick(1));
    assert_eq!(scene.cards_of(ANN), ["canis-minor"]);
    assert_eq!(scene.to_act(), [BEN]);
    // A boon crossed out on one card is open on the other.
    scene.act(BEN, pick(1));
    assert_eq!((scene.journal(BEN).fame, scene.journal(CAT).fame), (2, 2));
    assert_eq!(scene.cards_of(ANN), ["canis-minor", "corvus"]);
}

#[test]
fn a4_4_the_discoverer_takes_the_card_after_the_picks() {
    let mut scene = table(3).board(&BOARD).begin();
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.cards_of(ANN), [""; 0]);
    assert_eq!(scene.on(2), Some("corvus"));
    let corvus = scene.card("corvus");
    let events = scene.act(BEN, pick(1));
    assert!(events.contains(&Event::CardTaken {
        seat: ANN,
        card: corvus
    }));
    assert_eq!(scene.cards_of(ANN), ["corvus"]);
}

#[test]
fn a4_4_a_discovered_card_is_active() {
    let mut scene = two_nearly_finished();
    scene.marking(ANN, 2, &[4]);
    scene.finish(ANN);
    assert_eq!(scene.exhausted_of(ANN), [""; 0]);
    assert!(scene.journal(ANN).active().contains(scene.card("corvus")));
}

#[test]
fn a4_4_the_marks_of_a_discovered_card_are_wiped() {
    let mut scene = table(3).board(&BOARD).next(&["leo"]).begin();
    scene.marked(BEN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    scene.decline(BEN);
    assert_eq!(scene.on(2), Some("leo"));
    for seat in [ANN, BEN, CAT] {
        assert_eq!(scene.marks(Pen::of(seat), 2), [0; 0]);
    }
    assert_eq!(scene.markable(2), [1], "the new card begins at its start");
    // Nobody scores for stars of a discovered card.
    assert_eq!((scene.fame(ANN, 1).stars, scene.fame(BEN, 1).stars), (0, 0));
}

#[test]
fn a4_5_at_the_limit_nothing_is_discarded() {
    // Ann has one card and a limit of 2. Corvus is her second.
    let mut scene = table(3).board(&BOARD).owns(ANN, &["leo"]).begin();
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.cards_of(ANN), ["corvus", "leo"]);
    assert_eq!(scene.state.table.active, BEN);
}

/// Ann has two cards, one of them exhausted, and a limit of 2, and discovers Corvus.
fn over_the_limit() -> Scene {
    let mut scene = table(3)
        .board(&BOARD)
        .owns(ANN, &["leo"])
        .exhausted(ANN, &["ara"])
        .begin();
    scene.marked(ANN, 2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    scene
}

#[test]
fn a4_5_over_the_limit_the_player_chooses_what_to_discard() {
    for (card, kept) in [
        ("leo", ["ara", "corvus"]),
        ("ara", ["corvus", "leo"]),
        ("corvus", ["ara", "leo"]), // the new card too
    ] {
        let mut scene = over_the_limit();
        assert_eq!(scene.state.table.stage, Stage::Discarding);
        let choices = ["ara", "corvus", "leo"].map(|key| Action::Discard(scene.card(key)));
        assert_eq!(scene.legal(ANN), choices);
        scene.discard(ANN, card);
        assert_eq!(scene.cards_of(ANN), kept);
        let exhausted: &[&str] = if card == "ara" { &[] } else { &["ara"] };
        assert_eq!(scene.exhausted_of(ANN), exhausted);
        assert!(scene.state.table.discard.contains(scene.card(card)));
        assert_eq!(scene.state.table.active, BEN);
    }
}

#[test]
fn a4_5_players_must_discard_and_only_their_own_cards() {
    let mut scene = over_the_limit();
    let taurus = scene.card("taurus");
    assert_eq!(
        scene.refuse(ANN, Action::Discard(taurus)),
        Illegal::NotYourCard
    );
    assert_eq!(scene.refuse(ANN, Action::Stop), Illegal::NotNow);
    assert_eq!(scene.refuse(ANN, Action::Decline), Illegal::NotNow);
    let leo = scene.card("leo");
    assert_eq!(
        scene.refuse(BEN, Action::Discard(leo)),
        Illegal::NotYourTurn
    );
}

#[test]
fn a4_5_the_limit_is_checked_after_all_discovered_cards_are_taken() {
    let mut scene = two_nearly_finished();
    let (bear, altar) = (scene.card("ursa-minor"), scene.card("ara"));
    for card in [bear, altar] {
        scene.journal_mut(ANN).cards.insert(card);
    }
    scene.marking(ANN, 2, &[4]);
    scene.marking(ANN, 3, &[5]);
    scene.act(ANN, discover(2));
    assert_eq!(
        scene.cards_of(ANN),
        ["ara", "canis-minor", "corvus", "ursa-minor"]
    );
    // She is two over her limit of 2: she discards a new card and an old one.
    scene.discard(ANN, "canis-minor");
    assert_eq!(scene.state.table.stage, Stage::Discarding);
    scene.discard(ANN, "ara");
    assert_eq!(scene.cards_of(ANN), ["corvus", "ursa-minor"]);
    assert_eq!(scene.state.table.active, BEN);
}

#[test]
fn a4_5_wisdom_gained_in_the_same_turn_counts() {
    // With 1 wisdom, the Grand star of Corvus fills the first section and the limit rises to 3.
    for (wisdom, stage) in [(0, Stage::Discarding), (1, Stage::Turn)] {
        let mut scene = table(3).board(&BOARD).owns(ANN, &["leo", "ara"]).begin();
        scene.journal_mut(ANN).wisdom = wisdom;
        scene.marked(ANN, 2, &[1, 2, 3, 4]);
        scene.marking(ANN, 2, &[5]);
        assert_eq!(scene.journal(ANN).wisdom, wisdom + 1);
        assert_eq!(scene.state.table.stage, stage);
    }
}

#[test]
fn a4_6_discovered_cards_are_replaced_in_the_order_of_discovery() {
    for (first, on_2, on_3) in [(2, "leo", "lyra"), (3, "lyra", "leo")] {
        let mut scene = two_nearly_finished();
        let drawn = scene.state.table.drawn;
        scene.marking(ANN, 2, &[4]);
        scene.marking(ANN, 3, &[5]);
        scene.act(ANN, discover(first));
        assert_eq!(scene.on(1), Some("taurus"));
        assert_eq!(scene.on(2), Some(on_2));
        assert_eq!(scene.on(3), Some(on_3));
        assert_eq!(scene.on(4), Some("triangulum"));
        assert_eq!(scene.state.table.drawn, drawn + 2);
    }
}

#[test]
fn a4_6_new_cards_are_dealt_after_the_discards() {
    let mut scene = over_the_limit();
    assert_eq!(scene.on(2), None, "no new card while Ann discards");
    let events = scene.discard(ANN, "leo");
    assert!(matches!(events[0], Event::CardDiscarded { .. }));
    assert!(matches!(events[1], Event::CardDealt { .. }));
    assert!(scene.on(2).is_some());
}

#[test]
fn a4_7_fame_of_this_turn_abilities_comes_at_the_end_of_the_turn() {
    let mut scene = table(3).board(&BOARD).owns(ANN, &["cancer"]).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.use_card(ANN, "cancer");
    scene.marked(ANN, 2, &[1, 2, 3, 4]);
    scene.marking(ANN, 2, &[5]);
    assert_eq!(scene.journal(ANN).fame, 0);
    let events = scene.finish(ANN);
    assert_eq!(scene.journal(ANN).fame, 1);
    // After the discovery and the new card, just before the next turn.
    let last: Vec<&Event> = events.iter().rev().take(3).collect();
    let began = Event::TurnBegan {
        seat: BEN,
        round: 1,
    };
    assert_eq!(last[0], &began);
    assert_eq!(last[1], &Event::FameGained { seat: ANN, fame: 1 });
    assert!(matches!(last[2], Event::CardDealt { .. }));
}

#[test]
fn a4_7_a_refund_cannot_be_spent_in_the_same_turn() {
    let mut scene = table(3).board(&BOARD).owns(ANN, &["hydra"]).begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene.journal_mut(ANN).stardust = 2;
    scene.use_card(ANN, "hydra");
    // Star 1 will be refunded, star 2 is Grand. The pouch is empty, so the telescope is of no use.
    scene.marking(ANN, 3, &[1, 2]);
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.journal(ANN).stardust, 1);
    assert_eq!(scene.journal(ANN).telescopes, 1);
}

#[test]
fn a4_7_the_end_of_the_turn_comes_after_a_dream() {
    let mut scene = table(2)
        .board(&["taurus", "corvus", "lyra"])
        .owns(ANN, &["cancer", "cetus"])
        .sphere(Element::Air)
        .begin();
    scene.use_card(ANN, "cancer");
    scene.use_card(ANN, "cetus");
    scene.marking(ANN, 2, &[5]);
    scene.rest(ANN);
    assert_eq!(scene.journal(ANN).fame, 0);
    // The marker is on Water now: the dreamer marks one star of the largest card without marks.
    let events = scene.marking(ANN, 1, &[1]);
    assert_eq!(scene.journal(ANN).fame, 1);
    assert!(matches!(events[0], Event::StarMarked { .. }));
    assert_eq!(events[1], Event::FameGained { seat: ANN, fame: 1 });
}
