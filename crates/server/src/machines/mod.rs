//! Machine players at tables: they think on threads of their own, and a person's move never waits
//! for them.

mod asking;
mod pool;

pub use asking::{Stopping, advise, ask};
pub use pool::Pool;
