//! All layers around the routes, in order.

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

use super::fallback::{after_panic, no_such_method, no_such_route};
use super::headers::security_headers;
use super::origin::same_origin;
use super::refusal::localise_refusals;
use crate::App;
use crate::limits::limit_requests;
use crate::request_log;

/// The size in bytes above which a response is compressed.
const LONG: u64 = 1024;

/// How long reading a request and responding to it may take. A stream has responded when it begins.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Selects long responses for compression, except streams, whose lines must not wait for each
/// other, and fonts, which are already compressed.
fn compressible() -> impl Predicate {
    SizeAbove::new(LONG)
        .and(NotForContentType::const_new("application/x-ndjson"))
        .and(NotForContentType::const_new("font/"))
}

/// Wraps a router in all layers. A request passes them in this order:
///
/// 1. compression, if the client accepts it: a page shrinks to a tenth;
/// 2. headers on every response, including those of other layers;
/// 3. refusals in the caller's language, so that every layer below may refuse;
/// 4. panics become refusals;
/// 5. requests from other sites are refused and do not count towards the visitor's limit;
/// 6. the time limit;
/// 7. the request limit;
/// 8. the body size limit, which a route may override;
/// 9. the log, which needs to know the route.
pub fn wrap(router: Router, app: App) -> Router {
    let message_bytes = app.settings.message_bytes;
    // Use a single stack: with separate layers, the router would box every request at each of them.
    let layers = ServiceBuilder::new()
        .layer(CompressionLayer::new().compress_when(compressible()))
        .layer(from_fn(security_headers))
        .layer(from_fn(localise_refusals))
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(from_fn(same_origin))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            TIMEOUT,
        ))
        .layer(from_fn_with_state(app, limit_requests))
        .layer(DefaultBodyLimit::max(message_bytes))
        .layer(from_fn(request_log::note));
    router
        .fallback(no_such_route)
        .method_not_allowed_fallback(no_such_method)
        .layer(layers)
}
