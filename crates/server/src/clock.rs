//! The current time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A clock, in milliseconds since 1970.
///
/// A server's clock is set once, when the server starts, and runs evenly from then on: if the system's
/// clock is set meanwhile, nobody's time is up and no table expires.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    /// The time of day and the even time when the clock was set; `None` if it follows the time of day.
    set: Option<(i64, i64)>,
}

/// Where the time comes from.
#[derive(Clone, Debug)]
enum Source {
    /// The system, with a moment from which even time is counted.
    System(Instant),
    /// A test.
    Manual(Arc<ManualTime>),
}

/// The time of a test, which stands still until it is advanced.
#[derive(Debug)]
struct ManualTime {
    of_day: AtomicI64,
    even: AtomicI64,
}

impl Clock {
    /// Returns the clock of the system.
    #[must_use]
    pub fn system() -> Self {
        Self {
            source: Source::System(Instant::now()),
            set: None,
        }
    }

    /// Returns a clock that stands still until it is advanced, for tests.
    #[must_use]
    pub fn manual(now: i64) -> Self {
        let time = ManualTime {
            of_day: AtomicI64::new(now),
            even: AtomicI64::new(0),
        };
        Self {
            source: Source::Manual(Arc::new(time)),
            set: None,
        }
    }

    /// Returns a clock that shows the time of day, but at least a given time, and runs evenly from now
    /// on.
    #[must_use]
    pub fn running_from(&self, least: i64) -> Self {
        Self {
            source: self.source.clone(),
            set: Some((self.of_day().max(least), self.even())),
        }
    }

    /// Returns the current time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        match self.set {
            Some((of_day, even)) => of_day + (self.even() - even),
            None => self.of_day(),
        }
    }

    /// Returns the time of day as the system knows it now, for the sky and other things outside the
    /// server.
    #[must_use]
    pub fn of_day(&self) -> i64 {
        match &self.source {
            Source::System(_) => since_1970(SystemTime::now()),
            Source::Manual(time) => time.of_day.load(Ordering::SeqCst),
        }
    }

    /// Returns the milliseconds since some moment, counted evenly.
    fn even(&self) -> i64 {
        match &self.source {
            Source::System(start) => i64::try_from(start.elapsed().as_millis()).unwrap_or(i64::MAX),
            Source::Manual(time) => time.even.load(Ordering::SeqCst),
        }
    }

    /// Advances a manual clock; does nothing to the clock of the system.
    pub fn advance(&self, milliseconds: i64) {
        if let Source::Manual(time) = &self.source {
            time.even.fetch_add(milliseconds, Ordering::SeqCst);
        }
        self.step(milliseconds);
    }

    /// Changes the time of day of a manual clock, as an administrator does who sets the system's clock.
    pub fn step(&self, milliseconds: i64) {
        if let Source::Manual(time) = &self.source {
            time.of_day.fetch_add(milliseconds, Ordering::SeqCst);
        }
    }
}

fn since_1970(time: SystemTime) -> i64 {
    let elapsed = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_running_clock_ignores_steps_of_the_time_of_day() {
        let system = Clock::manual(1000);
        let clock = system.running_from(0);
        system.step(500);
        assert_eq!((clock.now(), clock.of_day()), (1000, 1500));
        system.advance(7);
        system.step(-900);
        assert_eq!((clock.now(), system.now()), (1007, 607));
    }

    #[test]
    fn a_running_clock_begins_no_earlier_than_asked() {
        assert_eq!(Clock::manual(1000).running_from(3000).now(), 3000);
        assert_eq!(Clock::manual(1000).running_from(10).now(), 1000);
    }
}
