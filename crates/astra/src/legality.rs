//! Which actions are legal: the list of them, and the rule that any other action breaks.

use tabletop::Seat;

use crate::discovery::{behind_the_dreamer, finished_places, open_boons};
use crate::dream::dream_places;
use crate::marking::{may_observe, targets};
use crate::state::{FreeMarks, Stage};
use crate::{Action, BoonSlot, CardId, CardSet, Illegal, PlaceId, PublicState, Star};

/// Lists the legal actions of a seat, in a fixed order.
pub(crate) fn list(cards: &CardSet, table: &PublicState, seat: Seat, actions: &mut Vec<Action>) {
    if !table.to_act().contains(seat) {
        return;
    }
    let journal = &table.journals[seat];
    match table.stage {
        Stage::Turn => {
            actions.extend(journal.active().iter().map(Action::Use));
            list_marks(cards, table, actions);
            actions.push(if table.turn.no_action {
                Action::Finish
            } else {
                Action::Rest
            });
        }
        Stage::Trading => actions.extend([Action::Trade, Action::Stop]),
        Stage::Marking(_) | Stage::Dreaming { .. } => list_marks(cards, table, actions),
        Stage::Observing { place, .. } => {
            list_marks_at(cards, table, place, actions);
            actions.push(Action::Stop);
        }
        Stage::BetweenObserves => {
            list_marks(cards, table, actions);
            actions.push(Action::Finish);
        }
        Stage::ChoosingDiscovery => {
            actions.extend(finished_places(cards, table).iter().map(Action::Discover));
        }
        Stage::Picking => {
            actions.extend(open_boons(table, seat).map(Action::Pick));
            actions.push(Action::Decline);
        }
        Stage::Reactivating => {
            actions.extend(journal.exhausted.iter().map(Action::Reactivate));
            actions.push(Action::Stop);
        }
        Stage::Discarding => actions.extend(journal.cards.iter().map(Action::Discard)),
        Stage::ChoosingDream => {
            actions.extend(dream_places(cards, table).iter().map(Action::Dream))
        }
        Stage::Over => {}
    }
}

fn list_marks(cards: &CardSet, table: &PublicState, actions: &mut Vec<Action>) {
    for place in table.places() {
        list_marks_at(cards, table, place, actions);
    }
}

fn list_marks_at(cards: &CardSet, table: &PublicState, place: PlaceId, actions: &mut Vec<Action>) {
    actions.extend(
        targets(cards, table, place)
            .iter()
            .map(|star| Action::Mark { place, star }),
    );
}

/// Checks an action of a seat.
pub(crate) fn check(
    cards: &CardSet,
    table: &PublicState,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if table.stage == Stage::Over {
        return Err(Illegal::GameOver);
    }
    if !table.to_act().contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match action {
        Action::Use(card) => check_use(table, seat, card),
        Action::Mark { place, star } => check_mark(cards, table, place, star),
        Action::Stop => match table.stage {
            Stage::Trading | Stage::Observing { .. } | Stage::Reactivating => Ok(()),
            _ => Err(Illegal::NotNow),
        },
        Action::Trade => allow(table.stage == Stage::Trading, Illegal::NotNow),
        Action::Rest => check_rest(table),
        Action::Finish => match table.stage {
            Stage::Turn => allow(table.turn.no_action, Illegal::NoPassing),
            Stage::BetweenObserves => Ok(()),
            _ => Err(Illegal::NotNow),
        },
        Action::Discover(place) => check_discover(cards, table, place),
        Action::Pick(slot) => check_pick(table, seat, slot),
        Action::Decline => allow(table.stage == Stage::Picking, Illegal::NotNow),
        Action::Reactivate(card) => check_reactivate(table, seat, card),
        Action::Discard(card) => {
            allow(table.stage == Stage::Discarding, Illegal::NotNow)?;
            allow(
                table.journals[seat].cards.contains(card),
                Illegal::NotYourCard,
            )
        }
        Action::Dream(place) => {
            allow(table.stage == Stage::ChoosingDream, Illegal::NotNow)?;
            allow(
                dream_places(cards, table).contains(place),
                Illegal::NotTheDream,
            )
        }
    }
}

