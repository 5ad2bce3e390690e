//! Deleting a table at a player's request.

use super::change::change;
use super::{Table, TableError};
use crate::storage::{Status, Write, delete_hidden};
use crate::{App, PlayerId, TableId};

/// Deletes a player's table if no other people are at it. Runs to completion even if the client
/// disconnects.
///
/// # Errors
/// Returns an error if the player has no such table, other people are at it, or storage fails.
pub async fn delete_own_table(app: &App, id: TableId, player: PlayerId) -> Result<(), TableError> {
    let app = app.clone();
    let task = tokio::spawn(async move {
        let hidden = change(&app, id, move |table, _, _| {
            table.check_deletable(player)?;
            // Watchers and machine players learn that nothing follows.
            table.set_status(Status::Closed);
            table.unsaved.writes.push(Write::Hide(id));
            Ok(())
        });
        hidden.await?;
        app.hall.put_away(id).await;
        app.reviews.forget(id);
        // Nobody sees the table any more: what cannot be deleted now is deleted later.
        if let Err(error) = delete_hidden(&*app.storage, id).await {
            tracing::warn!(table = %id, %error, "a part of a deleted table is left");
        }
        Ok(())
    });
    task.await.unwrap_or(Err(TableError::Internal))
}

impl Table {
    /// Checks that a player may delete the table: it is theirs, and nobody else has a seat or a part
    /// in its game.
    ///
    /// # Errors
    /// Returns an error if the table is not the player's: the same error as if there were no such
    /// table. Also if other people are at the table.
    pub fn check_deletable(&self, player: PlayerId) -> Result<(), TableError> {
        if !self.knows(player) {
            return Err(TableError::NotFound);
        }
        match self.members().iter().all(|member| *member == player) {
            true => Ok(()),
            false => Err(TableError::OthersThere),
        }
    }
}
