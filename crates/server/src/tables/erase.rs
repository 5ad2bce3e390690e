//! Deleting a player and their name from all games.

use std::sync::Arc;

use tabletop::Seat;
use tokio::sync::OwnedRwLockReadGuard;

use super::change::{change, look};
use super::{Chair, Occupant, Table, TableError};
use crate::storage::{Status, Write};
use crate::{App, PlayerId, TableId};

/// The number of tables anonymised per batch.
const AT_ONCE: usize = 500;

/// A guard for a player who is sitting down: while it is held, no player is deleted.
pub type Coming = OwnedRwLockReadGuard<()>;

/// Returns the guard that a player needs to sit down. A player who has just been deleted is not let
/// in: otherwise their name would stay at the table.
///
/// # Errors
/// Returns an error if the player no longer exists, or storage fails.
pub async fn come(app: &App, player: PlayerId) -> Result<Coming, TableError> {
    let coming = Arc::clone(&app.hall.coming).read_owned().await;
    match app.directory.player(player).await? {
        Some(_) => Ok(coming),
        None => Err(TableError::Nobody),
    }
}

/// Deletes a player and removes their name from all their tables. In unfinished games a machine
/// plays for them. Runs to completion even if the client disconnects.
///
/// # Errors
/// Returns an error if storage fails. Some tables may then still contain the player; deleting can
/// be retried.
pub async fn delete_player(app: &App, player: PlayerId) -> Result<(), TableError> {
    let app = app.clone();
    let task = tokio::spawn(async move {
        // Erase most tables while players can still sit down, then the rest while nobody can.
        erase(&app, player).await?;
        let _nobody_comes = app.hall.coming.write().await;
        erase(&app, player).await?;
        app.directory
            .change(player, vec![Write::DeletePlayer(player)])
            .await?;
        app.hall.forget_maker(player).await;
        Ok(())
    });
    task.await.unwrap_or(Err(TableError::Internal))
}

async fn erase(app: &App, player: PlayerId) -> Result<(), TableError> {
    loop {
        let tables = app.storage.tables_of(player, AT_ONCE).await?;
        if tables.is_empty() {
            return Ok(());
        }
        for table in tables {
            erase_from(app, table.id, player).await?;
        }
    }
}

async fn erase_from(app: &App, id: TableId, player: PlayerId) -> Result<(), TableError> {
    change(app, id, move |table, _, now| {
        table.erase(player, now);
        Ok(())
    })
    .await?;
    // The game in memory still contains the name, so the table is read again from storage.
    app.hall.put_away(id).await;
    app.reviews.forget(id);
    // Spectators may have drawn the page with the old name in the meantime, so they draw it again.
    look(app, id, |_, slot| slot.about_changed()).await
}

impl Table {
    /// Removes a player from the table.
    fn erase(&mut self, player: PlayerId, now: i64) {
        if self.maker == Some(player) {
            self.maker = None;
        }
        self.about_mut().proposal = None;
        let left = match self.status {
            Status::Open => Occupant::Open,
            _ => Occupant::Gone,
        };
        for seat in 0..self.about.chairs.len() {
            if self.about.chairs[seat].member() == Some(player) {
                if self.status == Status::Playing && self.about.chairs[seat].stand_in.is_none() {
                    self.replace(Seat::new(seat), true);
                }
                self.about_mut().chairs[seat] = Chair::of(left.clone());
            }
        }
        if let Some(game) = &self.game {
            self.unsaved.writes.push(Write::Header {
                table: self.id,
                header: game.header_with_names(self.seat_names()),
            });
        }
        if self.people().is_empty() && matches!(self.status, Status::Open | Status::Playing) {
            self.set_status(Status::Closed);
        }
        self.settle(now);
    }
}
