//! The place of one table in memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use tokio::sync::{Mutex, watch};

use super::alarms::Alarms;
use super::table::Running;
use super::{Presence, Table, TableVersion};
use crate::lock::locked;
use crate::{PlayerId, TableId};

/// The place of one table in memory: one change at a time.
pub struct Slot {
    /// Which table.
    pub id: TableId,
    /// Who is there.
    pub presence: Presence,
    pub(super) table: Mutex<Option<Table>>,
    pub(super) alarm: std::sync::Mutex<Option<i64>>,
    /// The table as it is stored, for whoever looks at it while it may be changing: only as long as
    /// somebody follows it.
    stored: std::sync::Mutex<Option<Arc<Table>>>,
    /// When it is to be looked whether somebody has gone, among those of all tables.
    lapses: Arc<Alarms>,
    lapse: std::sync::Mutex<Option<i64>>,
    /// What a table that is to be read again goes on with.
    running: std::sync::Mutex<Option<Running>>,
    news: watch::Sender<TableVersion>,
    revision: AtomicU64,
    used: AtomicI64,
}

impl Slot {
    pub(super) fn new(id: TableId, lapses: Arc<Alarms>, now: i64) -> Self {
        Self {
            id,
            presence: Presence::default(),
            table: Mutex::new(None),
            alarm: std::sync::Mutex::new(None),
            stored: std::sync::Mutex::new(None),
            lapses,
            lapse: std::sync::Mutex::new(None),
            running: std::sync::Mutex::new(None),
            news: watch::Sender::new(TableVersion::default()),
            revision: AtomicU64::new(0),
            used: AtomicI64::new(now),
        }
    }

    /// To hear when something has changed.
    #[must_use]
    pub fn follow(&self) -> watch::Receiver<TableVersion> {
        self.news.subscribe()
    }

    /// How often something besides the game has changed.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision.load(Ordering::SeqCst)
    }

    /// Tells those who follow that something besides the game has changed.
    pub fn about_changed(&self) {
        self.revision.fetch_add(1, Ordering::SeqCst);
        self.news
            .send_modify(|news| news.revision = self.revision());
    }

    /// Tells those who follow how far the game is. Who tells it late changes nothing: versions only
    /// grow.
    pub(super) fn game_changed(&self, version: usize) {
        self.news.send_if_modified(|news| {
            let changed = news.version < version;
            news.version = news.version.max(version);
            changed
        });
    }

    /// Somebody asked for something at the table: who belongs there is there.
    pub fn saw(&self, table: &Table, player: PlayerId, now: i64) {
        if table.knows(player) {
            if self.presence.saw(player, now) {
                self.about_changed();
            }
            self.expect_lapse();
        }
    }

    /// Somebody of the table begins to follow it.
    pub fn came(&self, player: PlayerId, now: i64) {
        if self.presence.came(player, now) {
            self.about_changed();
        }
    }

    /// Somebody of the table follows it no longer. She is there for a moment longer: pages that are
    /// loaded again close their stream and open another.
    pub fn went(&self, player: PlayerId, now: i64) {
        self.presence.went(player, now);
        self.expect_lapse();
    }

    /// Tells those who follow if somebody has gone, and sets the next alarm.
    pub(super) fn lapse(&self, now: i64) {
        *locked(&self.lapse) = None;
        if self.presence.lapse(now) {
            self.about_changed();
        }
        self.expect_lapse();
    }

    /// Sees to it that there is an alarm for when somebody may have gone. One that comes too early
    /// sets the next.
    fn expect_lapse(&self) {
        let mut alarm = locked(&self.lapse);
        if alarm.is_none()
            && let Some(at) = self.presence.next_lapse()
        {
            *alarm = Some(at);
            self.lapses.add(self.id, at);
        }
    }

    /// The table as it is stored, if that is at hand.
    pub(super) fn stored(&self) -> Option<Arc<Table>> {
        locked(&self.stored).clone()
    }

    /// Notes how the table is stored. A copy is at hand only for those who follow it.
    pub(super) fn note_stored(&self, table: &Table) {
        *locked(&self.stored) = self.is_followed().then(|| Arc::new(table.to_look_at()));
    }

    /// Whoever looks at the table next has it from where it is changed, or from the storage.
    pub(super) fn forget_stored(&self) {
        *locked(&self.stored) = None;
    }

    /// Somebody is about to follow the table no longer: what the last one needed can go.
    pub fn leave(&self) {
        if self.news.receiver_count() <= 1 {
            self.forget_stored();
        }
    }

    /// Whether a machine player is thinking about a move at the table.
    pub(super) fn is_thinking(&self) -> bool {
        let table = self.table.try_lock();
        table.is_ok_and(|table| table.as_ref().is_some_and(Table::is_thinking))
    }

    /// Whether somebody follows the table.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// Holds what is nowhere but in memory until the table has been read again.
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
