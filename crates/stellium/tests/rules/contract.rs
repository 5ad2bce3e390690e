//! Stellium fulfils the contract: a small sample of the conformance suite (`crates/games` runs more
//! of it, with machine players), the data hash, and how states and actions are written.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use stellium::{Action, Body, ByBody, Illegal, PublicState, Stage, State, Stellium};
use tabletop::conformance::{Effort, Tally, run};
use tabletop::{Chance, Game, NullSink, Observer, Options, Seat, Seed, data_hash};
use testing::{
    assert_read_back, assert_rules, assert_unlisted_are_refused, every_variant, numbers_in,
    variant_name,
};

use crate::common::*;

#[test]
fn a_sample_of_the_conformance_suite_passes() {
    let effort = Effort {
        games: 3,
        first: 0,
        thorough_every: 20,
        count_every: 8,
    };
    let usual = Options::new();
    let wide = Options::new()
        .with("memory", "off")
        .with("influence", "optional")
        .with("feels", "5")
        .with("limit", "first");
    let sure = Options::new().with("feels", "unlimited");
    let mut all = Tally::default();
    for seats in 2..=4 {
        for options in [&usual, &wide, &sure] {
            let seed = Seed::from_text("stellium");
            let tally = run(&*GAME, options, seats, seed, effort, &mut []).unwrap();
            assert_eq!(tally.games, 3);
            all.add(&tally);
        }
    }
    assert!(all.imagined > all.leak_checks, "{all:?}");
    assert!(2 * all.rearranged > all.leak_checks, "{all:?}");
    assert!(all.refusals > 100_000 && all.undone > 100, "{all:?}");
}

/// Returns a state with one body in each galaxy, where galaxies are often emptied and reloaded.
fn sparse(seats: usize, chance: &mut Chance) -> State {
    let mut layout = table(seats).option("memory", "off");
    for galaxy in 0..6 {
        let body = Body::ALL[chance.below(4) as usize];
        let position = chance.below(7) as usize;
        layout = layout.on(body, &[7 * galaxy + 1 + position]);
    }
    layout.placing(Supernova).begin().state
}

/// Counts the bodies of each kind, wherever they are.
fn bodies(table: &PublicState) -> [usize; 4] {
    Body::ALL.map(|body| {
        let on_its_way = match table.stage {
            Stage::Placing { body: held } => usize::from(held == body),
            Stage::Pushing { pushed, .. } => usize::from(pushed == body),
            Stage::Reloading { drawn, .. } => drawn[body].into(),
            _ => 0,
        };
        table.universe.bodies[body].len() + usize::from(table.bag[body]) + on_its_way
    })
}

