//! The people present at a table: those who watch it or have made a request recently.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use crate::PlayerId;
use crate::lock::locked;

/// How long somebody counts as present after the last request, in milliseconds.
const MOMENT: i64 = 30_000;

/// The people present at a table.
#[derive(Debug, Default)]
pub struct Presence(Mutex<HashMap<PlayerId, Seen>>);

#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    streams: usize,
    last: i64,
    /// Whether the others see the person as present.
    shown: bool,
}

impl Seen {
    fn is_there(&self, now: i64) -> bool {
        self.streams > 0 || now < self.expires_at()
    }

    /// Returns when the person counts as gone without another request.
    fn expires_at(&self) -> i64 {
        self.last.saturating_add(MOMENT)
    }
}

impl Presence {
    fn all(&self) -> MutexGuard<'_, HashMap<PlayerId, Seen>> {
        locked(&self.0)
    }

    /// Records activity. Returns whether the others saw the person as gone.
    fn note(&self, player: PlayerId, now: i64, streams: usize) -> bool {
        let mut all = self.all();
        let seen = all.entry(player).or_default();
        let gone = !(seen.shown && seen.is_there(now));
        seen.streams += streams;
        seen.last = now;
        seen.shown = true;
        gone
    }

    /// Records a request. Returns whether the others saw the person as gone.
    pub fn record_request(&self, player: PlayerId, now: i64) -> bool {
        self.note(player, now, 0)
    }

    /// Records that a person begins to watch the table. Returns whether the others saw them as
    /// gone.
    pub fn arrived(&self, player: PlayerId, now: i64) -> bool {
        self.note(player, now, 1)
    }

    /// Records that a person stops watching the table.
    pub fn departed(&self, player: PlayerId, now: i64) {
        if let Some(seen) = self.all().get_mut(&player) {
            seen.streams = seen.streams.saturating_sub(1);
            seen.last = now;
        }
    }

    /// Marks people who are gone by now. Returns whether the others saw any of them as present.
    pub fn expire(&self, now: i64) -> bool {
        let mut expired = false;
        for seen in self.all().values_mut() {
            if seen.shown && !seen.is_there(now) {
                seen.shown = false;
                expired = true;
            }
        }
        expired
    }

    /// Returns when the next person counts as gone without another request.
    #[must_use]
    pub fn next_expiry(&self) -> Option<i64> {
        let all = self.all();
        let silent = all.values().filter(|seen| seen.shown && seen.streams == 0);
        silent.map(Seen::expires_at).min()
    }

    /// Returns since when a person has been gone, or `None` if they are present. A person who was
    /// never seen has been gone since `from`.
    #[must_use]
    pub fn gone_since(&self, player: PlayerId, from: i64, now: i64) -> Option<i64> {
        let seen = self.all().get(&player).copied();
        match seen {
            Some(seen) if seen.is_there(now) => None,
            Some(seen) => Some(seen.last.max(from)),
            None => Some(from),
        }
    }

    /// Returns whether a person is present.
    #[must_use]
    pub fn is_there(&self, player: PlayerId, now: i64) -> bool {
        self.gone_since(player, 0, now).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_who_follows_the_table_or_asked_recently_is_present() {
        let (presence, ann) = (Presence::default(), PlayerId::random());
        assert_eq!(presence.gone_since(ann, 5, 10), Some(5));
        presence.record_request(ann, 10);
        assert!(presence.is_there(ann, 10 + MOMENT - 1));
        assert_eq!(presence.gone_since(ann, 5, 10 + MOMENT), Some(10));
        presence.arrived(ann, 20);
        assert!(presence.is_there(ann, 10 * MOMENT));
        presence.departed(ann, 11 * MOMENT);
        assert_eq!(presence.gone_since(ann, 0, 12 * MOMENT), Some(11 * MOMENT));
    }

    #[test]
    fn coming_and_going_is_reported_once() {
        let (presence, ann) = (Presence::default(), PlayerId::random());
        assert_eq!(presence.next_expiry(), None);
        assert!(presence.record_request(ann, 10));
        assert!(!presence.record_request(ann, 20) && !presence.arrived(ann, 30));
        assert_eq!(presence.next_expiry(), None, "Ann follows the table");
        presence.departed(ann, 40);
        assert_eq!(presence.next_expiry(), Some(40 + MOMENT));
        assert!(!presence.expire(39 + MOMENT));
        assert!(presence.expire(40 + MOMENT));
        assert!(!presence.expire(41 + MOMENT));
        assert_eq!(presence.next_expiry(), None);
        assert!(presence.arrived(ann, 42 + MOMENT));
    }
}
