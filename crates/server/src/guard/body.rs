//! Bodies of requests that are answered before they have been read.
//!
//! A connection that is closed while the client is still sending may be reset, and then the client
//! never sees the response. So the rest of the body is read, or the response says that the connection
//! will be closed.

use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::BoxError;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{CONNECTION, EXPECT};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};

use crate::lock::locked;

/// How much of a body is read only to throw it away, in bytes.
const MOST: u64 = 64 * 1024;
/// How long that may take.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Middleware that reads what is left of a request's body after the response is known.
pub async fn read_bodies(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    // Reading would ask the client to send the body.
    let waits = request.headers().contains_key(EXPECT);
    let (parts, body) = request.into_parts();
    let body = SharedBody(Arc::new(Mutex::new(body)));
    let rest = body.clone();
    let request = Request::from_parts(parts, Body::new(body));
    let mut response = next.run(request).await;
    let read = rest.is_end_stream() || (!waits && rest.throw_away().await);
    if !read {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
    }
    response
}

/// A body that two parts of the server can read, one after the other.
#[derive(Clone)]
struct SharedBody(Arc<Mutex<Body>>);

impl SharedBody {
    /// Reads the rest of the body. Returns whether that was possible within the limits.
    async fn throw_away(mut self) -> bool {
        if self.size_hint().lower() > MOST {
            return false;
        }
        let read = async {
            let mut length = 0;
            while let Some(frame) = next_frame(&mut self).await {
                let Ok(frame) = frame else { return false };
                length += frame.data_ref().map_or(0, |data| data.len() as u64);
                if length > MOST {
                    return false;
                }
            }
            true
        };
        tokio::time::timeout(TIMEOUT, read).await.unwrap_or(false)
    }
}

async fn next_frame(body: &mut SharedBody) -> Option<Result<Frame<Bytes>, BoxError>> {
    std::future::poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await
}

impl HttpBody for SharedBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let polled = Pin::new(&mut *locked(&self.0)).poll_frame(context);
        polled.map_err(Into::into)
    }

    fn is_end_stream(&self) -> bool {
        locked(&self.0).is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        locked(&self.0).size_hint()
    }
}
