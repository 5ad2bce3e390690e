//! The stars visible to the naked eye.

use serde::{Deserialize, Serialize};

use crate::csv_table::CsvTable;
use crate::{Constellation, DataError, Equatorial, Fault};

/// A star: one entry of the Hipparcos catalogue, including close companions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Star {
    /// Its number in the Bright Star Catalogue.
    pub hr: u16,
    /// Its number in the Hipparcos catalogue.
    pub hip: Option<u32>,
    /// Its letter or number in the constellation: α And, 33 Psc.
    pub designation: Option<String>,
    /// Its proper name.
    pub name: Option<String>,
    /// The constellation it lies in. Some stars are named after a neighbour: 10 UMa is in Lynx.
    pub constellation: Constellation,
    /// Its position, ignoring proper motion.
    pub position: Equatorial,
    /// Its visual magnitude.
    pub magnitude: f64,
    /// Its colour index B−V: blue below 0, red above 1.4.
    pub colour: f64,
}

/// All stars of the catalogue, ordered by number.
#[derive(Clone, PartialEq, Debug)]
pub struct Stars(Vec<Star>);

impl Stars {
    /// The number of stars.
    pub const COUNT: usize = 1654;

    /// Returns all stars.
    #[must_use]
    pub fn all(&self) -> &[Star] {
        &self.0
    }

    /// Returns the star with this number in the Bright Star Catalogue.
    #[must_use]
    pub fn get(&self, hr: u16) -> Option<&Star> {
        let found = self.0.binary_search_by_key(&hr, |star| star.hr);
        found.ok().map(|index| &self.0[index])
    }

    /// Returns the stars in a constellation.
    pub fn within(&self, constellation: Constellation) -> impl Iterator<Item = &Star> {
        let all = self.0.iter();
        all.filter(move |star| star.constellation == constellation)
    }

    /// Reads the table.
    pub(crate) fn parse(text: &str, errors: &mut Vec<DataError>) -> Self {
        let mut table = CsvTable::new("stars.csv", errors);
        let rows = table.rows::<Line>(text);
        table.count("stars", rows.len(), Self::COUNT);
        for pair in rows.windows(2) {
            let [before, row] = [&pair[0], &pair[1]];
            if row.value.hr <= before.value.hr {
                table.fault(
                    row.line,
                    Fault::Wrong("the numbers are not in ascending order"),
                );
            }
        }
        for row in &rows {
            if let Some(fault) = row.value.problem() {
                table.fault(row.line, fault);
            }
        }
        Self(rows.into_iter().map(|row| row.value.star()).collect())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    hr: u16,
    hip: Option<u32>,
    designation: Option<String>,
    name: Option<String>,
    constellation: Constellation,
    ra_deg: f64,
    dec_deg: f64,
    vmag: f64,
    bv: f64,
}

impl Line {
    const fn position(&self) -> Equatorial {
        Equatorial {
            ra: self.ra_deg,
            dec: self.dec_deg,
        }
    }

    fn star(self) -> Star {
        Star {
            position: self.position(),
            hr: self.hr,
            hip: self.hip,
            designation: self.designation,
            name: self.name,
            constellation: self.constellation,
            magnitude: self.vmag,
            colour: self.bv,
        }
    }

    /// Returns the problem with the line, if there is one.
    fn problem(&self) -> Option<Fault> {
        if !self.position().is_valid() {
            Some(Fault::Bounds("the position"))
        } else if !(-2.0..8.0).contains(&self.vmag) {
            Some(Fault::Bounds("the magnitude"))
        } else if !(-1.0..6.0).contains(&self.bv) {
            Some(Fault::Bounds("the colour"))
        } else {
            None
        }
    }
}
