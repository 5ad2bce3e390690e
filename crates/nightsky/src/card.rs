//! Constellation cards: what they show and what it is worth (N1.2).

use language::ByLanguage;
use serde::{Deserialize, Serialize};
use sky::Constellation;

/// How many cards there are.
pub const CARDS: usize = 108;

tabletop::counted! {
    /// A card by its place in the data file.
    pub struct CardId, "card", CARDS
}

tabletop::set_of! {
    /// A set of cards.
    pub struct CardSet(u128) of CardId
}

/// What a celestial object is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ObjectKind {
    /// A star with nothing else to it.
    Star,
    /// A star of a strong colour.
    ColouredStar,
    /// A star that changes its brightness.
    VariableStar,
    /// Two stars close together.
    DoubleStar,
    /// A pattern of stars.
    Asterism,
    /// Stars born together.
    OpenCluster,
    /// A ball of very many old stars.
    GlobularCluster,
    /// A bright piece of the Milky Way.
    StarCloud,
    /// A gas that glows.
    EmissionNebula,
    /// What a dying star has cast off.
    PlanetaryNebula,
    /// What an exploded star has left.
    SupernovaRemnant,
    /// Another Milky Way.
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
    /// All of them.
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

    /// Its key in data files and words.
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

/// One Constellation card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Card {
    /// The object's name in the catalogue of the sky.
    pub object: String,
    /// Where it is observed; a card of the solar system goes with the Sun (N3.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constellation: Option<Constellation>,
    /// Its names.
    #[serde(flatten)]
    pub names: ByLanguage<String>,
    /// What it is.
    pub kind: ObjectKind,
    /// How bright it is.
    pub magnitude: f64,
    /// Its longer diameter in arcminutes, unless it is a point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<f64>,
    /// How far apart the two of a double star are, in arcseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separation: Option<f64>,
    /// The magnitude of the companion of a double star.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub companion: Option<f64>,
    /// Points of wonder with eye, binoculars, refractor, telescope.
    pub points: [u8; 4],
}
