//! Receives the consequences of an action: events for the log and the screen, random outcomes for
//! the record.

use crate::Chance;

/// Receives the events of an action. Every random outcome is also drawn through the sink, so that a
/// recorder can write it down and a referee can substitute a recorded one.
pub trait EventSink<E> {
    /// Receives an event. The closure is called only if the sink keeps events, so a null sink costs
    /// nothing.
    fn event(&mut self, event: impl FnOnce() -> E);

    /// Draws a number below `bound` from the state's generator, unless the sink supplies one.
    fn draw(&mut self, chance: &mut Chance, bound: u32) -> u32 {
        chance.below(bound)
    }

    /// Shuffles a slice, all orders being equally likely. It makes one draw per item, from the last
    /// to the second, so that the outcomes can be recorded.
    fn shuffle<T>(&mut self, chance: &mut Chance, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.draw(chance, last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// Ignores all events: for search and simulation.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullSink;

impl<E> EventSink<E> for NullSink {
    #[inline]
    fn event(&mut self, _: impl FnOnce() -> E) {}
}

/// Keeps the events: for tests and for callers that show them at once.
impl<E> EventSink<E> for Vec<E> {
    fn event(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Passes events on to another sink and records the random outcomes.
#[derive(Debug)]
pub struct Recorded<'a, S> {
    inner: &'a mut S,
    outcomes: Vec<u32>,
}

impl<'a, S> Recorded<'a, S> {
    /// Creates a sink that records the outcomes drawn through `inner`.
    pub fn new(inner: &'a mut S) -> Self {
        Self {
            inner,
            outcomes: Vec::new(),
        }
    }

    /// Returns the outcomes in the order they were drawn.
    #[must_use]
    pub fn into_outcomes(self) -> Vec<u32> {
        self.outcomes
    }
}

impl<E, S: EventSink<E>> EventSink<E> for Recorded<'_, S> {
    fn event(&mut self, event: impl FnOnce() -> E) {
        self.inner.event(event);
    }

    fn draw(&mut self, chance: &mut Chance, bound: u32) -> u32 {
        let outcome = self.inner.draw(chance, bound);
        self.outcomes.push(outcome);
        outcome
    }
}

/// Passes events on to another sink and returns recorded outcomes instead of fresh ones.
#[derive(Debug)]
pub struct Scripted<'a, S> {
    inner: &'a mut S,
    outcomes: &'a [u32],
    broken: bool,
    as_drawn: bool,
}

impl<'a, S> Scripted<'a, S> {
    /// Creates a sink that returns `outcomes` in turn.
    pub fn new(inner: &'a mut S, outcomes: &'a [u32]) -> Self {
        Self {
            inner,
            outcomes,
            broken: false,
            as_drawn: true,
        }
    }

    /// Returns whether all the given outcomes were drawn and no others, each within its bound.
    #[must_use]
    pub fn used_up(&self) -> bool {
        !self.broken && self.outcomes.is_empty()
    }

    /// Returns whether the state's generator would have drawn the same outcomes as the given ones.
    #[must_use]
    pub fn as_drawn(&self) -> bool {
        self.as_drawn
    }
}

impl<E, S: EventSink<E>> EventSink<E> for Scripted<'_, S> {
    fn event(&mut self, event: impl FnOnce() -> E) {
        self.inner.event(event);
    }

    fn draw(&mut self, chance: &mut Chance, bound: u32) -> u32 {
        // Advance the generator as in the original game, so that play can continue with the same
        // seed.
        let drawn = self.inner.draw(chance, bound);
        match self.outcomes.split_first() {
            Some((&outcome, rest)) if outcome < bound => {
                self.outcomes = rest;
                self.as_drawn &= outcome == drawn;
                outcome
            }
            _ => {
                self.broken = true;
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn recorded_outcomes_can_be_scripted() {
        let mut chance = Chance::new(Seed::from_text("a"));
        let mut events: Vec<u32> = Vec::new();
        let mut recorded = Recorded::new(&mut events);
        let first = EventSink::<u32>::draw(&mut recorded, &mut chance, 6);
        recorded.event(|| first);
        let outcomes = recorded.into_outcomes();
        assert_eq!(outcomes, [first]);
        assert_eq!(events, [first]);

        let mut other = Chance::new(Seed::from_text("b"));
        let mut events: Vec<u32> = Vec::new();
        let mut scripted = Scripted::new(&mut events, &outcomes);
        assert!(!scripted.used_up());
        assert_eq!(EventSink::<u32>::draw(&mut scripted, &mut other, 6), first);
        assert!(scripted.used_up());
        EventSink::<u32>::draw(&mut scripted, &mut other, 6);
        assert!(!scripted.used_up(), "one draw too many");
    }

    #[test]
    fn a_sink_draws_from_the_states_own_chance() {
        let mut chance = Chance::new(Seed::from_text("a"));
        let mut same = chance.clone();
        for _ in 0..20 {
            let drawn = EventSink::<()>::draw(&mut NullSink, &mut chance, 1000);
            assert_eq!(drawn, same.below(1000));
        }
    }

    #[test]
    fn a_shuffle_is_recorded_and_scripted() {
        let mut chance = Chance::new(Seed::from_text("a"));
        let mut sink = NullSink;
        let mut recorded = Recorded::new(&mut sink);
        let mut order = [1, 2, 3, 4, 5, 6];
        EventSink::<()>::shuffle(&mut recorded, &mut chance, &mut order);
        let outcomes = recorded.into_outcomes();
        assert_eq!(outcomes.len(), 5);
        let mut scripted = Scripted::new(&mut sink, &outcomes);
        let mut again = [1, 2, 3, 4, 5, 6];
        EventSink::<()>::shuffle(
            &mut scripted,
            &mut Chance::new(Seed::from_text("b")),
            &mut again,
        );
        assert!(scripted.used_up());
        assert_eq!(again, order);
        assert_ne!(order, [1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn a_script_knows_whether_its_outcomes_follow_from_the_chance() {
        let mut sink = NullSink;
        let fresh = || Chance::new(Seed::from_text("a"));
        let mut chance = fresh();
        let drawn = [chance.below(6), chance.below(6)];
        for second in 0..6 {
            let outcomes = [drawn[0], second];
            let mut scripted = Scripted::new(&mut sink, &outcomes);
            let mut same = fresh();
            EventSink::<()>::draw(&mut scripted, &mut same, 6);
            assert!(scripted.as_drawn());
            EventSink::<()>::draw(&mut scripted, &mut same, 6);
            assert_eq!(scripted.as_drawn(), second == drawn[1]);
            assert!(scripted.used_up());
            assert_eq!(same, chance, "the chance advances in any case");
        }
    }

    #[test]
    fn a_scripted_outcome_out_of_bounds_breaks_the_script() {
        let mut sink = NullSink;
        let mut scripted = Scripted::new(&mut sink, &[6]);
        let mut chance = Chance::new(Seed::from_text("a"));
        assert_eq!(EventSink::<()>::draw(&mut scripted, &mut chance, 6), 0);
        assert!(!scripted.used_up());
    }
}
