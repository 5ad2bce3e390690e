//! Streams for pages: a WebSocket that only speaks downwards.

use std::io::Write;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use tokio::time::{Instant, interval_at};

use super::source::{Source, heard};
use crate::limits::StreamPass;

/// How often the other side is asked whether it is still there.
const STILL_THERE: Duration = Duration::from_secs(20);
/// How long a reader may take for one message.
const PATIENCE: Duration = Duration::from_secs(30);
/// Longer messages are deflated for who can inflate.
const LONG: usize = 1024;

/// Tells a page what a source says until it goes.
pub async fn socket<S: Source>(mut socket: WebSocket, mut source: S, _pass: StreamPass) {
    let mut stop = source.stop();
    let Some(said) = heard(source.begin().await) else {
        return;
    };
    if !send_all::<S>(&mut socket, &said).await {
        return;
    }
    let mut pulse = Pulse::default();
    // On its own clock: a source that often has something to say tells nothing of who listens.
    let mut beat = interval_at(Instant::now() + STILL_THERE, STILL_THERE);
    loop {
        let good = tokio::select! {
            () = stop.stopped() => return,
            said = source.next() => match heard(said) {
                Some(said) => send_all::<S>(&mut socket, &said).await,
                None => return,
            },
            heard = socket.recv() => pulse.beats(heard),
            _ = beat.tick() => pulse.ask(&mut socket).await,
        };
        if !good {
            return;
        }
    }
}

/// Whether the other side is still there: it answers every ping. What else it says is not listened to.
#[derive(Default)]
struct Pulse {
    /// Whether a ping is unanswered.
    asked: bool,
}

impl Pulse {
    fn beats(&mut self, heard: Option<Result<Message, axum::Error>>) -> bool {
        self.asked = false;
        !matches!(heard, None | Some(Err(_) | Ok(Message::Close(_))))
    }

    async fn ask(&mut self, socket: &mut WebSocket) -> bool {
        let silent = std::mem::replace(&mut self.asked, true);
        !silent && send(socket, Message::Ping(Bytes::new())).await
    }
}

async fn send_all<S: Source>(socket: &mut WebSocket, messages: &[S::Message]) -> bool {
    for message in messages {
        let text = serde_json::to_string(message).unwrap_or_default();
        if !send(socket, packed(text, S::DEFLATED)).await {
            return false;
        }
    }
    true
}

/// The WebSocket has no compression of its own.
fn packed(text: String, deflated: bool) -> Message {
    if !deflated || text.len() <= LONG {
        return Message::Text(text.into());
    }
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(text.len() / 4), Compression::default());
    let written = encoder.write_all(text.as_bytes());
    match written.and_then(|()| encoder.finish()) {
        Ok(bytes) => Message::Binary(bytes.into()),
        Err(_) => Message::Text(text.into()),
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    let sent = tokio::time::timeout(PATIENCE, socket.send(message)).await;
    matches!(sent, Ok(Ok(())))
}
