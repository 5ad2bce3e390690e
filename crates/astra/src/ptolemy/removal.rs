//! Which cards form Ptolemy's pile (A8.2, A8.13 to A8.15).

use arrayvec::ArrayVec;

use super::{Modifier, Modifiers};
use crate::deck::Deck;
use crate::solo::SoloData;
use crate::{CardId, CardIds, CardSet, Element};

/// The maximum number of removals: small cards of each element, and large Water cards.
pub(super) const MAX_REMOVALS: usize = 5;

/// The removal of some cards of a kind, at random, or of all if there are fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Removal {
    /// All cards of the kind.
    pub kind: CardIds,
    /// How many are removed.
    pub count: usize,
}

/// A8.2: one small card of each element but Water is removed. Easier 1 removes three large Water
/// cards instead; harder 6 removes one more small card of each element, including Water (A8.16).
pub(crate) fn removals(
    cards: &CardSet,
    solo: &SoloData,
    modifiers: Modifiers,
) -> ArrayVec<Removal, MAX_REMOVALS> {
    let large_water = modifiers.has(Modifier::NoLargeWater);
    let more = usize::from(modifiers.has(Modifier::FewerSmallCards));
    let small = cards.with_stars(0..=solo.small);
    let mut removals = ArrayVec::new();
    for element in Element::ALL {
        let usual = usize::from(element != Element::Water && !large_water);
        removals.push(Removal {
            kind: small.and(cards.of_element(element)),
            count: usual + more,
        });
    }
    if large_water {
        let large = cards.with_stars(solo.large..=solo.large);
        removals.push(Removal {
            kind: large.and(cards.of_element(Element::Water)),
            count: 3,
        });
    }
    removals
}

/// Returns the cards removed from those that are not in the deck: the first ones of each kind in an
/// order drawn for this purpose. The order of the pile itself cannot be used, because the remaining
/// cards must stay in a fair order.
pub(crate) fn removed(rest: CardIds, order: &[CardId], removals: &[Removal]) -> CardIds {
    let of_kind = |removal: &Removal| {
        let kind = removal.kind.and(rest);
        let cards = order
            .iter()
            .copied()
            .filter(move |&card| kind.contains(card));
        cards.take(removal.count)
    };
    removals.iter().flat_map(of_kind).collect()
}

/// Returns whether these are cards that the rules can remove.
pub(crate) fn may_be_removed(rest: CardIds, removed: CardIds, removals: &[Removal]) -> bool {
    let all = |removal: &Removal| removal.count.min(removal.kind.and(rest).len());
    let right = |removal: &Removal| removal.kind.and(removed).len() == all(removal);
    let count: usize = removals.iter().map(all).sum();
    removed.without(rest).is_empty() && removed.len() == count && removals.iter().all(right)
}

/// Returns his pile: the shuffled cards that are not in the deck, without those removed.
pub(crate) fn pile(shuffled: &[CardId], removed: CardIds) -> Deck {
    let stays = |card: &CardId| !removed.contains(*card);
    shuffled.iter().copied().filter(stays).collect()
}
