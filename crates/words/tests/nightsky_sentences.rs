//! Some sentences about Night Sky, word for word.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use nightsky::{
    Action, BigBang, CardId, CardSet, Event, Illegal, Instrument, NightSky, Sign, Stage, View,
};
use sky::Constellation;
use support::assert_texts;
use tabletop::{Game, Observer, Options, Seat, SeatSet, Seed};
use words::Words;
use words::nightsky::stage_words;

const ALICE: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn cell(abbr: &str) -> Constellation {
    Constellation::from_abbr(abbr).unwrap()
}

fn card(object: &str) -> CardId {
    NightSky::new().unwrap().cards().find(object).unwrap()
}

/// Returns a view in which Alice is to play: her eye is in Cygnus, the binoculars in Cassiopeia,
/// the refractor in Gemini, the telescope in Centaurus and the Sun in Leo.
fn view() -> View {
    let game = NightSky::new().unwrap();
    let options = Options::new().with("sun", "leo");
    let state = game.setup(&options, 3, Seed::from_bytes([7; 32])).unwrap();
    let mut view = game.view(&state, Observer::Seat(ALICE));
    view.table.instruments = ["Cas", "Gem", "Cen"].map(cell);
    view.table.players[ALICE].eye = cell("Cyg");
    view.table.stage = Stage::Choosing;
    view
}

fn assert_event(event: &Event, english: &str, french: &str) {
    let game = NightSky::new().unwrap();
    let names = ["Alice".to_owned()];
    assert_texts(
        |language| game.event_words(language, &names, event),
        english,
        french,
    );
}

fn assert_action(view: &View, action: Action, english: &str, french: &str) {
    let game = NightSky::new().unwrap();
    assert_texts(
        |language| game.action_words(language, view, action),
        english,
        french,
    );
}

fn assert_stage(view: &View, english: &str, french: &str) {
    let game = NightSky::new().unwrap();
    let names = ["Alice", "Bob", "Chloé"].map(str::to_owned);
    assert_texts(
        |language| stage_words(language, &game, &names, view),
        english,
        french,
    );
}

#[test]
fn n2_3_cards_are_named_with_their_constellation() {
    let (seat, card) = (ALICE, card("NGC 869"));
    assert_event(
        &Event::CardPicked { seat, card },
        "Alice takes “Double Cluster” (Perseus).",
        "Alice prend « Double Amas de Persée » (Persée).",
    );
    assert_action(
        &view(),
        Action::Pick(card),
        "Take “Double Cluster” (Perseus)",
        "Prendre « Double Amas de Persée » (Persée)",
    );
    assert_event(
        &Event::CardPlayed {
            seat,
            card: self::card("Saturn"),
        },
        "Alice observes “Saturn” (solar system).",
        "Alice observe « Saturne » (système solaire).",
    );
}

#[test]
fn n3_1_the_die_says_whether_there_is_a_big_bang_card() {
    let rolled = |roll| Event::DieRolled { seat: ALICE, roll };
    assert_event(
        &rolled(3),
        "Alice rolls 3: no Big Bang card.",
        "Alice lance le dé : 3, pas de carte Big Bang.",
    );
    assert_event(
        &rolled(6),
        "Alice rolls 6: a Big Bang card.",
        "Alice lance le dé : 6, une carte Big Bang.",
    );
    let drawn = |card| Event::BigBangDrawn { seat: ALICE, card };
    assert_event(
        &drawn(BigBang::Dew),
        "Alice draws “Dew on the lens”: this turn, each card scores 1 point less with the \
         telescope, but never below 0.",
        "Alice tire « Buée sur l’objectif » : à ce tour, chaque carte rapporte 1 point de moins \
         au télescope, sans descendre sous 0.",
    );
    assert_event(
        &drawn(BigBang::Clouds),
        "Alice draws “Clouds”: cover a shared instrument; nobody can use it until the active \
         player’s next turn.",
        "Alice tire « Nuages » : un instrument commun, au choix du joueur, est inutilisable pour \
         tous jusqu’au prochain tour de ce joueur.",
    );
}

#[test]
fn n6_effects_of_big_bang_cards_have_words() {
    let (seat, instrument) = (ALICE, Instrument::Telescope);
    assert_event(
        &Event::Clouded { seat, instrument },
        "Alice sends clouds over the telescope until their next turn.",
        "Alice couvre le télescope de nuages jusqu’à son prochain tour.",
    );
    assert_event(
        &Event::SunMoved {
            roll: 4,
            from: Sign::new(4),
            to: Sign::new(8),
        },
        "The die shows 4: the Sun moves from Leo to Sagittarius.",
        "Le dé donne 4 : le Soleil passe du Lion au Sagittaire.",
    );
    let thrown = |instrument, abbr| Event::InstrumentThrown {
        instrument,
        cell: cell(abbr),
    };
    assert_event(
        &thrown(Instrument::Binoculars, "Her"),
        "The binoculars land in Hercules.",
        "Les jumelles tombent dans Hercule.",
    );
    assert_event(
        &thrown(Instrument::Refractor, "Hya"),
        "The refractor lands in Hydra.",
        "La lunette tombe dans l’Hydre.",
    );
    assert_event(
        &Event::EyeThrown {
            seat,
            cell: cell("UMa"),
        },
        "Alice’s eye lands in Ursa Major.",
        "Alice : l’œil tombe dans la Grande Ourse.",
    );
    assert_event(
        &Event::ShootingStar { seat, points: 2 },
        "Alice sees a shooting star and gains 2 points.",
        "Alice voit une étoile filante et gagne 2 points.",
    );
}

