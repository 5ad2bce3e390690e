//! Values kept while there is room for them.

use std::hash::{Hash, RandomState};

use hashlink::LinkedHashMap;

/// Values with a limit on their bytes. The least recently used ones make room for new ones.
pub struct Kept<K, V> {
    /// The least recently used value is first.
    values: LinkedHashMap<K, (V, usize), RandomState>,
    bytes: usize,
    most: usize,
}

impl<K: Eq + Hash, V> Kept<K, V> {
    /// Allows this many bytes.
    pub fn new(most: usize) -> Self {
        Self {
            values: LinkedHashMap::with_hasher(RandomState::new()),
            bytes: 0,
            most,
        }
    }

    /// Returns a value, which then counts as used.
    pub fn get(&mut self, key: &K) -> Option<&V> {
        self.values.to_back(key).map(|(value, _)| &*value)
    }

    /// Keeps a value of this many bytes, unless it is too large to be kept at all.
    pub fn insert(&mut self, key: K, value: V, bytes: usize) {
        if bytes > self.most {
            return;
        }
        if let Some((_, before)) = self.values.insert(key, (value, bytes)) {
            self.bytes -= before;
        }
        self.bytes += bytes;
        while self.bytes > self.most
            && let Some((_, (_, oldest))) = self.values.pop_front()
        {
            self.bytes -= oldest;
        }
    }

    /// Returns how many bytes are kept.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(kept: &Kept<char, u8>) -> String {
        kept.values.keys().collect()
    }

    #[test]
    fn the_least_recently_used_value_makes_room() {
        let mut kept = Kept::new(10);
        for key in ['a', 'b', 'c'] {
            kept.insert(key, 1, 3);
        }
        assert_eq!(kept.get(&'a'), Some(&1));
        kept.insert('d', 1, 4);
        assert_eq!((keys(&kept).as_str(), kept.bytes()), ("cad", 10));
        kept.insert('e', 1, 8);
        assert_eq!((keys(&kept).as_str(), kept.bytes()), ("e", 8));
    }

    #[test]
    fn a_value_is_replaced_and_one_that_is_too_large_is_not_kept() {
        let mut kept = Kept::new(10);
        kept.insert('a', 1, 6);
        kept.insert('a', 2, 5);
        kept.insert('b', 3, 11);
        assert_eq!(kept.get(&'a'), Some(&2));
        assert_eq!(kept.get(&'b'), None);
        assert_eq!(kept.bytes(), 5);
    }
}
