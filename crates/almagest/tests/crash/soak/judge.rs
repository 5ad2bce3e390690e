//! Judges what was measured: whether something grows, and whether something was lost.

use crate::record::Sum;

/// The least number of samples after the warm-up that say something.
const FEWEST: usize = 24;

/// How much a figure may grow while a server runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tolerance {
    /// The name of the figure.
    pub name: &'static str,
    /// The part of the earlier median, in percent.
    pub percent: u64,
    /// What may come on top of it.
    pub more: u64,
}

impl Tolerance {
    /// Compares the medians of the first and the last quarter after the warm-up, which is the first
    /// `warm_up` samples. `None` if too few samples follow it.
    pub fn judge(self, series: &[u64], warm_up: usize) -> Option<Result<(), String>> {
        let series = series.get(warm_up..)?;
        if series.len() < FEWEST {
            return None;
        }
        let quarter = series.len() / 4;
        let before = median(&series[..quarter]);
        let after = median(&series[series.len() - quarter..]);
        Some(self.compare(before, after))
    }

    fn compare(self, before: u64, after: u64) -> Result<(), String> {
        let allowed = before + before * self.percent / 100 + self.more;
        if after <= allowed {
            return Ok(());
        }
        let Self { name, .. } = self;
        Err(format!(
            "{name} grew from {before} to {after} while one server ran; {allowed} was allowed"
        ))
    }
}

/// Judges the comparison of the records with what the server acknowledged.
pub fn actions(sum: &Sum, acknowledged: u64) -> Result<(), String> {
    let all = *sum
        == Sum {
            ended: sum.tables,
            acknowledged: acknowledged as usize,
            lost: 0,
            doubled: 0,
            ..*sum
        };
    match all {
        true => Ok(()),
        false => Err(format!(
            "{acknowledged} actions were acknowledged, and the records differ: {sum:?}"
        )),
    }
}

/// Returns the first line of a server's log that reports an error.
pub fn error_in(log: &[String]) -> Option<&str> {
    let is_error = |line: &&String| line.contains("ERROR") || line.contains("panicked");
    log.iter().find(is_error).map(String::as_str)
}

/// Returns the first counter of responses with a status of 500 or more, except for those a server
/// that stops gives (503).
pub fn failed_request(metrics: &str) -> Option<&str> {
    let failed = |line: &&str| {
        let status = line.split_once("status=\"5").map(|(_, rest)| rest);
        line.starts_with("almagest_requests_total") && status.is_some_and(|s| !s.starts_with("03"))
    };
    metrics.lines().find(failed)
}

fn median(series: &[u64]) -> u64 {
    let mut sorted = series.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLERANCE: Tolerance = Tolerance {
        name: "memory",
        percent: 10,
        more: 5,
    };

    const WARM_UP: usize = 10;

    #[test]
    fn a_flat_series_with_noise_and_a_warm_up_is_good() {
        let noise = |i: u64| 100 + i * 7 % 10;
        let series: Vec<u64> = (0..10).map(|i| i * 10).chain((0..90).map(noise)).collect();
        assert_eq!(TOLERANCE.judge(&series, WARM_UP), Some(Ok(())));
        let falling: Vec<u64> = (0..100).map(|i| 500 - i).collect();
        assert_eq!(TOLERANCE.judge(&falling, WARM_UP), Some(Ok(())));
    }

    #[test]
    fn a_growing_series_is_not() {
        let growing: Vec<u64> = (0..100).map(|i| 100 + i).collect();
        let wrong = "memory grew from 121 to 189 while one server ran; 138 was allowed";
        assert_eq!(
            TOLERANCE.judge(&growing, WARM_UP),
            Some(Err(wrong.to_owned()))
        );
        let step: Vec<u64> = [100; 70].into_iter().chain([116; 30]).collect();
        assert!(TOLERANCE.judge(&step, WARM_UP).is_some_and(|r| r.is_err()));
    }

    #[test]
    fn a_short_series_is_not_judged() {
        let growing: Vec<u64> = (0..100).map(|i| 100 + i).collect();
        assert_eq!(
            TOLERANCE.judge(&growing[..WARM_UP + FEWEST - 1], WARM_UP),
            None
        );
        assert_eq!(TOLERANCE.judge(&growing[..WARM_UP - 1], WARM_UP), None);
    }

    #[test]
    fn lost_doubled_and_uncounted_actions_are_told() {
        let good = Sum {
            tables: 2,
            ended: 2,
            acknowledged: 9,
            lost: 0,
            doubled: 0,
            by_machines: 4,
        };
        assert_eq!(actions(&good, 9), Ok(()));
        assert!(actions(&good, 10).is_err());
        assert!(actions(&Sum { lost: 1, ..good }, 9).is_err());
        assert!(actions(&Sum { doubled: 1, ..good }, 9).is_err());
        assert!(actions(&Sum { ended: 1, ..good }, 9).is_err());
    }

    #[test]
    fn errors_in_the_log_and_failed_requests_are_found() {
        let log = [
            "WARN server: slow".to_owned(),
            "ERROR server: no".to_owned(),
        ];
        assert_eq!(error_in(&log), Some("ERROR server: no"));
        assert_eq!(error_in(&log[..1]), None);
        let line = |status| format!("almagest_requests_total{{route=\"/\",status=\"{status}\"}} 1");
        assert_eq!(failed_request(&line(500)), Some(&*line(500)));
        assert!(failed_request(&line(507)).is_some());
        for good in [200, 404, 429, 503] {
            assert_eq!(failed_request(&line(good)), None);
        }
    }
}
