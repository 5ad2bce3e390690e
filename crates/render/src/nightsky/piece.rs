//! The pieces: instruments, eyes and the Sun.

use ::nightsky::{Action, Event, Instrument, Stage};
use maud::{Markup, html};
use sky::Point;
use tabletop::Seat;

use super::desk::Desk;
use super::explained;
use super::standing::Stand;
use super::tell::{cell_tell, choose_tell};
use crate::geometry::{Pen, moved_to, star};
use crate::short::n;
use crate::{Target, part, seat_key};

/// The id of the Sun.
const SUN: &str = "sun";
/// The number of the Sun's rays.
const RAYS: u32 = 16;

/// Draws all pieces, each as a separate part that keeps its id wherever it goes.
pub(super) fn pieces(desk: &Desk<'_>) -> Markup {
    let seats = Seat::of(desk.table().seat_count());
    html! {
        (part("leaders", &leaders(desk)))
        g id="pieces" data-signs {
            (part(SUN, &sun(desk)))
            @for instrument in Instrument::SHARED { (shared(desk, instrument)) }
            @for seat in seats { (eye(desk, seat)) }
        }
        (part("partners", &partners(desk)))
    }
}

/// Returns the id of a piece; the eye is the given player's.
pub(super) fn piece_id(instrument: Instrument, seat: Seat) -> String {
    match instrument {
        Instrument::Eye => format!("eye-{}", seat.number()),
        shared => shared.key().to_owned(),
    }
}

/// Draws leader lines from pieces outside their constellation to its anchor.
pub(super) fn leaders(desk: &Desk<'_>) -> Markup {
    let outside = desk.standing.all().filter(|stand| stand.spot.leader);
    html! {
        g id="leaders" aria-hidden="true" {
            @for stand in outside { (leader(desk, stand)) }
        }
    }
}

fn leader(desk: &Desk<'_>, stand: Stand) -> Markup {
    let anchor = desk.sheet().spots.of_cell(stand.cell).anchor;
    html! {
        path.leader d=(Pen::open(&[stand.spot.at, anchor])) {}
        circle.leader-end cx=(n(anchor.x)) cy=(n(anchor.y)) r="2" {}
    }
}

fn sun(desk: &Desk<'_>) -> Markup {
    let cell = desk.cell_name(desk.sun_cell());
    let label = desk.say("sun", &[("place", cell.into())]);
    let target = Target::thing(&label).explained(explained::sun(desk));
    target.group(
        SUN,
        "piece sun",
        Some(&moved_to(desk.standing.sun)),
        &html! { circle.hit r="15" {} (centre(desk, SUN)) (sun_drawn()) },
    )
}

/// Draws the Sun: sixteen rays, and an arrow in its direction.
pub(super) fn sun_drawn() -> Markup {
    let middle = Point::ORIGIN;
    html! {
        path.sunrays d=(Pen::closed(&star(middle, RAYS, 17.0, 11.5))) {}
        circle.sun-disc r="9" {}
        path.sunway d="M-25 0l6-4.5v9z" {}
    }
}

fn shared(desk: &Desk<'_>, instrument: Instrument) -> Markup {
    let Some(stand) = desk.standing.stand(instrument, desk.table().active) else {
        return html! {};
    };
    let id = instrument.key();
    let clouded = desk.table().is_clouded(instrument);
    let state = if clouded { "clouded" } else { "free" };
    let args = [
        ("instrument", desk.instrument_name(instrument).into()),
        ("place", desk.cell_name(stand.cell).into()),
    ];
    let label = desk.say(&format!("instrument-{state}"), &args);
    let chosen = desk.in_use() == Some(instrument);
    let class = format!(
        "piece instrument{}{}",
        if chosen { " selected" } else { "" },
        if clouded { " clouded" } else { "" }
    );
    let inner = html! {
        (centre(desk, id))
        (instrument_drawn(instrument))
        @if clouded { (cloud()) }
    };
    let why = explained::instrument(desk, instrument, &label).following();
    let target = target(desk, instrument, &label).explained(why);
    part(
        id,
        &target.group(id, &class, Some(&moved_to(stand.spot.at)), &inner),
    )
}

/// Draws an instrument in its disc.
pub(super) fn instrument_drawn(instrument: Instrument) -> Markup {
    html! {
        circle.hit.disc r="15" {}
        use href={ "#i-" (instrument.key()) } x="-10.5" y="-10.5" width="21" height="21" {}
    }
}

/// Draws a cloud over a piece.
pub(super) fn cloud() -> Markup {
    html! {
        path.cloud d="M-10 15a5 5 0 0 1-.6-10 6.5 6.5 0 0 1 12-2.6 5.5 5.5 0 0 1 8.2 3.6 4.6 4.6 0 0 1-.8 9z" {}
    }
}

fn eye(desk: &Desk<'_>, seat: Seat) -> Markup {
    let Some(stand) = desk.standing.stand(Instrument::Eye, seat) else {
        return html! {};
    };
    let id = piece_id(Instrument::Eye, seat);
    let own = desk.context.seat == Some(seat);
    let args = [
        ("name", desk.context.name(seat).into()),
        ("place", desk.cell_name(stand.cell).into()),
    ];
    let label = desk.say(if own { "eye-own" } else { "eye" }, &args);
    let chosen = seat == desk.table().active && desk.in_use() == Some(Instrument::Eye);
    let class = format!(
        "piece eye seat-{}{}{}",
        seat_key(seat),
        if own { " own" } else { "" },
        if chosen { " selected" } else { "" }
    );
    let target = if own {
        target(desk, Instrument::Eye, &label)
    } else {
        Target::thing(&label)
    };
    let target = target.explained(explained::eye(desk, seat, &label));
    let inner = html! { (centre(desk, &id)) (eye_drawn(seat)) };
    part(
        &id,
        &target.group(&id, &class, Some(&moved_to(stand.spot.at)), &inner),
    )
}

