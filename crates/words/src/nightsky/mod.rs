//! Night Sky in words.

mod action;
mod big_bang;
mod card;
mod event;
mod game;
mod illegal;
mod instrument;
mod sign;
mod stage;
mod table;
mod zone;

pub use crate::constellation::{constellation_name, in_cell};
pub use big_bang::{big_bang_name, big_bang_words};
pub use card::{card_name, kind_name, place_name};
pub use instrument::instrument_name;
pub use sign::sign_name;
pub use stage::stage_words;
pub use zone::zone_name;
