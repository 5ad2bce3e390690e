//! Tests the texts for the errors that all games share.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use std::collections::BTreeSet;

use astra::{Astra, Illegal};
use support::{assert_texts, assert_translated};
use tabletop::{
    Expected, RecordError, ReplayError, Seat, SetupError, SetupErrors, StateHash, TakeBackError,
    UndoError,
};
use testing::assert_every_variant;
use words::{
    Language, Words, record_error_words, replay_error_words, setup_error_words, setup_errors_words,
    take_back_error_words, text, undo_error_words,
};

fn setup_errors() -> [SetupError; 10] {
    let seats = SetupError::Seats {
        given: 9,
        least: 2,
        most: 5,
    };
    let unknown = |known| SetupError::UnknownOption {
        key: "colour".into(),
        known,
    };
    let value = |expected| SetupError::BadValue {
        key: "first",
        value: "x".into(),
        expected,
    };
    let (least, most) = (1, 5);
    let number = Expected::Number { least, most };
    let word = "random";
    let word_or_number = Expected::WordOrNumber { word, least, most };
    let list = Expected::List {
        items: &["e1", "e2"],
        again: &["easier", "harder"],
        alone: "random",
    };
    let excluded = SetupError::Excluded {
        key: "modifiers",
        first: "e2",
        second: "h1",
    };
    let needs_seats = SetupError::OptionNeedsSeats {
        key: "modifiers",
        seats: 1,
    };
    let deal = SetupError::BadDeal {
        key: "names",
        what: "0",
    };
    [
        seats,
        unknown(vec!["first"]),
        unknown(Vec::new()),
        value(number),
        value(word_or_number),
        value(Expected::OneOf(&["1"])),
        value(list),
        excluded,
        needs_seats,
        deal,
    ]
}

/// Numbers the kinds of set-up errors: a new kind does not compile until it is added here, so that
/// it is not forgotten above.
fn setup_kind(error: &SetupError) -> usize {
    match error {
        SetupError::Seats { .. } => 0,
        SetupError::UnknownOption { known, .. } => 1 + usize::from(known.is_empty()),
        SetupError::BadValue { expected, .. } => match expected {
            Expected::Number { .. } => 3,
            Expected::WordOrNumber { .. } => 4,
            Expected::OneOf(_) => 5,
            Expected::List { .. } => 6,
        },
        SetupError::Excluded { .. } => 7,
        SetupError::OptionNeedsSeats { .. } => 8,
        SetupError::BadDeal { .. } => 9,
    }
}

fn replay(language: Language, error: &ReplayError<Illegal>) -> String {
    let game = Astra::new().unwrap();
    replay_error_words(language, error, |illegal| {
        game.illegal_words(language, illegal)
    })
}

fn replay_errors() -> Vec<ReplayError<Illegal>> {
    let hash = StateHash::of;
    let game = ReplayError::Game {
        expected: ("astra".into(), 1),
        found: ("stellium".into(), 2),
    };
    let data = ReplayError::Data {
        expected: "a".into(),
        found: "b".into(),
    };
    vec![
        ReplayError::Format(9),
        game,
        data,
        ReplayError::Setup(SetupErrors(setup_errors().into())),
        ReplayError::Seed,
        ReplayError::FirstState {
            expected: hash("a"),
            found: hash("b"),
        },
        ReplayError::Number { after: 3, found: 5 },
        ReplayError::Illegal {
            n: 4,
            seat: Seat::new(1),
            error: Illegal::NotAdjacent,
        },
        ReplayError::Seat {
            n: 4,
            seat: Seat::new(5),
        },
        ReplayError::Chance { n: 4 },
        ReplayError::SeedInPlay { n: 4 },
        ReplayError::Undo {
            n: 4,
            reason: UndoError(Seat::new(1)),
        },
        ReplayError::TakeBack {
            n: 4,
            reason: TakeBackError::Over,
        },
        ReplayError::State {
            n: 4,
            expected: hash("a"),
            found: hash("b"),
        },
        ReplayError::NoEnd { after: 4 },
        ReplayError::NotOver { n: 4 },
        ReplayError::Outcome { n: 4 },
        ReplayError::AfterEnd { n: 4 },
    ]
}

#[test]
fn every_setup_error_has_words() {
    assert!(setup_errors().iter().map(setup_kind).eq(0..10));
    for error in setup_errors() {
        assert_translated(|language| setup_error_words(language, &error));
    }
    let all = SetupErrors(setup_errors().into());
    let words = setup_errors_words(Language::English, &all);
    for error in setup_errors() {
        assert!(words.contains(&setup_error_words(Language::English, &error)));
    }
}

