//! A2, set-up.

use std::collections::BTreeSet;

use crate::common::*;
use astra::{Action, Astra, CardId, CardIds, Deal, Deck, FinalCardId, Illegal, Stage};
use tabletop::{Chance, Game, Observer, Options, RuleBreach, Seat, Seed, SetupError, SetupErrors};

fn game() -> &'static Astra {
    &GAME
}

fn start(deal: &Deal, options: &Options) -> Result<astra::State, SetupErrors> {
    game().start(options, deal, Chance::new(Seed::from_text("start")))
}

fn deal(seats: usize, seed: &str) -> Deal {
    game()
        .deal(&Options::new(), seats, Seed::from_text(seed))
        .expect("a deal")
}

#[test]
fn a2_1_each_player_begins_with_8_stardust_pouch_5_and_card_limit_2() {
    for seats in 2..=5 {
        let scene = table(seats).begin();
        for seat in Seat::of(seats) {
            let journal = scene.journal(seat);
            assert_eq!(journal.stardust, 8);
            assert_eq!(journal.pouch, 5);
            assert_eq!(journal.wisdom, 0);
            assert_eq!(scene.game.data().journal.card_limit(journal.wisdom), 2);
            assert_eq!((journal.fame, journal.telescopes), (0, 0));
            assert_eq!(journal.cards, CardIds::EMPTY);
            assert_eq!(journal.exhausted, CardIds::EMPTY);
        }
    }
}

#[test]
fn a2_1_each_player_has_a_final_scoring_card_of_their_own() {
    for seats in 2..=5 {
        for seed in ["a", "b", "c", "d"] {
            let finals = deal(seats, seed).finals;
            assert_eq!(finals.len(), seats);
            assert_eq!(finals.iter().collect::<BTreeSet<_>>().len(), seats);
        }
    }
}

#[test]
fn a2_1_a_final_scoring_card_is_secret() {
    let scene = table(3).finals(&[2, 4, 6]).begin();
    let seen = scene.view(BEN).finals;
    assert_eq!(seen[BEN], Some(FinalCardId::new(3)));
    assert_eq!((seen[ANN], seen[CAT]), (None, None));
    let guest = scene.game.view(&scene.state, Observer::Spectator);
    assert_eq!(guest.finals.of(3), [None; 3]);
}

#[test]
fn a2_1_unused_final_scoring_cards_stay_unseen() {
    // The unused cards are not in the state, and no view shows them.
    let state = start(&deal(2, "box"), &Options::new()).unwrap();
    for observer in [Observer::Seat(ANN), Observer::Spectator] {
        let view = game().view(&state, observer);
        let known = view.finals.of(2).iter().flatten().count();
        assert_eq!(known, usize::from(observer == Observer::Seat(ANN)));
    }
}

#[test]
fn a2_2_the_number_of_players_decides_where_game_end_lies() {
    let game = game();
    let found = [2, 3, 4, 5].map(|seats| {
        let board = game.data().board(seats);
        (board.under_game_end, board.above_game_end)
    });
    assert_eq!(found, [(29, 19), (25, 23), (18, 30), (11, 37)]);
}

#[test]
fn a2_2_the_deck_has_all_48_cards_in_random_order() {
    let one = deal(3, "one").deck;
    let other = deal(3, "other").deck;
    assert_ne!(one, other);
    for deck in [one, other] {
        assert_eq!(
            deck.cards().iter().copied().collect::<CardIds>(),
            CardIds::ALL
        );
    }
}

#[test]
fn a2_3_the_top_card_is_discarded_and_its_element_is_the_active_sphere() {
    let game = game();
    for number in 0..48 {
        // Every card is on top once.
        let mut cards: Vec<CardId> = CardId::all().collect();
        cards.rotate_left(number);
        let top = cards[0];
        let deal = Deal {
            first: ANN,
            finals: vec![FinalCardId::new(0), FinalCardId::new(1)],
            deck: Deck::new(cards.try_into().unwrap()),
            ptolemy: None,
        };
        let state = start(&deal, &Options::new()).unwrap();
        assert_eq!(state.table.sphere, game.cards().card(top).element);
        assert_eq!(state.table.discard, CardIds::from_iter([top]));
    }
}

