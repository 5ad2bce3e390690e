//! The actions of others since the observer last acted: moves in the player's colour, points
//! gained.

use std::collections::BTreeMap;

use ::nightsky::{Event, Instrument};
use maud::{Markup, html};
use sky::{Constellation, Point};
use tabletop::Seat;

use super::desk::Desk;
use super::label::Label;
use super::map::{around, key};
use super::note::{above_and_below, beside, freest};
use super::way::line;
use crate::geometry::{Rect, distance};
use crate::seat_key;
use crate::short::n;

/// The width of a gain.
const GAIN: f64 = 21.0;

/// Draws all traces.
pub(super) fn traces(desk: &Desk<'_>) -> Markup {
    let ways = ways(desk);
    html! {
        g id="traces" aria-hidden="true" {
            @for (seat, way) in &ways { (way_drawn(*seat, way)) }
            (sun_way(desk))
            @for (label, seat, at, points) in gains(desk, &ways) {
                text class={ "gain map-name seat-" (seat_key(seat)) } data-beside=(key(label.cell))
                    transform-origin=(around(label)) x=(n(at.x)) y=(n(at.y)) { "+" (points) }
            }
        }
    }
}

fn events<'a>(desk: &'a Desk<'_>) -> impl Iterator<Item = &'a Event> {
    desk.context.since.iter().flat_map(|line| &line.events)
}

/// Returns the last move of each piece.
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
            // A thrown instrument leaves no trail.
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

/// Returns the trail of a piece: from its spot in the first cell through the anchors of the others.
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
    // The trail ends where the piece stands, if it is still there.
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

/// Draws the way that the Sun has come.
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

/// Returns the points each player gained by observing, beside the name of the constellation.
fn gains<'a>(desk: &Desk<'a>, ways: &[(Seat, Vec<Point>)]) -> Vec<(&'a Label, Seat, Point, u16)> {
    let mut gains: BTreeMap<Constellation, BTreeMap<Seat, u16>> = BTreeMap::new();
    for event in events(desk) {
        if let Event::CardScored {
            seat, card, points, ..
        } = event
        {
            // A card of the solar system is observed at the Sun, so its points are shown where the
            // Sun is now.
            let cell = desk.card(*card).constellation.unwrap_or(desk.sun_cell());
            let gained = gains.entry(cell).or_default().entry(*seat).or_default();
            *gained += u16::from(*points);
        }
    }
    let lines: Vec<Rect> = ways.iter().flat_map(|(_, way)| dots(way)).collect();
    let row = |(cell, gains): (Constellation, BTreeMap<Seat, u16>)| {
        let label = desk.sheet().label(cell)?;
        let row = row_of(desk, label, &gains, &lines).into_iter();
        Some(
            row.map(move |(seat, at, points)| (label, seat, at, points))
                .collect::<Vec<_>>(),
        )
    };
    gains.into_iter().filter_map(row).flatten().collect()
}

/// Places the gains of several players in one constellation side by side, clear of the trails.
fn row_of(
    desk: &Desk<'_>,
    label: &Label,
    gains: &BTreeMap<Seat, u16>,
    lines: &[Rect],
) -> Vec<(Seat, Point, u16)> {
    let width = GAIN * gains.len() as f64;
    let [right, left] = beside(label, width, 6.0);
    let [above, below] = above_and_below(label);
    let middle = freest(desk, [right, left, below, above], width, lines);
    let place = |(number, (seat, points)): (usize, (&Seat, &u16))| {
        let at = Point {
            x: middle.x - width / 2.0 + GAIN * number as f64,
            y: middle.y + 4.6,
        };
        (*seat, at, *points)
    };
    gains.iter().enumerate().map(place).collect()
}

/// Returns a trail as small boxes, to test whether something lies on it.
fn dots(way: &[Point]) -> Vec<Rect> {
    let dot = |from: Point, to: Point, part: f64| {
        let at = Point {
            x: from.x + (to.x - from.x) * part,
            y: from.y + (to.y - from.y) * part,
        };
        Rect::around(at, 4.0, 4.0)
    };
    let pairs = way.iter().zip(way.iter().skip(1));
    pairs
        .flat_map(|(&from, &to)| {
            let steps = (distance(from, to) / 4.0).ceil().max(1.0);
            (0..steps as u32).map(move |step| dot(from, to, f64::from(step) / steps))
        })
        .collect()
}
