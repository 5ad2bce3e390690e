//! Which limit was reached.

/// Which limit was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LimitError {
    /// Too many requests or guests.
    #[error("too many; again in {seconds} seconds")]
    TooMany {
        /// How long to wait.
        seconds: u64,
    },
    /// Too many streams at once.
    #[error("too many streams")]
    Streams,
    /// Too many hints at once.
    #[error("too many hints")]
    Hints,
}
