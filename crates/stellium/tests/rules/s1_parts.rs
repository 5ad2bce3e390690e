//! S1, parts: bodies, cells, discs, objectives.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::plain::{self, At};
use crate::common::*;
use stellium::{Body, Cell, CellSet, Direction, Galaxy, GalaxySet, Kind};
use tabletop::{Game, Options, Seed, SetupError};

#[test]
fn s1_1_there_are_38_bodies_of_four_kinds() {
    let counts = Body::ALL.map(Body::count);
    assert_eq!(counts, [11, 10, 9, 8]);
    for seats in 2..=4 {
        let seed = Seed::from_text("bodies");
        let state = GAME.setup(&Options::new(), seats, seed).unwrap();
        let there = Body::ALL.map(|body| {
            state.table.universe.bodies[body].len() + usize::from(state.table.bag[body])
        });
        assert_eq!(there, [11, 10, 9, 8]);
    }
}

#[test]
fn s1_1_there_are_40_objectives_and_four_tokens_for_each_player() {
    assert_eq!(GAME.objectives().all().len(), 40);
    let state = GAME
        .setup(&Options::new(), 4, Seed::from_text("tokens"))
        .unwrap();
    for player in state.table.players.of(4) {
        assert_eq!(player.tokens.iter().collect::<Vec<_>>(), Body::ALL);
        assert_eq!(player.tokens.len(), 4);
        assert!(!player.tokens.is_empty());
    }
}

#[test]
fn s1_1_two_to_four_players_are_possible() {
    let deal = |seats| GAME.deal(&Options::new(), seats, Seed::from_text("seats"));
    for seats in 2..=4 {
        assert!(deal(seats).is_ok());
    }
    for given in [0, 1, 5, 6] {
        let (least, most) = (2, 4);
        let wrong = SetupError::Seats { given, least, most };
        assert_eq!(deal(given).unwrap_err().0, [wrong]);
    }
    assert_eq!((GAME.facts().least_seats, GAME.facts().most_seats), (2, 4));
}

#[test]
fn s1_2_there_are_six_galaxies_and_ten_black_holes() {
    assert_eq!(GalaxySet::ALL.len(), 6);
    assert_eq!(CellSet::HOLES.len(), 10);
    let of_galaxies: CellSet = Galaxy::all().flat_map(|g| g.cells().iter()).collect();
    assert_eq!(of_galaxies, CellSet::GALAXIES);
    for hole in CellSet::HOLES.iter() {
        assert_eq!(hole.galaxy(), None);
    }
    for galaxy in Galaxy::all() {
        for cell in galaxy.cells().iter() {
            assert_eq!(cell.galaxy(), Some(galaxy));
        }
    }
}

fn at(cell: Cell) -> At {
    let (q, r) = cell.place();
    (q.into(), r.into())
}

#[test]
fn s1_3_the_52_cells_are_numbered_galaxy_by_galaxy_then_the_black_holes() {
    let found: BTreeMap<At, usize> = Cell::all().map(|cell| (at(cell), cell.number())).collect();
    assert_eq!(found.len(), 52);
    assert_eq!(found, plain::universe());
    assert_eq!(numbers(CellSet::CENTRES), [1, 8, 15, 22, 29, 36]);
    assert_eq!(
        numbers(CellSet::HOLES),
        [43, 44, 45, 46, 47, 48, 49, 50, 51, 52]
    );
    assert_eq!(numbers(galaxy(4).cells()), [22, 23, 24, 25, 26, 27, 28]);
    assert_eq!(galaxy(4).cell(0), cell(22));
    assert_eq!(galaxy(4).cell(6), cell(28));
}

