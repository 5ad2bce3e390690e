//! The threads that send updates to spectators.

use std::future::Future;
use std::num::NonZero;
use std::sync::OnceLock;
use std::thread::available_parallelism;

use tokio::runtime::{Builder, Runtime};

use crate::priority::let_others_go_first;

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
        .on_thread_start(let_others_go_first)
        .enable_all()
        .build();
    threads
        .inspect_err(|error| tracing::error!(%error, "failed to start threads for spectators"))
        .ok()
}
