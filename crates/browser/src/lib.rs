//! Pages tested in a real browser: a headless Chromium looks at a server in this process.
//!
//! ```text
//! let house = House::open();
//! let ann = house.guest("Ann");
//! let table = ann.make(game, &[me(), machine("random")], &json!({}));
//! let page = house.page(&ann, &Screen::DESKTOP, &Taste::default());
//! page.goto(&table.path());
//! play::step(&page, &mut play::Chooser::new(1));
//! ```

#![allow(clippy::unwrap_used, reason = "only tests use it, and a test may fail")]

pub mod audit;
pub mod play;

mod driver;
mod guest;
mod house;
mod http;
mod moment;
mod page;
mod picture;
mod places;
mod prepared;
mod proxy;
mod screen;
mod taste;
mod turns;

pub use guest::{Guest, Table, machine, me, open};
pub use house::House;
pub use moment::Moment;
pub use page::{Key, Page};
pub use picture::Picture;
pub use places::Place;
pub use screen::Screen;
pub use taste::Taste;
