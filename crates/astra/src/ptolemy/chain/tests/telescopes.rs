//! The chains that finish a card, and how Ptolemy uses telescopes for them (A8.8).

use super::figure;
use crate::RulesVersion;

// (1s) - 2 - 3 - 4
#[test]
fn a8_8_one_chain_finishes_a_row() {
    let figure = figure("sccg", "1-2-3-4").marked(&[1]);
    assert_eq!(figure.finish(1).unwrap(), [[2, 3, 4]]);
    assert_eq!(figure.finish(3).unwrap(), [[2, 3, 4]]);
}

//  2
//  |
// (1s) - 3
//  |
//  4 - 5
#[test]
fn a8_8_a_card_is_not_finished_with_more_chains_than_allowed() {
    let figure = figure("scccc", "1-2, 1-3, 1-4-5").marked(&[1]);
    assert_eq!(figure.finish(1), None);
    assert_eq!(figure.finish(2), None);
    let chains = vec![vec![2], vec![3], vec![4, 5]];
    assert_eq!(figure.finish(3), Some(chains.clone()));
    assert_eq!(figure.finish(4), Some(chains), "as few as possible");
}

// 4 - 3 - 2 - 5
//     |       |
//     -- (1s) --
//
// Beginning with 3, the lowest number, would take two chains.
#[test]
fn a8_8_the_fewest_chains_are_found() {
    let figure = figure("scccc", "4-3-2-5-1-3").marked(&[1]);
    assert_eq!(figure.finish(2).unwrap(), [[5, 2, 3, 4]]);
}

// (1s) - 2 - 3
//        |
//        4 - 5
//
// Before this turn, no star next to 4 was marked.
#[test]
fn a8_8_a_chain_may_begin_next_to_a_star_of_an_earlier_chain() {
    let figure = figure("scccc", "1-2-3, 2-4-5").marked(&[1]);
    assert_eq!(figure.finish(1), None);
    assert_eq!(figure.finish(2).unwrap(), [vec![2, 3], vec![4, 5]]);
}

// 1 - 2 - 3s - 4 - 5
#[test]
fn a8_8_a_card_without_marks_begins_with_the_starting_star() {
    let figure = figure("ccscc", "1-2-3-4-5");
    assert_eq!(figure.finish(1), None, "from an end it would take one");
    assert_eq!(figure.finish(2).unwrap(), [vec![3, 2, 1], vec![4, 5]]);
}

// 2 - (1s) - 4 - (3) - 5
//
// If 3 were not marked, 4, 3 and 5 would form one chain.
#[test]
fn a8_8_no_chain_goes_over_a_marked_star() {
    let figure = figure("scccc", "2-1-4-3-5").marked(&[1, 3]);
    assert_eq!(figure.finish(2), None);
    assert_eq!(figure.finish(3).unwrap(), [[2], [4], [5]]);
}

// 3 - (1s) - 2
#[test]
fn a8_8_the_prescribed_chain_comes_first_and_is_drawn_as_usual() {
    let figure = figure("scc", "3-1-2").marked(&[1]);
    assert_eq!(figure.observe(2, 1, 0), [[2], [3]]);
    assert_eq!(figure.observe(2, 1, 1), [[3], [2]]);
    assert_eq!(figure.observe(2, 0, 1), [[3]], "without a telescope");
}

// 2 - 3 - 4 - (5) - (1s)
//     |              |
//     ----------------
//
// One chain from 4 could finish the card, but A8.7 makes him begin with 3 and spend a telescope on
// the rest.
#[test]
fn a8_8_a_second_observe_is_needed_where_the_prescribed_chain_does_not_finish() {
    let figure = figure("scccc", "2-3-4-5-1-3").marked(&[1, 5]);
    assert_eq!(figure.observe(3, 1, 0), [vec![3, 2], vec![4]]);
    assert_eq!(figure.observe(3, 0, 0), [[3, 2]]);
    assert_eq!(figure.observe(2, 1, 0), [[3, 2]], "more than X are left");
    let before = figure.by(RulesVersion::One);
    assert_eq!(before.observe(3, 1, 0), [[3, 2]], "none in version 1");
}

// 6 - 3 - 2* - (1s) - 4 - 5
//         |
//         7
//
// After 2, 3, 6, two more chains are needed.
#[test]
fn a8_8_with_too_few_telescopes_he_marks_the_prescribed_chain_alone() {
    let figure = figure("sgccccc", "6-3-2-1-4-5, 2-7").marked(&[1]);
    assert_eq!(figure.observe(6, 1, 0), [[2, 3, 6]]);
    assert_eq!(
        figure.observe(6, 2, 0),
        [vec![2, 3, 6], vec![4, 5], vec![7]]
    );
}

//  2
//  |
// (1s) - 3
//  |
//  4 - 5
//
// A8.7 alone would begin with 4, 5.
#[test]
fn a8_8_in_version_1_he_takes_any_chains_that_finish_the_card() {
    let figure = figure("scccc", "1-2, 1-3, 1-4-5").marked(&[1]);
    let before = figure.by(RulesVersion::One);
    assert_eq!(before.observe(4, 2, 0), [vec![2], vec![3], vec![4, 5]]);
    assert_eq!(before.observe(4, 1, 0), [[4, 5]], "too few telescopes");
}
