//! First-time visitors.

use super::{IdentityError, PlayerName};
use crate::limits::Address;
use crate::storage::{PlayerRow, Write};
use crate::{App, PlayerId};

/// Creates a player with this name and persists it before returning.
///
/// # Errors
/// Returns an error if too many guests come from this address, or storage fails.
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
