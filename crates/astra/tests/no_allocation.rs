//! Listing and carrying out actions allocates nothing, because search plays millions of them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]
#![allow(
    unsafe_code,
    reason = "an allocator that counts can only be written with unsafe; it hands on to the system's"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use astra::Astra;
use tabletop::{Chance, Game, NullSink, Options, Seed};

thread_local! {
    /// The allocations of this thread. Those of the test runner's other threads do not count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is forwarded to the system allocator unchanged.
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

/// Plays a whole random game. Returns the number of actions and the number of their allocations.
fn play(game: &Astra, seats: usize, seed: Seed, actions: &mut Vec<astra::Action>) -> (u64, u64) {
    let mut state = game.setup(&Options::new(), seats, seed).expect("a game");
    let mut chance = Chance::new(seed);
    let (mut steps, mut made) = (0, 0);
    while let Some(seat) = game.to_act(&state).first() {
        let before = allocations();
        actions.clear();
        game.legal_actions(&state, seat, actions);
        made += allocations() - before;
        let chosen = actions[chance.below(actions.len() as u32) as usize];
        let before = allocations();
        game.apply(&mut state, seat, chosen, &mut NullSink)
            .expect("listed actions are legal");
        made += allocations() - before;
        steps += 1;
    }
    (steps, made)
}

#[test]
fn playing_allocates_nothing() {
    let game = Astra::new().unwrap();
    let run = Seed::from_text("no allocation");
    // Check that the counter works. The caller owns the list and gives it room for any position,
    // at most every star of six cards.
    let before = allocations();
    let mut actions = Vec::with_capacity(128);
    assert_eq!(allocations(), before + 1);
    for seats in 1..=5 {
        // The first game is a warm-up.
        play(&game, seats, run.of_game(0), &mut actions);
        let mut steps = 0;
        for number in 1..=10 {
            let (taken, made) = play(&game, seats, run.of_game(number), &mut actions);
            assert_eq!(made, 0, "game {number} with {seats} players");
            steps += taken;
        }
        assert!(steps > 500, "{steps} actions");
    }
}
