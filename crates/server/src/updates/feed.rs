//! The updates of one table for one watcher.

use std::sync::Arc;

use super::message::Update;
use super::seen::{full_view, game_update, table_view};
use super::source::Source;
use super::watcher::Watcher;
use super::watching::Watching;
use crate::tables::{Table, TableError, TableVersion};
use crate::{App, TableId};

/// The updates of a table for one watcher.
pub struct Feed {
    watcher: Watcher,
    /// The last version the watcher saw before this feed; `None` if a full view is due.
    after: Option<usize>,
    /// Whether the watcher has seen the game. When the game begins, there is a board to show but no
    /// line yet.
    begun: bool,
}

impl Feed {
    /// Begins to watch. A watcher that has already seen a version gets the updates after it.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or this watcher may not see it.
    pub async fn open(
        app: &App,
        id: TableId,
        watching: Watching,
        after: Option<usize>,
    ) -> Result<Self, TableError> {
        Ok(Self {
            watcher: Watcher::open(app, id, watching).await?,
            after,
            begun: false,
        })
    }

    async fn look(&mut self) -> Result<Arc<Table>, TableError> {
        let glance = self.watcher.look().await?;
        self.watcher.note(&glance);
        self.begun = glance.table.game.is_some();
        Ok(glance.table)
    }
}

/// Returns the updates for a watcher that has seen the table up to `seen`.
fn updates(watcher: &Watcher, table: &Table, seen: TableVersion, begun: bool) -> Vec<Update> {
    let mut updates = Vec::new();
    if watcher.slot.revision() != seen.revision {
        updates.push(about(watcher, table));
    }
    let begins = !begun && table.game.is_some();
    if table.version() != seen.version || begins {
        let update = changes(watcher, table, seen.version).filter(|_| !begins);
        updates.push(update.unwrap_or_else(|| full(watcher, table)));
    }
    updates
}

fn about(watcher: &Watcher, table: &Table) -> Update {
    let player = watcher.watching.invitation.player;
    let now = watcher.app.clock.now();
    let table = Box::new(table_view(table, &watcher.slot.presence, player, now));
    Update::Table { table }
}

fn changes(watcher: &Watcher, table: &Table, after: usize) -> Option<Update> {
    let update = game_update(table, &watcher.watching, after, watcher.app.clock.now())?;
    Some(Update::Game(Box::new(update)))
}

fn full(watcher: &Watcher, table: &Table) -> Update {
    let now = watcher.app.clock.now();
    let full = full_view(table, &watcher.slot.presence, &watcher.watching, now);
    Update::Full(Box::new(full))
}

impl Source for Feed {
    type Message = Update;

    async fn begin(&mut self) -> Result<Vec<Update>, TableError> {
        let missed = self.after.take();
        let table = self.look().await?;
        let watcher = &self.watcher;
        Ok(
            match missed.and_then(|after| changes(watcher, &table, after)) {
                // Changes of the table itself have no version, so the table is always sent.
                Some(update) => vec![about(watcher, &table), update],
                None => vec![full(watcher, &table)],
            },
        )
    }

    async fn next(&mut self) -> Result<Vec<Update>, TableError> {
        loop {
            self.watcher.changed().await;
            let (seen, begun) = (self.watcher.seen().unwrap_or_default(), self.begun);
            let table = self.look().await?;
            let updates = updates(&self.watcher, &table, seen, begun);
            if !updates.is_empty() {
                return Ok(updates);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.watcher.is_over()
    }

    fn app(&self) -> &App {
        &self.watcher.app
    }

    fn is_for_spectator(&self) -> bool {
        self.watcher.is_spectator()
    }
}
