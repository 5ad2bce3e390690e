//! Who is watching, and as whom.

use tabletop::{Observer, Seat};
use words::Language;

use crate::storage::Status;
use crate::tables::{Invitation, Table, TableError};

/// Who is watching a table.
#[derive(Clone, Copy, Debug)]
pub struct Watching {
    /// Who, and by what right.
    pub invitation: Invitation,
    /// As which of his seats; nothing: as the first he has.
    pub seat: Option<Seat>,
    /// The language of the words; nothing: no words.
    pub language: Option<Language>,
}

impl Watching {
    /// Lets the watcher in.
    ///
    /// # Errors
    /// If the table is not for him, or the seat not his.
    pub fn admit(&self, table: &Table) -> Result<(), TableError> {
        table.admit(self.invitation)?;
        match self.seat {
            Some(_) if self.own_seat(table).is_none() => Err(TableError::NotYourSeat),
            _ => Ok(()),
        }
    }

    /// The same without a seat that is not his: a link may have been another's.
    #[must_use]
    pub fn on_own_seat(&self, table: &Table) -> Self {
        let seat = self.seat.filter(|_| self.own_seat(table).is_some());
        Self { seat, ..*self }
    }

    /// As which of his seats he watches.
    #[must_use]
    pub fn own_seat(&self, table: &Table) -> Option<Seat> {
        let own = table.seats_of(self.invitation.player?);
        match self.seat {
            Some(seat) => own.contains(seat).then_some(seat),
            None => own.first(),
        }
    }

    /// What he may see: after the end what was everybody's own.
    #[must_use]
    pub fn observer(&self, table: &Table) -> Observer {
        match (table.status, self.own_seat(table)) {
            (Status::Over, _) => Observer::Afterwards,
            (_, Some(seat)) => Observer::Seat(seat),
            (_, None) => Observer::Spectator,
        }
    }
}
