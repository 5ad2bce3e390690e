//! Stellium: players arrange bodies on turning galaxies.
//!
//! Pure rules and their data, without input, output, clock or global state. Each rule stands in the
//! file its name says, with its number from `docs/rules/stellium.md` beside it.

mod action;
mod bag;
mod body;
mod canonical;
mod conform;
mod data_text;
mod disc;
mod disc_file;
mod event;
mod game;
mod illegal;
mod imagine;
mod influence;
mod lattice;
mod legality;
mod objective;
mod objective_file;
mod pattern;
mod play;
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
pub use disc::{Disc, DiscId, Discs};
pub use event::Event;
pub use game::{Deal, Stellium};
pub use illegal::Illegal;
pub use lattice::{Cell, CellSet, Direction, Galaxy, GalaxySet};
pub use objective::{Objective, ObjectiveId, ObjectiveIds};
pub use objective_file::Objectives;
pub use pattern::{Kind, Patterns, Picture};
pub use scoring::{colours, score};
pub use settings::Settings;
pub use state::{Player, PublicState, Reserve, Stage, State, Tokens};
pub use taking::FULL_HAND;
pub use universe::{Laid, Universe};
pub use view::View;
