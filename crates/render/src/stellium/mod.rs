//! The pictures of Stellium: the universe of turning discs, objectives as pictograms, and every
//! target at its place on the board.

mod aim;
mod atlas;
mod attract;
mod bag;
mod belt;
mod board;
mod body;
mod cells;
mod corner;
mod cover;
mod decision;
mod dial;
mod explained;
mod figures;
mod galaxy;
mod hole;
mod how_to;
mod hull;
mod objective;
mod offer;
mod own;
mod pictogram;
mod pictures;
mod place;
mod poster;
mod prospect;
mod push;
mod reload;
mod rival;
mod rule;
mod swap;
mod tokens;
mod trace;
mod universe;

pub use atlas::Atlas;
