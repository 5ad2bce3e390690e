//! What the drawing shows around a cell is described to screen readers.

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
