//! Which constellations share a border: the facts, and that they follow from the border lines.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::{BTreeMap, BTreeSet};

use sky::{Borders, Catalogue, Constellation, ConstellationSet, Edge};

fn borders() -> &'static Borders {
    Catalogue::built_in().borders()
}

fn named(abbr: &str) -> Constellation {
    Constellation::from_abbr(abbr).unwrap()
}

#[test]
fn there_are_255_borders_and_8_corners() {
    assert_eq!(borders().all().len(), 255);
    assert_eq!(borders().corners().len(), 8);
    for &[a, b] in borders().corners() {
        assert!(!a.neighbours().contains(b), "{a} {b}");
        assert_eq!(borders().between(a, b), None);
    }
}

#[test]
fn neighbours_are_mutual_and_no_constellation_is_its_own_neighbour() {
    let mut both_ways = 0;
    for a in Constellation::all() {
        assert!(!a.neighbours().contains(a));
        for b in a.neighbours().iter() {
            assert!(b.neighbours().contains(a));
            let border = borders().between(a, b).unwrap();
            assert_eq!(borders().between(b, a), Some(border));
            both_ways += 1;
        }
    }
    assert_eq!(both_ways, 2 * 255);
}

#[test]
fn only_the_southern_cross_has_just_two_neighbours() {
    for constellation in Constellation::all() {
        let count = constellation.neighbours().len();
        match constellation.abbr() {
            "Cru" => assert_eq!(format!("{:?}", constellation.neighbours()), "{Cen, Mus}"),
            abbr => assert!(count >= 3, "{abbr}: {count}"),
        }
    }
}

#[test]
fn every_constellation_can_be_reached_from_every_other() {
    let mut reached = ConstellationSet::only(named("Ori"));
    loop {
        let next = reached.iter().fold(reached, |all, constellation| {
            all.or(constellation.neighbours())
        });
        if next == reached {
            break;
        }
        reached = next;
    }
    assert_eq!(reached, ConstellationSet::ALL);
}

/// A piece of border line without a corner inside, by its two ends in order: seconds of right
/// ascension and minutes of declination.
type Piece = ((i32, i32), (i32, i32));

/// The constellations along each piece, with the direction of their border line there.
#[derive(Default)]
struct Sides(BTreeMap<Piece, Vec<(Constellation, bool)>>);

impl Sides {
    fn of_the_sky() -> Self {
        let outlines = Catalogue::built_in().outlines();
        let corners = Constellation::all()
            .flat_map(|c| outlines.of(c).edges())
            .map(|edge| edge.from);
        let corners: Vec<_> = corners.collect();
        let seconds: BTreeSet<i32> = corners.iter().map(|corner| corner.seconds).collect();
        let minutes: BTreeSet<i32> = corners.iter().map(|corner| corner.minutes).collect();
        let mut sides = Self::default();
        for constellation in Constellation::all() {
            for edge in outlines.of(constellation).edges() {
                sides.add(constellation, edge, &seconds, &minutes);
            }
        }
        sides
    }

    fn add(
        &mut self,
        constellation: Constellation,
        edge: Edge,
        seconds: &BTreeSet<i32>,
        minutes: &BTreeSet<i32>,
    ) {
        let forward = if edge.is_parallel() {
            edge.from.east(edge.to) > 0
        } else {
            edge.to.minutes > edge.from.minutes
        };
        let (start, end) = if forward {
            (edge.from, edge.to)
        } else {
            (edge.to, edge.from)
        };
        let stops: Vec<(i32, i32)> = if edge.is_parallel() {
            let all_round = seconds
                .range(start.seconds..)
                .chain(seconds.range(..start.seconds));
            let until_end = all_round.take_while(|&&second| second != end.seconds);
            let stops = until_end.chain([&end.seconds]);
            stops.map(|&second| (second, start.minutes)).collect()
        } else {
            let stops = minutes.range(start.minutes..=end.minutes);
            stops.map(|&minute| (start.seconds, minute)).collect()
        };
        for pair in stops.windows(2) {
            let owners = self.0.entry((pair[0], pair[1])).or_default();
            owners.push((constellation, forward));
        }
    }
}

/// Returns the length of a piece in degrees.
fn length(((s0, m0), (s1, m1)): Piece) -> f64 {
    if m0 == m1 {
        let turn = f64::from((s1 - s0).rem_euclid(86_400)) / 240.0;
        turn * (f64::from(m0) / 60.0).to_radians().cos()
    } else {
        f64::from(m1 - m0) / 60.0
    }
}

#[test]
fn every_piece_of_border_line_lies_between_two_constellations() {
    for (piece, owners) in Sides::of_the_sky().0 {
        let [(a, forward), (b, backward)] = owners[..] else {
            panic!("{piece:?}: {owners:?}");
        };
        assert!(a != b && forward != backward, "{piece:?}: {owners:?}");
    }
}

#[test]
fn neighbours_and_lengths_follow_from_the_border_lines() {
    let mut lengths: BTreeMap<[Constellation; 2], f64> = BTreeMap::new();
    for (piece, owners) in Sides::of_the_sky().0 {
        let mut pair = [owners[0].0, owners[1].0];
        pair.sort();
        *lengths.entry(pair).or_default() += length(piece);
    }
    assert_eq!(lengths.len(), borders().all().len());
    for (pair, length) in lengths {
        let border = borders().between(pair[0], pair[1]).unwrap();
        // The table has three decimals.
        assert!(
            (border.length - length).abs() < 0.000_51,
            "{pair:?} {length}"
        );
    }
}

#[test]
fn corners_follow_from_the_border_lines() {
    let mut meeting: BTreeMap<(i32, i32), ConstellationSet> = BTreeMap::new();
    for ((start, end), owners) in Sides::of_the_sky().0 {
        for (constellation, _) in owners {
            meeting.entry(start).or_default().insert(constellation);
            meeting.entry(end).or_default().insert(constellation);
        }
    }
    let mut corners = BTreeSet::new();
    for set in meeting.values() {
        assert!(set.len() <= 4);
        for a in set.iter() {
            let strangers = set.without(a.neighbours()).iter();
            corners.extend(strangers.filter(|&b| a < b).map(|b| [a, b]));
        }
    }
    assert!(corners.into_iter().eq(borders().corners().iter().copied()));
    let fours = meeting.values().filter(|set| set.len() == 4);
    assert_eq!(fours.count(), 4);
}

/// The area is what lies between the lower edges and the pole, less what lies between the upper
/// edges and the pole. The formulas are exact, because in 1875 all edges are parallels and
/// meridians.
#[test]
fn areas_follow_from_the_border_lines() {
    for constellation in Constellation::all() {
        let outline = Catalogue::built_in().outlines().of(constellation);
        let (mut area, mut turns) = (0.0, 0.0);
        for edge in outline.edges().filter(|edge| edge.is_parallel()) {
            let east = f64::from(edge.from.east(edge.to)) / 240.0;
            area -= edge.from.of_1875().dec.to_radians().sin() * east;
            turns += east;
        }
        // A line that goes all the way round encloses a pole.
        let area = (area + f64::abs(turns)).to_degrees();
        let stated = f64::from(constellation.area()) / 1000.0;
        assert!((area - stated).abs() < 0.000_51, "{constellation}: {area}");
    }
}
