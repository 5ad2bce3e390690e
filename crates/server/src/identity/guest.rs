//! Somebody who was never here before.

use super::{IdentityError, PlayerName};
use crate::limits::Address;
use crate::storage::{PlayerRow, Write};
use crate::{App, PlayerId};

/// A new player of this name, kept before anybody hears of it.
///
/// # Errors
/// If too many come from there, or the storage fails.
pub async fn new_guest(
    app: &App,
    address: &Address,
    name: PlayerName,
) -> Result<PlayerRow, IdentityError> {
    app.limits.guest(address)?;
    let player = PlayerRow {
        id: PlayerId::random(),
        name: name.into(),
        since: app.clock.now(),
    };
    let unit = vec![Write::NewPlayer(player.clone())];
    app.storage.write(unit).await?;
    Ok(player)
}
