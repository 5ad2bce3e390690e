//! Replaces outdated cookies.

use axum::extract::{Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;

use super::refusal::wants_page;
use crate::App;
use crate::identity::{renewed_cookie, signed_cookie};

/// Middleware that sends the cookie again with a page, if it was signed with an old key or has an old
/// name. The response of a page that sets or deletes the cookie itself is left alone.
pub async fn renew_cookies(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_page = request.method() == Method::GET && wants_page(request.uri(), request.headers());
    let cookie = is_page
        .then(|| signed_cookie(&app, request.headers()))
        .flatten();
    let mut response = next.run(request).await;
    let outdated = cookie.filter(|cookie| cookie.is_outdated);
    if let Some(cookie) = outdated
        && response.status().is_success()
        && !response.headers().contains_key(SET_COOKIE)
    {
        let [(name, value)] = renewed_cookie(&app, cookie);
        if let Ok(value) = HeaderValue::try_from(value) {
            response.headers_mut().append(name, value);
        }
    }
    response
}