#[test]
fn s1_3_a_galaxy_is_a_centre_and_its_six_neighbours() {
    for galaxy in Galaxy::all() {
        let centre = galaxy.cells().and(CellSet::CENTRES).single().unwrap();
        let ring = galaxy.cells().without(CellSet::only(centre));
        assert_eq!(centre.adjacent(), ring);
        for direction in Direction::all() {
            // Ring position p is the neighbour in direction d(p − 1).
            let next = centre.next(direction).unwrap();
            assert_eq!(next.number(), centre.number() + direction.number());
        }
    }
}

#[test]
fn s1_3_the_centres_stand_three_apart_in_rows_of_3_2_and_1() {
    let centres: Vec<At> = CellSet::CENTRES.iter().map(at).collect();
    let rows = [0, 3, 6].map(|row| centres.iter().filter(|centre| centre.1 == row).count());
    assert_eq!(rows, [3, 2, 1]);
    for &one in &centres {
        let nearest = centres.iter().filter(|&&other| other != one);
        assert_eq!(nearest.map(|&o| plain::distance(one, o)).min(), Some(3));
    }
}

#[test]
fn s1_3_black_holes_lie_at_distance_2_from_two_or_three_centres() {
    let mut by_centres: BTreeMap<usize, BTreeSet<At>> = BTreeMap::new();
    for q in -5..=12 {
        for r in -5..=12 {
            let distances = plain::CENTRES.map(|centre| plain::distance(centre, (q, r)));
            let near = distances.iter().filter(|&&steps| steps == 2).count();
            if near >= 2 && distances.iter().all(|&steps| steps >= 2) {
                by_centres.entry(near).or_default().insert((q, r));
            }
        }
    }
    let holes: BTreeSet<At> = CellSet::HOLES.iter().map(at).collect();
    assert_eq!(
        by_centres
            .values()
            .flatten()
            .copied()
            .collect::<BTreeSet<_>>(),
        holes
    );
    let counts: Vec<(usize, usize)> = by_centres.iter().map(|(n, set)| (*n, set.len())).collect();
    assert_eq!(counts, [(2, 6), (3, 4)], "6 on the rim, 4 inside");
    for (near, within) in [(2, 4), (3, 6)] {
        for &(q, r) in &by_centres[&near] {
            let hole = Cell::at((q as i8, r as i8)).unwrap();
            assert_eq!(hole.adjacent().len(), within, "{hole:?}");
        }
    }
}

#[test]
fn s1_3_adjacent_cells_are_neighbours_on_the_lattice() {
    for cell in Cell::all() {
        for other in Cell::all() {
            let near = plain::distance(at(cell), at(other)) == 1;
            assert_eq!(cell.adjacent().contains(other), near, "{cell:?} {other:?}");
            assert_eq!(CellSet::only(other).touches(cell), near);
        }
        let hole = cell.galaxy().is_none();
        assert!(!hole || cell.adjacent().and(CellSet::HOLES).is_empty());
    }
}

#[test]
fn s1_3_a_line_goes_across_galaxies_and_black_holes_alike() {
    let line = |from: usize, direction: usize| {
        let direction = Direction::new(direction);
        std::iter::successors(Some(cell(from)), |cell| cell.next(direction))
            .map(Cell::number)
            .collect::<Vec<_>>()
    };
    assert_eq!(line(5, 0), [5, 1, 2, 12, 8, 9, 19, 15, 16]);
    assert_eq!(line(4, 0), [4, 3, 43, 11, 10, 44, 18, 17]);
    assert_eq!(line(6, 1), [6, 1, 3, 27, 22, 24, 41, 36, 38]);
    assert_eq!(line(21, 2), [21, 15, 18, 35, 29, 32, 42, 36, 39]);
    assert_eq!(line(17, 3), [17, 18, 44, 10, 11, 43, 3, 4]);
    assert_eq!(line(37, 4), [37, 42, 45, 23, 28, 43, 2, 7]);
    assert_eq!(line(40, 5), [40, 41, 45, 33, 34, 44, 19, 20]);
}

