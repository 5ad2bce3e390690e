//! Ptolemy's choice of stars on small figures: each criterion of A8.7 alone and against those after
//! it, and the chains that finish a card (A8.8).
//!
//! In the drawings, `s` is the Starting star, `*` a Grand star, and a star in brackets is marked.

mod in_order;
mod naive;
mod telescopes;

use super::*;

/// The figure of a card and its marks. Star numbers count from 1, as printed.
#[derive(Clone, Debug)]
struct Figure {
    /// One letter per star: `s`tart, `g`rand or `c`ommon.
    kinds: Vec<char>,
    lines: Vec<(usize, usize)>,
    marked: Vec<usize>,
    rules: RulesVersion,
}

/// Creates a figure without marks. Its lines are given as paths: `1-2-3, 3-4`.
fn figure(kinds: &str, ways: &str) -> Figure {
    let mut lines = Vec::new();
    for way in ways.split(", ") {
        let stars: Vec<usize> = way.split('-').map(|star| star.parse().unwrap()).collect();
        lines.extend(stars.windows(2).map(|pair| (pair[0], pair[1])));
    }
    Figure {
        kinds: kinds.chars().collect(),
        lines,
        marked: Vec::new(),
        rules: RulesVersion::default(),
    }
}

fn star(number: usize) -> Star {
    Star::new(number - 1)
}

impl Figure {
    fn marked(mut self, stars: &[usize]) -> Self {
        self.marked = stars.to_vec();
        self
    }

    fn by(mut self, rules: RulesVersion) -> Self {
        self.rules = rules;
        self
    }

    fn graph(&self) -> Graph {
        let of_kind = |kind| {
            let stars = 1..=self.kinds.len();
            let of_kind = stars.filter(|&number| self.kinds[number - 1] == kind);
            of_kind.map(star).collect()
        };
        let mut adjacent = [StarSet::EMPTY; MAX_STARS];
        for &(a, b) in &self.lines {
            adjacent[star(a).index()].insert(star(b));
            adjacent[star(b).index()].insert(star(a));
        }
        Graph {
            adjacent,
            all: StarSet::up_to(self.kinds.len()),
            grand: of_kind('g'),
            common: of_kind('c'),
            start: of_kind('s'),
        }
    }

    fn place(&self) -> Place {
        let mut place = Place::default();
        for &number in &self.marked {
            place.marked.insert(star(number));
            place.reach = place.reach.or(self.graph().adjacent(star(number)));
        }
        place
    }

    /// Returns the chain he marks and, if he drew, the number of equals he drew from.
    fn mark(&self, most: usize, drawn: u32) -> (Vec<usize>, Option<u32>) {
        let mut equals = None;
        let (graph, place) = (self.graph(), self.place());
        let chain = preferred(&graph, &place, most, self.rules, |asked| {
            equals = Some(asked);
            drawn
        });
        (chain.iter().map(|star| star.number()).collect(), equals)
    }

    /// Returns every chain he may mark, by the outcome of the draw. Asserts that a draw is among
    /// several, and that its number of equals does not depend on the outcome.
    fn liked(&self, most: usize) -> Vec<Vec<usize>> {
        let (chain, equals) = self.mark(most, 0);
        let Some(equals) = equals else {
            return vec![chain];
        };
        assert!(equals > 1, "a draw from {equals}");
        let chains = (0..equals).map(|drawn| {
            let (chain, asked) = self.mark(most, drawn);
            assert_eq!(asked, Some(equals));
            chain
        });
        chains.collect()
    }

    /// Returns the chains that finish the card, each as a list of its stars.
    fn finish(&self, most: usize) -> Option<Vec<Vec<usize>>> {
        finishing(&self.graph(), &self.place(), most).map(chains)
    }

    /// Returns the chains of one Observe: all but the first cost a telescope.
    fn observe(&self, most: usize, telescopes: usize, drawn: u32) -> Vec<Vec<usize>> {
        let (graph, place) = (self.graph(), self.place());
        let draw = |_| drawn;
        chains(observing(
            &graph, &place, most, telescopes, self.rules, draw,
        ))
    }
}

/// Splits marks into chains: the first star begins one, and so does every star that costs a
/// telescope.
fn chains(marks: Marks) -> Vec<Vec<usize>> {
    let mut chains: Vec<Vec<usize>> = Vec::new();
    for (star, begins) in marks {
        match chains.last_mut() {
            Some(chain) if !begins => chain.push(star.number()),
            _ => chains.push(vec![star.number()]),
        }
    }
    chains
}

