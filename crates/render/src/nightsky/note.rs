//! What is said beside the names: a little card for each card the observer holds, or the points he
//! could make there; names of cells within reach are brighter.

use ::nightsky::Stage;
use maud::{Markup, html};
use sky::{Constellation, Point};

use super::cell::reach;
use super::desk::Desk;
use super::foresight::Foresight;
use super::label::Label;
use super::map::key;
use super::rect::Rect;
use super::spot::PIECE;
use crate::short::n;

/// The room a note takes, in height.
const HEIGHT: f64 = 11.0;

/// All notes.
pub(super) fn notes(desk: &Desk<'_>) -> Markup {
    html! {
        g id="notes" aria-hidden="true" {
            @for cell in Constellation::all() {
                @if reach(desk, cell).is_some() {
                    use class="cell-names near" href={ "#name-" (key(cell)) } {}
                }
                (note(desk, cell))
            }
        }
    }
}

fn note(desk: &Desk<'_>, cell: Constellation) -> Markup {
    let (Some(seat), Some(label)) = (desk.look.seat, desk.sheet().label(cell)) else {
        return html! {};
    };
    if let Some(points) = gain(desk, cell) {
        let at = place(desk, label, 18.0);
        return html! { text.gain x=(n(at.x)) y=(n(at.y + 4.6)) { "+" (points) } };
    }
    let own = desk.table().players[seat]
        .face_up()
        .and(desk.game.cards_of(cell));
    if own.is_empty() {
        return html! {};
    }
    let width = 8.0 * own.len() as f64;
    let at = place(desk, label, width);
    html! {
        @for (number, _) in own.iter().enumerate() {
            @let left = at.x - width / 2.0 + 1.0 + 8.0 * number as f64;
            rect.pip x=(n(left)) y=(n(at.y - 4.0)) width="6" height="8" rx=".6" {}
        }
    }
}

/// What the observer could score there with the instrument he is about to move.
fn gain(desk: &Desk<'_>, cell: Constellation) -> Option<u16> {
    let table = desk.table();
    let Stage::Moving { instrument } = table.stage else {
        return None;
    };
    if desk.look.seat != Some(table.active) || reach(desk, cell).is_none() {
        return None;
    }
    let seen = Foresight::of(desk.game, table, instrument, cell);
    (!seen.cards.is_empty()).then_some(seen.points)
}

/// Where a note stands: below its name, or beside or above it if something else is there.
fn place(desk: &Desk<'_>, label: &Label, width: f64) -> Point {
    let Point { x, y } = label.rect.middle();
    let beside = f64::midpoint(label.rect.right - label.rect.left, width) + 2.0;
    let places = [
        [x, label.rect.bottom + HEIGHT / 2.0],
        [x, label.rect.top - HEIGHT / 2.0],
        [x + beside, y],
        [x - beside, y],
    ];
    let covered = |rect: Rect| {
        let pieces = desk.standing.taken().into_iter();
        let pieces = pieces.map(|at| Rect::around(at, PIECE, PIECE).overlap(rect));
        let names = desk
            .sheet()
            .labels
            .iter()
            .map(|other| other.rect.overlap(rect));
        pieces.chain(names).sum::<f64>()
    };
    let cost = |at: &[f64; 2]| covered(Rect::around(Point { x: at[0], y: at[1] }, width, HEIGHT));
    let mut best = places[0];
    // The first of the best.
    for place in places.into_iter().rev() {
        if cost(&place) <= cost(&best) {
            best = place;
        }
    }
    Point {
        x: best[0],
        y: best[1],
    }
}
