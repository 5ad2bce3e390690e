//! The 88 constellations.

use std::fmt;

use language::ByLanguage;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::constellation_facts::ConstellationFacts;
use crate::{Catalogue, ConstellationSet, Equatorial};

/// The abbreviations of the International Astronomical Union, in the order in which Rust sorts
/// strings: capitals come first, so Canis Major (CMa) precedes Caelum (Cae).
const ABBREVIATIONS: [&str; Constellation::COUNT] = [
    "And", "Ant", "Aps", "Aql", "Aqr", "Ara", "Ari", "Aur", "Boo", "CMa", "CMi", "CVn", "Cae",
    "Cam", "Cap", "Car", "Cas", "Cen", "Cep", "Cet", "Cha", "Cir", "Cnc", "Col", "Com", "CrA",
    "CrB", "Crt", "Cru", "Crv", "Cyg", "Del", "Dor", "Dra", "Equ", "Eri", "For", "Gem", "Gru",
    "Her", "Hor", "Hya", "Hyi", "Ind", "LMi", "Lac", "Leo", "Lep", "Lib", "Lup", "Lyn", "Lyr",
    "Men", "Mic", "Mon", "Mus", "Nor", "Oct", "Oph", "Ori", "Pav", "Peg", "Per", "Phe", "Pic",
    "PsA", "Psc", "Pup", "Pyx", "Ret", "Scl", "Sco", "Sct", "Ser", "Sex", "Sge", "Sgr", "Tau",
    "Tel", "TrA", "Tri", "Tuc", "UMa", "UMi", "Vel", "Vir", "Vol", "Vul",
];

/// One of the 88 constellations, ordered alphabetically by abbreviation (capital letters before
/// small ones).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Constellation(u8);

impl Constellation {
    /// The number of constellations.
    pub const COUNT: usize = 88;

    /// Returns the constellation with this index, counting from 0.
    ///
    /// # Panics
    /// Panics if there is no constellation with this index.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::COUNT, "the index must be below 88");
        Self(index as u8)
    }

    /// Returns the index, counting from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all constellations in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::new)
    }

    /// Returns the three-letter abbreviation: `Ori`.
    #[must_use]
    pub const fn abbr(self) -> &'static str {
        ABBREVIATIONS[self.index()]
    }

    /// Returns the constellation with this abbreviation, which is case-sensitive.
    #[must_use]
    pub fn from_abbr(abbr: &str) -> Option<Self> {
        ABBREVIATIONS.binary_search(&abbr).ok().map(Self::new)
    }

    /// Returns the Latin name: Orion.
    #[must_use]
    pub fn latin(self) -> &'static str {
        &self.facts().latin
    }

    /// Returns the genitive of the Latin name, as in the names of stars: (Alpha) Orionis.
    #[must_use]
    pub fn genitive(self) -> &'static str {
        &self.facts().genitive
    }

    /// Returns the translated names: Orion the Hunter.
    #[must_use]
    pub fn names(self) -> &'static ByLanguage<String> {
        &self.facts().names
    }

    /// Returns the area in thousandths of a square degree.
    #[must_use]
    pub fn area(self) -> u32 {
        self.facts().area
    }

    /// Returns the centre of the area. That of Serpens lies outside it, between the head and the
    /// tail.
    #[must_use]
    pub fn centre(self) -> Equatorial {
        self.facts().centre
    }

    /// Returns the sign of the zodiac that is named after it, from 1 (Aries) to 12 (Pisces).
    #[must_use]
    pub fn sign(self) -> Option<u8> {
        self.facts().sign
    }

    /// Returns the constellations it shares a border with. Meeting at a corner is not enough.
    #[must_use]
    pub fn neighbours(self) -> ConstellationSet {
        Catalogue::built_in().borders().of(self)
    }

    /// Returns the constellation that a direction (J2000) lies in.
    #[must_use]
    pub fn at(direction: Equatorial) -> Self {
        Catalogue::built_in().outlines().constellation_at(direction)
    }

    fn facts(self) -> &'static ConstellationFacts {
        Catalogue::built_in().facts(self)
    }
}

impl fmt::Debug for Constellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.abbr())
    }
}

impl fmt::Display for Constellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.abbr())
    }
}

impl Serialize for Constellation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.abbr())
    }
}

impl<'de> Deserialize<'de> for Constellation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let abbr = String::deserialize(deserializer)?;
        Self::from_abbr(&abbr).ok_or_else(|| {
            D::Error::custom(format_args!(
                "no constellation has the abbreviation “{abbr}”"
            ))
        })
    }
}
