//! A8.12, the final scoring: yours as usual, Ptolemy's by his own tables, and who has won. Also
//! harder 3 (A8.14, A8.16).

use crate::common::*;
use astra::{CardId, CardIds, Element};
use tabletop::Outcome;

const BOARD: [&str; 3] = ["draco", "taurus", "lupus"];

/// Returns the first `number` cards of an element.
fn of(element: Element, number: usize) -> CardIds {
    let cards = CardId::all().filter(|&card| GAME.cards().card(card).element == element);
    cards.take(number).collect()
}

/// Ptolemy has these numbers of Fire, Water, Air and Earth cards.
fn with_cards(numbers: [usize; 4]) -> Scene {
    let mut scene = alone("").board(&BOARD).begin();
    let cards = Element::ALL.into_iter().zip(numbers);
    scene.ptolemy_mut().cards = cards
        .map(|(element, number)| of(element, number))
        .fold(CardIds::EMPTY, CardIds::or);
    scene
}

#[test]
fn a8_12_the_cards_of_an_element_give_2_3_7_or_13_fame() {
    for element in 0..4 {
        for (number, fame) in [(0, 0), (1, 2), (2, 3), (3, 7), (4, 13), (5, 13), (12, 13)] {
            let mut numbers = [0; 4];
            numbers[element] = number;
            let count = with_cards(numbers).ptolemys_fame(None);
            assert_eq!(count.elements, fame, "{numbers:?}");
            assert_eq!(count.sets, 0);
        }
    }
}

#[test]
fn a8_12_each_element_counts_separately() {
    // 2 + 3 + 7 + 13, and one set.
    let count = with_cards([1, 2, 3, 4]).ptolemys_fame(None);
    assert_eq!((count.elements, count.sets), (25, 8));
}

#[test]
fn a8_12_sets_of_four_elements_give_8_17_27_or_38_fame() {
    for (sets, fame) in [(0, 0), (1, 8), (2, 17), (3, 27), (4, 38), (5, 38)] {
        let count = with_cards([sets; 4]).ptolemys_fame(None);
        assert_eq!(count.sets, fame, "{sets} sets");
    }
}

#[test]
fn a8_12_the_rarest_element_limits_the_sets() {
    for (numbers, fame) in [
        ([5, 5, 5, 0], 0),
        ([5, 1, 5, 5], 8),
        ([2, 3, 4, 5], 17),
        ([12, 3, 12, 12], 27),
    ] {
        let count = with_cards(numbers).ptolemys_fame(None);
        assert_eq!(count.sets, fame, "{numbers:?}");
    }
}

#[test]
fn a8_12_all_his_cards_give_their_fame() {
    let mut scene = alone("").begin();
    // Their fame is 2, 2, 1 and 1.
    let cards = ["leo", "hydra", "lyra", "triangulum"].map(|key| scene.card(key));
    scene.ptolemy_mut().cards = cards.into_iter().collect();
    assert_eq!(scene.ptolemys_fame(None).cards, 6);
}

#[test]
fn a8_12_every_2_of_his_stars_on_undiscovered_cards_together_give_1_fame() {
    let mut scene = alone("").board(&BOARD).begin();
    // One star on each of three cards makes three in all: 1 fame, not 0 and not 3.
    for place in 1..=3 {
        scene.ptolemys_marks(place, &[1]);
    }
    scene.marked(ANN, 1, &[2, 3]).dreamt(2, &[2, 3]);
    assert_eq!(scene.ptolemys_fame(None).stars, 1);
    scene.ptolemys_marks(3, &[2]);
    assert_eq!(scene.ptolemys_fame(None).stars, 2);
    assert_eq!(scene.fame(ANN, 1).stars, 1, "his stars are not yours");
}

#[test]
fn a8_12_each_telescope_gives_2_fame() {
    let mut scene = alone("").begin();
    for telescopes in [0, 1, 2, 7] {
        scene.ptolemy_mut().telescopes = telescopes;
        assert_eq!(scene.ptolemys_fame(None).telescopes, 2 * telescopes);
    }
}

#[test]
fn a8_12_his_stardust_counts_for_nothing() {
    let mut scene = alone("").begin();
    let before = scene.ptolemys_fame(None).score();
    scene.ptolemy_mut().stardust = 30;
    assert_eq!(scene.ptolemys_fame(None).score(), before);
}

/// Ann marks one star, Ptolemy rests, and the game is over.
fn ended(mut scene: Scene) -> Outcome {
    scene.state.table.last_round = Some(1);
    scene.ptolemy_mut().stardust = 0;
    scene.hand_over(3, 1, &[]);
    scene.outcome().expect("the game is over")
}

