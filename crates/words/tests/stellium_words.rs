//! Everything in Stellium has words in both languages.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use stellium::{
    Action, Body, ByBody, Cell, CellSet, Direction, Event, Galaxy, Illegal, Kind, ObjectiveId,
    ObjectiveIds, Stage, Stellium, View,
};
use support::{assert_said, assert_whole};
use tabletop::{Conform, Game, Observer, Options, RuleBreach, Seat, Seed};
use words::stellium::{
    body_words, cell_words, cells_words, colour_words, direction_words, disc_name, influence_words,
    kind_words, objective_name, objective_words,
};
use words::{Language, Words};

fn names() -> Vec<String> {
    ["Alice", "Bob", "Chloé", "David"].map(str::to_owned).into()
}

fn events() -> Vec<Event> {
    let seat = Seat::new(1);
    let (body, token) = (Body::Star, Body::Planet);
    let (cell, from, hole) = (Cell::new(16), Cell::new(14), Cell::new(45));
    let galaxy = Galaxy::new(2);
    let objective = ObjectiveId::new(2);
    let felt = |body| Event::BodyFelt { seat, body };
    let let_go = |body| Event::BodyLetGo { seat, body };
    let pushed = |to| Event::BodyPushed { body, from, to };
    let cells = CellSet::from_iter([cell, hole]);
    let returned = |cells| Event::BodiesReturned { cells, stays: from };
    let emptied = |n| Event::GalaxyEmptied {
        galaxy,
        drawn: ByBody::from_fn(|_| n),
    };
    let dropped = |objective| Event::ObjectiveDropped { seat, objective };
    vec![
        Event::TurnBegan { seat, round: 2 },
        Event::BagEmpty { seat },
        felt(Some(body)),
        felt(None),
        let_go(Some(body)),
        let_go(None),
        Event::BodyKept { seat, body },
        Event::TokenSpent { seat, token },
        Event::BodyPlaced { seat, body, cell },
        Event::BodiesSwapped {
            body: cell,
            with: hole,
        },
        pushed(Some(cell)),
        pushed(None),
        Event::GalaxyTurned { galaxy, sixths: 1 },
        Event::GalaxyTurned { galaxy, sixths: 5 },
        Event::BodyAttracted { body, from, hole },
        Event::NoInfluence { seat },
        Event::ObjectiveValidated {
            seat,
            objective,
            cells,
            points: 3,
        },
        returned(cells),
        returned(CellSet::only(hole)),
        returned(CellSet::EMPTY),
        Event::LimitReached {
            seat,
            last_round: 9,
        },
        emptied(1),
        emptied(0),
        Event::BodyReloaded { seat, body, cell },
        Event::GalaxyReloaded { galaxy },
        Event::ObjectiveTaken { seat, objective },
        dropped(Some(objective)),
        dropped(None),
        Event::HandKept { seat },
        Event::ObjectiveRevealed { objective },
        Event::ReserveEmpty {
            aside: ObjectiveIds::up_to(5),
            last_round: 12,
        },
        Event::BagStayedEmpty,
        Event::RoundsOver,
        Event::GameOver,
    ]
}

/// Numbers the kinds of events: a new kind does not compile until it is added here, so that it is
/// not forgotten above.
fn event_kind(event: &Event) -> usize {
    match event {
        Event::TurnBegan { .. } => 0,
        Event::BagEmpty { .. } => 1,
        Event::BodyFelt { .. } => 2,
        Event::BodyLetGo { .. } => 3,
        Event::BodyKept { .. } => 4,
        Event::TokenSpent { .. } => 5,
        Event::BodyPlaced { .. } => 6,
        Event::BodiesSwapped { .. } => 7,
        Event::BodyPushed { .. } => 8,
        Event::GalaxyTurned { .. } => 9,
        Event::BodyAttracted { .. } => 10,
        Event::NoInfluence { .. } => 11,
        Event::ObjectiveValidated { .. } => 12,
        Event::BodiesReturned { .. } => 13,
        Event::LimitReached { .. } => 14,
        Event::GalaxyEmptied { .. } => 15,
        Event::BodyReloaded { .. } => 16,
        Event::GalaxyReloaded { .. } => 17,
        Event::ObjectiveTaken { .. } => 18,
        Event::ObjectiveDropped { .. } => 19,
        Event::HandKept { .. } => 20,
        Event::ObjectiveRevealed { .. } => 21,
        Event::ReserveEmpty { .. } => 22,
        Event::BagStayedEmpty => 23,
        Event::RoundsOver => 24,
        Event::GameOver => 25,
    }
}

