//! The texts for Night Sky.

mod action;
mod card;
mod coach;
mod event;
mod game;
mod illegal;
mod names;
mod stage;
mod table;
mod why;

pub use crate::constellation::{constellation_name, in_cell};
pub use card::{big_bang_name, big_bang_words, card_name, kind_name, place_name};
pub use names::{instrument_name, sign_name, zone_name};
pub use stage::stage_words;