// 6* - 4* - 2 - (1s) - 3 - 5* - 7
#[test]
fn a8_7_most_grand_stars() {
    let figure = figure("sccgggc", "6-4-2-1-3-5-7").marked(&[1]);
    assert_eq!(figure.liked(3), [[2, 4, 6]]);
}

// 5 - 4 - (1s) - (2) - 3* - 6
#[test]
fn a8_7_most_grand_stars_beat_a_nearer_first_star() {
    let figure = figure("scgccc", "5-4-1-2-3-6").marked(&[1, 2]);
    assert_eq!(figure.liked(2), [[3, 6]]);
}

// (1s) - 2 - 3* - 4 - 5
//        |
//        6 - 7* - 8*
//
// He heads for 3, but the other path has two Grand stars.
#[test]
fn a8_7_most_grand_stars_beat_the_one_he_makes_for() {
    let figure = figure("scgcccgg", "1-2-3-4-5, 2-6-7-8").marked(&[1]);
    assert_eq!(figure.liked(4), [[2, 6, 7, 8]]);
}

// 2* - (1s) - 3 - 4 - 5
//
// He is stuck at once, with two stars left to mark.
#[test]
fn a8_7_grand_stars_beat_more_stars() {
    let figure = figure("sgccc", "2-1-3-4-5").marked(&[1]);
    assert_eq!(figure.liked(3), [[2]]);
}

// 5 - 4 - (1s) - (3) - 2 - 6
#[test]
fn a8_7_the_first_star_is_the_one_nearest_to_the_starting_star() {
    let figure = figure("sccccc", "5-4-1-3-2-6").marked(&[1, 3]);
    assert_eq!(figure.liked(2), [[4, 5]]);
}

// 4* - (3) - 2 - (1s) - (5) - (6) - (7) - 8*
//
// Star 4 is 3 steps away, over an unmarked and a marked star, and star 8 is 4 steps away.
#[test]
fn a8_7_steps_from_the_starting_star_lead_over_marked_and_unmarked_stars() {
    let figure = figure("sccgcccg", "4-3-2-1-5-6-7-8").marked(&[1, 3, 5, 6, 7]);
    assert_eq!(figure.liked(1), [[4]]);
}

// 5s - 4 - 2 - (1)
//              |
//              3
//
// A free start (A5.12) may leave the Starting star unmarked.
#[test]
fn a8_7_steps_are_counted_from_an_unmarked_starting_star_too() {
    let figure = figure("ccccs", "5-4-2-1-3").marked(&[1]);
    assert_eq!(figure.liked(1), [[2]]);
    assert_eq!(figure.marked(&[1, 4]).liked(1), [[5]], "zero steps");
}

// 5 - 4 - (1s) - (2) - 3 - 6 - 7*
//
// From 4 there is no Grand star to head for.
#[test]
fn a8_7_a_nearer_first_star_beats_coming_nearer_to_a_grand_star() {
    let figure = figure("scccccg", "5-4-1-2-3-6-7").marked(&[1, 2]);
    assert_eq!(figure.liked(2), [[4, 5]]);
}

// 4 - (1s) - (2) - 3 - 5
#[test]
fn a8_7_a_nearer_first_star_beats_more_stars() {
    let figure = figure("scccc", "4-1-2-3-5").marked(&[1, 2]);
    assert_eq!(figure.liked(2), [[4]]);
}

//       (1s)
//         |
// 3 - 4 - 2 - 5 - 6 - 7*
#[test]
fn a8_7_he_goes_towards_a_grand_star_he_cannot_reach() {
    let figure = figure("scccccg", "1-2, 3-4-2-5-6-7").marked(&[1]);
    assert_eq!(figure.liked(3), [[2, 5, 6]]);
}

// (1s) - 2 - 5 - 6 - 7*
//        |       |
//        3 ----- 4
//
// Both paths lead towards 7, but 4 is still two steps from it and 6 is only one.
#[test]
fn a8_7_he_does_not_go_a_longer_way_to_a_grand_star() {
    let figure = figure("scccccg", "1-2-5-6-7, 2-3-4-6").marked(&[1]);
    assert_eq!(figure.liked(3), [[2, 5, 6]]);
}

// 5* - 4 - 3 - 2 - (1s) - 6 - 7 - 8*
//
// Each first star has its own Grand star to head for: 7 is one step from 8, 3 is two from 5.
#[test]
fn a8_7_of_equally_near_first_stars_he_takes_the_one_that_leads_nearer_to_its_grand_star() {
    let figure = figure("scccgccg", "5-4-3-2-1-6-7-8").marked(&[1]);
    assert_eq!(figure.liked(2), [[6, 7]]);
}

