//! Looks up players by id and by token, with a cache.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::PlayerId;
use crate::lock::locked;
use crate::storage::{PlayerRow, Storage, StorageError, Write};

/// The maximum number of players in the cache, and of tokens.
const MAX: usize = 10_000;

/// Looks up players by id and by token.
#[derive(Clone)]
pub struct Directory {
    storage: Arc<dyn Storage>,
    cache: Arc<Mutex<Cache>>,
}

#[derive(Default)]
struct Cache {
    players: HashMap<PlayerId, PlayerRow>,
    tokens: HashMap<[u8; 32], PlayerId>,
    /// Counts invalidations: anything read before the latest one is not cached.
    forgotten: u64,
}

impl Directory {
    /// Returns a directory that reads from this `Storage`.
    #[must_use]
    pub fn new(storage: Arc<dyn Storage>) -> Self {
        let cache = Arc::default();
        Self { storage, cache }
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

    /// Drops a player and their tokens from the cache; the next lookup reads them again.
    pub fn forget(&self, player: PlayerId) {
        let mut cache = self.cache();
        cache.forgotten += 1;
        cache.players.remove(&player);
        cache.tokens.retain(|_, owner| *owner != player);
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
