//! N2.1, N2.2: throwing the tokens, placing the Sun, laying out the cards.

use std::collections::BTreeMap;

use crate::common::*;
use nightsky::{Action, CardId, CardSet, Deal, Draft, Sign, Stage};
use sky::Constellation;
use tabletop::{Chance, Expected, Game, NullSink, Options, Seed, SetupError};

/// The area of the whole sky, in thousandths of a square degree.
const SKY: u32 = 41_252_967;

fn deal(seats: usize, number: u64) -> Deal {
    let seed = Seed::from_text("set-up").of_game(number);
    REAL.deal(&Options::new(), seats, seed)
        .expect("the options are valid")
}

/// Checks that tokens fell on the cells roughly in proportion to their areas.
fn by_area(counts: &BTreeMap<Constellation, u32>) {
    let thrown: u32 = counts.values().sum();
    let mut surprise = 0.0;
    for cell in Constellation::all() {
        let expected = f64::from(thrown) * f64::from(cell.area()) / f64::from(SKY);
        let found = f64::from(counts.get(&cell).copied().unwrap_or(0));
        let away = (found - expected).abs();
        assert!(
            away < 5.0 * expected.sqrt() + 3.0,
            "{cell}: {found}, not {expected}"
        );
        surprise += (found - expected).powi(2) / expected;
    }
    // Chi-squared with 87 degrees of freedom: 87 ± 13, with about five standard deviations of room.
    assert!((25.0..155.0).contains(&surprise), "{surprise}");
}

#[test]
fn n2_1_every_token_falls_on_a_cell_in_proportion_to_its_area() {
    let mut by_token: Vec<BTreeMap<Constellation, u32>> = vec![BTreeMap::new(); 9];
    for number in 0..6000 {
        let deal = deal(6, number);
        let tokens = deal.instruments.iter().chain(&deal.eyes);
        for (counts, &cell) in by_token.iter_mut().zip(tokens) {
            *counts.entry(cell).or_default() += 1;
        }
    }
    for counts in &by_token {
        by_area(counts);
    }
}

#[test]
fn n2_1_each_token_is_thrown_independently() {
    let together = (0..2000).filter(|&number| {
        let deal = deal(3, number);
        deal.instruments[0] == deal.instruments[1] || deal.eyes[0] == deal.eyes[1]
    });
    // Two fall on the same cell about once in 60 throws.
    let together = together.count();
    assert!((20..150).contains(&together), "{together}");
}

#[test]
fn n2_1_a_throw_counts_through_the_areas_in_order_of_abbreviation() {
    assert_eq!(GAME.board().area(), SKY);
    assert_eq!(
        Constellation::all().map(Constellation::area).sum::<u32>(),
        SKY
    );
    let thrown_at = |place| GAME.board().thrown_at(place).abbr();
    assert_eq!(thrown_at(0), "And");
    assert_eq!(thrown_at(722_277), "And");
    assert_eq!(thrown_at(722_278), "Ant");
    assert_eq!(thrown_at(SKY - 1), "Vul");
    let mut first = 0;
    for cell in Constellation::all() {
        let last = first + cell.area() - 1;
        for place in [first, (first + last) / 2, last] {
            assert_eq!(thrown_at(place), cell.abbr());
        }
        assert_eq!(thrown(cell.abbr()), first);
        first = last + 1;
    }
}

/// Computes the deal from a seed, draw by draw, as the document describes it.
fn dealt_from(seats: usize, seed: Seed) -> Deal {
    let mut chance = Chance::new(seed);
    let mut throw = || {
        let mut left = chance.below(SKY);
        let mut cells = Constellation::all();
        cells
            .find(|cell| {
                let here = left < cell.area();
                left = left.saturating_sub(cell.area());
                here
            })
            .expect("the token falls in the sky")
    };
    let instruments = [throw(), throw(), throw()];
    let eyes = (0..seats).map(|_| throw()).collect();
    let sun = Sign::new(chance.below(12) as usize);
    let mut order: Vec<CardId> = CardId::all().collect();
    chance.shuffle(&mut order);
    let cards = order.into_iter().take(spread(seats)).collect();
    Deal {
        eyes,
        instruments,
        sun,
        cards,
    }
}

