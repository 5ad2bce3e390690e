//! S2, set-up.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use stellium::{Body, CellSet, Deal, DiscId, Galaxy, ObjectiveId, ObjectiveIds, Reserve, Stage};
use tabletop::{Expected, Game, Options, Seat, Seed, SetupError, SetupErrors};

fn deal(seats: usize, number: u64) -> Deal {
    let seed = Seed::from_text("set-up").of_game(number);
    GAME.deal(&Options::new(), seats, seed)
        .expect("a valid set-up")
}

/// Returns whether exactly this number of things came up, each about equally often.
fn about_even<T: Ord>(counts: &BTreeMap<T, usize>, things: usize, trials: usize) -> bool {
    let mean = trials / things;
    counts.len() == things
        && counts
            .values()
            .all(|&n| n > mean * 6 / 10 && n < mean * 14 / 10)
}

#[test]
fn s2_1_the_six_discs_are_laid_out_in_random_order_and_turned_at_random() {
    let mut orders: BTreeMap<(usize, DiscId), usize> = BTreeMap::new();
    let mut turns: BTreeMap<(usize, u8), usize> = BTreeMap::new();
    for number in 0..1200 {
        let discs = deal(2, number).discs;
        let different: BTreeSet<DiscId> = discs.iter().map(|laid| laid.disc).collect();
        assert_eq!(different.len(), 6);
        for (galaxy, laid) in discs.iter().enumerate() {
            *orders.entry((galaxy, laid.disc)).or_default() += 1;
            *turns.entry((galaxy, laid.turn)).or_default() += 1;
        }
    }
    assert!(about_even(&orders, 36, 7200), "{orders:?}");
    assert!(about_even(&turns, 36, 7200), "{turns:?}");
}

#[test]
fn s2_1_the_four_bodies_of_a_galaxy_are_put_on_its_starting_cells_at_random() {
    for galaxy in [0, 5] {
        let mut seen: BTreeMap<[Body; 4], usize> = BTreeMap::new();
        for number in 0..2400 {
            *seen.entry(deal(2, number).bodies[galaxy]).or_default() += 1;
        }
        assert!(about_even(&seen, 24, 2400), "{seen:?}");
    }
    // The galaxies are independent of each other.
    let alike = (0..200).filter(|&number| {
        let bodies = deal(2, number).bodies;
        bodies[0] == bodies[1]
    });
    assert!(alike.count() < 30);
}

#[test]
fn s2_1_one_body_of_each_kind_lies_on_the_four_starting_cells_of_every_galaxy() {
    for number in 0..50 {
        let deal = deal(3, number);
        let table = start(&Options::new(), &deal).unwrap().table;
        let universe = &table.universe;
        assert_eq!(universe.discs, deal.discs);
        assert_eq!(universe.occupied().len(), 24);
        for galaxy in Galaxy::all() {
            let here = universe.occupied().and(galaxy.cells());
            assert_eq!(here, universe.starting_cells(galaxy));
            for body in Body::ALL {
                assert_eq!(universe.bodies[body].and(galaxy.cells()).len(), 1);
            }
        }
    }
}

#[test]
fn s2_1_the_bodies_lie_on_the_symbols_the_deal_names() {
    // Andromeda in galaxy 1, turned by two: Planet on 4, Comet on 5, Star on 6, Supernova on 7.
    let mut deal = deal(2, 0);
    deal.discs = unturned();
    deal.discs[0].turn = 2;
    deal.bodies[0] = [Star, Supernova, Planet, Comet];
    let universe = start(&Options::new(), &deal).unwrap().table.universe;
    let on = |number| universe.body(cell(number)).unwrap();
    assert_eq!([4, 5, 6, 7].map(on), [Star, Supernova, Planet, Comet]);
}

