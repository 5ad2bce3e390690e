//! Measuring time with plain loops.

use std::time::{Duration, Instant};

/// How often a measurement is repeated. The best run counts, because the others were disturbed.
const RUNS: usize = 5;

/// Returns the shortest time of several runs of `work`, with the result of that run.
pub fn best<T>(mut work: impl FnMut() -> T) -> (Duration, T) {
    let mut best = timed(&mut work);
    for _ in 1..RUNS {
        let run = timed(&mut work);
        if run.0 < best.0 {
            best = run;
        }
    }
    best
}

/// Returns the nanoseconds for each of `count` items that `work` processes.
pub fn nanoseconds_each(count: usize, work: impl FnMut()) -> f64 {
    let (time, ()) = best(work);
    time.as_secs_f64() * 1e9 / count.max(1) as f64
}

fn timed<T>(work: &mut impl FnMut() -> T) -> (Duration, T) {
    let begin = Instant::now();
    let result = work();
    (begin.elapsed(), result)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_several_runs_counts() {
        let mut runs = 0;
        let (_, result) = best(|| {
            runs += 1;
            "done"
        });
        assert_eq!((runs, result), (RUNS, "done"));
        assert!(nanoseconds_each(10, || {}) >= 0.0);
    }
}
