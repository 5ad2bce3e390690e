//! Network connections: how many there may be, and how long each may keep the server waiting.
//!
//! A client that sends or receives nothing, or as slowly as possible, would otherwise hold a
//! connection forever, and enough of them would leave none for anybody else.

mod accept;
mod client_stream;
mod descriptors;
mod open;

pub use accept::serve_connections;
