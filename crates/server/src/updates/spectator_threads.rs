//! The threads that send updates to spectators.

use std::future::Future;
use std::num::NonZero;
use std::sync::OnceLock;
use std::thread::available_parallelism;

use tokio::runtime::{Builder, Runtime};

/// The Unix nice value of the threads: how much lower than normal their priority is.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Low-priority threads that send updates to spectators. A thousand spectators mean a thousand
/// messages after every action; on the usual threads, the next action would have to wait for them.
///
/// The threads start with the first spectator.
#[derive(Default)]
pub struct SpectatorThreads(OnceLock<Option<Runtime>>);

impl SpectatorThreads {
    /// Runs a stream on these threads.
    pub fn spawn(&self, stream: impl Future<Output = ()> + Send + 'static) {
        match self.0.get_or_init(start) {
            Some(threads) => threads.spawn(stream),
            None => tokio::spawn(stream),
        };
    }
}

impl Drop for SpectatorThreads {
    fn drop(&mut self) {
        if let Some(Some(threads)) = self.0.take() {
            // A runtime must not wait for its threads inside async code.
            threads.shutdown_background();
        }
    }
}

fn start() -> Option<Runtime> {
    let threads = Builder::new_multi_thread()
        .worker_threads(available_parallelism().map_or(1, NonZero::get).div_ceil(2))
        .thread_name("spectators")
        .on_thread_start(lower_priority)
        .enable_all()
        .build();
    threads
        .inspect_err(|error| tracing::error!(%error, "failed to start threads for spectators"))
        .ok()
}

/// Lowers the priority of the current thread where the system has priorities for threads.
fn lower_priority() {
    // On Linux a nice value belongs to a thread, elsewhere to the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "failed to lower the priority of a thread");
    }
}
