//! A player is deleted: what is left of her games names nobody.

use serde_json::Value;

use super::hall::{change, look};
use super::{Chair, Occupant, Table};
use crate::storage::{Status, Write};
use crate::{ApiError, App, PlayerId, TableId};

/// How many tables are made anonymous at a time.
const AT_ONCE: usize = 500;

/// Takes a player's name out of all her tables. In games that go on a machine plays for her.
///
/// # Errors
/// What the storage says; then some tables may still know her, and it can be asked for again.
pub async fn erase(app: &App, player: PlayerId) -> Result<(), ApiError> {
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

async fn erase_from(app: &App, id: TableId, player: PlayerId) -> Result<(), ApiError> {
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
                self.about_mut().chairs[seat] = Chair::of(left.clone());
            }
        }
        if let Some(header) = self.game.as_ref().map(|game| game.header()) {
            self.unkept.writes.push(Write::Header {
                table: self.id,
                header: without_names(&header, &self.about.chairs),
            });
        }
        if self.people().is_empty() && matches!(self.status, Status::Open | Status::Playing) {
            self.set_status(Status::Closed);
        }
        self.settle(now);
    }
}

/// The first line of a record with the names the chairs have now.
fn without_names(header: &str, chairs: &[Chair]) -> String {
    let mut header: Value = serde_json::from_str(header).unwrap_or_default();
    header["names"] = chairs.iter().map(Chair::name).collect();
    header.to_string()
}
