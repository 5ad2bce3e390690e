//! Where a card can be observed: its constellation, lit on the map, and the observer's way there.
//! Each drawing is shown only while the pointer or the focus is on a card.

use ::nightsky::{Approach, CardId, CardSet};
use maud::{Markup, html};
use sky::{Constellation, Point};
use tabletop::Seat;
use words::list_words;

use super::desk::Desk;
use super::label::Label;
use super::map::{around, key, shape};
use super::note::{above_and_below, beside, freest, note_area};
use super::projection::WIDTH;
use super::way::line;
use crate::geometry::Rect;
use crate::short::n;
use crate::{part, text_width};

/// The size of the letters beside the constellation.
const LETTERS: f64 = 14.0;

/// Returns the id of the drawing that shows where a card can be observed.
pub(super) fn aim_id(desk: &Desk<'_>, card: CardId) -> String {
    id(desk.game.cell_of_card(desk.table(), card))
}

/// Returns the id of a cell's drawing, if a card on the table can be observed there.
pub(super) fn wanted_id(desk: &Desk<'_>, cell: Constellation) -> Option<String> {
    wanted(desk, cell).next().is_some().then(|| id(cell))
}

/// Returns the first cell where a card can be observed.
pub(super) fn first_wanted(desk: &Desk<'_>) -> Option<Constellation> {
    Constellation::all().find(|&cell| wanted(desk, cell).next().is_some())
}

fn id(cell: Constellation) -> String {
    format!("aim-{}", key(cell))
}

/// Returns the cards on the table that can be observed in a cell.
fn wanted<'a>(desk: &'a Desk<'_>, cell: Constellation) -> impl Iterator<Item = CardId> + 'a {
    let is_there = move |card: &CardId| desk.game.cell_of_card(desk.table(), *card) == cell;
    open_cards(desk).iter().filter(is_there)
}

/// Returns the cards that are still to be observed, and those nobody has chosen yet.
fn open_cards(desk: &Desk<'_>) -> CardSet {
    let table = desk.table();
    let held = Seat::of(table.seat_count()).map(|seat| table.left_to(seat));
    held.fold(table.to_choose, CardSet::or)
}

/// Names the cards that can be observed in a cell, each with its owner.
pub(super) fn wanted_words(desk: &Desk<'_>, cell: Constellation) -> String {
    let table = desk.table();
    let words = |card: CardId| {
        let owner =
            Seat::of(table.seat_count()).find(|&seat| table.players[seat].cards.contains(card));
        let (key, name) = match owner {
            None => ("wanted-free", String::new()),
            Some(seat) if desk.context.seat == Some(seat) => ("wanted-own", String::new()),
            Some(seat) => ("wanted-of", desk.context.name(seat)),
        };
        let args = [("card", desk.card_name(card).into()), ("name", name.into())];
        desk.say(key, &args)
    };
    let cards: Vec<String> = wanted(desk, cell).map(words).collect();
    list_words(desk.language(), &cards)
}

/// Describes the observer's way to where a card can be observed.
pub(super) fn aim_tell(desk: &Desk<'_>, card: CardId) -> String {
    let cell = desk.game.cell_of_card(desk.table(), card);
    let place = desk.cell_name(cell);
    match desk.context.seat {
        None => place.to_owned(),
        Some(seat) => {
            let way = way_words(desk, &desk.game.approach(desk.table(), seat, cell));
            desk.say("aim-tell", &[("place", place.into()), ("way", way.into())])
        }
    }
}

/// Names the instrument of a way, and how far it is.
fn way_words(desk: &Desk<'_>, way: &Approach) -> String {
    let borders = way.path.len() - 1;
    let args = [
        ("instrument", desk.instrument_name(way.instrument).into()),
        ("borders", borders.into()),
        ("turns", way.turns.into()),
    ];
    let key = match (borders, way.turns) {
        (0, _) => "aim-here",
        (_, 1) => "aim-near",
        _ => "aim-far",
    };
    desk.say(key, &args)
}

/// Draws all constellations where cards can be observed.
pub(super) fn aims(desk: &Desk<'_>) -> Markup {
    let notes: Vec<Rect> = Constellation::all()
        .filter_map(|cell| note_area(desk, cell))
        .collect();
    html! {
        g id="aims" aria-hidden="true" {
            @for cell in Constellation::all() {
                @if let Some(id) = wanted_id(desk, cell) { (part(&id, &aim(desk, cell, &id, &notes))) }
            }
        }
    }
}

/// Draws a constellation where cards can be observed, clear of the notes on the map.
fn aim(desk: &Desk<'_>, cell: Constellation, id: &str, notes: &[Rect]) -> Markup {
    let way = desk
        .context
        .seat
        .map(|seat| desk.game.approach(desk.table(), seat, cell));
    let label = desk.sheet().label(cell);
    html! {
        g class="aim" id=(id) {
            use class="aim-line" href={ "#" (shape(cell)) } {}
            @if let Some(way) = &way { (steps(desk, way)) }
            @if let Some(label) = label {
                use class="cell-names near" href={ "#name-" (key(cell)) } {}
                @if let Some(way) = &way { (words_drawn(desk, label, way, notes)) }
            }
        }
    }
}

/// Draws a way with a dot for every step, from the piece to the constellation.
fn steps(desk: &Desk<'_>, way: &Approach) -> Markup {
    let spots = &desk.sheet().spots;
    let mut points: Vec<Point> = way
        .path
        .iter()
        .map(|cell| spots.of_cell(*cell).anchor)
        .collect();
    let stand = desk
        .context
        .seat
        .and_then(|seat| desk.standing.stand(way.instrument, seat));
    if let (Some(stand), Some(first)) = (stand, points.first_mut()) {
        *first = stand.spot.at;
    }
    html! {
        @if points.len() > 1 {
            path.route d=(line(&points)) {}
            @for at in &points[1..] { circle.aim-step cx=(n(at.x)) cy=(n(at.y)) r="4.5" {} }
        }
        @if let Some(from) = points.first() { circle.aim-from cx=(n(from.x)) cy=(n(from.y)) r="19" {} }
    }
}

/// Writes the way beside the name of the constellation.
fn words_drawn(desk: &Desk<'_>, label: &Label, way: &Approach, notes: &[Rect]) -> Markup {
    let words = way_words(desk, way);
    let width = text_width(&words, LETTERS, false);
    let [above, below] = above_and_below(label);
    let [right, left] = beside(label, width, 6.0);
    let places = [below, above, right, left].map(|at| on_the_map(at, width));
    let at = freest(desk, places, width, notes);
    html! {
        text.aim-words.map-name data-beside=(key(label.cell)) transform-origin=(around(label))
            x=(n(at.x)) y=(n(at.y + 4.6)) { (words) }
    }
}

/// Moves the middle of a text so far that all of it is on the map.
fn on_the_map(at: Point, width: f64) -> Point {
    let half = width / 2.0 + 4.0;
    let x = at.x.clamp(half, WIDTH - half);
    Point { x, ..at }
}
