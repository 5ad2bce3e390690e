//! Games for the unit tests of this crate.

use astra::Astra;
use nightsky::NightSky;
use stellium::Stellium;

/// A game that can be played solo, against an opponent without a seat.
pub fn solo() -> Astra {
    Astra::new().expect("the built-in data should be valid")
}

/// A game for two in which one seat acts at a time.
pub fn in_turns() -> Stellium {
    Stellium::new().expect("the built-in data should be valid")
}

/// A game in which several seats choose at once and openly.
pub fn at_once() -> NightSky {
    NightSky::new().expect("the built-in data should be valid")
}
