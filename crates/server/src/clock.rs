//! The current time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock, in milliseconds since 1970.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system clock.
    #[default]
    System,
    /// A clock advanced by hand, for tests.
    Manual(Arc<AtomicI64>),
}

impl Clock {
    /// Returns a clock that stands still until it is advanced.
    #[must_use]
    pub fn manual(now: i64) -> Self {
        Self::Manual(Arc::new(AtomicI64::new(now)))
    }

    /// Returns the current time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        match self {
            Self::System => since_1970(SystemTime::now()),
            Self::Manual(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Advances a manual clock; does nothing to the system clock.
    pub fn advance(&self, milliseconds: i64) {
        if let Self::Manual(now) = self {
            now.fetch_add(milliseconds, Ordering::SeqCst);
        }
    }
}

fn since_1970(time: SystemTime) -> i64 {
    let elapsed = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)
}
