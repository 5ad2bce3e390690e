//! Checks that the rules refuse forbidden actions.

use std::collections::BTreeSet;

use tabletop::{Conform, Game, NullSink, RuleBreach, Seat};

use crate::legal_actions;

/// Tries an action that the rules forbid and returns the refusal. The action must not be listed,
/// and must neither change the state nor have events.
pub fn refuse<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
) -> G::Illegal {
    let listed = legal_actions(game, state, seat).contains(&action);
    assert!(!listed, "{action:?} is listed as legal");
    let before = state.clone();
    let mut events = Vec::new();
    let refusal = game
        .apply(state, seat, action, &mut events)
        .expect_err("the rules forbid it");
    assert_eq!(*state, before, "a refused action changes nothing");
    assert_eq!(events, [], "a refused action has no events");
    refusal
}

/// Tries every action for every seat. Checks that exactly the listed ones are legal, that a refused
/// one changes nothing, and that only seats that are to act have any. Returns the refusals.
pub fn assert_unlisted_are_refused<G: Conform>(game: &G, state: &G::State) -> Vec<G::Illegal> {
    let mut refusals = Vec::new();
    for seat in Seat::of(game.seats(state)) {
        let legal = legal_actions(game, state, seat);
        assert_eq!(legal.is_empty(), !game.to_act(state).contains(seat));
        for action in game.every_action(state) {
            let mut after = state.clone();
            let applied = game.apply(&mut after, seat, action, &mut NullSink);
            assert_eq!(applied.is_ok(), legal.contains(&action), "{action:?}");
            if let Err(refusal) = applied {
                assert_eq!(after, *state, "a refused action changes nothing");
                refusals.push(refusal);
            }
        }
    }
    refusals
}

/// Checks that each refusal names its rule and that no two have the same text. List the refusals
/// with [`every_variant!`](crate::every_variant), so that none is forgotten.
pub fn assert_rules<I: RuleBreach>(rules: &[(I, &str)]) {
    let mut texts = BTreeSet::new();
    for (refusal, rule) in rules {
        assert_eq!(refusal.rule(), *rule, "{refusal:?}");
        let text = refusal.to_string();
        assert!(!texts.contains(&text), "the text is used twice: {text}");
        texts.insert(text);
    }
}