#[test]
fn a2_3_one_card_more_than_players_is_dealt_around_the_board() {
    for seats in 2..=5 {
        let deal = deal(seats, "dealt");
        let table = start(&deal, &Options::new()).unwrap().table;
        let dealt: Vec<CardId> = table.places.iter().filter_map(|p| p.card).collect();
        assert_eq!(dealt, deal.deck.cards()[1..seats + 2]);
        assert_eq!(usize::from(table.drawn), seats + 2);
        assert!(table.places.iter().all(|place| place.marked.is_empty()));
    }
}

#[test]
fn a2_3_the_first_turn_begins_with_15_18_24_or_30_cards_above_game_end() {
    // 19 − 4, 23 − 5, 30 − 6, 37 − 7.
    let left = [2, 3, 4, 5].map(|seats| {
        let scene = table(seats).begin();
        scene.game.data().board(seats).above_game_end - usize::from(scene.state.table.drawn)
    });
    assert_eq!(left, [15, 18, 24, 30]);
}

#[test]
fn a2_4_the_first_player_is_drawn_by_chance() {
    for seats in 2..=5 {
        let first: BTreeSet<Seat> = (0..100)
            .map(|n| deal(seats, &format!("first {n}")).first)
            .collect();
        assert_eq!(first.len(), seats, "every seat is drawn now and then");
    }
    let random = Options::new().with("first", "random");
    let seed = Seed::from_text("the same");
    assert_eq!(
        game().deal(&random, 4, seed).unwrap(),
        game().deal(&Options::new(), 4, seed).unwrap()
    );
}

#[test]
fn a2_4_the_option_first_chooses_the_first_player() {
    let options = Options::new().with("first", "3");
    for seed in ["a", "b", "c", "d", "e"] {
        let deal = game().deal(&options, 4, Seed::from_text(seed)).unwrap();
        assert_eq!(deal.first, CAT);
        let table = start(&deal, &options).unwrap().table;
        assert_eq!((table.first, table.active), (CAT, CAT));
        assert_eq!((table.round, table.stage), (1, Stage::Turn));
    }
}

#[test]
fn a2_4_the_option_first_must_name_a_seat_at_the_table() {
    for value in ["0", "3", "x", "-1", ""] {
        let options = Options::new().with("first", value);
        let SetupErrors(errors) = game().deal(&options, 2, Seed::from_text("a")).unwrap_err();
        let expected = SetupError::BadValue {
            key: "first",
            value: value.to_owned(),
            expected: tabletop::Expected::WordOrNumber {
                word: "random",
                least: 1,
                most: 2,
            },
        };
        assert_eq!(errors, [expected]);
    }
}

