//! Machine players at tables. They think on their own threads, so a person's move never waits for
//! them.

mod asking;
mod pool;

pub use asking::{Stopping, advise, ask};
pub use pool::Pool;
