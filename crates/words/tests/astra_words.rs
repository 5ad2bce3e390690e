//! Everything in Astra has words in both languages.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use astra::{
    Ability, Action, Astra, Boon, BoonKind, BoonSlot, CardId, CardIds, Element, Event, Illegal,
    Modifier, Pen, Pick, PlaceId, PtolemyEvent, Star, StarKind, View,
};
use support::{assert_events, assert_refusals, assert_translated, assert_whole, option_lists};
use tabletop::{Game, Observer, Options, Seat, Seed, Sitting};
use testing::{assert_every_variant, every_variant};
use words::astra::{
    ability_words, boon_kind_words, boon_words, card_name, element_words, star_kind_words,
};
use words::{Language, Words, text};

fn names() -> Vec<String> {
    ["Alice", "Bob", "Chloé", "David", "Émile"]
        .map(str::to_owned)
        .into()
}

fn first_view(game: &Astra) -> View {
    let seed = Seed::from_bytes([7; 32]);
    let state = game.setup(&Options::new(), 3, seed).unwrap();
    game.view(&state, Observer::Seat(Seat::new(0)))
}

fn events() -> Vec<Event> {
    let seat = Seat::new(1);
    let card = CardId::new(43);
    let place = PlaceId::new(2);
    let star = Star::new(3);
    let slot = BoonSlot::new(1);
    let boon = Boon {
        kind: BoonKind::Fame,
        amount: 4,
    };
    let marked = |pen| Event::StarMarked {
        pen,
        place,
        card,
        star,
    };
    let discovered = |seat| Event::CardDiscovered { seat, place, card };
    let sealed = |pick| Event::PickSealed { seat, pick };
    let discarded = |seat| Event::CardDiscarded { seat, card };
    let observe = |telescope| Event::ObserveBegan { seat, telescope };
    vec![
        Event::AbilityUsed { seat, card },
        Event::FameGained { seat, fame: 1 },
        Event::StardustGained { seat, stardust: 2 },
        Event::StardustRefunded { seat, stardust: 1 },
        Event::StardustTraded { seat, stardust: 3 },
        Event::TelescopesGained {
            seat,
            telescopes: 2,
        },
        Event::PouchGrown { seat, pouch: 6 },
        Event::WisdomGained {
            seat,
            wisdom: 1,
            card_limit: 2,
        },
        observe(false),
        observe(true),
        marked(Pen::of(seat)),
        marked(Pen::DREAMER),
        marked(Pen::PTOLEMY),
        Event::Rested { seat },
        Event::CardsReactivated {
            seat,
            cards: CardIds::from_iter([card, CardId::new(0), CardId::new(25)]),
        },
        Event::CardReactivated { seat, card },
        Event::SphereMoved {
            sphere: Element::Air,
        },
        Event::TopCardDiscarded { card },
        Event::GameEndAppeared { last_round: 9 },
        discovered(Some(seat)),
        discovered(None),
        sealed(None),
        sealed(Some(Pick::Boon(slot))),
        sealed(Some(Pick::Declined)),
        Event::BoonPicked {
            seat,
            card,
            slot,
            boon,
        },
        Event::BoonDeclined { seat },
        Event::CardTaken { seat, card },
        discarded(Some(seat)),
        discarded(None),
        Event::CardDealt { place, card },
        Event::PlaceLeftEmpty { place },
        Event::DreamBegan {
            seat,
            place,
            card,
            stars: 1,
        },
        Event::TurnBegan { seat, round: 2 },
        Event::Ptolemy(PtolemyEvent::Rested), // the others are in astra_ptolemy.rs
        Event::GameOver,
    ]
}

const ILLEGAL: [Illegal; 22] = every_variant!(Illegal {
    GameOver,
    NotYourTurn,
    NotNow,
    NotYourCard,
    CardExhausted,
    CardActive,
    NoCard,
    NoSuchStar,
    StarMarked,
    NotTheStart,
    NotAdjacent,
    NotInChain,
    SameCard,
    NoStardust,
    ActionSkipped,
    NoPassing,
    NoRestAfterObserve,
    AbilitiesFirst,
    NotFinished,
    BoonCrossedOut,
    BehindTheDreamer,
    NotTheDream,
});