#[test]
fn a8_12_everything_is_added_to_his_fame() {
    let mut scene = alone("").board(&BOARD).begin();
    let his = scene.ptolemy_mut();
    (his.fame, his.telescopes) = (30, 3);
    // Leo, Hydra, Lyra and Triangulum: 6 fame, one of each element, one set.
    let cards = ["leo", "hydra", "lyra", "triangulum"].map(|key| scene.card(key));
    scene.ptolemy_mut().cards = cards.into_iter().collect();
    scene.ptolemys_marks(1, &[1, 2, 3, 4, 5]);
    let others = ended(scene).others;
    assert_eq!(others.len(), 1);
    let (name, score) = &others[0];
    assert_eq!(*name, "ptolemy");
    let sources = [
        ("track", 30),
        ("cards", 6),
        ("stars", 2),
        ("telescopes", 6),
        ("elements", 8),
        ("sets", 8),
    ];
    assert_eq!(score.sources, sources);
    assert_eq!(score.total, 60);
}

#[test]
fn a8_12_you_are_scored_as_usual() {
    let mut scene = alone("").board(&BOARD).owns(ANN, &["leo"]).begin();
    scene.journal_mut(ANN).fame = 40;
    scene.marked(ANN, 1, &[1, 2, 3]);
    // With the last one she has four stars, and with Leo two Fire marks on her Final Scoring card.
    let score = ended(scene).scores.swap_remove(0);
    let sources = [
        ("track", 40),
        ("pouch", 5),
        ("card-limit", 2),
        ("stardust", 0),
        ("stars", 2),
        ("active-cards", 2),
        ("elements", 2),
    ];
    assert_eq!(score.sources, sources);
    assert_eq!(score.total, 53);
}

/// Returns the outcome with this much fame on Ann's track. Her pouch and card limit give 7 more,
/// and Ptolemy has 12.
fn outcome_with(fame: u16) -> Outcome {
    let mut scene = alone("").board(&BOARD).begin();
    scene.journal_mut(ANN).fame = fame;
    let outcome = ended(scene);
    assert_eq!(outcome.scores[0].total, i32::from(fame) + 7);
    assert_eq!(outcome.others[0].1.total, 12);
    outcome
}

#[test]
fn a8_12_you_win_only_with_more_fame_than_he_has() {
    let outcome = outcome_with(6);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [ANN]);
    assert_eq!(outcome.ranks, [1]);
}

#[test]
fn a8_12_with_as_much_or_less_you_lose() {
    for fame in [5, 4, 0] {
        let outcome = outcome_with(fame);
        assert!(outcome.winners.is_empty(), "{fame}");
        assert_eq!(outcome.ranks, [2]);
    }
}

#[test]
fn a8_14_h3_the_marks_of_his_final_scoring_card_are_added_to_his_cards() {
    // Card 6 has Air and Earth: three Air cards count as four, and Earth counts as one.
    let count = with_cards([0, 0, 3, 0]).ptolemys_fame(Some(6));
    assert_eq!(count.elements, 13 + 2);
    // Four and five are worth the same.
    let count = with_cards([0, 0, 4, 0]).ptolemys_fame(Some(6));
    assert_eq!(count.elements, 13 + 2);
    // Card 1 has Fire and Water.
    let count = with_cards([0, 0, 3, 0]).ptolemys_fame(Some(1));
    assert_eq!(count.elements, 2 + 2 + 7);
    let without = with_cards([0, 0, 3, 0]).ptolemys_fame(None);
    assert_eq!(count.cards, without.cards, "marks are not cards");
}

#[test]
fn a8_16_h3_the_marks_count_for_sets_too() {
    // Card 6 has Air and Earth: Fire and Water cards complete the set.
    assert_eq!(with_cards([1, 1, 0, 0]).ptolemys_fame(Some(6)).sets, 8);
    assert_eq!(with_cards([2, 2, 1, 1]).ptolemys_fame(Some(6)).sets, 17);
    assert_eq!(with_cards([2, 2, 1, 1]).ptolemys_fame(Some(1)).sets, 8);
}

#[test]
fn a8_14_h3_the_marks_count_in_the_outcome() {
    // Card 6, Air and Earth, in a game where he has a Fire and a Water card.
    let mut scene = alone("h3").board(&BOARD).begin();
    let cards = ["leo", "hydra"].map(|key| scene.card(key));
    scene.ptolemy_mut().cards = cards.into_iter().collect();
    let score = ended(scene).others.swap_remove(0).1;
    // 12 fame, 4 for his cards, 2 for each of the four elements, 8 for a set.
    assert_eq!(score.total, 12 + 4 + 8 + 8);
}

#[test]
fn a8_12_his_total_is_the_sum_of_all_sources() {
    let mut scene = alone("").begin();
    // Every source counts: 12 fame, cards, stars, telescopes, elements, a set.
    for key in ["leo", "cancer", "libra", "virgo"] {
        let card = scene.card(key);
        scene.ptolemy_mut().cards.insert(card);
    }
    scene.ptolemy_mut().telescopes = 3;
    scene.ptolemys_marks(1, &[1, 2, 3, 4]);
    let fame = scene.ptolemys_fame(None);
    assert!(
        [fame.cards, fame.stars, fame.elements, fame.sets]
            .iter()
            .all(|&points| points > 1)
    );
    assert_eq!(i32::from(fame.total()), fame.score().total);
}
