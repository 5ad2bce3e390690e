//! Looks up players by id and by token, with a cache.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use super::cookie::SignedCookie;
use super::watch::Changes;
use crate::PlayerId;
use crate::lock::locked;
use crate::storage::{PlayerRow, SessionRow, Storage, StorageError, Write};

/// The maximum number of players in the cache, and of tokens.
const MAX: usize = 10_000;

/// After how long the use of a session is noted again, in milliseconds.
const SEEN_AGAIN: i64 = 3600 * 1000;

/// Looks up players by id and by token.
#[derive(Clone)]
pub struct Directory {
    storage: Arc<dyn Storage>,
    cache: Arc<Mutex<Cache>>,
    changes: Arc<Changes>,
    /// When old sessions were last deleted.
    forgot: Arc<AtomicI64>,
}

#[derive(Default)]
struct Cache {
    players: HashMap<PlayerId, PlayerRow>,
    tokens: HashMap<[u8; 32], PlayerId>,
    /// When each session that goes on was last noted as used.
    sessions: HashMap<(PlayerId, i64), i64>,
    /// Counts invalidations: anything read before the latest one is not cached.
    forgotten: u64,
}

impl Directory {
    /// Returns a directory that reads from this `Storage`.
    #[must_use]
    pub fn new(storage: Arc<dyn Storage>) -> Self {
        Self {
            storage,
            cache: Arc::default(),
            changes: Arc::default(),
            forgot: Arc::default(),
        }
    }

    /// Returns whether old sessions are to be deleted, which is then not due for a while.
    pub(super) fn is_due(&self, now: i64, every: i64) -> bool {
        let due = now - self.forgot.load(Ordering::Relaxed) >= every;
        if due {
            self.forgot.store(now, Ordering::Relaxed);
        }
        due
    }

    /// Returns the changes of players, for streams.
    #[must_use]
    pub fn changes(&self) -> &Changes {
        &self.changes
    }

    /// Returns a player.
    ///
    /// # Errors
    /// Returns an error if storage fails.
    pub async fn player(&self, id: PlayerId) -> Result<Option<PlayerRow>, StorageError> {
        let (known, at) = self.look(|cache| cache.players.get(&id).cloned());
        if known.is_some() {
            return Ok(known);
        }
        let found = self.storage.player(id).await?;
        if let Some(player) = &found {
            self.cache().remember(player, None, at);
        }
        Ok(found)
    }

    /// Returns the player of a cookie, unless its session was ended. Notes from time to time that the
    /// session is used.
    ///
    /// # Errors
    /// Returns an error if storage fails.
    pub async fn signed_in(
        &self,
        cookie: &SignedCookie,
        device: impl FnOnce() -> String,
        now: i64,
    ) -> Result<Option<PlayerRow>, StorageError> {
        let key = (cookie.player, cookie.issued);
        let (mut seen, at) = self.look(|cache| cache.sessions.get(&key).copied());
        if seen.is_none() {
            let row = self.storage.session(cookie.player, cookie.issued).await?;
            if row.as_ref().is_some_and(|row| row.ended) {
                return Ok(None);
            }
            seen = row.map(|row| row.seen);
            if let Some(seen) = seen {
                self.cache().remember_session(key, seen, at);
            }
        }
        let player = self.player(cookie.player).await?;
        if player.is_some() && seen.is_none_or(|seen| now - seen >= SEEN_AGAIN) {
            self.cache().remember_session(key, now, at);
            if !self.note_session(cookie, device(), now).await {
                // An unused player was deleted, but was still in the cache.
                self.forget(cookie.player);
                return Ok(None);
            }
        }
        Ok(player)
    }

    /// Notes that a session is used, and returns whether the player exists. If the disk fails, the
    /// session goes on all the same.
    async fn note_session(&self, cookie: &SignedCookie, device: String, now: i64) -> bool {
        let session = Write::Session(SessionRow {
            player: cookie.player,
            issued: cookie.issued,
            device,
            seen: now,
            ended: false,
        });
        match self.storage.write(vec![session]).await {
            Ok(()) => true,
            Err(StorageError::Conflict) => false,
            Err(error) => {
                tracing::warn!(%error, "failed to note a session");
                true
            }
        }
    }

