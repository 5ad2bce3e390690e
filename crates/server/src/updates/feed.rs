//! What one watcher is told of one table, message by message.

use std::sync::Arc;

use tokio::sync::watch;

use super::message::Update;
use super::seen::{full_view, news, table_view};
use super::source::Source;
use super::watching::Watching;
use crate::stop::Stop;
use crate::storage::Status;
use crate::tables::{self, Slot, Table};
use crate::{ApiError, App, PlayerId, TableId};

/// A watcher of a table. While it lives a watcher who belongs there counts as present.
pub struct Feed {
    app: App,
    slot: Arc<Slot>,
    watching: Watching,
    /// Who watches, if that is somebody of the table.
    member: Option<PlayerId>,
    changed: watch::Receiver<tables::News>,
    /// The version up to which the watcher has been told; nothing: a full view is due.
    version: Option<usize>,
    revision: u64,
    /// Whether the watcher has seen the game: when it begins there is a board to be seen, though no
    /// line yet.
    begun: bool,
    over: bool,
}

impl Feed {
    /// Begins to watch; who has seen a version already is told what came after it.
    ///
    /// # Errors
    /// If the table is not there or not for this watcher.
    pub async fn open(
        app: &App,
        id: TableId,
        watching: Watching,
        after: Option<usize>,
    ) -> Result<Self, ApiError> {
        let member = tables::look(app, id, |table, _| {
            watching.admit(table)?;
            Ok::<_, ApiError>(member(table, &watching))
        });
        let member = member.await??;
        let slot = app.hall.slot(id, app.clock.now());
        let mut feed = Self {
            app: app.clone(),
            revision: 0,
            changed: slot.follow(),
            slot,
            watching,
            member: None,
            version: after,
            begun: false,
            over: false,
        };
        feed.belongs(member);
        feed.revision = feed.slot.revision();
        Ok(feed)
    }

    /// A watcher who belongs to the table, perhaps only since a moment ago, is there.
    fn belongs(&mut self, member: Option<PlayerId>) {
        if self.member.is_none()
            && let Some(player) = member
        {
            self.member = member;
            self.slot.presence.came(player, self.app.clock.now());
            self.slot.about_changed();
        }
    }

    async fn tell(
        &mut self,
        tell: impl FnOnce(&Self, &Table) -> Vec<Update>,
    ) -> Result<Vec<Update>, ApiError> {
        let app = self.app.clone();
        let seen = tables::look(&app, self.slot.id, |table, slot| {
            // Who has left a private table sees no more of it.
            self.watching.admit(table)?;
            // Read first: somebody may come or go while this is told, and is told of next.
            let revision = slot.revision();
            let updates = tell(self, table);
            let over = matches!(table.status, Status::Over | Status::Closed);
            let told = (table.version(), revision, table.game.is_some(), over);
            Ok::<_, ApiError>((updates, told, member(table, &self.watching)))
        });
        let (updates, (version, revision, begun, over), member) = seen.await??;
        self.version = Some(version);
        self.revision = revision;
        self.begun = begun;
        self.over = over;
        self.belongs(member);
        Ok(updates)
    }

    fn updates(&self, table: &Table) -> Vec<Update> {
        let mut updates = Vec::new();
        if self.slot.revision() != self.revision {
            updates.push(self.table(table));
        }
        let seen = self.version.unwrap_or_default();
        let begins = !self.begun && table.game.is_some();
        if table.version() != seen || begins {
            let news = self.news(table, seen).filter(|_| !begins);
            updates.push(news.unwrap_or_else(|| self.full(table)));
        }
        updates
    }

    fn table(&self, table: &Table) -> Update {
        let player = self.watching.invitation.player;
        let view = table_view(table, &self.slot.presence, player, self.app.clock.now());
        let table = Box::new(view);
        Update::Table { table }
    }

    fn news(&self, table: &Table, after: usize) -> Option<Update> {
        let news = news(table, &self.watching, after, self.app.clock.now())?;
        Some(Update::News(Box::new(news)))
    }

    fn full(&self, table: &Table) -> Update {
        let now = self.app.clock.now();
        let full = full_view(table, &self.slot.presence, &self.watching, now);
        Update::Full(Box::new(full))
    }
}

impl Source for Feed {
    type Message = Update;

    async fn begin(&mut self) -> Result<Vec<Update>, ApiError> {
        let missed = self.version.take();
        self.tell(move |feed, table| {
            match missed.and_then(|after| feed.news(table, after)) {
                // What became of the table meanwhile has no version.
                Some(news) => vec![feed.table(table), news],
                None => vec![feed.full(table)],
            }
        })
        .await
    }

    async fn next(&mut self) -> Result<Vec<Update>, ApiError> {
        loop {
            // What has been told is noted only afterwards: whoever stops waiting misses nothing.
            let news = *self.changed.borrow_and_update();
            if Some(news.version) != self.version || news.revision != self.revision {
                let updates = self.tell(Self::updates).await?;
                if !updates.is_empty() {
                    return Ok(updates);
                }
            }
            // The sender lives in the slot, which this holds: it cannot be gone.
            let _ = self.changed.changed().await;
        }
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn stop(&self) -> Stop {
        Stop::of(&self.app.stop)
    }
}

/// The watcher, if that is somebody of the table.
fn member(table: &Table, watching: &Watching) -> Option<PlayerId> {
    let player = watching.invitation.player;
    player.filter(|player| table.knows(*player))
}

impl Drop for Feed {
    fn drop(&mut self) {
        if let Some(member) = self.member {
            self.slot.presence.went(member, self.app.clock.now());
            self.slot.about_changed();
        }
    }
}
