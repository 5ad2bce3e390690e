//! Streams over a WebSocket that only sends, for pages and programs.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tokio::time::{Instant, interval_at};

use super::admission::Admission;
use super::frame::Frame;
use super::source::{Source, or_log};

/// The interval at which the client is pinged.
const STILL_THERE: Duration = Duration::from_secs(20);
/// How long a client may take to receive one message.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How long a client may take to receive the reason for which its socket is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The maximum size of a message from the client, in bytes; its content is ignored.
const UPWARDS: usize = 1024;
/// The maximum number of bytes that wait to be sent, more than the longest message has.
const WAITING: usize = 4 * 1024 * 1024;
/// Messages from a client per second, pings and their answers included.
const MESSAGES: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// Messages a client may send at once.
const BURST: NonZeroU32 = NonZeroU32::new(30).unwrap();

/// Opens a WebSocket for the messages of a source. Messages from the client cost next to nothing.
pub fn open_socket<S>(upgrade: WebSocketUpgrade, source: S, admission: Admission) -> Response
where
    S: Source<Message: Frame>,
{
    let upgrade = upgrade
        .max_message_size(UPWARDS)
        .max_frame_size(UPWARDS)
        .read_buffer_size(UPWARDS)
        .write_buffer_size(0)
        .max_write_buffer_size(WAITING);
    upgrade.on_upgrade(async move |socket| {
        if source.is_for_spectator() {
            let app = source.app().clone();
            app.spectator_threads
                .spawn(send_messages(socket, source, admission));
        } else {
            send_messages(socket, source, admission).await;
        }
    })
}

/// Sends the messages of a source until the client disconnects or the server stops.
async fn send_messages<S>(mut socket: WebSocket, mut source: S, mut admission: Admission)
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
    let mut client = ClientMessages::new();
    // Pings have their own timer: sending many messages does not show that anybody is listening.
    let mut beat = interval_at(Instant::now() + STILL_THERE, STILL_THERE);
    loop {
        let good = tokio::select! {
            () = stop.stopped() => return,
            () = admission.ended() => return,
            messages = source.next() => match or_log(messages) {
                Some(messages) => send_all(&mut socket, &messages).await,
                None => return,
            },
            received = socket.recv() => client.take(&mut socket, received).await,
            _ = beat.tick() => client.ping(&mut socket).await,
        };
        if !good {
            return;
        }
    }
}

/// What the client sends. It must answer every ping and send little else.
struct ClientMessages {
    /// Whether a ping is unanswered.
    asked: bool,
    limit: DefaultDirectRateLimiter,
}

impl ClientMessages {
    fn new() -> Self {
        Self {
            asked: false,
            limit: RateLimiter::direct(Quota::per_second(MESSAGES).allow_burst(BURST)),
        }
    }

    /// Ignores the content of a message. Returns whether the socket stays open.
    async fn take(
        &mut self,
        socket: &mut WebSocket,
        received: Option<Result<Message, axum::Error>>,
    ) -> bool {
        self.asked = false;
        if matches!(received, None | Some(Err(_) | Ok(Message::Close(_)))) {
            return false;
        }
        // Each ping is answered, which costs memory if the client does not read the answers.
        let within = self.limit.check().is_ok();
        if !within {
            close(socket).await;
        }
        within
    }

    /// Pings the client. Returns whether the socket stays open.
    async fn ping(&mut self, socket: &mut WebSocket) -> bool {
        let silent = std::mem::replace(&mut self.asked, true);
        !silent && send(socket, Message::Ping(Bytes::new())).await
    }
}

/// Closes the socket of a client that sends too many messages.
async fn close(socket: &mut WebSocket) {
    metrics::counter!("almagest_sockets_closed_total", "reason" => "messages").increment(1);
    let frame = CloseFrame {
        code: close_code::POLICY,
        reason: "too many messages; this socket only sends".into(),
    };
    let closed = socket.send(Message::Close(Some(frame)));
    // The client may not even receive that.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, closed).await;
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
