//! The observer's own area: points and cards.

use ::nightsky::{Action, CardId, CardSet, Stage};
use maud::{Markup, html};
use tabletop::Seat;

use super::aim::{aim_id, aim_tell};
use super::desk::Desk;
use super::explained;
use super::object_card::face;
use super::tell::play_tell;
use crate::{Target, mark, part, seat_key};

/// Draws the observer's points, their hand, and the cards they have observed.
pub(super) fn own(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! {
        (part("own-seat", &own_seat(desk, seat)))
        (part("hand", &hand(desk, seat)))
    }
}

fn own_seat(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = &desk.table().players[seat];
    let (points, left) = (player.points.total(), player.face_up().len());
    html! {
        div.own-seat id="own-seat" {
            span class={ "big-mark seat-" (seat_key(seat)) } id={ "player-" (seat.number()) } { (mark(seat)) }
            div {
                h2 { (desk.say("own", &[])) }
                p.fame {
                    (explained::points(desk, seat).span("", &html! {
                        b { (points) } " " (desk.say("points", &[("points", points.into())]))
                    }))
                }
                p.left { (explained::left(desk, seat).span("", &html! { (desk.say("left", &[("cards", left.into())])) })) }
            }
        }
    }
}

fn hand(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = &desk.table().players[seat];
    let cards = player.cards.len();
    html! {
        ul class={ "hand-row of-" (cards) @if desk.is_draft() { " drafting" } } id="hand" aria-label=(desk.say("hand", &[])) tabindex="0" {
            @for card in player.face_up().iter() {
                @let id = format!("card-{}", card.number());
                (part(&id, &html! { li.held id=(id) { (held(desk, seat, card)) } }))
            }
            @for card in player.turned.iter() {
                @let id = format!("card-{}", card.number());
                (part(&id, &html! { li.done id=(id) { (observed(desk, card)) } }))
            }
            @if desk.is_draft() { (empty(desk, player.cards)) }
        }
    }
}

/// Draws places for the cards still to be chosen.
fn empty(desk: &Desk<'_>, have: CardSet) -> Markup {
    let hand = desk.cards().len() / desk.table().seat_count().max(1);
    html! {
        @for _ in have.len()..hand { li.vacant aria-hidden="true" { div.object.empty {} } }
    }
}

fn held(desk: &Desk<'_>, seat: Seat, card: CardId) -> Markup {
    let label = desk.card_label(card);
    let face = face(desk, card);
    if desk.table().played.contains(card) {
        let label = desk.say("in-play", &[("card", label.into())]);
        return Target::thing(&label).button("", "object in-play", &face);
    }
    let target = match desk.table().stage {
        Stage::Observing { instrument } | Stage::Joining { instrument, .. } if desk.own_turn() => {
            let choice = desk.context.choice(Action::Play(card));
            let target = Target::act_or_try(choice, label, Action::Play(card));
            match choice {
                Some(_) => target.telling(&play_tell(desk, card, seat, instrument)),
                None => target.telling(&aim_tell(desk, card)),
            }
        }
        _ => Target::thing(label).telling(&aim_tell(desk, card)),
    };
    target
        .aiming(&aim_id(desk, card))
        .explained(explained::card(desk, card))
        .button("", "object", &face)
}

/// Draws a card turned face down.
fn observed(desk: &Desk<'_>, card: CardId) -> Markup {
    let label = desk.say("observed-label", &[("card", desk.card_name(card).into())]);
    html! {
        div.object.played role="img" aria-label=(label) {
            span.object-name { (desk.card_name(card)) }
            span.where { (desk.say("observed", &[])) }
        }
    }
}