#[test]
fn n3_3_a_move_names_its_start_its_end_and_the_number_of_borders() {
    let moved = |instrument, path: &[&str]| Event::InstrumentMoved {
        seat: ALICE,
        instrument,
        path: path.iter().map(|abbr| cell(abbr)).collect(),
    };
    assert_event(
        &moved(Instrument::Refractor, &["Gem", "Aur", "Per"]),
        "Alice moves the refractor from Gemini to Perseus (2 steps).",
        "Alice déplace la lunette des Gémeaux à Persée (2 cases).",
    );
    assert_event(
        &moved(Instrument::Eye, &["Ori", "Tau"]),
        "Alice moves the eye from Orion to Taurus (1 step).",
        "Alice déplace l’œil d’Orion au Taureau (1 case).",
    );
}

#[test]
fn points_are_singular_and_plural() {
    let (seat, instrument) = (ALICE, Instrument::Binoculars);
    let scored = |points| Event::CardScored {
        seat,
        card: card("M45"),
        instrument,
        points,
    };
    assert_event(
        &scored(1),
        "Alice scores 1 point for “Pleiades” (Taurus) with the binoculars.",
        "Alice marque 1 point pour « Pléiades » (Taureau) aux jumelles.",
    );
    assert_event(
        &scored(0),
        "Alice scores 0 points for “Pleiades” (Taurus) with the binoculars.",
        "Alice marque 0 point pour « Pléiades » (Taureau) aux jumelles.",
    );
    assert_event(
        &Event::Doubled { seat, points: 9 },
        "Alice has observed every card: this observation counts twice, for 9 extra points.",
        "Alice a observé toutes ses cartes : cette observation compte double, 9 points de plus.",
    );
    assert_event(
        &Event::SunVisited { seat, points: 1 },
        "Alice visits the Sun and gains 1 point.",
        "Alice rend visite au Soleil et gagne 1 point.",
    );
}

#[test]
fn n3_2_choosing_says_where_the_instrument_is_and_how_far_it_goes() {
    let mut view = view();
    assert_action(
        &view,
        Action::Choose(Instrument::Eye),
        "Choose the eye in Cygnus (up to 4 steps)",
        "Choisir l’œil dans le Cygne (jusqu’à 4 cases)",
    );
    let telescope = Action::Choose(Instrument::Telescope);
    assert_action(
        &view,
        telescope,
        "Choose the telescope in Centaurus (1 step)",
        "Choisir le télescope dans le Centaure (1 case)",
    );
    // N6.1: a clear night.
    view.table.drawn = Some(BigBang::ClearNight);
    assert_action(
        &view,
        telescope,
        "Choose the telescope in Centaurus (up to 3 steps)",
        "Choisir le télescope dans le Centaure (jusqu’à 3 cases)",
    );
    assert_action(
        &view,
        Action::Swap {
            one: Instrument::Binoculars,
            other: Instrument::Refractor,
        },
        "Swap the binoculars (Cassiopeia) and the refractor (Gemini)",
        "Échanger les jumelles (Cassiopée) et la lunette (Gémeaux)",
    );
}

#[test]
fn n3_3_moving_names_the_distance_and_staying_the_constellation() {
    let mut view = view();
    view.table.stage = Stage::Moving {
        instrument: Instrument::Refractor,
    };
    assert_stage(
        &view,
        "Move the refractor up to 2 steps, or stay in Gemini.",
        "Déplacez la lunette de 2 cases au plus ou restez dans les Gémeaux.",
    );
    assert_action(
        &view,
        Action::Move(cell("Per")),
        "Move the refractor to Perseus (2 steps)",
        "Déplacer la lunette jusqu’à Persée (2 cases)",
    );
    assert_action(
        &view,
        Action::Move(cell("Tau")),
        "Move the refractor to Taurus (1 step)",
        "Déplacer la lunette jusqu’au Taureau (1 case)",
    );
    assert_action(
        &view,
        Action::Stay,
        "Stay in Gemini",
        "Rester dans les Gémeaux",
    );
    view.table.stage = Stage::Moving {
        instrument: Instrument::Telescope,
    };
    assert_stage(
        &view,
        "Move the telescope 1 step, or stay in Centaurus.",
        "Déplacez le télescope d’une case ou restez dans le Centaure.",
    );
}

