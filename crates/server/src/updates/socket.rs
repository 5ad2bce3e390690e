//! Streams over a WebSocket that only sends, for pages and programs.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{Message, WebSocket};
use axum::response::Response;
use tokio::time::{Instant, interval_at};

use super::frame::Frame;
use super::source::{Source, or_log};
use crate::limits::StreamPass;

/// The interval at which the client is pinged.
const STILL_THERE: Duration = Duration::from_secs(20);
/// How long a client may take to receive one message.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The maximum size of a message from the client, in bytes; its content is ignored.
const UPWARDS: usize = 1024;

/// Opens a WebSocket for the messages of a source. Messages from the client cost next to nothing.
pub fn open_socket<S>(upgrade: WebSocketUpgrade, source: S, pass: StreamPass) -> Response
where
    S: Source<Message: Frame>,
{
    let upgrade = upgrade
        .max_message_size(UPWARDS)
        .max_frame_size(UPWARDS)
        .read_buffer_size(UPWARDS)
        .write_buffer_size(0);
    upgrade.on_upgrade(async move |socket| {
        if source.is_for_spectator() {
            let app = source.app().clone();
            app.spectator_threads
                .spawn(send_messages(socket, source, pass));
        } else {
            send_messages(socket, source, pass).await;
        }
    })
}

/// Sends the messages of a source until the client disconnects or the server stops.
async fn send_messages<S>(mut socket: WebSocket, mut source: S, _pass: StreamPass)
where
    S: Source<Message: Frame>,
{
    let mut stop = source.stop();
    let Some(messages) = or_log(source.begin().await) else {
        return;
    };
    if !send_all(&mut socket, &messages).await {
        return;
    }
    let mut pings = Pings::default();
    // Pings have their own timer: sending many messages does not show that anybody is listening.
    let mut beat = interval_at(Instant::now() + STILL_THERE, STILL_THERE);
    loop {
        let good = tokio::select! {
            () = stop.stopped() => return,
            messages = source.next() => match or_log(messages) {
                Some(messages) => send_all(&mut socket, &messages).await,
                None => return,
            },
            received = socket.recv() => pings.beats(received),
            _ = beat.tick() => pings.ask(&mut socket).await,
        };
        if !good {
            return;
        }
    }
}

/// Tracks whether the client is alive: it must answer every ping. Its other messages are ignored.
#[derive(Default)]
struct Pings {
    /// Whether a ping is unanswered.
    asked: bool,
}

impl Pings {
    fn beats(&mut self, received: Option<Result<Message, axum::Error>>) -> bool {
        self.asked = false;
        !matches!(received, None | Some(Err(_) | Ok(Message::Close(_))))
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
    let sent = tokio::time::timeout(TIMEOUT, socket.send(message)).await;
    matches!(sent, Ok(Ok(())))
}
