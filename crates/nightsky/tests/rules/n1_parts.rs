//! N1.1, N1.2, N1.3, N1.5: the parts of the game. `tests/cards` tests what is on the cards.

use std::collections::BTreeSet;

use crate::common::*;
use nightsky::{BigBang, BigBangs, CardId, CardSet, Instrument, NightSky};
use sky::Constellation;
use tabletop::{FileError, Game, Options, Seat, Seed, SetupError};

#[test]
fn n1_1_there_are_108_constellation_cards_and_18_big_bang_cards() {
    assert_eq!(REAL.cards().all().len(), 108);
    assert_eq!(CardId::all().count(), 108);
    assert_eq!(REAL.big_bangs().pile().total(), 18);
}

#[test]
fn n1_1_there_are_three_shared_instruments_and_an_eye_for_each_player() {
    assert_eq!(Instrument::ALL, [Eye, Binoculars, Refractor, Telescope]);
    assert_eq!(Instrument::SHARED, [Binoculars, Refractor, Telescope]);
    assert_eq!(
        Instrument::ALL.map(Instrument::is_shared),
        [false, true, true, true]
    );
    // A shared instrument is in the same place for everybody; each player has their own eye.
    let scene = table(3)
        .at(Binoculars, "Ori")
        .at(Telescope, "Lyr")
        .eye(BEN, "Leo");
    let at = |means, seat| scene.state.table.place(means, seat).abbr();
    assert_eq!(
        [ANN, BEN, CAT].map(|seat| at(Eye, seat)),
        ["Cru", "Leo", "Cru"]
    );
    for seat in [ANN, BEN, CAT] {
        assert_eq!(
            Instrument::SHARED.map(|it| at(it, seat)),
            ["Ori", "Cru", "Lyr"]
        );
    }
}

#[test]
fn n1_1_three_to_six_play() {
    let facts = REAL.facts();
    assert_eq!((facts.least_seats, facts.most_seats), (3, 6));
    for given in [0, 1, 2, 7, 60] {
        let refused = REAL
            .deal(&Options::new(), given, Seed::from_text("n1"))
            .unwrap_err();
        let seats = SetupError::Seats {
            given,
            least: 3,
            most: 6,
        };
        assert_eq!(refused.0, [seats]);
    }
    for seats in 3..=6 {
        let state = REAL
            .setup(&Options::new(), seats, Seed::from_text("n1"))
            .unwrap();
        assert_eq!(REAL.seats(&state), seats);
        assert_eq!(state.table.players.of(seats).len(), seats);
    }
}

#[test]
fn n1_1_everybody_begins_with_zero_points() {
    let state = REAL
        .setup(&Options::new(), 6, Seed::from_text("nought"))
        .unwrap();
    for seat in Seat::of(6) {
        let player = &state.table.players[seat];
        assert_eq!((player.points.total(), player.clouds), (0, None));
        assert_eq!(
            (player.cards, player.turned),
            (CardSet::EMPTY, CardSet::EMPTY)
        );
    }
}

#[test]
fn n1_1_the_die_has_six_faces_and_all_come_up() {
    let mut seen = BTreeSet::new();
    for number in 0..200 {
        let mut scene = table(3).beginning();
        let chance = tabletop::Chance::new(Seed::from_text("die").of_game(number));
        scene.state = GAME.start(&Options::new(), &plain_deal(3), chance).unwrap();
        scene.state.table = table(3).beginning().state.table;
        GAME.apply(
            &mut scene.state,
            ANN,
            nightsky::Action::Roll,
            &mut Vec::new(),
        )
        .unwrap();
        seen.insert(scene.state.table.die.unwrap());
    }
    assert_eq!(seen, BTreeSet::from([1, 2, 3, 4, 5, 6]));
}

#[test]
fn n1_2_a_card_is_of_a_constellation_or_of_the_solar_system() {
    for game in [&*REAL, &*GAME] {
        let mut solar = CardSet::EMPTY;
        for id in CardId::all() {
            match game.cards().get(id).constellation {
                Some(cell) => assert!(game.cards_of(cell).contains(id)),
                None => solar.insert(id),
            }
        }
        assert_eq!(game.solar_cards(), solar);
        let of_cells = Constellation::all().map(|cell| game.cards_of(cell));
        let all = of_cells.fold(solar, |all, cards| {
            assert!(all.and(cards).is_empty(), "no card is of two sorts");
            all.or(cards)
        });
        assert_eq!(all, CardSet::ALL);
    }
}

#[test]
fn n1_2_a_card_has_points_for_each_means() {
    for id in CardId::all() {
        let card = REAL.cards().get(id);
        let points = Instrument::ALL.map(|means| REAL.points(id, means));
        assert_eq!(points, card.points, "{}", card.object);
        assert!(points.iter().any(|&points| points > 0));
        assert!(!card.object.is_empty() && !card.names.has_empty());
    }
    for name in ["Tau 1", "Tau 3", "Ori 2", "Sol 1"] {
        let points = Instrument::ALL.map(|means| GAME.points(card(name), means));
        assert_eq!(points, deck::points(name));
    }
}

