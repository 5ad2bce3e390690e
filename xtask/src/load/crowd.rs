//! The spectators of one table: open pages without any interaction.

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

/// The size of the read buffer.
const BUFFER: usize = 64 * 1024;
/// How often to check whether the spectators should leave.
const LOOK: Duration = Duration::from_millis(50);

/// Spectators on their own thread, so that they do not distort the players' times. They leave when
/// this value is dropped.
pub struct Crowd {
    thread: Option<JoinHandle<()>>,
    leave: Arc<AtomicBool>,
    bytes: Arc<AtomicU64>,
}

impl Crowd {
    /// Opens the page of a table this many times and waits until each has received it once.
    ///
    /// # Errors
    /// Returns an error if one of them is refused.
    pub async fn gather(
        address: SocketAddr,
        seating: &Seating,
        size: usize,
    ) -> anyhow::Result<Self> {
        let leave = Arc::new(AtomicBool::new(false));
        let bytes = Arc::new(AtomicU64::new(0));
        let (sender, receiver) = oneshot::channel();
        let request = page_request(seating);
        let (going, read) = (Arc::clone(&leave), Arc::clone(&bytes));
        let thread = std::thread::spawn(move || {
            lower_priority();
            let runtime = Builder::new_current_thread().enable_all().build();
            let Ok(runtime) = runtime else { return };
            runtime.block_on(async {
                let mut pages = JoinSet::new();
                let opened = open_all(address, &request, size, &mut pages, &read).await;
                // If the measurement was cancelled, nobody waits for this any more.
                let _ = sender.send(opened);
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
        receiver
            .await
            .context("spectators could not be started")??;
        Ok(crowd)
    }

    /// Returns the number of bytes sent to all of them.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        self.leave.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has also ended.
            let _ = thread.join();
        }
    }
}

/// Lets the players go first on a busy machine. On Linux a nice value belongs to a thread.
pub fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        eprintln!("spectators read at normal priority: {error}");
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
            "a spectator was refused: {}",
            String::from_utf8_lossy(&buffer[..read])
        );
        let bytes = Arc::clone(bytes);
        pages.spawn(async move {
            // The content is ignored, because only the server is measured.
            while let Ok(read @ 1..) = socket.read(&mut buffer).await {
                bytes.fetch_add(read as u64, Ordering::Relaxed);
            }
        });
    }
    Ok(())
}
