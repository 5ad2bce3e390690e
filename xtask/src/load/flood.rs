//! A client that asks as fast as it can, whatever it is told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use tokio::runtime::Builder;
use tokio::task::{JoinSet, LocalSet};

use super::http::{Connection, request};

/// Connections of the flood.
const CONNECTIONS: usize = 8;

/// A flood from a thread of its own: what the players see is not to wait for it here already. It ends
/// with this value.
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
    /// Begins to ask as one player.
    pub fn begin(address: SocketAddr, cookie: &str) -> Self {
        let counts = Arc::new(Counts::default());
        let request = request("GET", "/api/v1/me", cookie, "");
        let own = Arc::clone(&counts);
        let thread = Some(thread::spawn(move || run(address, &request, &own)));
        Self { counts, thread }
    }

    /// How many requests were answered so far, and how many of them refused.
    pub fn counts(&self) -> [u64; 2] {
        let Counts { asked, refused, .. } = &*self.counts;
        [asked, refused].map(|count| count.load(Ordering::Relaxed))
    }
}

impl Drop for Flood {
    fn drop(&mut self) {
        self.counts.enough.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // It says nothing but its counts.
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

/// Asks again and again. A server that goes away ends it, too.
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
