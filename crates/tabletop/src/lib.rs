//! The contract that every Almagest game implements, and what all games share: seats, chance,
//! options, records, replay, undo and the conformance suite.
//!
//! A game crate implements [`Game`] and [`Conform`]. Everything else (players, words, server) is
//! written against these traits, never against a particular game.
//!
//! - [`Game`]: the contract. It covers hidden information (a [`Game::View`] for each [`Observer`]),
//!   chance in play and simultaneous choices.
//! - [`Sitting`]: a game in progress, with undo and a [`Record`] of every line.
//! - [`replay()`]: plays a record again and checks every line.
//! - [`conformance::run`]: plays random games and checks that a game keeps the contract.
//!
//! # Example
//!
//! A game is played to its end, recorded and replayed. `Pebbles` is a small sample game;
//! `examples/cups.rs` shows how such a game implements the traits.
//!
//! ```
//! use pebbles::{Fault, Pebbles};
//! use tabletop::{Game, Options, Record, Seed, Sitting, replay};
//!
//! let game = Pebbles(Fault::None);
//! let names = vec!["Ann".to_owned(), "Ben".to_owned()];
//! let mut sitting = Sitting::open(&game, &Options::new(), names, Seed::from_text("winter"))?;
//!
//! while let Some(seat) = game.to_act(sitting.state()).first() {
//!     let mut legal = Vec::new();
//!     game.legal_actions(sitting.state(), seat, &mut legal);
//!     sitting.act(seat, legal[0], &mut Vec::new())?;
//! }
//!
//! let text = sitting.record().to_text();
//! let replayed = replay(&game, &Record::parse(&text, 1)?)?;
//! assert_eq!(replayed.sitting.state(), sitting.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod conformance;
#[doc(hidden)]
pub mod counted;

mod canonical;
mod chance;
mod coach;
mod event;
mod file_error;
mod game;
mod game_option;
mod hash;
mod option_reader;
mod options;
mod outcome;
mod reason;
mod record;
mod replay;
mod replay_error;
mod seat;
mod sitting;
mod standing;

pub use canonical::{canonical_list, canonical_numbers, canonical_or_hyphen};
pub use chance::{Chance, Seed, SeedError, below, shuffle};
pub use coach::{Coach, CoachRemark, NoRemark};
pub use conformance::Conform;
pub use event::{EventSink, NullSink, Recorded, Scripted};
pub use file_error::{FileError, FileErrors};
pub use game::{Barrier, Facts, Game, Observer, Race, RuleBreach};
pub use game_option::{GameOption, OptionValues};
pub use hash::{StateHash, StateHashError, checksum, data_hash};
pub use option_reader::OptionReader;
pub use options::{Expected, Options, SetupError, SetupErrors};
pub use outcome::{Outcome, Provisional, Score, rank};
pub use reason::{Foresight, NoReason, Reason, Reasons, imagined, points, promised};
pub use record::{FORMAT, FirstLine, Header, Line, Record, RecordError, rules_of, split_games};
pub use replay::{Replayed, Step, check_header, replay, replay_on, replay_with};
pub use replay_error::{ReplayError, TakeBackError, UndoError};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use sitting::Sitting;
pub use standing::Standing;
