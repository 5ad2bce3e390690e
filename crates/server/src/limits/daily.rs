//! A limit on the records imported from one address within a day.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use super::client::Address;
use crate::lock::locked;

/// The milliseconds of a day.
pub const DAY: i64 = 24 * 3600 * 1000;

/// A number of records and their bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Imports {
    /// The number of records.
    pub records: usize,
    /// Their bytes.
    pub bytes: usize,
}

/// The records imported from each address within a day, which begins with the first of them.
pub struct Daily {
    most: Imports,
    used: Arc<Mutex<HashMap<Address, Used>>>,
}

struct Used {
    since: i64,
    imports: Imports,
}

/// A record that counts for its address, unless this is dropped before it was stored.
pub struct DailyPass {
    address: Address,
    bytes: usize,
    since: i64,
    used: Option<Arc<Mutex<HashMap<Address, Used>>>>,
}

impl Daily {
    /// Allows at most this much for each address.
    pub fn new(most: Imports) -> Self {
        let used = Arc::default();
        Self { most, used }
    }

    /// Counts a record unless the limit is reached.
    pub fn take(&self, address: Address, bytes: usize, now: i64) -> Option<DailyPass> {
        let mut used = locked(&self.used);
        used.retain(|_, used| now - used.since < DAY);
        let imports = used.get(&address).map(|used| used.imports);
        let Imports {
            records,
            bytes: so_far,
        } = imports.unwrap_or_default();
        if records >= self.most.records || so_far.saturating_add(bytes) > self.most.bytes {
            return None;
        }
        let imports = Imports::default();
        let entry = used.entry(address).or_insert(Used {
            since: now,
            imports,
        });
        entry.imports.records += 1;
        entry.imports.bytes += bytes;
        Some(DailyPass {
            address,
            bytes,
            since: entry.since,
            used: Some(Arc::clone(&self.used)),
        })
    }
}

impl DailyPass {
    /// Notes that the record was stored.
    pub fn keep(mut self) {
        self.used = None;
    }
}

impl Drop for DailyPass {
    fn drop(&mut self) {
        let Some(used) = self.used.take() else { return };
        let mut used = locked(&used);
        let Some(day) = used.get_mut(&self.address) else {
            return;
        };
        if day.since == self.since {
            day.imports.records -= 1;
            day.imports.bytes -= self.bytes;
            if day.imports.records == 0 {
                used.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const HERE: Address = Address(IpAddr::V4(Ipv4Addr::LOCALHOST));

    fn daily() -> Daily {
        Daily::new(Imports {
            records: 2,
            bytes: 100,
        })
    }

    #[test]
    fn records_and_bytes_are_counted_for_a_day() {
        let daily = daily();
        daily.take(HERE, 60, 0).unwrap().keep();
        assert!(daily.take(HERE, 41, 1).is_none(), "too many bytes");
        daily.take(HERE, 10, 2).unwrap().keep();
        assert!(daily.take(HERE, 1, DAY - 1).is_none(), "too many records");
        assert!(daily.take(HERE, 100, DAY).is_some());
    }

    #[test]
    fn a_record_that_was_not_stored_does_not_count() {
        let daily = daily();
        for now in 0..10 {
            assert!(daily.take(HERE, 100, now).is_some());
        }
        assert!(locked(&daily.used).is_empty());
        // Nor does it count for a later day.
        let late = daily.take(HERE, 100, 0).unwrap();
        let next = daily.take(HERE, 100, DAY).unwrap();
        drop(late);
        assert!(daily.take(HERE, 1, DAY).is_none());
        drop(next);
    }
}
