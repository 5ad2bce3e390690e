//! Who may see a table: anyone may see a public table; a private one needs a seat or the link.

use subtle::ConstantTimeEq;

use super::{Table, TableError};
use crate::{InviteKey, PlayerId};

/// The credentials with which a visitor enters a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Invitation {
    /// The visitor, if known.
    pub player: Option<PlayerId>,
    /// The key of the link.
    pub key: Option<InviteKey>,
}

impl Invitation {
    /// Returns the invitation of a player without a key.
    #[must_use]
    pub const fn of(player: PlayerId) -> Self {
        Self {
            player: Some(player),
            key: None,
        }
    }
}

impl Table {
    /// Checks whether a visitor may see the table.
    ///
    /// # Errors
    /// Returns an error if the visitor is not admitted: the same error as if there were no such
    /// table.
    pub fn admit(&self, invitation: Invitation) -> Result<(), TableError> {
        let own = invitation.player.is_some_and(|player| self.knows(player));
        let key = invitation.key.is_some_and(|key| self.opens(key));
        if self.public || own || key {
            Ok(())
        } else {
            Err(TableError::NotFound)
        }
    }

    /// Returns whether a player created the table, sits there or has a reserved seat.
    #[must_use]
    pub fn knows(&self, player: PlayerId) -> bool {
        self.maker == Some(player) || self.members().contains(&player)
    }

    fn opens(&self, key: InviteKey) -> bool {
        self.about.key.bytes().ct_eq(key.bytes()).into()
    }
}
