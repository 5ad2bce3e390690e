//! A9, rulings on open points.

use crate::common::*;
use astra::{Action, Element, Event, Illegal, Pen, Stage};

// Taurus (10): 1–2–3, 3–4–5, 3–6, 6–7–8, 6–9–10. Start 1, Grand 4 and 8.
// Corvus (5): 1–2, 1–5, 2–3, 3–4, 3–5. Start 1, Grand 5.
const TWO: [&str; 3] = ["taurus", "corvus", "sagitta"];
const THREE: [&str; 4] = ["taurus", "corvus", "canis-minor", "triangulum"];

#[test]
fn a9_1_marks_of_the_dreamer_give_no_fame_for_marked_cards() {
    let mut scene = table(2).board(&TWO).owns(ANN, &["lyra"]).begin();
    scene
        .dreamt(1, &[1, 2])
        .dreamt(2, &[1])
        .marked(ANN, 2, &[2]);
    scene.use_card(ANN, "lyra");
    assert_eq!(scene.journal(ANN).fame, 1);
}

#[test]
fn a9_1_marks_of_the_dreamer_give_no_fame_or_wisdom_for_grand_stars() {
    // The marker moves from Air to Water, whose number is 1.
    let mut scene = table(2)
        .board(&TWO)
        .owns(ANN, &["cancer"])
        .sphere(Element::Air)
        .begin();
    scene
        .marked(BEN, 1, &[1, 2, 3])
        .marked(BEN, 2, &[1])
        .marked(BEN, 3, &[1]);
    scene.use_card(ANN, "cancer");
    scene.rest(ANN);
    scene.marking(ANN, 1, &[4]);
    assert_eq!(scene.marks(Pen::DREAMER, 1), [4]);
    assert_eq!(scene.journal(ANN).fame, 0);
    assert_eq!(scene.journal(ANN).wisdom, 0);
}

#[test]
fn a9_1_marks_of_the_dreamer_do_not_count_in_the_final_score() {
    let mut scene = table(2).board(&TWO).begin();
    scene.dreamt(1, &[1, 2, 3, 4]).marked(ANN, 1, &[5, 6]);
    assert_eq!(scene.fame(ANN, 1).stars, 1);
    assert_eq!(scene.fame(BEN, 1).stars, 0);
}

#[test]
fn a9_1_marks_of_the_dreamer_make_nobody_an_assistant() {
    let mut scene = table(2).board(&TWO).begin();
    scene.dreamt(2, &[1, 2, 3, 5]);
    scene.marking(ANN, 2, &[4]);
    assert_eq!(scene.cards_of(ANN), ["corvus"]);
}

#[test]
fn a9_1_marks_of_the_dreamer_count_for_the_marking_rule() {
    let mut scene = table(2).board(&TWO).begin();
    scene.dreamt(1, &[1, 2, 3]);
    assert_eq!(scene.markable(1), [4, 6]);
}

#[test]
fn a9_2_an_ability_without_effect_may_be_used_and_exhausts_the_card() {
    // No stardust to trade; pouch and wisdom at their ends; no card of the sphere; no marks.
    let cards = ["ara", "gemini", "sagitta", "libra", "cassiopeia"];
    let mut scene = table(3)
        .board(&THREE)
        .owns(ANN, &cards)
        .sphere(Element::Water)
        .begin();
    scene.journal_mut(ANN).stardust = 2;
    scene.journal_mut(ANN).pouch = 12;
    scene.journal_mut(ANN).wisdom = 18;
    for card in cards {
        scene.use_card(ANN, card);
        assert_eq!(scene.state.table.stage, Stage::Turn, "{card}");
    }
    assert_eq!(scene.exhausted_of(ANN).len(), 5);
    let journal = scene.journal(ANN);
    assert_eq!((journal.stardust, journal.pouch), (2, 12));
    assert_eq!((journal.wisdom, journal.fame), (18, 0));
}

#[test]
fn a9_2_free_marks_may_be_used_without_any_star_to_mark() {
    for card in ["cetus", "pisces", "draco"] {
        let mut scene = table(3)
            .board(&THREE)
            .owns(ANN, &[card])
            .left_in_deck(0)
            .begin();
        for place in 1..=4 {
            scene.clear(place);
        }
        scene.use_card(ANN, card);
        assert_eq!(scene.exhausted_of(ANN), [card]);
        assert_eq!(scene.legal(ANN), [Action::Rest]);
    }
}

#[test]
fn a9_2_two_and_three_free_marks_end_when_no_star_is_left() {
    // The only star left to mark is the last one of Corvus.
    for card in ["pisces", "draco"] {
        let mut scene = table(3)
            .board(&THREE)
            .owns(ANN, &[card])
            .left_in_deck(0)
            .begin();
        scene.clear(1).clear(3).clear(4);
        scene.marked(BEN, 2, &[1, 2, 3, 5]);
        scene.use_card(ANN, card);
        assert_eq!(scene.legal(ANN), [mark(2, 4)]);
        scene.marking(ANN, 2, &[4]);
        assert_eq!(scene.state.table.stage, Stage::Turn);
    }
}

#[test]
fn a9_2_a_dead_end_on_the_only_card_ends_the_two_free_marks() {
    let mut scene = table(3)
        .board(&THREE)
        .owns(ANN, &["pisces"])
        .left_in_deck(0)
        .begin();
    scene.clear(2).clear(3).clear(4);
    scene.marked(BEN, 1, &[1, 2, 3, 4]);
    scene.use_card(ANN, "pisces");
    scene.marking(ANN, 1, &[5]);
    assert_eq!(scene.marks(Pen::of(ANN), 1), [5]);
    assert_eq!(scene.state.table.stage, Stage::Turn);
}

