//! Astra fulfils the contract of a game: a small sample of the conformance suite (`crates/games`
//! runs more of it, with machine players), the data hash, and what each observer sees.

use astra::{Astra, Event, FileError, Illegal, Pick, Problem, Site, State};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::conformance::{Effort, run};
use tabletop::{Game, NullSink, Observer, Options, Seed, below, data_hash};
use testing::{assert_rules, every_variant, numbers_in};

use crate::common::*;

#[test]
fn a_sample_of_the_conformance_suite() {
    let effort = Effort {
        games: 6,
        first: 0,
        thorough_every: 12,
        count_every: 40,
    };
    for seats in 2..=5 {
        let seed = Seed::from_text("astra");
        let tally = run(&*GAME, &Options::new(), seats, seed, effort, &mut []).unwrap();
        assert_eq!(tally.games, 6);
        assert!(tally.imagined > tally.leak_checks, "{tally:?}");
        assert!(2 * tally.rearranged > tally.leak_checks, "{tally:?}");
    }
}

#[test]
fn the_data_hash_covers_exactly_the_data_the_rules_use() {
    assert_eq!(GAME.data_hash(), data_hash(&GAME.data_text()));
    let with = |from: &str, to: &str| {
        let file = Astra::card_file();
        assert!(file.contains(from), "{from}");
        Astra::with_cards(&file.replacen(from, to, 1)).unwrap()
    };
    let renamed = with("name = \"Andromeda\"", "name = \"Princess\"");
    let moved = with("x = 0.80", "x = 0.81");
    let commented = with("[[card]]", "# new\n[[card]]");
    for same in [renamed, moved, commented] {
        assert_eq!(same.data_hash(), GAME.data_hash());
    }
    let worth_less = with("fame = 2", "fame = 1");
    let other_ability = with("\"mark-burst\"", "\"mark-any\"");
    let other_line = with("lines = [[1, 2], [2, 3],", "lines = [[1, 2], [1, 3],");
    for other in [worth_less, other_ability, other_line] {
        assert_ne!(other.data_hash(), GAME.data_hash());
    }
}

#[test]
fn a4_2_only_the_seat_that_picked_sees_the_sealed_pick() {
    let sealed = |pick| Event::PickSealed { seat: BEN, pick };
    let event = sealed(Some(Pick::Declined));
    assert_eq!(
        GAME.event_for(&event, Observer::Seat(BEN)),
        Some(event.clone())
    );
    for other in [
        Observer::Seat(ANN),
        Observer::Spectator,
        Observer::Afterwards,
    ] {
        assert_eq!(GAME.event_for(&event, other), Some(sealed(None)));
    }
    let open = Event::BoonDeclined { seat: BEN };
    assert_eq!(GAME.event_for(&open, Observer::Spectator), Some(open));
}

#[test]
fn every_refusal_names_its_rule_and_has_its_own_text() {
    assert_rules(&every_variant!(Illegal {
        GameOver => "A6.1",
        NotYourTurn => "A2.6",
        NotNow => "A2.6",
        NotYourCard => "A3.1",
        CardExhausted => "A3.1",
        CardActive => "A4.3",
        NoCard => "A3.2",
        NoSuchStar => "A3.2",
        StarMarked => "A3.2",
        NotTheStart => "A3.2",
        NotAdjacent => "A3.2",
        NotInChain => "A3.2",
        SameCard => "A5.11",
        NoStardust => "A3.3",
        ActionSkipped => "A5.9",
        NoPassing => "A3.7",
        NoRestAfterObserve => "A3.6",
        AbilitiesFirst => "A3.1",
        NotFinished => "A4.1",
        BoonCrossedOut => "A4.2",
        BehindTheDreamer => "A7.4",
        NotTheDream => "A7.2",
    }));
}

#[test]
fn an_expected_count_is_shown_as_a_number_or_a_range() {
    let text = |least, most| {
        let (what, found) = ("stars", 3);
        let problem = Problem::Count {
            what,
            found,
            least,
            most,
        };
        let site = Site {
            line: Some(7),
            card: Some((2, "ara".into())),
            part: Some(("star", 1)),
        };
        FileError { site, problem }.to_string()
    };
    assert_eq!(
        text(4, 4),
        "line 7, card 2 (ara), star 1: stars: found 3, expected 4"
    );
    assert_eq!(
        text(5, 14),
        "line 7, card 2 (ara), star 1: stars: found 3, expected 5 to 14"
    );
}

#[test]
fn the_canonical_text_begins_with_the_table_and_distinguishes_states() {
    let mut scene = table(2).board(&["taurus", "corvus", "leo"]).begin();
    let before = GAME.canonical(&scene.state);
    let lines: Vec<&str> = before.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "astra 1",
            "table seats=2 first=1 active=1 round=1 last=- sphere=fire drawn=4",
            "stage turn",
        ]
    );
    assert_eq!(lines[4], "place 1 card=44 1=- 2=- dreamer=-");
    assert_eq!(
        lines[7],
        "journal 1 fame=0 stardust=8 telescopes=0 pouch=5 wisdom=0 cards=- exhausted=-"
    );
    assert_eq!(lines.len(), 13);
    scene.marking(ANN, 1, &[1]);
    let after = GAME.canonical(&scene.state);
    assert!(after.contains("stage observing after=1/1\n"), "{after}");
    assert!(
        after.contains("place 1 card=44 1=1 2=- dreamer=-\n"),
        "{after}"
    );
}

/// Returns the numbers of all cards in the canonical text of a state, wherever they lie.
fn cards_anywhere(state: &State) -> Vec<usize> {
    let fields = [
        ("journal", "cards"),
        ("place", "card"),
        ("ptolemy", "cards"),
        ("library", "left"),
        ("library", "right"),
        ("library", "discard"),
        ("library", "pile"),
    ];
    numbers_in(&GAME.canonical(state), &["discard", "deck"], &fields)
}

#[test]
fn a1_1_an_imagined_state_has_every_card_in_one_place() {
    for seats in 1..=5 {
        let seed = Seed::from_text("imagined").of_game(seats as u64);
        let mut state = GAME.setup(&Options::new(), seats, seed).unwrap();
        let mut rng = Xoshiro256PlusPlus::from_seed(seed.bytes());
        let (mut legal, mut looked) = (Vec::new(), 0);
        while let Some(seat) = GAME.to_act(&state).first() {
            let real = cards_anywhere(&state);
            for observer in [Observer::Spectator, Observer::Seat(seat)] {
                let imagined =
                    cards_anywhere(&GAME.imagine(&GAME.view(&state, observer), &mut rng));
                let mut once = imagined.clone();
                once.dedup();
                assert_eq!(imagined, once, "{seats} seats, {observer:?}");
                assert_eq!(imagined.len(), real.len(), "{seats} seats, {observer:?}");
            }
            legal.clear();
            GAME.legal_actions(&state, seat, &mut legal);
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            GAME.apply(&mut state, seat, action, &mut NullSink).unwrap();
            looked += 1;
        }
        // In the solo game some cards are out of the game, and nobody knows which.
        assert!(seats == 1 || cards_anywhere(&state).len() == 48);
        assert!(looked > 50, "{looked}");
    }
}
