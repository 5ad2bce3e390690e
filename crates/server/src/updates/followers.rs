//! Followers of all of a player's tables.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::Notify;

use crate::lock::locked;
use crate::{PlayerId, TableId};

/// The followers of each player's tables.
#[derive(Default)]
pub struct Followers(Mutex<HashMap<PlayerId, Vec<Weak<Follower>>>>);

/// A follower, with the tables that have changed since it last looked. They are never more than the
/// player's tables.
#[derive(Default)]
pub struct Follower {
    changed: Mutex<BTreeSet<TableId>>,
    arrived: Notify,
}

impl Followers {
    /// Begins to follow a player's tables.
    #[must_use]
    pub fn follow(&self, player: PlayerId) -> Arc<Follower> {
        let follower = Arc::new(Follower::default());
        let mut all = locked(&self.0);
        all.retain(|_, own| {
            own.retain(|follower| follower.strong_count() > 0);
            !own.is_empty()
        });
        all.entry(player)
            .or_default()
            .push(Arc::downgrade(&follower));
        follower
    }

    /// Tells the followers of these players that a table has changed.
    pub fn publish(&self, players: &[PlayerId], table: TableId) {
        let all = locked(&self.0);
        if all.is_empty() {
            return;
        }
        let own = players
            .iter()
            .filter_map(|player| all.get(player))
            .flatten();
        for follower in own.filter_map(Weak::upgrade) {
            locked(&follower.changed).insert(table);
            follower.arrived.notify_one();
        }
    }
}

impl Follower {
    /// Waits until tables have changed and returns them.
    pub async fn changed(&self) -> BTreeSet<TableId> {
        loop {
            let changed = std::mem::take(&mut *locked(&self.changed));
            if !changed.is_empty() {
                return changed;
            }
            self.arrived.notified().await;
        }
    }
}
