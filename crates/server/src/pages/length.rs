//! Work that takes its time.

use crate::ApiError;

/// Does something on a thread of its own: those that answer requests must not wait for it.
///
/// # Errors
/// What it says; 500 if it panics.
pub async fn at_length<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(ApiError::internal()))
}
