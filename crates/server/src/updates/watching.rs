//! Who is watching, and from which seat.

use tabletop::{Observer, Seat};
use words::Language;

use crate::storage::Status;
use crate::tables::{Invitation, Table, TableError};

/// Somebody watching a table.
#[derive(Clone, Copy, Debug)]
pub struct Watching {
    /// The watcher's invitation.
    pub invitation: Invitation,
    /// Which of their seats they watch from; `None` for the first.
    pub seat: Option<Seat>,
    /// The language of texts; `None` for no texts.
    pub language: Option<Language>,
}

impl Watching {
    /// Checks whether the watcher may see the table from this seat.
    ///
    /// # Errors
    /// Returns an error if the watcher may not see the table, or the seat is not theirs.
    pub fn admit(&self, table: &Table) -> Result<(), TableError> {
        table.admit(self.invitation)?;
        match self.seat {
            Some(_) if self.own_seat(table).is_none() => Err(TableError::NotYourSeat),
            _ => Ok(()),
        }
    }

    /// Drops a seat that is not the watcher's own: the link may come from another player.
    #[must_use]
    pub fn on_own_seat(&self, table: &Table) -> Self {
        let seat = self.seat.filter(|_| self.own_seat(table).is_some());
        Self { seat, ..*self }
    }

    /// Returns the seat that the watcher watches from.
    #[must_use]
    pub fn own_seat(&self, table: &Table) -> Option<Seat> {
        let own = table.seats_of(self.invitation.player?);
        match self.seat {
            Some(seat) => own.contains(seat).then_some(seat),
            None => own.first(),
        }
    }

    /// Returns the observer whose view the watcher gets. After the end, that view is open to all.
    #[must_use]
    pub fn observer(&self, table: &Table) -> Observer {
        match (table.status, self.own_seat(table)) {
            (Status::Over, _) => Observer::Afterwards,
            (_, Some(seat)) => Observer::Seat(seat),
            (_, None) => Observer::Spectator,
        }
    }
}
