//! Streams for programs: JSON lines over plain HTTP. A blank line says that the server is still there.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;

use super::{Feed, OwnFeed};
use crate::limits::StreamPass;
use crate::stop::Stop;

/// How long nothing may be said.
const STILL_THERE: Duration = Duration::from_secs(10);

/// A table's updates, until the game is over.
#[must_use]
pub fn json_lines(feed: Feed, pass: StreamPass) -> Response {
    let stop = feed.stop();
    let told = Told {
        feed,
        stop,
        begun: false,
        _pass: pass,
    };
    respond(stream::unfold(told, |mut told| async move {
        let line = told.next().await?;
        Some((Ok::<_, Infallible>(line), told))
    }))
}

struct Told {
    feed: Feed,
    stop: Stop,
    begun: bool,
    _pass: StreamPass,
}

impl Told {
    /// The next lines; nothing when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if !self.begun {
            self.begun = true;
            return self.feed.begin().await.ok().map(|updates| lines(&updates));
        }
        if self.feed.is_over() {
            return None;
        }
        tokio::select! {
            () = self.stop.stopped() => None,
            () = tokio::time::sleep(STILL_THERE) => Some(Bytes::from_static(b"\n")),
            updates = self.feed.next() => updates.ok().map(|updates| lines(&updates)),
        }
    }
}

/// All own tables, whenever one changes.
#[must_use]
pub fn own_json_lines(feed: OwnFeed, pass: StreamPass) -> Response {
    let stop = feed.stop();
    let told = (feed, stop, pass, false);
    respond(stream::unfold(
        told,
        |(mut feed, mut stop, pass, begun)| async move {
            let line = if begun {
                tokio::select! {
                    () = stop.stopped() => return None,
                    () = tokio::time::sleep(STILL_THERE) => Bytes::from_static(b"\n"),
                    tables = feed.next() => lines(&tables),
                }
            } else {
                lines(&feed.begin().await.ok()?)
            };
            Some((Ok::<_, Infallible>(line), (feed, stop, pass, true)))
        },
    ))
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
        // Plain data with string keys: writing them cannot fail.
        let _ = serde_json::to_writer(&mut text, message);
        text.push(b'\n');
    }
    if text.is_empty() {
        text.push(b'\n');
    }
    text.into()
}
