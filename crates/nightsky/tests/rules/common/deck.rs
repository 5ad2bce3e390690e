//! A set of cards for the tests, so that they do not depend on the points of the cards that come
//! with the game.
//!
//! Every constellation has a card named after it: `Ori 1`. Some have more, and there are twelve of
//! the solar system: `Sol 1` to `Sol 12`. A card that is not listed below has 1, 2, 3, 4 points
//! with eye, binoculars, refractor, telescope.

use std::fmt::Write;

use sky::Constellation;

/// The constellations with more than one card.
const MORE: [(&str, usize); 4] = [("Tau", 4), ("Ori", 3), ("Leo", 3), ("Sgr", 2)];

/// The number of cards of the solar system.
const SOLAR: usize = 12;

/// The cards with unusual points.
const POINTS: [(&str, [u8; 4]); 8] = [
    ("Tau 2", [5, 4, 3, 2]),
    ("Tau 3", [0, 6, 0, 1]),
    ("Tau 4", [2, 0, 1, 0]),
    ("Ori 2", [0, 0, 6, 5]),
    ("Ori 3", [3, 5, 1, 0]),
    ("Sol 1", [6, 5, 3, 1]),
    ("Sol 2", [2, 2, 2, 2]),
    ("Sol 3", [0, 1, 0, 1]),
];

/// Returns the text of the card file.
pub fn text() -> String {
    let mut text = String::new();
    for cell in Constellation::all() {
        let more = MORE.iter().find(|(abbr, _)| *abbr == cell.abbr());
        for number in 1..=more.map_or(1, |&(_, count)| count) {
            let place = format!("constellation = \"{cell}\"");
            add(&mut text, &format!("{cell} {number}"), &place);
        }
    }
    for number in 1..=SOLAR {
        add(&mut text, &format!("Sol {number}"), "solar_system = true");
    }
    text
}

fn add(text: &mut String, name: &str, place: &str) {
    let points = points(name);
    write!(
        text,
        "[[card]]\nobject = \"{name}\"\n{place}\nenglish = \"{name}\"\nfrench = \"{name}\"\n\
         kind = \"galaxy\"\nmagnitude = 5.0\nsize = 10.0\npoints = {points:?}\n\n"
    )
    .expect("writing to a string cannot fail");
}

/// Returns the points of a card by its name.
pub fn points(name: &str) -> [u8; 4] {
    let unusual = POINTS.iter().find(|(other, _)| *other == name);
    unusual.map_or([1, 2, 3, 4], |&(_, points)| points)
}
