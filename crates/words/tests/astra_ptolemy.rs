//! Tests the texts of a game against Ptolemy: what he does, his points, and the modifiers.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use astra::{
    Astra, Boon, BoonKind, BoonSlot, CardId, Element, Event, Modifier, Pen, PlaceId, PtolemyEvent,
    PtolemyFame, Shelf, Star,
};
use support::{assert_texts, assert_translated};
use tabletop::{Game, Options, Seed};
use testing::assert_every_variant;
use words::astra::{modifier_name, modifier_words};
use words::{Language, Words};

const EVERY_SHELF: [Shelf; 3] = [Shelf::Left, Shelf::Right, Shelf::Pile];

fn card(game: &Astra, id: &str) -> CardId {
    game.cards().find(id).unwrap()
}

fn boon(kind: BoonKind, amount: u8) -> Boon {
    Boon { kind, amount }
}

fn events() -> Vec<PtolemyEvent> {
    let card = CardId::new(43);
    let place = PlaceId::new(2);
    let mut events = vec![
        PtolemyEvent::TurnBegan { round: 2 },
        PtolemyEvent::Rolled { die: 3 },
    ];
    events.extend(EVERY_SHELF.map(|shelf| PtolemyEvent::Consulted { shelf, card }));
    events.extend([1, 3].map(|stars| PtolemyEvent::Priority {
        element: Element::Air,
        stars,
    }));
    events.push(PtolemyEvent::Observed { place, card });
    events.extend([0, 1].map(|left| PtolemyEvent::TelescopeSpent { left }));
    events.push(PtolemyEvent::CardLaidAside { card });
    events.extend([0, 4].map(|left| PtolemyEvent::StardustSpent { left }));
    for card in [Some(card), None] {
        events.extend(EVERY_SHELF.map(|shelf| PtolemyEvent::LibraryFilled { shelf, card }));
    }
    events.extend([1, 12].map(|cards| PtolemyEvent::PileShuffled { cards }));
    events.extend([
        PtolemyEvent::TopShown { card },
        PtolemyEvent::Rested,
        PtolemyEvent::FameGained { fame: 2 },
        PtolemyEvent::StardustGained { stardust: 5 },
        PtolemyEvent::TelescopesGained { telescopes: 1 },
        PtolemyEvent::Discovered { place, card },
        PtolemyEvent::BoonTaken {
            card,
            slot: BoonSlot::new(1),
            boon: boon(BoonKind::Fame, 3),
        },
        PtolemyEvent::CardTaken { card },
        PtolemyEvent::DreamBegan {
            place,
            card,
            stars: 2,
        },
        PtolemyEvent::PileRanOut,
    ]);
    events
}

#[test]
fn every_event_of_ptolemys_names_him_and_has_words_of_its_own() {
    let game = Astra::new().unwrap();
    let names = ["Alice".to_owned()];
    assert_every_variant!(
        events(),
        PtolemyEvent {
            TurnBegan,
            Rolled,
            Consulted,
            Priority,
            Observed,
            TelescopeSpent,
            CardLaidAside,
            StardustSpent,
            LibraryFilled,
            PileShuffled,
            TopShown,
            Rested,
            FameGained,
            StardustGained,
            TelescopesGained,
            Discovered,
            BoonTaken,
            CardTaken,
            DreamBegan,
            PileRanOut,
        }
    );
    let mut texts = Vec::new();
    for event in events().into_iter().map(Event::Ptolemy) {
        let words = |language| game.event_words(language, &names, &event);
        assert_translated(words);
        for (language, name) in [
            (Language::English, "Ptolemy"),
            (Language::French, "Ptolémée"),
        ] {
            let words = words(language);
            assert!(words.contains(name) && words.ends_with('.'), "{words}");
            assert!(!words.contains("Alice"), "{words}");
            assert!(!texts.contains(&words), "used twice: {words}");
            texts.push(words);
        }
    }
}

fn assert_event(event: PtolemyEvent, english: &str, french: &str) {
    let game = Astra::new().unwrap();
    assert_texts(
        |language| game.event_words(language, &[], &Event::Ptolemy(event)),
        english,
        french,
    );
}