#[test]
fn every_event_has_words() {
    let game = Astra::new().unwrap();
    assert_every_variant!(
        events(),
        Event {
            AbilityUsed,
            FameGained,
            StardustGained,
            StardustRefunded,
            StardustTraded,
            TelescopesGained,
            PouchGrown,
            WisdomGained,
            ObserveBegan,
            StarMarked,
            Rested,
            CardsReactivated,
            CardReactivated,
            SphereMoved,
            TopCardDiscarded,
            GameEndAppeared,
            CardDiscovered,
            PickSealed,
            BoonPicked,
            BoonDeclined,
            CardTaken,
            CardDiscarded,
            CardDealt,
            PlaceLeftEmpty,
            DreamBegan,
            TurnBegan,
            Ptolemy,
            GameOver,
        }
    );
    assert_events(&game, &names(), &events());
}

#[test]
fn every_refusal_has_words_and_ends_with_its_rule() {
    let game = Astra::new().unwrap();
    assert_refusals(&game, &ILLEGAL);
}

#[test]
fn every_action_has_words() {
    let game = Astra::new().unwrap();
    let mut view = first_view(&game);
    view.table.places[1] = astra::Place::default();
    let stars = || (0..14).map(Star::new);
    let places = || (0..6).map(PlaceId::new);
    let mut actions = vec![
        Action::Stop,
        Action::Trade,
        Action::Rest,
        Action::Finish,
        Action::Decline,
    ];
    actions.extend(CardId::all().flat_map(|card| {
        [
            Action::Use(card),
            Action::Reactivate(card),
            Action::Discard(card),
        ]
    }));
    actions.extend(places().flat_map(|place| [Action::Discover(place), Action::Dream(place)]));
    actions
        .extend(places().flat_map(|place| stars().map(move |star| Action::Mark { place, star })));
    actions.extend(BoonSlot::all().map(Action::Pick));
    assert_every_variant!(
        actions,
        Action {
            Use,
            Mark,
            Stop,
            Trade,
            Rest,
            Finish,
            Discover,
            Pick,
            Decline,
            Reactivate,
            Discard,
            Dream,
        }
    );
    for place in places() {
        view.table.discovery.place = place;
        for &action in &actions {
            for language in Language::all() {
                assert_whole(&game.action_words(language, &view, action));
            }
            let french = game.action_words(Language::French, &view, action);
            let english = game.action_words(Language::English, &view, action);
            // “Observation 2” is the same in both languages, but the verb before it is not.
            assert_ne!(french, english);
        }
    }
}

#[test]
fn whole_games_have_words() {
    let game = Astra::new().unwrap();
    let solo = |modifiers| (1, Options::new().with("modifiers", modifiers));
    let several = [2, 3, 5].map(|seats| (seats, Options::new()));
    let alone = [solo("e4,e5,h5"), solo("e6,h2,h3,h6")];
    for ((seats, options), seed) in several.into_iter().chain(alone).zip(1..) {
        let names: Vec<String> = names().into_iter().take(seats).collect();
        let seed = Seed::from_bytes([seed; 32]);
        let mut sitting = Sitting::open(&game, &options, names.clone(), seed).unwrap();
        let (mut legal, mut events, mut turn) = (Vec::new(), Vec::new(), 0);
        while let Some(seat) = game.to_act(sitting.state()).first() {
            legal.clear();
            events.clear();
            game.legal_actions(sitting.state(), seat, &mut legal);
            turn += 1;
            let action = legal[turn * 31 % legal.len()];
            let view = game.view(sitting.state(), Observer::Spectator);
            sitting.act(seat, action, &mut events).unwrap();
            for language in Language::all() {
                assert_whole(&game.action_words(language, &view, action));
                for line in game.view_words(language, &names, &view) {
                    assert_whole(&line);
                }
                for event in &events {
                    assert_whole(&game.event_words(language, &names, event));
                }
            }
        }
        let outcome = game.outcome(sitting.state()).unwrap();
        let others = outcome.others.iter().flat_map(|(_, score)| &score.sources);
        for &(source, _) in outcome.scores[0].sources.iter().chain(others) {
            assert_translated(|language| text(language, &format!("astra-source-{source}"), &[]));
            assert_translated(|language| game.source_words(language, source));
        }
    }
    assert_eq!(game.source_words(Language::French, "no-such"), "no-such");
}

