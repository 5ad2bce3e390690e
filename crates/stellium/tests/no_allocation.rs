//! Checks that listing and applying actions allocates nothing: search plays millions of them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]
#![allow(
    unsafe_code,
    reason = "an allocator that counts can only be written with unsafe; it hands on to the system's"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use stellium::{Action, Body, ByBody, CellSet, Galaxy, State, Stellium};
use tabletop::{Chance, Game, NullSink, Options, Seed};

thread_local! {
    /// Allocations made by this thread; those of the test runner's other threads do not count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is forwarded unchanged to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `dealloc`.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let _ = COUNT.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller upholds the contract of `realloc`.
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations() -> u64 {
    COUNT.with(Cell::get)
}

/// Leaves one body in each galaxy and puts the others into the bag, so that galaxies are emptied
/// and reloaded, which hardly ever happens in random games.
fn thin_out(state: &mut State, chance: &mut Chance) {
    let mut bodies = ByBody::from_fn(|_| CellSet::EMPTY);
    for galaxy in Galaxy::all() {
        let cell = galaxy.cell(chance.below(7) as usize);
        bodies[Body::ALL[chance.below(4) as usize]].insert(cell);
    }
    state.table.universe.bodies = bodies;
    state.table.bag = ByBody::from_fn(|body| body.count() - bodies[body].len() as u8);
}

/// The counts of a game: actions, the allocations they made, bodies placed in reloads.
#[derive(Default)]
struct Played {
    steps: u64,
    allocations: u64,
    reloads: u64,
}

/// Plays a whole random game.
fn play(
    game: &Stellium,
    seats: usize,
    seed: Seed,
    thin: bool,
    actions: &mut Vec<Action>,
) -> Played {
    let mut state = game
        .setup(&Options::new(), seats, seed)
        .expect("a valid set-up");
    let mut chance = Chance::new(seed);
    if thin {
        thin_out(&mut state, &mut chance);
    }
    let mut played = Played::default();
    while let Some(seat) = game.to_act(&state).first() {
        let before = allocations();
        actions.clear();
        game.legal_actions(&state, seat, actions);
        played.allocations += allocations() - before;
        let chosen = actions[chance.below(actions.len() as u32) as usize];
        played.reloads += u64::from(matches!(chosen, Action::Reload { .. }));
        let before = allocations();
        game.apply(&mut state, seat, chosen, &mut NullSink)
            .expect("listed actions are legal");
        played.allocations += allocations() - before;
        played.steps += 1;
    }
    played
}

#[test]
fn playing_allocates_nothing() {
    let game = Stellium::new().unwrap();
    let run = Seed::from_text("no allocation");
    // Make sure that the counter counts. The list belongs to the caller and has room for any
    // position; the longest list possible has a placing for every cell with every influence.
    let before = allocations();
    let mut actions = Vec::with_capacity(256);
    assert_eq!(allocations(), before + 1);
    for seats in 2..=4 {
        for thin in [false, true] {
            // The first game is the warm-up.
            play(&game, seats, run.of_game(0), thin, &mut actions);
            let (mut steps, mut reloads) = (0, 0);
            for number in 1..=10 {
                let seed = run.of_game(number);
                let played = play(&game, seats, seed, thin, &mut actions);
                let made = played.allocations;
                assert_eq!(made, 0, "game {number} with {seats} players");
                steps += played.steps;
                reloads += played.reloads;
            }
            assert!(steps > 500, "{steps} actions");
            assert!(!thin || reloads > 0, "{reloads} bodies reloaded");
        }
    }
}