#[test]
fn s2_1_the_other_14_go_into_the_bag() {
    for seats in 2..=4 {
        for (feels, out) in [("unlimited", 0), ("3", 0), ("1", 1)] {
            let options = Options::new().with("feels", feels);
            let seed = Seed::from_text("bag");
            let state = GAME.setup(&options, seats, seed).unwrap();
            let mut bag = *state.table.bag.values();
            // With one feel, a body has left the bag already.
            if let Stage::Placing { body } = state.table.stage {
                bag[body as usize] += 1;
            }
            assert_eq!(bag, [5, 4, 3, 2]);
            assert_eq!(state.table.bag.total(), 14 - out);
        }
    }
}

#[test]
fn s2_2_six_to_eight_objectives_lie_face_up_and_the_rest_is_the_reserve() {
    for (seats, open, reserve) in [(2, 6, 34), (3, 7, 33), (4, 8, 32)] {
        let deal = deal(seats, 7);
        let table = start(&Options::new(), &deal).unwrap().table;
        let order: Vec<ObjectiveId> = deal.objectives.into();
        let first: ObjectiveIds = order[..open].iter().copied().collect();
        assert_eq!(table.open, first);
        assert_eq!(table.reserve_left(), reserve);
        assert_eq!(table.aside, ObjectiveIds::EMPTY);
    }
}

#[test]
fn s2_2_the_objectives_are_shuffled() {
    let mut top: BTreeMap<ObjectiveId, usize> = BTreeMap::new();
    let mut last = BTreeSet::new();
    for number in 0..2000 {
        let order: Vec<ObjectiveId> = deal(2, number).objectives.into();
        assert_eq!(
            order.iter().copied().collect::<ObjectiveIds>(),
            ObjectiveIds::ALL
        );
        *top.entry(order[0]).or_default() += 1;
        last.insert(order[39]);
    }
    assert!(about_even(&top, 40, 2000), "{top:?}");
    assert_eq!(last.len(), 40);
}

#[test]
fn s2_2_each_player_has_four_tokens_and_no_objective() {
    for seats in 2..=4 {
        let state = start(&Options::new(), &deal(seats, 1)).unwrap();
        let scene = Scene { state };
        for seat in Seat::of(seats) {
            let player = scene.player(seat);
            assert_eq!(player.tokens.iter().collect::<Vec<_>>(), Body::ALL);
            assert_eq!((player.hand, player.points), (0, 0));
            assert_eq!(player.validated, ObjectiveIds::EMPTY);
            assert_eq!(player.reached, None);
            assert_eq!(scene.hand(seat), ObjectiveIds::EMPTY);
        }
    }
}

#[test]
fn s2_2_the_first_player_is_drawn_by_chance() {
    for seats in 2..=4 {
        let mut first: BTreeMap<Seat, usize> = BTreeMap::new();
        for number in 0..300 {
            *first.entry(deal(seats, number).first).or_default() += 1;
        }
        assert!(about_even(&first, seats, 300), "{first:?}");
    }
    let seed = Seed::from_text("the same");
    let random = Options::new().with("first", "random");
    assert_eq!(
        GAME.deal(&random, 4, seed),
        GAME.deal(&Options::new(), 4, seed)
    );
}

#[test]
fn s2_2_the_first_player_can_be_chosen_by_the_option() {
    for (seats, first) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
        let options = Options::new().with("first", &first.to_string());
        for number in 0..8 {
            let seed = Seed::from_text("first").of_game(number);
            let deal = GAME.deal(&options, seats, seed).unwrap();
            let table = start(&options, &deal).unwrap().table;
            let chosen = Seat::new(first - 1);
            assert_eq!(
                (deal.first, table.first, table.active),
                (chosen, chosen, chosen)
            );
            assert_eq!((table.round, table.last_round), (1, None));
        }
    }
}