#[test]
fn s1_3_the_outline_is_a_hexagon_so_a_line_that_leaves_it_does_not_come_back() {
    // All places between three pairs of parallel lines: a hexagon with sides of 8, 2, 8, 2, 8 and 2
    // cells.
    let inside = |(q, r): At| [q, r, q + r].iter().all(|n| (-1..=7).contains(n));
    let whole = (-3..=10).flat_map(|q| (-3..=10).map(move |r| (q, r)));
    let whole: BTreeSet<At> = whole.filter(|&place| inside(place)).collect();
    assert_eq!(Cell::all().map(at).collect::<BTreeSet<_>>(), whole);
    for cell in Cell::all() {
        for direction in Direction::all() {
            let beyond = plain::go(at(cell), direction.index(), 1);
            assert_eq!(cell.next(direction).is_none(), !inside(beyond));
            assert_eq!(
                Cell::at((beyond.0 as i8, beyond.1 as i8)),
                cell.next(direction)
            );
        }
    }
}

/// The discs as the rules print them: positions 1 to 6, clockwise.
const DISCS: [(&str, [Option<Body>; 6]); 6] = {
    let (p, c, s, n) = (Some(Planet), Some(Comet), Some(Star), Some(Supernova));
    [
        ("andromeda", [p, c, s, n, None, None]),
        ("cartwheel", [p, c, n, None, s, None]),
        ("pinwheel", [p, None, s, c, None, n]),
        ("sombrero", [p, s, n, None, c, None]),
        ("sunflower", [p, n, c, None, None, s]),
        ("whirlpool", [p, None, n, s, None, c]),
    ]
};

#[test]
fn s1_4_the_six_discs_have_the_symbols_of_the_rules() {
    assert_eq!(GAME.discs().all().len(), 6);
    for (disc, (id, ring)) in GAME.discs().all().iter().zip(DISCS) {
        assert_eq!(disc.id, id);
        for (position, symbol) in (1..).zip(ring) {
            for colour in Body::ALL {
                let here = disc.symbols[colour] == position;
                assert_eq!(here, symbol == Some(colour), "{id} {position} {colour:?}");
            }
        }
    }
}

#[test]
fn s1_4_every_galaxy_has_four_starting_cells_one_of_each_colour_on_the_ring() {
    let scene = table(2).begin();
    let universe = &scene.state.table.universe;
    for galaxy in Galaxy::all() {
        let starts = universe.starting_cells(galaxy);
        assert_eq!(starts.len(), 4);
        assert!(starts.and(CellSet::CENTRES).is_empty());
        for colour in Body::ALL {
            let own = universe.symbols[colour].and(galaxy.cells());
            assert_eq!(own.len(), 1);
            assert_eq!(own.without(starts), CellSet::EMPTY);
        }
    }
    // Cartwheel lies in galaxy 2, whose ring begins with cell 9.
    assert_eq!(numbers(universe.starting_cells(galaxy(2))), [9, 10, 11, 13]);
}

#[test]
fn s1_4_symbols_turn_with_their_disc() {
    // Whirlpool: Planet 1, Supernova 3, Star 4, Comet 6. Galaxy 3 has the cells 15 to 21.
    for turn in 0..6 {
        let scene = table(2).disc(3, 6, turn).disc(6, 3, 0).begin();
        let turned = |position: usize| 15 + 1 + (position - 1 + usize::from(turn)) % 6;
        for (colour, position) in [(Planet, 1), (Comet, 6), (Star, 4), (Supernova, 3)] {
            let on_it = scene.symbols(colour).into_iter();
            let on_it: Vec<usize> = on_it.filter(|cell| (15..=21).contains(cell)).collect();
            assert_eq!(on_it, [turned(position)], "{colour:?}, {turn} sixths");
        }
    }
}

/// Returns the symbols on the ring positions of each disc, from the data.
fn rings() -> [[Option<Body>; 6]; 6] {
    std::array::from_fn(|number| {
        let symbols = &GAME.discs().all()[number].symbols;
        let on = |position: u8| Body::ALL.into_iter().find(|&b| symbols[b] == position);
        [1, 2, 3, 4, 5, 6].map(on)
    })
}

