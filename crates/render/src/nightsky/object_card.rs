//! Constellation cards: the object as seen at the eyepiece, its constellation, and its points.

use ::nightsky::{CardId, Instrument};
use maud::{Markup, html};
use tabletop::Seat;

use super::desk::Desk;
use super::eyepiece::VIEW_BOX;
use crate::icon;

/// Draws the pictures of all cards of this game, for use wherever the card lies.
pub(super) fn pictures(desk: &Desk<'_>) -> Markup {
    html! {
        svg.sprite id="pictures" aria-hidden="true" focusable="false" {
            defs {
                @for card in desk.cards().iter() {
                    symbol id=(picture_id(card)) viewBox=(VIEW_BOX) {
                        (super::map::drawn(desk.atlas.picture(card)))
                    }
                }
            }
        }
    }
}

fn picture_id(card: CardId) -> String {
    format!("object-{}", card.number())
}

/// Draws the face of a card, with what it is worth with the instrument in use.
pub(super) fn face(desk: &Desk<'_>, card: CardId) -> Markup {
    face_with(desk, card, desk.in_use())
}

/// Draws the face of a card as it is printed.
pub(super) fn printed(desk: &Desk<'_>, card: CardId) -> Markup {
    face_with(desk, card, None)
}

fn face_with(desk: &Desk<'_>, card: CardId, used: Option<Instrument>) -> Markup {
    html! {
        svg.eyepiece aria-hidden="true" { use href={ "#" (picture_id(card)) } {} }
        span.object-name { (desk.card_name(card)) }
        (place(desk, card))
        (points(desk, card, used))
    }
}

/// Draws the constellation and the zone, or a note that the card follows the Sun.
fn place(desk: &Desk<'_>, card: CardId) -> Markup {
    match desk.card(card).constellation {
        Some(cell) => html! {
            span.where {
                span { (desk.cell_name(cell)) }
                span.season { (desk.zone_name(cell).to_lowercase()) }
            }
        },
        None => html! { span.where { (desk.say("with-sun", &[])) } },
    }
}

/// Draws the points by instrument, those of the instrument in use lit.
fn points(desk: &Desk<'_>, card: CardId, used: Option<Instrument>) -> Markup {
    html! {
        span.points {
            @for instrument in Instrument::ALL {
                span.now[used == Some(instrument)] {
                    (icon(instrument.key()))
                    b { (worth(desk, card, instrument, used)) }
                }
            }
        }
    }
}

/// Returns the points of a card. For the instrument in use, this includes the effects of the night
/// (N6.5, N6.8).
fn worth(desk: &Desk<'_>, card: CardId, instrument: Instrument, used: Option<Instrument>) -> u8 {
    let table = desk.table();
    let owner = Seat::of(table.seat_count()).find(|&seat| table.players[seat].cards.contains(card));
    match owner.filter(|_| used == Some(instrument)) {
        Some(seat) => desk.game.worth(table, card, instrument, seat),
        None => desk.game.points(card, instrument),
    }
}
