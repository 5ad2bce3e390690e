//! A second map, as plain as can be: names and lists of names, read from the table of neighbours.
//! It has no bit sets and no distance tables.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use sky::{Constellation, Texts};

/// Two constellations, by abbreviation.
pub type Pair = (String, String);

/// The contents of the table of neighbours.
#[derive(Debug)]
pub struct Map {
    /// Pairs that share a border.
    pub borders: Vec<Pair>,
    /// Pairs that touch only at a corner.
    pub corners: Vec<Pair>,
}

/// The map, read once.
pub static MAP: LazyLock<Map> = LazyLock::new(|| {
    let mut lines = Texts::BUILT_IN.neighbours.lines();
    assert_eq!(lines.next(), Some("a,b,shared_border_deg,corner"));
    let (mut borders, mut corners) = (Vec::new(), Vec::new());
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        let pair = (fields[0].to_owned(), fields[1].to_owned());
        match fields[3] {
            "false" => borders.push(pair),
            "true" => corners.push(pair),
            other => panic!("expected true or false, not {other}"),
        }
    }
    Map { borders, corners }
});

impl Map {
    /// Returns whether two constellations share a border.
    pub fn adjacent(&self, one: &str, other: &str) -> bool {
        let is = |(a, b): &Pair| (a == one && b == other) || (a == other && b == one);
        self.borders.iter().any(is)
    }

    /// Returns the constellations that share a border with this one.
    pub fn neighbours(&self, of: &str) -> BTreeSet<String> {
        let all = Constellation::all().map(|cell| cell.abbr().to_owned());
        all.filter(|other| self.adjacent(of, other)).collect()
    }

    /// Returns the cells within this many steps of a cell, including itself.
    pub fn reachable(&self, from: &str, steps: usize) -> BTreeSet<String> {
        let mut reached = BTreeSet::from([from.to_owned()]);
        for _ in 0..steps {
            let mut next = reached.clone();
            for (a, b) in &self.borders {
                if reached.contains(a) {
                    next.insert(b.clone());
                }
                if reached.contains(b) {
                    next.insert(a.clone());
                }
            }
            reached = next;
        }
        reached
    }

    /// Returns the minimum number of steps between two cells.
    pub fn distance(&self, from: &str, to: &str) -> usize {
        (0..Constellation::COUNT)
            .find(|&steps| self.reachable(from, steps).contains(to))
            .expect("every cell can be reached")
    }
}