// 3 - 2 - (1s) - 4 - 5 - 6 - 7*
#[test]
fn a8_7_a_chain_that_makes_for_no_grand_star_comes_last() {
    let figure = figure("scccccg", "3-2-1-4-5-6-7").marked(&[1]);
    assert_eq!(figure.liked(2), [[4, 5]]);
}

//    (1s)
//     |
// 3 - 2 - 4*
//  \_____/
//
// It does not matter whether the chain ends there: its nearest star counts.
#[test]
fn a8_7_a_chain_comes_as_near_as_the_nearest_of_its_stars() {
    let figure = figure("sccg", "1-2-3-4-2").marked(&[1]);
    assert_eq!(figure.liked(3), [[2, 3, 4], [2, 4, 3]]);
}

//     (1s)
//      |
// 4* - 2 - 3 - 5 - 6*
//
// Each path has one Grand star, but he heads for 4, where the chain is stuck.
#[test]
fn a8_7_coming_nearer_to_a_grand_star_beats_more_stars() {
    let figure = figure("sccgcg", "1-2, 4-2-3-5-6").marked(&[1]);
    assert_eq!(figure.liked(4), [[2, 4]]);
}

// (1s) - 2 - 6 - 7 - 11 - 12 - 8*
//        | \
//        5  (3) - 9 - 10 - 4*
//
// Over the marked star 3, it would be only four steps from 2 to 4; to 8 it is five.
#[test]
fn a8_7_the_nearest_grand_star_is_not_sought_over_marked_stars() {
    let figure = figure("sccgcccgcccc", "1-2-6-7-11-12-8, 2-5, 2-3-9-10-4").marked(&[1, 3]);
    assert_eq!(figure.liked(2), [[2, 6]]);
}

// (1s) - 2 - 3 - 4 - 10 - 11 - 5*
//         \                    |
//          6 - (7) - 8 ------- 9
//
// Over the marked star 7, it would be four steps from 6 to 5, as it is from 3.
#[test]
fn a8_7_coming_near_a_grand_star_over_a_marked_star_does_not_count() {
    let figure = figure("scccgcccccc", "1-2-3-4-10-11-5-9-8-7-6-2").marked(&[1, 7]);
    assert_eq!(figure.liked(2), [[2, 3]]);
}

// 4 - 3 - (1s) - 2
//           \    |
//            \- (5) - 6 - 7 - 8*
//
// Star 2 is nearer to 8, but no path leads there, so the number of stars decides.
#[test]
fn a8_7_he_does_not_make_for_a_grand_star_behind_marked_stars() {
    let figure = figure("sccccccg", "4-3-1-2-5-6-7-8, 1-5").marked(&[1, 5]);
    assert_eq!(figure.liked(2), [[3, 4]]);
}

// (1s) - 2* - 5 - 4*
//        |
//        3
//
// He need not continue towards 4.
#[test]
fn a8_7_a_chain_that_begins_on_a_grand_star_has_reached_it() {
    let figure = figure("sgcgc", "1-2-5-4, 2-3").marked(&[1]);
    assert_eq!(figure.liked(2), [[2, 3], [2, 5]]);
    let before = figure.by(RulesVersion::One);
    assert_eq!(before.liked(2), [[2, 5]], "towards the next in version 1");
}

// 4 - 3* - (1s) - 2 - 5* - 6
//     |
//     7 - 8 - 9*
//
// 3 counts as reached, just as 5 is reached from 2, so the longest chains are equal.
#[test]
fn a8_7_a_grand_star_to_begin_with_is_as_good_as_one_on_the_way() {
    let figure = figure("scgcgcccg", "4-3-1-2-5-6, 3-7-8-9").marked(&[1]);
    assert_eq!(figure.liked(3), [[2, 5, 6], [3, 7, 8]]);
    let before = figure.by(RulesVersion::One);
    assert_eq!(before.liked(3), [[2, 5, 6]], "8 is a step from 9");
}

// The example in the rules: Taurus.
//
// (1s) - (2) - (3) - 6 - 7 - 8*
//               |    |
//           5 - 4*   9 - 10
#[test]
fn a8_7_on_taurus_he_takes_the_longer_of_two_chains_with_a_grand_star() {
    let taurus = figure("sccgcccgcc", "1-2-3-4-5, 3-6-7-8, 6-9-10").marked(&[1, 2, 3]);
    assert_eq!(taurus.liked(4), [[6, 7, 8]]);
}

