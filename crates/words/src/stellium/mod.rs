//! Stellium in words.

mod action;
mod body;
mod cell;
mod disc;
mod event;
mod game;
mod illegal;
mod objective;
mod stage;
mod table;

pub use body::{body_words, colour_words, influence_words};
pub use cell::{cell_words, cells_words, direction_words, galaxy_number};
pub use disc::disc_name;
pub use objective::{kind_words, objective_name, objective_words};
