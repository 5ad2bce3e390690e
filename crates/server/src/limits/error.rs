//! Errors for exceeded limits.

/// The limit that was exceeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LimitError {
    /// Too many requests or new guests.
    #[error("too many requests or new guests; try again in {seconds} seconds")]
    TooMany {
        /// The number of seconds to wait before trying again.
        seconds: u64,
    },
    /// Too many streams at once.
    #[error("too many open streams")]
    Streams,
    /// Too many hints at once.
    #[error("too many pending hints")]
    Hints,
    /// Too many imported records within a day.
    #[error("too many imported records within a day")]
    Imports {
        /// The maximum number of records of one player.
        records: usize,
        /// The maximum of their megabytes.
        megabytes: usize,
    },
}
