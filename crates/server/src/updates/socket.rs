//! Streams for pages: a WebSocket that only speaks downwards.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use tokio::time::{Instant, interval_at};

use super::frame::Frame;
use super::source::{Source, heard};
use crate::limits::StreamPass;

/// How often the other side is asked whether it is still there.
const STILL_THERE: Duration = Duration::from_secs(20);
/// How long a reader may take for one message.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tells a page what a source says until it goes.
pub async fn socket<S>(mut socket: WebSocket, mut source: S, _pass: StreamPass)
where
    S: Source<Message: Frame>,
{
    let mut stop = source.stop();
    let Some(said) = heard(source.begin().await) else {
        return;
    };
    if !send_all(&mut socket, &said).await {
        return;
    }
    let mut pulse = Pulse::default();
    // On its own clock: a source that often has something to say tells nothing of who listens.
    let mut beat = interval_at(Instant::now() + STILL_THERE, STILL_THERE);
    loop {
        let good = tokio::select! {
            () = stop.stopped() => return,
            said = source.next() => match heard(said) {
                Some(said) => send_all(&mut socket, &said).await,
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

async fn send_all(socket: &mut WebSocket, messages: &[impl Frame]) -> bool {
    for message in messages {
        if !send(socket, message.frame()).await {
            return false;
        }
    }
    true
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    let sent = tokio::time::timeout(PATIENCE, socket.send(message)).await;
    matches!(sent, Ok(Ok(())))
}
