//! N3.3: where an instrument can go, from every cell and for every number of steps, found in two
//! ways: by the game's tables and by spreading over the list of borders, name by name.

use std::collections::BTreeSet;

use crate::common::map::MAP;
use crate::common::*;
use nightsky::{Action, BigBang, Event, Instrument};
use sky::Constellation;
use tabletop::{Chance, Options, Seed};

fn names(cells: impl Iterator<Item = Constellation>) -> BTreeSet<String> {
    cells.map(|cell| cell.abbr().to_owned()).collect()
}

#[test]
fn n3_3_the_cells_within_six_steps_of_every_cell_match_the_borders() {
    for from in Constellation::all() {
        let mut fewer = 0;
        for steps in 0..=6 {
            let found = names(GAME.board().within(steps, from).iter());
            assert_eq!(
                found,
                MAP.reachable(from.abbr(), steps),
                "{steps} steps from {from}"
            );
            assert!(found.contains(from.abbr()));
            assert!(
                found.len() > fewer || fewer == 88,
                "more steps reach more cells"
            );
            fewer = found.len();
        }
    }
}

#[test]
fn n3_3_the_numbers_of_cells_within_reach_match_the_file() {
    let written = include_str!("../data/reach.txt").lines();
    let lines: Vec<&str> = written.filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 88);
    for (line, from) in lines.into_iter().zip(Constellation::all()) {
        let within = (1..=6).map(|steps| GAME.board().within(steps, from).len().to_string());
        let counts: Vec<String> = within.collect();
        assert_eq!(line, format!("{from}: {}", counts.join(" ")));
    }
}

#[test]
fn n3_3_the_listed_moves_of_every_instrument_match_the_borders() {
    for from in Constellation::all() {
        for instrument in Instrument::ALL {
            for clear in [false, true] {
                let mut scene = table(3).at(instrument, from.abbr());
                if clear {
                    scene = scene.drawn(BigBang::ClearNight);
                }
                scene.act(ANN, choose(instrument));
                let steps = [4, 3, 2, 1][instrument as usize] + if clear { 2 } else { 0 };
                let mut expected = MAP.reachable(from.abbr(), steps);
                expected.remove(from.abbr());
                let legal = scene.legal(ANN);
                assert_eq!(legal.len(), expected.len() + 1, "each once, and staying");
                assert_eq!(names(scene.moves().into_iter()), expected);
                assert!(legal.contains(&Action::Stay));
            }
        }
    }
}

#[test]
fn n3_3_distances_are_symmetric_and_consistent_with_neighbours() {
    let board = GAME.board();
    let mut longest = 0;
    for from in Constellation::all() {
        for to in Constellation::all() {
            let steps = board.distance(from, to);
            assert_eq!(steps, board.distance(to, from));
            assert_eq!(steps == 0, from == to);
            assert_eq!(steps == 1, MAP.adjacent(from.abbr(), to.abbr()));
            longest = longest.max(steps);
        }
        // One step more than from the nearest neighbour.
        for to in Constellation::all().filter(|&to| to != from) {
            let nearest = from
                .neighbours()
                .iter()
                .map(|cell| board.distance(cell, to))
                .min();
            assert_eq!(nearest, Some(board.distance(from, to) - 1));
        }
    }
    assert!(longest > 6, "the map is larger than any move: {longest}");
}

/// Checks that a path between two cells crosses only shared borders and that none is shorter.
fn is_shortest(path: &[Constellation], from: Constellation, to: Constellation) {
    assert_eq!((path.first(), path.last()), (Some(&from), Some(&to)));
    for pair in path.windows(2) {
        assert!(MAP.adjacent(pair[0].abbr(), pair[1].abbr()), "{path:?}");
    }
    let steps = path.len() - 1;
    assert!(MAP.reachable(from.abbr(), steps).contains(to.abbr()));
    if steps > 0 {
        let sooner = MAP.reachable(from.abbr(), steps - 1);
        assert!(
            !sooner.contains(to.abbr()),
            "there is a shorter path than {path:?}"
        );
    }
}

#[test]
fn n3_3_paths_are_shortest_and_cross_only_shared_borders() {
    let board = GAME.board();
    for from in Constellation::all() {
        for to in Constellation::all() {
            let path = board.path(from, to);
            is_shortest(&path, from, to);
            // Of several shortest paths it takes the one through the first nearer neighbours.
            for (pair, left) in path.windows(2).zip((1..path.len()).rev()) {
                let nearer = |cell: &Constellation| board.distance(*cell, to) + 1 == left;
                assert_eq!(pair[0].neighbours().iter().find(nearer), Some(pair[1]));
            }
        }
    }
}

#[test]
fn n3_3_paths_in_events_are_shortest_and_within_reach() {
    let mut moves = 0;
    for number in 0..12 {
        let seed = Seed::from_text("ways").of_game(number);
        let seats = 3 + number as usize % 4;
        let options = Options::new();
        let mut state = tabletop::Game::setup(&*REAL, &options, seats, seed).unwrap();
        let mut chance = Chance::new(seed);
        loop {
            let before = state.table.clone();
            let mut events = Vec::new();
            let step = lively::step(&REAL, &mut state, &mut chance, &mut events);
            let Some((seat, action)) = step else { break };
            let moved = events.iter().find_map(|event| match event {
                Event::InstrumentMoved {
                    seat,
                    instrument,
                    path,
                } => Some((*seat, *instrument, path)),
                _ => None,
            });
            let Action::Move(to) = action else {
                assert_eq!(moved, None);
                continue;
            };
            let (mover, instrument, path) = moved.unwrap();
            assert_eq!(mover, seat);
            is_shortest(path, before.place(instrument, seat), to);
            let clear = before.drawn == Some(BigBang::ClearNight);
            let most = instrument.steps() + if clear { 2 } else { 0 };
            assert!((1..=most).contains(&(path.len() - 1)));
            moves += 1;
        }
    }
    assert!(moves > 300, "{moves}");
}

#[test]
fn n2_1_a_place_beyond_the_whole_area_falls_in_the_last_cell() {
    let board = GAME.board();
    let last = Constellation::all().next_back().unwrap();
    for place in [board.area() - 1, board.area(), u32::MAX] {
        assert_eq!(board.thrown_at(place), last);
    }
}