#[test]
fn ptolemy_consults_his_library() {
    let game = Astra::new().unwrap();
    let (leo, gemini) = (card(&game, "leo"), card(&game, "gemini"));
    let consulted = |shelf, card| PtolemyEvent::Consulted { shelf, card };
    assert_event(
        consulted(Shelf::Left, leo),
        "Ptolemy consults the left card of his library: Leo.",
        "Ptolémée sélectionne la carte de gauche de sa bibliothèque : le Lion.",
    );
    assert_event(
        consulted(Shelf::Pile, gemini),
        "Ptolemy consults the top card of his pile: Gemini.",
        "Ptolémée sélectionne la carte du sommet de sa pioche : les Gémeaux.",
    );
    let priority = |stars| PtolemyEvent::Priority {
        element: Element::Water,
        stars,
    };
    assert_event(
        priority(1),
        "Ptolemy’s priority: Water, 1 star.",
        "Priorité de Ptolémée : Eau, 1 étoile.",
    );
    assert_event(
        priority(4),
        "Ptolemy’s priority: Water, up to 4 stars.",
        "Priorité de Ptolémée : Eau, 4 étoiles au plus.",
    );
    let filled = |shelf, card| PtolemyEvent::LibraryFilled { shelf, card };
    assert_event(
        filled(Shelf::Left, Some(card(&game, "aquila"))),
        "Ptolemy replaces the left card of his library with Aquila.",
        "Ptolémée remplace la carte de gauche de sa bibliothèque par l’Aigle.",
    );
    assert_event(
        filled(Shelf::Right, None),
        "Ptolemy replaces the right card of his library with a face-down card.",
        "Ptolémée remplace la carte de droite de sa bibliothèque par une carte face cachée.",
    );
    assert_event(
        PtolemyEvent::CardLaidAside { card: leo },
        "Ptolemy discards Leo.",
        "Ptolémée place le Lion dans sa défausse.",
    );
    assert_event(
        PtolemyEvent::PileShuffled { cards: 23 },
        "Ptolemy’s discard pile is shuffled into a new pile: 23 cards.",
        "La défausse de Ptolémée est remélangée et devient sa nouvelle pioche : 23 cartes.",
    );
    assert_event(
        PtolemyEvent::PileShuffled { cards: 1 },
        "Ptolemy’s discard pile becomes his new pile: 1 card.",
        "La défausse de Ptolémée devient sa nouvelle pioche : 1 carte.",
    );
    assert_event(
        PtolemyEvent::TopShown { card: leo },
        "The top card of Ptolemy’s pile is now Leo.",
        "La carte du sommet de la pioche de Ptolémée est maintenant le Lion.",
    );
    assert_event(
        PtolemyEvent::PileRanOut,
        "Ptolemy has to observe, but his pile is empty: the game is lost.",
        "Ptolémée doit observer et sa pioche est vide : la partie est perdue.",
    );
}

#[test]
fn ptolemy_observes_and_spends() {
    let game = Astra::new().unwrap();
    let (place, aquila) = (PlaceId::new(1), card(&game, "aquila"));
    assert_event(
        PtolemyEvent::Rolled { die: 6 },
        "Ptolemy rolls 6.",
        "Ptolémée lance le dé : 6.",
    );
    let observed = PtolemyEvent::Observed {
        place,
        card: aquila,
    };
    assert_event(
        observed,
        "Ptolemy observes Aquila.",
        "Ptolémée observe l’Aigle.",
    );
    assert_event(
        PtolemyEvent::TelescopeSpent { left: 2 },
        "Ptolemy spends a telescope to go on: 2 left.",
        "Ptolémée dépense un jeton Télescope pour continuer : il lui en reste 2.",
    );
    assert_event(
        PtolemyEvent::TelescopeSpent { left: 0 },
        "Ptolemy spends a telescope to go on: none left.",
        "Ptolémée dépense un jeton Télescope pour continuer : il n’en a plus.",
    );
    assert_event(
        PtolemyEvent::StardustSpent { left: 1 },
        "Ptolemy spends 1 stardust: 1 left.",
        "Ptolémée dépense 1 poussière d’étoile : il lui en reste 1.",
    );
    assert_event(
        PtolemyEvent::StardustSpent { left: 0 },
        "Ptolemy spends 1 stardust: none left.",
        "Ptolémée dépense 1 poussière d’étoile : il n’en a plus.",
    );
    let marked = Event::StarMarked {
        pen: Pen::PTOLEMY,
        place,
        card: card(&game, "taurus"),
        star: Star::new(3),
    };
    assert_texts(
        |language| game.event_words(language, &["Alice".to_owned()], &marked),
        "Ptolemy marks Aldebaran in Taurus (star 4, grand).",
        "Ptolémée coche Aldébaran, étoile 4 du Taureau (grande).",
    );
}

