//! A reference implementation of A8.7 and A8.8, written straight from the wording of the rules with
//! lists and loops, and compared with the real one on thousands of random figures.

use std::collections::BTreeSet;

use tabletop::{Chance, Seed};

use super::Figure;
use crate::RulesVersion;

/// A penalty for a chain by one criterion: the least is the best.
type Fault = fn(&Figure, &[usize]) -> usize;

/// The criteria that decide among chains, in the order of A8.7.
const FAULTS: [Fault; 4] = [
    Figure::grand_stars_missed,
    Figure::steps_from_start,
    Figure::steps_short_of_goal,
    Figure::stars_missed,
];

/// The penalty for "comes last": more than any number of steps or stars.
const LAST: usize = 1000;

impl Figure {
    fn stars(&self) -> Vec<usize> {
        (1..=self.kinds.len()).collect()
    }

    fn is_grand(&self, star: usize) -> bool {
        self.kinds[star - 1] == 'g'
    }

    fn is_marked(&self, star: usize) -> bool {
        self.marked.contains(&star)
    }

    fn starting_star(&self) -> usize {
        self.stars()[self.kinds.iter().position(|&kind| kind == 's').unwrap()]
    }

    /// A1.3: "if a line joins them".
    fn adjacent(&self, a: usize, b: usize) -> bool {
        self.lines.contains(&(a, b)) || self.lines.contains(&(b, a))
    }

    /// A3.2: "On a card without marks, the first star must be its Starting star. On any other card,
    /// it must be an unmarked star adjacent to a marked one."
    fn may_be_first(&self, star: usize) -> bool {
        if self.marked.is_empty() {
            star == self.starting_star()
        } else {
            let next_to = |&other: &usize| self.adjacent(star, other);
            !self.is_marked(star) && self.marked.iter().any(next_to)
        }
    }

    /// A3.2: "unmarked and adjacent to the star just marked", and none is marked twice.
    fn may_follow(&self, chain: &[usize], star: usize) -> bool {
        let last = chain[chain.len() - 1];
        !self.is_marked(star) && !chain.contains(&star) && self.adjacent(last, star)
    }

    /// A3.2, for a whole chain.
    fn allows(&self, chain: &[usize]) -> bool {
        self.may_be_first(chain[0])
            && (1..chain.len()).all(|i| self.may_follow(&chain[..i], chain[i]))
    }

    fn is_stuck(&self, chain: &[usize]) -> bool {
        let mut stars = self.stars().into_iter();
        !stars.any(|star| self.may_follow(chain, star))
    }

    /// Returns all chains of up to `most` stars by the marking rule, wherever they stop.
    fn all_chains(&self, most: usize) -> Vec<Vec<usize>> {
        let mut chains: Vec<Vec<usize>> = Vec::new();
        for star in self.stars() {
            if self.may_be_first(star) {
                chains.push(vec![star]);
            }
        }
        let mut i = 0;
        while i < chains.len() {
            let chain = chains[i].clone();
            for star in self.stars() {
                if chain.len() < most && self.may_follow(&chain, star) {
                    chains.push([&chain[..], &[star]].concat());
                }
            }
            i += 1;
        }
        chains
    }

    /// Returns the steps along the lines from one star to another, over stars that `over` allows.
    fn steps(&self, from: usize, to: usize, over: impl Fn(usize) -> bool) -> Option<usize> {
        let mut reached = vec![from];
        for steps in 0..=self.kinds.len() {
            if reached.contains(&to) {
                return Some(steps);
            }
            // Take a snapshot, so that stars reached in this step are left only in the next one.
            let here = reached.clone();
            for star in self.stars() {
                let beside = here.iter().any(|&other| self.adjacent(star, other));
                if beside && over(star) && !here.contains(&star) {
                    reached.push(star);
                }
            }
        }
        None
    }

    /// A8.7 (1).
    fn grand_stars_missed(&self, chain: &[usize]) -> usize {
        let grand = chain.iter().filter(|&&star| self.is_grand(star)).count();
        self.kinds.len() - grand
    }

    /// A8.7 (2): "in steps along the lines".
    fn steps_from_start(&self, chain: &[usize]) -> usize {
        let steps = self.steps(self.starting_star(), chain[0], |_| true);
        steps.expect("figures are connected")
    }

