//! The cards of another player, at a readable size: a panel that a button beside the name opens.

use ::nightsky::CardId;
use maud::{Markup, html};
use tabletop::Seat;

use super::desk::Desk;
use super::object_card::printed;
use crate::{Target, icon, mark, part};

/// Draws the button that opens the panel.
pub(super) fn opener(desk: &Desk<'_>, seat: Seat) -> Markup {
    let label = desk.say("see-cards", &[("name", desk.context.name(seat).into())]);
    html! {
        button.see-cards type="button" popovertarget=(id(seat)) aria-label=(label) title=(label) {
            (icon("cards"))
        }
    }
}

/// Draws the panel. The browser opens and closes it.
pub(super) fn panel(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = &desk.table().players[seat];
    let id = id(seat);
    let (title, left) = (format!("{id}-title"), player.face_up().len());
    let args = [("name", desk.context.name(seat).into())];
    let panel = html! {
        dialog.rival-over id=(id) popover aria-labelledby=(title) {
            // A click beside the panel closes it, and does not reach the table beneath.
            button.rival-veil type="button" tabindex="-1" aria-hidden="true" popovertarget=(id)
                popovertargetaction="hide" {}
            div.rival-panel {
                button.end-close type="button" autofocus popovertarget=(id) popovertargetaction="hide"
                    aria-label=(desk.say("see-cards-close", &[])) { (icon("close")) }
                h2 id=(title) { (mark(seat)) (desk.say("see-cards-title", &args)) }
                @if player.cards.is_empty() { p { (desk.say("see-cards-none", &args)) } }
                @else {
                    p { (desk.say("left", &[("cards", left.into())])) }
                    ul tabindex="0" aria-labelledby=(title) {
                        @for card in player.face_up().iter() { (item(card, &held(desk, card))) }
                        @for card in player.turned.iter() { (item(card, &observed(desk, card))) }
                    }
                }
            }
        }
    };
    part(&id, &panel)
}

fn id(seat: Seat) -> String {
    format!("cards-of-{}", seat.number())
}

fn item(card: CardId, drawn: &Markup) -> Markup {
    let id = format!("theirs-{}", card.number());
    part(&id, &html! { li id=(id) { (drawn) } })
}

fn held(desk: &Desk<'_>, card: CardId) -> Markup {
    let label = desk.card_label(card);
    let (class, label) = match desk.table().played.contains(card) {
        true => (
            "object in-play",
            desk.say("in-play", &[("card", label.into())]),
        ),
        false => ("object", label.to_owned()),
    };
    Target::thing(&label).button("", class, &printed(desk, card))
}

fn observed(desk: &Desk<'_>, card: CardId) -> Markup {
    let label = desk.say("observed-label", &[("card", desk.card_label(card).into())]);
    Target::thing(&label).button(
        "",
        "object turned",
        &html! {
            (printed(desk, card))
            span.stamp { (desk.say("observed", &[])) }
        },
    )
}
