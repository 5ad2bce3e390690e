//! Everything in Night Sky has words in both languages.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use nightsky::{
    Action, BigBang, CardId, CardSet, Event, Illegal, Instrument, NightSky, Path, Points, Sign,
    Stage, View,
};
use sky::Constellation;
use support::{assert_said, assert_whole};
use tabletop::{
    Conform, Game, Observer, Options, RuleBreach, Seat, SeatSet, Seed, SetupError, SetupErrors,
};
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

/// Numbers the kinds of events: a new kind does not compile until it is added here, so that it is
/// not forgotten above.
fn event_kind(event: &Event) -> usize {
    match event {
        Event::CardPicked { .. } => 0,
        Event::StartRolled { .. } => 1,
        Event::StartSettled { .. } => 2,
        Event::TurnBegan { .. } => 3,
        Event::DieRolled { .. } => 4,
        Event::NoneDrawn { .. } => 5,
        Event::PileShuffled => 6,
        Event::BigBangDrawn { .. } => 7,
        Event::ShootingStar { .. } => 8,
        Event::Clouded { .. } => 9,
        Event::Swapped { .. } => 10,
        Event::SunMoved { .. } => 11,
        Event::InstrumentThrown { .. } => 12,
        Event::EyeThrown { .. } => 13,
        Event::InstrumentChosen { .. } => 14,
        Event::InstrumentMoved { .. } => 15,
        Event::InstrumentStayed { .. } => 16,
        Event::SunVisited { .. } => 17,
        Event::CardPlayed { .. } => 18,
        Event::NothingObserved { .. } => 19,
        Event::NotJoined { .. } => 20,
        Event::CardScored { .. } => 21,
        Event::Doubled { .. } => 22,
        Event::GameOver => 23,
    }
}

const ILLEGAL: [Illegal; 18] = [
    Illegal::GameOver,
    Illegal::NotYourTurn,
    Illegal::NotNow,
    Illegal::ChosenAlready,
    Illegal::NotToChoose,
    Illegal::TheDieDecides,
    Illegal::NoDie,
    Illegal::NotShared,
    Illegal::NotAPair,
    Illegal::Clouded,
    Illegal::ThereAlready,
    Illegal::OutOfReach,
    Illegal::NotYourCard,
    Illegal::PlayedAlready,
    Illegal::NotHere,
    Illegal::NoSunHere,
    Illegal::TwoAlready,
    Illegal::NotJoined,
];

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

/// Numbers the kinds of stages: a new kind does not compile until it is added here, so that it is
/// not forgotten above.
fn stage_kind(stage: Stage) -> usize {
    match stage {
        Stage::Drafting { .. } => 0,
        Stage::Beginning => 1,
        Stage::Clouding => 2,
        Stage::Swapping => 3,
        Stage::Choosing => 4,
        Stage::Over => 5,
        Stage::Moving { .. } => 6,
        Stage::Observing { .. } => 7,
        Stage::Joining { .. } => 8,
    }
}

fn view(game: &NightSky, options: &Options) -> View {
    let state = game.setup(options, 3, Seed::from_bytes([7; 32])).unwrap();
    game.view(&state, Observer::Spectator)
}

#[test]
fn every_event_has_words() {
    let game = NightSky::new().unwrap();
    let mut kinds: Vec<usize> = events().iter().map(event_kind).collect();
    kinds.dedup();
    assert!(kinds.into_iter().eq(0..24));
    let mut said = BTreeSet::new();
    for event in events() {
        assert_said(|language| game.event_words(language, &names(), &event));
        for language in Language::all() {
            let words = game.event_words(language, &names(), &event);
            assert!(words.ends_with('.'), "{words}");
            assert!(words.starts_with(char::is_uppercase), "{words}");
            assert!(said.insert(words.clone()), "said twice: {words}");
        }
    }
    // A path of at most one cell is not a move, but it has words all the same.
    let (seat, instrument) = (Seat::new(1), Instrument::Eye);
    for cells in [vec![], vec![cell("Gem")]] {
        let path = cells.into_iter().collect();
        let event = Event::InstrumentMoved {
            seat,
            instrument,
            path,
        };
        assert_said(|language| game.event_words(language, &names(), &event));
    }
}

#[test]
fn every_refusal_has_words_and_ends_with_its_rule() {
    let game = NightSky::new().unwrap();
    let mut said = BTreeSet::new();
    for error in ILLEGAL {
        assert_said(|language| game.illegal_words(language, &error));
        for language in Language::all() {
            let words = game.illegal_words(language, &error);
            assert!(words.ends_with(&format!(". ({})", error.rule())), "{words}");
            assert!(
                words.contains(':'),
                "a refusal should say what to do instead: {words}"
            );
            assert!(said.insert(words.clone()), "said twice: {words}");
        }
    }
}

