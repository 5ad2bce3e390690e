//! Ptolemy's 48 figures, drawn as lines from star to star.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::constellation_facts::ConstellationFacts;
use crate::csv_table::{CsvTable, Row};
use crate::{ConstellationSet, DataError, Fault, Stars};

/// A line of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FigureLine {
    /// The stars at its ends, by their numbers in the Bright Star Catalogue.
    pub stars: [u16; 2],
    /// How many of five published sets of figures contain the same line.
    pub references: u8,
}

/// One of Ptolemy's figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Figure {
    /// Its Latin name.
    pub name: String,
    /// The modern constellations it became: three for Argo Navis, one for all others.
    pub constellations: ConstellationSet,
    /// The lines that join its stars.
    pub lines: Vec<FigureLine>,
}

impl Figure {
    /// The number of figures.
    pub const COUNT: usize = 48;

    /// Returns the numbers of its stars in ascending order. Pegasus and Auriga each have one that
    /// lies in a neighbouring constellation.
    #[must_use]
    pub fn stars(&self) -> Vec<u16> {
        let stars: BTreeSet<u16> = self.lines.iter().flat_map(|line| line.stars).collect();
        stars.into_iter().collect()
    }

    /// Reads the table.
    pub(crate) fn parse(
        text: &str,
        constellations: &[ConstellationFacts],
        stars: &Stars,
        errors: &mut Vec<DataError>,
    ) -> Vec<Self> {
        let mut table = CsvTable::new("figures.csv", errors);
        let mut figures: Vec<Self> = Vec::new();
        for row in table.rows::<Line>(text) {
            for fault in row.value.problems(stars) {
                table.fault(row.line, fault);
            }
            add(&mut figures, &mut table, row);
        }
        for figure in &mut figures {
            figure.constellations = heirs(&figure.name, constellations);
            if figure.constellations.is_empty() {
                let (what, name) = ("constellation of the figure", figure.name.clone());
                table.general(Fault::Unknown { what, name });
            }
        }
        let known = |name: &String| figures.iter().any(|figure| figure.name == *name);
        let named = constellations
            .iter()
            .filter_map(|facts| facts.figure.as_ref());
        for name in named.filter(|name| !known(name)) {
            let (what, name) = ("figure", name.clone());
            table.general(Fault::Unknown { what, name });
        }
        table.count("figures", figures.len(), Self::COUNT);
        figures
    }
}

/// Returns the modern constellations that this figure became.
fn heirs(figure: &str, constellations: &[ConstellationFacts]) -> ConstellationSet {
    let facts = constellations.iter();
    facts
        .filter(|facts| facts.figure.as_deref() == Some(figure))
        .map(|facts| facts.constellation)
        .collect()
}

/// Adds a line to its figure, which is the last one or a new one.
fn add(figures: &mut Vec<Figure>, table: &mut CsvTable<'_>, row: Row<Line>) {
    let line = FigureLine {
        stars: [row.value.hr_a, row.value.hr_b],
        references: row.value.refs,
    };
    let name = row.value.figure;
    if figures.last().is_none_or(|figure| figure.name != name) {
        if figures.iter().any(|figure| figure.name == name) {
            table.fault(row.line, Fault::Twice(name.clone()));
        }
        figures.push(Figure {
            name,
            constellations: ConstellationSet::EMPTY,
            lines: Vec::new(),
        });
    }
    if let Some(figure) = figures.last_mut() {
        let [a, b] = line.stars;
        let same = |other: &FigureLine| other.stars == [a, b] || other.stars == [b, a];
        if figure.lines.iter().any(same) {
            table.fault(row.line, Fault::Twice(format!("the line {a}–{b}")));
        }
        figure.lines.push(line);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    figure: String,
    hr_a: u16,
    hr_b: u16,
    refs: u8,
}

impl Line {
    /// Returns the problem with the line, if there is one.
    fn problems(&self, stars: &Stars) -> Vec<Fault> {
        let ends = [self.hr_a, self.hr_b].into_iter();
        let missing = ends.filter(|&hr| stars.get(hr).is_none());
        let mut faults: Vec<Fault> = missing
            .map(|hr| Fault::Unknown {
                what: "star",
                name: hr.to_string(),
            })
            .collect();
        if self.hr_a == self.hr_b {
            faults.push(Fault::Wrong("a line must join two different stars"));
        }
        if self.refs > 5 {
            faults.push(Fault::Bounds("the number of references"));
        }
        faults
    }
}
