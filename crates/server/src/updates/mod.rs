//! Updates for observers: full views, changes, and the streams that carry them.
//!
//! Nothing is queued for watchers. A watcher is told that something has changed, compares that with
//! the version it has already seen, and gets the difference, or a full view if too much has
//! happened. A slow reader therefore costs only the memory of one message.

mod admission;
mod feed;
mod followers;
mod frame;
mod inbox;
mod lines;
mod message;
mod own_feed;
mod seen;
mod socket;
mod source;
mod spectator_threads;
mod turn;
mod watcher;
mod watching;

pub use admission::Admission;
pub use feed::Feed;
pub use followers::Followers;
pub use frame::deflated;
pub use inbox::{Inbox, Reply};
pub use lines::json_lines;
pub use message::{FullView, OwnTable, TableView, Update};
pub use own_feed::OwnFeed;
pub use seen::{can_undo, clocks, full_view, own_table, table_view, waits_for};
pub use socket::open_socket;
pub use source::Source;
pub use spectator_threads::SpectatorThreads;
pub use watcher::Watcher;
pub use watching::Watching;
