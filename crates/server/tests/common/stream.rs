//! Streams of JSON lines, read as they arrive.

use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::{FutureExt, StreamExt};
use serde_json::Value;

use super::{Client, number};

/// How long a message may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// An open stream.
pub struct TestStream {
    body: BodyDataStream,
    read: Vec<u8>,
    version: usize,
}

impl Client {
    /// Opens a stream.
    pub async fn follow(&self, path: &str) -> TestStream {
        let response = self
            .start(Request::get(path).body(Body::empty()).unwrap())
            .await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        // Compression would hold lines back.
        assert!(!response.headers().contains_key("content-encoding"));
        TestStream {
            body: response.into_body().into_data_stream(),
            read: Vec::new(),
            version: 0,
        }
    }
}

impl TestStream {
    /// Returns the next message, or `None` when the stream ends.
    pub async fn next(&mut self) -> Option<Value> {
        let next = async {
            loop {
                if let Some(message) = self.whole_line() {
                    return Some(message);
                }
                self.read.extend(self.body.next().await?.unwrap());
            }
        };
        tokio::time::timeout(TIMEOUT, next).await.unwrap()
    }

    /// Returns the next message if there is one already.
    pub fn waiting(&mut self) -> Option<Value> {
        while let Some(Some(some)) = self.body.next().now_or_never() {
            self.read.extend(some.unwrap());
        }
        self.whole_line()
    }

    /// Returns the next message of a kind.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self
                .next()
                .await
                .unwrap_or_else(|| panic!("the stream ended before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Returns all messages until the stream ends.
    pub async fn rest(&mut self) -> Vec<Value> {
        let mut rest = Vec::new();
        while let Some(message) = self.next().await {
            rest.push(message);
        }
        rest
    }

    /// Returns the latest version received.
    pub fn version(&self) -> usize {
        self.version
    }

    /// Returns the next complete line. Blank lines only keep the connection alive.
    fn whole_line(&mut self) -> Option<Value> {
        loop {
            let end = self.read.iter().position(|byte| *byte == b'\n')?;
            let line: Vec<u8> = self.read.drain(..=end).collect();
            if line.trim_ascii().is_empty() {
                continue;
            }
            let message: Value = serde_json::from_slice(&line).unwrap();
            for version in [&message["version"], &message["game"]["version"]] {
                if version.is_u64() {
                    self.version = number(version);
                }
            }
            return Some(message);
        }
    }
}