#[test]
fn actions_that_players_share_have_the_same_words_for_ptolemy() {
    let game = Astra::new().unwrap();
    let (place, hydra) = (PlaceId::new(0), card(&game, "hydra"));
    assert_event(
        PtolemyEvent::TurnBegan { round: 3 },
        "Round 3: Ptolemy’s turn.",
        "Manche 3 : c’est à Ptolémée de jouer.",
    );
    assert_event(
        PtolemyEvent::Rested,
        "Ptolemy rests.",
        "Ptolémée se repose.",
    );
    assert_event(
        PtolemyEvent::FameGained { fame: 1 },
        "Ptolemy gains 1 fame.",
        "Ptolémée gagne 1 point de renommée.",
    );
    assert_event(
        PtolemyEvent::StardustGained { stardust: 5 },
        "Ptolemy gains 5 stardust.",
        "Ptolémée gagne 5 poussières d’étoile.",
    );
    assert_event(
        PtolemyEvent::TelescopesGained { telescopes: 1 },
        "Ptolemy gains 1 telescope.",
        "Ptolémée gagne 1 jeton Télescope.",
    );
    assert_event(
        PtolemyEvent::Discovered { place, card: hydra },
        "Ptolemy discovers Hydra.",
        "Ptolémée découvre l’Hydre.",
    );
    assert_event(
        PtolemyEvent::BoonTaken {
            card: hydra,
            slot: BoonSlot::new(0),
            boon: boon(BoonKind::Fame, 3),
        },
        "Ptolemy picks a boon from Hydra: 3 fame.",
        "Ptolémée choisit le bonus Renommée 3 de l’Hydre.",
    );
    assert_event(
        PtolemyEvent::CardTaken { card: hydra },
        "Ptolemy takes Hydra.",
        "Ptolémée prend l’Hydre.",
    );
    assert_event(
        PtolemyEvent::DreamBegan {
            place,
            card: hydra,
            stars: 1,
        },
        "Ptolemy dreams of Hydra: 1 star for the dreamer.",
        "Ptolémée rêve de l’Hydre : 1 étoile pour le feutre du rêveur.",
    );
}

#[test]
fn every_modifier_has_a_name_and_a_meaning_of_its_own() {
    let mut texts = Vec::new();
    for modifier in Modifier::ALL {
        assert_translated(|language| modifier_name(language, modifier));
        assert_translated(|language| modifier_words(language, modifier));
        for language in Language::all() {
            let (name, words) = (
                modifier_name(language, modifier),
                modifier_words(language, modifier),
            );
            assert!(
                !name.ends_with('.') && words.ends_with('.'),
                "{name} {words}"
            );
            assert!(!texts.contains(&name) && !texts.contains(&words), "{name}");
            texts.extend([name, words]);
        }
    }
}

#[test]
fn modifiers_mention_the_numbers_of_the_data() {
    let game = Astra::new().unwrap();
    let (solo, journal) = (&game.data().solo, &game.data().journal);
    let (small, large) = (solo.small.to_string(), solo.large.to_string());
    let amounts = |numbers: &[u16]| numbers.iter().map(u16::to_string).collect();
    let expected: [(Modifier, Vec<String>); 6] = [
        (Modifier::NoLargeWater, vec![large, small.clone()]),
        (Modifier::NoFame, amounts(&[0, solo.fame])),
        (
            Modifier::MoreStardust,
            amounts(&[solo.easier_stardust, journal.stardust]),
        ),
        (Modifier::MoreFame, amounts(&[solo.harder_fame, solo.fame])),
        (
            Modifier::LongerBreath,
            amounts(&[solo.harder_stardust, solo.harder_stardust, solo.stardust]),
        ),
        (Modifier::FewerSmallCards, vec![small]),
    ];
    for (modifier, numbers) in expected {
        for language in Language::all() {
            let words = modifier_words(language, modifier);
            let found: Vec<&str> = words
                .split(|c: char| !c.is_ascii_digit())
                .filter(|digits| !digits.is_empty())
                .collect();
            assert_eq!(found, numbers, "{words}");
        }
    }
}

#[test]
fn sentences_about_modifiers() {
    assert_texts(
        |language| modifier_words(language, Modifier::NoTelescopes),
        "Ptolemy never collects telescopes.",
        "Ptolémée ne collecte jamais de jetons Télescope.",
    );
    assert_texts(
        |language| modifier_words(language, Modifier::MoreStardust),
        "You start with 10 stardust instead of 8.",
        "Vous commencez avec 10 poussières d’étoile au lieu de 8.",
    );
    assert_texts(
        |language| modifier_name(language, Modifier::FinalCard),
        "Final Scoring card",
        "Carte Décompte final",
    );
}

#[test]
fn every_source_of_ptolemys_points_has_words() {
    let game = Astra::new().unwrap();
    let seed = Seed::from_text("ptolemy");
    let table = game.setup(&Options::new(), 1, seed).unwrap().table;
    let ptolemy = table.ptolemy.as_ref().unwrap();
    let fame = PtolemyFame::of(game.cards(), game.data(), &table, ptolemy, None);
    let mut texts = Vec::new();
    for (source, _) in fame.score().sources {
        assert_translated(|language| game.source_words(language, source));
        for language in Language::all() {
            let words = game.source_words(language, source);
            assert!(!texts.contains(&words), "used twice: {words}");
            texts.push(words);
        }
    }
    assert_texts(
        |language| game.source_words(language, "sets"),
        "sets of four elements",
        "groupes de quatre éléments",
    );
}
