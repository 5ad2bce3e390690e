//! All layers around the routes, in their order.

use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::timeout::TimeoutLayer;

use super::headers::careful_headers;
use super::origin::same_origin;
use super::panic::after_panic;
use super::refusal::in_words;
use super::unknown::{no_such_method, no_such_route};
use crate::App;
use crate::limits::limit_requests;
use crate::request_log;

/// From how many bytes on an answer is compressed.
const LONG: u64 = 1024;

/// How long a request may take to be read and answered. A stream is answered when it begins.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is compressed: long answers, but no streams, whose lines must not wait for each other, and no
/// type, which is packed already.
fn compressible() -> impl Predicate {
    SizeAbove::new(LONG)
        .and(NotForContentType::const_new("application/x-ndjson"))
        .and(NotForContentType::const_new("font/"))
}

/// Puts all layers around routes. A request meets them in this order:
///
/// 1. compression, for who asks for it: a page shrinks to a tenth;
/// 2. headers on every answer, whoever made it;
/// 3. refusals in the caller's language, so that every layer below may refuse;
/// 4. panics become refusals;
/// 5. requests from other sites go no further, and do not count for the browser's owner;
/// 6. the limit of time;
/// 7. the limit of requests;
/// 8. the limit of a body; a route may set its own inside;
/// 9. the log, which knows the route by then.
pub fn wrap(router: Router, app: App) -> Router {
    let message_bytes = app.settings.message_bytes;
    // One stack, not one layer after the other: the router would box every request at each of them.
    let layers = ServiceBuilder::new()
        .layer(CompressionLayer::new().compress_when(compressible()))
        .layer(from_fn(careful_headers))
        .layer(from_fn(in_words))
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(from_fn(same_origin))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            PATIENCE,
        ))
        .layer(from_fn_with_state(app, limit_requests))
        .layer(DefaultBodyLimit::max(message_bytes))
        .layer(from_fn(request_log::note));
    router
        .fallback(no_such_route)
        .method_not_allowed_fallback(no_such_method)
        .layer(layers)
}
