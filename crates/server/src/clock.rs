//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock, in milliseconds since 1970.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system's.
    #[default]
    System,
    /// One that is moved by hand, for tests.
    Manual(Arc<AtomicI64>),
}

impl Clock {
    /// One that stands at a time until it is moved.
    #[must_use]
    pub fn manual(now: i64) -> Self {
        Self::Manual(Arc::new(AtomicI64::new(now)))
    }

    /// What time it is.
    #[must_use]
    pub fn now(&self) -> i64 {
        match self {
            Self::System => since_1970(SystemTime::now()),
            Self::Manual(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Moves a clock that is moved by hand; the system's goes its own way.
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
