//! A stored game at any line of its record.

use std::sync::Arc;

use games::{LiveGame, ReadyGame, RecordedGame};

use crate::tables::{self, About};
use crate::{ApiError, App, TableId};

/// A stored game with its record.
pub struct Recorded {
    /// The game that is played.
    pub ready: Arc<dyn ReadyGame>,
    /// The complete record as text.
    pub text: String,
    /// The number of lines of the record, without the header.
    pub lines: usize,
}

impl Recorded {
    /// Reads the game of a table. Returns `None` if it has not begun.
    ///
    /// # Errors
    /// Returns an error if storage fails, or this server does not have the game's data.
    pub async fn of(app: &App, id: TableId, about: &About) -> Result<Option<Self>, ApiError> {
        let Some(stored) = app.storage.whole_game(id).await? else {
            return Ok(None);
        };
        Ok(Some(Self {
            ready: tables::ready_for(app, about, &stored).await?,
            lines: stored.lines.len(),
            text: format!("{}\n{}", stored.header, tables::text_of(&stored.lines)),
        }))
    }

    /// Returns the game after this many lines, or after the last if there are fewer.
    ///
    /// # Errors
    /// Returns an error if the record cannot be replayed.
    pub fn at(&self, lines: usize) -> Result<Box<dyn LiveGame>, ApiError> {
        let games = RecordedGame::all(&self.text)?;
        let recorded = games.first().ok_or_else(ApiError::internal)?;
        Ok(self.ready.moment(recorded, lines.min(self.lines))?)
    }
}
