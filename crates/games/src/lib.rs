//! The registry: each game with its players and words behind one erased type. Adding a game is one
//! line in [`KINDS`].

mod agent;
mod arena;
mod arena_sample;
mod arena_summary;
mod astra;
mod decision;
mod elo;
mod error;
mod kind;
mod ladder;
mod ladder_summary;
mod live;
mod machine_table;
mod measures;
mod nightsky;
mod question;
mod recorded_game;
mod replay;
mod review;
mod review_summary;
mod simulate;
mod stellium;
mod text_table;
mod train;

pub use arena::ArenaPlan;
pub use arena_sample::{ArenaRun, ArenaSample, Thinking};
pub use arena_summary::{ArenaResult, ArenaSummary};
pub use error::{GameError, io_words};
pub use kind::{GameKind, KINDS, ReadyGame, find, known};
pub use ladder::LadderPlan;
pub use ladder_summary::{LadderRating, LadderSummary};
pub use live::{Kind, Legal, LiveGame, Refusal, Told};
pub use measures::Measures;
pub use players::MOST_ITERATIONS;
pub use question::{Hint, Question};
pub use recorded_game::RecordedGame;
pub use replay::{Replay, ReplayRequest};
pub use review::ReviewRequest;
pub use review_summary::{BestAction, Judgement, Review, ReviewedAction};
pub use simulate::{Plan, Summary};
pub use text_table::TextTable;
pub use train::{TrainPlan, TrainResult, TrainSummary};