    /// Returns the player a token belongs to, given the token's hash.
    ///
    /// # Errors
    /// Returns an error if storage fails.
    pub async fn token_player(&self, hash: [u8; 32]) -> Result<Option<PlayerRow>, StorageError> {
        let (known, at) = self.look(|cache| {
            let player = cache.tokens.get(&hash)?;
            cache.players.get(player).cloned()
        });
        if known.is_some() {
            return Ok(known);
        }
        let found = self.storage.token_player(hash).await?;
        if let Some(player) = &found {
            self.cache().remember(player, Some(hash), at);
        }
        Ok(found)
    }

    /// Returns the player a token belongs to, if the token is cached. Does not read storage.
    #[must_use]
    pub fn known_token(&self, hash: &[u8; 32]) -> Option<PlayerId> {
        self.cache().tokens.get(hash).copied()
    }

    /// Writes a unit that changes a player or revokes a token, and drops the player from the cache.
    /// Runs to completion even if the caller stops waiting: otherwise a name deleted from storage
    /// could stay in the cache.
    ///
    /// # Errors
    /// Returns an error if storage fails.
    pub async fn change(&self, player: PlayerId, unit: Vec<Write>) -> Result<(), StorageError> {
        let directory = self.clone();
        let change = tokio::spawn(async move {
            let written = directory.storage.write(unit).await;
            directory.forget(player);
            written
        });
        let done = change.await;
        done.unwrap_or_else(|error| Err(StorageError::Other(error.to_string())))
    }

    /// Drops a player with their tokens and sessions from the cache; the next lookup reads them again.
    /// Their streams check whether they may go on.
    pub fn forget(&self, player: PlayerId) {
        let mut cache = self.cache();
        cache.forgotten += 1;
        cache.players.remove(&player);
        cache.tokens.retain(|_, owner| *owner != player);
        cache.sessions.retain(|(owner, _), _| *owner != player);
        drop(cache);
        self.changes.publish(player);
    }

    fn look<T>(&self, look: impl FnOnce(&Cache) -> T) -> (T, u64) {
        let cache = self.cache();
        (look(&cache), cache.forgotten)
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        locked(&self.cache)
    }
}

impl Cache {
    /// Caches the player and the token that were read, unless something was invalidated after the
    /// read began: the values might be outdated.
    fn remember(&mut self, player: &PlayerRow, token: Option<[u8; 32]>, at: u64) {
        if self.forgotten != at {
            return;
        }
        if self.players.len() >= MAX || self.tokens.len() >= MAX {
            self.players.clear();
            self.tokens.clear();
        }
        self.players.insert(player.id, player.clone());
        if let Some(hash) = token {
            self.tokens.insert(hash, player.id);
        }
    }
}

impl Cache {
    /// Caches a session that goes on, unless something was invalidated after the read began.
    fn remember_session(&mut self, key: (PlayerId, i64), seen: i64, at: u64) {
        if self.forgotten != at {
            return;
        }
        if self.sessions.len() >= MAX {
            self.sessions.clear();
        }
        self.sessions.insert(key, seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(number: usize) -> PlayerRow {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        PlayerRow {
            id: PlayerId::from_bytes(bytes),
            name: format!("Player {number}"),
            since: 0,
        }
    }

    #[test]
    fn rows_read_before_an_invalidation_are_not_cached() {
        let mut cache = Cache {
            forgotten: 1,
            ..Cache::default()
        };
        cache.remember(&player(0), None, 0);
        assert!(cache.players.is_empty());
        cache.remember(&player(0), None, 1);
        assert_eq!(cache.players.len(), 1);
    }

    #[test]
    fn the_cache_is_bounded() {
        let mut cache = Cache::default();
        for number in 0..2 * MAX + 7 {
            cache.remember(&player(number), Some([0; 32]), 0);
        }
        assert_eq!((cache.players.len(), cache.tokens.len()), (7, 1));
    }
}
