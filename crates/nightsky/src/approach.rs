//! How a player comes to a constellation: with which instrument, over which cells, in how many
//! turns (N3.3).

use sky::Constellation;
use tabletop::Seat;

use crate::data::Data;
use crate::movement::steps;
use crate::state::Stage;
use crate::{CardId, Instrument, PublicState};

/// The quickest way of a player to a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Approach {
    /// The instrument that needs the fewest turns, and among those the fewest steps.
    pub instrument: Instrument,
    /// The cells from the instrument to the destination, both included.
    pub path: Vec<Constellation>,
    /// The number of turns until the player can observe there: at least 1.
    pub turns: usize,
}

/// N3.4, N3.5: returns the cell where a card can be observed now.
pub(crate) fn cell_of_card(data: &Data, table: &PublicState, card: CardId) -> Constellation {
    let own = data.cards.get(card).constellation;
    own.unwrap_or_else(|| data.board.cell_of(table.sun))
}

/// Returns a player's quickest way to a cell, with the instruments as they stand.
pub(crate) fn approach(
    data: &Data,
    table: &PublicState,
    seat: Seat,
    cell: Constellation,
) -> Approach {
    let borders = |instrument| data.board.distance(table.place(instrument, seat), cell);
    let usable = Instrument::ALL
        .into_iter()
        .filter(|&instrument| is_usable(table, seat, instrument));
    let cost = |instrument: &Instrument| {
        let borders = borders(*instrument);
        (turns(data, table, seat, *instrument, borders), borders)
    };
    let instrument = usable.min_by_key(cost).unwrap_or(Instrument::Eye);
    Approach {
        instrument,
        path: whole_path(data, table.place(instrument, seat), cell),
        turns: cost(&instrument).0,
    }
}

/// N3.2, N6.3: returns whether the player could use an instrument in their next move.
fn is_usable(table: &PublicState, seat: Seat, instrument: Instrument) -> bool {
    match table.stage {
        Stage::Moving { instrument: chosen } if table.active == seat => chosen == instrument,
        _ => !table.is_clouded(instrument),
    }
}

/// N3.3, N6.1: returns the number of turns that an instrument needs to cross some borders.
fn turns(
    data: &Data,
    table: &PublicState,
    seat: Seat,
    instrument: Instrument,
    borders: usize,
) -> usize {
    let first = match table.active == seat && is_yet_to_move(table.stage) {
        true => steps(data, table, instrument),
        false => instrument.steps(),
    };
    1 + borders.saturating_sub(first).div_ceil(instrument.steps())
}

fn is_yet_to_move(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Clouding | Stage::Swapping | Stage::Choosing | Stage::Moving { .. }
    )
}

/// Returns a shortest path of any length. A [`Path`](crate::Path) only has room for one move.
fn whole_path(data: &Data, from: Constellation, to: Constellation) -> Vec<Constellation> {
    let mut whole = vec![from];
    let mut here = from;
    while here != to {
        let next = data.board.path(here, to);
        whole.extend(next.iter().skip(1));
        match next.last() {
            Some(&last) if last != here => here = last,
            _ => break,
        }
    }
    whole
}
