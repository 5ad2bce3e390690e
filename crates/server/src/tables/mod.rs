//! Tables: their seats, their games and everything that players can do there.
//!
//! A [`Table`] is plain data with plain methods. The [`Hall`] keeps tables in memory and loads
//! others from storage. Each table has one change at a time: first the change is made in memory,
//! then it is stored, and only then is it published.

mod about;
mod absence;
mod alarms;
mod begin;
mod chair;
mod change;
mod clocks;
mod coached;
mod delete;
mod erase;
mod error;
mod hall;
mod import;
mod invitation;
mod lesson;
mod lobby;
mod names;
mod opening;
mod play;
mod presence;
mod proposal;
mod ready;
mod service;
mod slot;
mod table;
mod upkeep;

pub use about::{About, Absence, ClockRule, RaceClock};
pub use chair::{Chair, Occupant, Plays};
pub use change::{change, change_whole, look, read, set_up};
pub use clocks::Clocks;
pub use delete::delete_own_table;
pub use erase::{Coming, come, delete_player};
pub use error::TableError;
pub use hall::Hall;
pub use import::import;
pub use invitation::Invitation;
pub use lesson::{LessonMove, LessonProgress};
pub use lobby::{NewTable, Wish};
pub use opening::{ready_for, text_of, whole_game, without_game};
pub use play::{Command, Done, Move};
pub use presence::Presence;
pub use proposal::{Proposal, Proposed};
pub use service::{
    begin_now, get_up, make_lesson, make_table, move_in_lesson, play_again, sit_down,
};
pub use slot::{Slot, TableVersion};
pub use table::Table;
pub use upkeep::{delete_hidden_tables, look_after, tick, tidy};
