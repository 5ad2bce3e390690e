//! Where every piece stands on the map: side by side where several share a constellation.

use ::nightsky::{Instrument, PublicState};
use sky::{Constellation, Point};
use tabletop::Seat;
use words::Language;

use super::map::SkyMap;
use super::spot::Spot;

/// A piece and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    /// Its constellation.
    pub cell: Constellation,
    /// The place.
    pub spot: Spot,
}

/// Where all pieces stand.
pub(super) struct Standing {
    /// The Sun.
    pub sun: Point,
    instruments: [Option<Stand>; 3],
    eyes: Vec<Stand>,
}

impl Standing {
    /// Finds a place for each, in a fixed order: one that stays does not make room for one that
    /// comes after it.
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

    /// Where an instrument stands; the eye is the given player's.
    pub fn stand(&self, instrument: Instrument, seat: Seat) -> Option<Stand> {
        match instrument {
            Instrument::Eye => self.eyes.get(seat.index()).copied(),
            Instrument::Binoculars => self.instruments[0],
            Instrument::Refractor => self.instruments[1],
            Instrument::Telescope => self.instruments[2],
        }
    }

    /// All pieces but the Sun.
    pub fn all(&self) -> impl Iterator<Item = Stand> {
        self.instruments.iter().flatten().chain(&self.eyes).copied()
    }

    /// All places taken.
    pub fn taken(&self) -> Vec<Point> {
        let pieces = self.all().map(|stand| stand.spot.at);
        [self.sun].into_iter().chain(pieces).collect()
    }
}
