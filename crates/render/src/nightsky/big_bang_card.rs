//! Big Bang cards, large, until the visitor has read them. The script of the page shows each card
//! once, so every card has a name of its own.

use ::nightsky::{BigBang, Event, Stage};
use maud::{Markup, html};
use tabletop::Seat;
use words::nightsky::{big_bang_name, big_bang_words};

use super::big_bang_picture::picture;
use super::desk::Desk;
use crate::{mark, seat_key};

/// Draws the cards drawn since the observer last acted, for the script to show.
pub(super) fn big_bang_cards(desk: &Desk<'_>) -> Markup {
    html! {
        div id="big-bangs" hidden {
            @for (seat, card) in drawn(desk) { (big_bang_card(desk, seat, card)) }
        }
    }
}

/// Returns the cards, each with the player who drew it, the earliest first. In a replay and after
/// the end nobody needs to read them.
fn drawn(desk: &Desk<'_>) -> Vec<(Seat, BigBang)> {
    let table = desk.table();
    if !desk.context.plays || table.stage == Stage::Over {
        return Vec::new();
    }
    let events = desk.context.since.iter().flat_map(|line| &line.events);
    let mut drawn: Vec<(Seat, BigBang)> = Vec::new();
    for event in events {
        if let Event::BigBangDrawn { seat, card } = *event {
            // Somebody who stays away for rounds sees the last card of each player.
            drawn.retain(|(other, _)| *other != seat);
            drawn.push((seat, card));
        }
    }
    if let Some(card) = table.drawn {
        drawn.retain(|(seat, _)| *seat != table.active);
        drawn.push((table.active, card));
    }
    drawn
}

fn big_bang_card(desk: &Desk<'_>, seat: Seat, card: BigBang) -> Markup {
    let name = big_bang_name(desk.language(), card);
    let words = big_bang_words(desk.language(), desk.game.big_bangs(), card);
    let by = match desk.context.plays_at(seat) {
        true => desk.say("big-bang-own", &[]),
        false => desk.say("big-bang-by", &[("name", desk.context.name(seat).into())]),
    };
    html! {
        section.big-bang data-read-once=(key(desk, seat, card)) aria-label=(name) {
            p.big-bang-kind { (desk.say("big-bang-kind", &[])) }
            (picture(card))
            h2 { (name) }
            p.big-bang-words { (words) }
            p class={ "big-bang-by seat-" (seat_key(seat)) } { (mark(seat)) (by) }
        }
    }
}

/// Returns the name of a drawn card: the round and the player, who draws at most one in a turn, and
/// who reads it.
fn key(desk: &Desk<'_>, seat: Seat, card: BigBang) -> String {
    let table = desk.table();
    let first = table.first.unwrap_or(Seat::new(0));
    let place = |seat: Seat| {
        first
            .clockwise(table.seat_count())
            .position(|other| other == seat)
    };
    // A player who comes later in the round drew in the round before.
    let round = table.round - u16::from(place(seat) > place(table.active));
    let reader = desk.context.seat.map_or(0, Seat::number);
    format!("{round}-{}-{}-{reader}", seat.number(), card.key())
}