    /// A8.7 (3): "a chain heads for the unmarked Grand star that is nearest to its first star,
    /// which may be that first star itself"; distances "are steps along lines between unmarked
    /// stars"; "if several Grand stars are equally near, it heads for all of them". In version 1
    /// the first star itself does not count.
    fn goals(&self, first: usize) -> Vec<usize> {
        let unmarked = |star| !self.is_marked(star);
        let mut by_steps = Vec::new();
        for star in self.stars() {
            let counts = self.rules == RulesVersion::Two || star != first;
            if self.is_grand(star) && unmarked(star) && counts {
                let steps = self.steps(first, star, unmarked);
                by_steps.extend(steps.map(|steps| (steps, star)));
            }
        }
        let nearest = by_steps.iter().map(|&(steps, _)| steps).min();
        by_steps.retain(|&(steps, _)| Some(steps) == nearest);
        by_steps.iter().map(|&(_, star)| star).collect()
    }

    /// A8.7 (3): "a chain comes as near as the nearest of its stars", "chains that can reach no
    /// such star come last".
    fn steps_short_of_goal(&self, chain: &[usize]) -> usize {
        let mut least = LAST;
        for goal in self.goals(chain[0]) {
            for &star in chain {
                let steps = self.steps(star, goal, |star| !self.is_marked(star));
                least = least.min(steps.unwrap_or(LAST));
            }
        }
        least
    }

    /// A8.7 (4).
    fn stars_missed(&self, chain: &[usize]) -> usize {
        self.kinds.len() - chain.len()
    }

    /// Returns the chains he may take by A8.7: first all of them, then what each criterion leaves.
    fn narrowed(&self, most: usize) -> Vec<Vec<Vec<usize>>> {
        let mut chains = self.all_chains(most);
        // "He stops only at X stars or when the chain is stuck."
        chains.retain(|chain| chain.len() == most || self.is_stuck(chain));
        chains.sort();
        let mut narrowed = vec![chains.clone()];
        for fault in FAULTS {
            let least = chains.iter().map(|chain| fault(self, chain)).min();
            chains.retain(|chain| Some(fault(self, chain)) == least);
            narrowed.push(chains.clone());
        }
        narrowed
    }

    /// A8.8: the fewest chains that can finish the card, if at most `most`. Computes, round by
    /// round, all sets of marks that one more chain can make.
    fn fewest_chains(&self, most: usize) -> Option<usize> {
        let mut sets = BTreeSet::from([self.marked.clone()]);
        for chains in 0..=most {
            if sets.iter().any(|marked| marked.len() == self.kinds.len()) {
                return Some(chains);
            }
            let mut next = BTreeSet::new();
            for set in sets {
                let figure = self.clone().marked(&set);
                for chain in figure.all_chains(self.kinds.len()) {
                    let mut marked = [&set[..], &chain[..]].concat();
                    marked.sort_unstable();
                    next.insert(marked);
                }
            }
            sets = next;
        }
        None
    }
}

/// Returns a random connected figure with one Starting star and any marks, including ones that play
/// cannot lead to: abilities mark any star (A5.8).
fn random_figure(chance: &mut Chance, stars: usize) -> Figure {
    let mut numbers: Vec<usize> = (1..=stars).collect();
    chance.shuffle(&mut numbers);
    let mut below = |bound: usize| chance.below(bound as u32) as usize;
    let mut lines = Vec::new();
    for i in 1..stars {
        lines.push((numbers[i], numbers[below(i)]));
    }
    for _ in 0..below(4) {
        let (a, b) = (below(stars), below(stars));
        if a != b {
            lines.push((numbers[a], numbers[b]));
        }
    }
    let grand = 1 + below(4);
    let mut kinds: Vec<char> = (0..stars)
        .map(|_| if below(6) < grand { 'g' } else { 'c' })
        .collect();
    kinds[below(stars)] = 's';
    let often = below(5);
    let marked = (1..=stars).filter(|_| below(6) < often).collect();
    Figure {
        kinds,
        lines,
        marked,
        rules: RulesVersion::default(),
    }
}

#[test]
fn a8_7_he_takes_the_chain_that_the_wording_of_the_rule_gives() {
    for rules in [RulesVersion::One, RulesVersion::Two] {
        compare_with_the_words(rules);
    }
}

fn compare_with_the_words(rules: RulesVersion) {
    let mut chance = Chance::new(Seed::from_text("chains"));
    let mut decided = [0; FAULTS.len()];
    let mut draws = 0;
    for _ in 0..20_000 {
        let stars = 5 + chance.below(6) as usize;
        let figure = random_figure(&mut chance, stars).by(rules);
        let most = 1 + chance.below(6) as usize;
        let narrowed = figure.narrowed(most);
        let best = &narrowed[FAULTS.len()];
        if best.is_empty() {
            assert_eq!(figure.mark(most, 0), (vec![], None), "{figure:?}");
            continue;
        }
        assert_eq!(&figure.liked(most), best, "at most {most}: {figure:?}");
        for (i, decided) in decided.iter_mut().enumerate() {
            *decided += usize::from(narrowed[i].len() > narrowed[i + 1].len());
        }
        draws += usize::from(best.len() > 1);
    }
    println!("how often each criterion decided: {decided:?}, draws: {draws}");
    assert!(decided.iter().all(|&times| times > 200), "{decided:?}");
    assert!(draws > 1000);
}

