//! A finished game and the addresses of its moments.

use std::sync::Arc;

use tabletop::Seat;

use super::judged::Judged;
use crate::pages::recorded::Recorded;
use crate::tables::{self, About, Invitation, TableError};
use crate::{ApiError, App, InviteKey, TableId};

/// A finished game with its record.
pub struct Finished {
    /// The table it was played at.
    pub id: TableId,
    /// The key that a link to a private table needs; `None` for a public table.
    pub key: Option<InviteKey>,
    /// The terms of the table.
    pub about: Arc<About>,
    /// The game that was played.
    pub game: Recorded,
}

impl Finished {
    /// Opens the game of a table, if it is over.
    ///
    /// # Errors
    /// Returns an error if the visitor may not see the table, or the game is not over.
    pub async fn open(app: &App, id: TableId, invitation: Invitation) -> Result<Self, ApiError> {
        let seen = tables::look(app, id, |table, _| {
            table.admit(invitation)?;
            // Anyone who may see the game may also share it.
            let key = (!table.public).then_some(table.about.key);
            Ok::<_, TableError>((table.status.is_going(), key, table.about.clone()))
        });
        let (going, key, about) = seen.await??;
        if going {
            return Err(TableError::NotOver.into());
        }
        let game = Recorded::of(app, id, &about).await?;
        Ok(Self {
            id,
            key,
            about,
            game: game.ok_or(TableError::NotOver)?,
        })
    }

    /// Returns the address of the replay or one of its parts, optionally at a line and from a seat.
    pub fn address(&self, part: &str, at: Option<usize>, from: Option<Seat>) -> String {
        let key = self.key.map(|key| format!("key={key}"));
        let at = at.map(|at| format!("at={at}"));
        let from = from.map(|seat| format!("from={}", seat.number()));
        let query: Vec<String> = [key, at, from].into_iter().flatten().collect();
        let path = format!("/replay/{}{part}", self.id);
        match query.is_empty() {
            true => path,
            false => format!("{path}?{}", query.join("&")),
        }
    }

    /// Returns the address of the moment of a decision, seen from the seat that decided.
    pub fn decision_address(&self, judged: Judged<'_>) -> String {
        self.address("", Some(judged.before()), Some(judged.action.seat))
    }

    /// Returns the address of the record.
    pub fn record_address(&self) -> String {
        let key = self.key.map(|key| format!("?key={key}"));
        format!(
            "/api/v1/tables/{}/record{}",
            self.id,
            key.unwrap_or_default()
        )
    }

    /// Returns the seats of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of(self.about.chairs.len())
    }
}
