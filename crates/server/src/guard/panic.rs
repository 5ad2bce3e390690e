//! What is left of a handler that panicked.

use std::any::Any;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::ApiError;

/// One sentence for the caller; what happened is the operator's to know.
pub fn after_panic(reason: Box<dyn Any + Send>) -> Response {
    let text = reason.downcast_ref::<&str>().copied();
    let text = text.or_else(|| reason.downcast_ref::<String>().map(String::as_str));
    tracing::error!(reason = text.unwrap_or("unknown"), "a handler panicked");
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal").into_response()
}