#[test]
fn a2_4_a_deal_that_contradicts_the_options_is_refused() {
    let mut wrong = deal(2, "deal");
    wrong.first = CAT;
    wrong.finals = vec![FinalCardId::new(1), FinalCardId::new(1)];
    let options = Options::new().with("first", "2");
    let SetupErrors(errors) = start(&wrong, &options).unwrap_err();
    let keys: Vec<&str> = errors
        .iter()
        .map(|error| match error {
            SetupError::BadDeal { key, .. } => *key,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(keys, ["first-seat", "first-chosen", "final-twice"]);
}

#[test]
fn a2_4_astra_is_for_1_to_5_players() {
    for seats in [0, 6] {
        let options = Options::new().with("colour", "red");
        let SetupErrors(errors) = game()
            .deal(&options, seats, Seed::from_text("a"))
            .unwrap_err();
        let unknown = |error: &SetupError| {
            matches!(error, SetupError::UnknownOption { key, known }
                if key == "colour" && known.contains(&"first"))
        };
        let given = SetupError::Seats {
            given: seats,
            least: 1,
            most: 5,
        };
        assert_eq!(errors.len(), 2, "every reason is given");
        assert!(unknown(&errors[0]), "{:?}", errors[0]);
        assert_eq!(errors[1], given);
    }
}

#[test]
fn a2_5_the_table_is_open_to_everybody() {
    let mut scene = table(3).owns(ANN, &["leo"]).begin();
    scene.marking(ANN, 1, &[1]);
    for seat in [ANN, BEN, CAT] {
        assert_eq!(scene.view(seat).table, scene.state.table);
    }
    let guest = scene.game.view(&scene.state, Observer::Spectator);
    assert_eq!(guest.table, scene.state.table);
}

#[test]
fn a2_5_nobody_sees_the_order_of_the_deck() {
    let next = ["aquarius", "aries"];
    let other = ["aries", "aquarius"];
    let one = table(3).board(&["leo", "ara", "lyra", "lupus"]).next(&next);
    let two = table(3)
        .board(&["leo", "ara", "lyra", "lupus"])
        .next(&other);
    let (one, two) = (one.begin(), two.begin());
    assert_ne!(one.state, two.state);
    for seat in [ANN, BEN, CAT] {
        assert_eq!(one.view(seat), two.view(seat));
    }
}

#[test]
fn a2_5_anyone_may_count_the_cards_left_above_game_end() {
    let mut scene = table(2).left_above_game_end(3).begin();
    let seen = scene.view(BEN).table;
    assert_eq!(19 - usize::from(seen.drawn), 3);
    // Before the end, `Observer::Afterwards` sees no more than a spectator.
    let guest = scene.game.view(&scene.state, Observer::Spectator);
    let after = scene.game.view(&scene.state, Observer::Afterwards);
    assert_eq!(after.finals, guest.finals);
    scene.state.table.stage = Stage::Over;
    let after = scene.game.view(&scene.state, Observer::Afterwards);
    assert_eq!(after.finals.of(2).iter().flatten().count(), 2);
}

#[test]
fn a2_6_turns_go_clockwise_and_a_round_begins_with_the_first_player() {
    let mut scene = table(3).first(BEN).begin();
    let mut course = Vec::new();
    for _ in 0..7 {
        let table = &scene.state.table;
        course.push((table.active.number(), table.round, table.first.number()));
        let active = table.active;
        scene.act(active, Action::Rest);
    }
    let expected = [
        (2, 1, 2),
        (3, 1, 2),
        (1, 1, 2),
        (2, 2, 2),
        (3, 2, 2),
        (1, 2, 2),
        (2, 3, 2),
    ];
    assert_eq!(course, expected);
}

#[test]
fn a2_6_nobody_acts_out_of_turn_or_out_of_phase() {
    let mut scene = table(3).begin();
    assert_eq!(scene.refuse(BEN, Action::Rest), Illegal::NotYourTurn);
    assert_eq!(scene.refuse(ANN, Action::Decline), Illegal::NotNow);
    for error in [Illegal::NotYourTurn, Illegal::NotNow] {
        assert_eq!(error.rule(), "A2.6");
    }
}

#[test]
fn a2_2_a_deck_with_a_card_twice_is_refused() {
    let mut cards: [CardId; 48] = std::array::from_fn(CardId::new);
    let deal = |cards| Deal {
        first: ANN,
        finals: vec![FinalCardId::new(0), FinalCardId::new(1)],
        deck: Deck::new(cards),
        ptolemy: None,
    };
    assert!(start(&deal(cards), &Options::new()).is_ok());
    cards[47] = cards[0];
    let errors = start(&deal(cards), &Options::new()).unwrap_err();
    let twice = SetupError::BadDeal {
        key: "not-whole",
        what: "the deck does not contain every card exactly once",
    };
    assert_eq!(errors.0, [twice]);
}

#[test]
fn a2_5_a_view_knows_its_seat() {
    let scene = table(3).begin();
    assert_eq!(scene.view(BEN).seat(), Some(BEN));
    let guest = scene.game.view(&scene.state, Observer::Spectator);
    assert_eq!(guest.seat(), None);
}
