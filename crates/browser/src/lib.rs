//! Tests pages in a real browser: a headless Chromium or Firefox visits a server in this process.
//!
//! ```text
//! let server = TestServer::open();
//! let ann = server.guest("Ann");
//! let table = ann.make(game, &[me(), machine("random")], &json!({}));
//! let page = server.page(&ann, &Screen::DESKTOP, &Preferences::default());
//! page.goto(&table.path());
//! play::step(&page, &mut play::Chooser::new(1));
//! ```

#![allow(clippy::unwrap_used, reason = "only used by tests, which may panic")]

pub mod audit;
pub mod play;

mod bidi;
mod chromium;
mod complaint;
mod decisions;
mod firefox;
mod guest;
mod http;
mod key;
mod moment;
mod page;
mod page_cases;
mod picture;
mod preferences;
mod prepared;
mod process;
mod proxy;
mod running;
mod screen;
mod test_server;
mod turns;

pub use decisions::decisions;
pub use guest::{Guest, GuestTable, machine, me, open};
pub use key::Key;
pub use moment::Moment;
pub use page::Page;
pub use page_cases::PageCase;
pub use picture::Picture;
pub use preferences::Preferences;
pub use screen::Screen;
pub use test_server::TestServer;
