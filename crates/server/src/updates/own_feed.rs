//! The updates of all of a player's tables: which tables there are, and which of them wait for the
//! player.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::followers::Follower;
use super::message::OwnTable;
use super::seen::own_table;
use super::source::{Source, or_log};
use crate::tables::{self, TableError};
use crate::{App, PlayerId, TableId};

/// The maximum number of tables sent at the beginning.
const MAX: usize = 200;

/// Follows all of a player's tables.
pub struct OwnFeed {
    app: App,
    player: PlayerId,
    follower: Arc<Follower>,
    /// Changed tables that have not been sent yet: if the caller stops waiting, nothing is lost.
    unsent: BTreeSet<TableId>,
}

impl OwnFeed {
    /// Begins to follow a player's tables.
    #[must_use]
    pub fn open(app: &App, player: PlayerId) -> Self {
        Self {
            app: app.clone(),
            player,
            follower: app.hall.followers.follow(player),
            unsent: BTreeSet::new(),
        }
    }

    async fn tables(&self, ids: &BTreeSet<TableId>) -> Vec<OwnTable> {
        let mut tables = Vec::new();
        for &id in ids {
            let player = self.player;
            // A table that cannot be read now is sent when it next changes.
            let own = tables::look(&self.app, id, |table, _| own_table(table, player)).await;
            tables.extend(or_log(own));
        }
        tables
    }
}

impl Source for OwnFeed {
    type Message = OwnTable;

    /// Returns all tables that are open or in play.
    async fn begin(&mut self) -> Result<Vec<OwnTable>, TableError> {
        let rows = self.app.storage.tables_of(self.player, MAX).await?;
        let going = rows.iter().filter(|row| row.status.is_going());
        let ids: BTreeSet<TableId> = going.map(|row| row.id).collect();
        Ok(self.tables(&ids).await)
    }

    /// Returns the tables that have changed.
    async fn next(&mut self) -> Result<Vec<OwnTable>, TableError> {
        if self.unsent.is_empty() {
            self.unsent = self.follower.changed().await;
        }
        let tables = self.tables(&self.unsent).await;
        self.unsent.clear();
        Ok(tables)
    }

    fn is_over(&self) -> bool {
        false
    }

    fn app(&self) -> &App {
        &self.app
    }

    fn is_for_spectator(&self) -> bool {
        false
    }
}
