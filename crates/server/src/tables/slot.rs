//! A table's place in memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use tokio::sync::{Mutex, watch};

use super::alarms::Alarms;
use super::table::Running;
use super::{Presence, Table};
use crate::lock::locked;
use crate::{PlayerId, TableId};

/// The version of a table. A watcher that has seen an earlier one needs an update.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableVersion {
    /// The version of the game.
    pub version: usize,
    /// The number of changes to everything else: seats, status, proposals, presence.
    pub revision: u64,
}

/// A table's place in memory, which allows one change at a time.
pub struct Slot {
    /// The id of the table.
    pub id: TableId,
    /// The people present at the table.
    pub presence: Presence,
    pub(super) table: Mutex<Option<Table>>,
    pub(super) alarm: std::sync::Mutex<Option<i64>>,
    /// The stored version of the table, for readers while the table may be changing. Kept only
    /// while somebody watches the table.
    stored: std::sync::Mutex<Option<Arc<Table>>>,
    /// The times at which to check whether people have gone, for all tables.
    expiries: Arc<Alarms>,
    expiry: std::sync::Mutex<Option<i64>>,
    /// The state that exists only in memory, kept for a table that is to be read again from
    /// storage.
    running: std::sync::Mutex<Option<Running>>,
    versions: watch::Sender<TableVersion>,
    revision: AtomicU64,
    used: AtomicI64,
}

impl Slot {
    pub(super) fn new(id: TableId, expiries: Arc<Alarms>, now: i64) -> Self {
        Self {
            id,
            presence: Presence::default(),
            table: Mutex::new(None),
            alarm: std::sync::Mutex::new(None),
            stored: std::sync::Mutex::new(None),
            expiries,
            expiry: std::sync::Mutex::new(None),
            running: std::sync::Mutex::new(None),
            versions: watch::Sender::new(TableVersion::default()),
            revision: AtomicU64::new(0),
            used: AtomicI64::new(now),
        }
    }

    /// Subscribes to changes of the table.
    #[must_use]
    pub fn follow(&self) -> watch::Receiver<TableVersion> {
        self.versions.subscribe()
    }

    /// Returns how often anything besides the game has changed.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision.load(Ordering::SeqCst)
    }

    /// Tells watchers that something other than the game has changed.
    pub fn about_changed(&self) {
        self.revision.fetch_add(1, Ordering::SeqCst);
        self.versions
            .send_modify(|known| known.revision = self.revision());
    }

    /// Tells watchers the version of the game. A late call has no effect, since versions only grow.
    pub(super) fn game_changed(&self, version: usize) {
        self.versions.send_if_modified(|known| {
            let changed = known.version < version;
            known.version = known.version.max(version);
            changed
        });
    }

    /// Records a request by a player, which counts as presence if they belong to the table.
    pub fn record_request(&self, table: &Table, player: PlayerId, now: i64) {
        if table.knows(player) {
            if self.presence.record_request(player, now) {
                self.about_changed();
            }
            self.schedule_expiry();
        }
    }

    /// Records that a member of the table begins to watch it.
    pub fn arrived(&self, player: PlayerId, now: i64) {
        if self.presence.arrived(player, now) {
            self.about_changed();
        }
    }

    /// Records that a member stops watching the table. The member stays present for a moment,
    /// because a page that is reloaded closes its stream and opens another.
    pub fn departed(&self, player: PlayerId, now: i64) {
        self.presence.departed(player, now);
        self.schedule_expiry();
    }

    /// Tells watchers if somebody has gone, and sets the next alarm.
    pub(super) fn expire_presence(&self, now: i64) {
        *locked(&self.expiry) = None;
        if self.presence.expire(now) {
            self.about_changed();
        }
        self.schedule_expiry();
    }

    /// Ensures that an alarm is set for when somebody may have gone. An early alarm sets the next
    /// one.
    fn schedule_expiry(&self) {
        let mut alarm = locked(&self.expiry);
        if alarm.is_none()
            && let Some(at) = self.presence.next_expiry()
        {
            *alarm = Some(at);
            self.expiries.add(self.id, at);
        }
    }

    /// Returns the copy of the stored table, if there is one.
    pub(super) fn stored(&self) -> Option<Arc<Table>> {
        locked(&self.stored).clone()
    }

    /// Updates the copy of the stored table, which exists only while somebody watches the table.
    pub(super) fn note_stored(&self, table: &Table) {
        *locked(&self.stored) = self.is_followed().then(|| Arc::new(table.read_copy()));
    }

    /// Drops the copy: the next reader waits for the table itself, or for storage.
    pub(super) fn forget_stored(&self) {
        *locked(&self.stored) = None;
    }

    /// Prepares for a watcher to leave: the last one to leave drops the copy.
    pub fn leave(&self) {
        if self.versions.receiver_count() <= 1 {
            self.forget_stored();
        }
    }

    /// Returns whether a machine player is thinking about a move at the table.
    pub(super) fn is_thinking(&self) -> bool {
        let table = self.table.try_lock();
        table.is_ok_and(|table| table.as_ref().is_some_and(Table::is_thinking))
    }

    /// Returns whether somebody watches the table.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.followers() > 0
    }

    /// Returns how many watch the table.
    #[must_use]
    pub fn followers(&self) -> usize {
        self.versions.receiver_count()
    }

    /// Holds the state that exists only in memory until the table has been read again.
    pub(super) fn hold(&self, running: Running) {
        *locked(&self.running) = Some(running);
    }

    pub(super) fn held(&self) -> Option<Running> {
        locked(&self.running).take()
    }

    pub(super) fn used(&self, now: i64) {
        self.used.store(now, Ordering::Relaxed);
    }

    pub(super) fn unused_since(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }
}
