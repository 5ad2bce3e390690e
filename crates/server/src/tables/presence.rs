//! Who is at a table now: whoever follows it, or asked something a moment ago.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use crate::PlayerId;
use crate::lock::locked;

/// How long somebody counts as present after the last request.
const MOMENT: i64 = 30_000;

/// Who is at a table.
#[derive(Debug, Default)]
pub struct Presence(Mutex<HashMap<PlayerId, Seen>>);

#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    streams: usize,
    last: i64,
}

impl Presence {
    fn all(&self) -> MutexGuard<'_, HashMap<PlayerId, Seen>> {
        locked(&self.0)
    }

    /// Somebody asked for something.
    pub fn saw(&self, player: PlayerId, now: i64) {
        self.all().entry(player).or_default().last = now;
    }

    /// Somebody begins to follow the table.
    pub fn came(&self, player: PlayerId, now: i64) {
        let mut all = self.all();
        let seen = all.entry(player).or_default();
        seen.streams += 1;
        seen.last = now;
    }

    /// Somebody follows it no longer.
    pub fn went(&self, player: PlayerId, now: i64) {
        if let Some(seen) = self.all().get_mut(&player) {
            seen.streams = seen.streams.saturating_sub(1);
            seen.last = now;
        }
    }

    /// Since when a person has been gone; nothing if she is there. Who was never seen has been gone
    /// since `from`.
    #[must_use]
    pub fn gone_since(&self, player: PlayerId, from: i64, now: i64) -> Option<i64> {
        let seen = self.all().get(&player).copied();
        match seen {
            Some(seen) if seen.streams > 0 || now - seen.last < MOMENT => None,
            Some(seen) => Some(seen.last.max(from)),
            None => Some(from),
        }
    }

    /// Whether a person is there.
    #[must_use]
    pub fn is_there(&self, player: PlayerId, now: i64) -> bool {
        self.gone_since(player, 0, now).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_follows_the_table_or_asked_a_moment_ago_is_there() {
        let (presence, ann) = (Presence::default(), PlayerId::random());
        assert_eq!(presence.gone_since(ann, 5, 10), Some(5));
        presence.saw(ann, 10);
        assert!(presence.is_there(ann, 10 + MOMENT - 1));
        assert_eq!(presence.gone_since(ann, 5, 10 + MOMENT), Some(10));
        presence.came(ann, 20);
        assert!(presence.is_there(ann, 10 * MOMENT));
        presence.went(ann, 11 * MOMENT);
        assert_eq!(presence.gone_since(ann, 0, 12 * MOMENT), Some(11 * MOMENT));
    }
}
