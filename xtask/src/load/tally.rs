//! The measurements of the players: how many actions were accepted, and how long they took.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

/// The time between two looks at whether all players have arrived.
const LOOK: Duration = Duration::from_millis(20);

/// The players' measurements since the measurement began.
#[derive(Default)]
pub struct Tally {
    begun: Cell<Option<Instant>>,
    /// The time measured in earlier rounds.
    time: Cell<Duration>,
    /// The times from a request to its acknowledgement.
    acknowledged: RefCell<Vec<Duration>>,
    /// The times from a request to the other player's event.
    delivered: RefCell<Vec<Duration>>,
    wrong: RefCell<Option<anyhow::Error>>,
    /// The number of players who have received their first update.
    arrived: Cell<usize>,
    ended: Cell<bool>,
}

/// The figures of one measurement.
#[derive(Debug, Clone, PartialEq)]
pub struct Figures {
    /// The number of accepted actions.
    pub actions: usize,
    /// Accepted actions per second.
    pub a_second: f64,
    /// The median, the 90th and the 99th percentile of the acknowledgement times.
    pub acknowledged: [Duration; 3],
    /// The median, the 90th and the 99th percentile of the event times.
    pub delivered: [Duration; 3],
}

impl Tally {
    /// Starts counting.
    pub fn begin(&self) {
        self.begun.set(Some(Instant::now()));
    }

    /// Pauses counting.
    pub fn pause(&self) {
        if let Some(begun) = self.begun.take() {
            self.time.set(self.time.get() + begun.elapsed());
        }
    }

    /// Records that a player has received the first update.
    pub fn arrive(&self) {
        self.arrived.set(self.arrived.get() + 1);
    }

    /// Waits until this many players have received their first update.
    ///
    /// # Errors
    /// Returns an error if one was recorded meanwhile: the first.
    pub async fn wait_for(&self, players: usize) -> anyhow::Result<()> {
        while self.arrived.get() < players {
            if let Some(error) = self.wrong.take() {
                return Err(error);
            }
            tokio::time::sleep(LOOK).await;
        }
        Ok(())
    }

    /// Ends the play: from now on, players stay connected and do nothing.
    pub fn end(&self) {
        self.ended.set(true);
    }

    /// Returns whether the play has ended.
    pub fn has_ended(&self) -> bool {
        self.ended.get()
    }

    /// Records the acknowledgement of an action.
    pub fn acknowledge(&self, sent: Instant) {
        if self.counts(sent) {
            self.acknowledged.borrow_mut().push(sent.elapsed());
        }
    }

    /// Records the arrival of an event at the other player.
    pub fn deliver(&self, sent: Instant) {
        if self.counts(sent) {
            self.delivered.borrow_mut().push(sent.elapsed());
        }
    }

    fn counts(&self, sent: Instant) -> bool {
        self.begun.get().is_some_and(|begun| sent >= begun)
    }

    /// Records an error; the first one counts.
    pub fn fail(&self, error: anyhow::Error) {
        self.wrong.borrow_mut().get_or_insert(error);
    }

    /// Returns the figures so far.
    ///
    /// # Errors
    /// Returns an error if one was recorded: the first.
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
            acknowledged: percentiles(acknowledged),
            delivered: percentiles(self.delivered.take()),
        })
    }
}

/// Returns the median, the 90th and the 99th percentile.
fn percentiles(mut times: Vec<Duration>) -> [Duration; 3] {
    times.sort_unstable();
    let last = times.len().saturating_sub(1);
    [50, 90, 99].map(|percent| times.get(last * percent / 100).copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_the_sorted_times() {
        let times = (0..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(percentiles(times), [50, 90, 99].map(Duration::from_millis));
        assert_eq!(percentiles(Vec::new()), [Duration::ZERO; 3]);
    }

    #[test]
    fn requests_sent_before_the_beginning_do_not_count() {
        let tally = Tally::default();
        let early = Instant::now();
        tally.acknowledge(early);
        tally.begin();
        tally.acknowledge(early);
        tally.acknowledge(Instant::now());
        tally.deliver(Instant::now());
        assert_eq!(tally.acknowledged.borrow().len(), 1);
        assert!(tally.figures().unwrap().a_second > 0.0);
    }
}