#[test]
fn every_record_error_has_words() {
    let line = RecordError::Line {
        line: 3,
        reason: "0".into(),
    };
    for error in [RecordError::Empty, line] {
        assert_translated(|language| record_error_words(language, &error));
    }
    let empty = record_error_words(Language::English, &RecordError::Empty);
    assert!(empty.ends_with(r#"{"is":"game",…}."#), "{empty}");
}

#[test]
fn every_replay_error_has_words() {
    let errors = replay_errors();
    assert_every_variant!(
        errors,
        ReplayError {
            Format,
            Game,
            Data,
            Setup,
            Seed,
            FirstState,
            Number,
            Illegal,
            Seat,
            Chance,
            SeedInPlay,
            Undo,
            TakeBack,
            State,
            NoEnd,
            NotOver,
            Outcome,
            AfterEnd,
        }
    );
    for error in &errors {
        assert_translated(|language| replay(language, error));
    }
    assert_translated(|language| undo_error_words(language, &UndoError(Seat::new(0))));
    for error in [
        TakeBackError::Seat(Seat::new(4)),
        TakeBackError::Over,
        TakeBackError::NotEarlier(7),
        TakeBackError::Forgotten,
        TakeBackError::Broken,
    ] {
        assert_translated(|language| take_back_error_words(language, &error));
    }
}

#[test]
fn each_error_about_the_end_has_words_of_its_own() {
    let words = |error: ReplayError<Illegal>| move |language| replay(language, &error);
    assert_texts(
        words(ReplayError::NoEnd { after: 9 }),
        "The game is over after line 9, but the record has no “end” line there.",
        "La partie est terminée après la ligne 9, mais aucune ligne « end » ne la suit.",
    );
    assert_texts(
        words(ReplayError::NotOver { n: 9 }),
        "Line 9: the record says the game ends here, but it is not over.",
        "Ligne 9 : la partie enregistrée s’arrête ici, mais elle n’est pas terminée.",
    );
    assert_texts(
        words(ReplayError::Outcome { n: 9 }),
        "Line 9: the recorded result does not match the game.",
        "Ligne 9 : le résultat indiqué n’est pas celui de la partie.",
    );
    assert_texts(
        words(ReplayError::AfterEnd { n: 9 }),
        "Line 9: the game has already ended, so nothing can follow.",
        "Ligne 9 : la partie est déjà terminée, rien ne doit suivre.",
    );
}

#[test]
fn sentences_about_setups() {
    let seats = |given| {
        move |language| {
            let (least, most) = (2, 5);
            setup_error_words(language, &SetupError::Seats { given, least, most })
        }
    };
    assert_texts(
        seats(1),
        "You cannot play with 1 player: the game is for 2 to 5.",
        "Ce jeu ne se joue pas seul : il faut de 2 à 5 joueurs.",
    );
    assert_texts(
        seats(9),
        "You cannot play with 9 players: the game is for 2 to 5.",
        "Ce jeu ne se joue pas à 9 : il faut de 2 à 5 joueurs.",
    );
    assert_texts(
        |language| setup_error_words(language, &setup_errors()[1]),
        "There is no option “colour”. The options are: first.",
        "L’option « colour » n’existe pas ; les options sont : first.",
    );
}

#[test]
fn sentences_about_lists_of_values() {
    assert_texts(
        |language| setup_error_words(language, &setup_errors()[6]),
        "The option first cannot be “x”; it takes “random” alone, or a comma-separated list of \
         e1, e2 (once each) and easier, harder (as often as there are some left to draw).",
        "L’option first ne peut pas valoir « x » ; valeurs possibles : « random » seul, ou une \
         liste séparée par des virgules : e1, e2 (une fois chacun au plus), easier, harder (tant \
         qu’il en reste à tirer).",
    );
    assert_texts(
        |language| setup_error_words(language, &setup_errors()[7]),
        "The option modifiers cannot have both “No fame at the start (e2)” and “More fame at the start \
         (h1)”. Keep one of them.",
        "Option modifiers : « Sans renommée au départ (e2) » et « Plus de renommée au départ (h1) \
         » s’excluent, gardez l’un des deux.",
    );
    let needs_seats = |seats| {
        move |language| {
            let key = "modifiers";
            setup_error_words(language, &SetupError::OptionNeedsSeats { key, seats })
        }
    };
    assert_texts(
        needs_seats(1),
        "The option modifiers is for solo games only.",
        "L’option modifiers n’existe qu’en solo.",
    );
    assert_texts(
        needs_seats(3),
        "The option modifiers is for 3 players only.",
        "L’option modifiers n’existe qu’à 3 joueurs.",
    );
}

#[test]
fn every_error_of_a_recorded_deal_has_words_of_its_own() {
    let read = |game: &str| {
        let source = format!("{}/../{game}/src/game.rs", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(source).unwrap()
    };
    let source = read("astra") + &read("stellium");
    let keys: BTreeSet<&'static str> = source
        .split("wrong(")
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split_once('"'))
        .map(|(key, _)| &*key.to_owned().leak())
        .collect();
    let solo = [
        "modifiers",
        "ptolemy-missing",
        "ptolemy-there",
        "ptolemys-final",
    ];
    assert!(solo.iter().all(|key| keys.contains(key)), "{keys:?}");
    let universe = ["discs", "disc-turn", "bodies", "objectives"];
    assert!(universe.iter().all(|key| keys.contains(key)), "{keys:?}");
    let words = |language, key| {
        let what = "";
        setup_error_words(language, &SetupError::BadDeal { key, what })
    };
    let mut texts = BTreeSet::new();
    for &key in &keys {
        assert_translated(|language| words(language, key));
        texts.extend([Language::English, Language::French].map(|language| words(language, key)));
    }
    assert_eq!(texts.len(), 2 * keys.len(), "each key has words of its own");
    assert_texts(
        |language| words(language, "not-whole"),
        "The recorded setup is not valid: the deck does not have every card exactly once.",
        "La mise en place enregistrée est impossible : une carte manque à la pile ou y figure \
         deux fois.",
    );
    assert_texts(
        |language| words(language, "bodies"),
        "The recorded setup is not valid: not every galaxy has one body of each kind.",
        "La mise en place enregistrée est impossible : chaque galaxie n’a pas un astre de chaque \
         type.",
    );
    assert_texts(
        |language| words(language, "ptolemy-there"),
        "The recorded setup is not valid: Ptolemy is present, but he plays solo games only.",
        "La mise en place enregistrée est impossible : Ptolémée est là, mais il n’affronte qu’un \
         seul joueur.",
    );
}

#[test]
fn sentences_about_replays() {
    assert_texts(
        |language| replay(language, &replay_errors()[7]),
        "Line 4: player 2 cannot do that. This star isn’t next to a marked one. Choose a star \
         that a line joins to a marked star. (A3.2)",
        "Ligne 4 : coup interdit pour le joueur 2. Cette étoile n’est adjacente à aucune étoile \
         cochée : choisissez une étoile reliée par un trait à une étoile cochée. (A3.2)",
    );
    assert_texts(
        |language| replay(language, &ReplayError::Format(9)),
        "The record has format 9; this version reads format 1.",
        "La partie est enregistrée au format 9 ; cette version lit le format 1.",
    );
}

#[test]
fn sentences_of_the_command_line() {
    let cards = |n: usize| {
        move |language| {
            text(
                language,
                "cli-cards-bad",
                &[("file", "my.toml".into()), ("n", n.into())],
            )
        }
    };
    assert_texts(cards(1), "my.toml: 1 error.", "my.toml : 1 erreur.");
    assert_texts(cards(3), "my.toml: 3 errors.", "my.toml : 3 erreurs.");
    // Zero is plural in English and singular in French.
    assert_texts(cards(0), "my.toml: 0 errors.", "my.toml : 0 erreur.");
    let winner = |count: usize, names: &'static str| {
        move |language| {
            let args = [("count", count.into()), ("names", names.into())];
            text(language, "cli-winner", &args)
        }
    };
    assert_texts(winner(0, ""), "Nobody wins.", "Personne ne gagne.");
    assert_texts(winner(1, "Alice"), "Alice wins.", "Victoire : Alice.");
    assert_texts(
        winner(2, "A and B"),
        "A and B share the victory.",
        "Victoire partagée : A and B.",
    );
    assert_texts(
        |language| {
            let args = [("given", 3.into()), ("seats", 2.into())];
            text(language, "cli-agents-too-many", &args)
        },
        "3 machine players are given, but there are only 2 seats.",
        "3 machines indiquées, mais il n’y a que 2 places.",
    );
    assert_texts(
        |language| {
            let args = [("games", 1.into()), ("actions", 212.into())];
            text(language, "cli-replay-ok", &args)
        },
        "1 game with 212 actions: no errors.",
        "1 partie et 212 actions : tout est exact.",
    );
}
