//! The rulebook's worked examples, with its own people and numbers.

use crate::common::*;
use astra::{Action, BoonKind, Element, FinalCard, Illegal, Pen, Stage};
use tabletop::Seat;

const ROBIN: Seat = Seat::new(0);
const MATTHEW: Seat = Seat::new(1);
const DOROTHY: Seat = Seat::new(2);

/// Robin has two cards and the card limit 3.
fn taurus() -> Scene {
    let mut scene = table(3)
        .board(&["taurus", "corvus", "lyra", "aries"])
        .owns(ROBIN, &["leo", "cetus"])
        .begin();
    scene.journal_mut(ROBIN).wisdom = 2;
    scene
}

/// Robin marks three stars, Matthew two, Dorothy three.
fn eight_stars_on_taurus() -> Scene {
    let mut scene = taurus();
    scene.marking(ROBIN, 1, &[1, 2, 3]);
    scene.stop(ROBIN);
    scene.marking(MATTHEW, 1, &[4, 5]);
    scene.marking(DOROTHY, 1, &[6, 7, 8]);
    scene
}

#[test]
fn robin_spends_3_stardust_on_the_right_horn_and_the_head() {
    let mut scene = taurus();
    // "Since there is no marked star yet, Robin must mark the Starting star first."
    assert_eq!(scene.markable(1), [1]);
    assert_eq!(scene.refuse(ROBIN, mark(1, 2)), Illegal::NotTheStart);
    scene.marking(ROBIN, 1, &[1, 2, 3]);
    assert_eq!(scene.journal(ROBIN).stardust, 5);
}

#[test]
fn matthew_reaches_a_dead_end_in_the_left_horn() {
    let mut scene = taurus();
    scene.marking(ROBIN, 1, &[1, 2, 3]);
    scene.stop(ROBIN);
    // "There are only two stars adjacent to a green star."
    assert_eq!(scene.markable(1), [4, 6]);
    scene.marking(MATTHEW, 1, &[4, 5]);
    // "Matthew can't mark any more stars, even if he has more Stardust."
    assert_eq!(scene.journal(MATTHEW).stardust, 6);
    assert_eq!(scene.state.table.active, DOROTHY);
}

#[test]
fn dorothy_takes_the_upper_path() {
    let mut scene = taurus();
    scene.marking(ROBIN, 1, &[1, 2, 3]);
    scene.stop(ROBIN);
    scene.marking(MATTHEW, 1, &[4, 5]);
    // "There is only one star she can mark, which is located in the neck of Taurus."
    assert_eq!(scene.markable(1), [6]);
    scene.marking(DOROTHY, 1, &[6]);
    assert_eq!(scene.markable(1), [7, 9]);
    scene.marking(DOROTHY, 1, &[7, 8]);
    // "Dorothy stops after marking the third star, as there is no other adjacent star."
    assert_eq!(scene.journal(DOROTHY).stardust, 5);
    assert_eq!(scene.state.table.active, ROBIN);
}

#[test]
fn robin_discovers_taurus_and_the_others_pick() {
    let mut scene = eight_stars_on_taurus();
    // "He marked the last 2 stars on Taurus."
    scene.marking(ROBIN, 1, &[9, 10]);
    assert_eq!(scene.journal(ROBIN).stardust, 3);
    assert_eq!(scene.marks(Pen::of(ROBIN), 1).len(), 5);
    assert_eq!(scene.marks(Pen::of(MATTHEW), 1).len(), 2);
    assert_eq!(scene.marks(Pen::of(DOROTHY), 1).len(), 3);
    assert_eq!(scene.legal(ROBIN), []);
    // "Dorothy goes first. She picks the Boon of Fame and marks 4 Fame."
    assert_eq!(scene.to_act(), [DOROTHY]);
    scene.act(DOROTHY, pick(1));
    assert_eq!(scene.journal(DOROTHY).fame, 4);
    // "Making it unavailable for Matthew to choose."
    assert_eq!(scene.refuse(MATTHEW, pick(1)), Illegal::BoonCrossedOut);
    let boon = scene.facts("taurus").boons[1];
    assert_eq!(boon.kind, BoonKind::Stardust);
    // "He takes 6 Stardust"; 6 were left of his 8, and his Pouch holds 5.
    scene.act(MATTHEW, pick(2));
    assert_eq!(scene.journal(MATTHEW).stardust, 12);
    assert_eq!(scene.journal(MATTHEW).pouch, 5);
    // "He can still take Taurus as his third card", active.
    assert_eq!(scene.cards_of(ROBIN), ["cetus", "leo", "taurus"]);
    assert_eq!(scene.exhausted_of(ROBIN), [""; 0]);
    assert_eq!(scene.journal(ROBIN).fame, 0);
    assert_eq!(scene.state.table.active, MATTHEW);
}

