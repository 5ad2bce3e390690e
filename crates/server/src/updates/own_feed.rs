//! What a player is told of all her tables: which there are, and which wait for her.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::followers::Follower;
use super::message::OwnTable;
use super::seen::own_table;
use crate::stop::Stop;
use crate::tables;
use crate::{ApiError, App, PlayerId, TableId};

/// How many tables are told of at the beginning.
const MOST: usize = 200;

/// Follows all tables of a player.
pub struct OwnFeed {
    app: App,
    player: PlayerId,
    follower: Arc<Follower>,
    /// What has changed and is not told yet: whoever stops waiting misses nothing.
    untold: BTreeSet<TableId>,
}

impl OwnFeed {
    /// Begins to follow.
    #[must_use]
    pub fn open(app: &App, player: PlayerId) -> Self {
        Self {
            app: app.clone(),
            player,
            follower: app.hall.followers.follow(player),
            untold: BTreeSet::new(),
        }
    }

    /// To hear when the server stops.
    #[must_use]
    pub fn stop(&self) -> Stop {
        Stop::of(&self.app.stop)
    }

    /// All tables that are open or being played.
    ///
    /// # Errors
    /// What the storage says.
    pub async fn begin(&self) -> Result<Vec<OwnTable>, ApiError> {
        let rows = self.app.storage.tables_of(self.player, MOST).await?;
        let going = rows.iter().filter(|row| row.status.is_going());
        let ids: BTreeSet<TableId> = going.map(|row| row.id).collect();
        Ok(self.tables(&ids).await)
    }

    /// Waits until some have changed.
    pub async fn next(&mut self) -> Vec<OwnTable> {
        if self.untold.is_empty() {
            self.untold = self.follower.changed().await;
        }
        let tables = self.tables(&self.untold).await;
        self.untold.clear();
        tables
    }

    async fn tables(&self, ids: &BTreeSet<TableId>) -> Vec<OwnTable> {
        let mut tables = Vec::new();
        for &id in ids {
            let player = self.player;
            // One that cannot be read now is told of when it next changes.
            let own = tables::look(&self.app, id, |table, _| own_table(table, player)).await;
            tables.extend(own.ok());
        }
        tables
    }
}