const ILLEGAL: [Illegal; 23] = [
    Illegal::GameOver,
    Illegal::NotYourTurn,
    Illegal::NotNow,
    Illegal::NotInBag,
    Illegal::NoSuchToken,
    Illegal::CellTaken,
    Illegal::BlackHole,
    Illegal::NothingToHit,
    Illegal::NoBody,
    Illegal::JustPlaced,
    Illegal::WrongKind,
    Illegal::SameSwap,
    Illegal::NotAdjacent,
    Illegal::WholeTurn,
    Illegal::NotABlackHole,
    Illegal::MustApply,
    Illegal::NotYourObjective,
    Illegal::NotThePicture,
    Illegal::Resting,
    Illegal::NotUsed,
    Illegal::NotDrawn,
    Illegal::NotAStart,
    Illegal::NotFaceUp,
];

/// One stage of each kind.
fn stages() -> Vec<Stage> {
    let (body, cell) = (Body::Planet, Cell::new(16));
    let influencing = |influence| Stage::Influencing {
        influence,
        body,
        cell,
    };
    let mut stages = vec![
        Stage::Feeling { left: 1 },
        Stage::Feeling { left: 2 },
        Stage::Grasping,
        Stage::Pushing { cell, pushed: body },
        Stage::Reloading {
            galaxy: Galaxy::new(2),
            seat: Seat::new(1),
            drawn: ByBody::from_fn(|body| body as u8),
            left: 3,
        },
        Stage::Validating,
        Stage::Leaving {
            used: CellSet::up_to(3),
        },
        Stage::Exchanging,
        Stage::Taking,
        Stage::Over,
    ];
    stages.extend(Body::ALL.map(|body| Stage::Placing { body }));
    stages.extend([Body::Planet, Body::Star, Body::Supernova].map(influencing));
    stages
}

#[test]
fn every_event_has_words() {
    let game = Stellium::new().unwrap();
    let mut kinds: Vec<usize> = events().iter().map(event_kind).collect();
    kinds.dedup();
    assert!(kinds.into_iter().eq(0..26));
    let mut said = BTreeSet::new();
    for event in events() {
        assert_said(|language| game.event_words(language, &names(), &event));
        for language in Language::all() {
            let words = game.event_words(language, &names(), &event);
            assert!(words.ends_with('.'), "{words}");
            assert!(words.starts_with(char::is_uppercase) || words.starts_with(char::is_numeric));
            assert!(said.insert(words.clone()), "said twice: {words}");
        }
    }
}

#[test]
fn every_refusal_has_words_and_ends_with_its_rule() {
    let game = Stellium::new().unwrap();
    let mut said = BTreeSet::new();
    for error in ILLEGAL {
        assert_said(|language| game.illegal_words(language, &error));
        for language in Language::all() {
            let words = game.illegal_words(language, &error);
            assert!(words.ends_with(&format!(". ({})", error.rule())), "{words}");
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
            Illegal::NotInBag => 3,
            Illegal::NoSuchToken => 4,
            Illegal::CellTaken => 5,
            Illegal::BlackHole => 6,
            Illegal::NothingToHit => 7,
            Illegal::NoBody => 8,
            Illegal::JustPlaced => 9,
            Illegal::WrongKind => 10,
            Illegal::SameSwap => 11,
            Illegal::NotAdjacent => 12,
            Illegal::WholeTurn => 13,
            Illegal::NotABlackHole => 14,
            Illegal::MustApply => 15,
            Illegal::NotYourObjective => 16,
            Illegal::NotThePicture => 17,
            Illegal::Resting => 18,
            Illegal::NotUsed => 19,
            Illegal::NotDrawn => 20,
            Illegal::NotAStart => 21,
            Illegal::NotFaceUp => 22,
        };
        assert_eq!(number, place);
    }
}

#[test]
fn every_action_has_words_at_every_stage() {
    let game = Stellium::new().unwrap();
    let seed = Seed::from_bytes([7; 32]);
    let state = game.setup(&Options::new(), 3, seed).unwrap();
    let mut view = game.view(&state, Observer::Spectator);
    // All places of a picture have similar words, so one in forty is enough.
    let all = game.every_action(&state);
    let actions: Vec<Action> = (0..)
        .zip(all)
        .filter(|(n, action)| !matches!(action, Action::Validate { .. }) || n % 40 == 0)
        .map(|(_, action)| action)
        .collect();
    for stage in stages() {
        view.table.stage = stage;
        for &action in &actions {
            assert_said(|language| game.action_words(language, &view, action));
        }
    }
    for kind in 0..16 {
        assert!(actions.iter().any(|action| action_kind(action) == kind));
    }
}