#[test]
fn s2_2_the_players_take_turns_clockwise_and_the_first_player_begins_every_round() {
    for seats in 2..=4 {
        // With an empty bag, a turn consists of taking an objective, after declining to validate if
        // there are any in hand.
        let mut scene = table(seats).first(BEN).bag([0; 4]).taking().begin();
        let mut turns = Vec::new();
        for _ in 0..2 * seats {
            let table = &scene.state.table;
            turns.push((table.active.number(), table.round));
            assert_eq!(scene.to_act(), [table.active]);
            let taken = scene.open().first().unwrap();
            if scene.stage() == Stage::Validating {
                scene.act(scene.state.table.active, stellium::Action::Done);
            }
            scene.act(scene.state.table.active, stellium::Action::Take(taken));
            assert_eq!(scene.state.table.first, BEN);
        }
        let expected: &[(usize, u16)] = match seats {
            2 => &[(2, 1), (1, 1), (2, 2), (1, 2)],
            3 => &[(2, 1), (3, 1), (1, 1), (2, 2), (3, 2), (1, 2)],
            _ => &[
                (2, 1),
                (3, 1),
                (4, 1),
                (1, 1),
                (2, 2),
                (3, 2),
                (4, 2),
                (1, 2),
            ],
        };
        assert_eq!(turns, expected);
    }
}

#[test]
fn s2_2_nobody_acts_out_of_turn() {
    let mut scene = table(3).felt(Star).begin();
    for seat in [BEN, CAT] {
        assert_eq!(scene.legal(seat), []);
        let refused = scene.refuse(seat, stellium::Action::Keep);
        assert_eq!(refused, stellium::Illegal::NotYourTurn);
        assert_eq!(tabletop::RuleBreach::rule(&refused), "S2.2");
    }
}

#[test]
fn s2_1_the_same_seed_gives_the_same_deal_and_another_seed_a_different_one() {
    assert_eq!(deal(3, 5), deal(3, 5));
    assert_ne!(deal(3, 5), deal(3, 6));
    let text = serde_json::to_string(&deal(4, 5)).unwrap();
    assert_eq!(serde_json::from_str::<Deal>(&text).unwrap(), deal(4, 5));
    let more = text.replacen('{', "{\"more\":1,", 1);
    assert!(serde_json::from_str::<Deal>(&more).is_err());
    let fewer = text.replacen("\"objectives\":[", "\"objectives\":[1,", 1);
    let error = serde_json::from_str::<Deal>(&fewer).unwrap_err();
    assert!(
        error.to_string().contains("41 objectives, not 40"),
        "{error}"
    );
}

/// Returns the keys of all errors of a changed deal.
fn wrong(options: &Options, change: impl FnOnce(&mut Deal)) -> Vec<&'static str> {
    let mut deal = deal(2, 3);
    deal.first = ANN;
    assert!(start(&Options::new(), &deal).is_ok());
    change(&mut deal);
    let errors = start(options, &deal).unwrap_err().0;
    let keys = errors.into_iter().map(|error| match error {
        SetupError::BadDeal { key, .. } => key,
        other => panic!("{other:?}"),
    });
    keys.collect()
}

#[test]
fn s2_1_a_recorded_deal_with_impossible_discs_or_bodies_is_refused() {
    let usual = Options::new();
    let twice = wrong(&usual, |deal| deal.discs[1].disc = deal.discs[0].disc);
    assert_eq!(twice, ["discs"]);
    assert_eq!(wrong(&usual, |deal| deal.discs[5].turn = 6), ["disc-turn"]);
    assert_eq!(
        wrong(&usual, |deal| deal.bodies[4] =
            [Planet, Comet, Star, Planet]),
        ["bodies"]
    );
}

#[test]
fn s2_2_a_recorded_deal_with_an_impossible_first_player_or_objectives_is_refused() {
    let usual = Options::new();
    assert_eq!(wrong(&usual, |deal| deal.first = CAT), ["first-seat"]);
    let second = Options::new().with("first", "2");
    assert_eq!(wrong(&second, |_| ()), ["first-chosen"]);
    let same = wrong(&usual, |deal| {
        let mut order: Vec<ObjectiveId> = deal.objectives.into();
        order[39] = order[0];
        deal.objectives = Reserve::try_from(order).unwrap();
    });
    assert_eq!(same, ["objectives"]);
}

