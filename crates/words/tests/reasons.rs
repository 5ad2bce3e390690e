//! Some reasons for an action, word for word.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use astra::Astra;
use nightsky::{Instrument, NightSky};
use sky::Constellation;
use stellium::{Body, Kind, Stellium};
use support::assert_texts;
use tabletop::{Game, Observer, Options, Reason, Seat, Seed};
use words::{Words, comparison_words, reason_words};

/// Returns what the first seat sees at the beginning of a game.
fn view<G: Game>(game: &G) -> G::View {
    let seed = Seed::from_bytes([7; 32]);
    let state = game.setup(&Options::new(), 3, seed).unwrap();
    game.view(&state, Observer::Seat(Seat::new(0)))
}

fn assert_reason<G: Words>(game: &G, reason: Reason<G::Why>, english: &str, french: &str) {
    let view = view(game);
    let say = |language| reason_words(game, language, &view, &reason);
    assert_texts(say, english, french);
}

#[test]
fn sentences_about_stars_name_the_constellation() {
    let game = Astra::new().unwrap();
    let card = game.cards().find("corvus").unwrap();
    assert_reason(
        &game,
        Reason::Own(astra::Why::LastStar { card }),
        "Then the last star of Corvus is one step away.",
        "La dernière étoile du Corbeau est alors à un pas.",
    );
    assert_reason(
        &game,
        Reason::Own(astra::Why::StarsLeft { card, stars: 1 }),
        "Then only 1 star of Corvus is left.",
        "Il ne reste alors qu’une étoile du Corbeau.",
    );
    assert_reason(
        &game,
        Reason::Own(astra::Why::Allows { card }),
        "But the next player could then complete Corvus.",
        "Mais le joueur suivant pourrait alors compléter le Corbeau.",
    );
}

#[test]
fn sentences_about_objectives_count_what_is_missing() {
    let game = Stellium::new().unwrap();
    let objective = game.objectives().find(Kind::Line, Body::Planet).unwrap();
    let missing = |missing| Reason::Own(stellium::Why::Lacks { objective, missing });
    assert_reason(
        &game,
        missing(0),
        "On the board now, “Planet line” is complete.",
        "Sur le plateau, l’objectif « Ligne de Planètes » est réalisé pour l’instant.",
    );
    assert_reason(
        &game,
        missing(2),
        "On the board now, “Planet line” lacks 2 bodies.",
        "Sur le plateau, il manque pour l’instant 2 astres à l’objectif « Ligne de Planètes ».",
    );
}

#[test]
fn sentences_about_observations_count_cards_and_points() {
    let game = NightSky::new().unwrap();
    let cell = Constellation::all()
        .find(|cell| cell.abbr() == "Tau")
        .unwrap();
    let observes = |cards, points| {
        Reason::Own(nightsky::Why::Observes {
            cell,
            cards,
            points,
        })
    };
    assert_reason(
        &game,
        observes(1, 1),
        "You can then observe 1 card in Taurus, for 1 point.",
        "Vous pouvez alors observer 1 carte dans le Taureau, pour 1 point.",
    );
    assert_reason(
        &game,
        observes(2, 9),
        "You can then observe 2 cards in Taurus, for 9 points.",
        "Vous pouvez alors observer 2 cartes dans le Taureau, pour 9 points.",
    );
    let instrument = Instrument::Telescope;
    assert_reason(
        &game,
        Reason::Own(nightsky::Why::Worth {
            instrument,
            points: 5,
        }),
        "Worth up to 5 points, with the telescope.",
        "Rapporte jusqu’à 5 points, au télescope.",
    );
}

#[test]
fn a_comparison_names_the_difference() {
    let game = NightSky::new().unwrap();
    let view = view(&game);
    let cell = Constellation::new(0);
    let reach = |points| {
        Reason::Own(nightsky::Why::InReach {
            cell,
            cards: 1,
            points,
        })
    };
    let assert_compared = |mine: &[_], others: &[_], english, french| {
        let say = |language| comparison_words(&game, language, &view, mine, (2, others));
        assert_texts(say, english, french);
    };
    assert_compared(
        &[Reason::Points(3)],
        &[Reason::Points(2)],
        "1 point more now than hint 2.",
        "1 point de plus tout de suite que le conseil 2.",
    );
    assert_compared(
        &[reach(3)],
        &[reach(5)],
        "As many points now as hint 2, but 2 fewer within reach.",
        "Autant de points tout de suite que le conseil 2, mais 2 de moins à portée.",
    );
    assert_compared(
        &[reach(3)],
        &[Reason::Open],
        "Compared with hint 2, chance decides which gives more now.",
        "Entre ce conseil et le conseil 2, le hasard décide de ce qui rapporte le plus tout de \
         suite.",
    );
    assert_compared(
        &[reach(3), Reason::Own(nightsky::Why::Doubles)],
        &[reach(3)],
        "As many points now as hint 2. Only here: It is your last card, so this observation counts twice.",
        "Autant de points tout de suite que le conseil 2. Ici seulement : C’est votre dernière carte : cette observation compte double.",
    );
}