/// Numbers the kinds of actions: a new kind does not compile until it is added here. `every_action`
/// must contain them all.
fn action_kind(action: &Action) -> usize {
    match action {
        Action::Keep => 0,
        Action::LetGo => 1,
        Action::Grasp(_) => 2,
        Action::Place { .. } => 3,
        Action::Swap { .. } => 4,
        Action::Push(_) => 5,
        Action::Turn(_) => 6,
        Action::Attract { .. } => 7,
        Action::Skip => 8,
        Action::Validate { .. } => 9,
        Action::Leave(_) => 10,
        Action::Done => 11,
        Action::Reload { .. } => 12,
        Action::Take(_) => 13,
        Action::Drop(_) => 14,
        Action::Stay => 15,
    }
}

#[test]
fn every_stage_has_words_of_its_own() {
    let game = Stellium::new().unwrap();
    let seed = Seed::from_bytes([7; 32]);
    let state = game.setup(&Options::new(), 3, seed).unwrap();
    for observer in [Observer::Spectator, Observer::Seat(state.table.active)] {
        let mut view: View = game.view(&state, observer);
        let mut said = BTreeSet::new();
        for stage in stages() {
            view.table.stage = stage;
            assert_said(|language| game.view_words(language, &names(), &view).remove(0));
            for language in Language::all() {
                let head = game.view_words(language, &names(), &view).remove(0);
                assert!(said.insert(head.clone()), "said twice: {head}");
            }
        }
    }
}

#[test]
fn parts_of_the_game_have_names() {
    for body in Body::ALL {
        for language in Language::all() {
            assert_whole(&body_words(language, body));
            assert_whole(&influence_words(language, body));
        }
        assert_said(|language| colour_words(language, body));
    }
    for kind in Kind::ALL {
        for language in Language::all() {
            assert_whole(&kind_words(language, kind));
        }
    }
    for cell in Cell::all() {
        assert_said(|language| cell_words(language, cell));
    }
    for direction in Direction::all() {
        assert_said(|language| direction_words(language, direction));
    }
    let game = Stellium::new().unwrap();
    for picture in Kind::ALL.iter().flat_map(|&kind| game.patterns().of(kind)) {
        assert_said(|language| cells_words(language, picture.cells()));
    }
    for disc in game.discs().all() {
        for language in Language::all() {
            assert_ne!(disc_name(language, &disc.id), disc.id, "{language:?}");
        }
    }
    assert_eq!(disc_name(Language::French, "milky-way"), "milky-way");
}

#[test]
fn every_objective_has_a_name_and_a_sentence_of_its_own() {
    let game = Stellium::new().unwrap();
    let mut said = BTreeSet::new();
    for objective in game.objectives().all() {
        assert_said(|language| objective_name(language, objective));
        assert_said(|language| objective_words(language, objective));
        for language in Language::all() {
            said.insert(objective_name(language, objective));
            let words = objective_words(language, objective);
            assert!(words.ends_with('.'), "{words}");
            assert!(
                objective
                    .points
                    .iter()
                    .all(|p| words.contains(&p.to_string()))
            );
            said.insert(words);
        }
    }
    assert_eq!(said.len(), 4 * 40);
}

#[test]
fn sources_of_the_score_have_words() {
    let game = Stellium::new().unwrap();
    let score = stellium::score(game.objectives(), &stellium::Player::default());
    assert_eq!(score.sources.len(), 3);
    for (source, _) in score.sources {
        assert_said(|language| game.source_words(language, source));
    }
    assert_eq!(game.source_words(Language::French, "no-such"), "no-such");
}

#[test]
fn options_have_words() {
    let game = Stellium::new().unwrap();
    let [english, french] =
        [Language::English, Language::French].map(|language| game.option_list(language));
    let forms = |options: &[(String, String)]| -> Vec<String> {
        options.iter().map(|(form, _)| form.clone()).collect()
    };
    let expected = [
        "limit=usual|first",
        "feels=1…5|unlimited",
        "influence=mandatory|optional",
        "memory=on|off",
        "first=random|1…4",
    ];
    assert_eq!(forms(&english)[..5], expected);
    assert_eq!(forms(&french)[..5], expected);
    assert_eq!(forms(&english)[5..], ["cards=FILE"]);
    assert_eq!(forms(&french)[5..], ["cards=FICHIER"]);
    for ((_, english), (_, french)) in english.iter().zip(&french) {
        assert_whole(english);
        assert_whole(french);
        assert_ne!(english, french);
    }
    for form in expected {
        let (key, values) = form.split_once('=').unwrap();
        for value in values.split('|').flat_map(|value| value.split('…')) {
            let options = Options::new().with(key, value);
            let setup = game.setup(&options, 4, Seed::from_bytes([7; 32]));
            assert!(setup.is_ok(), "{key}={value} is listed but refused");
        }
    }
}
