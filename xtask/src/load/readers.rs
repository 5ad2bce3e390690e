//! Guests who read the pages that take long to draw, as fast as the server's limits allow.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::runtime::Builder;
use tokio::sync::Mutex;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, sleep_until};

use super::crowd::lower_priority;
use super::http::{Connection, request};
use super::seating::guest;
use super::update::text;
use crate::lots::Lots;
use crate::page_bench;

/// The number of guests.
pub const GUESTS: usize = 3;
/// The requests per second that the server allows each guest.
pub const REQUESTS: u32 = 50;
/// The number of connections of a guest, as many as browsers open.
const CONNECTIONS: usize = 6;
/// The games with cards and rules.
const GAMES: [&str; 3] = ["astra", "stellium", "nightsky"];

/// A finished game and the guests who read.
pub struct Readers {
    address: SocketAddr,
    /// The address of its replay, with the key.
    replay: String,
    /// The number of its lines.
    lines: usize,
    cookies: Vec<String>,
}

/// Guests who are reading on their own thread, until this value is dropped.
pub struct Reading {
    counts: Arc<Counts>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Counts {
    read: AtomicU64,
    refused: AtomicU64,
    bytes: AtomicU64,
    enough: AtomicBool,
}

impl Readers {
    /// Brings a finished game to the server, and the guests.
    ///
    /// # Errors
    /// Returns an error if the server refuses something.
    pub async fn arrive(address: SocketAddr) -> anyhow::Result<Self> {
        let mut connection = Connection::open(address).await?;
        let mut cookies = Vec::new();
        for number in 1..=GUESTS {
            cookies.push(guest(&mut connection, &format!("Guest {number}")).await?);
        }
        let record = page_bench::record("astra", 3)?;
        let lines = record.lines().count() - 1;
        let cookie = &cookies[0];
        let answer = connection.ask(&import(cookie, &record)).await?;
        ensure!(answer.status == 201, "{} {}", answer.status, answer.body);
        let table = text(&answer.body, "table").context("the game has no table")?;
        let replay = replay(&mut connection, table, cookie).await?;
        Ok(Self {
            address,
            replay,
            lines,
            cookies,
        })
    }

    /// Begins to read.
    pub fn read(&self, lots: u64) -> Reading {
        let counts = Arc::new(Counts::default());
        let mut guests: Vec<Guest> = Vec::new();
        for (number, cookie) in (0..).zip(&self.cookies) {
            guests.push(Guest {
                address: self.address,
                cookie: cookie.clone(),
                replay: self.replay.clone(),
                lines: self.lines,
                counts: Arc::clone(&counts),
                next: Arc::new(Mutex::new((Instant::now(), Lots(lots + number)))),
            });
        }
        let thread = Some(thread::spawn(move || run(guests)));
        Reading { counts, thread }
    }
}

impl Reading {
    /// Returns how many pages were read, how many requests were refused, and how many bytes came.
    pub fn counts(&self) -> [u64; 3] {
        let Counts {
            read,
            refused,
            bytes,
            ..
        } = &*self.counts;
        [read, refused, bytes].map(|count| count.load(Ordering::Relaxed))
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.counts.enough.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // Only the counts matter.
            let _ = thread.join();
        }
    }
}

/// A guest. Clones are the same guest on another connection.
#[derive(Clone)]
struct Guest {
    address: SocketAddr,
    cookie: String,
    replay: String,
    lines: usize,
    counts: Arc<Counts>,
    /// When the next request may be sent, and what it asks for.
    next: Arc<Mutex<(Instant, Lots)>>,
}

fn run(guests: Vec<Guest>) {
    lower_priority();
    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else {
        return;
    };
    LocalSet::new().block_on(&runtime, async {
        let mut tasks = JoinSet::new();
        for guest in guests {
            for _ in 0..CONNECTIONS {
                tasks.spawn_local(guest.clone().go());
            }
        }
        while let Some(ended) = tasks.join_next().await {
            if let Ok(Err(error)) = ended {
                eprintln!("a guest stopped reading: {error}");
            }
        }
    });
}

impl Guest {
    /// Reads one page after another until told to stop.
    async fn go(self) -> anyhow::Result<()> {
        let mut connection = Connection::open(self.address).await?;
        while !self.counts.enough.load(Ordering::Relaxed) {
            let path = self.next_page().await;
            let request = get(&path, &self.cookie);
            let (status, bytes) = connection.skim(&request).await?;
            let counted = match status {
                200 => &self.counts.read,
                429 => &self.counts.refused,
                _ => anyhow::bail!("{path}: {status}"),
            };
            counted.fetch_add(1, Ordering::Relaxed);
            self.counts.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Waits until the next request is allowed, and returns what it asks for: cards, rules, a sky at
    /// any minute of a day, or any moment of a replay.
    async fn next_page(&self) -> String {
        let mut next = self.next.lock().await;
        let (due, lots) = &mut *next;
        sleep_until(*due).await;
        // Who fell behind does not catch up.
        let step = Duration::from_secs(1) / REQUESTS;
        *due = (*due).max(Instant::now() - step) + step;
        costly_page(lots, &self.replay, self.lines)
    }
}

/// Returns the path of a page that takes long to draw.
pub fn costly_page(lots: &mut Lots, replay: &str, lines: usize) -> String {
    let game = GAMES[lots.below(GAMES.len())];
    match lots.below(4) {
        0 => format!("/cards/{game}"),
        1 => format!("/rules/{game}/reference"),
        2 => {
            let (hour, minute) = (lots.below(24), lots.below(60));
            format!("/sky?lat=48.85&lon=2.35&date=2026-01-17&time={hour:02}:{minute:02}")
        }
        _ => format!("{replay}&at={}", lots.below(lines + 1)),
    }
}

/// Returns the address of a replay with the key that lets everybody in.
///
/// # Errors
/// Returns an error if the server refuses.
pub async fn replay(
    connection: &mut Connection,
    table: &str,
    cookie: &str,
) -> anyhow::Result<String> {
    let path = format!("/api/v1/tables/{table}?words=off");
    let answer = connection.ask(&request("GET", &path, cookie, "")).await?;
    let key = text(&answer.body, "key").context("the table has no key")?;
    Ok(format!("/replay/{table}?key={key}"))
}

/// Returns the request that imports a record.
pub fn import(cookie: &str, record: &str) -> String {
    let length = record.len();
    format!(
        "POST /api/v1/records HTTP/1.1\r\nhost: almagest\r\ncookie: {cookie}\r\ncontent-type: \
         application/x-ndjson\r\ncontent-length: {length}\r\n\r\n{record}"
    )
}

/// Returns the request of a browser for a page.
pub fn get(path: &str, cookie: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nhost: almagest\r\ncookie: {cookie}\r\naccept: text/html\r\n\
         accept-encoding: gzip, deflate, br\r\n\r\n"
    )
}
