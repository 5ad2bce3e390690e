//! When the server was running. Only that time counts for clocks and for tables that expire: nobody
//! loses time while there is no server.

use crate::storage::{RunRow, Storage, StorageError, Write};

/// How long runs are remembered, in milliseconds: longer than any table may go without a move.
const REMEMBERED: i64 = 400 * 24 * 3600 * 1000;

/// The times at which the server was running.
pub struct Runs {
    /// The earlier runs, in order.
    earlier: Vec<RunRow>,
    /// When the current run began.
    began: i64,
}

impl Runs {
    /// Returns the runs, with one that begins now.
    #[must_use]
    pub const fn new(earlier: Vec<RunRow>, began: i64) -> Self {
        Self { earlier, began }
    }

    /// Notes that the server is running.
    ///
    /// # Errors
    /// Returns an error if storage fails.
    pub async fn note(&self, storage: &dyn Storage, now: i64) -> Result<(), StorageError> {
        let run = RunRow {
            began: self.began,
            until: now,
        };
        let forget = now.saturating_sub(REMEMBERED);
        storage.write(vec![Write::Run { run, forget }]).await
    }

    /// Returns how long earlier runs have lasted after a time.
    #[must_use]
    pub fn before_this_one(&self, since: i64) -> i64 {
        let served = |run: &RunRow| (run.until - run.began.max(since)).max(0);
        self.earlier.iter().map(served).sum()
    }

    /// Returns the time since which the server has been running for a number of milliseconds; `None` if
    /// it has not been running for as long.
    #[must_use]
    pub fn served(&self, milliseconds: i64, now: i64) -> Option<i64> {
        let current = RunRow {
            began: self.began,
            until: now,
        };
        let mut left = milliseconds;
        for run in [&current].into_iter().chain(self.earlier.iter().rev()) {
            let length = (run.until - run.began).max(0);
            if left <= length {
                return Some(run.until - left);
            }
            left -= length;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs() -> Runs {
        let run = |began, until| RunRow { began, until };
        Runs::new(vec![run(0, 10), run(100, 130)], 1000)
    }

    #[test]
    fn time_without_a_server_does_not_count() {
        let runs = runs();
        assert_eq!(runs.before_this_one(0), 40);
        assert_eq!(runs.before_this_one(5), 35);
        assert_eq!(runs.before_this_one(120), 10);
        assert_eq!(runs.before_this_one(500), 0);
    }

    #[test]
    fn the_beginning_of_a_served_time_is_found() {
        let runs = runs();
        let served = |milliseconds| runs.served(milliseconds, 1020);
        assert_eq!(served(5), Some(1015));
        assert_eq!(served(20), Some(1000));
        assert_eq!(served(30), Some(120));
        assert_eq!(served(55), Some(5));
        assert_eq!(served(61), None);
    }
}
