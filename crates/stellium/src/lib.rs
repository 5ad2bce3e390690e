//! Stellium: players arrange bodies on turning galaxies.
//!
//! Contains only rules and their data: no input or output, no clock and no global state. Each rule
//! is implemented in the file named after it and marked with its number from
//! `docs/rules/stellium.md`.

mod action;
mod bag;
mod body;
mod canonical;
mod coach;
mod conform;
mod data_text;
mod disc;
mod disc_file;
mod event;
mod fit;
mod game;
mod illegal;
mod imagine;
mod influence;
mod lattice;
mod legality;
mod lessons;
mod objective;
mod objective_file;
mod pattern;
mod play;
mod reason;
mod reload;
mod rules_version;
mod scoring;
mod settings;
mod state;
mod taking;
mod turn;
mod universe;
mod validation;
mod view;

pub use action::Action;
pub use body::{Body, ByBody};
pub use coach::Remark;
pub use disc::{Disc, DiscId, Discs};
pub use event::Event;
pub use fit::Fit;
pub use game::{Deal, Stellium};
pub use illegal::Illegal;
pub use lattice::{Cell, CellSet, Direction, Galaxy, GalaxySet};
pub use lessons::LESSONS;
pub use objective::{Objective, ObjectiveId, ObjectiveIds};
pub use objective_file::Objectives;
pub use pattern::{Kind, Patterns, Picture};
pub use reason::Why;
pub use scoring::{colours, score};
pub use settings::Settings;
pub use state::{Player, PublicState, Reserve, Stage, State, Tokens};
pub use taking::FULL_HAND;
pub use universe::{Laid, Universe};
pub use view::View;
