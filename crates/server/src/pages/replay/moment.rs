//! A finished game as it stood after so many lines of its record.

use std::sync::Arc;

use games::{LiveGame, ReadyGame, RecordedGame};
use tabletop::Seat;

use super::judged::Judged;
use crate::tables::{self, About, Invitation, TableError};
use crate::{ApiError, App, InviteKey, TableId};

/// A finished game with its record.
pub struct Finished {
    /// The table it was played at.
    pub id: TableId,
    /// What a link to a private table has to bring along.
    pub key: Option<InviteKey>,
    /// What was agreed about the table.
    pub about: Arc<About>,
    /// What it is a game of.
    pub ready: Arc<dyn ReadyGame>,
    /// The record.
    pub record: String,
    /// How many lines it has.
    pub lines: usize,
}

impl Finished {
    /// The game of a table, if it is over.
    ///
    /// # Errors
    /// If the table is not for this visitor, or the game goes on.
    pub async fn open(app: &App, id: TableId, invitation: Invitation) -> Result<Self, ApiError> {
        let seen = tables::look(app, id, |table, _| {
            table.admit(invitation)?;
            // Who may look at it may also show it to others.
            let key = (!table.public).then_some(table.about.key);
            Ok::<_, TableError>((table.status.is_going(), key, table.about.clone()))
        });
        let (going, key, about) = seen.await??;
        if going {
            return Err(TableError::NotOver.into());
        }
        let stored = app.storage.whole_game(id).await?;
        let stored = stored.ok_or(TableError::NotOver)?;
        let ready = tables::ready_for(app, &about, &stored).await?;
        Ok(Self {
            id,
            key,
            about,
            ready,
            lines: stored.lines.len(),
            record: format!("{}\n{}", stored.header, tables::text_of(&stored.lines)),
        })
    }

    /// The game after so many lines; after the last if it has fewer.
    ///
    /// # Errors
    /// If the record does not hold.
    pub fn at(&self, lines: usize) -> Result<Box<dyn LiveGame>, ApiError> {
        let games = RecordedGame::all(&self.record)?;
        let recorded = games.first().ok_or_else(ApiError::internal)?;
        Ok(self.ready.moment(recorded, lines.min(self.lines))?)
    }

    /// The address of its replay, or of one of its parts, perhaps after a line and from a seat.
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

    /// The address of the moment of a decision, from the place of whose it was.
    pub fn decision_address(&self, judged: Judged<'_>) -> String {
        self.address("", Some(judged.before()), Some(judged.action.seat))
    }

    /// The address of its record.
    pub fn record_address(&self) -> String {
        let key = self.key.map(|key| format!("?key={key}"));
        format!(
            "/api/v1/tables/{}/record{}",
            self.id,
            key.unwrap_or_default()
        )
    }

    /// The seats that played.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of(self.about.chairs.len())
    }
}
