//! Spectators of one table: pages that are open, and nobody does anything there.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::seating::Seating;

/// As much as is read at a time.
const BUFFER: usize = 64 * 1024;
/// How often it is looked whether they are to go.
const LOOK: Duration = Duration::from_millis(50);

/// Spectators on a thread of their own, so that the players' times are not theirs. They go with this
/// value.
pub struct Crowd {
    thread: Option<JoinHandle<()>>,
    leave: Arc<AtomicBool>,
    bytes: Arc<AtomicU64>,
}

impl Crowd {
    /// So many open the page of a table and have seen it once.
    ///
    /// # Errors
    /// If one of them is not let in.
    pub async fn gather(
        address: SocketAddr,
        seating: &Seating,
        size: usize,
    ) -> anyhow::Result<Self> {
        let leave = Arc::new(AtomicBool::new(false));
        let bytes = Arc::new(AtomicU64::new(0));
        let (say, heard) = oneshot::channel();
        let request = page_request(seating);
        let (going, read) = (Arc::clone(&leave), Arc::clone(&bytes));
        let thread = std::thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build();
            let Ok(runtime) = runtime else { return };
            runtime.block_on(async {
                let mut pages = JoinSet::new();
                let opened = open_all(address, &request, size, &mut pages, &read).await;
                // Nobody waits for the answer if the measurement was broken off.
                let _ = say.send(opened);
                while !going.load(Ordering::Relaxed) {
                    tokio::time::sleep(LOOK).await;
                }
            });
        });
        let crowd = Self {
            thread: Some(thread),
            leave,
            bytes,
        };
        heard.await.context("spectators could not be started")??;
        Ok(crowd)
    }

    /// How many bytes all of them have been sent.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        self.leave.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // One that has panicked has gone, too.
            let _ = thread.join();
        }
    }
}

fn page_request(seating: &Seating) -> String {
    let Seating { table, key, .. } = seating;
    format!(
        "GET /t/{table}/live?key={key}&print= HTTP/1.1\r\nhost: almagest\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: YWxtYWdlc3QgYmVuY2g=\r\n\r\n"
    )
}

async fn open_all(
    address: SocketAddr,
    request: &str,
    size: usize,
    pages: &mut JoinSet<()>,
    bytes: &Arc<AtomicU64>,
) -> anyhow::Result<()> {
    for _ in 0..size {
        let mut socket = TcpStream::connect(address).await?;
        socket.write_all(request.as_bytes()).await?;
        let mut buffer = vec![0; BUFFER];
        let read = socket.read(&mut buffer).await?;
        ensure!(
            buffer.starts_with(b"HTTP/1.1 101"),
            "a spectator is not let in: {}",
            String::from_utf8_lossy(&buffer[..read])
        );
        let bytes = Arc::clone(bytes);
        pages.spawn(async move {
            // What is shown is not looked at: only the server is measured.
            while let Ok(read @ 1..) = socket.read(&mut buffer).await {
                bytes.fetch_add(read as u64, Ordering::Relaxed);
            }
        });
    }
    Ok(())
}
