//! States that agree with a view: the unseen objectives in any order, the felt body of any kind.

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{BySeat, Chance, Seat, Seed, below, shuffle};

use crate::objective::OBJECTIVES;
use crate::state::{Hidden, PublicState, Reserve, Stage, State};
use crate::{Body, ObjectiveId, ObjectiveIds, View};

/// A full state that agrees with a view, every possible arrangement with its proper chance.
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

/// What another one feels: each body in the bag is as likely as the other.
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

/// Objectives the observer can place: face up, set aside, validated, in hands it knows, dropped.
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

/// How many objectives have been dropped: those revealed that lie nowhere else.
pub(crate) fn dropped_count(table: &PublicState) -> usize {
    let players = table.players.of(table.seat_count()).iter();
    let with_players: usize = players
        .map(|player| player.validated.len() + usize::from(player.hand))
        .sum();
    usize::from(table.revealed) - with_players - table.open.len() - table.aside.len()
}

/// Unseen objectives go to unseen hands, to those dropped unseen, and to the reserve.
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
    // Those revealed come first, in a fixed order: when they were revealed no longer matters.
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
