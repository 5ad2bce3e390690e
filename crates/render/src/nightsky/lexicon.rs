//! Static texts that are needed often: names of cells, cards and instruments.

use ::nightsky::{Card, CardId, Instrument, NightSky, Zone};
use sky::Constellation;
use words::Language;
use words::nightsky::{
    card_name, constellation_name, instrument_name, kind_name, place_name, zone_name,
};

use super::desk::say;

/// An upper bound on the borders an instrument crosses.
const MAX: usize = 8;

/// The texts of one language.
pub(super) struct Lexicon {
    cells: Vec<String>,
    zones: Vec<String>,
    instruments: Vec<String>,
    cards: Vec<String>,
    labels: Vec<String>,
    away: Vec<String>,
    nothing: String,
}

impl Lexicon {
    /// Looks up all texts.
    pub fn of(language: Language, game: &NightSky) -> Self {
        let cards = || game.cards().all().iter();
        let zone = |cell| zone_name(language, Zone::of(cell));
        let instruments: Vec<String> = Instrument::ALL
            .map(|instrument| instrument_name(language, instrument))
            .into();
        Self {
            cells: Constellation::all()
                .map(|cell| constellation_name(language, cell))
                .collect(),
            zones: Constellation::all().map(zone).collect(),
            cards: cards().map(|card| card_name(language, card)).collect(),
            labels: cards()
                .map(|card| label(language, card, &instruments))
                .collect(),
            instruments,
            away: (0..=MAX).map(|borders| away(language, borders)).collect(),
            nothing: say(language, "tell-nothing", &[]),
        }
    }

    /// Returns the name of a constellation.
    pub fn cell(&self, cell: Constellation) -> &str {
        &self.cells[cell.index()]
    }

    /// Returns the name of a constellation's zone.
    pub fn zone(&self, cell: Constellation) -> &str {
        &self.zones[cell.index()]
    }

    /// Returns the name of an instrument.
    pub fn instrument(&self, instrument: Instrument) -> &str {
        &self.instruments[instrument as usize]
    }

    /// Returns the name of a card.
    pub fn card(&self, card: CardId) -> &str {
        &self.cards[card.index()]
    }

    /// Returns the text for a distance in borders.
    pub fn away(&self, borders: usize) -> &str {
        &self.away[borders.min(MAX)]
    }

    /// Returns the text for having nothing to observe.
    pub fn nothing(&self) -> &str {
        &self.nothing
    }

    /// Returns the description of a card for screen readers.
    pub fn label(&self, card: CardId) -> &str {
        &self.labels[card.index()]
    }
}

fn away(language: Language, borders: usize) -> String {
    say(language, "borders-away", &[("borders", borders.into())])
}

fn label(language: Language, card: &Card, instruments: &[String]) -> String {
    let zone = card
        .constellation
        .map(|cell| zone_name(language, Zone::of(cell)));
    let place: Vec<String> = [place_name(language, card)]
        .into_iter()
        .chain(zone)
        .collect();
    let points = instruments.iter().zip(card.points);
    let points = points.map(|(instrument, points)| format!("{instrument} {points}"));
    let args = [
        ("card", card_name(language, card).into()),
        ("kind", kind_name(language, card.kind).into()),
        ("place", place.join(", ").into()),
        ("points", points.collect::<Vec<_>>().join(", ").into()),
    ];
    say(language, "card-label", &args)
}
