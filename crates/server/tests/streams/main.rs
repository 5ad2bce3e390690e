//! Streams of updates: what is told, to whom, and from where on.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod hidden;
mod own;
mod table;
