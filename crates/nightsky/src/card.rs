//! Constellation cards: their objects and their points (N1.2).

use language::ByLanguage;
use serde::{Deserialize, Serialize};
use sky::Constellation;

/// The number of cards.
pub const CARDS: usize = 108;

tabletop::counted! {
    /// A card, identified by its position in the data file.
    pub struct CardId, "card", CARDS
}

tabletop::set_of! {
    /// A set of cards.
    pub struct CardSet(u128) of CardId
}

/// The kind of a celestial object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ObjectKind {
    /// A star without any of the special features below.
    Star,
    /// A star with a striking colour.
    ColouredStar,
    /// A star of varying brightness.
    VariableStar,
    /// Two stars close together.
    DoubleStar,
    /// A pattern of stars.
    Asterism,
    /// A group of stars that formed together.
    OpenCluster,
    /// A spherical cluster of many old stars.
    GlobularCluster,
    /// A bright part of the Milky Way.
    StarCloud,
    /// A cloud of glowing gas.
    EmissionNebula,
    /// The shell cast off by a dying star.
    PlanetaryNebula,
    /// The remains of an exploded star.
    SupernovaRemnant,
    /// Another galaxy.
    Galaxy,
    /// The Moon.
    Moon,
    /// A planet.
    Planet,
    /// A dwarf planet.
    DwarfPlanet,
    /// A minor planet.
    Asteroid,
    /// A comet.
    Comet,
}

impl ObjectKind {
    /// All kinds.
    pub const ALL: [Self; 17] = [
        Self::Star,
        Self::ColouredStar,
        Self::VariableStar,
        Self::DoubleStar,
        Self::Asterism,
        Self::OpenCluster,
        Self::GlobularCluster,
        Self::StarCloud,
        Self::EmissionNebula,
        Self::PlanetaryNebula,
        Self::SupernovaRemnant,
        Self::Galaxy,
        Self::Moon,
        Self::Planet,
        Self::DwarfPlanet,
        Self::Asteroid,
        Self::Comet,
    ];

    /// Returns the key of this kind in data files and texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Star => "star",
            Self::ColouredStar => "coloured_star",
            Self::VariableStar => "variable_star",
            Self::DoubleStar => "double_star",
            Self::Asterism => "asterism",
            Self::OpenCluster => "open_cluster",
            Self::GlobularCluster => "globular_cluster",
            Self::StarCloud => "star_cloud",
            Self::EmissionNebula => "emission_nebula",
            Self::PlanetaryNebula => "planetary_nebula",
            Self::SupernovaRemnant => "supernova_remnant",
            Self::Galaxy => "galaxy",
            Self::Moon => "moon",
            Self::Planet => "planet",
            Self::DwarfPlanet => "dwarf_planet",
            Self::Asteroid => "asteroid",
            Self::Comet => "comet",
        }
    }
}

/// A Constellation card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Card {
    /// The object's name in the catalogue of the sky.
    pub object: String,
    /// The constellation it is observed in, or `None` for a card of the solar system, which is
    /// observed where the Sun is (N3.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constellation: Option<Constellation>,
    /// Its names by language.
    #[serde(flatten)]
    pub names: ByLanguage<String>,
    /// The kind of the object.
    pub kind: ObjectKind,
    /// Its magnitude: the smaller, the brighter.
    pub magnitude: f64,
    /// Its longer diameter in arcminutes; `None` if it looks like a point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<f64>,
    /// The separation of a double star in arcseconds; `None` for other objects.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separation: Option<f64>,
    /// The magnitude of a double star's companion; `None` for other objects.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub companion: Option<f64>,
    /// Its points of wonder with eye, binoculars, refractor and telescope.
    pub points: [u8; 4],
}
