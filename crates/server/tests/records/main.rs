//! Records: exporting and importing them, and deleting players from them.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod deleting;
mod export;
mod import;
