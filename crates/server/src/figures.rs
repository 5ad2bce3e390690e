//! Metrics for Prometheus.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Upper bounds of the histogram buckets, in seconds.
const SECONDS: &[f64] = &[
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0,
];

static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Installs the metrics recorder. Further calls in the same process do nothing.
pub fn count() {
    HANDLE.get_or_init(|| {
        let seconds = Matcher::Suffix("_seconds".to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(seconds, SECONDS);
        let recorder = builder.ok()?.build_recorder();
        let handle = recorder.handle();
        metrics::set_global_recorder(recorder).ok()?;
        Some(handle)
    });
}

/// Returns all metrics in the Prometheus text format.
#[must_use]
pub fn rendered() -> String {
    let handle = HANDLE.get().and_then(Option::as_ref);
    handle.map_or_else(String::new, PrometheusHandle::render)
}

/// Returns the memory of this process in bytes, as far as the system tells.
#[cfg(target_os = "linux")]
#[must_use]
pub fn memory() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let resident: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(resident * rustix::param::page_size() as u64)
}

/// Returns `None`: the system does not tell the memory of this process.
#[cfg(not(target_os = "linux"))]
#[must_use]
pub const fn memory() -> Option<u64> {
    None
}

/// Frees old data the exporter no longer needs. Must be called regularly.
pub fn upkeep() {
    if let Some(handle) = HANDLE.get().and_then(Option::as_ref) {
        handle.run_upkeep();
    }
}
