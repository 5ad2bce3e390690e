//! Another player's points, and their cards as chips.

use ::nightsky::{CardId, Stage};
use maud::{Markup, html};
use tabletop::Seat;

use super::desk::Desk;
use super::explained;
use super::rival_cards::{opener, panel};
use crate::{icon, mark, part, seat_key};

/// Draws one player as an element.
pub(super) fn rival(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = &desk.table().players[seat];
    let id = format!("player-{}", seat.number());
    let acts = desk.context.to_act.contains(seat);
    let class = format!(
        "rival seat-{}{}",
        seat_key(seat),
        if acts { " acts" } else { "" }
    );
    let left = player.face_up().len();
    let rival = html! {
        div class=(class) id=(id) data-signs {
            p.who {
                (mark(seat))
                b title=(desk.context.name(seat)) { (desk.context.name(seat)) }
                span.note { (desk.context.note(seat)) }
                @if acts { span.acting { (acting(desk)) } }
                strong.fame { (explained::points(desk, seat).span("", &html! { (player.points.total()) })) }
            }
            div.rival-cards {
                (opener(desk, seat))
                p.few { (explained::left(desk, seat).span("", &html! { (left) })) }
                p.chips {
                    @for card in player.face_up().iter() { (chip(desk, card)) }
                    @for card in player.turned.iter() { (chip(desk, card)) }
                }
            }
            (panel(desk, seat))
        }
    };
    part(&id, &rival)
}

/// Describes the current activity of a player who is to act.
fn acting(desk: &Desk<'_>) -> String {
    let key = match desk.table().stage {
        Stage::Drafting { .. } => "acting-draft",
        Stage::Joining { .. } => "acting-join",
        _ => "acting-turn",
    };
    desk.say(key, &[])
}

/// Draws a card: the abbreviation of its constellation, or the Sun for the solar system.
fn chip(desk: &Desk<'_>, card: CardId) -> Markup {
    let table = desk.table();
    let turned = Seat::of(table.seat_count()).any(|seat| table.players[seat].turned.contains(card));
    let played = table.played.contains(card);
    let name = desk.card_name(card);
    let (class, label) = if turned {
        ("off", desk.say("observed-label", &[("card", name.into())]))
    } else if played {
        ("in-play", desk.say("in-play", &[("card", name.into())]))
    } else {
        ("", desk.card_label(card).to_owned())
    };
    let inner = html! {
        @match desk.card(card).constellation {
            Some(cell) => (cell.abbr()),
            None => (icon("sun")),
        }
    };
    explained::chip(desk, card, label, turned).span(class, &inner)
}
