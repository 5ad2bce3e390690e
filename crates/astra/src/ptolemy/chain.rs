//! Which stars Ptolemy marks: his preference among chains, and the chains that finish a card
//! (A8.7, A8.8).

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::card::Graph;
use crate::marking::first;
use crate::star::MOST_STARS;
use crate::{Place, Star, StarSet};

/// Stars in the order they are marked.
pub(crate) type Chain = ArrayVec<Star, MOST_STARS>;

/// More steps than any way has.
const FAR: u8 = u8::MAX;

/// How much Ptolemy likes a chain, by what comes first (A8.7): the greater the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Liking {
    /// Grand stars in it.
    grand: usize,
    /// Steps from the Starting star to its first star.
    from_start: Reverse<u8>,
    /// Steps by which it misses the Grand star it makes for.
    short_of_grand: Reverse<u8>,
    /// Stars in it.
    stars: usize,
}

/// A8.7: the chain of at most `most` stars that he likes best; among equals `draw` decides, given
/// how many there are. Empty if no star can be marked.
pub(crate) fn preferred(
    graph: &Graph,
    place: &Place,
    most: usize,
    draw: impl FnOnce(u32) -> u32,
) -> Chain {
    let chains = Chains::new(graph, place, most);
    let mut best: Option<Liking> = None;
    let mut equals = 0;
    chains.each(&mut |_, liking| {
        if best.is_none_or(|best| liking > best) {
            (best, equals) = (Some(liking), 0);
        }
        equals += u32::from(Some(liking) == best);
    });
    let mut skip = if equals > 1 { draw(equals) } else { 0 };
    let mut chosen = None;
    chains.each(&mut |chain, liking| {
        if chosen.is_none() && Some(liking) == best {
            match skip {
                0 => chosen = Some(chain.clone()),
                _ => skip -= 1,
            }
        }
    });
    chosen.unwrap_or_default()
}

/// All chains he could mark on a card: each ends when it is stuck or has `most` stars.
struct Chains<'a> {
    graph: &'a Graph,
    unmarked: StarSet,
    first: StarSet,
    from_start: [u8; MOST_STARS],
    most: usize,
}

impl<'a> Chains<'a> {
    fn new(graph: &'a Graph, place: &Place, most: usize) -> Self {
        Self {
            graph,
            unmarked: graph.all.without(place.marked),
            first: first(graph, place),
            from_start: steps(graph, graph.start, graph.all),
            most,
        }
    }

    /// Shows every chain to `visit`, in ascending order of their star numbers.
    fn each(&self, visit: &mut impl FnMut(&Chain, Liking)) {
        let mut chain = Chain::new();
        for first in self.first.iter() {
            let to_grand = self.to_grand(first);
            self.extend(&mut chain, first, &to_grand, visit);
        }
    }

    /// Adds a star to the chain and goes every way on from it.
    fn extend(
        &self,
        chain: &mut Chain,
        star: Star,
        to_grand: &[u8; MOST_STARS],
        visit: &mut impl FnMut(&Chain, Liking),
    ) {
        chain.push(star);
        let taken: StarSet = chain.iter().copied().collect();
        let next = self.graph.adjacent(star).and(self.unmarked).without(taken);
        if chain.len() >= self.most || next.is_empty() {
            visit(chain, self.liking(chain, to_grand));
        } else {
            for next in next.iter() {
                self.extend(chain, next, to_grand, visit);
            }
        }
        chain.pop();
    }

    /// Steps, over unmarked stars, from every star to the Grand star nearest to the chain's first
    /// star, which is marked by then and does not count itself.
    fn to_grand(&self, first: Star) -> [u8; MOST_STARS] {
        let from_first = steps(self.graph, StarSet::only(first), self.unmarked);
        let grand = self
            .graph
            .grand
            .and(self.unmarked)
            .without(StarSet::only(first));
        let way = |star: Star| from_first[star.index()];
        let nearest = grand.iter().map(way).min().unwrap_or(FAR);
        let goals = grand.iter().filter(|&star| way(star) == nearest).collect();
        steps(self.graph, goals, self.unmarked)
    }

    fn liking(&self, chain: &Chain, to_grand: &[u8; MOST_STARS]) -> Liking {
        let grand = chain
            .iter()
            .filter(|&&star| self.graph.grand.contains(star));
        let missed = chain.iter().map(|star| to_grand[star.index()]).min();
        Liking {
            grand: grand.count(),
            from_start: Reverse(
                chain
                    .first()
                    .map_or(FAR, |star| self.from_start[star.index()]),
            ),
            short_of_grand: Reverse(missed.unwrap_or(FAR)),
            stars: chain.len(),
        }
    }
}

/// How many steps it is to each star from the nearest of some, over the stars of `through` only.
fn steps(graph: &Graph, from: StarSet, through: StarSet) -> [u8; MOST_STARS] {
    let mut steps = [FAR; MOST_STARS];
    let mut reached = from;
    let mut edge = from;
    let mut count = 0;
    while !edge.is_empty() {
        let mut beyond = StarSet::EMPTY;
        for star in edge.iter() {
            steps[star.index()] = count;
            beyond = beyond.or(graph.adjacent(star));
        }
        edge = beyond.and(through).without(reached);
        reached = reached.or(edge);
        count += 1;
    }
    steps
}

/// A8.8: the stars that finish a card in the fewest chains, at most `most`; with each star whether
/// it begins a chain. `None` if it takes more. Of several ways the first one found, which changes
/// nothing on the table.
pub(crate) fn finishing(
    graph: &Graph,
    place: &Place,
    most: usize,
) -> Option<ArrayVec<(Star, bool), MOST_STARS>> {
    let mut order = ArrayVec::new();
    (1..=most)
        .any(|chains| finish(graph, place, None, chains, &mut order))
        .then_some(order)
}

/// Finishes the card from here: by going on from the last star, or by beginning another chain.
fn finish(
    graph: &Graph,
    place: &Place,
    last: Option<Star>,
    chains: usize,
    order: &mut ArrayVec<(Star, bool), MOST_STARS>,
) -> bool {
    let unmarked = graph.all.without(place.marked);
    if unmarked.is_empty() {
        return true;
    }
    let on = last.map_or(StarSet::EMPTY, |star| graph.adjacent(star).and(unmarked));
    let afresh = if chains > 0 {
        first(graph, place)
    } else {
        StarSet::EMPTY
    };
    let steps = on
        .iter()
        .map(|star| (star, false))
        .chain(afresh.iter().map(|star| (star, true)));
    for (star, begins) in steps {
        let mut next = *place;
        next.marked.insert(star);
        next.reach = next.reach.or(graph.adjacent(star));
        order.push((star, begins));
        if finish(
            graph,
            &next,
            Some(star),
            chains - usize::from(begins),
            order,
        ) {
            return true;
        }
        order.pop();
    }
    false
}
