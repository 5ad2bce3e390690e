//! Instruments in words.

use ::nightsky::Instrument;

use crate::{Language, text};

/// Returns the name of an instrument.
#[must_use]
pub fn instrument_name(language: Language, instrument: Instrument) -> String {
    form(language, instrument, "")
}

/// Returns the name with its article: “the refractor”.
pub(super) fn the_instrument(language: Language, instrument: Instrument) -> String {
    form(language, instrument, ".the")
}

/// Returns what is used to observe: “with the refractor”.
pub(super) fn with_instrument(language: Language, instrument: Instrument) -> String {
    form(language, instrument, ".with")
}

/// Returns that it falls, at the beginning of a sentence. “Binoculars” takes a plural verb.
pub(super) fn instrument_falls(language: Language, instrument: Instrument) -> String {
    form(language, instrument, ".falls")
}

fn form(language: Language, instrument: Instrument, form: &str) -> String {
    let key = format!("nightsky-instrument-{}{form}", instrument.key());
    text(language, &key, &[])
}
