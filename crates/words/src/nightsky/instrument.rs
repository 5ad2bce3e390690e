//! Instruments in words.

use ::nightsky::Instrument;

use crate::{Language, text};

/// The name of a means of observation.
#[must_use]
pub fn instrument_name(language: Language, instrument: Instrument) -> String {
    form(language, instrument, "")
}

/// The name with its article: “the refractor”.
pub(super) fn the_instrument(language: Language, instrument: Instrument) -> String {
    form(language, instrument, ".the")
}

/// What is observed with: “with the refractor”.
pub(super) fn with_instrument(language: Language, instrument: Instrument) -> String {
    form(language, instrument, ".with")
}

/// It falls, at the beginning of a sentence: binoculars are many.
pub(super) fn instrument_falls(language: Language, instrument: Instrument) -> String {
    form(language, instrument, ".falls")
}

fn form(language: Language, instrument: Instrument, form: &str) -> String {
    let key = format!("nightsky-instrument-{}{form}", instrument.key());
    text(language, &key, &[])
}
