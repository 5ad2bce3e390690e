//! Short names for things and actions.

use nightsky::{Action, BigBang, CardId, CardSet, Instrument, Sign};
use sky::Constellation;
use tabletop::Seat;

use super::GAME;

pub use testing::{ANN, BEN, CAT, DAN, EVE};

pub const FAY: Seat = Seat::new(5);

/// Returns the constellation with this abbreviation.
pub fn cell(abbr: &str) -> Constellation {
    Constellation::from_abbr(abbr).unwrap_or_else(|| panic!("no constellation {abbr}"))
}

/// Returns the card with this name from the tests' own set.
pub fn card(name: &str) -> CardId {
    let found = GAME.cards().find(name);
    found.unwrap_or_else(|| panic!("no card {name}"))
}

pub fn cards(names: &[&str]) -> CardSet {
    names.iter().map(|name| card(name)).collect()
}

/// Returns the sign of the zodiac with this key.
pub fn sign(key: &str) -> Sign {
    let found = Sign::all().find(|sign| sign.key() == key);
    found.unwrap_or_else(|| panic!("no sign {key}"))
}

/// Moves an instrument there.
pub fn go(abbr: &str) -> Action {
    Action::Move(cell(abbr))
}

pub fn choose(instrument: Instrument) -> Action {
    Action::Choose(instrument)
}

pub fn play(name: &str) -> Action {
    Action::Play(card(name))
}

pub fn pick(name: &str) -> Action {
    Action::Pick(card(name))
}

pub fn cloud(instrument: Instrument) -> Action {
    Action::Cloud(instrument)
}

pub fn swap(one: Instrument, other: Instrument) -> Action {
    Action::Swap { one, other }
}

/// Returns the outcome of chance that makes the die show this.
pub fn die(shows: u32) -> u32 {
    assert!((1..=6).contains(&shows), "a die has six faces");
    shows - 1
}

/// Returns the outcome of chance that makes a token fall there: the cell's first number.
pub fn thrown(abbr: &str) -> u32 {
    let before = Constellation::all().take_while(|cell| cell.abbr() < abbr);
    before.map(Constellation::area).sum()
}

/// Returns the outcome of chance that draws a card of this kind from a pile with these counts.
pub fn drawn(counts: &[u8; 9], kind: BigBang) -> u32 {
    assert!(counts[kind as usize] > 0, "no {kind:?} is left in the pile");
    let before = counts[..kind as usize].iter().copied();
    before.map(u32::from).sum()
}
