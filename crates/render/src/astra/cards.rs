//! Every card as a picture, and the game's cover picture.

use ::astra::{Astra, Card, CardId, Pen, Star};
use maud::{Markup, html};
use tabletop::Seat;
use words::astra::{boon_words, card_name, element_words};
use words::{Language, text};

use super::ASSETS;
use super::atlas::Atlas;
use super::backdrop;
use super::figure::{Figure, Window};
use super::ground::{HEIGHT, WIDTH};
use super::plate::{BoonState, PlateState, Rings, StarState, plate, star_inner};
use crate::Target;
use crate::geometry::{moved_to, through};
use crate::short::n;
use crate::stand_alone::picture;

/// Returns the state of a card's plate when it comes onto the board, with some stars marked.
pub(super) fn card_state(language: Language, card: &Card, marks: &[(usize, Pen)]) -> PlateState {
    let star = |index: usize| StarState {
        pen: marks
            .iter()
            .find(|(s, _)| *s == index + 1)
            .map(|&(_, pen)| pen),
        ..StarState::default()
    };
    let boon = |slot: usize| BoonState {
        target: Target::thing(&boon_words(language, card.boons[slot])),
        ..BoonState::default()
    };
    PlateState {
        label: card_words(language, card),
        stars: (0..card.stars.len()).map(star).collect(),
        boons: std::array::from_fn(boon),
        ..PlateState::default()
    }
}

/// Returns the static label of a card: name, element, number of stars.
pub(super) fn card_words(language: Language, card: &Card) -> String {
    let args = [
        ("card", card_name(language, card).into()),
        ("element", element_words(language, card.element).into()),
        ("stars", card.stars.len().into()),
    ];
    text(language, "astra-board-picture-card", &args)
}

/// Draws all cards, with their keys.
pub(super) fn cards_drawn(
    game: &Astra,
    atlas: &Atlas,
    language: Language,
) -> Vec<(String, Markup)> {
    let drawn = |id: CardId| {
        let card = game.cards().card(id);
        let state = PlateState {
            catalogued: true,
            ..card_state(language, card, &[])
        };
        let inner = plate(language, card, atlas.plate(id), &state);
        let drawn = picture(
            &ASSETS,
            "card astra-page",
            &state.label,
            [0.0, 0.0, WIDTH, HEIGHT],
            &inner,
        );
        (card.id.clone(), drawn)
    };
    CardId::all().map(drawn).collect()
}

/// Draws the game's cover picture: the Swan with stars marked by three players.
pub(super) fn cover(game: &Astra) -> Markup {
    let cards = game.cards();
    let card = cards.card(cards.find("cygnus").unwrap_or(CardId::new(0)));
    let figure = Figure::new(card, Window::COVER);
    let own: Vec<u16> = card.stars.iter().map(|star| star.hr).collect();
    let marks = cover_marks(card);
    let path: String = figure
        .lines
        .iter()
        .map(|&line| through(figure.line(line, [10.0, 10.0])))
        .collect();
    let window = figure.window;
    let inner = html! {
        rect.deep width=(n(window.width)) height=(n(window.height)) {}
        (backdrop::field(&figure, &own))
        path.line d=(path) {}
        @for (index, star) in card.stars.iter().enumerate() {
            g class={ "star " (star.kind.key()) (if marks[index].is_some() { " marked" } else { "" }) }
                transform=(moved_to(figure.spots[index])) {
                (star_inner(star.kind, &StarState { pen: marks[index], ..StarState::default() }, Rings::WIDE))
            }
        }
        (backdrop::frame(&figure))
    };
    let size = [-4.0, -4.0, window.width + 8.0, window.height + 8.0];
    picture(&ASSETS, "art", "Astra", size, &inner)
}

/// Marks about half the stars with the pens of three players, along the lines from the Starting
/// star.
fn cover_marks(card: &Card) -> Vec<Option<Pen>> {
    let mut marks = vec![None; card.stars.len()];
    let mut reached = vec![Star::new(0)];
    let mut next = 0;
    while next < reached.len() {
        let here = reached[next];
        for &(a, b) in &card.lines {
            let other = if a == here {
                b
            } else if b == here {
                a
            } else {
                continue;
            };
            if !reached.contains(&other) {
                reached.push(other);
            }
        }
        next += 1;
    }
    let pens = [1, 1, 0, 2, 0].map(|seat| Pen::of(Seat::new(seat)));
    for (star, pen) in reached.into_iter().zip(pens) {
        marks[star.index()] = Some(pen);
    }
    marks
}
