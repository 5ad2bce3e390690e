//! Everything in Night Sky has words in both languages.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use nightsky::{
    Action, BigBang, CardId, CardSet, Event, Illegal, Instrument, NightSky, Path, Points, Sign,
    Stage, View,
};
use sky::Constellation;
use support::{
    assert_events, assert_option_forms, assert_refusals, assert_translated,
    assert_values_are_accepted, assert_whole, option_lists,
};
use tabletop::{Conform, Game, Observer, Options, Seat, SeatSet, Seed, SetupError, SetupErrors};
use testing::{assert_every_variant, every_variant};
use words::nightsky::stage_words;
use words::{Language, Words, setup_error_words};

fn names() -> Vec<String> {
    ["Alice", "Bob", "Chloé", "David"].map(str::to_owned).into()
}

fn cell(abbr: &str) -> Constellation {
    Constellation::from_abbr(abbr).unwrap()
}

fn events() -> Vec<Event> {
    let seat = Seat::new(1);
    let (card, points) = (CardId::new(2), 3);
    let (instrument, other) = (Instrument::Refractor, Instrument::Telescope);
    let here = cell("Gem");
    let moved = |path: &[&str]| Event::InstrumentMoved {
        seat,
        instrument,
        path: path.iter().map(|abbr| cell(abbr)).collect::<Path>(),
    };
    let mut events = vec![
        Event::CardPicked { seat, card },
        Event::StartRolled { seat, roll: 5 },
        Event::StartSettled { seat },
        Event::TurnBegan { seat, round: 2 },
        Event::DieRolled { seat, roll: 3 },
        Event::DieRolled { seat, roll: 4 },
        Event::NoneDrawn { seat },
        Event::PileShuffled,
    ];
    events.extend(BigBang::ALL.map(|card| Event::BigBangDrawn { seat, card }));
    events.push(Event::ShootingStar { seat, points });
    events.extend(Instrument::SHARED.map(|instrument| Event::Clouded { seat, instrument }));
    events.extend([
        Event::Swapped {
            seat,
            one: instrument,
            other,
        },
        Event::SunMoved {
            roll: 4,
            from: Sign::new(2),
            to: Sign::new(6),
        },
    ]);
    events.extend(Instrument::ALL.map(|instrument| Event::InstrumentThrown {
        instrument,
        cell: here,
    }));
    events.push(Event::EyeThrown { seat, cell: here });
    events.extend(Instrument::ALL.map(|instrument| Event::InstrumentChosen { seat, instrument }));
    events.extend([
        moved(&["Gem", "Aur"]),
        moved(&["Gem", "Aur", "Per"]),
        Event::InstrumentStayed {
            seat,
            instrument,
            cell: here,
        },
        Event::SunVisited { seat, points: 1 },
        Event::CardPlayed { seat, card },
        Event::NothingObserved { seat },
        Event::NotJoined { seat },
    ]);
    let scored = |instrument, points| Event::CardScored {
        seat,
        card,
        instrument,
        points,
    };
    events.extend(Instrument::ALL.map(|instrument| scored(instrument, 1)));
    events.extend([0, 2].map(|points| scored(instrument, points)));
    events.extend([0, 1, 9].map(|points| Event::Doubled { seat, points }));
    events.push(Event::GameOver);
    events
}

const ILLEGAL: [Illegal; 18] = every_variant!(Illegal {
    GameOver,
    NotYourTurn,
    NotNow,
    ChosenAlready,
    NotToChoose,
    TheDieDecides,
    NoDie,
    NotShared,
    NotAPair,
    Clouded,
    ThereAlready,
    OutOfReach,
    NotYourCard,
    PlayedAlready,
    NotHere,
    NoSunHere,
    TwoAlready,
    NotJoined,
});

/// Returns a stage of each kind; those with an instrument, for every instrument.
fn stages() -> Vec<Stage> {
    let mut stages = vec![
        Stage::Drafting {
            round: 2,
            chosen: SeatSet::EMPTY,
        },
        Stage::Beginning,
        Stage::Clouding,
        Stage::Swapping,
        Stage::Choosing,
        Stage::Over,
    ];
    for instrument in Instrument::ALL {
        stages.extend([
            Stage::Moving { instrument },
            Stage::Observing { instrument },
            Stage::Joining {
                instrument,
                waiting: SeatSet::from_iter([1, 2].map(Seat::new)),
            },
        ]);
    }
    stages
}

fn view(game: &NightSky, options: &Options) -> View {
    let state = game.setup(options, 3, Seed::from_bytes([7; 32])).unwrap();
    game.view(&state, Observer::Spectator)
}

#[test]
fn every_event_has_words() {
    let game = NightSky::new().unwrap();
    assert_every_variant!(
        events(),
        Event {
            CardPicked,
            StartRolled,
            StartSettled,
            TurnBegan,
            DieRolled,
            NoneDrawn,
            PileShuffled,
            BigBangDrawn,
            ShootingStar,
            Clouded,
            Swapped,
            SunMoved,
            InstrumentThrown,
            EyeThrown,
            InstrumentChosen,
            InstrumentMoved,
            InstrumentStayed,
            SunVisited,
            CardPlayed,
            NothingObserved,
            NotJoined,
            CardScored,
            Doubled,
            GameOver,
        }
    );
    assert_events(&game, &names(), &events());
    // A path of at most one cell is not a move, but it has words all the same.
    let (seat, instrument) = (Seat::new(1), Instrument::Eye);
    for cells in [vec![], vec![cell("Gem")]] {
        let path = cells.into_iter().collect();
        let event = Event::InstrumentMoved {
            seat,
            instrument,
            path,
        };
        assert_translated(|language| game.event_words(language, &names(), &event));
    }
}

