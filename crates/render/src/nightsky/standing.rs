//! The place of every piece on the map. Pieces that share a constellation stand side by side.

use ::nightsky::{Instrument, PublicState};
use sky::{Constellation, Point};
use tabletop::Seat;
use words::Language;

use super::map::SkyMap;
use super::spot::Spot;

/// A piece's place on the map.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    /// Its constellation.
    pub cell: Constellation,
    /// The spot within it.
    pub spot: Spot,
}

/// The places of all pieces.
pub(super) struct Standing {
    /// The place of the Sun.
    pub sun: Point,
    instruments: [Option<Stand>; 3],
    eyes: Vec<Stand>,
}

impl Standing {
    /// Finds a spot for each piece in a fixed order, so that earlier pieces do not make room for
    /// later ones.
    pub fn of(map: &SkyMap, language: Language, table: &PublicState) -> Self {
        let sheet = map.sheet(language);
        let sun = map.stations[table.sun.index()];
        let mut taken = vec![sun];
        let mut stand = |cell: Constellation| {
            let spot = sheet.spots.of_cell(cell).free(&taken);
            taken.push(spot.at);
            Stand { cell, spot }
        };
        let instruments = table.instruments.map(|cell| Some(stand(cell)));
        let players = table.players.of(table.seat_count()).iter();
        let eyes = players.map(|player| stand(player.eye)).collect();
        Self {
            sun,
            instruments,
            eyes,
        }
    }

    /// Returns the place of an instrument; the eye is the given player's.
    pub fn stand(&self, instrument: Instrument, seat: Seat) -> Option<Stand> {
        match instrument {
            Instrument::Eye => self.eyes.get(seat.index()).copied(),
            Instrument::Binoculars => self.instruments[0],
            Instrument::Refractor => self.instruments[1],
            Instrument::Telescope => self.instruments[2],
        }
    }

    /// Returns all pieces except the Sun.
    pub fn all(&self) -> impl Iterator<Item = Stand> {
        self.instruments.iter().flatten().chain(&self.eyes).copied()
    }

    /// Returns all occupied points.
    pub fn taken(&self) -> Vec<Point> {
        let pieces = self.all().map(|stand| stand.spot.at);
        [self.sun].into_iter().chain(pieces).collect()
    }
}
