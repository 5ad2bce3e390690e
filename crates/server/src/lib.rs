//! The server: tables that never lose a move, for people and programs.
//!
//! [`app()`] makes the routes, [`serve()`] listens. A table is held in memory while somebody looks
//! at it (`tables`), kept in a [`storage`] and told to whoever looks (`updates`); machine players
//! think on threads of their own (`machines`).

pub mod storage;

#[expect(
    unused_qualifications,
    reason = "those of the macro that describes parameters"
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
