//! Astra: players mark the stars of Ptolemy's 48 constellations.
//!
//! Pure rules and their data, without input, output, clock or global state. Each rule is in the
//! file named after it, with its number from `docs/rules/astra.md` beside it.

mod ability;
mod action;
mod boon;
mod canonical;
mod card;
mod card_file;
mod coach;
mod conform;
mod data_text;
mod deck;
mod discovery;
mod dream;
mod element;
mod event;
mod file_error;
mod game;
mod illegal;
mod imagine;
mod journal;
mod legality;
mod lessons;
mod marking;
mod pen;
mod place;
mod play;
mod ptolemy;
mod reason;
mod rest;
mod rules_version;
mod scoring;
mod solo;
mod sphere;
mod star;
mod state;
mod table_file;
mod turn;
mod view;

pub use ability::Ability;
pub use action::Action;
pub use boon::{Boon, BoonKind, BoonSlot};
pub use card::{Card, CardId, CardIds, CardSet, StarFacts};
pub use coach::Remark;
pub use deck::{Deal, Deck, PtolemyDeal};
pub use element::{ByElement, Element};
pub use event::Event;
pub use file_error::{FileError, FileErrors, Problem, Site};
pub use game::Astra;
pub use illegal::Illegal;
pub use journal::{Journal, JournalTracks};
pub use lessons::LESSONS;
pub use marking::first_stars;
pub use pen::{ByPen, Holder, Pen};
pub use place::{Place, PlaceId, PlaceSet};
pub use ptolemy::{LibraryCard, Modifier, Modifiers, Ptolemy, PtolemyEvent, PtolemyFame, Shelf};
pub use reason::Why;
pub use rules_version::RulesVersion;
pub use scoring::{Fame, FinalCard, FinalCardId, FinalScoring};
pub use solo::SoloData;
pub use sphere::Board;
pub use star::{Star, StarKind, StarSet};
pub use state::{Discovery, FreeMarks, Pick, PublicState, Stage, State, Turn, Vacated};
pub use table_file::TableData;
pub use view::View;
