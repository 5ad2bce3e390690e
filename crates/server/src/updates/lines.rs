//! Streams for programs: JSON lines over plain HTTP. Blank lines keep the connection alive.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;

use super::admission::Admission;
use super::source::{Source, or_log};
use crate::stop::Stop;

/// The longest pause between two lines.
const STILL_THERE: Duration = Duration::from_secs(10);

/// Returns a response that streams a source until it ends.
#[must_use]
pub fn json_lines(source: impl Source<Message: Serialize>, admission: Admission) -> Response {
    let stream = LineStream {
        stop: source.stop(),
        source,
        begun: false,
        admission,
    };
    respond(stream::unfold(stream, |mut stream| async move {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    }))
}

struct LineStream<S> {
    source: S,
    stop: Stop,
    begun: bool,
    admission: Admission,
}

impl<S: Source<Message: Serialize>> LineStream<S> {
    /// Returns the next lines, or `None` when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if !self.begun {
            self.begun = true;
            return or_log(self.source.begin().await).map(|messages| lines(&messages));
        }
        if self.source.is_over() {
            return None;
        }
        tokio::select! {
            () = self.stop.stopped() => None,
            () = self.admission.ended() => None,
            () = tokio::time::sleep(STILL_THERE) => Some(Bytes::from_static(b"\n")),
            messages = self.source.next() => or_log(messages).map(|messages| lines(&messages)),
        }
    }
}

fn respond(
    lines: impl stream::Stream<Item = Result<Bytes, Infallible>> + Send + 'static,
) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, Body::from_stream(lines)).into_response()
}

fn lines(messages: &[impl Serialize]) -> Bytes {
    let mut text = Vec::new();
    for message in messages {
        // Serialising plain data with string keys cannot fail.
        let _ = serde_json::to_writer(&mut text, message);
        text.push(b'\n');
    }
    if text.is_empty() {
        text.push(b'\n');
    }
    text.into()
}
