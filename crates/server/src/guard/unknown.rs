//! Requests that match no route.

use axum::http::StatusCode;

use crate::ApiError;

/// Answers a request for an unknown path.
pub async fn no_such_route() -> ApiError {
    ApiError::not_found()
}

/// Answers a request with an unsupported method; `Allow` lists the supported ones.
pub async fn no_such_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method")
}
