//! Bodies of the solar system and how they appear from Earth.

use std::collections::HashSet;

use language::{ByLanguage, Language, Named};
use serde::{Deserialize, Serialize};

use crate::csv_table::CsvTable;
use crate::{DataError, Fault, Instrument};

/// The kind of a solar system body.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BodyKind {
    /// The Sun.
    Star,
    /// The Moon.
    Moon,
    /// A planet.
    Planet,
    /// A dwarf planet.
    DwarfPlanet,
    /// An asteroid.
    Asteroid,
    /// A moon of Jupiter.
    MoonOfJupiter,
    /// A moon of Saturn.
    MoonOfSaturn,
    /// A comet.
    Comet,
}

impl BodyKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Star,
        Self::Moon,
        Self::Planet,
        Self::DwarfPlanet,
        Self::Asteroid,
        Self::MoonOfJupiter,
        Self::MoonOfSaturn,
        Self::Comet,
    ];

    /// Returns the key of this kind in data files and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Star => "star",
            Self::Moon => "moon",
            Self::Planet => "planet",
            Self::DwarfPlanet => "dwarf_planet",
            Self::Asteroid => "asteroid",
            Self::MoonOfJupiter => "moon_of_jupiter",
            Self::MoonOfSaturn => "moon_of_saturn",
            Self::Comet => "comet",
        }
    }
}

/// A body of the solar system.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Body {
    /// Its names by language.
    #[serde(flatten)]
    pub names: ByLanguage<String>,
    /// The kind of the body.
    pub kind: BodyKind,
    /// Its magnitude when well placed.
    pub magnitude: f64,
    /// Its magnitude at its brightest.
    pub brightest: f64,
    /// Its diameter in arcseconds when well placed; for a comet, that of the coma.
    pub size: f64,
    /// Its maximum diameter in arcseconds; `None` where the table gives none.
    pub largest: Option<f64>,
    /// The smallest instrument that shows it as a point of light. The Sun requires a certified
    /// filter in any case.
    pub instrument: Instrument,
    /// The smallest instrument that shows a disc; `None` for comets.
    pub disc: Option<Instrument>,
}

impl Body {
    /// The number of bodies.
    pub const COUNT: usize = 24;

    /// Reads the table.
    pub(crate) fn parse(text: &str, errors: &mut Vec<DataError>) -> Vec<Self> {
        let mut table = CsvTable::new("solar_system.csv", errors);
        let rows = table.rows::<Named<Line>>(text);
        table.count("bodies", rows.len(), Self::COUNT);
        let mut known = HashSet::new();
        for row in &rows {
            let Named { names, rest } = &row.value;
            // The English name identifies a body.
            let name = &names[Language::English];
            if !known.insert(name) {
                table.fault(row.line, Fault::Twice(name.clone()));
            }
            if let Some(fault) = rest.problem(names) {
                table.fault(row.line, fault);
            }
        }
        rows.into_iter()
            .map(|row| row.value.rest.body(row.value.names))
            .collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    r#type: BodyKind,
    vmag_typical_best: f64,
    vmag_brightest: f64,
    size_arcsec: f64,
    size_arcsec_max: Option<f64>,
    instrument: Instrument,
    instrument_disc: Option<Instrument>,
}

impl Line {
    fn body(self, names: ByLanguage<String>) -> Body {
        Body {
            names,
            kind: self.r#type,
            magnitude: self.vmag_typical_best,
            brightest: self.vmag_brightest,
            size: self.size_arcsec,
            largest: self.size_arcsec_max,
            instrument: self.instrument,
            disc: self.instrument_disc,
        }
    }

    /// Returns the problem with the line, if there is one.
    fn problem(&self, names: &ByLanguage<String>) -> Option<Fault> {
        let magnitudes = [self.vmag_brightest, self.vmag_typical_best];
        if names.has_empty() {
            Some(Fault::Wrong("a name is missing"))
        } else if !magnitudes
            .iter()
            .all(|magnitude| (-30.0..20.0).contains(magnitude))
        {
            Some(Fault::Bounds("a magnitude"))
        } else if !magnitudes.is_sorted() {
            Some(Fault::Wrong(
                "the typical magnitude is brighter than the brightest",
            ))
        } else if !(0.001..10_000.0).contains(&self.size_arcsec) {
            Some(Fault::Bounds("a size"))
        } else if self
            .size_arcsec_max
            .is_some_and(|most| most.is_nan() || most < self.size_arcsec)
        {
            Some(Fault::Wrong("the size is larger than the maximum"))
        } else if self
            .instrument_disc
            .is_some_and(|disc| disc < self.instrument)
        {
            Some(Fault::Wrong(
                "the disc needs a smaller instrument than the body itself",
            ))
        } else {
            None
        }
    }
}
