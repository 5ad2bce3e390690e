//! Stellium's objectives, cells and discs, word for word.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use stellium::{Body, Cell, CellSet, Galaxy, Kind, Stellium};
use support::assert_texts;
use words::stellium::{cells_words, disc_name, kind_words, objective_name, objective_words};

/// Returns the cell at a place of a galaxy, both counted from 1; place 0 is the centre.
fn cell(galaxy: usize, place: usize) -> Cell {
    Galaxy::new(galaxy - 1).cell(place)
}

fn hole(number: usize) -> Cell {
    CellSet::HOLES.iter().nth(number - 1).unwrap()
}

#[test]
fn objectives_describe_their_pictures() {
    let game = Stellium::new().unwrap();
    let says = |kind, colour, name: [&str; 2], words: [&str; 2]| {
        let found = game.objectives().find(kind, colour).unwrap();
        let objective = game.objectives().get(found);
        assert_texts(
            |language| objective_name(language, objective),
            name[0],
            name[1],
        );
        assert_texts(
            |language| objective_words(language, objective),
            words[0],
            words[1],
        );
    };
    says(
        Kind::Line,
        Body::Planet,
        ["Planet line", "Ligne de Planètes"],
        [
            "3 adjacent Planets in a straight line: 2 points.",
            "3 Planètes adjacentes en ligne droite : 2 Stellium.",
        ],
    );
    says(
        Kind::Diamond,
        Body::Comet,
        [
            "Comet diamond with Stars",
            "Losange de Comètes avec Étoiles",
        ],
        [
            "2 adjacent Comets and 2 Stars, one on each side, in a diamond: 4 points.",
            "2 Comètes adjacentes qui forment un losange avec 2 Étoiles, une de chaque côté : 4 \
             Stellium.",
        ],
    );
    says(
        Kind::Centres,
        Body::Star,
        ["Stars on centres", "Étoiles au centre"],
        [
            "As many Stars as possible on galaxy centres: 2, 2, 4, 5, 8, 8 points for 1 to 6 of \
             them.",
            "Un maximum d’Étoiles au centre des galaxies : 2, 2, 4, 5, 8, 8 Stellium pour 1 à 6 \
             astres.",
        ],
    );
    says(
        Kind::Symbols,
        Body::Supernova,
        [
            "Supernovas on their symbols",
            "Supernovas sur leurs symboles",
        ],
        [
            "As many Supernovas as possible on pink symbols: 1, 2, 3, 4, 6, 8 points for 1 to 6 \
             of them.",
            "Un maximum de Supernovas sur les symboles de même couleur (rose) : 1, 2, 3, 4, 6, 8 \
             Stellium pour 1 à 6 astres.",
        ],
    );
    assert_texts(|language| kind_words(language, Kind::Arc), "Arc", "Arc");
}

#[test]
fn cells_are_listed_galaxy_by_galaxy() {
    let cells = [
        cell(2, 6),
        hole(2),
        cell(2, 0),
        cell(1, 1),
        cell(2, 1),
        hole(1),
    ];
    assert_texts(
        |language| cells_words(language, CellSet::from_iter(cells)),
        "galaxy I (right), galaxy II (centre, right, upper right), black hole between I, II and IV and black hole between II, III and V",
        "galaxie I (à droite), galaxie II (centre, à droite, en haut à droite), trou noir entre I, II et IV et trou noir entre II, III et V",
    );
    assert_texts(
        |language| disc_name(language, "cartwheel"),
        "Cartwheel",
        "Roue de chariot",
    );
}
