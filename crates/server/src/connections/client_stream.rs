//! The stream of bytes from and to a client.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use super::open::OpenConnection;

/// A TCP stream that fails when the client does not receive what is sent. It counts as an open
/// connection until it is dropped, also as a WebSocket.
pub struct ClientStream {
    stream: TcpStream,
    /// How long a client may receive nothing.
    patience: Duration,
    /// Ends the stream. It is only looked at while the client receives nothing.
    deadline: Pin<Box<Sleep>>,
    /// Whether the client receives nothing at the moment.
    stalls: bool,
    /// Whether everything was sent and the connection is about to be closed.
    closing: bool,
    _counted: OpenConnection,
}

/// How long the server waits for the client to close its side. Until then it throws away what the
/// client sends: closing at once would reset the connection, and the last response might be lost.
const CLOSING: Duration = Duration::from_secs(2);

impl ClientStream {
    pub fn new(stream: TcpStream, patience: Duration, counted: OpenConnection) -> Self {
        Self {
            stream,
            patience,
            deadline: Box::pin(sleep(patience)),
            stalls: false,
            closing: false,
            _counted: counted,
        }
    }

    /// Passes on the result of writing, unless the client has received nothing for too long.
    fn watch<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalls = false;
            return written;
        }
        if !self.stalls {
            self.stalls = true;
            self.deadline.as_mut().reset(Instant::now() + self.patience);
        }
        ready!(self.deadline.as_mut().poll(context));
        metrics::counter!("almagest_connections_stalled_total").increment(1);
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for ClientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for ClientStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.watch(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if !self.closing {
            ready!(Pin::new(&mut self.stream).poll_shutdown(context))?;
            self.closing = true;
            self.deadline.as_mut().reset(Instant::now() + CLOSING);
        }
        if self.deadline.as_mut().poll(context).is_ready() {
            return Poll::Ready(Ok(()));
        }
        let mut space = [0; 4096];
        loop {
            let mut buffer = ReadBuf::new(&mut space);
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut buffer))?;
            if buffer.filled().is_empty() {
                return Poll::Ready(Ok(()));
            }
        }
    }
}
