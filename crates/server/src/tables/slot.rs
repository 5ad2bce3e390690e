//! The place of one table in memory.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use tokio::sync::{Mutex, watch};

use super::table::Running;
use super::{News, Presence, Table};
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
    /// What a table that is to be read again goes on with.
    running: std::sync::Mutex<Option<Running>>,
    news: watch::Sender<News>,
    revision: AtomicU64,
    used: AtomicI64,
}

impl Slot {
    pub(super) fn new(id: TableId, now: i64) -> Self {
        Self {
            id,
            presence: Presence::default(),
            table: Mutex::new(None),
            alarm: std::sync::Mutex::new(None),
            running: std::sync::Mutex::new(None),
            news: watch::Sender::new(News::default()),
            revision: AtomicU64::new(0),
            used: AtomicI64::new(now),
        }
    }

    /// To hear when something has changed.
    #[must_use]
    pub fn follow(&self) -> watch::Receiver<News> {
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
            self.presence.saw(player, now);
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
