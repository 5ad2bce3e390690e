//! What can be set when the server starts.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use tabletop::Seed;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Threads on which machine players think.
    pub think_threads: usize,
    /// Whether machine players wait a human moment where the first to arrive is served.
    pub human_moments: bool,
    /// Requests a second of one client; none: as many as it likes.
    pub requests_per_second: Option<NonZeroU32>,
    /// New guests a minute from one address; none: as many as come.
    pub guests_per_minute: Option<NonZeroU32>,
    /// Tables one player may have made that are open or being played.
    pub tables_per_player: usize,
    /// Streams of updates one client may hold open.
    pub streams_per_client: usize,
    /// Questions to machine players (hints) of one player that may wait.
    pub hints_per_player: usize,
    /// Bytes of a message.
    pub message_bytes: usize,
    /// Bytes of a record brought in for review.
    pub record_bytes: usize,
    /// After how long without a move a table is closed; none: never.
    pub expire_after: Option<Duration>,
    /// After how long a table nobody looks at leaves the memory.
    pub rest_after: Duration,
    /// A snapshot of a game every so many lines.
    pub snapshot_every: u64,
    /// How long the server waits for what is under way when it is stopped.
    pub grace: Duration,
    /// Whether cookies are sent over encrypted connections only (behind a proxy that speaks TLS).
    pub secure_cookies: bool,
    /// Whether a proxy in front tells the client's address (`X-Forwarded-For`, the last entry).
    pub behind_proxy: bool,
    /// Where other machines on the network reach it, if they do and it is not known by a name.
    pub reached: Option<SocketAddr>,
    /// What all games and machine players follow from, so that a test can be played again; none:
    /// chance decides. Who knows it knows everything hidden, so there is no flag for it.
    pub seed: Option<Seed>,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            think_threads: (cores - 1).max(1),
            human_moments: true,
            requests_per_second: NonZeroU32::new(50),
            guests_per_minute: NonZeroU32::new(30),
            tables_per_player: 50,
            streams_per_client: 32,
            hints_per_player: 2,
            message_bytes: 16 * 1024,
            record_bytes: 4 * 1024 * 1024,
            expire_after: Some(Duration::from_secs(30 * 24 * 3600)),
            rest_after: Duration::from_secs(300),
            snapshot_every: 64,
            grace: Duration::from_secs(10),
            secure_cookies: false,
            behind_proxy: false,
            reached: None,
            seed: None,
        }
    }
}
