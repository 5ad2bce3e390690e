//! Signs of the zodiac in words.

use ::nightsky::Sign;
use sky::Constellation;

use crate::Language;
use crate::constellation::constellation_name;

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
