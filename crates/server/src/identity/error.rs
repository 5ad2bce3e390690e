//! Why somebody is not let in, or cannot have what makes him known.

use super::NameError;
use crate::limits::LimitError;
use crate::storage::StorageError;

/// Why somebody is not let in, or cannot have what makes him known.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IdentityError {
    /// Nobody we know, or a token that is not good.
    #[error("nobody we know")]
    Nobody,
    /// The player has no such token.
    #[error("there is no such token")]
    NoToken,
    /// The player has as many tokens as a player may have.
    #[error("a player has at most {most} tokens")]
    TooManyTokens {
        /// Tokens at most.
        most: usize,
    },
    /// There is no such link, it is too old, or it was used.
    #[error("the link is not good (any more)")]
    NoLink,
    /// A text is no label of a token.
    #[error("no label: {0}")]
    Label(#[source] NameError),
    /// Too many come from there.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// The storage refuses.
    #[error(transparent)]
    Storage(#[from] StorageError),
}