/// Plays at most this number of random actions; `look` sees the state before each.
fn play(mut state: State, steps: usize, chance: &mut Chance, mut look: impl FnMut(&State)) {
    let mut actions = Vec::new();
    for _ in 0..steps {
        look(&state);
        let Some(seat) = GAME.to_act(&state).first() else {
            return;
        };
        actions.clear();
        GAME.legal_actions(&state, seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        GAME.apply(&mut state, seat, action, &mut NullSink)
            .expect("listed actions are legal");
    }
}

#[test]
fn s1_1_no_body_is_ever_lost_and_no_cell_has_two() {
    let mut chance = Chance::new(Seed::from_text("bodies"));
    let check = |state: &State| {
        let table = &state.table;
        assert_eq!(bodies(table), [11, 10, 9, 8], "{:?}", table.stage);
        let single: usize = Body::ALL
            .map(|b| table.universe.bodies[b].len())
            .iter()
            .sum();
        assert_eq!(table.universe.occupied().len(), single);
    };
    for number in 0..60 {
        let seats = 2 + number % 3;
        let seed = Seed::from_text("whole games").of_game(number as u64);
        let state = GAME.setup(&Options::new(), seats, seed).unwrap();
        play(state, 2000, &mut chance, check);
        play(sparse(seats, &mut chance), 60, &mut chance, check);
    }
}

#[test]
fn s3_10_unlisted_actions_are_refused_while_galaxies_are_reloaded() {
    let mut chance = Chance::new(Seed::from_text("reloads"));
    let mut dice = Chance::new(Seed::from_text("which to check"));
    let mut checked = 0;
    let mut check = |state: &State| {
        let reloading = matches!(state.table.stage, Stage::Reloading { .. });
        if !reloading || dice.below(4) > 0 {
            return;
        }
        checked += 1;
        assert_unlisted_are_refused(&*GAME, state);
        written_and_read(state);
    };
    for number in 0..40 {
        let state = sparse(2 + number % 3, &mut chance);
        play(state, 40, &mut chance, &mut check);
    }
    assert!(checked > 5, "{checked}");
}

/// Checks that a state and all views of it are the same when written as JSON and read back.
fn written_and_read(state: &State) {
    assert_read_back(state);
    for observer in observers(GAME.seats(state)) {
        assert_read_back(&GAME.view(state, observer));
    }
}

#[test]
fn states_and_views_are_read_back_as_they_were_written() {
    let mut chance = Chance::new(Seed::from_text("written"));
    let mut stages = std::collections::BTreeSet::new();
    let mut look = |state: &State| {
        // Check each stage when it first occurs, and some more states.
        if stages.insert(variant_name(&state.table.stage)) || state.table.round % 10 == 3 {
            written_and_read(state);
        }
    };
    for number in 0..12 {
        let options = match number % 2 {
            0 => Options::new(),
            _ => Options::new()
                .with("feels", "unlimited")
                .with("memory", "off"),
        };
        let seats = 2 + number as usize % 3;
        let seed = Seed::from_text("read").of_game(number);
        let state = GAME.setup(&options, seats, seed).unwrap();
        play(state, 3000, &mut chance, &mut look);
        play(sparse(seats, &mut chance), 60, &mut chance, &mut look);
    }
    // All eleven stages have occurred.
    assert_eq!(stages.len(), 11, "{stages:?}");
}

#[test]
fn actions_are_written_and_read_as_in_records() {
    for (action, text) in [
        (Action::Keep, r#""keep""#),
        (Action::LetGo, r#""let_go""#),
        (Action::Grasp(Star), r#"{"grasp":"star"}"#),
        (
            place(43, Comet),
            r#"{"place":{"cell":43,"influence":"comet"}}"#,
        ),
        (swap(1, 7), r#"{"swap":{"body":1,"with":7}}"#),
        (push(5), r#"{"push":6}"#),
        (Action::Turn(2), r#"{"turn":2}"#),
        (attract(2, 47), r#"{"attract":{"body":2,"hole":47}}"#),
        (Action::Skip, r#""skip""#),
        (
            validate("arc star", &[5, 1, 7]),
            r#"{"validate":{"objective":7,"cells":[1,5,7]}}"#,
        ),
        (leave(52), r#"{"leave":52}"#),
        (Action::Done, r#""done""#),
        (
            reload(Supernova, 9),
            r#"{"reload":{"body":"supernova","cell":9}}"#,
        ),
        (take("line planet"), r#"{"take":1}"#),
        (drop_card("symbols supernova"), r#"{"drop":40}"#),
        (Action::Stay, r#""stay""#),
    ] {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
    for wrong in [
        r#"{"place":{"cell":53,"influence":"comet"}}"#,
        r#"{"place":{"cell":0,"influence":"comet"}}"#,
        r#"{"place":{"cell":1,"influence":"comet","more":1}}"#,
        r#"{"push":7}"#,
        r#"{"take":41}"#,
        r#""fold""#,
    ] {
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn the_facts_describe_the_game() {
    let facts = GAME.facts();
    assert_eq!((facts.id, facts.rules_version), ("stellium", 2));
    assert!(facts.hidden_information && facts.chance_in_play);
    assert!(!facts.simultaneous_choices);
    for seats in 2..=4 {
        assert_eq!(GAME.seats(&table(seats).begin().state), seats);
    }
}

#[test]
fn every_refusal_names_its_rule_and_has_its_own_words() {
    assert_rules(&every_variant!(Illegal {
        GameOver => "S5.1",
        NotYourTurn => "S2.2",
        NotNow => "S2.2",
        NotInBag => "S3.1",
        NoSuchToken => "S3.7",
        CellTaken => "S3.2",
        BlackHole => "S3.2",
        NothingToHit => "S3.4",
        NoBody => "S3.3",
        JustPlaced => "S6.1",
        WrongKind => "S3.3",
        SameSwap => "S3.3",
        NotAdjacent => "S3.3",
        WholeTurn => "S3.5",
        NotABlackHole => "S3.6",
        MustApply => "S3.2",
        NotYourObjective => "S3.8",
        NotThePicture => "S3.8",
        Resting => "S3.9",
        NotUsed => "S3.9",
        NotDrawn => "S3.10",
        NotAStart => "S3.10",
        NotFaceUp => "S3.11",
    }));
}

#[test]
fn the_data_hash_covers_exactly_the_data_the_rules_use() {
    assert_eq!(GAME.data_hash(), data_hash(&GAME.data_text()));
    let with = |from: &str, to: &str| {
        let file = Stellium::objective_file();
        assert!(file.contains(from), "{from}");
        Stellium::with_objectives(&file.replacen(from, to, 1)).unwrap()
    };
    let commented = with("[[objective]]", "# new\n[[objective]]");
    assert_eq!(commented.data_hash(), GAME.data_hash());
    let worth_more = with("points = [2]", "points = [5]");
    let other_colour = with("second = \"comet\"", "second = \"star\"");
    let worth_less = with("[2, 2, 3, 5, 6, 8]", "[2, 2, 3, 4, 6, 8]");
    for other in [&worth_more, &other_colour, &worth_less] {
        assert_ne!(other.data_hash(), GAME.data_hash());
    }
    let line = &worth_more.objectives().all()[0];
    assert_eq!((line.worth(3), line.points[0]), (5, 5));
}

#[test]
fn the_data_text_has_a_line_for_every_disc_and_objective() {
    let text = GAME.data_text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1 + 6 + 40);
    assert_eq!(lines[0], "stellium data 1");
    assert_eq!(lines[2], "disc 2 symbols=1,2,5,3");
    assert_eq!(lines[7], "objective 1 line planet second=- points=2");
    assert_eq!(
        lines[19],
        "objective 13 diamond planet second=comet points=3"
    );
    assert_eq!(
        lines[46],
        "objective 40 symbols supernova second=- points=1,2,3,4,6,8"
    );
}

#[test]
fn the_canonical_text_contains_everything_but_chance() {
    let layout = table(2).on(Planet, &[1, 9]).on(Star, &[43]).felt(Comet);
    let layout = layout.open(&["line star", "arc comet"]).reserve(3);
    let layout = layout.holds(ANN, &["s star"]).validated(BEN, &["arc star"]);
    let mut scene = layout.next(&["s comet"]).begin();
    let text = GAME.canonical(&scene.state);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..5],
        [
            "stellium 2",
            "settings feels=5 must=1 memory=1 limit=30",
            "table seats=2 first=1 active=1 round=1 last=- revealed=37 emptied=-",
            "turn quiet=0 discarded=- resting=-",
            "stage feeling left=4",
        ]
    );
    assert_eq!(
        lines[5..12],
        [
            "discs 1/0,2/0,3/0,4/0,5/0,6/0",
            "planet 1,9",
            "comet -",
            "star 43",
            "supernova -",
            "bag 9,10,8,8",
            "felt comet",
        ]
    );
    assert_eq!(
        lines[12..14],
        [
            "player 1 points=0 reached=- tokens=planet,comet,star,supernova validated=- hand=27",
            "player 2 points=2 reached=- tokens=planet,comet,star,supernova validated=7 hand=-",
        ]
    );
    assert_eq!(lines[14], "open 3,6");
    assert_eq!(lines[15], "aside -");
    assert!(lines[16].starts_with("dropped "));
    assert_eq!(lines[16].split(',').count(), 33);
    assert_eq!(lines[17], "reserve 26,1,2");
    assert_eq!(lines.len(), 18);
    scene.act_with(ANN, Action::Keep, &[]);
    let after = GAME.canonical(&scene.state);
    assert!(after.contains("\nstage placing body=comet\n"), "{after}");
    assert!(after.contains("\nfelt -\n"), "{after}");
    assert!(after.contains("\nbag 9,9,8,8\n"), "{after}");
}

#[test]
fn future_chance_is_not_part_of_the_canonical_text() {
    let seed = Seed::from_text("deal");
    let deal = GAME.deal(&Options::new(), 3, seed).unwrap();
    let [one, other] = ["a", "b"].map(|chance| {
        let chance = Chance::new(Seed::from_text(chance));
        GAME.start(&Options::new(), &deal, chance).unwrap()
    });
    assert_ne!(one, other);
    assert_eq!(GAME.canonical(&one), GAME.canonical(&other));
}

#[test]
fn every_stage_and_setting_has_a_canonical_text() {
    let mut scene = table(3).begin();
    let (body, influence, cell) = (Star, Planet, cell(9));
    for (stage, text) in [
        (Stage::Feeling { left: 2 }, "feeling left=2"),
        (Stage::Grasping, "grasping"),
        (Stage::Placing { body }, "placing body=star"),
        (
            Stage::Influencing {
                influence,
                body,
                cell,
            },
            "influencing influence=planet body=star cell=9",
        ),
        (
            Stage::Pushing { cell, pushed: body },
            "pushing cell=9 pushed=star",
        ),
        (
            Stage::Reloading {
                galaxy: galaxy(2),
                seat: CAT,
                drawn: ByBody::from_fn(|body| [2, 1, 0, 1][body as usize]),
                left: 3,
            },
            "reloading galaxy=2 seat=3 drawn=2,1,0,1 left=3",
        ),
        (Stage::Validating, "validating"),
        (
            Stage::Leaving {
                used: cells(&[5, 1, 43]),
            },
            "leaving used=1,5,43",
        ),
        (Stage::Exchanging, "exchanging"),
        (Stage::Taking, "taking"),
        (Stage::Over, "over"),
    ] {
        scene.state.table.stage = stage;
        let canonical = GAME.canonical(&scene.state);
        assert_eq!(canonical.lines().nth(4), Some(&*format!("stage {text}")));
    }
    let settings = |key, value| {
        let scene = table(4).option(key, value).begin();
        let text = GAME.canonical(&scene.state);
        text.lines().nth(1).unwrap_or_default().to_owned()
    };
    let lines = [
        settings("feels", "unlimited"),
        settings("influence", "optional"),
        settings("memory", "off"),
        settings("limit", "first"),
    ];
    assert_eq!(
        lines,
        [
            "settings feels=unlimited must=1 memory=1 limit=20",
            "settings feels=5 must=0 memory=1 limit=20",
            "settings feels=5 must=1 memory=0 limit=20",
            "settings feels=5 must=1 memory=1 limit=15",
        ]
    );
}

/// Returns every objective in the canonical text of a state, wherever it lies, in ascending order.
fn objectives_anywhere(state: &State) -> Vec<usize> {
    let lines = ["open", "aside", "dropped", "reserve"];
    let fields = [("player", "validated"), ("player", "hand")];
    numbers_in(&GAME.canonical(state), &lines, &fields)
}

#[test]
fn s1_5_an_imagined_state_has_every_objective_in_exactly_one_place() {
    let every: Vec<usize> = (1..=40).collect();
    let mut dropped = 0;
    for (seats, memory) in [(2, "off"), (3, "off"), (4, "off"), (2, "on")] {
        let options = Options::new().with("memory", memory);
        let mut chance = Chance::new(Seed::from_text("imagined"));
        for number in 0..3 {
            let seed = Seed::from_text("imagined").of_game(number);
            let state = GAME.setup(&options, seats, seed).unwrap();
            let mut rng = Xoshiro256PlusPlus::from_seed(seed.bytes());
            play(state, 400, &mut chance, |state| {
                assert_eq!(objectives_anywhere(state), every);
                let text = GAME.canonical(state);
                dropped += usize::from(!text.contains("\ndropped -\n"));
                let guests = [Observer::Spectator, Observer::Seat(Seat::new(0))];
                for observer in guests {
                    let imagined = GAME.imagine(&GAME.view(state, observer), &mut rng);
                    assert_eq!(objectives_anywhere(&imagined), every, "{observer:?}");
                }
            });
        }
    }
    assert!(dropped > 100, "{dropped} states with dropped objectives");
}