#[test]
fn parts_of_the_game_have_names() {
    for ability in Ability::ALL {
        assert_translated(|language| ability_words(language, ability));
    }
    for kind in BoonKind::ALL {
        for language in Language::all() {
            assert_whole(&boon_kind_words(language, kind));
            let boon = boon_words(language, Boon { kind, amount: 3 });
            assert_whole(&boon);
            assert!(boon.contains('3'), "{boon}");
        }
        if kind != BoonKind::Observation {
            assert_translated(|language| boon_kind_words(language, kind));
        }
    }
    for element in Element::ALL {
        for language in Language::all() {
            assert_whole(&element_words(language, element));
        }
        if element != Element::Air {
            assert_translated(|language| element_words(language, element));
        }
    }
    for kind in StarKind::ALL {
        assert_translated(|language| star_kind_words(language, kind));
    }
}

#[test]
fn every_card_has_a_name_in_both_languages() {
    let game = Astra::new().unwrap();
    let french: Vec<String> = game
        .cards()
        .cards()
        .iter()
        .map(|card| {
            assert_eq!(card_name(Language::English, card), card.name);
            card_name(Language::French, card)
        })
        .collect();
    assert_eq!(
        french.join(", "),
        "Andromède, Verseau, Aigle, Autel, Navire Argo, Bélier, Cocher, Bouvier, Cancer, Grand \
         Chien, Petit Chien, Capricorne, Cassiopée, Centaure, Céphée, Baleine, Couronne australe, \
         Couronne boréale, Corbeau, Coupe, Cygne, Dauphin, Dragon, Cheval, Éridan, Gémeaux, \
         Hercule, Hydre, Lion, Lièvre, Balance, Loup, Lyre, Serpentaire, Orion, Pégase, Persée, \
         Poissons, Poisson austral, Flèche, Sagittaire, Scorpion, Serpent, Taureau, Triangle, \
         Grande Ourse, Petite Ourse, Vierge"
    );
}

#[test]
fn options_have_words() {
    let game = Astra::new().unwrap();
    let [english, french] = option_lists(&game);
    let keys = |options: &[(String, String)]| -> Vec<String> {
        options.iter().map(|(form, _)| form.clone()).collect()
    };
    let expected = |file: &str| -> Vec<String> {
        let options = ["first=random|1…5", file, "modifiers=e1,h2,…|random"];
        let modifiers = Modifier::KEYS.map(|key| format!("modifiers={key}"));
        options
            .map(str::to_owned)
            .into_iter()
            .chain(modifiers)
            .collect()
    };
    assert_eq!(keys(&english), expected("cards=FILE"));
    assert_eq!(keys(&french), expected("cards=FICHIER"));
    for (form, _) in &english[3..] {
        let (key, value) = form.split_once('=').unwrap();
        let options = Options::new().with(key, value);
        let alone = game.setup(&options, 1, Seed::from_bytes([7; 32]));
        assert!(alone.is_ok(), "{form} is listed but refused");
    }
    for meaning in [&english[2].1, &french[2].1] {
        for word in ["e1", "e6", "h1", "h6", "easier", "harder", "random"] {
            assert!(meaning.contains(word), "{word} is not mentioned: {meaning}");
        }
    }
}