#[test]
fn n2_1_the_set_up_follows_from_the_seed_draw_by_draw() {
    for seats in 3..=6 {
        for number in 0..20 {
            let seed = Seed::from_text("set-up").of_game(number);
            assert_eq!(deal(seats, number), dealt_from(seats, seed));
        }
    }
    assert_ne!(deal(3, 1), deal(3, 2));
}

#[test]
fn n2_1_tokens_lie_where_they_fell() {
    for seats in 3..=6 {
        let deal = deal(seats, 4);
        let table = start(&Options::new(), &deal).unwrap().table;
        assert_eq!(table.instruments, deal.instruments);
        let players = table.players.of(seats).iter();
        assert!(players.map(|player| player.eye).eq(deal.eyes));
        assert_eq!(table.sun, deal.sun);
    }
}

#[test]
fn n2_1_the_sun_begins_on_a_random_sign() {
    let mut counts: BTreeMap<usize, u32> = BTreeMap::new();
    for number in 0..2400 {
        *counts.entry(deal(3, number).sun.number()).or_default() += 1;
    }
    assert_eq!(counts.len(), 12);
    assert!(
        counts.values().all(|n| (140..260).contains(n)),
        "{counts:?}"
    );
    let random = Options::new().with("sun", "random");
    let seed = Seed::from_text("set-up").of_game(3);
    assert_eq!(REAL.deal(&random, 3, seed).unwrap(), deal(3, 3));
}

#[test]
fn n2_1_the_options_can_name_the_suns_sign() {
    for sign in Sign::all() {
        let options = Options::new().with("sun", sign.key());
        let seed = Seed::from_text("set-up").of_game(3);
        let chosen = REAL.deal(&options, 3, seed).unwrap();
        assert_eq!(chosen.sun, sign);
        // Nothing else depends on it.
        let other = Deal {
            sun: sign,
            ..deal(3, 3)
        };
        assert_eq!(chosen, other);
        let state = REAL.setup(&options, 3, seed).unwrap();
        assert_eq!(state.table.sun, sign);
    }
}

#[test]
fn n2_2_24_28_35_and_36_cards_lie_face_up() {
    for (seats, count, each) in [(3, 24, 8), (4, 28, 7), (5, 35, 7), (6, 36, 6)] {
        let deal = deal(seats, 9);
        assert_eq!(deal.cards.len(), count);
        assert_eq!(each * seats, count, "everybody gets the same number");
        let table = start(&Options::new(), &deal).unwrap().table;
        assert_eq!(table.to_choose, deal.cards);
    }
}

#[test]
fn n2_2_the_cards_are_shuffled() {
    let mut counts: BTreeMap<usize, u32> = BTreeMap::new();
    for number in 0..3000 {
        for card in deal(3, number).cards.iter() {
            *counts.entry(card.number()).or_default() += 1;
        }
    }
    // Each card lies face up in 24 of 108 games.
    assert_eq!(counts.len(), 108);
    assert!(
        counts.values().all(|n| (560..775).contains(n)),
        "{counts:?}"
    );
}

#[test]
fn n2_2_the_other_cards_are_out_of_the_game() {
    for seats in 3..=6 {
        let deal = deal(seats, 2);
        let mut state = REAL
            .start(&Options::new(), &deal, Chance::new(Seed::from_text("out")))
            .unwrap();
        let mut chance = Chance::new(Seed::from_text("choices"));
        while lively::step(&REAL, &mut state, &mut chance, &mut NullSink).is_some() {
            let players = state.table.players.of(seats).iter();
            let chosen = players.fold(CardSet::EMPTY, |all, player| all.or(player.cards));
            assert_eq!(chosen.or(state.table.to_choose), deal.cards);
            assert!(chosen.and(state.table.to_choose).is_empty());
        }
    }
}

