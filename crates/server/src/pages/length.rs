//! Long-running work.

use crate::ApiError;

/// Runs work on a blocking thread, so that it does not hold up the threads that serve requests.
///
/// # Errors
/// Returns an error if the work fails, or panics (status 500).
pub async fn at_length<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(ApiError::internal()))
}
