//! Objects beyond the solar system that are worth observing.

use std::collections::HashSet;

use language::{ByLanguage, Named};
use serde::{Deserialize, Serialize};

use crate::csv_table::CsvTable;
use crate::{Constellation, DataError, Equatorial, Fault, Instrument};

/// The kind of a deep-sky object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeepSkyKind {
    /// A galaxy.
    Galaxy,
    /// A globular cluster.
    GlobularCluster,
    /// An open cluster.
    OpenCluster,
    /// A planetary nebula.
    PlanetaryNebula,
    /// A nebula of glowing gas.
    EmissionNebula,
    /// A nebula that reflects starlight.
    ReflectionNebula,
    /// The remains of a supernova.
    SupernovaRemnant,
    /// A dark nebula.
    DarkNebula,
    /// A star cloud of the Milky Way.
    StarCloud,
    /// A pattern of stars that is not a constellation.
    Asterism,
    /// A double star.
    DoubleStar,
    /// A variable star.
    VariableStar,
    /// A star with a striking colour.
    ColouredStar,
    /// A star without any of these features.
    Star,
}

impl DeepSkyKind {
    /// All kinds.
    pub const ALL: [Self; 14] = [
        Self::Galaxy,
        Self::GlobularCluster,
        Self::OpenCluster,
        Self::PlanetaryNebula,
        Self::EmissionNebula,
        Self::ReflectionNebula,
        Self::SupernovaRemnant,
        Self::DarkNebula,
        Self::StarCloud,
        Self::Asterism,
        Self::DoubleStar,
        Self::VariableStar,
        Self::ColouredStar,
        Self::Star,
    ];

    /// Returns the key of this kind in data files and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Galaxy => "galaxy",
            Self::GlobularCluster => "globular_cluster",
            Self::OpenCluster => "open_cluster",
            Self::PlanetaryNebula => "planetary_nebula",
            Self::EmissionNebula => "emission_nebula",
            Self::ReflectionNebula => "reflection_nebula",
            Self::SupernovaRemnant => "supernova_remnant",
            Self::DarkNebula => "dark_nebula",
            Self::StarCloud => "star_cloud",
            Self::Asterism => "asterism",
            Self::DoubleStar => "double_star",
            Self::VariableStar => "variable_star",
            Self::ColouredStar => "coloured_star",
            Self::Star => "star",
        }
    }
}

/// An object beyond the solar system.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeepSkyObject {
    /// Its designation or name: M1, Albireo.
    pub id: String,
    /// Another designation.
    pub also: Option<String>,
    /// Its names by language.
    #[serde(flatten)]
    pub names: ByLanguage<String>,
    /// Whether the name is in common use; otherwise it combines the kind and the designation.
    pub has_common_name: bool,
    /// The kind of the object.
    pub kind: DeepSkyKind,
    /// The constellation it lies in.
    pub constellation: Constellation,
    /// Its position, J2000.
    pub position: Equatorial,
    /// Its visual magnitude: the combined one for doubles and asterisms, the maximum for variables.
    pub magnitude: Option<f64>,
    /// The magnitude of a variable star at minimum; `None` for other objects.
    pub minimum: Option<f64>,
    /// Its longer axis in arcminutes.
    pub size: Option<f64>,
    /// Its companion, if one can be seen.
    pub companion: Option<Companion>,
    /// The smallest instrument that shows it well.
    pub instrument: Instrument,
}

/// The second star of a double.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Companion {
    /// Its distance from the first star in arcseconds.
    pub separation: f64,
    /// Its magnitude.
    pub magnitude: f64,
}

impl DeepSkyObject {
    /// The number of objects.
    pub const COUNT: usize = 461;

    /// Reads the table.
    pub(crate) fn parse(text: &str, errors: &mut Vec<DataError>) -> Vec<Self> {
        let mut table = CsvTable::new("deep_sky.csv", errors);
        let rows = table.rows::<Named<Line>>(text);
        table.count("objects", rows.len(), Self::COUNT);
        let mut ids = HashSet::new();
        for row in &rows {
            let Named { names, rest } = &row.value;
            if !ids.insert(&rest.id) {
                table.fault(row.line, Fault::Twice(rest.id.clone()));
            }
            if let Some(fault) = rest.problem(names) {
                table.fault(row.line, fault);
            }
        }
        rows.into_iter()
            .map(|row| row.value.rest.object(row.value.names))
            .collect()
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum NameKind {
    Common,
    Generic,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: String,
    also: Option<String>,
    name_kind: NameKind,
    r#type: DeepSkyKind,
    constellation: Constellation,
    ra_deg: f64,
    dec_deg: f64,
    vmag: Option<f64>,
    vmag_min: Option<f64>,
    size_arcmin: Option<f64>,
    sep_arcsec: Option<f64>,
    mag2: Option<f64>,
    instrument: Instrument,
}

impl Line {
    const fn position(&self) -> Equatorial {
        Equatorial {
            ra: self.ra_deg,
            dec: self.dec_deg,
        }
    }

    fn object(self, names: ByLanguage<String>) -> DeepSkyObject {
        let companion = self.sep_arcsec.zip(self.mag2);
        DeepSkyObject {
            position: self.position(),
            companion: companion.map(|(separation, magnitude)| Companion {
                separation,
                magnitude,
            }),
            has_common_name: matches!(self.name_kind, NameKind::Common),
            id: self.id,
            also: self.also,
            names,
            kind: self.r#type,
            constellation: self.constellation,
            magnitude: self.vmag,
            minimum: self.vmag_min,
            size: self.size_arcmin,
            instrument: self.instrument,
        }
    }

    /// Returns the problem with the line, if there is one.
    fn problem(&self, names: &ByLanguage<String>) -> Option<Fault> {
        let bright = |magnitude: Option<f64>| {
            magnitude.is_none_or(|magnitude| (-2.0..20.0).contains(&magnitude))
        };
        let large = |size: Option<f64>| size.is_none_or(|size| size > 0.0 && size < 2000.0);
        if self.id.is_empty() || names.has_empty() {
            Some(Fault::Wrong("a name is missing"))
        } else if !self.position().is_valid() {
            Some(Fault::Bounds("the position"))
        } else if !(bright(self.vmag) && bright(self.vmag_min) && bright(self.mag2)) {
            Some(Fault::Bounds("a magnitude"))
        } else if self
            .vmag_min
            .is_some_and(|minimum| self.vmag.is_none_or(|most| most > minimum))
        {
            Some(Fault::Wrong(
                "the object is brighter at minimum than at maximum",
            ))
        } else if !(large(self.size_arcmin) && large(self.sep_arcsec)) {
            Some(Fault::Bounds("a size"))
        } else if self.sep_arcsec.is_some() != self.mag2.is_some() {
            Some(Fault::Wrong(
                "a companion must have both a distance and a magnitude",
            ))
        } else if self.instrument == Instrument::Beyond {
            Some(Fault::Bounds("the instrument"))
        } else {
            None
        }
    }
}
