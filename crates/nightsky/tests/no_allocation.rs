//! Listing and applying actions allocates nothing: a search applies millions of them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]
use std::collections::BTreeSet;

use nightsky::{Action, NightSky, State};
use tabletop::{Chance, Game, NullSink, Options, Seat, Seed};
use testing::{CountingAllocator, allocations, step_allocations, variant_name};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// The statistics of a game: its actions, their allocations, and the stages it went through.
#[derive(Default)]
struct Played {
    steps: u64,
    allocations: u64,
    stages: BTreeSet<String>,
}

/// Returns one of the actions, usually one that leads to an observation.
fn chosen(game: &NightSky, state: &State, actions: &[Action], chance: &mut Chance) -> Action {
    let table = &state.table;
    let own = table.players[table.active].face_up();
    let wanted = |action: &&Action| match action {
        Action::Play(_) => true,
        Action::Move(cell) => {
            let sun = game.board().cell_of(table.sun) == *cell;
            let solar = sun && !game.solar_cards().and(own).is_empty();
            solar || !game.cards_of(*cell).and(own).is_empty()
        }
        _ => false,
    };
    let worthwhile: Vec<&Action> = actions.iter().filter(wanted).collect();
    if !worthwhile.is_empty() && chance.below(4) > 0 {
        return *worthwhile[chance.below(worthwhile.len() as u32) as usize];
    }
    actions[chance.below(actions.len() as u32) as usize]
}

/// Plays a whole random game.
fn play(
    game: &NightSky,
    options: &Options,
    seats: usize,
    seed: Seed,
    actions: &mut Vec<Action>,
) -> Played {
    let mut state = game
        .setup(options, seats, seed)
        .expect("the options are valid");
    let mut chance = Chance::new(seed);
    let mut played = Played::default();
    loop {
        let waiting: Vec<Seat> = game.to_act(&state).iter().collect();
        if waiting.is_empty() {
            return played;
        }
        let seat = waiting[chance.below(waiting.len() as u32) as usize];
        played.stages.insert(variant_name(&state.table.stage));
        let choose = |state: &State, actions: &[Action]| chosen(game, state, actions, &mut chance);
        played.allocations += step_allocations(game, &mut state, seat, actions, choose);
        played.steps += 1;
    }
}

#[test]
fn playing_allocates_nothing() {
    let game = NightSky::new().unwrap();
    let run = Seed::from_text("no allocation");
    // This also checks that the counter works. The list belongs to the caller and has room for the
    // actions of any position, at most a move to every cell.
    let (mut actions, made) = allocations(|| Vec::with_capacity(128));
    assert_eq!(made, 1);
    let mut stages = BTreeSet::new();
    for seats in 3..=6 {
        for (draft, die) in [("rush", "on"), ("turns", "off")] {
            let options = Options::new().with("draft", draft).with("die", die);
            // The first game is the warm-up.
            play(&game, &options, seats, run.of_game(0), &mut actions);
            let mut steps = 0;
            for number in 1..=8 {
                let seed = run.of_game(number);
                let mut played = play(&game, &options, seats, seed, &mut actions);
                let made = played.allocations;
                assert_eq!(made, 0, "game {number} of {seats} players");
                steps += played.steps;
                stages.append(&mut played.stages);
            }
            assert!(steps > 500, "{steps} actions");
        }
    }
    assert_eq!(stages.len(), 8, "{stages:?}");
}

#[test]
fn a_refusal_allocates_nothing() {
    let game = NightSky::new().unwrap();
    let mut state = game
        .setup(&Options::new(), 3, Seed::from_text("refused"))
        .unwrap();
    let (refused, made) =
        allocations(|| game.apply(&mut state, Seat::new(0), Action::Roll, &mut NullSink));
    assert_eq!(made, 0);
    assert!(refused.is_err());
}
