//! Something between the program and the server that loses messages.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// What happens to a `COMMIT`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// It does not reach the server.
    Question,
    /// The server carries it out, but the answer is lost.
    Answer,
}

/// A proxy for connections to a server's socket.
pub struct Proxy {
    port: u16,
    inside: Arc<Inside>,
}

struct Inside {
    socket: PathBuf,
    round_trips: AtomicUsize,
    losses: Mutex<VecDeque<Loss>>,
    /// Whether new connections are refused.
    shut: AtomicBool,
    /// Whether to shut after the next loss.
    shut_after_loss: AtomicBool,
    /// Changes when all connections are cut.
    cut: watch::Sender<()>,
}

impl Proxy {
    pub async fn start(server: &str) -> Self {
        let folder = server.split("host=").nth(1).unwrap();
        let folder = folder.split('&').next().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let inside = Arc::new(Inside {
            socket: PathBuf::from(folder).join(".s.PGSQL.5432"),
            round_trips: AtomicUsize::default(),
            losses: Mutex::default(),
            shut: AtomicBool::default(),
            shut_after_loss: AtomicBool::default(),
            cut: watch::Sender::new(()),
        });
        let kept = Arc::clone(&inside);
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                if !kept.shut.load(Ordering::SeqCst) {
                    tokio::spawn(Arc::clone(&kept).connection(client));
                }
            }
        });
        Self { port, inside }
    }

    /// Returns an address with the proxy in the place of the server.
    pub fn address(&self, address: &str) -> String {
        let (server, rest) = address.split_once("host=").unwrap();
        let parameters = rest
            .split_once('&')
            .map_or("", |(_, parameters)| parameters);
        let server = server.replace("localhost", &format!("127.0.0.1:{}", self.port));
        format!("{server}sslmode=disable&{parameters}")
    }

    /// Returns how many messages were sent that wait for an answer.
    pub fn round_trips(&self) -> usize {
        self.inside.round_trips.load(Ordering::SeqCst)
    }

    /// Loses one of the next commits, and the connection with it.
    pub fn lose(&self, loss: Loss) {
        self.inside.losses.lock().unwrap().push_back(loss);
    }

    /// Loses the next commit in this way, and then accepts no connections.
    pub fn lose_and_shut(&self, loss: Loss) {
        self.inside.shut_after_loss.store(true, Ordering::SeqCst);
        self.lose(loss);
    }

    /// Cuts all connections.
    pub fn cut(&self) {
        self.inside.cut.send_replace(());
    }

    /// Refuses new connections, or accepts them again.
    pub fn shut(&self, shut: bool) {
        self.inside.shut.store(shut, Ordering::SeqCst);
        self.inside.shut_after_loss.store(false, Ordering::SeqCst);
    }
}

impl Inside {
    async fn connection(self: Arc<Self>, client: TcpStream) {
        let server = UnixStream::connect(&self.socket).await;
        let Ok(server) = server else { return };
        let (mut from_client, mut to_client) = client.into_split();
        let (mut from_server, mut to_server) = server.into_split();
        let muted = Arc::new(AtomicBool::default());
        let is_muted = Arc::clone(&muted);
        let answers = async move {
            let mut bytes = vec![0; 1 << 16];
            while let Ok(length @ 1..) = from_server.read(&mut bytes).await {
                if is_muted.load(Ordering::SeqCst)
                    || to_client.write_all(&bytes[..length]).await.is_err()
                {
                    return;
                }
            }
        };
        let questions = async {
            // The first message has no type.
            let mut typed = false;
            while let Some(message) = read_message(&mut from_client, typed).await {
                if typed && [b'Q', b'S'].contains(&message[0]) {
                    self.round_trips.fetch_add(1, Ordering::SeqCst);
                }
                typed = true;
                let is_commit = message.starts_with(b"Q") && message[5..].starts_with(b"COMMIT");
                let loss = is_commit.then(|| self.losses.lock().unwrap().pop_front());
                if loss.flatten().is_some() && self.shut_after_loss.load(Ordering::SeqCst) {
                    self.shut.store(true, Ordering::SeqCst);
                }
                match loss.flatten() {
                    Some(Loss::Question) => return,
                    Some(Loss::Answer) => muted.store(true, Ordering::SeqCst),
                    None => {}
                }
                if to_server.write_all(&message).await.is_err() {
                    return;
                }
            }
        };
        let mut cut = self.cut.subscribe();
        tokio::select! {
            () = answers => {}
            () = questions => {}
            _ = cut.changed() => {}
        }
    }
}

/// Reads a message of the protocol: its type, its length and the rest.
async fn read_message(from: &mut (impl AsyncRead + Unpin), typed: bool) -> Option<Vec<u8>> {
    let mut message = vec![0; if typed { 5 } else { 4 }];
    from.read_exact(&mut message).await.ok()?;
    let start = message.len() - 4;
    let length = u32::from_be_bytes(message[start..].try_into().unwrap()) as usize;
    message.resize(start + length, 0);
    from.read_exact(&mut message[start + 4..]).await.ok()?;
    Some(message)
}
