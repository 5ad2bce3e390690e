//! What the others did since the observer last acted: ways in the mover's colour, points gained.

use std::collections::BTreeMap;

use ::nightsky::{Event, Instrument};
use maud::{Markup, html};
use sky::{Constellation, Point};
use tabletop::Seat;

use super::desk::Desk;
use super::way::line;
use crate::distance::distance;
use crate::seat_key;
use crate::short::n;

/// All traces.
pub(super) fn traces(desk: &Desk<'_>) -> Markup {
    html! {
        g id="traces" aria-hidden="true" {
            @for (seat, way) in ways(desk) { (way_drawn(seat, &way)) }
            (sun_way(desk))
            @for (seat, at, points) in gains(desk) {
                text class={ "gain seat-" (seat_key(seat)) } x=(n(at.x)) y=(n(at.y)) {
                    "+" (points)
                }
            }
        }
    }
}

fn events<'a>(desk: &'a Desk<'_>) -> impl Iterator<Item = &'a Event> {
    desk.look.since.iter().flat_map(|line| &line.events)
}

/// The last way of each piece.
fn ways(desk: &Desk<'_>) -> Vec<(Seat, Vec<Point>)> {
    let mut last: BTreeMap<(Instrument, Option<Seat>), (Seat, Vec<Point>)> = BTreeMap::new();
    for event in events(desk) {
        match event {
            Event::InstrumentMoved {
                seat,
                instrument,
                path,
            } => {
                let owner = (*instrument == Instrument::Eye).then_some(*seat);
                let way = moved_way(desk, *seat, *instrument, path);
                last.insert((*instrument, owner), (*seat, way));
            }
            Event::Swapped { seat, one, other } => {
                let stands =
                    [*one, *other].map(|instrument| desk.standing.stand(instrument, *seat));
                if let [Some(from), Some(to)] = stands {
                    last.insert((*one, None), (*seat, vec![from.spot.at, to.spot.at]));
                }
            }
            // Thrown anew: no way leads there.
            Event::InstrumentThrown { instrument, .. } => {
                last.remove(&(*instrument, None));
            }
            Event::EyeThrown { seat, .. } => {
                last.remove(&(Instrument::Eye, Some(*seat)));
            }
            _ => {}
        }
    }
    last.into_values().collect()
}

/// The way a piece has gone: from its place in the first cell by the anchors of the others.
fn moved_way(
    desk: &Desk<'_>,
    seat: Seat,
    instrument: Instrument,
    path: &[Constellation],
) -> Vec<Point> {
    let spots = &desk.sheet().spots;
    let anchor = |cell: &Constellation| spots.of_cell(*cell).anchor;
    let mut way: Vec<Point> = path.iter().map(anchor).collect();
    if let (Some(from), Some(start)) = (path.first(), way.first_mut()) {
        *start = spots.of_cell(*from).free(&[]).at;
    }
    // It ends where the piece stands, if it stands there still.
    let stand = desk.standing.stand(instrument, seat);
    if let (Some(stand), Some(end)) = (stand, way.last_mut())
        && path.last() == Some(&stand.cell)
    {
        *end = stand.spot.at;
    }
    way
}

fn way_drawn(seat: Seat, way: &[Point]) -> Markup {
    let class = format!("trace seat-{}", seat_key(seat));
    let first = way.first();
    html! {
        path class=(class) d=(line(way)) {}
        @if let Some(from) = first {
            circle class={ (class) " from" } cx=(n(from.x)) cy=(n(from.y)) r="4" {}
        }
    }
}

/// Where the Sun came from.
fn sun_way(desk: &Desk<'_>) -> Markup {
    let moved = events(desk).find_map(|event| match event {
        Event::SunMoved { from, .. } => Some(*from),
        _ => None,
    });
    let Some(from) = moved else {
        return html! {};
    };
    let (from, to) = (desk.atlas.map.stations[from.index()], desk.standing.sun);
    if distance(from, to) < 1.0 {
        return html! {};
    }
    html! { path.trace.of-sun d=(line(&[from, to])) {} }
}

/// What each gained by observing, beside the name of the constellation where it was.
fn gains(desk: &Desk<'_>) -> Vec<(Seat, Point, u16)> {
    let mut gains: BTreeMap<(Constellation, Seat), u16> = BTreeMap::new();
    for event in events(desk) {
        if let Event::CardScored {
            seat, card, points, ..
        } = event
        {
            // A card of the solar system is observed where the Sun is: there the points stand now.
            let cell = desk.card(*card).constellation.unwrap_or(desk.sun_cell());
            *gains.entry((cell, *seat)).or_default() += u16::from(*points);
        }
    }
    let mut placed: Vec<(Seat, Point, u16)> = Vec::new();
    let mut before: Option<(Constellation, f64)> = None;
    for ((cell, seat), points) in gains {
        let Some(label) = desk.sheet().label(cell) else {
            continue;
        };
        // Several in one constellation stand in a row.
        let row = before
            .filter(|(other, _)| *other == cell)
            .map_or(0.0, |(_, row)| row + 21.0);
        before = Some((cell, row));
        let at = Point {
            x: label.rect.right + 3.0 + row,
            y: label.rect.middle().y + 4.6,
        };
        placed.push((seat, at, points));
    }
    placed
}
