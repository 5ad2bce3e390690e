//! Errors of identification.

use super::NameError;
use crate::limits::LimitError;
use crate::storage::StorageError;

/// The reason a caller is not recognised, or cannot get new credentials.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IdentityError {
    /// The caller is unknown, or the token is invalid.
    #[error("nobody we know")]
    Nobody,
    /// The player has no such token.
    #[error("there is no such token")]
    NoToken,
    /// The player already has the maximum number of tokens.
    #[error("a player has at most {most} tokens")]
    TooManyTokens {
        /// The maximum number of tokens.
        most: usize,
    },
    /// The link does not exist, has expired or was used already.
    #[error("the link is not good (any more)")]
    NoLink,
    /// The text is not a valid label for a token.
    #[error("no label: {0}")]
    Label(#[source] NameError),
    /// Too many new guests come from this address.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// The storage failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
}
