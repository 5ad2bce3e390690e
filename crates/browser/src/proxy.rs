//! A proxy between browser and server that can be slow and can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// A proxy for an address. All browser connections of a test go through it.
#[derive(Debug)]
pub struct Proxy {
    /// The address it listens on.
    pub address: SocketAddr,
    line: Arc<Line>,
}

#[derive(Debug)]
struct Line {
    to: SocketAddr,
    /// The one-way delay in milliseconds.
    delay: AtomicU64,
    cut: AtomicBool,
    /// Whether data is held back without closing the connections.
    held: watch::Sender<bool>,
    /// Closes all existing connections.
    cuts: watch::Sender<()>,
}

impl Proxy {
    /// Opens a proxy for an address.
    pub async fn open(to: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let line = Arc::new(Line {
            to,
            delay: AtomicU64::new(0),
            cut: AtomicBool::new(false),
            held: watch::Sender::new(false),
            cuts: watch::Sender::new(()),
        });
        tokio::spawn(accept(listener, Arc::clone(&line)));
        Self { address, line }
    }

    /// Delays every response by this time: half of it on the way there, half on the way back.
    pub fn delay(&self, milliseconds: u64) {
        self.line.delay.store(milliseconds / 2, Ordering::SeqCst);
    }

    /// Holds back all data in transit, or releases it.
    pub fn hold(&self, held: bool) {
        self.line.held.send_replace(held);
    }

    /// Cuts the connections, or allows new ones again.
    pub fn cut(&self, cut: bool) {
        self.line.cut.store(cut, Ordering::SeqCst);
        self.line.cuts.send_replace(());
    }
}

async fn accept(listener: TcpListener, line: Arc<Line>) {
    while let Ok((near, _)) = listener.accept().await {
        if !line.cut.load(Ordering::SeqCst) {
            tokio::spawn(connect(near, Arc::clone(&line)));
        }
    }
}

async fn connect(near: TcpStream, line: Arc<Line>) {
    let mut cuts = line.cuts.subscribe();
    let Ok(far) = TcpStream::connect(line.to).await else {
        return;
    };
    for stream in [&near, &far] {
        let _ = stream.set_nodelay(true);
    }
    let (near_in, near_out) = near.into_split();
    let (far_in, far_out) = far.into_split();
    tokio::select! {
        () = carry(near_in, far_out, &line) => {}
        () = carry(far_in, near_out, &line) => {}
        _ = cuts.changed() => {}
    }
}

/// Forwards data in order, each piece after the delay.
async fn carry(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, line: &Line) {
    let (on_the_way, mut arriving) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    let read = async move {
        let mut buffer = vec![0; 64 * 1024];
        while let Ok(count @ 1..) = from.read(&mut buffer).await {
            let delay = Duration::from_millis(line.delay.load(Ordering::SeqCst));
            let piece = (Instant::now() + delay, buffer[..count].to_vec());
            if on_the_way.send(piece).is_err() {
                return;
            }
        }
    };
    let mut held = line.held.subscribe();
    let write = async move {
        while let Some((at, piece)) = arriving.recv().await {
            sleep_until(at).await;
            let _ = held.wait_for(|held| !held).await;
            if to.write_all(&piece).await.is_err() {
                return;
            }
        }
    };
    tokio::join!(read, write);
}
