//! Games ready to be played, shared by all tables with the same data and options.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};

use games::{GameError, ReadyGame, find};
use tabletop::{Options, Seed};

use super::TableError;
use crate::id::random_bytes;
use crate::lock::locked;
use crate::storage::Storage;

/// The maximum number of games in the cache. Games in use stay in memory at their tables anyway.
const MAX: usize = 64;

/// The game, the hash of its data, the version of its rules, and its options.
type Key = (String, String, u32, String);

/// A cache of games ready to be played.
#[derive(Default)]
pub struct ReadyGames {
    known: Mutex<HashMap<Key, Arc<dyn ReadyGame>>>,
    /// The hashes of data known to be stored.
    stored: Mutex<HashSet<String>>,
    /// The seed of all games; `None` gives each game a random one.
    seed: Option<Seed>,
}

impl ReadyGames {
    /// Returns an empty cache. If a seed is given, all games begin with it.
    pub fn new(seed: Option<Seed>) -> Self {
        Self {
            seed,
            ..Self::default()
        }
    }

    /// Returns the seed of a new game.
    pub fn seed(&self) -> Seed {
        self.seed
            .unwrap_or_else(|| Seed::from_bytes(random_bytes()))
    }

    /// Returns a game with its built-in data and the newest rules.
    ///
    /// # Errors
    /// Returns an error if the game is unknown or the options are invalid.
    pub fn built_in(&self, game: &str, options: &Options) -> Result<Arc<dyn ReadyGame>, GameError> {
        // An empty hash and version 0 stand for the built-in data and the newest rules.
        self.find_or_make(key(game, "", 0, options), || {
            find(game)?.ready_built_in(options)
        })
    }

    /// Returns all games with their built-in data and no options.
    #[must_use]
    pub fn all(&self) -> Vec<Arc<dyn ReadyGame>> {
        let kinds = games::kinds().into_iter();
        let ready = |kind: &games::GameKind| self.built_in(kind.id, &Options::new()).ok();
        kinds.filter_map(ready).collect()
    }

    /// Returns a game with the data and the rules it began with.
    ///
    /// # Errors
    /// Returns an error if the data are not stored, or the version of the rules is unknown.
    pub async fn with_data(
        &self,
        storage: &dyn Storage,
        game: &str,
        options: &Options,
        hash: &str,
        rules: u32,
    ) -> Result<Arc<dyn ReadyGame>, TableError> {
        let built_in = self.built_in(game, options)?;
        if built_in.data_hash() == hash && built_in.rules_version() == rules {
            return Ok(built_in);
        }
        let files = storage.data(hash.to_owned()).await?;
        let files = files.ok_or(TableError::NotFound)?;
        let make = || find(game)?.ready_with(options, &files, rules);
        Ok(self.find_or_make(key(game, hash, rules, options), make)?)
    }

    fn find_or_make(
        &self,
        key: Key,
        make: impl FnOnce() -> Result<Box<dyn ReadyGame>, GameError>,
    ) -> Result<Arc<dyn ReadyGame>, GameError> {
        if let Some(ready) = locked(&self.known).get(&key) {
            return Ok(Arc::clone(ready));
        }
        let ready: Arc<dyn ReadyGame> = Arc::from(make()?);
        let mut known = locked(&self.known);
        if known.len() >= MAX {
            known.clear();
        }
        known.insert(key, Arc::clone(&ready));
        Ok(ready)
    }

    /// Returns whether data are known to be stored.
    pub fn is_stored(&self, hash: &str) -> bool {
        locked(&self.stored).contains(hash)
    }

    /// Records that data are stored.
    pub fn stored(&self, hash: &str) {
        locked(&self.stored).insert(hash.to_owned());
    }
}

fn key(game: &str, hash: &str, rules: u32, options: &Options) -> Key {
    let options = serde_json::to_string(options).unwrap_or_default();
    (game.to_owned(), hash.to_owned(), rules, options)
}
