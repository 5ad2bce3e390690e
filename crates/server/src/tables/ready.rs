//! Games made ready, shared by all tables that play with the same data and options.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};

use games::{GameError, ReadyGame, find};
use tabletop::{Options, Seed};

use super::TableError;
use crate::id::random_bytes;
use crate::lock::locked;
use crate::storage::Storage;

/// How many are kept: all that are in use stay anyway, at their tables.
const MOST: usize = 64;

/// Which game, with which data, version of the rules and options.
type Key = (String, String, u32, String);

/// Games made ready.
#[derive(Default)]
pub struct ReadyGames {
    known: Mutex<HashMap<Key, Arc<dyn ReadyGame>>>,
    /// The data that are surely stored.
    stored: Mutex<HashSet<String>>,
    /// What all games begin with, instead of chance.
    seed: Option<Seed>,
}

impl ReadyGames {
    /// None yet. With a seed all games begin with it.
    pub fn new(seed: Option<Seed>) -> Self {
        Self {
            seed,
            ..Self::default()
        }
    }

    /// What a new game begins with.
    pub fn seed(&self) -> Seed {
        self.seed
            .unwrap_or_else(|| Seed::from_bytes(random_bytes()))
    }

    /// The game as this program has it.
    ///
    /// # Errors
    /// What is wrong with the options.
    pub fn built_in(&self, game: &str, options: &Options) -> Result<Arc<dyn ReadyGame>, GameError> {
        // Nothing but what is built in has no hash, and its rules are the newest.
        self.find_or_make(key(game, "", 0, options), || {
            find(game)?.ready_built_in(options)
        })
    }

    /// All games with their own data and no options.
    #[must_use]
    pub fn all(&self) -> Vec<Arc<dyn ReadyGame>> {
        let kinds = games::kinds().into_iter();
        let ready = |kind: &games::GameKind| self.built_in(kind.id, &Options::new()).ok();
        kinds.filter_map(ready).collect()
    }

    /// The game with the data and the rules it was begun with.
    ///
    /// # Errors
    /// If the data are not there, or the version of the rules is unknown.
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
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(key, Arc::clone(&ready));
        Ok(ready)
    }

    /// Whether data are surely stored.
    pub fn is_stored(&self, hash: &str) -> bool {
        locked(&self.stored).contains(hash)
    }

    /// Notes that data are stored.
    pub fn stored(&self, hash: &str) {
        locked(&self.stored).insert(hash.to_owned());
    }
}

fn key(game: &str, hash: &str, rules: u32, options: &Options) -> Key {
    let options = serde_json::to_string(options).unwrap_or_default();
    (game.to_owned(), hash.to_owned(), rules, options)
}
