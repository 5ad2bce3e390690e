//! Streams over a WebSocket, for pages and programs. A socket may also answer text messages.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::response::Response;
use futures_util::future::{BoxFuture, Either, ready};
use futures_util::{FutureExt, SinkExt};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tokio::time::{Instant, interval_at};

use super::admission::Admission;
use super::frame::Frame;
use super::inbox::{Inbox, Reply};
use super::source::{Source, or_log};

/// The interval at which the client is pinged.
const STILL_THERE: Duration = Duration::from_secs(20);
/// How long a client may take to receive one message.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How long a client may take to receive the reason for which its socket is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The maximum size of a message from the client, in bytes. An action takes a few hundred.
const UPWARDS: usize = 4096;
/// The size of the buffer for messages from the client, in bytes. Every socket has one.
const READ_BUFFER: usize = 1024;
/// The number of bytes from which messages are sent at once rather than together with the next ones.
const WRITE_BUFFER: usize = 16 * 1024;
/// The maximum number of bytes that wait to be sent, more than the longest message has.
const WAITING: usize = 4 * 1024 * 1024;
/// Messages from a client per second that are not answered or that are refused, pings and their
/// answers included.
const MESSAGES: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// Messages a client may send at once.
const BURST: NonZeroU32 = NonZeroU32::new(30).unwrap();

/// Opens a WebSocket for the messages of a source. Without an inbox, messages from the client are
/// ignored.
pub fn open_socket<S>(
    upgrade: WebSocketUpgrade,
    source: S,
    admission: Admission,
    inbox: Option<Box<dyn Inbox>>,
) -> Response
where
    S: Source<Message: Frame>,
{
    let upgrade = upgrade
        .max_message_size(UPWARDS)
        .max_frame_size(UPWARDS)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(WAITING);
    upgrade.on_upgrade(move |socket| {
        let client = ClientMessages::new(inbox);
        let app = source.is_for_spectator().then(|| source.app().clone());
        let sending = send_messages(socket, source, admission, client);
        match app {
            Some(app) => {
                app.spectator_threads.spawn(sending);
                Either::Left(ready(()))
            }
            None => Either::Right(sending),
        }
    })
}

/// Sends the messages of a source, and answers those of the client, until the client disconnects or
/// the server stops.
async fn send_messages<S>(
    mut socket: WebSocket,
    mut source: S,
    mut admission: Admission,
    mut client: ClientMessages,
) where
    S: Source<Message: Frame>,
{
    let mut stop = source.stop();
    if !send_first(&mut socket, &mut source).await {
        return;
    }
    // Pings have their own timer: sending many messages does not show that anybody is listening.
    let mut beat = interval_at(Instant::now() + STILL_THERE, STILL_THERE);
    loop {
        let good = tokio::select! {
            () = stop.stopped() => return client.finish(&mut socket).await,
            () = admission.ended() => return,
            messages = source.next() => match or_log(messages) {
                Some(messages) => {
                    let reply = client.reply().now_or_never().flatten();
                    client.send(&mut socket, &messages, reply).await
                }
                None => return,
            },
            reply = client.reply(), if client.is_answering() => {
                // An action and its update are usually ready together, and then sent together.
                let next = source.next().now_or_never().map(or_log);
                let is_open = !matches!(next, Some(None));
                let updates = next.flatten().unwrap_or_default();
                client.send(&mut socket, &updates, reply).await && is_open
            }
            // One message is answered at a time; the others wait in the network.
            received = socket.recv(), if !client.is_answering() => client.take(&mut socket, received).await,
            _ = beat.tick() => client.ping(&mut socket).await,
        };
        if !good {
            return;
        }
    }
}

/// Sends the first messages of a source, and frees their memory, which may be many times that of the
/// socket. Returns whether the socket stays open.
async fn send_first<S>(socket: &mut WebSocket, source: &mut S) -> bool
where
    S: Source<Message: Frame>,
{
    match or_log(source.begin().await) {
        Some(messages) => send_all(socket, messages.iter().map(Frame::frame)).await,
        None => false,
    }
}

