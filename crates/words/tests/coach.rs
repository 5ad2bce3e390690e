//! Some remarks of the coach, word for word.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use astra::Astra;
use nightsky::NightSky;
use stellium::{Body, Kind, Stellium};
use support::assert_texts;
use tabletop::{Observer, Options, Seat, Seed};
use words::Words;

fn assert_remark<G: Words>(game: &G, remark: G::Remark, english: &str, french: &str) {
    let seed = Seed::from_bytes([7; 32]);
    let state = game.setup(&Options::new(), 3, seed).unwrap();
    let view = game.view(&state, Observer::Seat(Seat::new(0)));
    let names = ["Ann", "Tycho", "Caroline"].map(str::to_owned);
    let say = |language| game.remark_words(language, &names, &view, &remark);
    assert_texts(say, english, french);
}

#[test]
fn remarks_name_players_and_constellations() {
    let game = Astra::new().unwrap();
    let card = game.cards().find("lyra").unwrap();
    let next = Seat::new(1);
    assert_remark(
        &game,
        astra::Remark::NextFinishes { next, card },
        "If you stop here, Tycho can complete Lyra in one chain and take it.",
        "Si vous vous arrêtez là, Tycho peut compléter la Lyre en une chaîne et prendre la carte.",
    );
    assert_remark(
        &game,
        astra::Remark::FinalScoring { card, gain: 3 },
        "Kept to the end, Lyra (Air) adds 3 fame on your Final Scoring card.",
        "Gardée jusqu’à la fin, la carte Lyre (Air) ajoute 3 points à votre Décompte final.",
    );
}

#[test]
fn remarks_name_objectives_and_bodies() {
    let game = Stellium::new().unwrap();
    let objective = game.objectives().find(Kind::Line, Body::Star).unwrap();
    assert_remark(
        &game,
        stellium::Remark::Completes {
            body: Body::Comet,
            objective,
        },
        "This Comet can complete “Star line”. Try cells: the board shows what each would do.",
        "Cette Comète peut réaliser « Ligne d’Étoiles ». Essayez des emplacements : le plateau dit ce que chacun apporte.",
    );
    assert_remark(
        &game,
        stellium::Remark::NoneInBag { kind: Body::Star },
        "No Star is left in the bag: work with those on the board.",
        "Plus aucune Étoile dans le sac : servez-vous de celles du plateau.",
    );
}

#[test]
fn remarks_count_cards() {
    let game = NightSky::new().unwrap();
    let seat = Seat::new(2);
    assert_remark(
        &game,
        nightsky::Remark::NearEnd { seat, cards: 1 },
        "Caroline has 1 card left. When it is turned over, the game ends at once, and that observation counts double.",
        "Il reste 1 carte à Caroline. Quand elle sera retournée, la partie s’arrêtera, et cette observation comptera double.",
    );
    assert_remark(
        &game,
        nightsky::Remark::Joining { seat },
        "Joining costs no turn. Your cards score with Caroline’s instrument; you can also decline.",
        "Se joindre ne coûte pas de tour. Vos cartes comptent avec l’instrument choisi par Caroline ; vous pouvez aussi refuser.",
    );
}
