//! The night: Big Bang pile, die, and the last Big Bang card with its effect.

use ::nightsky::{BigBang, Event, Zone};
use maud::{Markup, html};
use tabletop::Seat;
use words::nightsky::{big_bang_name, big_bang_words, zone_name};

use super::desk::Desk;
use super::explained;
use super::map::tint;
use crate::{icon, mark, part};

/// Draws everything in the corners of the map.
pub(super) fn corners(desk: &Desk<'_>) -> Markup {
    html! {
        (part("legend", &legend(desk)))
        (part("night", &night(desk)))
        (part("event", &event(desk)))
    }
}

/// Draws the zones, and the meaning of the small cards.
fn legend(desk: &Desk<'_>) -> Markup {
    let zones = [
        Zone::Circumpolar,
        Zone::Spring,
        Zone::Summer,
        Zone::Autumn,
        Zone::Winter,
    ];
    let names = zones.map(|zone| zone_name(desk.language(), zone));
    let inner = html! {
        @for (zone, name) in zones.into_iter().zip(&names) {
            span class=(tint(zone)) { i.swatch {} (name) }
        }
        @if desk.context.seat.is_some() { span.hold { i.pip {} (desk.say("legend-hold", &[])) } }
    };
    explained::legend(desk, &names).div("legend", "legend", &inner)
}

/// Draws the number of cards in the pile, and the roll of the die.
fn night(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let cards = table.pile.total();
    html! {
        div.night id="night" {
            (explained::pile(desk).div("", "", &html! {
                (icon("deck"))
                p { b { (cards) } span { (desk.say("pile", &[])) } }
            }))
            @if table.settings.die { (die(desk)) }
        }
    }
}

fn die(desk: &Desk<'_>) -> Markup {
    let Some(roll) = desk.table().die else {
        return html! {};
    };
    let key = if roll.is_multiple_of(2) {
        "die-even"
    } else {
        "die-odd"
    };
    let words = desk.say(key, &[]);
    let inner = html! {
        (die_face(roll))
        p { b { (roll) } span { (words) } }
    };
    explained::die(desk, roll, &words).div("", "", &inner)
}

/// Draws the face of the die with this many pips.
fn die_face(roll: u8) -> Markup {
    let pips: &[[f64; 2]] = match roll {
        1 => &[[0.0, 0.0]],
        2 => &[[-1.0, -1.0], [1.0, 1.0]],
        3 => &[[-1.0, -1.0], [0.0, 0.0], [1.0, 1.0]],
        4 => &[[-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0], [1.0, 1.0]],
        5 => &[
            [-1.0, -1.0],
            [1.0, -1.0],
            [0.0, 0.0],
            [-1.0, 1.0],
            [1.0, 1.0],
        ],
        _ => &[
            [-1.0, -1.0],
            [1.0, -1.0],
            [-1.0, 0.0],
            [1.0, 0.0],
            [-1.0, 1.0],
            [1.0, 1.0],
        ],
    };
    html! {
        svg.ico.icon viewBox="0 0 24 24" aria-hidden="true" {
            path d="M3.6 3.6H20.4V20.4H3.6Z" {}
            @for [x, y] in pips {
                circle.fill cx=(12.0 + 4.4 * x) cy=(12.0 + 4.4 * y) r="1.7" {}
            }
        }
    }
}

/// Draws the Big Bang card of this turn, or the last one drawn since the observer acted.
fn event(desk: &Desk<'_>) -> Markup {
    let drawn = last_drawn(desk);
    html! {
        div.event id="event" {
            @if let Some((seat, card)) = drawn {
                p.event-name { (mark(seat)) (big_bang_name(desk.language(), card)) }
                p.event-text { (big_bang_words(desk.language(), desk.game.big_bangs(), card)) }
            }
        }
    }
}

fn last_drawn(desk: &Desk<'_>) -> Option<(Seat, BigBang)> {
    let table = desk.table();
    if let Some(card) = table.drawn {
        return Some((table.active, card));
    }
    let events = desk
        .context
        .since
        .iter()
        .rev()
        .flat_map(|line| line.events.iter().rev());
    let mut drawn = events.filter_map(|event| match event {
        Event::BigBangDrawn { seat, card } => Some((*seat, *card)),
        _ => None,
    });
    drawn.next()
}