#[test]
fn s2_2_all_errors_of_a_deal_are_reported() {
    let options = Options::new().with("first", "2");
    let all = wrong(&options, |deal| {
        deal.first = DAN;
        deal.discs = [laid(1, 7); 6];
        deal.bodies = [[Planet; 4]; 6];
        deal.objectives = Reserve::try_from(vec![ObjectiveId::new(0); 40]).unwrap();
    });
    let keys = [
        "first-seat",
        "first-chosen",
        "discs",
        "disc-turn",
        "bodies",
        "objectives",
    ];
    assert_eq!(all, keys);
}

#[test]
fn s2_2_unknown_options_and_invalid_values_are_refused() {
    let errors = |seats, options: &Options| {
        let seed = Seed::from_text("options");
        GAME.deal(options, seats, seed).unwrap_err().0
    };
    let unknown = errors(2, &Options::new().with("galaxies", "7"));
    let [SetupError::UnknownOption { key, known }] = &unknown[..] else {
        panic!("{unknown:?}");
    };
    assert_eq!(key, "galaxies");
    for option in ["feels", "first", "influence", "limit", "memory"] {
        assert!(known.contains(&option), "{option}");
    }
    let number = |word, most| {
        let least = 1;
        Expected::WordOrNumber { word, least, most }
    };
    let expected = [
        (
            "feels",
            ["0", "6", "-1", "sure", ""],
            number("unlimited", 5),
        ),
        ("first", ["0", "4", "-1", "ann", ""], number("random", 3)),
        (
            "influence",
            ["on", "1", "must", "Optional", ""],
            Expected::OneOf(&["mandatory", "optional"]),
        ),
        (
            "limit",
            ["25", "usual ", "last", "First", ""],
            Expected::OneOf(&["usual", "first"]),
        ),
        (
            "memory",
            ["yes", "1", "true", "Off", ""],
            Expected::OneOf(&["on", "off"]),
        ),
    ];
    for (key, values, expected) in expected {
        for value in values {
            let found = errors(3, &Options::new().with(key, value));
            let value = value.to_owned();
            assert_eq!(
                found,
                [SetupError::BadValue {
                    key,
                    value,
                    expected
                }]
            );
        }
    }
}

#[test]
fn s2_2_all_errors_of_the_options_are_reported() {
    let options = Options::new()
        .with("feels", "9")
        .with("memory", "x")
        .with("moon", "full");
    let seed = Seed::from_text("options");
    let found = GAME.deal(&options, 5, seed).unwrap_err().0;
    assert_eq!(found.len(), 4, "{found:?}");
    let (given, least, most) = (5, 2, 4);
    assert!(
        matches!(found[0], SetupError::UnknownOption { .. }),
        "{found:?}"
    );
    assert_eq!(found[1], SetupError::Seats { given, least, most });
    // A recorded deal is checked in the same way.
    let mut deal = deal(4, 1);
    deal.seats = 5;
    assert_eq!(start(&options, &deal).unwrap_err().0, found);
}

#[test]
fn s2_2_options_have_their_usual_values_by_default() {
    let usual = start(&Options::new(), &deal(2, 1)).unwrap().table.settings;
    let options = Options::new()
        .with("feels", "5")
        .with("influence", "mandatory")
        .with("limit", "usual")
        .with("memory", "on");
    assert_eq!(start(&options, &deal(2, 1)).unwrap().table.settings, usual);
    assert_eq!(usual.feels, Some(5));
    assert!(usual.influence_must && usual.memory);
}

#[test]
fn s2_1_no_galaxy_is_reloaded_at_the_start() {
    let table = start(&Options::new(), &deal(2, 1)).unwrap().table;
    assert!(table.emptied.is_empty());
    assert!(table.universe.empty_galaxies().is_empty());
    assert!(table.universe.occupied().and(CellSet::HOLES).is_empty());
}

#[test]
fn s2_2_a_first_game_with_too_many_or_too_few_players_is_refused() {
    let options = Options::new().with("limit", "first");
    for given in [0, 1, 5, 6] {
        let refused = GAME.deal(&options, given, Seed::from_text("a"));
        let seats = SetupError::Seats {
            given,
            least: 2,
            most: 4,
        };
        assert_eq!(refused, Err(SetupErrors(vec![seats])));
    }
}