// (1s) - (2) - 3 - 6* - 7
//              |
//              4 - 5*
#[test]
fn a8_7_he_makes_for_the_grand_star_nearest_to_his_first_star() {
    let figure = figure("scccggc", "1-2-3-6-7, 3-4-5").marked(&[1, 2]);
    assert_eq!(figure.liked(3), [[3, 6, 7]]);
}

//             (1s)
//              |
// 5* - 4 - 3 - 2 - 7 - 8 - 9*
//              |
//              6
#[test]
fn a8_7_of_two_equally_near_grand_stars_he_makes_for_both() {
    let figure = figure("scccgcccg", "1-2-6, 5-4-3-2-7-8-9").marked(&[1]);
    assert_eq!(figure.liked(2), [[2, 3], [2, 7]]);
}

// (1s) - 2 - 4 - 5
//        |
//        3 - (6*)
//
// The only Grand star is marked, so he does not head for it.
#[test]
fn a8_7_without_a_grand_star_to_make_for_the_most_stars_count() {
    let figure = figure("sccccg", "1-2-4-5, 2-3-6").marked(&[1, 6]);
    assert_eq!(figure.liked(3), [[2, 4, 5]]);
}

// 5 - 6 - 7 - (1s) - 3 - 4
//              |     |
//              2     8
//
// The more stars he has to mark, the fewer chains are long enough.
#[test]
fn a8_7_equal_chains_are_drawn_in_the_order_of_their_numbers() {
    let figure = figure("sccccccc", "5-6-7-1-3-4, 1-2, 8-3").marked(&[1]);
    assert_eq!(figure.liked(1), [[2], [3], [7]]);
    assert_eq!(figure.liked(2), [[3, 4], [3, 8], [7, 6]]);
    assert_eq!(figure.liked(3), [[7, 6, 5]]);
}

// (1s) - 2* - 4
//  |
//  3
#[test]
fn a8_7_nothing_is_drawn_where_one_chain_is_best() {
    let figure = figure("sgcc", "4-2-1-3").marked(&[1]);
    assert_eq!(figure.mark(1, 0), (vec![2], None));
    assert_eq!(figure.marked(&[1, 2]).mark(1, 0), (vec![3], None));
}

// 1* - 2 - 3s - 4 - 5 - 6*
#[test]
fn a8_7_a_card_without_marks_begins_with_the_starting_star() {
    let figure = figure("gcsccg", "1-2-3-4-5-6");
    assert_eq!(figure.liked(1), [[3]]);
    assert_eq!(figure.liked(2), [[3, 2]], "towards the nearer Grand star");
    assert_eq!(figure.liked(3), [[3, 2, 1]]);
}

// 2* - (1s) - 3 - 4*
#[test]
fn a8_7_a_single_star() {
    let figure = figure("sgcg", "2-1-3-4");
    assert_eq!(figure.clone().marked(&[1]).liked(1), [[2]]);
    assert_eq!(figure.marked(&[1, 2]).liked(1), [[3]]);
}

// 1s - 2 - 3 - ... - 14
#[test]
fn a8_7_a_chain_ends_where_it_is_stuck_before_it_has_all_its_stars() {
    let row: Vec<usize> = (1..=MAX_STARS).collect();
    let row_of = |marked: &[usize]| {
        figure("sccccccccccccc", "1-2-3-4-5-6-7-8-9-10-11-12-13-14").marked(marked)
    };
    assert_eq!(row_of(&[]).liked(MAX_STARS + 6), [&row[..]]);
    assert_eq!(row_of(&[1, 8]).liked(9), [&row[1..7]], "a mark ends it too");
}

// 2 - 3 - 4 - (5) - (1s)
//     |              |
//     ----------------
//
// One chain from 4 would finish the card, but 3 is next to the Starting star.
#[test]
fn a8_7_a_chain_is_not_preferred_for_finishing_the_card() {
    let figure = figure("scccc", "2-3-4-5-1-3").marked(&[1, 5]);
    assert_eq!(figure.liked(3), [[3, 2], [3, 4]]);
}

// (1s) - (2*)
#[test]
fn a8_7_on_a_finished_card_nothing_is_marked() {
    let figure = figure("sg", "1-2").marked(&[1, 2]);
    assert_eq!(figure.mark(3, 0), (vec![], None));
}