#[test]
fn n1_2_several_cards_may_be_of_one_constellation() {
    let several = Constellation::all().filter(|&cell| REAL.cards_of(cell).len() > 1);
    assert!(several.count() > 0);
    assert_eq!(
        GAME.cards_of(cell("Tau")),
        cards(&["Tau 1", "Tau 2", "Tau 3", "Tau 4"])
    );
}

#[test]
fn n1_3_a_constellation_has_up_to_four_cards_and_10_to_12_are_of_the_solar_system() {
    for cell in Constellation::all() {
        assert!(REAL.cards_of(cell).len() <= 4, "{cell}");
    }
    assert!((10..=12).contains(&REAL.solar_cards().len()));
    let objects: BTreeSet<&str> = REAL.cards().all().iter().map(|it| &*it.object).collect();
    assert_eq!(objects.len(), 108, "no object twice");
}

#[test]
fn n1_5_there_are_nine_kinds_of_big_bang_cards_two_of_each() {
    let keys: Vec<&str> = BigBang::ALL.iter().map(|kind| kind.key()).collect();
    assert_eq!(
        keys.join(" "),
        "clear_night shooting_star clouds conjunction new_moon eclipse star_party dew big_bang"
    );
    let pile = REAL.big_bangs().pile();
    assert_eq!(pile.counts(), &[2; 9]);
    for kind in BigBang::ALL {
        assert_eq!(pile.count(kind), 2);
        let amount = match kind {
            BigBang::ClearNight | BigBang::ShootingStar => 2,
            BigBang::NewMoon | BigBang::Dew => 1,
            _ => 0,
        };
        assert_eq!(REAL.big_bangs().amount(kind), amount, "{kind:?}");
        assert_eq!(kind.has_amount(), amount > 0);
    }
    assert_eq!(table(3).state.table.pile, pile, "all are in the pile");
}

/// Returns the errors in the file of Big Bang cards after a replacement.
fn wrong(from: &str, to: &str) -> Vec<FileError> {
    let file = NightSky::big_bang_file();
    assert!(file.contains(from), "{from}");
    let errors = BigBangs::parse(&file.replacen(from, to, 1)).unwrap_err();
    errors.0
}

#[test]
fn n1_5_the_file_of_big_bang_cards_is_checked() {
    assert!(BigBangs::parse(NightSky::big_bang_file()).is_ok());
    let entry = |error: &FileError| match error {
        FileError::Entry { number, key, .. } => (*number, *key),
        other => panic!("expected an error in an entry, not {other:?}"),
    };
    let more = wrong("copies = 2", "copies = 3");
    let expected = FileError::Count {
        what: "big-bang-cards",
        found: 19,
        expected: 18,
    };
    assert_eq!(more, [expected]);
    let none = wrong("copies = 2", "copies = 0");
    assert_eq!(entry(&none[0]), (1, "big-bang-copies"));
    assert_eq!(none.len(), 2, "the count is wrong too: {none:?}");
    let far = wrong("amount = 2", "amount = 5");
    assert_eq!(
        far.iter().map(entry).collect::<Vec<_>>(),
        [(1, "big-bang-range")]
    );
    let zero = wrong("amount = 2", "amount = 0");
    assert_eq!(entry(&zero[0]), (1, "big-bang-range"));
    let without = wrong("amount = 2\n", "");
    assert_eq!(entry(&without[0]), (1, "big-bang-amount"));
    let clouds = "copies = 2\n\n[[card]]\nkind = \"conjunction\"";
    let with = wrong(
        clouds,
        &clouds.replacen("copies = 2", "copies = 2\namount = 1", 1),
    );
    assert_eq!(entry(&with[0]), (3, "big-bang-amount"));
    let twice = wrong("kind = \"eclipse\"", "kind = \"clouds\"");
    let clouds = FileError::Twice {
        what: "clouds".into(),
    };
    let eclipse = FileError::Missing {
        what: "eclipse".into(),
    };
    assert_eq!(twice, [clouds, eclipse]);
    for nonsense in ["kind = \"rain\"", "colour = \"red\"\nkind = \"dew\""] {
        assert_eq!(wrong("kind = \"dew\"", nonsense).len(), 1, "{nonsense}");
    }
}

#[test]
fn n1_5_the_amounts_of_the_game_come_from_the_file() {
    let file = NightSky::big_bang_file().replacen("amount = 2", "amount = 4", 1);
    let other = BigBangs::parse(&file).unwrap();
    assert_eq!(other.amount(BigBang::ClearNight), 4);
    assert_eq!(other.amount(BigBang::ShootingStar), 2);
    assert!(
        REAL.data_text()
            .contains("\nbig_bang clear_night copies=2 amount=2\n")
    );
}

#[test]
fn n1_5_a_pile_counts_its_cards_kind_by_kind() {
    let pile = table(3).pile([0, 2, 1, 0, 0, 0, 1, 0, 2]).state.table.pile;
    assert_eq!(pile.total(), 6);
    let order: Vec<Option<BigBang>> = (0..7).map(|number| pile.nth(number)).collect();
    let expected = [
        Some(BigBang::ShootingStar),
        Some(BigBang::ShootingStar),
        Some(BigBang::Clouds),
        Some(BigBang::StarParty),
        Some(BigBang::BigBang),
        Some(BigBang::BigBang),
        None,
    ];
    assert_eq!(order, expected);
}
