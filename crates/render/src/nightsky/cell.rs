//! The changing parts of the 88 cells: which are lit, and which can be chosen.

use ::nightsky::{Action, Instrument, Stage};
use maud::{Markup, html};
use sky::Constellation;
use tabletop::Seat;

use super::aim::wanted_id;
use super::desk::Desk;
use super::explained;
use super::map::{key, shape, tint};
use super::tell::cell_tell;
use super::way::way;
use crate::short::n;
use crate::{Target, part};

/// Draws the lit cells, tinted below the stars, nearer ones more strongly.
pub(super) fn lit(desk: &Desk<'_>) -> Markup {
    let mut cells: Vec<(usize, Constellation)> = Constellation::all()
        .filter_map(|cell| Some((reach(desk, cell)?, cell)))
        .collect();
    // The nearest come last, so that their borders lie on top.
    cells.sort_by_key(|&(borders, cell)| (std::cmp::Reverse(borders), cell));
    html! {
        g id="lit" aria-hidden="true" {
            @for (borders, cell) in cells {
                @let zone = tint(desk.atlas.map.region(cell).zone);
                use class={ "reach reach-" (borders.min(4)) " " (zone) } href={ "#" (shape(cell)) } {}
            }
        }
    }
}

/// Returns how many borders away a cell is, if the instrument in use can reach it. The distance of
/// its own cell is 0.
pub(super) fn reach(desk: &Desk<'_>, cell: Constellation) -> Option<usize> {
    let table = desk.table();
    let Stage::Moving { instrument } = table.stage else {
        return here(desk, cell).then_some(0);
    };
    let from = table.place(instrument, table.active);
    let reach = desk.game.reach(table, instrument);
    reach
        .contains(cell)
        .then(|| desk.game.board().distance(from, cell))
}

/// Returns whether the instrument in use is in this cell.
fn here(desk: &Desk<'_>, cell: Constellation) -> bool {
    let table = desk.table();
    let used = desk.in_use();
    used.is_some_and(|instrument| table.place(instrument, table.active) == cell)
}

/// Draws all cells, each as a separate part.
pub(super) fn cells(desk: &Desk<'_>) -> Markup {
    html! {
        // Those where cards can be observed are signs: one stop for Tab, then the arrow keys.
        g id="cells" data-signs {
            @for cell in Constellation::all() {
                @let id = format!("cell-{}", key(cell));
                (part(&id, &region(desk, cell, &id)))
            }
        }
    }
}

fn region(desk: &Desk<'_>, cell: Constellation, id: &str) -> Markup {
    let shape = html! { use href={ "#" (shape(cell)) } {} };
    let label = label(desk, cell);
    let wanted = wanted_id(desk, cell);
    let moving = match desk.table().stage {
        Stage::Moving { instrument } if desk.own_turn() && !here(desk, cell) => Some(instrument),
        _ => None,
    };
    let Some(instrument) = moving else {
        let target = Target::thing(&label).wanted_by(wanted.as_deref());
        let target = match wanted {
            Some(_) => target.explained(explained::wanted(desk, cell, label)),
            None => target,
        };
        return target.group(id, "region", None, &shape);
    };
    let choice = desk.context.choice(Action::Move(cell));
    let target =
        Target::act_or_try(choice, &label, Action::Move(cell)).wanted_by(wanted.as_deref());
    if choice.is_none() {
        return target.group(id, "region", None, &shape);
    }
    let target = target.telling(&cell_tell(desk, instrument, cell));
    let inner = html! { (shape) (route(desk, instrument, cell)) };
    target.group(id, "region", None, &inner)
}

/// Draws the trail to a cell and the piece at its end, shown while the cell is pointed at.
fn route(desk: &Desk<'_>, instrument: Instrument, cell: Constellation) -> Markup {
    let table = desk.table();
    let Some(stand) = desk.standing.stand(instrument, table.active) else {
        return html! {};
    };
    let path = desk.game.board().path(stand.cell, cell);
    let spots = &desk.sheet().spots;
    let end = spots.of_cell(cell).free(&desk.standing.taken()).at;
    html! {
        path.route d=(way(spots, &path, stand.spot.at, end)) {}
        circle.ghost cx=(n(end.x)) cy=(n(end.y)) r="15" {}
    }
}

/// Returns the label of a cell: its name, zone, distance and contents, and which of its cards the
/// observer holds.
fn label(desk: &Desk<'_>, cell: Constellation) -> String {
    let mut label = vec![
        desk.cell_name(cell).to_owned(),
        desk.zone_name(cell).to_owned(),
    ];
    if let Some(borders) = reach(desk, cell).filter(|borders| *borders > 0) {
        label.push(desk.lexicon().away(borders).to_owned());
    }
    let table = desk.table();
    let shared = Instrument::SHARED.into_iter();
    let shared = shared.filter(|&instrument| table.place(instrument, table.active) == cell);
    label.extend(shared.map(|instrument| desk.instrument_name(instrument).to_owned()));
    for seat in Seat::of(table.seat_count()).filter(|&seat| table.players[seat].eye == cell) {
        label.push(desk.say("eye-of", &[("name", desk.context.name(seat).into())]));
    }
    if desk.sun_cell() == cell {
        label.push(desk.say("sun-here", &[]));
    }
    if let Some(seat) = desk.context.seat {
        let own = table.players[seat].face_up().and(desk.game.cards_of(cell));
        if !own.is_empty() {
            label.push(desk.say("you-hold", &[("cards", desk.card_list(own).into())]));
        }
    }
    label.join(", ")
}
