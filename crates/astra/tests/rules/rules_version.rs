//! A game continues under the version of the rules it began with. `tests/data/rules-1.jsonl` is a
//! solo game that was played and recorded when there was only version 1. The files next to it are
//! the data it was played with, so that the built-in cards may change.

use std::sync::LazyLock;

use astra::{Astra, CardSet, Event, PtolemyEvent, RulesVersion, TableData};
use tabletop::{Game, Line, Record, ReplayError, Scripted, Step, replay, replay_with};

use crate::common::*;

const RECORD: &str = include_str!("../data/rules-1.jsonl");

/// The newest rules with the data of the record.
static THEN: LazyLock<Astra> = LazyLock::new(|| {
    let cards = CardSet::parse(include_str!("../data/rules-1-cards.toml")).unwrap();
    let table = TableData::parse(include_str!("../data/rules-1-table.toml")).unwrap();
    Astra::with_data(cards, table)
});

fn record() -> Record<Astra> {
    Record::parse(RECORD, 1).unwrap()
}

fn by(version: u32) -> Astra {
    THEN.clone().with_rules(version).unwrap()
}

fn telescopes_spent(events: &[Event]) -> usize {
    let spent = |step: &PtolemyEvent| matches!(step, PtolemyEvent::TelescopeSpent { .. });
    ptolemys(events).iter().filter(|&step| spent(step)).count()
}

/// Returns the events a step of the record would have under the newest rules.
fn played_anew(step: &Step<'_, Astra>) -> Vec<Event> {
    let Line::Action {
        seat,
        action,
        ref chance,
        ..
    } = *step.line
    else {
        return step.events.to_vec();
    };
    let mut events = Vec::new();
    let mut sink = Scripted::new(&mut events, chance);
    let mut state = step.before.clone();
    THEN.apply(&mut state, seat, action, &mut sink).unwrap();
    events
}

#[test]
fn the_newest_rules_are_used_unless_others_are_asked_for() {
    assert_eq!(THEN.rules_version(), 2);
    assert_eq!(THEN.facts().rules_version, THEN.rules_version());
    for version in [1, 2] {
        assert_eq!(by(version).rules_version(), version);
        assert_eq!(by(version).data_hash(), THEN.data_hash());
        let known = RulesVersion::from_number(version).unwrap();
        assert_eq!(known.number(), version);
    }
    for unknown in [0, 3] {
        assert!(THEN.clone().with_rules(unknown).is_none());
    }
}

#[test]
fn a_record_of_version_1_replays_by_version_1() {
    let game = by(1);
    let replayed = replay(&game, &record()).unwrap();
    assert!(replayed.over);
    assert_eq!(replayed.sitting.record().to_text(), RECORD);
}

#[test]
fn version_2_refuses_a_record_of_version_1() {
    let refused = replay(&*THEN, &record()).unwrap_err();
    assert!(matches!(refused, ReplayError::Game { .. }), "{refused}");
    // With the version in the header changed, it does not play the same game.
    let mut renamed = record();
    renamed.header.rules = 2;
    let refused = replay(&*THEN, &renamed).unwrap_err();
    assert!(
        matches!(
            refused,
            ReplayError::Chance { .. } | ReplayError::State { .. }
        ),
        "{refused}"
    );
}

#[test]
fn the_record_of_version_1_exercises_both_rulings_that_changed() {
    let game = by(1);
    let (mut other_chain, mut other_telescopes) = (0, 0);
    replay_with(&game, &record(), usize::MAX, |step| {
        let anew = played_anew(&step);
        match (telescopes_spent(step.events), telescopes_spent(&anew)) {
            (0, 0) if anew != step.events => other_chain += 1, // A8.7
            (then, now) if then != now => other_telescopes += 1, // A8.8
            _ => {}
        }
    })
    .unwrap();
    assert!(other_chain > 0 && other_telescopes > 0);
}
