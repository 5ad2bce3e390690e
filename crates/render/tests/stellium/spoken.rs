//! What the drawing shows around a cell is described to screen readers.

use std::collections::BTreeSet;

use stellium::{Body, Cell, CellSet};
use tabletop::Observer;
use words::{Language, stellium::cell_words};

use crate::play::{Play, page};

/// Returns the description of a cell; empty if it has none.
fn description(html: &str, cell: Cell) -> &str {
    let id = format!("id=\"cell-{cell}\"");
    let (_, after) = html.split_once(&id).unwrap();
    let (tag, _) = after.split_once('>').unwrap();
    let words = tag.split_once("aria-description=\"");
    words.map_or("", |(_, words)| words.split_once('"').unwrap().0)
}

#[test]
fn cells_say_what_they_touch_outside_their_galaxy() {
    let play = Play::new(2, 1, &[]);
    let drawn = play.draw(Observer::Spectator, Language::English);
    let page = page(&drawn.scene, Language::English);
    let universe = &play.state.table.universe;
    for cell in Cell::all() {
        let words = description(page.html(), cell);
        let own = cell.galaxy().map_or(CellSet::EMPTY, |own| own.cells());
        for other in Cell::all() {
            let contents = match universe.body(other) {
                Some(Body::Planet) => "Planet",
                Some(Body::Comet) => "Comet",
                Some(Body::Star) => "Star",
                Some(Body::Supernova) => "Supernova",
                None => "empty",
            };
            let named = format!("{} ({contents})", cell_words(Language::English, other));
            let touches = cell.adjacent().contains(other) && !own.contains(other);
            assert_eq!(words.contains(&named), touches, "{cell}, {other}: {words}");
        }
    }
}

#[test]
fn a_centre_touches_nothing_outside_its_galaxy() {
    let play = Play::new(2, 1, &[]);
    let drawn = play.draw(Observer::Spectator, Language::French);
    let page = page(&drawn.scene, Language::French);
    for centre in CellSet::CENTRES.iter() {
        assert_eq!(description(page.html(), centre), "");
    }
}

/// With the Comet's token any body takes another's place, and with any other token the Comet is
/// put on an empty cell (S3.7): the question says so while that token is selected.
#[test]
fn the_question_follows_the_token_that_is_selected() {
    let mut play = Play::new(2, 1, &[]);
    let mut seen = BTreeSet::new();
    while let Some(seat) = play.actor() {
        let drawn = play.draw(Observer::Seat(seat), Language::English);
        let shown = page(&drawn.scene, Language::English);
        let asked = drawn.scene.decision.into_string();
        let (others, usual) = asked.split_once("<span class=\"usually\">").unwrap();
        let (tokens, other) = if usual.contains(" on an empty cell.") {
            (&["comet"][..], " to strike.")
        } else if usual.contains(" to strike.") {
            (&["planet", "star", "supernova"][..], " on an empty cell.")
        } else {
            (&[][..], "")
        };
        for token in ["planet", "comet", "star", "supernova"] {
            let opens = shown
                .html()
                .contains(&format!("data-open=\"with-{token}\""));
            let changes = tokens.contains(&token) && opens;
            let group = format!("<span class=\"later\" data-of=\"with-{token}\">");
            assert_eq!(others.contains(&group), changes, "{asked}");
            if changes {
                assert!(others.contains(other), "{asked}");
                seen.insert(token);
            }
        }
        play.step();
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}
