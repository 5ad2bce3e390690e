//! The responses to requests that no handler accepts: unknown routes and methods, and panics.

use std::any::Any;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::ApiError;

/// Refuses a request for an unknown path.
pub async fn no_such_route() -> ApiError {
    ApiError::not_found()
}

/// Refuses a request with an unsupported method; `Allow` lists the supported ones.
pub async fn no_such_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method")
}

/// Returns a generic error to the caller and logs the reason for the operator.
pub fn after_panic(reason: Box<dyn Any + Send>) -> Response {
    let text = reason.downcast_ref::<&str>().copied();
    let text = text.or_else(|| reason.downcast_ref::<String>().map(String::as_str));
    tracing::error!(reason = text.unwrap_or("unknown"), "handler panicked");
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal").into_response()
}
