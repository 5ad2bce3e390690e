//! Counts allocations: listing and applying actions makes none, because search does it millions of
//! times.

#![allow(
    unsafe_code,
    reason = "the trait of allocators is unsafe; every call goes to the system allocator"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use tabletop::{Game, NullSink, Seat};

thread_local! {
    /// The allocations of this thread. Those of the test runner's other threads do not count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system allocator with a count of its calls. [`allocations`] only works in a program that has
/// it as its `#[global_allocator]`.
#[derive(Debug)]
pub struct CountingAllocator;

// SAFETY: every call is forwarded unchanged to the system allocator.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `dealloc`.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the caller upholds the contract of `realloc`.
        unsafe { System.realloc(at, layout, size) }
    }
}

fn count_one() {
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

/// Runs `work` and returns its result with the number of allocations it made.
pub fn allocations<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = COUNT.get();
    let result = work();
    (result, COUNT.get() - before)
}

/// Lists the legal actions of a seat into `actions` and applies the one that `choose` picks.
/// Returns the number of allocations of listing and applying, without those of choosing.
pub fn step_allocations<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    actions: &mut Vec<G::Action>,
    choose: impl FnOnce(&G::State, &[G::Action]) -> G::Action,
) -> u64 {
    let ((), listing) = allocations(|| {
        actions.clear();
        game.legal_actions(state, seat, actions);
    });
    let chosen = choose(state, actions);
    let (applied, applying) = allocations(|| game.apply(state, seat, chosen, &mut NullSink));
    assert!(applied.is_ok(), "listed actions are legal: {chosen:?}");
    listing + applying
}
