//! The machine the figures were measured on.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// The number of times the disk is measured.
const SYNCS: usize = 50;

/// Describes the machine in one line, including how long a durable write to disk takes.
pub fn facts(folder: &Path) -> String {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let sync = match sync_time(folder) {
        Ok(time) => format!("{:.2} ms", 1000.0 * time.as_secs_f64()),
        Err(_) => "an unknown time".to_owned(),
    };
    format!(
        "{processors} processors ({}), {} GiB of memory; {} writes 4 KiB durably in {sync}; the \
         client runs on the same machine",
        model().unwrap_or_default(),
        memory().unwrap_or_default() / (1 << 20),
        kind(folder).unwrap_or_else(|| "the disk".to_owned()),
    )
}

fn model() -> Option<String> {
    let text = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(": ").map(|(_, model)| model.to_owned())
}

/// Returns the total memory in KiB.
fn memory() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemTotal:"))?;
    line.trim().split(' ').next()?.parse().ok()
}

/// Returns the type of the file system a folder is on: that of its longest matching mount point.
fn kind(folder: &Path) -> Option<String> {
    let text = fs::read_to_string("/proc/mounts").ok()?;
    let mounts = text.lines().filter_map(|line| {
        let mut words = line.split(' ').skip(1);
        Some((words.next()?, words.next()?))
    });
    let here = mounts.filter(|(place, _)| folder.starts_with(place));
    let (_, kind) = here.max_by_key(|(place, _)| place.len())?;
    Some(kind.to_owned())
}

/// Returns the median time to append 4 KiB durably.
fn sync_time(folder: &Path) -> std::io::Result<Duration> {
    let mut file = File::create(folder.join("sync"))?;
    let mut times = Vec::with_capacity(SYNCS);
    for _ in 0..SYNCS {
        let begun = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    Ok(times[SYNCS / 2])
}
