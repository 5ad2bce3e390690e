//! The map has all cells, and all names on it are readable.

use render::text_width;
use sky::Constellation;
use tabletop::Seat;
use words::Language;

use crate::acts::values;
use crate::play::{GAME, Play};

/// Returns each line of the names on the map with its box: left, top, right, bottom.
fn boxes(names: &str) -> Vec<(String, [f64; 4])> {
    let mut boxes = Vec::new();
    let texts = names.split("<text").skip(1);
    // The other form of a name is hidden.
    for text in texts.filter(|text| !text.starts_with(" class=\"map-name spare\"")) {
        let (text, _) = text.split_once("</text>").unwrap();
        for line in text.split("<tspan").filter(|line| line.contains(" x=\"")) {
            let number = |name| values(line, name)[0].parse::<f64>().unwrap();
            let (x, y) = (number("x"), number("y"));
            let (_, words) = line.split_once('>').unwrap();
            let words = words.replace("</tspan>", "");
            let letters = words.chars().count() as f64;
            let half = (text_width(&words, 12.0, false) + 0.36 * letters) / 2.0;
            boxes.push((words, [x - half, y - 8.6, x + half, y + 2.0]));
        }
    }
    boxes
}

fn overlap(one: &[f64; 4], other: &[f64; 4]) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

#[test]
fn names_do_not_overlap() {
    for language in Language::all() {
        let page = Play::new(3, "turns", "on", 1).page(language, None);
        let boxes = boxes(page.get("map-names").unwrap());
        assert!(boxes.len() > Constellation::COUNT);
        for (number, (name, one)) in boxes.iter().enumerate() {
            for (other_name, other) in &boxes[number + 1..] {
                assert!(!overlap(one, other), "{name} and {other_name}");
            }
            assert!(
                one[0] > 0.0 && one[2] < 1104.0 && one[1] > 0.0 && one[3] < 576.0,
                "{name}"
            );
        }
    }
}

#[test]
fn every_constellation_has_a_shape_a_name_and_a_cell() {
    let page = Play::new(3, "turns", "on", 1).page(Language::English, None);
    let ids = values(page.html(), "id");
    for cell in Constellation::all() {
        for kind in ["shape", "name", "cell"] {
            let id = format!("{kind}-{}", cell.abbr().to_lowercase());
            assert!(ids.contains(&id), "{id}");
        }
    }
}

#[test]
fn a_cell_has_a_label() {
    let page = Play::new(3, "turns", "on", 1).page(Language::French, None);
    let cell = page.get("cell-per").unwrap();
    assert!(cell.contains("aria-label=\"Persée, Automne"), "{cell}");
}

/// Returns the boxes of the small cards beside the names.
fn pips(notes: &str) -> Vec<[f64; 4]> {
    let boxes = notes.split("<rect class=\"pip\"").skip(1).map(|pip| {
        let [x, y, width, height] =
            ["x", "y", "width", "height"].map(|name| values(pip, name)[0].parse::<f64>().unwrap());
        [x, y, x + width, y + height]
    });
    boxes.collect()
}

#[test]
fn four_cards_fit_beside_the_name_of_their_constellation() {
    for (abbr, language) in [("Ori", Language::English), ("Sgr", Language::French)] {
        let mut play = Play::new(3, "turns", "on", 1);
        let cell = Constellation::from_abbr(abbr).unwrap();
        play.state.table.players[Seat::new(0)].cards = GAME.0.cards_of(cell);
        let page = play.page(language, Some(Seat::new(0)));
        let pips = pips(page.get("notes").unwrap());
        assert_eq!(pips.len(), 4, "{abbr}");
        let names = boxes(page.get("map-names").unwrap());
        for (number, pip) in pips.iter().enumerate() {
            let name = names.iter().find(|(_, name)| overlap(pip, name));
            assert!(name.is_none(), "{abbr}: {name:?}");
            assert!(pips[..number].iter().all(|other| !overlap(pip, other)));
        }
    }
}
