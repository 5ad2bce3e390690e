//! Messages as they go over a WebSocket.

use std::io::Write;

use axum::extract::ws::Message;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::Serialize;

use super::message::{OwnTable, Update};

/// Longer messages are deflated for who can inflate.
const LONG: usize = 1024;

/// Something that goes over a WebSocket as one message.
pub trait Frame {
    /// The message.
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

/// A message that is ready to be sent. A copy costs next to nothing, so many can be sent the same.
impl Frame for Message {
    fn frame(&self) -> Message {
        self.clone()
    }
}

/// A message for a page, which can inflate: the WebSocket has no compression of its own.
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

/// Plain data with string keys: writing it cannot fail.
fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