#[test]
fn n2_1_after_the_set_up_the_draft_is_about_to_begin() {
    let table = start(&Options::new(), &plain_deal(4)).unwrap().table;
    assert_eq!((table.seats, table.first, table.round), (4, None, 0));
    assert_eq!((table.die, table.drawn), (None, None));
    assert_eq!(table.played, CardSet::EMPTY);
    assert!(matches!(table.stage, Stage::Drafting { round: 1, chosen } if chosen.is_empty()));
}

/// Returns the keys of the errors in a changed deal.
fn wrong(options: &Options, change: impl FnOnce(&mut Deal)) -> Vec<&'static str> {
    let mut deal = plain_deal(3);
    assert!(start(&Options::new(), &deal).is_ok());
    change(&mut deal);
    let errors = start(options, &deal).unwrap_err().0;
    let keys = errors.into_iter().map(|error| match error {
        SetupError::BadDeal { key, what } => {
            assert!(!what.is_empty());
            key
        }
        other => panic!("expected a bad deal, not {other:?}"),
    });
    keys.collect()
}

#[test]
fn n2_2_a_recorded_deal_with_too_many_or_too_few_cards_is_refused() {
    let usual = Options::new();
    for count in [0, 23, 25, 28, 108] {
        let found = wrong(&usual, |deal| deal.cards = CardSet::up_to(count));
        assert_eq!(found, ["spread"], "{count}");
    }
    // 24 cards are for three players.
    for seats in 4..=6 {
        let found = wrong(&usual, |deal| deal.eyes = vec![cell("Ori"); seats]);
        assert_eq!(found, ["spread"], "{seats}");
    }
}

#[test]
fn n2_1_a_recorded_deal_whose_sun_contradicts_the_options_is_refused() {
    let leo = Options::new().with("sun", "leo");
    assert_eq!(wrong(&leo, |_| ()), ["sun-chosen"]);
    let mut deal = plain_deal(3);
    deal.sun = sign("leo");
    assert!(start(&leo, &deal).is_ok());
    assert!(start(&Options::new().with("sun", "random"), &deal).is_ok());
}

#[test]
fn n2_1_every_error_in_a_deal_is_reported() {
    let leo = Options::new().with("sun", "leo");
    let found = wrong(&leo, |deal| deal.cards = CardSet::EMPTY);
    assert_eq!(found, ["spread", "sun-chosen"]);
}

#[test]
fn n2_1_a_recorded_deal_for_too_few_or_too_many_players_is_refused() {
    for given in [0, 2, 7] {
        let mut deal = plain_deal(3);
        deal.eyes = vec![cell("Ori"); given];
        let errors = start(&Options::new(), &deal).unwrap_err().0;
        let (least, most) = (3, 6);
        assert_eq!(errors, [SetupError::Seats { given, least, most }]);
    }
}

#[test]
fn n2_1_a_deal_is_read_back_as_it_was_written() {
    let deal = deal(5, 5);
    let text = serde_json::to_string(&deal).unwrap();
    assert_eq!(serde_json::from_str::<Deal>(&text).unwrap(), deal);
    let more = text.replacen('{', "{\"more\":1,", 1);
    assert!(serde_json::from_str::<Deal>(&more).is_err());
    let plain = serde_json::to_value(plain_deal(3)).unwrap();
    assert_eq!(plain["eyes"], serde_json::json!(["Cru", "Cru", "Cru"]));
    assert_eq!(plain["sun"], 1);
    assert_eq!(plain["instruments"][2], "Cru");
    assert_eq!(plain["cards"][23], 24);
    for bad in [
        ("\"Cru\"", "\"Arg\""),
        ("\"sun\":1", "\"sun\":13"),
        ("[1,", "[109,"),
    ] {
        let text = serde_json::to_string(&plain_deal(3)).unwrap();
        let text = text.replacen(bad.0, bad.1, 1);
        assert!(serde_json::from_str::<Deal>(&text).is_err(), "{text}");
    }
}

