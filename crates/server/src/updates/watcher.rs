//! Somebody who watches a table: as long as he does, and belongs there, he counts as present.

use std::sync::Arc;

use tokio::sync::watch;

use super::watching::Watching;
use crate::stop::Stop;
use crate::storage::Status;
use crate::tables::{self, Slot, Table, TableError, TableVersion};
use crate::{App, PlayerId, TableId};

/// Somebody who watches a table.
pub struct Watcher {
    /// The house.
    pub app: App,
    /// Where the table is.
    pub slot: Arc<Slot>,
    /// Who watches, and as whom.
    pub watching: Watching,
    /// Who watches, if that is somebody of the table.
    member: Option<PlayerId>,
    changed: watch::Receiver<TableVersion>,
    /// What the watcher has seen; nothing yet: everything is due.
    seen: Option<TableVersion>,
    over: bool,
}

/// A table as a watcher sees it at one moment.
pub struct Glance {
    /// The table.
    pub table: Arc<Table>,
    /// How far it had come.
    pub news: TableVersion,
}

impl Watcher {
    /// Begins to watch.
    ///
    /// # Errors
    /// If the table is not there or not for this watcher.
    pub async fn open(app: &App, id: TableId, watching: Watching) -> Result<Self, TableError> {
        let member = tables::look(app, id, |table, _| {
            watching.admit(table)?;
            Ok::<_, TableError>(member(table, &watching))
        });
        let member = member.await??;
        let slot = app.hall.slot(id, app.clock.now());
        let mut watcher = Self {
            app: app.clone(),
            changed: slot.follow(),
            slot,
            watching,
            member: None,
            seen: None,
            over: false,
        };
        watcher.belongs(member);
        Ok(watcher)
    }

    /// A watcher who belongs to the table, perhaps only since a moment ago, is there.
    fn belongs(&mut self, member: Option<PlayerId>) {
        if self.member.is_none()
            && let Some(player) = member
        {
            self.member = member;
            self.slot.came(player, self.app.clock.now());
        }
    }

    /// What the watcher has seen.
    pub const fn seen(&self) -> Option<TableVersion> {
        self.seen
    }

    /// Whether everything has been seen.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// To hear when the server stops.
    pub fn stop(&self) -> Stop {
        Stop::of(&self.app.stop)
    }

    /// Looks at the table.
    ///
    /// # Errors
    /// If the table is not for the watcher any more.
    pub async fn look(&self) -> Result<Glance, TableError> {
        // Read first: what changes meanwhile is looked at next.
        let revision = self.slot.revision();
        let table = tables::read(&self.app, &self.slot).await?;
        // Who has left a private table sees no more of it.
        self.watching.admit(&table)?;
        let version = table.version();
        let news = TableVersion { version, revision };
        Ok(Glance { table, news })
    }

    /// The watcher has been told what there was to see.
    pub fn note(&mut self, glance: &Glance) {
        let table = &glance.table;
        self.seen = Some(glance.news);
        self.over = matches!(table.status, Status::Over | Status::Closed);
        self.belongs(member(table, &self.watching));
    }

    /// Whether there is something the watcher has not seen. What he has seen may be ahead of what was
    /// told: both numbers only grow.
    fn is_behind(&mut self) -> bool {
        let news = *self.changed.borrow_and_update();
        self.seen
            .is_none_or(|seen| news.version > seen.version || news.revision > seen.revision)
    }

    /// Waits until there is something the watcher has not seen. Whoever stops waiting misses nothing:
    /// what has been seen is [noted](Self::note) only once it has been told.
    pub async fn news(&mut self) {
        while !self.is_behind() {
            // The sender lives in the slot, which this holds: it cannot be gone.
            let _ = self.changed.changed().await;
        }
    }
}

/// The watcher, if that is somebody of the table.
fn member(table: &Table, watching: &Watching) -> Option<PlayerId> {
    let player = watching.invitation.player;
    player.filter(|player| table.knows(*player))
}

impl Drop for Watcher {
    fn drop(&mut self) {
        if let Some(member) = self.member {
            self.slot.went(member, self.app.clock.now());
        }
        self.slot.leave();
    }
}
