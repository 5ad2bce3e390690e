//! Watchers of a table. A watcher who is a member of the table counts as present.

use std::sync::Arc;

use tokio::sync::watch;
use tokio::time::sleep;

use super::turn::Turn;
use super::watching::Watching;
use crate::storage::Status;
use crate::tables::{self, Slot, Table, TableError, TableVersion};
use crate::{App, PlayerId, TableId};

/// A watcher of a table.
pub struct Watcher {
    /// The server.
    pub app: App,
    /// The slot of the table.
    pub slot: Arc<Slot>,
    /// Who is watching, and from which seat.
    pub watching: Watching,
    /// The watcher's id, if they are a member of the table.
    member: Option<PlayerId>,
    /// When the watcher is served as one of many spectators.
    turn: Turn,
    changed: watch::Receiver<TableVersion>,
    /// The version the watcher has seen; `None` before the first look.
    seen: Option<TableVersion>,
    over: bool,
}

/// A table at one moment, with its version.
pub struct Glance {
    /// A copy of the table as last stored.
    pub table: Arc<Table>,
    /// The version of the table at that moment.
    pub version: TableVersion,
}

impl Watcher {
    /// Begins to watch.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or this watcher may not see it.
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
            turn: Turn::next(),
            seen: None,
            over: false,
        };
        watcher.mark_present(member);
        Ok(watcher)
    }

    /// Marks the watcher as present if they are a member of the table, perhaps a new one.
    fn mark_present(&mut self, member: Option<PlayerId>) {
        if self.member.is_none()
            && let Some(player) = member
        {
            self.member = member;
            self.slot.arrived(player, self.app.clock.now());
        }
    }

    /// Returns the version the watcher has seen.
    pub const fn seen(&self) -> Option<TableVersion> {
        self.seen
    }

    /// Returns whether the watcher has seen the end.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Returns whether the watcher is not a member of the table.
    pub const fn is_spectator(&self) -> bool {
        self.member.is_none()
    }

    /// Looks at the table.
    ///
    /// # Errors
    /// Returns an error if the watcher may no longer see the table, or storage fails.
    pub async fn look(&self) -> Result<Glance, TableError> {
        // The revision is read first: a change made in the meantime is then noticed next time.
        let revision = self.slot.revision();
        let table = tables::read(&self.app, &self.slot).await?;
        // A player who has left a private table may no longer see it.
        self.watching.admit(&table)?;
        let version = table.version();
        let version = TableVersion { version, revision };
        Ok(Glance { table, version })
    }

    /// Records that the watcher has seen the table at this moment.
    pub fn note(&mut self, glance: &Glance) {
        let table = &glance.table;
        self.seen = Some(glance.version);
        self.over = matches!(table.status, Status::Over | Status::Closed);
        self.mark_present(member(table, &self.watching));
    }

    /// Returns whether there is something the watcher has not seen. The watcher may be ahead of the
    /// announcements, so the numbers are compared: both only grow.
    fn is_behind(&mut self) -> bool {
        let known = *self.changed.borrow_and_update();
        self.seen
            .is_none_or(|seen| known.version > seen.version || known.revision > seen.revision)
    }

    /// Waits until there is something the watcher has not seen, and a spectator also for their
    /// turn. If the caller stops waiting, nothing is lost: only [`note`](Self::note) changes what
    /// the watcher has seen.
    pub async fn changed(&mut self) {
        while !self.is_behind() {
            // The sender lives in the slot, which this holds, so it cannot be gone.
            let _ = self.changed.changed().await;
        }
        if self.is_spectator() {
            sleep(self.turn.wait(self.slot.followers())).await;
        }
    }
}

/// Returns the watcher's id, if they are a member of the table.
fn member(table: &Table, watching: &Watching) -> Option<PlayerId> {
    let player = watching.invitation.player;
    player.filter(|player| table.knows(*player))
}

impl Drop for Watcher {
    fn drop(&mut self) {
        if let Some(member) = self.member {
            self.slot.departed(member, self.app.clock.now());
        }
        self.slot.leave();
    }
}
