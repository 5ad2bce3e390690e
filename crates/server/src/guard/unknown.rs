//! Requests no route is for.

use axum::http::StatusCode;

use crate::ApiError;

/// There is nothing at this address.
pub async fn no_such_route() -> ApiError {
    ApiError::not_found()
}

/// The address is right, the method is not; `Allow` names those that are.
pub async fn no_such_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method")
}
