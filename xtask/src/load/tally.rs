//! What the players have seen: how many actions were accepted, and how long everything took.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

/// What the players have seen since the measurement began.
#[derive(Default)]
pub struct Tally {
    begun: Cell<Option<Instant>>,
    /// How long was measured before.
    time: Cell<Duration>,
    /// From a post to its acknowledgement.
    acknowledged: RefCell<Vec<Duration>>,
    /// From a post to the other player's event.
    told: RefCell<Vec<Duration>>,
    wrong: RefCell<Option<anyhow::Error>>,
}

/// Figures of one measurement.
#[derive(Debug, Clone, PartialEq)]
pub struct Figures {
    /// Accepted actions.
    pub actions: usize,
    /// Accepted actions a second.
    pub a_second: f64,
    /// Half and 99 of 100 acknowledgements came so fast.
    pub acknowledged: [Duration; 2],
    /// Half and 99 of 100 events came so fast.
    pub told: [Duration; 2],
}

impl Tally {
    /// What comes from now on counts.
    pub fn begin(&self) {
        self.begun.set(Some(Instant::now()));
    }

    /// What comes from now on does not count.
    pub fn pause(&self) {
        if let Some(begun) = self.begun.take() {
            self.time.set(self.time.get() + begun.elapsed());
        }
    }

    /// An action was acknowledged.
    pub fn acknowledge(&self, sent: Instant) {
        if self.counts(sent) {
            self.acknowledged.borrow_mut().push(sent.elapsed());
        }
    }

    /// The other player was told.
    pub fn tell(&self, sent: Instant) {
        if self.counts(sent) {
            self.told.borrow_mut().push(sent.elapsed());
        }
    }

    fn counts(&self, sent: Instant) -> bool {
        self.begun.get().is_some_and(|begun| sent >= begun)
    }

    /// Something went wrong; the first counts.
    pub fn fail(&self, error: anyhow::Error) {
        self.wrong.borrow_mut().get_or_insert(error);
    }

    /// The figures up to now.
    ///
    /// # Errors
    /// What went wrong meanwhile.
    pub fn figures(&self) -> anyhow::Result<Figures> {
        if let Some(error) = self.wrong.take() {
            return Err(error);
        }
        self.pause();
        let time = self.time.take();
        let acknowledged = self.acknowledged.take();
        Ok(Figures {
            actions: acknowledged.len(),
            a_second: acknowledged.len() as f64 / time.as_secs_f64(),
            acknowledged: shares(acknowledged),
            told: shares(self.told.take()),
        })
    }
}

/// The median and the 99th percentile.
fn shares(mut times: Vec<Duration>) -> [Duration; 2] {
    times.sort_unstable();
    let last = times.len().saturating_sub(1);
    [50, 99].map(|share| times.get(last * share / 100).copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_and_nearly_all() {
        let times = (0..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(shares(times), [50, 99].map(Duration::from_millis));
        assert_eq!(shares(Vec::new()), [Duration::ZERO; 2]);
    }

    #[test]
    fn what_was_sent_before_the_beginning_does_not_count() {
        let tally = Tally::default();
        let early = Instant::now();
        tally.acknowledge(early);
        tally.begin();
        tally.acknowledge(early);
        tally.acknowledge(Instant::now());
        tally.tell(Instant::now());
        assert_eq!(tally.acknowledged.borrow().len(), 1);
        assert!(tally.figures().unwrap().a_second > 0.0);
    }
}
