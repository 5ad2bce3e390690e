//! Messages as sent over a WebSocket.

use std::io::Write;

use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::Serialize;

use super::message::{OwnTable, Update};

/// The size in bytes above which messages to pages are compressed.
const LONG: usize = 1024;

/// Something sent over a WebSocket as one message.
pub trait Frame {
    /// Returns the message.
    fn frame(&self) -> Message;
}

impl Frame for Update {
    fn frame(&self) -> Message {
        Message::Text(text(self).into())
    }
}

impl Frame for OwnTable {
    fn frame(&self) -> Message {
        Message::Text(text(self).into())
    }
}

/// A message that is ready to be sent. Cloning is cheap, so it can be sent to many clients.
impl Frame for Message {
    fn frame(&self) -> Message {
        self.clone()
    }
}

/// Returns a message for a page, compressed if it is long. Pages decompress it themselves, because
/// the WebSocket does not compress.
#[must_use]
pub fn deflated(message: &impl Serialize) -> Message {
    let text = text(message);
    if text.len() <= LONG {
        return Message::Text(text.into());
    }
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(text.len() / 4), Compression::default());
    let written = encoder.write_all(text.as_bytes());
    match written.and_then(|()| encoder.finish()) {
        Ok(bytes) => Message::Binary(bytes.into()),
        Err(_) => Message::Text(text.into()),
    }
}

/// Serialises plain data with string keys, which cannot fail.
fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