#[test]
fn s1_4_no_colour_is_favoured() {
    let mut orders = BTreeSet::new();
    let mut gaps: BTreeMap<usize, usize> = BTreeMap::new();
    let mut neighbours: BTreeMap<[Body; 2], usize> = BTreeMap::new();
    let mut after: BTreeMap<(Body, Body), usize> = BTreeMap::new();
    let mut beside_free: BTreeMap<Body, usize> = BTreeMap::new();
    let mut alike = BTreeSet::new();
    for ring in rings() {
        let order: Vec<Body> = ring.into_iter().flatten().collect();
        assert_eq!(order[0], Planet, "the Planet comes first");
        orders.insert(order);
        let free: Vec<usize> = (0..6).filter(|&p| ring[p].is_none()).collect();
        let apart = free[1] - free[0];
        *gaps.entry(apart.min(6 - apart)).or_default() += 1;
        for here in 0..6 {
            match (ring[here], ring[(here + 1) % 6]) {
                (Some(one), Some(next)) => {
                    *after.entry((one, next)).or_default() += 1;
                    *neighbours
                        .entry([one.min(next), one.max(next)])
                        .or_default() += 1;
                }
                (Some(one), None) | (None, Some(one)) => *beside_free.entry(one).or_default() += 1,
                (None, None) => {}
            }
        }
        let mirrored: Vec<_> = ring.iter().rev().copied().collect();
        let turns = |ring: &[Option<Body>]| {
            let turn = |by: usize| [&ring[by..], &ring[..by]].concat();
            (0..6).map(turn).collect::<Vec<_>>()
        };
        alike.insert(turns(&ring).into_iter().chain(turns(&mirrored)).min());
    }
    assert_eq!(orders.len(), 6, "all six orders round a ring occur");
    assert_eq!(gaps, BTreeMap::from([(1, 2), (2, 2), (3, 2)]));
    let often = |pair| {
        if [[Planet, Comet], [Star, Supernova]].contains(pair) {
            3
        } else {
            2
        }
    };
    assert_eq!(neighbours.len(), 6);
    assert!(neighbours.iter().all(|(pair, &times)| times == often(pair)));
    assert_eq!(after.len(), 12);
    assert!(after.values().all(|times| (1..=2).contains(times)));
    assert_eq!(beside_free.into_values().collect::<Vec<_>>(), [5; 4]);
    assert_eq!(alike.len(), 6, "no disc is another one turned or mirrored");
}

#[test]
fn s1_5_there_are_ten_kinds_in_four_colours() {
    let all = GAME.objectives().all();
    for (number, (kind, colour)) in Kind::ALL
        .into_iter()
        .flat_map(|kind| Body::ALL.map(|colour| (kind, colour)))
        .enumerate()
    {
        assert_eq!((all[number].kind, all[number].colour), (kind, colour));
        assert_eq!(
            GAME.objectives().find(kind, colour).unwrap().index(),
            number
        );
    }
    let keys = Kind::ALL.map(Kind::key);
    let alignments = [
        "line",
        "arc",
        "rectangle",
        "diamond",
        "triangle",
        "tripod",
        "s",
    ];
    assert_eq!(keys[..7], alignments);
    assert_eq!(keys[7..], ["bridge", "centres", "symbols"]);
}

#[test]
fn s1_5_the_second_colour_of_a_diamond_is_the_next_one() {
    let next = [
        (Planet, Comet),
        (Comet, Star),
        (Star, Supernova),
        (Supernova, Planet),
    ];
    for objective in GAME.objectives().all() {
        let second = next.iter().find(|(colour, _)| *colour == objective.colour);
        let second = second.filter(|_| objective.kind == Kind::Diamond);
        assert_eq!(objective.second, second.map(|&(_, second)| second));
    }
}
