//! The turns in which the spectators of a table are served.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How much longer a round is for each watcher of the table.
const FOR_EACH: Duration = Duration::from_millis(2);
/// The longest round: how late a spectator may see an action.
const LONGEST: Duration = Duration::from_millis(400);
/// The golden ratio as a fraction of `u32::MAX`. Multiples of it spread evenly, however many there
/// are.
const GOLDEN: u32 = 0x9E37_79B9;

/// When a spectator is served within a round.
///
/// If a thousand spectators were served at once after every action, the players' next action would
/// have to wait for all of them. So spectators are served in rounds, each at a fixed moment of the
/// round and at most once. Rounds are short if there are few spectators.
pub struct Turn(u32);

impl Turn {
    /// Returns the turn of a new spectator.
    pub fn next() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed).wrapping_mul(GOLDEN))
    }

    /// Returns the time until this turn comes, at a table with a number of watchers.
    pub fn wait(&self, watchers: usize) -> Duration {
        static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
        self.wait_at(BEGIN.elapsed(), watchers)
    }

    fn wait_at(&self, now: Duration, watchers: usize) -> Duration {
        let watchers = u32::try_from(watchers).unwrap_or(u32::MAX);
        let round = FOR_EACH.saturating_mul(watchers).min(LONGEST);
        let round_micros = round.as_micros().max(1);
        let turn = round_micros * u128::from(self.0) / u128::from(u32::MAX);
        let passed = now.as_micros() % round_micros;
        let wait = (turn + round_micros - passed) % round_micros;
        Duration::from_micros(u64::try_from(wait).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_of_a_crowd_spread_over_a_round() {
        let now = Duration::from_millis(123_456);
        let mut waits: Vec<_> = (0..1_000)
            .map(|count: u32| Turn(count.wrapping_mul(GOLDEN)).wait_at(now, 1_000))
            .collect();
        waits.sort();
        assert!(waits.iter().all(|wait| *wait < LONGEST));
        let widest = waits.windows(2).map(|pair| pair[1] - pair[0]).max();
        assert!(widest < Some(Duration::from_millis(2)), "{widest:?}");
    }

    #[test]
    fn a_turn_comes_once_in_a_round() {
        let turn = Turn(u32::MAX / 2);
        let now = Duration::from_secs(77);
        let wait = turn.wait_at(now, 1_000);
        let after = Duration::from_micros(1);
        assert_eq!(
            turn.wait_at(now + wait + after, 1_000),
            LONGEST - after,
            "the next turn is a round later"
        );
    }

    #[test]
    fn a_single_spectator_hardly_waits() {
        for seconds in 0..100 {
            let wait = Turn::next().wait_at(Duration::from_millis(seconds * 333), 1);
            assert!(wait < FOR_EACH, "{wait:?}");
        }
    }
}
