//! A8, set-up: the table, what you begin with and what Ptolemy has (A8.1, A8.3).

use crate::common::*;
use astra::{CardId, CardIds, Event, LibraryCard, Pen, PlaceId, PtolemyEvent, Stage};
use tabletop::{Game, Observer, Options, Seed};

const BOARD: [&str; 3] = ["draco", "taurus", "lupus"];

/// Returns a game for one with its deal.
fn set_up(seed: &str) -> (Scene, astra::Deal) {
    let (options, seed) = (Options::new(), Seed::from_text(seed));
    let deal = GAME.deal(&options, 1, seed).expect("a deal");
    let state = GAME.setup(&options, 1, seed).expect("a game");
    (Scene { game: &GAME, state }, deal)
}

#[test]
fn a8_1_the_board_is_the_side_for_two_with_its_three_places() {
    let (alone, two) = (GAME.data().board(1), GAME.data().board(2));
    assert_eq!(alone.spheres, two.spheres);
    assert_eq!(alone.discard_after, two.discard_after);
    assert_eq!(alone.dream, two.dream);
    assert!(alone.dream.is_some());
    let (scene, _) = set_up("places");
    let cards = scene.state.table.places.map(|place| place.card.is_some());
    assert_eq!(cards, [true, true, true, false, false, false]);
    assert_eq!(scene.state.table.places().count(), 3);
}

#[test]
fn a8_1_17_cards_lie_above_game_end_and_3_under_it() {
    let board = GAME.data().board(1);
    assert_eq!((board.above_game_end, board.under_game_end), (17, 3));
}

#[test]
fn a8_1_the_first_card_is_discarded_and_three_are_dealt() {
    let (scene, deal) = set_up("dealt");
    let (table, cards) = (&scene.state.table, deal.deck.cards());
    assert_eq!(table.discard, CardIds::from_iter([cards[0]]));
    assert_eq!(table.sphere, GAME.cards().card(cards[0]).element);
    let dealt: Vec<CardId> = PlaceId::of(1).filter_map(|p| table.place(p).card).collect();
    assert_eq!(dealt, cards[1..4]);
    assert_eq!(table.drawn, 4, "13 are left above Game End");
}

#[test]
fn a8_1_the_deck_has_20_cards() {
    // With 20 cards drawn, none is left to deal.
    let mut scene = alone("")
        .board(&["corvus", "taurus", "lupus"])
        .library(&["canis-minor"])
        .left_in_deck(0)
        .begin();
    scene.marked(ANN, 1, &[1, 2, 3, 5]);
    let events = scene.hand_over(1, 4, &[die(1)]);
    assert_eq!(usize::from(scene.state.table.drawn), 20);
    assert!(events.contains(&Event::PlaceLeftEmpty { place: place(1) }));
}

#[test]
fn a8_1_you_begin_like_any_player() {
    let (scene, deal) = set_up("journal");
    let journal = scene.journal(ANN);
    assert_eq!((journal.stardust, journal.pouch, journal.wisdom), (8, 5, 0));
    assert_eq!((journal.fame, journal.telescopes), (0, 0));
    assert_eq!(journal.cards, CardIds::EMPTY);
    assert_eq!(deal.finals.len(), 1);
    assert_eq!(scene.view(ANN).finals[ANN], Some(deal.finals[0]));
    let guest = GAME.view(&scene.state, Observer::Spectator);
    assert_eq!(guest.finals[ANN], None);
}

#[test]
fn a8_1_you_are_the_first_player() {
    for seed in ["a", "b", "c", "d"] {
        let (scene, _) = set_up(seed);
        let table = &scene.state.table;
        assert_eq!((table.first, table.active, table.round), (ANN, ANN, 1));
        assert_eq!(table.stage, Stage::Turn);
        assert_eq!(scene.to_act(), [ANN]);
    }
}

#[test]
fn a8_1_a_round_is_your_turn_and_then_his() {
    let mut scene = alone("").board(&BOARD).begin();
    let mut course = Vec::new();
    for star in 1..=2 {
        scene.ptolemy_mut().stardust = 0;
        for event in scene.hand_over(1, star, &[]) {
            match event {
                Event::Ptolemy(PtolemyEvent::TurnBegan { round }) => course.push(("his", round)),
                Event::TurnBegan { seat: ANN, round } => course.push(("yours", round)),
                _ => {}
            }
        }
    }
    assert_eq!(course, [("his", 1), ("yours", 2), ("his", 2), ("yours", 3)]);
}

