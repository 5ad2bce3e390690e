//! The place on the page where an event happened.

use ::astra::{Astra, CardId, Event, Holder, PtolemyEvent, Star};
use tabletop::Seat;

/// Returns the id of the piece where an event happened.
pub(super) fn event_place(game: &Astra, event: &Event) -> Option<String> {
    let card = |card: CardId| format!("card-{}", game.cards().card(card).id);
    let star =
        |id: CardId, star: Star| format!("star-{}-{}", game.cards().card(id).id, star.number());
    let journal = |seat: Seat| format!("journal-{}", seat.number());
    Some(match *event {
        Event::StarMarked {
            card, star: marked, ..
        } => star(card, marked),
        Event::SphereMoved { sphere } => format!("sphere-{}", sphere.key()),
        Event::TopCardDiscarded { .. } | Event::GameEndAppeared { .. } => "deck".to_owned(),
        Event::CardDiscovered { card: found, .. }
        | Event::CardDealt { card: found, .. }
        | Event::DreamBegan { card: found, .. } => card(found),
        Event::BoonPicked { card, slot, .. } => {
            format!("boon-{}-{}", game.cards().card(card).id, slot.number())
        }
        Event::PlaceLeftEmpty { place } => format!("place-{}", place.number()),
        Event::CardDiscarded { seat, .. } => journal(seat?),
        Event::Ptolemy(event) => ptolemys_place(event, card)?,
        Event::GameOver => return None,
        Event::AbilityUsed { seat, .. }
        | Event::FameGained { seat, .. }
        | Event::StardustGained { seat, .. }
        | Event::StardustRefunded { seat, .. }
        | Event::StardustTraded { seat, .. }
        | Event::TelescopesGained { seat, .. }
        | Event::PouchGrown { seat, .. }
        | Event::WisdomGained { seat, .. }
        | Event::ObserveBegan { seat, .. }
        | Event::Rested { seat }
        | Event::CardsReactivated { seat, .. }
        | Event::CardReactivated { seat, .. }
        | Event::PickSealed { seat, .. }
        | Event::BoonDeclined { seat }
        | Event::CardTaken { seat, .. }
        | Event::TurnBegan { seat, .. } => journal(seat),
    })
}

fn ptolemys_place(event: PtolemyEvent, card: impl Fn(CardId) -> String) -> Option<String> {
    Some(match event {
        PtolemyEvent::Consulted { shelf, .. } | PtolemyEvent::LibraryFilled { shelf, .. } => {
            format!("library-{}", shelf.key())
        }
        PtolemyEvent::Observed { card: found, .. }
        | PtolemyEvent::Discovered { card: found, .. }
        | PtolemyEvent::DreamBegan { card: found, .. } => card(found),
        _ => "ptolemy".to_owned(),
    })
}

/// Returns the key of the participant without a seat that caused an event, if any.
pub(super) fn other(event: &Event) -> Option<&'static str> {
    match event {
        Event::Ptolemy(_) => Some("ptolemy"),
        Event::StarMarked { pen, .. } => match pen.holder() {
            Holder::Ptolemy => Some("ptolemy"),
            Holder::Dreamer => Some("dreamer"),
            Holder::Seat(_) => None,
        },
        _ => None,
    }
}

/// Returns the seat whose mark is shown before an event.
pub(super) fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::AbilityUsed { seat, .. }
        | Event::FameGained { seat, .. }
        | Event::StardustGained { seat, .. }
        | Event::StardustRefunded { seat, .. }
        | Event::StardustTraded { seat, .. }
        | Event::TelescopesGained { seat, .. }
        | Event::PouchGrown { seat, .. }
        | Event::WisdomGained { seat, .. }
        | Event::ObserveBegan { seat, .. }
        | Event::Rested { seat }
        | Event::CardsReactivated { seat, .. }
        | Event::CardReactivated { seat, .. }
        | Event::PickSealed { seat, .. }
        | Event::BoonPicked { seat, .. }
        | Event::BoonDeclined { seat }
        | Event::CardTaken { seat, .. }
        | Event::DreamBegan { seat, .. }
        | Event::TurnBegan { seat, .. } => Some(seat),
        Event::CardDiscovered { seat, .. } | Event::CardDiscarded { seat, .. } => seat,
        Event::StarMarked { pen, .. } => match pen.holder() {
            Holder::Seat(seat) => Some(seat),
            Holder::Ptolemy | Holder::Dreamer => None,
        },
        Event::SphereMoved { .. }
        | Event::TopCardDiscarded { .. }
        | Event::GameEndAppeared { .. }
        | Event::CardDealt { .. }
        | Event::PlaceLeftEmpty { .. }
        | Event::Ptolemy(_)
        | Event::GameOver => None,
    }
}

/// Returns the seat whose turn began, and the round.
pub(super) fn turn_begun(event: &Event) -> Option<(Seat, u16)> {
    match *event {
        Event::TurnBegan { seat, round } => Some((seat, round)),
        _ => None,
    }
}
