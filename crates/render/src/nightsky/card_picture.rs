//! Constellation cards as stand-alone pictures.

use ::nightsky::{Card, CardId, Instrument, NightSky, Zone};
use maud::{Markup, html};
use words::Language;
use words::nightsky::{card_name, constellation_name, kind_name, zone_name};

use super::atlas::Atlas;
use super::desk::say;
use super::map::drawn;
use super::poster::standalone;
use crate::text_width;

/// The size of a card.
const SIZE: [f64; 2] = [240.0, 336.0];
/// The maximum width of a line of the name.
const WIDEST: f64 = 216.0;

/// Draws all cards, each with its file name.
pub(super) fn cards(game: &NightSky, atlas: &Atlas, language: Language) -> Vec<(String, Markup)> {
    let cards = CardId::all().zip(game.cards().all());
    cards
        .map(|(id, card)| (file_name(card), picture(atlas, language, id, card)))
        .collect()
}

/// Returns the file name of a card: its object in lower case.
fn file_name(card: &Card) -> String {
    let mut key = String::new();
    for letter in card.object.to_lowercase().chars() {
        match letter {
            '\'' => {}
            letter if letter.is_ascii_alphanumeric() => key.push(letter),
            _ => key.push('-'),
        }
    }
    key
}

fn picture(atlas: &Atlas, language: Language, id: CardId, card: &Card) -> Markup {
    let name = card_name(language, card);
    standalone(
        [0.0, 0.0, SIZE[0], SIZE[1]],
        &name,
        &face(atlas, language, id, card),
    )
}

/// Draws the face of a card.
pub(super) fn face(atlas: &Atlas, language: Language, id: CardId, card: &Card) -> Markup {
    let name = card_name(language, card);
    let lines = lines(&name);
    let place = match card.constellation {
        Some(cell) => {
            let zone = zone_name(language, Zone::of(cell)).to_lowercase();
            format!("{} · {zone}", constellation_name(language, cell))
        }
        None => say(language, "with-sun", &[]),
    };
    let kind = kind_name(language, card.kind);
    // A name that contains the kind need not repeat it.
    let kind = (!name.to_lowercase().contains(&kind.to_lowercase())).then_some(kind);
    let first = match (lines.len(), kind.is_some()) {
        (1, true) => 208,
        (_, true) => 196,
        (1, false) => 215,
        (_, false) => 204,
    };
    let where_at = if kind.is_some() { 257 } else { 250 };
    html! {
        rect.card-frame x="1" y="1" width=(SIZE[0] - 2.0) height=(SIZE[1] - 2.0) {}
        rect.card-rule x="6" y="6" width=(SIZE[0] - 12.0) height=(SIZE[1] - 12.0) {}
        g transform="translate(120 98) scale(1.95)" { (drawn(atlas.picture(id))) }
        @for (number, line) in lines.iter().enumerate() {
            text.card-name x="120" y=(first + 23 * number) { (line) }
        }
        @if let Some(kind) = kind { text.card-text x="120" y="238" { (kind) } }
        text.card-text x="120" y=(where_at) { (place) }
        path.card-rule d="M16 267H224" {}
        @for (instrument, column) in Instrument::ALL.into_iter().zip(0_u8..) {
            @let x = 45.0 + 50.0 * f64::from(column);
            g.brass {
                use href={ "#i-" (instrument.key()) } x=(x - 11.0) y="273" width="22" height="22" {}
            }
            text.card-points x=(x) y="316" { (card.points[usize::from(column)]) }
        }
    }
}

/// Returns a name in one line, or in two if it is too long.
fn lines(name: &str) -> Vec<String> {
    let width = |text: &str| text_width(text, 21.0, false);
    if width(name) <= WIDEST {
        return vec![name.to_owned()];
    }
    let breaks = name.match_indices(' ').map(|(at, _)| name.split_at(at));
    let longer = |pair: &(&str, &str)| width(pair.0).max(width(pair.1));
    let best = breaks.min_by(|one, other| longer(one).total_cmp(&longer(other)));
    match best {
        Some((first, second)) => vec![first.to_owned(), second.trim().to_owned()],
        None => vec![name.to_owned()],
    }
}
