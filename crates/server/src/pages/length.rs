//! Long-running work.

use crate::{ApiError, App};

/// Runs work on one of the threads that draw pages, so that it does not hold up the threads that
/// serve requests.
///
/// # Errors
/// Returns an error if the work fails, or panics (status 500).
pub async fn at_length<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    app.drawings.threads.turn().await.draw(work).await
}
