//! Which stars Ptolemy marks: his preference among chains, and the chains that finish a card
//! (A8.7, A8.8).

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::card::Graph;
use crate::marking::first;
use crate::star::MAX_STARS;
use crate::{Place, RulesVersion, Star, StarSet};

/// Stars in the order they are marked.
pub(crate) type Chain = ArrayVec<Star, MAX_STARS>;

/// Stars in the order they are marked, each with whether it begins a chain that costs a telescope.
pub(crate) type Marks = ArrayVec<(Star, bool), MAX_STARS>;

/// More steps than any path has.
const FAR: u8 = u8::MAX;

/// How much Ptolemy prefers a chain (A8.7): the greater the better. The fields are in order of
/// priority.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Liking {
    /// The number of Grand stars in the chain.
    grand: usize,
    /// The steps from the Starting star to the first star of the chain.
    from_start: Reverse<u8>,
    /// The steps still missing to the Grand star the chain heads for.
    short_of_grand: Reverse<u8>,
    /// The number of stars in the chain.
    stars: usize,
}

/// A8.7, A8.8: the stars he marks in an Observe of at most `most` stars, with his telescopes.
pub(crate) fn observing(
    graph: &Graph,
    place: &Place,
    most: usize,
    telescopes: usize,
    rules: RulesVersion,
    draw: impl FnOnce(u32) -> u32,
) -> Marks {
    let few_enough = graph.all.without(place.marked).len() <= most;
    let goes_on = rules.telescopes_follow_the_prescribed_chain();
    if few_enough
        && !goes_on
        && let Some(marks) = in_several_chains(graph, place, telescopes)
    {
        return marks;
    }
    let chain = preferred(graph, place, most, rules, draw);
    let mut marks: Marks = chain.iter().map(|&star| (star, false)).collect();
    if few_enough && goes_on {
        let mark = |place: Place, &star: &Star| place.with_mark(graph, star);
        let left = chain.iter().fold(*place, mark);
        marks.extend(finishing(graph, &left, telescopes).unwrap_or_default());
    }
    marks
}

/// A8.8 in version 1 of the rules: if no single chain finishes the card, any chains that do.
fn in_several_chains(graph: &Graph, place: &Place, telescopes: usize) -> Option<Marks> {
    let mut marks = finishing(graph, place, 1 + telescopes)?;
    if let Some((_, costs)) = marks.first_mut() {
        *costs = false; // the first chain needs no telescope
    }
    marks.iter().any(|&(_, costs)| costs).then_some(marks)
}

/// A8.7: the chain of at most `most` stars that he prefers. Among equals, `draw` decides, given
/// their number. Empty if no star can be marked.
pub(crate) fn preferred(
    graph: &Graph,
    place: &Place,
    most: usize,
    rules: RulesVersion,
    draw: impl FnOnce(u32) -> u32,
) -> Chain {
    let chains = Chains::new(graph, place, most, rules);
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

/// All chains he can mark on a card. Each ends when it is stuck or has `most` stars.
struct Chains<'a> {
    graph: &'a Graph,
    unmarked: StarSet,
    first: StarSet,
    from_start: [u8; MAX_STARS],
    most: usize,
    rules: RulesVersion,
}

impl<'a> Chains<'a> {
    fn new(graph: &'a Graph, place: &Place, most: usize, rules: RulesVersion) -> Self {
        Self {
            graph,
            unmarked: graph.all.without(place.marked),
            first: first(graph, place),
            from_start: steps(graph, graph.start, graph.all),
            most,
            rules,
        }
    }

    /// Passes every chain to `visit`, in ascending order of star numbers.
    fn each(&self, visit: &mut impl FnMut(&Chain, Liking)) {
        let mut chain = Chain::new();
        for first in self.first.iter() {
            let to_grand = self.to_grand(first);
            self.extend(&mut chain, first, &to_grand, visit);
        }
    }

    /// Adds a star to the chain and tries every continuation.
    fn extend(
        &self,
        chain: &mut Chain,
        star: Star,
        to_grand: &[u8; MAX_STARS],
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

    /// Returns the steps, over unmarked stars, from every star to the Grand star nearest to the
    /// first star of the chain. If the first star is Grand itself, it is that star (A8.7), except
    /// in version 1.
    fn to_grand(&self, first: Star) -> [u8; MAX_STARS] {
        let only_first = StarSet::only(first);
        let from_first = steps(self.graph, only_first, self.unmarked);
        let mut grand = self.graph.grand.and(self.unmarked);
        if !self.rules.first_star_may_be_the_goal() {
            grand = grand.without(only_first);
        }
        let way = |star: Star| from_first[star.index()];
        let nearest = grand.iter().map(way).min().unwrap_or(FAR);
        let goals = grand.iter().filter(|&star| way(star) == nearest).collect();
        steps(self.graph, goals, self.unmarked)
    }

    fn liking(&self, chain: &Chain, to_grand: &[u8; MAX_STARS]) -> Liking {
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

/// Returns the steps to each star from the nearest star of `from`, over stars of `through` only.
fn steps(graph: &Graph, from: StarSet, through: StarSet) -> [u8; MAX_STARS] {
    let mut steps = [FAR; MAX_STARS];
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

/// A8.8: the stars that finish a card in the fewest chains, at most `most`; `None` if it takes
/// more. Returns the first of several solutions, since they all mark the same stars.
fn finishing(graph: &Graph, place: &Place, most: usize) -> Option<Marks> {
    let mut order = Marks::new();
    (1..=most)
        .any(|chains| finish(graph, place, None, chains, &mut order))
        .then_some(order)
}

/// Finishes the card from here, by continuing from the last star or by beginning another chain.
fn finish(
    graph: &Graph,
    place: &Place,
    last: Option<Star>,
    chains: usize,
    order: &mut Marks,
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
        let next = place.with_mark(graph, star);
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
