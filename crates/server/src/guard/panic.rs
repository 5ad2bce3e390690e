//! The response after a handler panicked.

use std::any::Any;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::ApiError;

/// Returns a generic error to the caller and logs the reason for the operator.
pub fn after_panic(reason: Box<dyn Any + Send>) -> Response {
    let text = reason.downcast_ref::<&str>().copied();
    let text = text.or_else(|| reason.downcast_ref::<String>().map(String::as_str));
    tracing::error!(reason = text.unwrap_or("unknown"), "handler panicked");
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal").into_response()
}
