//! Attacks that try to use up what the server has: connections, memory, disk and time. Each is small,
//! and each worked before there was a limit.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[path = "../common/mod.rs"]
mod common;

mod bodies;
mod connections;
mod guests;
mod imports;
mod quotas;
mod sockets;