fn allow(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// A3.1: the player's own active cards, before the action.
fn check_use(table: &PublicState, seat: Seat, card: CardId) -> Result<(), Illegal> {
    match table.stage {
        Stage::Turn => {}
        Stage::Observing { .. } | Stage::BetweenObserves => return Err(Illegal::AbilitiesFirst),
        _ => return Err(Illegal::NotNow),
    }
    let journal = &table.journals[seat];
    allow(journal.cards.contains(card), Illegal::NotYourCard)?;
    allow(!journal.exhausted.contains(card), Illegal::CardExhausted)
}

/// A3.6, A3.7: Rest is always possible as the action of a turn, unless the turn has no action.
fn check_rest(table: &PublicState) -> Result<(), Illegal> {
    match table.stage {
        Stage::Turn => allow(!table.turn.no_action, Illegal::ActionSkipped),
        Stage::Observing { .. } | Stage::BetweenObserves => Err(Illegal::NoRestAfterObserve),
        _ => Err(Illegal::NotNow),
    }
}

fn check_discover(cards: &CardSet, table: &PublicState, place: PlaceId) -> Result<(), Illegal> {
    allow(table.stage == Stage::ChoosingDiscovery, Illegal::NotNow)?;
    allow(table.place(place).card.is_some(), Illegal::NoCard)?;
    allow(table.place(place).is_finished(cards), Illegal::NotFinished)
}

fn check_pick(table: &PublicState, seat: Seat, slot: BoonSlot) -> Result<(), Illegal> {
    allow(table.stage == Stage::Picking, Illegal::NotNow)?;
    allow(
        !table.discovery.crossed[slot.index()],
        Illegal::BoonCrossedOut,
    )?;
    let reserved = slot.index() < 2 && behind_the_dreamer(table, seat);
    allow(!reserved, Illegal::BehindTheDreamer)
}

fn check_reactivate(table: &PublicState, seat: Seat, card: CardId) -> Result<(), Illegal> {
    allow(table.stage == Stage::Reactivating, Illegal::NotNow)?;
    let journal = &table.journals[seat];
    allow(journal.cards.contains(card), Illegal::NotYourCard)?;
    allow(journal.exhausted.contains(card), Illegal::CardActive)
}

/// Checks that a mark is among the targets, and finds the reason if it is not.
fn check_mark(
    cards: &CardSet,
    table: &PublicState,
    id: PlaceId,
    star: Star,
) -> Result<(), Illegal> {
    if targets(cards, table, id).contains(star) {
        return Ok(());
    }
    match table.stage {
        Stage::Turn if table.turn.no_action => return Err(Illegal::ActionSkipped),
        Stage::Turn if !may_observe(table) => return Err(Illegal::NoStardust),
        Stage::Turn
        | Stage::BetweenObserves
        | Stage::Observing { .. }
        | Stage::Marking(_)
        | Stage::Dreaming { .. } => {}
        _ => return Err(Illegal::NotNow),
    }
    let place = table.place(id);
    let card = place.card.ok_or(Illegal::NoCard)?;
    allow(cards.stars(card).contains(star), Illegal::NoSuchStar)?;
    allow(!place.marked.contains(star), Illegal::StarMarked)?;
    Err(match table.stage {
        Stage::Dreaming { place, .. } if place != id => Illegal::NotTheDream,
        Stage::Observing { .. } | Stage::Dreaming { last: Some(_), .. } => Illegal::NotInChain,
        Stage::Marking(FreeMarks::Two {
            first: Some((place, _)),
        }) if place == id => Illegal::NotInChain,
        Stage::Marking(FreeMarks::Three { places }) if places.contains(id) => Illegal::SameCard,
        _ if place.marked.is_empty() => Illegal::NotTheStart,
        _ => Illegal::NotAdjacent,
    })
}
