//! Checks that listing and applying actions allocates nothing: search plays millions of them.

#![allow(clippy::unwrap_used, reason = "tests may panic")]
use stellium::{Action, Body, ByBody, CellSet, Galaxy, State, Stellium};
use tabletop::{Chance, Game, Options, Seed};
use testing::{CountingAllocator, allocations, step_allocations};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

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
        let made = step_allocations(game, &mut state, seat, actions, |_, actions| {
            let chosen = actions[chance.below(actions.len() as u32) as usize];
            played.reloads += u64::from(matches!(chosen, Action::Reload { .. }));
            chosen
        });
        played.allocations += made;
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
    let (mut actions, made) = allocations(|| Vec::with_capacity(256));
    assert_eq!(made, 1);
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
