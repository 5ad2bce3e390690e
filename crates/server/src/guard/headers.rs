//! Headers on every response.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, WWW_AUTHENTICATE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const PERMISSIONS: HeaderName = HeaderName::from_static("permissions-policy");

/// What pages may use of the device: the place, for the planisphere.
const PERMITTED: HeaderValue = HeaderValue::from_static(
    "camera=(), geolocation=(self), microphone=(), midi=(), payment=(), serial=(), usb=()",
);

/// Tells browsers to use TLS only, for two years.
const TLS_ONLY: HeaderValue = HeaderValue::from_static("max-age=63072000");

/// The default security headers. A page sets its own content policy.
const CAREFUL: [(HeaderName, HeaderValue); 6] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (RESOURCE_POLICY, HeaderValue::from_static("same-origin")),
    (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'"),
    ),
    (CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

/// Middleware that adds security headers to a response.
pub async fn security_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if response.status() == StatusCode::NOT_MODIFIED {
        // Its headers replace those of the page that the browser has kept, which had them all. The
        // usual policy instead of the page's own would forbid its styles and scripts.
        return response;
    }
    let unknown = response.status() == StatusCode::UNAUTHORIZED;
    let headers = response.headers_mut();
    for (name, value) in CAREFUL {
        headers.entry(name).or_insert(value);
    }
    if is_page(headers) {
        headers.insert(OPENER_POLICY, HeaderValue::from_static("same-origin"));
        headers.insert(PERMISSIONS, PERMITTED);
    }
    if app.settings.is_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, TLS_ONLY);
    }
    if unknown {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

/// Returns whether a response is a page, which may have windows and use the device.
fn is_page(headers: &HeaderMap) -> bool {
    headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}
