//! The texts for Stellium.

mod action;
mod body;
mod cell;
mod coach;
mod event;
mod game;
mod illegal;
mod objective;
mod stage;
mod table;
mod why;

pub use body::{body_words, colour_words, influence_words};
pub use cell::{cell_words, cells_words, direction_words, disc_name, galaxy_number};
pub use objective::{kind_words, objective_name, objective_words};