fn refused(seats: usize, options: &Options) -> Vec<SetupError> {
    let seed = Seed::from_text("options");
    let errors = REAL.deal(options, seats, seed).unwrap_err().0;
    // A recorded game is checked in the same way.
    let mut deal = plain_deal(3);
    deal.eyes = vec![cell("Cru"); seats];
    if (3..=6).contains(&seats) {
        deal.cards = CardSet::up_to(spread(seats));
    }
    assert_eq!(start(options, &deal).unwrap_err().0, errors);
    errors
}

#[test]
fn n2_1_unknown_options_and_invalid_values_are_refused() {
    let unknown = refused(3, &Options::new().with("moon", "full"));
    let [SetupError::UnknownOption { key, known }] = &unknown[..] else {
        panic!("{unknown:?}");
    };
    assert_eq!(key, "moon");
    for option in ["draft", "die", "sun"] {
        assert!(known.contains(&option), "{option}");
    }
    for (key, values, takes) in [
        ("draft", ["", "Rush", "turn"], "rush turns"),
        ("die", ["", "yes", "On"], "on off"),
        (
            "sun",
            ["", "ophiuchus", "13"],
            "random aries taurus gemini cancer leo virgo libra scorpius sagittarius capricornus \
             aquarius pisces",
        ),
    ] {
        for value in values {
            let errors = refused(4, &Options::new().with(key, value));
            let [
                SetupError::BadValue {
                    key: found,
                    value: given,
                    expected: Expected::OneOf(words),
                },
            ] = &errors[..]
            else {
                panic!("{errors:?}");
            };
            assert_eq!((*found, given.as_str()), (key, value));
            assert_eq!(words.join(" "), takes);
        }
    }
}

#[test]
fn n2_1_every_error_in_the_options_is_reported() {
    let options = Options::new()
        .with("draft", "x")
        .with("die", "x")
        .with("sun", "x")
        .with("moon", "x");
    let errors = refused(2, &options);
    let seats = SetupError::Seats {
        given: 2,
        least: 3,
        most: 6,
    };
    assert_eq!(errors.len(), 5, "{errors:?}");
    assert!(errors.contains(&seats));
    for wanted in ["draft", "die", "sun"] {
        let named =
            |it: &SetupError| matches!(it, SetupError::BadValue { key, .. } if *key == wanted);
        assert!(errors.iter().any(named), "{wanted}");
    }
}

#[test]
fn n2_1_the_defaults_are_a_rush_and_the_die() {
    let settings = |options: &Options| start(options, &plain_deal(3)).unwrap().table.settings;
    let usual = settings(&Options::new());
    assert_eq!((usual.draft, usual.die), (Draft::Rush, true));
    let options = Options::new().with("draft", "rush").with("die", "on");
    assert_eq!(settings(&options), usual);
    let other = settings(&Options::new().with("draft", "turns").with("die", "off"));
    assert_eq!((other.draft, other.die), (Draft::Turns, false));
    // The option `cards` has no effect here: whoever creates the game reads the file.
    assert_eq!(settings(&Options::new().with("cards", "mine.toml")), usual);
}

#[test]
fn n2_1_the_big_bang_throws_tokens_in_proportion_to_area_too() {
    let mut counts: BTreeMap<Constellation, u32> = BTreeMap::new();
    for number in 0..1500 {
        let mut state = GAME
            .start(
                &Options::new(),
                &plain_deal(6),
                Chance::new(Seed::from_text("thrown anew").of_game(number)),
            )
            .unwrap();
        // Only a Big Bang is left in the pile, and without the die Ann can draw it.
        let scene = table(6)
            .no_die()
            .beginning()
            .pile([0, 0, 0, 0, 0, 0, 0, 0, 1]);
        state.table = scene.state.table;
        GAME.apply(&mut state, ANN, Action::Draw, &mut NullSink)
            .unwrap();
        let eyes = state.table.players.of(6).iter().map(|player| player.eye);
        for cell in eyes.chain(state.table.instruments) {
            *counts.entry(cell).or_default() += 1;
        }
    }
    assert_eq!(counts.values().sum::<u32>(), 13_500);
    by_area(&counts);
}
