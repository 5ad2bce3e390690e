//! Who may see a table: everybody a public one, a private one who sits there or has its link.

use subtle::ConstantTimeEq;

use super::{Table, TableError};
use crate::{InviteKey, PlayerId};

/// With what somebody comes to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Invitation {
    /// Who comes, if that is known.
    pub player: Option<PlayerId>,
    /// The key of the link.
    pub key: Option<InviteKey>,
}

impl Invitation {
    /// Somebody comes without a key.
    #[must_use]
    pub const fn of(player: PlayerId) -> Self {
        Self {
            player: Some(player),
            key: None,
        }
    }
}

impl Table {
    /// Lets somebody in.
    ///
    /// # Errors
    /// The same as if there were no such table.
    pub fn admit(&self, invitation: Invitation) -> Result<(), TableError> {
        let own = invitation.player.is_some_and(|player| self.knows(player));
        let key = invitation.key.is_some_and(|key| self.opens(key));
        if self.public || own || key {
            Ok(())
        } else {
            Err(TableError::NotFound)
        }
    }

    /// Whether somebody made the table, sits there or is expected.
    #[must_use]
    pub fn knows(&self, player: PlayerId) -> bool {
        self.maker == Some(player) || self.members().contains(&player)
    }

    fn opens(&self, key: InviteKey) -> bool {
        self.about.key.bytes().ct_eq(key.bytes()).into()
    }
}
