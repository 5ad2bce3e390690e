//! Listing and carrying out actions allocates nothing, because search plays millions of them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]
use astra::Astra;
use tabletop::{Chance, Game, Options, Seed};
use testing::{CountingAllocator, allocations, step_allocations};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays a whole random game. Returns the number of actions and the number of their allocations.
fn play(game: &Astra, seats: usize, seed: Seed, actions: &mut Vec<astra::Action>) -> (u64, u64) {
    let mut state = game.setup(&Options::new(), seats, seed).expect("a game");
    let mut chance = Chance::new(seed);
    let (mut steps, mut made) = (0, 0);
    while let Some(seat) = game.to_act(&state).first() {
        made += step_allocations(game, &mut state, seat, actions, |_, actions| {
            actions[chance.below(actions.len() as u32) as usize]
        });
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
    let (mut actions, made) = allocations(|| Vec::with_capacity(128));
    assert_eq!(made, 1);
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
