//! New visitors become guests without giving more than a name.

use axum::http::HeaderName;
use words::text;

use super::Preferences;
use crate::identity::{PlayerName, Visitor, new_guest, set_cookie};
use crate::limits::Address;
use crate::storage::PlayerRow;
use crate::{ApiError, App};

/// A known visitor and, if they are new, the cookie by which they are recognised from now on.
pub struct Guest {
    /// The visitor's player, existing or new.
    pub player: PlayerRow,
    /// The header that sets the cookie; `None` if the visitor was known already.
    pub cookie: Option<(HeaderName, String)>,
}

/// Returns the visitor's player. A new visitor becomes a guest with this name, or with the default
/// name if none is given.
///
/// # Errors
/// Returns an error if the name is not valid, or too many guests are being created.
pub async fn guest(
    app: &App,
    preferences: &Preferences,
    address: &Address,
    Visitor(known): Visitor,
    name: Option<&str>,
) -> Result<Guest, ApiError> {
    if let Some(player) = known {
        let cookie = None;
        return Ok(Guest { player, cookie });
    }
    let given = name.filter(|name| !name.trim().is_empty());
    let name = match given {
        Some(name) => PlayerName::new(name)?,
        None => PlayerName::new(&text(preferences.language, "page-guest-name", &[]))?,
    };
    let player = new_guest(app, address, name).await?;
    let value = app.signer.sign(player.id, player.since);
    let [cookie] = set_cookie(&value, app.settings.is_secure());
    let cookie = Some(cookie);
    Ok(Guest { player, cookie })
}
