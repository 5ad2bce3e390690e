//! Records: what leaves the server after the end, what is brought in, and who is deleted from them.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod deleting;
mod export;
mod import;