#[test]
fn every_refusal_has_words_and_ends_with_its_rule() {
    let game = NightSky::new().unwrap();
    for text in assert_refusals(&game, &ILLEGAL) {
        let (sentences, _rule) = text.rsplit_once(" (").unwrap();
        assert!(
            // Once the game is over, there is nothing to do instead.
            sentences.contains(':') || sentences.contains(". ") || text.contains("N4.1"),
            "a refusal should say what to do instead: {text}"
        );
    }
}

#[test]
fn every_action_has_words_at_every_stage() {
    let game = NightSky::new().unwrap();
    let options = Options::new();
    let state = game.setup(&options, 3, Seed::from_bytes([7; 32])).unwrap();
    let actions = game.every_action(&state);
    let mut view = view(&game, &options);
    for stage in stages() {
        view.table.stage = stage;
        for &action in &actions {
            // Some objects have the same name in both languages, but the sentence differs.
            assert_translated(|language| game.action_words(language, &view, action));
        }
    }
    assert_every_variant!(
        actions,
        Action {
            Pick,
            Roll,
            Draw,
            DrawNone,
            Cloud,
            Swap,
            Choose,
            Move,
            Stay,
            Play,
            Done,
        }
    );
}

#[test]
fn every_stage_has_a_sentence_of_its_own() {
    let game = NightSky::new().unwrap();
    assert_every_variant!(
        stages(),
        Stage {
            Drafting,
            Beginning,
            Clouding,
            Swapping,
            Choosing,
            Over,
            Moving,
            Observing,
            Joining,
        }
    );
    let mut view = view(&game, &Options::new());
    let mut texts = BTreeSet::new();
    for stage in stages() {
        view.table.stage = stage;
        assert_translated(|language| stage_words(language, &game, &names(), &view));
        assert_translated(|language| game.view_words(language, &names(), &view).remove(0));
        for language in Language::all() {
            let words = stage_words(language, &game, &names(), &view);
            assert!(words.ends_with('.') && words.starts_with(char::is_uppercase));
            assert!(texts.insert(words.clone()), "used twice: {words}");
        }
    }
    // The same stages with other options, after a card was played, and with one card left.
    let instrument = Instrument::Eye;
    let mut other = self::view(
        &game,
        &Options::new().with("draft", "turns").with("die", "off"),
    );
    let mut assert_new_text = |view: &View| {
        for language in Language::all() {
            let words = stage_words(language, &game, &names(), view);
            assert_whole(&words);
            assert!(texts.insert(words.clone()), "used twice: {words}");
        }
    };
    assert_new_text(&other);
    other.table.stage = Stage::Beginning;
    assert_new_text(&other);
    other.table.stage = Stage::Observing { instrument };
    other.table.played = CardSet::only(CardId::new(5));
    assert_new_text(&other);
    view.table.stage = stages()[0];
    view.table.to_choose = CardSet::only(CardId::new(5));
    assert_new_text(&view);
}

#[test]
fn sources_of_the_score_have_words() {
    let game = NightSky::new().unwrap();
    let score = nightsky::score(&Points::default());
    assert_eq!(score.sources.len(), 7);
    for (source, _) in score.sources {
        assert_translated(|language| game.source_words(language, source));
    }
    assert_eq!(game.source_words(Language::French, "no-such"), "no-such");
}

#[test]
fn options_have_words() {
    let game = NightSky::new().unwrap();
    let forms = ["draft=rush|turns", "die=on|off", "sun=random|aries…pisces"];
    assert_option_forms(&game, &forms);
    for form in forms {
        assert_values_are_accepted(&game, form);
    }
    let lists = option_lists(&game);
    let setup = |value: &str| {
        let options = Options::new().with("sun", value);
        game.setup(&options, 4, Seed::from_bytes([7; 32]))
    };
    for sign in Sign::all() {
        assert!(setup(sign.key()).is_ok());
        for options in &lists {
            assert!(options[2].1.contains(sign.key()), "{sign} is not mentioned");
        }
    }
    let SetupErrors(errors) = setup("ophiuchus").unwrap_err();
    for error in &errors {
        assert_translated(|language| setup_error_words(language, error));
    }
}

#[test]
fn every_error_of_a_recorded_deal_has_words() {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../nightsky/src/game.rs");
    let source = std::fs::read_to_string(source).unwrap();
    let keys: BTreeSet<&'static str> = source
        .split("wrong(")
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| &*key.to_owned().leak())
        .collect();
    assert_eq!(keys, BTreeSet::from(["spread", "sun-chosen"]));
    for key in keys {
        let error = SetupError::BadDeal { key, what: "" };
        assert_translated(|language| setup_error_words(language, &error));
    }
}
