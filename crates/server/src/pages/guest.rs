//! Who comes for the first time becomes a guest without being asked for more than a name.

use axum::http::HeaderName;
use words::text;

use super::Preferences;
use crate::identity::{PlayerName, Visitor, new_guest, set_cookie};
use crate::limits::Address;
use crate::storage::PlayerRow;
use crate::{ApiError, App};

/// A visitor who is known now, and the header that lets him be known again if he is new.
pub struct Guest {
    /// Who it is.
    pub player: PlayerRow,
    /// The header of the answer.
    pub cookie: Option<(HeaderName, String)>,
}

/// The visitor; one who is new becomes a guest with this name, or with one for people who gave none.
///
/// # Errors
/// If that is no name, or too many come.
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
    let [cookie] = set_cookie(&value, app.settings.secure_cookies);
    let cookie = Some(cookie);
    Ok(Guest { player, cookie })
}
