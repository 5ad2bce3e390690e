//! Astra in words.

mod ability;
mod action;
mod boon;
mod card;
mod element;
mod event;
mod file_error;
mod game;
mod illegal;
mod log_entry;
mod modifier;
mod ptolemy;
mod star;
mod table;

pub use ability::ability_words;
pub use boon::{boon_kind_words, boon_words};
pub use card::{card_name, of_card, the_card};
pub use element::element_words;
pub use file_error::file_error_words;
pub use modifier::{modifier_name, modifier_words};
pub use star::{star_kind_words, star_name};
