//! Rate limits per client.

mod all;
mod client;
mod daily;
mod error;
mod layer;
mod pass;
mod rate;

pub use all::{Limits, StreamPass, ThoughtPass};
pub use client::{Address, Client};
pub use daily::{DAY, DailyPass, Imports};
pub use error::LimitError;
pub use layer::limit_requests;
pub use pass::{Pass, Passes};
