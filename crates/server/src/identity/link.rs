//! One-time links that sign a second device in as the same player.

use super::IdentityError;
use super::secret::{hash, new_secret};
use crate::storage::{Storage, StorageError, Write};
use crate::{Clock, PlayerId};

/// How long a link is valid, in milliseconds.
const LASTS: i64 = 10 * 60 * 1000;

/// A link as given to the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The secret in the link.
    pub code: String,
    /// The time when the link expires, in milliseconds since 1970.
    pub until: i64,
}

/// Creates a link that signs in as a player.
///
/// # Errors
/// Returns an error if storage fails.
pub async fn make_link(
    storage: &dyn Storage,
    clock: &Clock,
    player: PlayerId,
) -> Result<Link, StorageError> {
    let code = new_secret();
    let (hash, until) = (hash(&code), clock.now() + LASTS);
    let link = Write::NewLink {
        hash,
        player,
        until,
    };
    storage.write(vec![link]).await?;
    Ok(Link { code, until })
}

/// Uses up a link and returns its player.
///
/// # Errors
/// Returns an error if the link does not exist, has expired or has already been used, or if storage
/// fails.
pub async fn follow_link(
    storage: &dyn Storage,
    clock: &Clock,
    code: &str,
) -> Result<PlayerId, IdentityError> {
    let hash = hash(code);
    let player = storage.link_player(hash, clock.now()).await?;
    let player = player.ok_or(IdentityError::NoLink)?;
    // If several requests use the link at the same moment, only one succeeds.
    match storage.write(vec![Write::UseLink { hash }]).await {
        Ok(()) => Ok(player),
        Err(StorageError::Conflict) => Err(IdentityError::NoLink),
        Err(error) => Err(error.into()),
    }
}