#[test]
fn n3_4_observing_names_the_cards_to_play_and_their_points() {
    let mut view = view();
    let instrument = Instrument::Eye;
    view.table.stage = Stage::Observing { instrument };
    assert_stage(
        &view,
        "Observe one or two cards of Cygnus with the eye, or none.",
        "Jouez une ou deux cartes du Cygne à l’œil, ou aucune.",
    );
    view.table.players[ALICE].eye = cell("Leo");
    assert_stage(
        &view,
        "Observe up to two cards of Leo and two of the solar system with the eye, or none.",
        "Jouez des cartes du Lion et du système solaire à l’œil, au plus deux de chaque sorte, ou \
         aucune.",
    );
    assert_action(&view, Action::Done, "Observe nothing", "Ne rien observer");
    let moon = card("Moon");
    let game = NightSky::new().unwrap();
    let [eye, ..] = game.cards().get(moon).points;
    let observe = |points| {
        [
            format!("Observe “Moon” (solar system): {points} points"),
            format!("Observer « Lune » (système solaire) : {points} points"),
        ]
    };
    let [english, french] = observe(eye);
    assert_action(&view, Action::Play(moon), &english, &french);
    // N6.5: a new moon.
    view.table.drawn = Some(BigBang::NewMoon);
    let [english, french] = observe(eye + 1);
    assert_action(&view, Action::Play(moon), &english, &french);
    view.table.players[ALICE].cards.insert(moon);
    view.table.played.insert(moon);
    assert_stage(
        &view,
        "Observe another card, or stop.",
        "Jouez une autre carte, ou arrêtez-vous.",
    );
    assert_action(
        &view,
        Action::Done,
        "Stop observing",
        "Terminer l’observation",
    );
}

#[test]
fn n3_4_others_are_asked_to_join() {
    let mut view = view();
    view.table.stage = Stage::Joining {
        instrument: Instrument::Refractor,
        waiting: SeatSet::from_iter([BOB, Seat::new(2)]),
    };
    assert_stage(
        &view,
        "Alice is observing in Gemini with the refractor: Bob and Chloé can join in.",
        "Alice observe dans les Gémeaux à la lunette ; peuvent se joindre à l’observation : Bob \
         et Chloé.",
    );
    let castor = card("Castor");
    view.table.players[ALICE].cards = CardSet::only(castor);
    view.table.played = CardSet::only(castor);
    view.observer = Observer::Seat(BOB);
    assert_action(
        &view,
        Action::Done,
        "Don’t join in",
        "Ne pas se joindre à l’observation",
    );
    assert_event(
        &Event::NotJoined { seat: ALICE },
        "Alice does not join in.",
        "Alice ne se joint pas à l’observation.",
    );
}

#[test]
fn n6_3_clouds_are_mentioned_when_choosing() {
    let mut view = view();
    assert_stage(
        &view,
        "Choose what to observe with.",
        "Choisissez un instrument d’observation.",
    );
    view.table.players[BOB].clouds = Some(Instrument::Binoculars);
    view.table.players[Seat::new(2)].clouds = Some(Instrument::Telescope);
    assert_stage(
        &view,
        "Choose what to observe with. Clouds cover the binoculars and the telescope.",
        "Choisissez un instrument d’observation ; nuages sur les jumelles et le télescope.",
    );
}

#[test]
fn refusals_say_what_to_do_instead() {
    let game = NightSky::new().unwrap();
    assert_texts(
        |language| game.illegal_words(language, &Illegal::OutOfReach),
        "This constellation is too far away. Choose one within reach, or stay. (N3.3)",
        "Cette constellation est trop loin : choisissez-en une à portée, ou restez sur place. \
         (N3.3)",
    );
    assert_texts(
        |language| game.illegal_words(language, &Illegal::NoSunHere),
        "The Sun isn’t here. Observe solar system cards where it is. (N3.5)",
        "Le Soleil n’est pas ici : les cartes du système solaire se jouent là où il se trouve. \
         (N3.5)",
    );
    assert_texts(|language| game.title(language), "Night Sky", "Ciel de nuit");
}

#[test]
fn a_shooting_star_is_mentioned_once() {
    let game = NightSky::new().unwrap();
    let drawn = Event::BigBangDrawn {
        seat: ALICE,
        card: BigBang::ShootingStar,
    };
    let seen = |seat| Event::ShootingStar { seat, points: 2 };
    assert!(game.continues(&drawn, &seen(ALICE)));
    assert!(!game.continues(&drawn, &seen(BOB)));
    let names = ["Alice".to_owned()];
    let log_entry = [drawn, seen(ALICE)];
    assert_texts(
        |language| game.log_entry_words(language, &names, &log_entry),
        "Alice sees a shooting star and gains 2 points.",
        "Alice voit une étoile filante et gagne 2 points.",
    );
}
