//! A player is deleted: what is left of her games names nobody.

use std::sync::Arc;

use tabletop::Seat;
use tokio::sync::OwnedRwLockReadGuard;

use super::change::{change, look};
use super::{Chair, Occupant, Table, TableError};
use crate::storage::{Status, Write};
use crate::{App, PlayerId, TableId};

/// How many tables are made anonymous at a time.
const AT_ONCE: usize = 500;

/// Somebody comes to a table: as long as this is held nobody is deleted.
pub type Coming = OwnedRwLockReadGuard<()>;

/// Somebody is about to sit down. Who is being deleted meanwhile is not let in: her name would stay.
///
/// # Errors
/// If she is gone already.
pub async fn come(app: &App, player: PlayerId) -> Result<Coming, TableError> {
    let coming = Arc::clone(&app.hall.coming).read_owned().await;
    match app.directory.player(player).await? {
        Some(_) => Ok(coming),
        None => Err(TableError::Nobody),
    }
}

/// Deletes a player, whose name goes from all her tables. In games that go on a machine plays for her.
/// This goes on to its end even if she has hung up.
///
/// # Errors
/// What the storage says; then some tables may still know her, and it can be asked for again.
pub async fn delete_player(app: &App, player: PlayerId) -> Result<(), TableError> {
    let app = app.clone();
    let task = tokio::spawn(async move {
        // Most of it while others still come; what she came to meanwhile after that.
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
    // Its game still knows the name: it is read anew.
    app.hall.put_away(id).await;
    look(app, id, |_, _| ()).await
}

impl Table {
    /// Takes a player out.
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
        let names = self.about.chairs.iter().map(Chair::name).collect();
        if let Some(game) = &self.game {
            self.unsaved.writes.push(Write::Header {
                table: self.id,
                header: game.header_with_names(names),
            });
        }
        if self.people().is_empty() && matches!(self.status, Status::Open | Status::Playing) {
            self.set_status(Status::Closed);
        }
        self.settle(now);
    }
}
