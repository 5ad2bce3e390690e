//! The registry: every game, with its players and its texts, behind one type-erased interface.
//! Adding a game that implements [`Member`] takes one line: in `kind.rs`, or a call to [`register`]
//! from outside.

mod agent;
mod answer;
mod arena;
mod arena_sample;
mod arena_summary;
mod asked;
mod astra;
mod data_files;
mod decision;
mod drawing;
mod elo;
mod error;
mod kind;
mod ladder;
mod ladder_summary;
mod line_update;
mod live;
mod live_game;
mod log;
mod machine_table;
mod measures;
mod member;
mod nightsky;
mod question;
mod ready;
mod recorded_game;
mod refusal;
mod replay;
mod review;
mod review_summary;
#[cfg(test)]
mod samples;
mod simulate;
mod snapshot;
mod stellium;
mod text_table;
mod train;

pub use answer::Answer;
pub use arena::ArenaPlan;
pub use arena_sample::{ArenaRun, ArenaSample, Thinking};
pub use arena_summary::{ArenaResult, ArenaSummary};
pub use data_files::{BuiltIn, DataFiles};
pub use drawing::{Drawing, Sight};
pub use error::{GameError, io_words};
pub use kind::{GameKind, find, kinds, known, register, style};
pub use ladder::LadderPlan;
pub use ladder_summary::{LadderRating, LadderSummary};
pub use line_update::{Kind, Legal, LineUpdate};
pub use live_game::{LiveGame, RecordLine};
pub use measures::Measures;
pub use member::Member;
pub use players::MAX_ITERATIONS;
pub use question::{Hint, Question};
pub use ready::ReadyGame;
pub use recorded_game::RecordedGame;
pub use refusal::Refusal;
pub use replay::{Replay, ReplayRequest};
pub use review::{Progress, ReviewRequest};
pub use review_summary::{BestAction, Judgement, Review, ReviewedAction};
pub use simulate::{Plan, Summary};
pub use snapshot::SnapshotError;
pub use tabletop::rules_of;
pub use text_table::TextTable;
pub use train::{TrainPlan, TrainResult, TrainSummary};
