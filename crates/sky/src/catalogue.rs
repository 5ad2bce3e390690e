//! All facts about the sky.

use std::sync::LazyLock;

use crate::constellation_facts::{self, ConstellationFacts};
use crate::{
    Body, Borders, Constellation, DataErrors, DeepSkyObject, Figure, Outlines, Star, Stars, guide,
};

/// The contents of the data files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts<'a> {
    /// `constellations.csv`.
    pub constellations: &'a str,
    /// `neighbours.csv`.
    pub neighbours: &'a str,
    /// `borders.csv`.
    pub borders: &'a str,
    /// `stars.csv`.
    pub stars: &'a str,
    /// `figures.csv`.
    pub figures: &'a str,
    /// `deep_sky.csv`.
    pub deep_sky: &'a str,
    /// `solar_system.csv`.
    pub solar_system: &'a str,
}

impl Texts<'static> {
    /// The built-in data files.
    pub const BUILT_IN: Self = Self {
        constellations: include_str!("../data/constellations.csv"),
        neighbours: include_str!("../data/neighbours.csv"),
        borders: include_str!("../data/borders.csv"),
        stars: include_str!("../data/stars.csv"),
        figures: include_str!("../data/figures.csv"),
        deep_sky: include_str!("../data/deep_sky.csv"),
        solar_system: include_str!("../data/solar_system.csv"),
    };
}

/// All facts about the sky.
#[derive(Clone, PartialEq, Debug)]
pub struct Catalogue {
    constellations: Vec<ConstellationFacts>,
    borders: Borders,
    outlines: Outlines,
    stars: Stars,
    figures: Vec<Figure>,
    guides: Vec<Vec<u16>>,
    deep_sky: Vec<DeepSkyObject>,
    bodies: Vec<Body>,
}

impl Catalogue {
    /// Returns the built-in catalogue, which is parsed only once.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Catalogue> = LazyLock::new(|| {
            // A test parses the same files, so this never fails in a released program.
            Catalogue::parse(&Texts::BUILT_IN).expect("the built-in data should be valid")
        });
        &BUILT_IN
    }

    /// Reads and checks the data files.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the files.
    pub fn parse(texts: &Texts<'_>) -> Result<Self, DataErrors> {
        let mut errors = Vec::new();
        let constellations = constellation_facts::parse(texts.constellations, &mut errors);
        let stars = Stars::parse(texts.stars, &mut errors);
        let figures = Figure::parse(texts.figures, &constellations, &stars, &mut errors);
        let catalogue = Self {
            borders: Borders::parse(texts.neighbours, &mut errors),
            outlines: Outlines::parse(texts.borders, &mut errors),
            guides: guide::all(&stars, &figures, &mut errors),
            deep_sky: DeepSkyObject::parse(texts.deep_sky, &mut errors),
            bodies: Body::parse(texts.solar_system, &mut errors),
            constellations,
            stars,
            figures,
        };
        if errors.is_empty() {
            Ok(catalogue)
        } else {
            Err(DataErrors(errors))
        }
    }

    /// Returns the borders between constellations.
    #[must_use]
    pub const fn borders(&self) -> &Borders {
        &self.borders
    }

    /// Returns the border lines.
    #[must_use]
    pub const fn outlines(&self) -> &Outlines {
        &self.outlines
    }

    /// Returns the stars.
    #[must_use]
    pub const fn stars(&self) -> &Stars {
        &self.stars
    }

    /// Returns Ptolemy's figures.
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// Returns the figure a constellation is, or is a part of, if Ptolemy knew it.
    #[must_use]
    pub fn figure_of(&self, constellation: Constellation) -> Option<&Figure> {
        let mut figures = self.figures.iter();
        figures.find(|figure| figure.constellations.contains(constellation))
    }

    /// Returns the stars that identify a constellation: those of its figure that lie in it, or its
    /// five brightest if it has no figure. A star that a figure borrows from a neighbour does not
    /// count for the borrower, and the figure of Argo Navis is divided among Carina, Puppis and
    /// Vela.
    pub fn guide_stars(&self, constellation: Constellation) -> impl Iterator<Item = &Star> {
        let guides = self.guides[constellation.index()].iter();
        guides.filter_map(|&hr| self.stars.get(hr))
    }

    /// Returns the deep-sky objects.
    #[must_use]
    pub fn deep_sky(&self) -> &[DeepSkyObject] {
        &self.deep_sky
    }

    /// Returns the bodies of the solar system.
    #[must_use]
    pub fn bodies(&self) -> &[Body] {
        &self.bodies
    }

    pub(crate) fn facts(&self, constellation: Constellation) -> &ConstellationFacts {
        &self.constellations[constellation.index()]
    }
}