/// Draws an eye: the lid in the seat's colour, its mark as the iris.
pub(super) fn eye_drawn(seat: Seat) -> Markup {
    html! {
        circle.hit r="15" {}
        path.lid d="M-14 0C-8-10 8-10 14 0 8 10-8 10-14 0Z" {}
        use.mark href={ "#mk-" (seat_key(seat)) } x="-6.5" y="-6.5" width="13" height="13" {}
    }
}

/// Draws a marker in the piece that small screens centre the map on.
fn centre(desk: &Desk<'_>, id: &str) -> Markup {
    let here = !desk.is_draft() && id == centred(desk);
    html! { @if here { circle r="1" fill="none" data-center="" {} } }
}

/// Returns the piece that small screens centre the map on: the one in use, the observer's own eye,
/// or, for spectators, the one moved last.
fn centred(desk: &Desk<'_>) -> String {
    if let Some(instrument) = desk.in_use() {
        return piece_id(instrument, desk.table().active);
    }
    let own = desk
        .context
        .seat
        .map(|seat| piece_id(Instrument::Eye, seat));
    let piece = own.or_else(|| last_moved(desk));
    piece.unwrap_or_else(|| SUN.to_owned())
}

/// Returns the last moved piece of all that have left a trace.
fn last_moved(desk: &Desk<'_>) -> Option<String> {
    let lines = desk.context.since.iter().rev();
    let mut events = lines.flat_map(|line| line.events.iter().rev());
    events.find_map(|event| match *event {
        Event::InstrumentMoved {
            seat, instrument, ..
        } => Some(piece_id(instrument, seat)),
        Event::Swapped { seat, one, .. } => Some(piece_id(one, seat)),
        _ => None,
    })
}

/// Returns whether a piece of the observer can be chosen now.
pub(super) fn is_live(desk: &Desk<'_>, instrument: Instrument) -> bool {
    target(desk, instrument, "").is_live()
}

/// Returns the choices that a piece offers now.
fn target(desk: &Desk<'_>, instrument: Instrument, label: &str) -> Target {
    let context = desk.context;
    if !desk.own_turn() {
        return Target::thing(label);
    }
    match desk.table().stage {
        Stage::Clouding if instrument.is_shared() => {
            let choice = context.choice(Action::Cloud(instrument));
            let tell = desk.say("tell-cloud", &[("label", label.into())]);
            Target::act_or_try(choice, label, Action::Cloud(instrument)).telling(&tell)
        }
        Stage::Choosing => {
            let choice = context.choice(Action::Choose(instrument));
            let target = Target::act_or_try(choice, label, Action::Choose(instrument));
            match choice {
                Some(_) => target.telling(&choose_tell(desk, instrument)),
                None => target,
            }
        }
        Stage::Swapping if instrument.is_shared() => opener(desk, instrument, label),
        Stage::Moving { instrument: used } if used == instrument => {
            let cell = desk.table().place(instrument, desk.table().active);
            Target::thing(label).telling(&cell_tell(desk, instrument, cell))
        }
        _ => Target::thing(label),
    }
}

/// N6.4: the first of the two instruments to swap opens the choice of the second.
fn opener(desk: &Desk<'_>, one: Instrument, label: &str) -> Target {
    let first = |action| matches!(action, Action::Swap { one: first, .. } if first == one);
    if desk.context.choices_where(first).next().is_none() {
        return Target::thing(label);
    }
    let tell = desk.say(
        "tell-swap-first",
        &[("instrument", desk.the_instrument(one).into())],
    );
    Target::opens(&group(one), label, &tell)
}

fn group(one: Instrument) -> String {
    format!("swap-{}", one.key())
}

/// N6.4: draws a ring around each instrument that can be the second to swap.
fn partners(desk: &Desk<'_>) -> Markup {
    let swaps = desk
        .context
        .choices_where(|action| matches!(action, Action::Swap { .. }));
    html! {
        g id="partners" {
            @for choice in swaps {
                @if let Action::Swap { one, other } = choice.action {
                    (partner(desk, one, other, &Target::act(choice)))
                }
            }
        }
    }
}

fn partner(desk: &Desk<'_>, one: Instrument, other: Instrument, target: &Target) -> Markup {
    let seat = desk.table().active;
    let stands = [one, other].map(|instrument| desk.standing.stand(instrument, seat));
    let [Some(from), Some(to)] = stands else {
        return html! {};
    };
    let (from, to) = (from.spot.at, to.spot.at);
    let inner = html! {
        path.route d=(Pen::open(&[from - to, Point::ORIGIN])) {}
        (instrument_drawn(other))
        circle.hit r="19" {}
    };
    let id = format!("swap-{}-{}", one.key(), other.key());
    let target = target.clone().of(&group(one));
    target.group(&id, "piece instrument partner", Some(&moved_to(to)), &inner)
}
