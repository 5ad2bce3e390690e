//! Night Sky: players observe the 88 constellations with eye, binoculars, refractor and telescope.
//!
//! Contains only rules and their data: no input or output, no clock and no global state. Each rule
//! is implemented in the file named after it and marked with its number from
//! `docs/rules/nightsky.md`.

mod action;
mod approach;
mod big_bang;
mod board;
mod canonical;
mod card;
mod card_file;
mod coach;
mod conform;
mod data;
mod data_text;
mod draft;
mod event;
mod game;
mod illegal;
mod instrument;
mod legality;
mod lessons;
mod movement;
mod night;
mod observation;
mod play;
mod reason;
mod scoring;
mod settings;
mod sign;
mod state;
mod turn;
mod view;
mod zone;

pub use action::Action;
pub use approach::Approach;
pub use big_bang::{BigBang, BigBangs, Pile};
pub use board::{Board, Path};
pub use card::{Card, CardId, CardSet, ObjectKind};
pub use card_file::Cards;
pub use coach::Remark;
pub use event::Event;
pub use game::{Deal, NightSky};
pub use illegal::Illegal;
pub use instrument::{ByInstrument, Instrument};
pub use lessons::LESSONS;
pub use observation::Gain;
pub use reason::Why;
pub use scoring::score;
pub use settings::{Draft, Settings};
pub use sign::Sign;
pub use state::{Player, Points, PublicState, Stage, State};
pub use view::View;
pub use zone::Zone;
