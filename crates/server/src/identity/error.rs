//! Errors of identification.

use super::NameError;
use crate::limits::LimitError;
use crate::storage::StorageError;

/// The reason a caller is not recognised, or cannot get new credentials.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IdentityError {
    /// The caller is unknown, or the token is invalid.
    #[error("the caller is unknown, or the token is invalid")]
    Nobody,
    /// The player has no such token.
    #[error("the player has no such token")]
    NoToken,
    /// The player has no such session.
    #[error("the player has no such session")]
    NoSession,
    /// The player already has the maximum number of tokens.
    #[error("a player can have at most {most} tokens")]
    TooManyTokens {
        /// The maximum number of tokens.
        most: usize,
    },
    /// The link does not exist, has expired or has already been used.
    #[error("the link does not exist, has expired or was already used")]
    NoLink,
    /// The text is not a valid label for a token.
    #[error("invalid label: {0}")]
    Label(#[source] NameError),
    /// Too many new guests come from this address.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// Storage failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
}