/// What the client sends: text messages for the inbox. It must answer every ping and send little
/// else.
struct ClientMessages {
    inbox: Option<Box<dyn Inbox>>,
    /// The answer that is being prepared.
    answer: Option<BoxFuture<'static, Reply>>,
    /// Whether a ping is unanswered.
    asked: bool,
    limit: DefaultDirectRateLimiter,
}

impl ClientMessages {
    fn new(inbox: Option<Box<dyn Inbox>>) -> Self {
        Self {
            inbox,
            answer: None,
            asked: false,
            limit: RateLimiter::direct(Quota::per_second(MESSAGES).allow_burst(BURST)),
        }
    }

    /// Begins to answer a text message, and ignores the content of all others. Returns whether the
    /// socket stays open.
    async fn take(
        &mut self,
        socket: &mut WebSocket,
        received: Option<Result<Message, axum::Error>>,
    ) -> bool {
        self.asked = false;
        let Some(Ok(message)) = received else {
            return false;
        };
        match (message, &self.inbox) {
            (Message::Close(_), _) => false,
            (Message::Text(text), Some(inbox)) => {
                self.answer = Some(inbox.answer(text));
                true
            }
            // Each ping is answered, which costs memory if the client does not read the answers.
            _ => self.is_within_limit(socket).await,
        }
    }

    /// Returns whether an answer is being prepared.
    const fn is_answering(&self) -> bool {
        self.answer.is_some()
    }

    /// Waits for the answer that is being prepared.
    async fn reply(&mut self) -> Option<Reply> {
        let reply = self.answer.as_mut()?.await;
        self.answer = None;
        Some(reply)
    }

    /// Sends updates, after an answer if there is one. Returns whether the socket stays open.
    async fn send<M: Frame>(
        &mut self,
        socket: &mut WebSocket,
        updates: &[M],
        reply: Option<Reply>,
    ) -> bool {
        let is_refused = reply.as_ref().is_some_and(|reply| reply.is_refused);
        let answer = reply.map(|reply| reply.message);
        let messages = answer.into_iter().chain(updates.iter().map(M::frame));
        send_all(socket, messages).await && (!is_refused || self.is_within_limit(socket).await)
    }

    /// Sends the answer that is being prepared, so that the client learns what became of its message.
    async fn finish(&mut self, socket: &mut WebSocket) {
        let reply = self.reply().await;
        self.send::<Message>(socket, &[], reply).await;
    }

    /// Counts a message, and closes the socket if there are too many. Returns whether it stays open.
    async fn is_within_limit(&mut self, socket: &mut WebSocket) -> bool {
        let is_within = self.limit.check().is_ok();
        if !is_within {
            close(socket).await;
        }
        is_within
    }

    /// Pings the client. Returns whether the socket stays open.
    async fn ping(&mut self, socket: &mut WebSocket) -> bool {
        // While an answer is being prepared, nothing is read.
        let silent = std::mem::replace(&mut self.asked, true) && !self.is_answering();
        !silent && send(socket, Message::Ping(Bytes::new())).await
    }
}

/// Closes the socket of a client that sends too many messages.
async fn close(socket: &mut WebSocket) {
    metrics::counter!("almagest_sockets_closed_total", "reason" => "messages").increment(1);
    let frame = CloseFrame {
        code: close_code::POLICY,
        reason: "too many messages that are no actions".into(),
    };
    let closed = socket.send(Message::Close(Some(frame)));
    // The client may not even receive that.
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, closed).await;
}

/// Sends messages in one go. Returns whether the client received them in time.
async fn send_all(socket: &mut WebSocket, messages: impl Iterator<Item = Message>) -> bool {
    let sending = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    let sent = tokio::time::timeout(TIMEOUT, sending).await;
    matches!(sent, Ok(Ok(())))
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    send_all(socket, std::iter::once(message)).await
}