#[test]
fn a8_3_ptolemy_starts_with_12_fame_5_stardust_and_no_telescopes() {
    let (scene, _) = set_up("ptolemy");
    let his = scene.ptolemy();
    assert_eq!((his.fame, his.stardust, his.telescopes), (12, 5, 0));
    assert_eq!(his.cards, CardIds::EMPTY);
    assert_eq!(his.discard, CardIds::EMPTY);
    assert_eq!(his.top, None);
    assert!(!his.his_turn && !his.pile_ran_out);
}

#[test]
fn a8_3_he_has_no_final_scoring_card() {
    let (mut scene, deal) = set_up("final");
    assert_eq!(deal.ptolemy.unwrap().final_card, None);
    scene.state.table.stage = Stage::Over;
    assert_eq!(scene.view(ANN).ptolemys_final, None);
    // No element is marked from the start, so he has only his 12 fame.
    let others = scene.outcome().unwrap().others;
    assert_eq!(others[0].1.total, 12);
}

#[test]
fn a8_3_with_more_players_there_is_no_ptolemy() {
    for seats in 2..=5 {
        let seed = Seed::from_text("more");
        let deal = GAME.deal(&Options::new(), seats, seed).unwrap();
        assert_eq!(deal.ptolemy, None);
        let state = GAME.setup(&Options::new(), seats, seed).unwrap();
        assert_eq!(state.table.ptolemy, None);
    }
}

#[test]
fn a8_3_he_gains_no_wisdom() {
    // Taurus: he marks 1–2–3–4, and 4 is a Grand star.
    let mut scene = alone("").board(&BOARD).library(&["leo"]).begin();
    let events = scene.hand_over(1, 1, &[die(1)]);
    assert_eq!(scene.marks(Pen::PTOLEMY, 2), [1, 2, 3, 4]);
    let wisdom = |event: &Event| matches!(event, Event::WisdomGained { .. });
    assert!(!events.iter().any(wisdom));
    assert_eq!(scene.journal(ANN).wisdom, 0);
}

#[test]
fn a8_3_he_has_no_ability_phase() {
    // Aquila would give stardust, Cepheus a telescope, Perseus fame.
    let mut scene = alone("").board(&BOARD).library(&["canis-minor"]).begin();
    let cards = ["aquila", "cepheus", "perseus"].map(|key| scene.card(key));
    scene.ptolemy_mut().cards = cards.into_iter().collect();
    let events = scene.hand_over(1, 1, &[die(1)]);
    let used = |event: &Event| matches!(event, Event::AbilityUsed { .. });
    assert!(!events.iter().any(used));
    let his = scene.ptolemy();
    assert_eq!((his.fame, his.stardust, his.telescopes), (12, 4, 0));
}

#[test]
fn a8_3_marking_costs_him_nothing_but_the_upkeep() {
    // Twelve stars in three turns cost three stardust.
    let mut scene = alone("")
        .board(&BOARD)
        .library(&["leo", "virgo", "perseus"])
        .begin();
    scene.hand_over(1, 1, &[die(1)]);
    scene.hand_over(1, 2, &[die(3)]);
    scene.hand_over(2, 5, &[die(1)]);
    let stars: usize = (1..=3).map(|at| scene.marks(Pen::PTOLEMY, at).len()).sum();
    assert_eq!(stars, 12);
    assert_eq!(scene.ptolemy().stardust, 2);
}

#[test]
fn a8_2_two_cards_lie_face_up_beside_his_pile() {
    let scene = alone("").library(&["leo", "perseus", "virgo"]).begin();
    assert_eq!(scene.library(), [Some("leo"), Some("perseus")]);
    assert_eq!(scene.pile()[0], "virgo");
    let [leo, perseus] = ["leo", "perseus"].map(|key| scene.card(key));
    for observer in [Observer::Seat(ANN), Observer::Spectator] {
        let his = GAME.view(&scene.state, observer).table.ptolemy.unwrap();
        assert_eq!(his.left, LibraryCard::Known(leo));
        assert_eq!(his.right, LibraryCard::Known(perseus));
    }
}

#[test]
fn a8_1_the_option_first_can_only_name_you() {
    let first = |value| {
        let options = Options::new().with("first", value);
        GAME.deal(&options, 1, Seed::from_text("first"))
    };
    assert_eq!(first("1").unwrap().first, ANN);
    assert!(first("2").is_err());
}
