//! The cards that a solo player has not seen, and the probability of each place for them (A8.2).
//!
//! They are in the deck, in Ptolemy's pile, face down in his library, or removed from the game. The
//! fewer small cards Ptolemy has, the likelier it is that one of them was removed, so not every
//! arrangement is equally likely. The number of cards of each removable kind in the deck is drawn
//! first, with its exact probability; the rest is shuffling.

#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{below, shuffle};

use super::removal::{MAX_REMOVALS, removals};
use super::{LibraryCard, Ptolemy};
use crate::card::CARDS;
use crate::{CardId, CardIds, CardSet, PublicState, TableData};

/// An upper bound for the number of removed cards: two small ones of each element but one of Water,
/// and three large ones.
const MAX_REMOVED: usize = 10;

/// A list of cards.
pub(crate) type Cards = ArrayVec<CardId, CARDS>;

/// A kind of card of which some were removed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    /// The unseen cards of the kind.
    pub unseen: CardIds,
    /// How many were seen among Ptolemy's cards, and so were not removed.
    pub seen: usize,
    /// How many were to be removed.
    pub count: usize,
}

/// The cards that the player has not seen, with the constraints on where they lie.
#[derive(Clone, Debug)]
pub(crate) struct Unseen {
    /// The kinds of which some were removed.
    pub kinds: ArrayVec<Kind, MAX_REMOVALS>,
    /// The unseen cards of no such kind.
    pub plain: CardIds,
    /// The number of cards in the deck.
    pub deck: usize,
    /// How many fewer cards were removed than intended, because there were not enough.
    pub short: usize,
    /// The seen cards that lie with Ptolemy in an unknown order.
    pub returned: CardIds,
    /// Whether the face-down card of his library is one of the returned cards.
    pub right_returned: bool,
}

impl Unseen {
    /// Determines the unseen cards of a player who has seen `seen`.
    pub fn new(
        cards: &CardSet,
        data: &TableData,
        table: &PublicState,
        ptolemy: &Ptolemy,
        seen: CardIds,
    ) -> Self {
        let unseen = CardIds::ALL.without(seen);
        let his_known = ptolemy.known_cards();
        let removals = removals(cards, &data.solo, ptolemy.modifiers);
        let kinds: ArrayVec<Kind, MAX_REMOVALS> = removals
            .iter()
            .map(|removal| Kind {
                unseen: unseen.and(removal.kind),
                seen: his_known.and(removal.kind).len(),
                count: removal.count,
            })
            .collect();
        let special = removals
            .iter()
            .fold(CardIds::EMPTY, |all, removal| all.or(removal.kind));
        let in_pile = usize::from(ptolemy.pile) - usize::from(ptolemy.top.is_some());
        let right = usize::from(ptolemy.right == LibraryCard::Unseen);
        // After a reshuffle the pile consists of returned cards only; the right card may be one as
        // well.
        let right_returned = right > 0 && ptolemy.returned.len() > in_pile;
        let his = in_pile + right - ptolemy.returned.len();
        let deck = data.board(1).cards() - usize::from(table.drawn);
        let to_remove: usize = kinds.iter().map(|kind| kind.count).sum();
        let removed = unseen.len() - deck - his;
        Self {
            plain: unseen.without(special),
            kinds,
            deck,
            short: to_remove - removed,
            returned: ptolemy.returned,
            right_returned,
        }
    }

    /// Samples the unseen cards of the deck and those with Ptolemy, each in a random order.
    pub fn deal(&self, rng: &mut impl Rng) -> (Cards, Cards) {
        let (mut deck, mut his) = (Cards::new(), Cards::new());
        for (kind, in_deck) in self.kinds.iter().zip(self.draw_counts(rng)) {
            let mut cards: Cards = kind.unseen.iter().collect();
            shuffle(rng, &mut cards);
            let removed = kind.removed(cards.len() - in_deck);
            deck.extend(cards.drain(..in_deck));
            his.extend(cards.drain(removed..));
        }
        let mut plain: Cards = self.plain.iter().collect();
        shuffle(rng, &mut plain);
        let missing = self.deck - deck.len();
        deck.extend(plain.drain(..missing));
        his.extend(plain);
        shuffle(rng, &mut deck);
        shuffle(rng, &mut his);
        (deck, his)
    }

    /// Draws how many cards of each kind lie in the deck, with exact probabilities.
    fn draw_counts(&self, rng: &mut impl Rng) -> ArrayVec<usize, MAX_REMOVALS> {
        let ways = self.ways();
        let mut counts = ArrayVec::new();
        let (mut deck, mut short) = (self.deck, self.short);
        for (i, kind) in self.kinds.iter().enumerate() {
            let mut left = unit(rng) * ways[i][deck][short];
            let mut last = 0;
            for in_deck in 0..=kind.unseen.len().min(deck) {
                let (weight, lacking) = kind.weight(in_deck);
                if lacking > short {
                    continue;
                }
                let chance = weight * ways[i + 1][deck - in_deck][short - lacking];
                if chance > 0.0 {
                    last = in_deck;
                    left -= chance;
                    if left < 0.0 {
                        break;
                    }
                }
            }
            counts.push(last);
            short -= kind.weight(last).1;
            deck -= last;
        }
        counts
    }

    /// Returns a table `[i][deck][short]` of weights: the weight of all ways to put `deck` cards of
    /// the kinds from `i` on, and of the plain ones, into the deck so that `short` too few cards
    /// were removed.
    fn ways(&self) -> [[[f64; MAX_REMOVED + 1]; CARDS + 1]; MAX_REMOVALS + 1] {
        let mut ways = [[[0.0; MAX_REMOVED + 1]; CARDS + 1]; MAX_REMOVALS + 1];
        let last = self.kinds.len();
        for (deck, ways) in ways[last].iter_mut().enumerate().take(self.deck + 1) {
            ways[0] = choose(self.plain.len(), deck);
        }
        for (i, kind) in self.kinds.iter().enumerate().rev() {
            for in_deck in 0..=kind.unseen.len().min(self.deck) {
                let (weight, lacking) = kind.weight(in_deck);
                for deck in in_deck..=self.deck {
                    for short in lacking..=self.short {
                        ways[i][deck][short] +=
                            weight * ways[i + 1][deck - in_deck][short - lacking];
                    }
                }
            }
        }
        ways
    }
}

impl Kind {
    /// Returns how many cards were removed if this many of the unseen ones were not in the deck.
    fn removed(&self, not_in_deck: usize) -> usize {
        self.count.min(self.seen + not_in_deck)
    }

    /// Returns the weight of having `in_deck` cards in the deck: the number of ways, times the
    /// probability that none of the seen ones was removed. Also returns how many too few were
    /// removed.
    fn weight(&self, in_deck: usize) -> (f64, usize) {
        let not_in_deck = self.unseen.len() - in_deck;
        let removed = self.removed(not_in_deck);
        let chance = choose(not_in_deck, removed) / choose(self.seen + not_in_deck, removed);
        (
            choose(self.unseen.len(), in_deck) * chance,
            self.count - removed,
        )
    }
}

/// Returns the number of ways to choose `some` out of `of`.
fn choose(of: usize, some: usize) -> f64 {
    if some > of {
        return 0.0;
    }
    (0..some).fold(1.0, |ways, i| ways * (of - i) as f64 / (i + 1) as f64)
}

/// Draws a number from 0 up to but not including 1, uniformly.
fn unit(rng: &mut impl Rng) -> f64 {
    f64::from(below(rng, 1 << 30)) / f64::from(1 << 30)
}
