//! If a record has a seed, every random outcome must follow from it, in every game.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use astra::Astra;
use nightsky::NightSky;
use stellium::Stellium;
use tabletop::{
    Chance, Game, Line, Options, Record, ReplayError, Seed, Sitting, StateHash, replay,
};

/// Returns the record of a game that has just begun, with its seed.
fn opened<G: Game + Clone>(game: &G, seats: usize) -> Record<G> {
    let names = vec![String::new(); seats];
    let seed = Seed::from_text("seeds");
    let sitting = Sitting::open(game, &Options::new(), names, seed).unwrap();
    sitting.into_record()
}

/// Plays a game to its end with random actions.
fn played_on<G: Game + Clone>(game: &G, record: &Record<G>) -> Record<G> {
    let mut sitting = replay(game, record).unwrap().sitting;
    let mut choices = Chance::new(Seed::from_text("choices"));
    sitting
        .play_out(|_, _, _, legal| legal[choices.below(legal.len() as u32) as usize])
        .unwrap();
    sitting.into_record()
}

fn outcomes<A>(line: &Line<A>) -> &[u32] {
    match line {
        Line::Action { chance, .. } => chance,
        _ => &[],
    }
}

/// Returns why a record is invalid, if it is.
fn refusal<G: Game + Clone>(game: &G, record: &Record<G>) -> Option<ReplayError<G::Illegal>> {
    replay(game, record).err()
}

/// Returns a game that was played without its seed, joined with the header that has the seed. Every
/// hash is right.
fn joined<G: Game + Clone>(game: &G, seats: usize) -> Record<G> {
    let whole = opened(game, seats);
    let mut unseeded = whole.clone();
    unseeded.header.seed = None;
    let mut other = played_on(game, &unseeded);
    assert!(
        refusal(game, &other).is_none(),
        "it is valid without a seed"
    );
    other.header.seed = whole.header.seed;
    other
}

fn assert_joined_is_refused<G: Game + Clone>(game: &G, seats: usize) {
    let record = joined(game, seats);
    let refused = refusal(game, &record);
    let Some(ReplayError::SeedInPlay { n }) = refused else {
        panic!("{seats} seats: {refused:?}")
    };
    assert!(!outcomes(&record.lines[n - 1]).is_empty());
    let own = played_on(game, &opened(game, seats));
    assert!(
        refusal(game, &own).is_none(),
        "a game's own outcomes are valid"
    );
}

#[test]
fn a_seed_with_other_outcomes_is_refused() {
    let astra = Astra::new().unwrap();
    assert_joined_is_refused(&astra, 1);
    for seats in 2..=5 {
        let record = joined(&astra, seats);
        assert!(
            record.lines.iter().all(|line| outcomes(line).is_empty()),
            "in Astra, only Ptolemy draws at random"
        );
        assert!(refusal(&astra, &record).is_none());
    }
    for seats in 2..=4 {
        assert_joined_is_refused(&Stellium::new().unwrap(), seats);
    }
    for seats in 3..=6 {
        assert_joined_is_refused(&NightSky::new().unwrap(), seats);
    }
}

/// Returns a game up to line `n`, with one outcome of that line changed.
fn changed<G: Game + Clone>(record: &Record<G>, n: usize, which: usize, to: u32) -> Record<G> {
    let mut front = record.clone();
    front.lines.truncate(n);
    if let Some(Line::Action { chance, .. }) = front.lines.last_mut() {
        chance[which] = to;
    }
    front
}

/// Sets the hash of the last line.
fn set_hash<G: Game + Clone>(record: &mut Record<G>, hash: StateHash) {
    if let Some(Line::Action { state, .. }) = record.lines.last_mut() {
        *state = hash;
    }
}

/// Corrects the hash of the last line and returns whether the game is valid without its seed.
fn holds_unseeded<G: Game + Clone>(game: &G, record: &mut Record<G>) -> bool {
    let seed = record.header.seed.take();
    if let Some(ReplayError::State { expected, .. }) = refusal(game, record) {
        set_hash(record, expected);
    }
    let holds = refusal(game, record).is_none();
    record.header.seed = seed;
    holds
}

/// Changes each outcome of a game to another one that the rules allow, if there is one, and asserts
/// that the change is refused.
fn assert_every_change_is_refused<G: Game + Clone>(game: &G, seats: usize) {
    let record = played_on(game, &opened(game, seats));
    let mut allowed = 0;
    for (line, n) in record.lines.iter().zip(1..) {
        for (which, &outcome) in outcomes(line).iter().enumerate() {
            let other = if outcome == 0 { 1 } else { outcome - 1 };
            let mut changed = changed(&record, n, which, other);
            if !holds_unseeded(game, &mut changed) {
                continue;
            }
            allowed += 1;
            let refused = refusal(game, &changed);
            assert!(
                matches!(refused, Some(ReplayError::SeedInPlay { n: at }) if at == n),
                "line {n}: {refused:?}"
            );
        }
    }
    assert!(allowed > 10, "only {allowed} changes are allowed");
}

#[test]
fn every_changed_outcome_is_refused_at_its_line() {
    assert_every_change_is_refused(&Astra::new().unwrap(), 1);
    assert_every_change_is_refused(&Stellium::new().unwrap(), 2);
    assert_every_change_is_refused(&NightSky::new().unwrap(), 3);
}
