//! The texts for Astra.

mod action;
mod coach;
mod event;
mod file_error;
mod game;
mod illegal;
mod log_entry;
mod names;
mod ptolemy;
mod star;
mod table;
mod why;

pub use file_error::file_error_words;
pub use names::{
    ability_words, boon_kind_words, boon_words, card_name, element_words, modifier_name,
    modifier_words, of_card, the_card,
};
pub use star::{star_kind_words, star_name};
