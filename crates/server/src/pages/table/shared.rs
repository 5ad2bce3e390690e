//! Pages that many spectators share: each is drawn once, and each message is made once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, Weak};

use axum::extract::ws::Message;
use tokio::sync::OnceCell;

use super::drawn::{Drawn, OnPage};
use super::visit::{Audience, Visit};
use crate::TableId;
use crate::lock::locked;
use crate::tables::TableVersion;

/// The number of pages kept per table: one for each audience, and those of the previous versions.
const PAGES: usize = 8;
/// The number of messages kept per page: most spectators come from the previous page, or from none.
const MESSAGES: usize = 4;

/// The shared pages of all tables that somebody watches.
#[derive(Default)]
pub struct SharedPages(Mutex<HashMap<TableId, Weak<TablePages>>>);

impl SharedPages {
    /// Returns the pages of a table.
    pub fn of(&self, table: TableId) -> Arc<TablePages> {
        let mut all = locked(&self.0);
        let known = all.get(&table).and_then(Weak::upgrade);
        known.unwrap_or_else(|| {
            let new = Arc::new(TablePages::default());
            all.insert(table, Arc::downgrade(&new));
            new
        })
    }

    /// Releases a table's pages. They are dropped when the last holder releases them.
    pub fn leave(&self, table: TableId, pages: Arc<TablePages>) {
        let mut all = locked(&self.0);
        if Arc::into_inner(pages).is_some() {
            all.remove(&table);
        }
    }
}

/// The shared pages of one table.
pub struct TablePages(Recent<(TableVersion, Audience), Arc<SharedPage>>);

impl Default for TablePages {
    fn default() -> Self {
        Self(Recent::new(PAGES))
    }
}

impl TablePages {
    /// Returns the page of an audience at a version, drawing it if needed.
    pub async fn page(
        &self,
        version: TableVersion,
        audience: Audience,
        visit: &Visit<'_>,
    ) -> Arc<SharedPage> {
        let draw = || {
            Arc::new(SharedPage {
                drawn: Drawn::of(visit),
                messages: Recent::new(MESSAGES),
            })
        };
        self.0.get((version, audience), draw).await
    }
}

/// A page for an audience, with the messages that update earlier pages to it.
pub struct SharedPage {
    /// The page.
    pub drawn: Drawn,
    messages: Recent<(usize, String, bool), Message>,
}

impl SharedPage {
    /// Returns the message that updates a page to this one.
    pub async fn message(&self, visit: &Visit<'_>, before: &OnPage) -> Message {
        let from = (before.version, before.print.clone(), before.unknown);
        let make = || self.drawn.message(visit, before);
        self.messages.get(from, make).await
    }
}

/// The most recently requested values, each computed once.
struct Recent<K, V> {
    most: usize,
    entries: Mutex<VecDeque<(K, Arc<OnceCell<V>>)>>,
}

impl<K: PartialEq, V: Clone> Recent<K, V> {
    fn new(most: usize) -> Self {
        let entries = Mutex::default();
        Self { most, entries }
    }

    /// Returns a value. Callers that ask while it is being computed wait for it.
    async fn get(&self, key: K, make: impl FnOnce() -> V) -> V {
        let entry = self.entry(key);
        entry.get_or_init(async || make()).await.clone()
    }

    fn entry(&self, key: K) -> Arc<OnceCell<V>> {
        let mut entries = locked(&self.entries);
        if let Some((_, entry)) = entries.iter().find(|(other, _)| *other == key) {
            return Arc::clone(entry);
        }
        if entries.len() == self.most {
            entries.pop_front();
        }
        let entry = Arc::default();
        entries.push_back((key, Arc::clone(&entry)));
        entry
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[tokio::test]
    async fn a_page_many_ask_for_is_made_once() {
        let (recent, made) = (Recent::new(2), Cell::new(0));
        let make = || made.replace(made.get() + 1);
        assert_eq!(recent.get('a', make).await, 0);
        assert_eq!(recent.get('a', make).await, 0);
        assert_eq!(recent.get('b', make).await, 1);
        assert_eq!(recent.get('c', make).await, 2);
        assert_eq!(recent.get('b', make).await, 1, "one of the last two");
        assert_eq!(recent.get('a', make).await, 3, "only two are kept");
    }

    #[test]
    fn pages_are_dropped_with_their_last_holder() {
        let (shared, table) = (SharedPages::default(), TableId::from_bytes([1; 16]));
        let [one, other] = [(); 2].map(|()| shared.of(table));
        assert!(Arc::ptr_eq(&one, &other));
        shared.leave(table, other);
        assert!(locked(&shared.0).contains_key(&table));
        shared.leave(table, one);
        assert!(locked(&shared.0).is_empty());
    }
}
