//! The contract every Almagest game fulfils, and what all games share: seats, chance, options,
//! records, replay, undo and the conformance suite.
//!
//! A game crate implements [`Game`] and [`Conform`]; everything else (players, words, server)
//! is written against these traits and never against one game.

pub mod conformance;
#[doc(hidden)]
pub mod counted;

mod canonical;
mod chance;
mod event;
mod file_error;
mod game;
mod hash;
mod option_reader;
mod options;
mod outcome;
mod record;
mod replay;
mod seat;
mod sitting;

pub use canonical::canonical_list;
pub use chance::{Chance, Seed, SeedError, below, shuffle};
pub use conformance::Conform;
pub use event::{EventSink, NullSink, Recorded, Scripted};
pub use file_error::{FileError, FileErrors};
pub use game::{Barrier, Facts, Game, Observer, RuleBreach};
pub use hash::{StateHash, data_hash};
pub use option_reader::OptionReader;
pub use options::{Expected, Options, SetupError, SetupErrors};
pub use outcome::{Outcome, Score, rank};
pub use record::{FORMAT, FirstLine, Header, Line, Record, RecordError, split_games};
pub use replay::{ReplayError, Replayed, Step, replay, replay_with};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use sitting::{Sitting, UndoError};
