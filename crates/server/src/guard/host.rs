//! The host a request was sent to.

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderValue, StatusCode, Uri, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::{ApiError, App};

/// Middleware that refuses a request without a host or with several, because programs on the way could
/// each read another one. If the site has a public address, that is the host from here on: a proxy may
/// have written its own.
pub async fn one_host(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(HOST).iter().count();
    let required = request.version() == Version::HTTP_11;
    if hosts > 1 || (hosts == 0 && required && request.uri().authority().is_none()) {
        return ApiError::new(StatusCode::BAD_REQUEST, "host").into_response();
    }
    if let Some(url) = &app.settings.public_url
        && let Ok(host) = HeaderValue::from_str(url.authority().as_str())
    {
        request.headers_mut().insert(HOST, host);
        let target = request.uri().path_and_query().cloned();
        *request.uri_mut() = target.map_or_else(|| Uri::from_static("/"), Uri::from);
    }
    next.run(request).await
}