#[test]
fn one_more_card_would_be_over_robins_limit_of_3() {
    let mut scene = eight_stars_on_taurus();
    scene.journal_mut(ROBIN).telescopes = 1;
    scene.marked(ROBIN, 2, &[1, 2, 3, 5]);
    scene.marking(ROBIN, 1, &[9, 10]);
    scene.marking(ROBIN, 2, &[4]);
    scene.act(ROBIN, discover(1));
    scene.decline(DOROTHY);
    scene.decline(MATTHEW);
    // "He would need to discard down to his current limit of 3."
    assert_eq!(scene.state.table.stage, Stage::Discarding);
    assert_eq!(scene.legal(ROBIN).len(), 4);
    scene.discard(ROBIN, "leo");
    assert_eq!(scene.cards_of(ROBIN), ["cetus", "corvus", "taurus"]);
}

#[test]
fn matthews_final_scoring_card_is_worth_28() {
    // "One marking in the Air Element row and one marking in the Fire Element row"; 8 cards:
    // "3 Air Elements, 2 Earth Elements, and 3 Water Elements."
    let cards = [
        "lyra", "corvus", "sagitta", // Air
        "taurus", "virgo", // Earth
        "cetus", "hydra", "pisces", // Water
    ];
    let mut scene = table(3).owns(MATTHEW, &cards).finals(&[1, 2, 3]).begin();
    let FinalCard(pair) = scene.game.data().finals.cards[1];
    assert_eq!(pair, [Element::Fire, Element::Air]);
    scene.state.table.last_round = Some(1);
    scene.rest_to_the_end();
    let outcome = scene.outcome().unwrap();
    let sources = &outcome.scores[MATTHEW.index()].sources;
    // "11 + 2 + 6 + 6 + 3 = 28 Fame."
    assert_eq!(sources.last(), Some(&("elements", 11 + 2 + 6 + 6 + 3)));
    assert_eq!(11 + 2 + 6 + 6 + 3, 28);
}

#[test]
fn an_assistant_behind_the_dreamer_has_the_two_rightmost_boons() {
    // "If the number of stars marked with the dreamer pen is higher than the number of stars
    // marked by the assisting player"; "lower than or equal": any of the boons.
    let cases: [(&[usize], &[usize], &[Action]); 3] = [
        (&[1, 2], &[3, 4, 5], &[pick(3), pick(4), Action::Decline]),
        (
            &[1, 2, 6],
            &[3, 4, 5],
            &[pick(1), pick(2), pick(3), pick(4), Action::Decline],
        ),
        (
            &[1, 2, 6, 7],
            &[3, 4, 5],
            &[pick(1), pick(2), pick(3), pick(4), Action::Decline],
        ),
    ];
    for (assistant, dreamer, choices) in cases {
        let mut scene = table(2).board(&["taurus", "corvus", "lyra"]).begin();
        scene.marked(MATTHEW, 1, assistant).dreamt(1, dreamer);
        let own: Vec<usize> = (6..=9).filter(|star| !assistant.contains(star)).collect();
        scene.marked(ROBIN, 1, &own);
        scene.marking(ROBIN, 1, &[10]);
        assert_eq!(scene.legal(MATTHEW), choices);
    }
}
