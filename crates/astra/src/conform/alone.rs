//! The probabilities of where unseen cards lie in a solo game. They are computed directly from the
//! set-up (A8.2), by enumerating every way to distribute the kinds of cards.

use tabletop::conformance::Possibility;

use super::{PILE, RIGHT};
use crate::imagine::seen_cards;
use crate::ptolemy::Unseen;
use crate::{Astra, CardIds, LibraryCard, Ptolemy, PublicState};

/// A way to distribute the kinds, with its weight: how many cards of each kind lie in the deck and
/// how many with Ptolemy. The plain cards come last.
type Spread = (Vec<[usize; 2]>, f64);

/// Returns every unseen card in every hidden place, with its probability.
pub(super) fn possible_cards(
    game: &Astra,
    table: &PublicState,
    ptolemy: &Ptolemy,
) -> Vec<Possibility> {
    let (cards, data) = (game.cards(), game.data());
    let unseen = Unseen::new(cards, data, table, ptolemy, seen_cards(table));
    let spreads = spreads(&unseen);
    let total: f64 = spreads.iter().map(|(_, weight)| weight).sum();
    let deck: Vec<usize> = (table.drawn.into()..data.board(1).cards()).collect();
    let (his, returned) = places_with_ptolemy(ptolemy, &unseen);
    let groups = unseen.kinds.iter().map(|kind| kind.unseen);
    let mut possible = Vec::new();
    for (i, group) in groups.chain([unseen.plain]).enumerate() {
        for (side, places) in [&deck, &his].into_iter().enumerate() {
            let here = |(counts, weight): &Spread| counts[i][side] as f64 * weight;
            let mean = spreads.iter().map(here).sum::<f64>() / total;
            possible.extend(evenly(group, places, mean));
        }
    }
    let mean = unseen.returned.len() as f64;
    possible.extend(evenly(unseen.returned, &returned, mean));
    possible
}

/// Returns Ptolemy's hidden places: those of cards never seen, and those of cards that were seen
/// and then shuffled into his pile. After a reshuffle, the whole pile is of the second kind.
fn places_with_ptolemy(ptolemy: &Ptolemy, unseen: &Unseen) -> (Vec<usize>, Vec<usize>) {
    let top = usize::from(ptolemy.top.is_some());
    let pile = (top..ptolemy.pile.into()).map(|i| PILE + i).collect();
    let (mut never, mut returned) = if unseen.returned.is_empty() {
        (pile, Vec::new())
    } else {
        (Vec::new(), pile)
    };
    if ptolemy.right == LibraryCard::Unseen {
        let side = if unseen.right_returned {
            &mut returned
        } else {
            &mut never
        };
        side.push(RIGHT);
    }
    (never, returned)
}

/// Spreads a group evenly over places, of which it fills `mean` on average.
fn evenly(group: CardIds, places: &[usize], mean: f64) -> Vec<Possibility> {
    if mean <= 0.0 {
        return Vec::new();
    }
    let chance = mean / (group.len() * places.len()) as f64;
    let possibility = |place: usize, thing: usize| Possibility {
        place,
        thing,
        chance,
    };
    places
        .iter()
        .flat_map(|&place| {
            group
                .iter()
                .map(move |card| possibility(place, card.index()))
        })
        .collect()
}

/// Returns every way to distribute the kinds that fits the number of removed cards.
fn spreads(unseen: &Unseen) -> Vec<Spread> {
    let mut spreads: Vec<(Spread, usize)> = vec![((Vec::new(), 1.0), 0)];
    for kind in &unseen.kinds {
        let all = kind.unseen.len();
        let mut longer = Vec::new();
        for ((counts, weight), removed) in &spreads {
            for in_deck in 0..=all {
                let his = all - in_deck;
                let taken = kind.count.min(kind.seen + his);
                // The probability that, removing one card after the other, none of those seen later
                // is removed.
                let never_seen: f64 = (0..taken)
                    .map(|n| his.saturating_sub(n) as f64 / (kind.seen + his - n) as f64)
                    .product();
                let mut counts = counts.clone();
                counts.push([in_deck, his.saturating_sub(taken)]);
                let weight = weight * ways(all, in_deck) * never_seen;
                longer.push(((counts, weight), removed + taken));
            }
        }
        spreads = longer;
    }
    let plain = unseen.plain.len();
    let wanted: usize = unseen.kinds.iter().map(|kind| kind.count).sum();
    let finish = |((mut counts, weight), removed): (Spread, usize)| {
        let in_deck: usize = counts.iter().map(|count| count[0]).sum();
        let rest = unseen
            .deck
            .checked_sub(in_deck)
            .filter(|&rest| rest <= plain)?;
        counts.push([rest, plain - rest]);
        let fits = removed + unseen.short == wanted && weight > 0.0;
        fits.then(|| (counts, weight * ways(plain, rest)))
    };
    spreads.into_iter().filter_map(finish).collect()
}

/// Returns the number of ways to choose `some` out of `of`.
fn ways(of: usize, some: usize) -> f64 {
    (1..=some).map(|n| (of + 1 - n) as f64 / n as f64).product()
}
