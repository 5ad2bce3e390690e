//! The table of the constellations.

use language::{ByLanguage, Named};
use serde::Deserialize;

use crate::csv_table::CsvTable;
use crate::{Constellation, DataError, Equatorial, Fault};

/// The facts about a constellation.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ConstellationFacts {
    pub(crate) constellation: Constellation,
    pub(crate) latin: String,
    pub(crate) genitive: String,
    pub(crate) names: ByLanguage<String>,
    /// The area in thousandths of a square degree.
    pub(crate) area: u32,
    pub(crate) centre: Equatorial,
    /// The figure of Ptolemy's that it is, or is a part of.
    pub(crate) figure: Option<String>,
    pub(crate) sign: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    abbr: Constellation,
    latin: String,
    genitive: String,
    area_sq_deg: f64,
    ra_deg: f64,
    dec_deg: f64,
    figure: Option<String>,
    sign: Option<u8>,
}

impl Line {
    fn facts(self, names: ByLanguage<String>) -> ConstellationFacts {
        ConstellationFacts {
            constellation: self.abbr,
            area: (self.area_sq_deg * 1000.0).round() as u32,
            centre: self.centre(),
            latin: self.latin,
            genitive: self.genitive,
            names,
            figure: self.figure,
            sign: self.sign,
        }
    }

    const fn centre(&self) -> Equatorial {
        Equatorial {
            ra: self.ra_deg,
            dec: self.dec_deg,
        }
    }

    /// Returns the problem with the line, if there is one.
    fn problem(&self, names: &ByLanguage<String>) -> Option<Fault> {
        if self.latin.is_empty() || self.genitive.is_empty() || names.has_empty() {
            Some(Fault::Wrong("a name is missing"))
        } else if !self.centre().is_valid() {
            Some(Fault::Bounds("the centre"))
        } else if !(1.0..2000.0).contains(&self.area_sq_deg) {
            Some(Fault::Bounds("the area"))
        } else if self.sign.is_some_and(|sign| !(1..=12).contains(&sign)) {
            Some(Fault::Bounds("the sign"))
        } else {
            None
        }
    }
}

/// Reads the table. Returns all constellations in order.
pub(crate) fn parse(text: &str, errors: &mut Vec<DataError>) -> Vec<ConstellationFacts> {
    let mut table = CsvTable::new("constellations.csv", errors);
    let mut rows = table.rows::<Named<Line>>(text);
    rows.sort_by_key(|row| row.value.rest.abbr);
    for constellation in Constellation::all() {
        let mut same = rows
            .iter()
            .filter(|row| row.value.rest.abbr == constellation);
        if same.next().is_none() {
            let (what, name) = ("constellation", constellation.to_string());
            table.general(Fault::Unknown { what, name });
        }
        if let Some(second) = same.next() {
            table.fault(second.line, Fault::Twice(constellation.to_string()));
        }
    }
    for row in &rows {
        let Named { names, rest } = &row.value;
        if let Some(fault) = rest.problem(names) {
            table.fault(row.line, fault);
        }
    }
    let mut signs: Vec<u8> = rows.iter().filter_map(|row| row.value.rest.sign).collect();
    signs.sort_unstable();
    if !signs.iter().copied().eq(1..=12) {
        table.general(Fault::Wrong("the signs are not 1 to 12, each once"));
    }
    rows.into_iter()
        .map(|row| row.value.rest.facts(row.value.names))
        .collect()
}