/// A new refusal does not compile until it is added here; it also needs a line in the list above.
#[test]
fn no_refusal_is_forgotten() {
    for (place, error) in ILLEGAL.into_iter().enumerate() {
        let number = match error {
            Illegal::GameOver => 0,
            Illegal::NotYourTurn => 1,
            Illegal::NotNow => 2,
            Illegal::ChosenAlready => 3,
            Illegal::NotToChoose => 4,
            Illegal::TheDieDecides => 5,
            Illegal::NoDie => 6,
            Illegal::NotShared => 7,
            Illegal::NotAPair => 8,
            Illegal::Clouded => 9,
            Illegal::ThereAlready => 10,
            Illegal::OutOfReach => 11,
            Illegal::NotYourCard => 12,
            Illegal::PlayedAlready => 13,
            Illegal::NotHere => 14,
            Illegal::NoSunHere => 15,
            Illegal::TwoAlready => 16,
            Illegal::NotJoined => 17,
        };
        assert_eq!(number, place);
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
            assert_said(|language| game.action_words(language, &view, action));
        }
    }
    for kind in 0..11 {
        assert!(actions.iter().any(|action| action_kind(action) == kind));
    }
}

/// Numbers the kinds of actions: a new kind does not compile until it is added here. `every_action`
/// must contain them all.
fn action_kind(action: &Action) -> usize {
    match action {
        Action::Pick(_) => 0,
        Action::Roll => 1,
        Action::Draw => 2,
        Action::DrawNone => 3,
        Action::Cloud(_) => 4,
        Action::Swap { .. } => 5,
        Action::Choose(_) => 6,
        Action::Move(_) => 7,
        Action::Stay => 8,
        Action::Play(_) => 9,
        Action::Done => 10,
    }
}

#[test]
fn every_stage_has_a_sentence_of_its_own() {
    let game = NightSky::new().unwrap();
    let kinds: BTreeSet<usize> = stages().into_iter().map(stage_kind).collect();
    assert!(kinds.into_iter().eq(0..9));
    let mut view = view(&game, &Options::new());
    let mut said = BTreeSet::new();
    for stage in stages() {
        view.table.stage = stage;
        assert_said(|language| stage_words(language, &game, &names(), &view));
        assert_said(|language| game.view_words(language, &names(), &view).remove(0));
        for language in Language::all() {
            let words = stage_words(language, &game, &names(), &view);
            assert!(words.ends_with('.') && words.starts_with(char::is_uppercase));
            assert!(said.insert(words.clone()), "said twice: {words}");
        }
    }
    // The same stages with other options, after a card was played, and with one card left.
    let instrument = Instrument::Eye;
    let mut other = self::view(
        &game,
        &Options::new().with("draft", "turns").with("die", "off"),
    );
    let mut told = |view: &View| {
        for language in Language::all() {
            let words = stage_words(language, &game, &names(), view);
            assert_whole(&words);
            assert!(said.insert(words.clone()), "said twice: {words}");
        }
    };
    told(&other);
    other.table.stage = Stage::Beginning;
    told(&other);
    other.table.stage = Stage::Observing { instrument };
    other.table.played = CardSet::only(CardId::new(5));
    told(&other);
    view.table.stage = stages()[0];
    view.table.to_choose = CardSet::only(CardId::new(5));
    told(&view);
}

#[test]
fn sources_of_the_score_have_words() {
    let game = NightSky::new().unwrap();
    let score = nightsky::score(&Points::default());
    assert_eq!(score.sources.len(), 7);
    for (source, _) in score.sources {
        assert_said(|language| game.source_words(language, source));
    }
    assert_eq!(game.source_words(Language::French, "no-such"), "no-such");
}

#[test]
fn options_have_words() {
    let game = NightSky::new().unwrap();
    let [english, french] =
        [Language::English, Language::French].map(|language| game.option_list(language));
    let forms = |options: &[(String, String)]| -> Vec<String> {
        options.iter().map(|(form, _)| form.clone()).collect()
    };
    let expected = ["draft=rush|turns", "die=on|off", "sun=random|aries…pisces"];
    assert_eq!(forms(&english)[..3], expected);
    assert_eq!(forms(&french)[..3], expected);
    assert_eq!(forms(&english)[3..], ["cards=FILE"]);
    assert_eq!(forms(&french)[3..], ["cards=FICHIER"]);
    for ((_, english), (_, french)) in english.iter().zip(&french) {
        assert_whole(english);
        assert_whole(french);
        assert_ne!(english, french);
    }
    let setup = |key, value: &str| {
        let options = Options::new().with(key, value);
        game.setup(&options, 4, Seed::from_bytes([7; 32]))
    };
    for form in expected {
        let (key, values) = form.split_once('=').unwrap();
        for value in values.split('|').flat_map(|value| value.split('…')) {
            assert!(
                setup(key, value).is_ok(),
                "{key}={value} is listed but refused"
            );
        }
    }
    for sign in Sign::all() {
        assert!(setup("sun", sign.key()).is_ok());
        for options in [&english, &french] {
            assert!(options[2].1.contains(sign.key()), "{sign} is not mentioned");
        }
    }
    let SetupErrors(errors) = setup("sun", "ophiuchus").unwrap_err();
    for error in &errors {
        assert_said(|language| setup_error_words(language, error));
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
        assert_said(|language| setup_error_words(language, &error));
    }
}
