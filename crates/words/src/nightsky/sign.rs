//! Signs of the zodiac in words.

use ::nightsky::Sign;
use sky::Constellation;

use crate::Language;
use crate::constellation::constellation_name;

/// The name of a sign of the zodiac, which is that of its constellation.
#[must_use]
pub fn sign_name(language: Language, sign: Sign) -> String {
    constellation_name(language, cell_of(sign))
}

/// The constellation of a sign.
pub(super) fn cell_of(sign: Sign) -> Constellation {
    let named = |cell: &Constellation| cell.sign().map(usize::from) == Some(sign.number());
    // Every sign has its constellation.
    let cell = Constellation::all().find(named);
    cell.unwrap_or(Constellation::new(0))
}
