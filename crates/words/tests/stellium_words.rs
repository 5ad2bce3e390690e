//! Everything in Stellium has words in both languages.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use stellium::{
    Action, Body, ByBody, Cell, CellSet, Direction, Event, Galaxy, Illegal, Kind, ObjectiveId,
    ObjectiveIds, Stage, Stellium, View,
};
use support::{
    assert_distinct, assert_events, assert_option_forms, assert_refusals, assert_translated,
    assert_values_are_accepted, assert_whole,
};
use tabletop::{Conform, Game, Observer, Options, Seat, Seed};
use testing::{assert_every_variant, every_variant};
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

const ILLEGAL: [Illegal; 23] = every_variant!(Illegal {
    GameOver,
    NotYourTurn,
    NotNow,
    NotInBag,
    NoSuchToken,
    CellTaken,
    BlackHole,
    NothingToHit,
    NoBody,
    JustPlaced,
    WrongKind,
    SameSwap,
    NotAdjacent,
    WholeTurn,
    NotABlackHole,
    MustApply,
    NotYourObjective,
    NotThePicture,
    Resting,
    NotUsed,
    NotDrawn,
    NotAStart,
    NotFaceUp,
});

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
    assert_every_variant!(
        events(),
        Event {
            TurnBegan,
            BagEmpty,
            BodyFelt,
            BodyLetGo,
            BodyKept,
            TokenSpent,
            BodyPlaced,
            BodiesSwapped,
            BodyPushed,
            GalaxyTurned,
            BodyAttracted,
            NoInfluence,
            ObjectiveValidated,
            BodiesReturned,
            LimitReached,
            GalaxyEmptied,
            BodyReloaded,
            GalaxyReloaded,
            ObjectiveTaken,
            ObjectiveDropped,
            HandKept,
            ObjectiveRevealed,
            ReserveEmpty,
            BagStayedEmpty,
            RoundsOver,
            GameOver,
        }
    );
    assert_events(&game, &names(), &events());
}

#[test]
fn every_refusal_has_words_and_ends_with_its_rule() {
    let game = Stellium::new().unwrap();
    assert_refusals(&game, &ILLEGAL);
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
            assert_translated(|language| game.action_words(language, &view, action));
        }
    }
    assert_every_variant!(
        actions,
        Action {
            Keep,
            LetGo,
            Grasp,
            Place,
            Swap,
            Push,
            Turn,
            Attract,
            Skip,
            Validate,
            Leave,
            Done,
            Reload,
            Take,
            Drop,
            Stay,
        }
    );
}

#[test]
fn every_stage_has_words_of_its_own() {
    let game = Stellium::new().unwrap();
    let seed = Seed::from_bytes([7; 32]);
    let state = game.setup(&Options::new(), 3, seed).unwrap();
    for observer in [Observer::Spectator, Observer::Seat(state.table.active)] {
        let view: View = game.view(&state, observer);
        assert_distinct(&stages(), |language, &stage| {
            let mut view = view.clone();
            view.table.stage = stage;
            game.view_words(language, &names(), &view).remove(0)
        });
    }
}

#[test]
fn parts_of_the_game_have_names() {
    for body in Body::ALL {
        for language in Language::all() {
            assert_whole(&body_words(language, body));
            assert_whole(&influence_words(language, body));
        }
        assert_translated(|language| colour_words(language, body));
    }
    for kind in Kind::ALL {
        for language in Language::all() {
            assert_whole(&kind_words(language, kind));
        }
    }
    for cell in Cell::all() {
        assert_translated(|language| cell_words(language, cell));
    }
    for direction in Direction::all() {
        assert_translated(|language| direction_words(language, direction));
    }
    let game = Stellium::new().unwrap();
    for picture in Kind::ALL.iter().flat_map(|&kind| game.patterns().of(kind)) {
        assert_translated(|language| cells_words(language, picture.cells()));
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
    let mut texts = BTreeSet::new();
    for objective in game.objectives().all() {
        assert_translated(|language| objective_name(language, objective));
        assert_translated(|language| objective_words(language, objective));
        for language in Language::all() {
            texts.insert(objective_name(language, objective));
            let words = objective_words(language, objective);
            assert!(words.ends_with('.'), "{words}");
            assert!(
                objective
                    .points
                    .iter()
                    .all(|p| words.contains(&p.to_string()))
            );
            texts.insert(words);
        }
    }
    assert_eq!(texts.len(), 4 * 40);
}

#[test]
fn sources_of_the_score_have_words() {
    let game = Stellium::new().unwrap();
    let score = stellium::score(game.objectives(), &stellium::Player::default());
    assert_eq!(score.sources.len(), 3);
    for (source, _) in score.sources {
        assert_translated(|language| game.source_words(language, source));
    }
    assert_eq!(game.source_words(Language::French, "no-such"), "no-such");
}

#[test]
fn options_have_words() {
    let game = Stellium::new().unwrap();
    let forms = [
        "limit=usual|first",
        "feels=1…5|unlimited",
        "influence=mandatory|optional",
        "memory=on|off",
        "first=random|1…4",
    ];
    assert_option_forms(&game, &forms);
    for form in forms {
        assert_values_are_accepted(&game, form);
    }
}
