//! The texts for zones, signs of the zodiac and instruments.

use ::nightsky::{Instrument, Sign, Zone};
use sky::Constellation;

use crate::constellation::constellation_name;
use crate::{Language, text};

/// Returns the name of a zone of the map.
#[must_use]
pub fn zone_name(language: Language, zone: Zone) -> String {
    text(language, &format!("nightsky-zone-{}", zone.key()), &[])
}

/// Returns the name of a sign of the zodiac, which is that of its constellation.
#[must_use]
pub fn sign_name(language: Language, sign: Sign) -> String {
    constellation_name(language, cell_of(sign))
}

/// Returns the constellation of a sign.
pub(super) fn cell_of(sign: Sign) -> Constellation {
    let named = |cell: &Constellation| cell.sign().map(usize::from) == Some(sign.number());
    // Every sign has a constellation, so the default is never used.
    let cell = Constellation::all().find(named);
    cell.unwrap_or(Constellation::new(0))
}

/// Returns the name of an instrument.
#[must_use]
pub fn instrument_name(language: Language, instrument: Instrument) -> String {
    instrument_form(language, instrument, "")
}

/// Returns the name with its article: “the refractor”.
pub(super) fn the_instrument(language: Language, instrument: Instrument) -> String {
    instrument_form(language, instrument, ".the")
}

/// Returns the instrument with its preposition: “with the refractor”.
pub(super) fn with_instrument(language: Language, instrument: Instrument) -> String {
    instrument_form(language, instrument, ".with")
}

/// Returns the phrase that an instrument falls, for the beginning of a sentence. “Binoculars” takes
/// a plural verb.
pub(super) fn instrument_falls(language: Language, instrument: Instrument) -> String {
    instrument_form(language, instrument, ".falls")
}

fn instrument_form(language: Language, instrument: Instrument, form: &str) -> String {
    let key = format!("nightsky-instrument-{}{form}", instrument.key());
    text(language, &key, &[])
}
