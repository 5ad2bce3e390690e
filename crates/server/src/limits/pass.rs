//! Limits on concurrency: each pass counts until it is dropped.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use crate::lock::locked;

/// The number of passes in use per key.
pub struct Passes<K> {
    most: usize,
    given: Arc<Mutex<HashMap<K, usize>>>,
}

/// One pass, which counts until it is dropped.
pub struct Pass<K: Copy + Eq + Hash> {
    key: K,
    given: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Copy + Eq + Hash> Passes<K> {
    /// Allows at most `most` passes per key.
    pub fn new(most: usize) -> Self {
        let given = Arc::default();
        Self { most, given }
    }

    /// Returns a pass for a key unless the limit is reached.
    pub fn take(&self, key: K) -> Option<Pass<K>> {
        let mut given = locked(&self.given);
        let count = given.get(&key).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        given.insert(key, count + 1);
        let given = Arc::clone(&self.given);
        Some(Pass { key, given })
    }
}

impl<K: Copy + Eq + Hash> Drop for Pass<K> {
    fn drop(&mut self) {
        let mut given = locked(&self.given);
        match given.get_mut(&self.key) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(given.remove(&self.key)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_counts_until_it_is_dropped() {
        let passes = Passes::new(2);
        let first = passes.take('a').unwrap();
        let second = passes.take('a').unwrap();
        assert!(passes.take('a').is_none());
        assert!(passes.take('b').is_some());
        drop(first);
        let third = passes.take('a').unwrap();
        assert!(passes.take('a').is_none());
        drop((second, third));
        assert!(locked(&passes.given).is_empty());
    }
}
