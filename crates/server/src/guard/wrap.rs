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

use super::body::read_bodies;
use super::fallback::{after_panic, no_such_method, no_such_route};
use super::headers::security_headers;
use super::host::one_host;
use super::origin::same_origin;
use super::refusal::localise_refusals;
use super::renew::renew_cookies;
use crate::App;
use crate::limits::limit_requests;
use crate::request_log;

/// The size in bytes above which a response is compressed.
const LONG: u64 = 1024;

/// How long reading a request and responding to it may take. A stream has responded when it begins.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// Selects long responses for compression, except streams, whose lines must not wait for each
/// other, and fonts, which are already compressed.
fn compressible() -> impl Predicate {
    SizeAbove::new(LONG)
        .and(NotForContentType::const_new("application/x-ndjson"))
        .and(NotForContentType::const_new("font/"))
}

/// Wraps a router in all layers. A request passes them in this order:
///
/// 1. the log and the metrics, which count refusals, too;
/// 2. compression, if the client accepts it: a page shrinks to a tenth;
/// 3. what is left of the body after a refusal is read;
/// 4. headers on every response, including those of other layers;
/// 5. refusals in the caller's language, so that every layer below may refuse;
/// 6. panics become refusals;
/// 7. requests that do not name one host are refused;
/// 8. requests from other sites are refused and do not count towards the visitor's limit;
/// 9. the time limit;
/// 10. the request limit;
/// 11. outdated cookies are replaced;
/// 12. the body size limit, which a route may override.
pub fn wrap(router: Router, app: App) -> Router {
    let message_bytes = app.settings.message_bytes;
    // Use a single stack: with separate layers, the router would box every request at each of them.
    let layers = ServiceBuilder::new()
        .layer(from_fn(request_log::note))
        .layer(CompressionLayer::new().compress_when(compressible()))
        .layer(from_fn(read_bodies))
        .layer(from_fn_with_state(app.clone(), security_headers))
        .layer(from_fn(localise_refusals))
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(from_fn_with_state(app.clone(), one_host))
        .layer(from_fn_with_state(app.clone(), same_origin))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            TIMEOUT,
        ))
        .layer(from_fn_with_state(app.clone(), limit_requests))
        .layer(from_fn_with_state(app, renew_cookies))
        .layer(DefaultBodyLimit::max(message_bytes));
    router
        .fallback(no_such_route)
        .method_not_allowed_fallback(no_such_method)
        .layer(layers)
}
