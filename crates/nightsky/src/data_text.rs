//! The canonical text of the game data, line by line as described in `docs/record-nightsky.md`. It
//! leaves out names and facts about the objects, so changing those does not invalidate any records.

use std::fmt::Write;

use sky::Constellation;

use crate::data::Data;
use crate::{BigBang, Card};

/// Returns the whole text.
pub(crate) fn data_text(data: &Data) -> String {
    let mut text = String::from("nightsky data 1\n");
    for cell in Constellation::all() {
        let borders: Vec<&str> = cell.neighbours().iter().map(Constellation::abbr).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "cell {cell} area={} sign={} borders={}",
            cell.area(),
            cell.sign().map_or("-".into(), |sign| sign.to_string()),
            borders.join(",")
        );
    }
    for (card, number) in data.cards.all().iter().zip(1..) {
        let _ = writeln!(text, "card {number} {}", card_text(card));
    }
    for kind in BigBang::ALL {
        let copies = data.big_bangs.pile().count(kind);
        let amount = data.big_bangs.amount(kind);
        let _ = writeln!(
            text,
            "big_bang {} copies={copies} amount={amount}",
            kind.key()
        );
    }
    text
}

fn card_text(card: &Card) -> String {
    let place = card
        .constellation
        .map_or("solar_system", Constellation::abbr);
    let points: Vec<String> = card.points.iter().map(u8::to_string).collect();
    format!("{place} points={}", points.join(","))
}
