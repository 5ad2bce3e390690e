//! One-time links: they make a second device the same player.

use super::IdentityError;
use super::secret::{hash, new_secret};
use crate::storage::{Storage, StorageError, Write};
use crate::{Clock, PlayerId};

/// How long a link is good, in milliseconds.
const LASTS: i64 = 10 * 60 * 1000;

/// A link as it is handed out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Its secret.
    pub code: String,
    /// Until when it is good.
    pub until: i64,
}

/// Makes a link to a player.
///
/// # Errors
/// If the storage refuses.
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

/// Uses a link up, and tells whom it leads to.
///
/// # Errors
/// If there is no such link, it is too old, or somebody used it before; or if the storage refuses.
pub async fn follow_link(
    storage: &dyn Storage,
    clock: &Clock,
    code: &str,
) -> Result<PlayerId, IdentityError> {
    let hash = hash(code);
    let player = storage.link_player(hash, clock.now()).await?;
    let player = player.ok_or(IdentityError::NoLink)?;
    // Of several who come at the same moment, one finds it there.
    match storage.write(vec![Write::UseLink { hash }]).await {
        Ok(()) => Ok(player),
        Err(StorageError::Conflict) => Err(IdentityError::NoLink),
        Err(error) => Err(error.into()),
    }
}
