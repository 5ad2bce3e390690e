//! Notes beside the names: a small card for each card the observer holds, or the points the
//! observer could score there. Names of cells within reach are brighter.

use ::nightsky::Stage;
use maud::{Markup, html};
use sky::{Constellation, Point};

use super::cell::reach;
use super::desk::Desk;
use super::foresight::Foresight;
use super::label::Label;
use super::map::{around, key};
use super::spot::PIECE;
use crate::geometry::Rect;
use crate::short::n;

/// The height of a note.
const HEIGHT: f64 = 11.0;

/// Draws all notes.
pub(super) fn notes(desk: &Desk<'_>) -> Markup {
    html! {
        g id="notes" aria-hidden="true" {
            @for cell in Constellation::all() {
                @if reach(desk, cell).is_some() {
                    use class="cell-names near" data-near=(key(cell)) href={ "#name-" (key(cell)) } {}
                }
                (note(desk, cell))
            }
        }
    }
}

/// The width of a small card.
const PIP: f64 = 8.0;

/// What stands beside a name.
enum Note {
    /// The points the observer could score there.
    Gain(u16),
    /// As many small cards.
    Cards(usize),
}

impl Note {
    /// Returns the note beside the name of a cell, if there is one.
    fn of(desk: &Desk<'_>, cell: Constellation) -> Option<Self> {
        let seat = desk.context.seat?;
        if let Some(points) = gain(desk, cell) {
            return Some(Self::Gain(points));
        }
        let own = desk.table().players[seat]
            .face_up()
            .and(desk.game.cards_of(cell));
        (!own.is_empty()).then(|| Self::Cards(own.len()))
    }

    fn width(&self) -> f64 {
        match self {
            Self::Gain(_) => 18.0,
            Self::Cards(count) => PIP * *count as f64,
        }
    }
}

fn note(desk: &Desk<'_>, cell: Constellation) -> Markup {
    let (Some(label), Some(note)) = (desk.sheet().label(cell), Note::of(desk, cell)) else {
        return html! {};
    };
    let width = note.width();
    let at = place(desk, label, width);
    match note {
        Note::Gain(points) => html! {
            text.gain.map-name data-beside=(key(cell)) transform-origin=(around(label))
                x=(n(at.x)) y=(n(at.y + 4.6)) { "+" (points) }
        },
        Note::Cards(count) => html! {
            g.map-name data-beside=(key(cell)) transform-origin=(around(label)) {
                @for number in 0..count {
                    @let left = at.x - width / 2.0 + 1.0 + PIP * number as f64;
                    rect.pip x=(n(left)) y=(n(at.y - 4.0)) width="6" height="8" rx=".6" {}
                }
            }
        },
    }
}

/// Returns the area of the note beside the name of a cell, if there is one.
pub(super) fn note_area(desk: &Desk<'_>, cell: Constellation) -> Option<Rect> {
    let label = desk.sheet().label(cell)?;
    let width = Note::of(desk, cell)?.width();
    Some(Rect::around(place(desk, label, width), width, HEIGHT))
}

/// Returns the points the observer could score there with the instrument they are about to move.
fn gain(desk: &Desk<'_>, cell: Constellation) -> Option<u16> {
    let table = desk.table();
    let Stage::Moving { instrument } = table.stage else {
        return None;
    };
    if desk.context.seat != Some(table.active) || reach(desk, cell).is_none() {
        return None;
    }
    let seen = Foresight::of(desk.game, table, instrument, cell);
    (!seen.cards.is_empty()).then_some(seen.points)
}

/// Returns the place of a note: below its name, or above or beside it if something else is there.
fn place(desk: &Desk<'_>, label: &Label, width: f64) -> Point {
    let [right, left] = beside(label, width, 2.0);
    let [above, below] = above_and_below(label);
    freest(desk, [below, above, right, left], width, &[])
}

/// Returns the places to the right and to the left of a name, at this distance.
pub(super) fn beside(label: &Label, width: f64, gap: f64) -> [Point; 2] {
    let Point { x, y } = label.rect.middle();
    let off = f64::midpoint(label.rect.width(), width) + gap;
    [x + off, x - off].map(|x| Point { x, y })
}

/// Returns the places above and below a name.
pub(super) fn above_and_below(label: &Label) -> [Point; 2] {
    let x = label.rect.middle().x;
    let off = HEIGHT / 2.0;
    [label.rect.top - off, label.rect.bottom + off].map(|y| Point { x, y })
}

/// Returns the first of the places that cover the least of names, pieces and other things.
pub(super) fn freest(desk: &Desk<'_>, places: [Point; 4], width: f64, things: &[Rect]) -> Point {
    let pieces = desk.standing.taken().into_iter();
    let pieces = pieces.map(|at| Rect::around(at, PIECE, PIECE));
    let names = desk.sheet().labels.iter().map(|label| label.rect);
    let taken: Vec<Rect> = pieces.chain(names).chain(things.iter().copied()).collect();
    let cost = |at: Point| -> f64 {
        let rect = Rect::around(at, width, HEIGHT);
        taken.iter().map(|other| other.overlap(rect)).sum()
    };
    let better = |best, place| {
        if cost(place) < cost(best) {
            place
        } else {
            best
        }
    };
    places.into_iter().fold(places[0], better)
}
