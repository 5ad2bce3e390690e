//! Streams for pages: a WebSocket that only speaks downwards.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use serde::Serialize;

use super::{Feed, OwnFeed};
use crate::limits::StreamPass;

/// How long nothing may be said.
const STILL_THERE: Duration = Duration::from_secs(20);
/// How long a reader may take for one message.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tells a page of a table until it goes.
pub async fn socket(mut socket: WebSocket, mut feed: Feed, _pass: StreamPass) {
    let mut stop = feed.stop();
    let Ok(updates) = feed.begin().await else {
        return;
    };
    if !send_all(&mut socket, &updates).await {
        return;
    }
    let mut pulse = Pulse::default();
    loop {
        let good = tokio::select! {
            () = stop.stopped() => return,
            updates = feed.next() => match updates {
                Ok(updates) => send_all(&mut socket, &updates).await,
                Err(_) => return,
            },
            heard = socket.recv() => pulse.beats(heard),
            () = tokio::time::sleep(STILL_THERE) => pulse.ask(&mut socket).await,
        };
        if !good {
            return;
        }
    }
}

/// Tells a page of all tables of its player.
pub async fn own_socket(mut socket: WebSocket, mut feed: OwnFeed, _pass: StreamPass) {
    let mut stop = feed.stop();
    let Ok(tables) = feed.begin().await else {
        return;
    };
    if !send_all(&mut socket, &tables).await {
        return;
    }
    let mut pulse = Pulse::default();
    loop {
        let good = tokio::select! {
            () = stop.stopped() => return,
            tables = feed.next() => send_all(&mut socket, &tables).await,
            heard = socket.recv() => pulse.beats(heard),
            () = tokio::time::sleep(STILL_THERE) => pulse.ask(&mut socket).await,
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

async fn send_all(socket: &mut WebSocket, messages: &[impl Serialize]) -> bool {
    for message in messages {
        let text = serde_json::to_string(message).unwrap_or_default();
        if !send(socket, Message::Text(text.into())).await {
            return false;
        }
    }
    true
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    let sent = tokio::time::timeout(PATIENCE, socket.send(message)).await;
    matches!(sent, Ok(Ok(())))
}
