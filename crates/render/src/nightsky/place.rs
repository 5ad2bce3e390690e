//! The place on the page where an event happened.

use ::nightsky::{CardId, Event, Instrument, NightSky};
use tabletop::Seat;

use super::map::key;
use super::piece::piece_id;

/// Returns the id of the piece where an event happened.
pub(super) fn place(game: &NightSky, event: &Event) -> Option<String> {
    match *event {
        Event::CardPicked { seat, .. }
        | Event::StartRolled { seat, .. }
        | Event::StartSettled { seat }
        | Event::ShootingStar { seat, .. }
        | Event::NothingObserved { seat }
        | Event::NotJoined { seat }
        | Event::Doubled { seat, .. } => Some(player(seat)),
        Event::DieRolled { .. } | Event::NoneDrawn { .. } | Event::PileShuffled => {
            Some("night".to_owned())
        }
        Event::BigBangDrawn { .. } => Some("event".to_owned()),
        Event::SunMoved { .. } | Event::SunVisited { .. } => Some("sun".to_owned()),
        Event::Clouded { instrument, .. } | Event::InstrumentThrown { instrument, .. } => {
            Some(instrument.key().to_owned())
        }
        Event::Swapped { one, .. } => Some(one.key().to_owned()),
        Event::EyeThrown { seat, .. } => Some(piece_id(Instrument::Eye, seat)),
        Event::InstrumentChosen { seat, instrument }
        | Event::InstrumentMoved {
            seat, instrument, ..
        }
        | Event::InstrumentStayed {
            seat, instrument, ..
        } => Some(piece_id(instrument, seat)),
        Event::CardPlayed { card, .. } | Event::CardScored { card, .. } => Some(cell(game, card)),
        Event::TurnBegan { .. } | Event::GameOver => None,
    }
}

/// Returns the seat whose mark is shown before an event.
pub(super) fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::CardPicked { seat, .. }
        | Event::StartRolled { seat, .. }
        | Event::StartSettled { seat }
        | Event::TurnBegan { seat, .. }
        | Event::DieRolled { seat, .. }
        | Event::NoneDrawn { seat }
        | Event::BigBangDrawn { seat, .. }
        | Event::ShootingStar { seat, .. }
        | Event::Clouded { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::EyeThrown { seat, .. }
        | Event::InstrumentChosen { seat, .. }
        | Event::InstrumentMoved { seat, .. }
        | Event::InstrumentStayed { seat, .. }
        | Event::SunVisited { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::NothingObserved { seat }
        | Event::NotJoined { seat }
        | Event::CardScored { seat, .. }
        | Event::Doubled { seat, .. } => Some(seat),
        Event::PileShuffled
        | Event::SunMoved { .. }
        | Event::InstrumentThrown { .. }
        | Event::GameOver => None,
    }
}

fn player(seat: Seat) -> String {
    format!("player-{}", seat.number())
}

/// Returns the id of the cell where a card is observed.
fn cell(game: &NightSky, card: CardId) -> String {
    match game.cards().get(card).constellation {
        Some(cell) => format!("cell-{}", key(cell)),
        None => "sun".to_owned(),
    }
}
