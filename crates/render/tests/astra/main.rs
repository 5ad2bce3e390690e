//! Astra drawn: whole games by chance, every choice on the page, nothing hidden shown.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../common/snapshot.rs"]
mod snapshot;

mod games;
mod markup;
mod pictures;
mod table;
