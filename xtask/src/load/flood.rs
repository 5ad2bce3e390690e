//! A client that sends requests as fast as it can, whatever the server responds.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use tokio::runtime::Builder;
use tokio::task::{JoinSet, LocalSet};

use super::http::{Connection, request};

/// The number of connections of the flood.
const CONNECTIONS: usize = 8;

/// A flood on its own thread, so that it does not delay the players within this process. It ends
/// when this value is dropped.
pub struct Flood {
    counts: Arc<Counts>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Counts {
    asked: AtomicU64,
    refused: AtomicU64,
    enough: AtomicBool,
}

impl Flood {
    /// Starts sending requests as one player.
    pub fn begin(address: SocketAddr, cookie: &str) -> Self {
        let counts = Arc::new(Counts::default());
        let request = request("GET", "/api/v1/me", cookie, "");
        let own = Arc::clone(&counts);
        let thread = Some(thread::spawn(move || run(address, &request, &own)));
        Self { counts, thread }
    }

    /// Returns how many requests have had a response so far, and how many of them were refused.
    pub fn counts(&self) -> [u64; 2] {
        let Counts { asked, refused, .. } = &*self.counts;
        [asked, refused].map(|count| count.load(Ordering::Relaxed))
    }
}

impl Drop for Flood {
    fn drop(&mut self) {
        self.counts.enough.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // Only the flood's counts matter.
            let _ = thread.join();
        }
    }
}

fn run(address: SocketAddr, request: &str, counts: &Arc<Counts>) {
    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else {
        return;
    };
    LocalSet::new().block_on(&runtime, async {
        let mut tasks = JoinSet::new();
        for _ in 0..CONNECTIONS {
            let (request, counts) = (request.to_owned(), Arc::clone(counts));
            tasks.spawn_local(async move { ask(address, &request, &counts).await });
        }
        tasks.join_all().await
    });
}

/// Sends requests until stopped or until the server goes away.
async fn ask(address: SocketAddr, request: &str, counts: &Counts) -> anyhow::Result<()> {
    let mut connection = Connection::open(address).await?;
    while !counts.enough.load(Ordering::Relaxed) {
        let answer = connection.ask(request).await?;
        counts.asked.fetch_add(1, Ordering::Relaxed);
        let refused = u64::from(answer.status == 429);
        counts.refused.fetch_add(refused, Ordering::Relaxed);
    }
    Ok(())
}
