//! Samples states consistent with a view: unseen objectives in any order, the felt body of any
//! kind.

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{BySeat, Chance, Seat, Seed, below, shuffle};

use crate::objective::OBJECTIVES;
use crate::state::{Hidden, PublicState, Reserve, Stage, State};
use crate::{Body, ObjectiveId, ObjectiveIds, View};

/// Draws a full state consistent with a view, each possible arrangement with its true probability.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> State {
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    let felt = imagine_felt(view, rng);
    State {
        hidden: imagine_cards(view, felt, rng),
        table: view.table.clone(),
        chance: Chance::new(Seed::from_bytes(seed)),
    }
}

/// Draws the body another player feels: every body in the bag is equally likely.
fn imagine_felt(view: &View, rng: &mut impl Rng) -> Option<Body> {
    let feeling = matches!(view.table.stage, Stage::Feeling { .. });
    match view.felt {
        None if feeling => view
            .table
            .bag
            .nth(below(rng, view.table.bag.total().max(1))),
        felt => felt,
    }
}

/// Returns the objectives whose whereabouts the observer knows: face up, set aside, validated,
/// dropped openly, or in a hand the observer sees.
pub(crate) fn seen_objectives(view: &View) -> ObjectiveIds {
    let table = &view.table;
    let seats = table.seat_count();
    let validated = table
        .players
        .of(seats)
        .iter()
        .map(|player| player.validated);
    let hands = view.hands.of(seats).iter().copied().flatten();
    let dropped = view.dropped.unwrap_or(ObjectiveIds::EMPTY);
    validated
        .chain(hands)
        .chain([table.open, table.aside, dropped])
        .fold(ObjectiveIds::EMPTY, ObjectiveIds::or)
}

/// Returns how many objectives have been dropped: those revealed that are nowhere else.
pub(crate) fn dropped_count(table: &PublicState) -> usize {
    let players = table.players.of(table.seat_count()).iter();
    let with_players: usize = players
        .map(|player| player.validated.len() + usize::from(player.hand))
        .sum();
    usize::from(table.revealed) - with_players - table.open.len() - table.aside.len()
}

/// Deals the unseen objectives to the hidden hands, the hidden dropped objectives and the reserve.
fn imagine_cards(view: &View, felt: Option<Body>, rng: &mut impl Rng) -> Hidden {
    let table = &view.table;
    let seen = seen_objectives(view);
    let mut unseen: ArrayVec<ObjectiveId, OBJECTIVES> =
        ObjectiveIds::ALL.without(seen).iter().collect();
    shuffle(rng, &mut unseen);
    let mut hands = BySeat::filled(ObjectiveIds::EMPTY);
    let mut gone = seen;
    for seat in Seat::of(table.seat_count()) {
        hands[seat] = view.hands[seat].unwrap_or_else(|| {
            let count = usize::from(table.players[seat].hand);
            unseen.drain(unseen.len() - count..).collect()
        });
        gone = gone.or(hands[seat]);
    }
    let dropped = view.dropped.unwrap_or_else(|| {
        let count = dropped_count(table);
        unseen.drain(unseen.len() - count..).collect()
    });
    gone = gone.or(dropped);
    // The revealed ones come first, in a fixed order: when they were revealed no longer matters.
    let mut reserve = [ObjectiveId::new(0); OBJECTIVES];
    for (slot, objective) in reserve.iter_mut().zip(gone.iter().chain(unseen)) {
        *slot = objective;
    }
    Hidden {
        reserve: Reserve(reserve),
        hands,
        dropped,
        felt,
    }
}