/// Ann has used Andromeda at a table for two.
fn after_a_burst() -> Scene {
    let mut scene = table(2)
        .board(&TWO)
        .owns(ANN, &["andromeda", "cygnus"])
        .begin();
    scene.journal_mut(ANN).telescopes = 2;
    scene.use_card(ANN, "andromeda");
    scene.marking(ANN, 1, &[6]);
    scene
}

#[test]
fn a9_3_without_an_action_phase_there_is_no_rest_and_no_telescope_use() {
    let mut scene = after_a_burst();
    assert_eq!(scene.refuse(ANN, Action::Rest), Illegal::ActionSkipped);
    assert_eq!(scene.refuse(ANN, mark(1, 4)), Illegal::ActionSkipped);
    scene.use_card(ANN, "cygnus");
    scene.finish(ANN);
    let journal = scene.journal(ANN);
    assert_eq!((journal.stardust, journal.telescopes), (8, 2));
    assert_eq!(scene.exhausted_of(ANN), ["andromeda", "cygnus"]);
}

#[test]
fn a9_3_without_an_action_phase_there_is_no_dream_phase() {
    let mut scene = after_a_burst();
    let sphere = scene.state.table.sphere;
    scene.finish(ANN);
    assert_eq!(scene.state.table.active, BEN);
    assert_eq!(scene.state.table.stage, Stage::Turn);
    assert_eq!(scene.state.table.sphere, sphere);
    for place in 1..=3 {
        assert_eq!(scene.marks(Pen::DREAMER, place), [0; 0]);
    }
}

#[test]
fn a9_3_the_action_phase_is_skipped_even_if_there_was_nothing_to_mark() {
    let mut scene = table(3)
        .board(&THREE)
        .owns(ANN, &["virgo"])
        .left_in_deck(0)
        .begin();
    for place in 1..=4 {
        scene.clear(place);
    }
    scene.use_card(ANN, "virgo");
    assert_eq!(scene.legal(ANN), [Action::Finish]);
}

#[test]
fn a9_4_game_end_is_checked_for_after_each_replacement() {
    let mut scene = table(3)
        .board(&THREE)
        .next(&["leo", "lyra"])
        .left_above_game_end(1)
        .begin();
    scene.journal_mut(ANN).telescopes = 1;
    scene
        .marked(ANN, 2, &[1, 2, 3, 5])
        .marked(ANN, 3, &[1, 2, 3, 4]);
    scene.marking(ANN, 2, &[4]);
    scene.marking(ANN, 3, &[5]);
    let (leo, lyra) = (scene.card("leo"), scene.card("lyra"));
    let events = scene.act(ANN, discover(3));
    let drawn: Vec<&Event> = events
        .iter()
        .filter(|e| matches!(e, Event::CardDealt { .. } | Event::GameEndAppeared { .. }))
        .collect();
    let expected = [
        Event::CardDealt {
            place: place(3),
            card: leo,
        },
        Event::GameEndAppeared { last_round: 1 },
        Event::CardDealt {
            place: place(2),
            card: lyra,
        },
    ];
    assert_eq!(drawn, expected.iter().collect::<Vec<_>>());
}

#[test]
fn a9_4_with_an_empty_deck_the_discard_icon_does_nothing() {
    let mut scene = table(3)
        .board(&THREE)
        .sphere(Element::Earth)
        .left_in_deck(0)
        .begin();
    let discard = scene.state.table.discard;
    let events = scene.rest(ANN);
    assert_eq!(scene.state.table.discard, discard);
    assert_eq!(scene.state.table.drawn, 48);
    assert_eq!(scene.state.table.sphere, Element::Fire);
    let took = |e: &Event| matches!(e, Event::TopCardDiscarded { .. });
    assert!(!events.iter().any(took));
}

#[test]
fn a9_5_stardust_gained_in_the_ability_phase_allows_an_observe() {
    let mut scene = table(3).board(&THREE).owns(ANN, &["equuleus"]).begin();
    scene.journal_mut(ANN).stardust = 0;
    assert_eq!(scene.refuse(ANN, mark(1, 1)), Illegal::NoStardust);
    scene.use_card(ANN, "equuleus");
    scene.marking(ANN, 1, &[1]);
    assert_eq!(scene.journal(ANN).stardust, 1);
}

#[test]
fn a9_5_stardust_spent_in_the_ability_phase_is_gone() {
    let mut scene = table(3).board(&THREE).owns(ANN, &["ara"]).begin();
    scene.journal_mut(ANN).stardust = 3;
    scene.use_card(ANN, "ara");
    scene.act(ANN, Action::Trade);
    assert_eq!(scene.legal(ANN), [Action::Rest], "a telescope, no stardust");
}

#[test]
fn a9_6_serpentaire_is_ophiuchus_and_cheval_is_equuleus() {
    // The French names are translations; the cards carry the Latin names.
    let scene = table(2).begin();
    let names = ["ophiuchus", "equuleus", "serpens"].map(|key| scene.facts(key).name.clone());
    assert_eq!(names, ["Ophiuchus", "Equuleus", "Serpens"]);
    // "Serpente" is Serpentaire, which marks two stars, and not Serpens, which marks any one.
    assert_eq!(scene.facts("ophiuchus").ability, astra::Ability::MarkTwo);
    assert_eq!(scene.facts("serpens").ability, astra::Ability::MarkAny);
    assert_eq!(scene.facts("equuleus").ability, astra::Ability::Stardust2);
    assert_eq!(scene.game.cards().find("serpente"), None);
}
