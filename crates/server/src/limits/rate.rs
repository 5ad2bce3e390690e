//! Limits on frequency.

use std::hash::Hash;
use std::sync::atomic::{AtomicU32, Ordering};

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// The number of checks after which idle keys are dropped.
const SWEEP: u32 = 1024;

/// Limits how often each key may do something; without a quota there is no limit.
pub struct Rate<K: Clone + Eq + Hash> {
    limiter: Option<DefaultKeyedRateLimiter<K>>,
    asked: AtomicU32,
}

impl<K: Clone + Eq + Hash> Rate<K> {
    /// Returns a limiter with this quota.
    pub fn new(quota: Option<Quota>) -> Self {
        let limiter = quota.map(RateLimiter::keyed);
        let asked = AtomicU32::new(0);
        Self { limiter, asked }
    }

    /// Counts one use by a key.
    ///
    /// # Errors
    /// Returns an error with the number of seconds to wait if the quota is exceeded.
    pub fn count(&self, key: &K) -> Result<(), u64> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        if self.asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        limiter.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(limiter.clock().now());
            wait.as_secs() + 1
        })
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::time::Duration;

    use super::*;

    #[test]
    fn each_key_has_its_own_count() {
        let rate = Rate::new(NonZeroU32::new(2).map(Quota::per_hour));
        for key in ["a", "b"] {
            assert_eq!([rate.count(&key), rate.count(&key)], [Ok(()); 2]);
            let wait = rate.count(&key).unwrap_err();
            assert!((1..=1801).contains(&wait), "{wait}");
        }
    }

    #[test]
    fn without_a_limit_nothing_is_counted() {
        let rate = Rate::new(None);
        assert!((0..10_000).all(|_| rate.count(&1).is_ok()));
    }

    #[test]
    fn idle_keys_are_forgotten() {
        // Each key may be dropped after a nanosecond.
        let quota = Quota::with_period(Duration::from_nanos(1)).unwrap();
        let rate = Rate::new(Some(quota));
        for key in 0..10 * SWEEP {
            rate.count(&key).unwrap();
        }
        assert!(rate.limiter.unwrap().len() <= SWEEP as usize);
    }
}
