//! The server: hosts tables for people and programs and never loses a move.
//!
//! [`app()`] builds the router and [`serve()`] listens. A table stays in memory while somebody is
//! looking at it (`tables`), is persisted in a [`storage`] and published to its followers
//! (`updates`). Machine players think on their own threads (`machines`).

pub mod storage;

#[expect(
    unused_qualifications,
    reason = "the macro that describes parameters generates them"
)]
mod api;
mod app;
mod clock;
mod figures;
mod guard;
mod id;
mod identity;
mod limits;
mod lock;
mod machines;
mod pages;
mod request_log;
mod serve;
mod settings;
mod stop;
mod tables;
mod updates;

pub use api::ApiError;
pub use app::{App, app};
pub use clock::Clock;
pub use id::{IdError, InviteKey, PlayerId, TableId};
pub use identity::{MakeTokenError, NameError, PlayerName, make_token};
pub use serve::serve;
pub use settings::Settings;
pub use tables::{tick, tidy};
