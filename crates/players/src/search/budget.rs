//! How long a search may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long to think: by iterations, which is reproducible from a seed, or by time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations.
    Iterations(u32),
    /// This much time.
    Time(Duration),
}

impl Budget {
    /// Returns a share for each of several parallel searches: iterations are divided, time is not.
    pub(super) fn shared_out(self, among: usize) -> Vec<Self> {
        let part = |i: u32| match self {
            Self::Iterations(all) => {
                let among = among as u32;
                Self::Iterations(all / among + u32::from(i < all % among))
            }
            Self::Time(time) => Self::Time(time),
        };
        (0..among as u32).map(part).collect()
    }
}

/// The number of iterations between two checks of the clock and the stop flag.
const LOOK_EVERY: u32 = 32;
/// The maximum number of iterations of any search, even with a budget in time.
pub const MAX_ITERATIONS: u32 = 10_000_000;

/// Measures how much of a budget has been used.
#[derive(Debug)]
pub(super) struct Meter<'a> {
    budget: Budget,
    started: Instant,
    stop: Option<&'a AtomicBool>,
    done: u32,
}

impl<'a> Meter<'a> {
    /// Starts measuring.
    pub fn new(budget: Budget, stop: Option<&'a AtomicBool>) -> Self {
        Self {
            budget,
            started: Instant::now(),
            stop,
            done: 0,
        }
    }

    /// Begins another iteration and returns true, or returns false if the budget is used up.
    pub fn next(&mut self) -> bool {
        let most = match self.budget {
            Budget::Iterations(most) => most.min(MAX_ITERATIONS),
            Budget::Time(_) => MAX_ITERATIONS,
        };
        if self.done >= most || (self.done.is_multiple_of(LOOK_EVERY) && self.is_over()) {
            return false;
        }
        self.done += 1;
        true
    }

    /// Returns whether the search was stopped or the time is up. However short the time, it allows
    /// at least one iteration.
    fn is_over(&self) -> bool {
        if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return true;
        }
        match self.budget {
            Budget::Iterations(_) => false,
            Budget::Time(time) => self.done > 0 && self.started.elapsed() >= time,
        }
    }

    /// Returns the number of iterations begun.
    pub fn done(&self) -> u32 {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterations_are_divided_and_time_is_not() {
        let parts = Budget::Iterations(11).shared_out(3);
        assert_eq!(parts, [4, 4, 3].map(Budget::Iterations));
        let second = Budget::Time(Duration::from_secs(1));
        assert_eq!(second.shared_out(2), [second; 2]);
    }
}