#[test]
fn a8_7_every_chain_obeys_the_marking_rule() {
    let mut chance = Chance::new(Seed::from_text("marking rule"));
    for _ in 0..4000 {
        let stars = 5 + chance.below(10) as usize;
        let figure = random_figure(&mut chance, stars);
        let most = 1 + chance.below(8) as usize;
        let (chain, equals) = figure.mark(most, 0);
        let last = equals.map(|equals| figure.mark(most, equals - 1).0);
        for chain in [chain].into_iter().chain(last) {
            if figure.marked.len() == stars {
                assert!(chain.is_empty(), "{chain:?} {figure:?}");
                continue;
            }
            assert!(figure.allows(&chain), "{chain:?} {figure:?}");
            let left = most.checked_sub(chain.len()).expect("at most X stars");
            assert!(left == 0 || figure.is_stuck(&chain), "{chain:?} {figure:?}");
        }
    }
}

#[test]
fn a8_8_a_card_takes_as_many_chains_as_the_wording_of_the_rule_gives() {
    let mut chance = Chance::new(Seed::from_text("finishing"));
    let mut seen = [0; 5];
    for _ in 0..3000 {
        let stars = 5 + chance.below(5) as usize;
        let figure = random_figure(&mut chance, stars);
        let fewest = figure.fewest_chains(4);
        seen[fewest.unwrap_or(0)] += 1;
        for most in 1..=4 {
            let Some(chains) = figure.finish(most) else {
                assert!(fewest.is_none_or(|fewest| fewest > most), "{figure:?}");
                continue;
            };
            assert_eq!(Some(chains.len()), fewest, "at most {most}: {figure:?}");
            let mut card = figure.clone();
            for chain in chains {
                assert!(card.allows(&chain), "{chain:?} {card:?}");
                card.marked.extend(chain);
            }
            assert_eq!(card.marked.len(), stars, "every star once: {figure:?}");
        }
    }
    println!("chains needed (0: none or more than 4): {seen:?}");
    assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
}

/// A8.8: "If the card has at most X unmarked stars, the chain of A8.7 does not mark them all, and
/// he has a telescope for every further chain that is needed to finish the card, he spends these
/// telescopes and marks all its stars."
#[test]
fn a8_8_he_continues_where_the_wording_of_the_rule_says_so() {
    let mut chance = Chance::new(Seed::from_text("telescopes"));
    let mut spent = [0; 4];
    let mut too_few = 0;
    for _ in 0..3000 {
        let stars = 5 + chance.below(5) as usize;
        let figure = random_figure(&mut chance, stars);
        let most = 1 + chance.below(6) as usize;
        let telescopes = chance.below(4) as usize;
        let (chain, equals) = figure.mark(most, 0);
        let drawn = equals.map_or(0, |equals| chance.below(equals));
        let chains = figure.observe(most, telescopes, drawn);
        if figure.marked.len() == stars {
            assert_eq!((chain.len(), chains.len()), (0, 0), "{figure:?}");
            continue;
        }
        let prescribed = figure.mark(most, drawn).0;
        assert_eq!(chains[0], prescribed, "{figure:?}");
        let mut card = figure.clone();
        card.marked.extend(prescribed);
        let few_enough = stars - figure.marked.len() <= most;
        let needed = card.fewest_chains(3).filter(|_| few_enough);
        let expected = needed.filter(|&needed| needed <= telescopes).unwrap_or(0);
        assert_eq!(chains.len() - 1, expected, "X = {most}: {figure:?}");
        for chain in &chains[1..] {
            assert!(card.allows(chain), "{chain:?} {card:?}");
            card.marked.extend(chain);
        }
        assert!(expected == 0 || card.marked.len() == stars, "{figure:?}");
        spent[expected] += 1;
        too_few += usize::from(needed.is_some_and(|needed| needed > telescopes));
    }
    println!("telescopes spent: {spent:?}, too few: {too_few}");
    assert!(spent.iter().all(|&times| times > 10), "{spent:?}");
    assert!(too_few > 50);
}
