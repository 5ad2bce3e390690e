//! What a socket does with the text messages of its client.

use axum::extract::ws::{Message, Utf8Bytes};
use futures_util::future::BoxFuture;

/// Answers the text messages of a socket's client, one after the other.
pub trait Inbox: Send + Sync + 'static {
    /// Answers a message.
    fn answer(&self, text: Utf8Bytes) -> BoxFuture<'static, Reply>;
}

/// The answer to a message.
pub struct Reply {
    /// The answer as it is sent.
    pub message: Message,
    /// Whether the message was refused. A client that has too many messages refused is disconnected.
    pub is_refused: bool,
}
