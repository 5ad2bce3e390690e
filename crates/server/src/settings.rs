//! The settings a server is started with.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use tabletop::Seed;

use crate::PublicUrl;
use crate::limits::Imports;

/// The bytes of a megabyte.
pub const MEGABYTE: usize = 1024 * 1024;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The number of threads on which machine players think.
    pub think_threads: usize,
    /// Whether machine players pause during a race (first come, first served), as a person would.
    pub human_moments: bool,
    /// Requests per second from one client; `None` for no limit.
    pub requests_per_second: Option<NonZeroU32>,
    /// New guests per minute from one address; `None` for no limit.
    pub guests_per_minute: Option<NonZeroU32>,
    /// The maximum number of open connections; `None` for as many as the system allows.
    pub connections: Option<usize>,
    /// The maximum number of open connections from one address; `None` for no limit. Behind a proxy
    /// there is none.
    pub connections_per_address: Option<usize>,
    /// How long a client may take to send the head of a request, and how long a connection may be
    /// without a request.
    pub head_timeout: Duration,
    /// How long a client may receive nothing of what is sent to it.
    pub stall_timeout: Duration,
    /// The maximum number of unfinished tables (open or in play) that one player may have created.
    pub tables_per_player: usize,
    /// The maximum number of update streams that one client may hold open.
    pub streams_per_client: usize,
    /// The maximum number of hints that one player may be waiting for.
    pub hints_per_player: usize,
    /// The maximum size of a message, in bytes.
    pub message_bytes: usize,
    /// The maximum size of an imported record, in bytes.
    pub record_bytes: usize,
    /// The maximum number of records that one player may import within a day.
    pub records_per_day: usize,
    /// The maximum of their megabytes.
    pub record_megabytes_per_day: usize,
    /// The room on disk below which the server reports that it is not ready, in bytes.
    pub disk_bytes: u64,
    /// How long a table may go without a move before it is closed; `None` for never.
    pub expire_after: Option<Duration>,
    /// How long an ended table is kept that nobody needs: an imported one, a closed one, or one whose
    /// people have all been deleted; `None` for ever.
    pub delete_after: Option<Duration>,
    /// How long a player is kept who has no table and no token and does not come back; `None` for
    /// ever.
    pub forget_after: Option<Duration>,
    /// How long a table nobody is watching stays in memory.
    pub rest_after: Duration,
    /// The number of record lines between two snapshots of a game.
    pub snapshot_every: u64,
    /// How long the server waits for pending requests when it is stopped.
    pub grace: Duration,
    /// Whether cookies are marked `Secure` (for servers behind a TLS proxy). They are, too, if the
    /// public address is one with TLS.
    pub secure_cookies: bool,
    /// The address of the site as visitors see it; `None` if requests name it themselves.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy reports the client's address (last entry of `X-Forwarded-For`).
    pub behind_proxy: bool,
    /// The address that other machines on the network can use, if there is one and the server has
    /// no host name.
    pub reached: Option<SocketAddr>,
    /// The seed of all games and machine players, for reproducible tests; `None` for real
    /// randomness. Anyone who knows the seed knows everything hidden, so there is no command-line
    /// flag for it.
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
            connections: Some(10_000),
            connections_per_address: Some(200),
            head_timeout: Duration::from_secs(20),
            stall_timeout: Duration::from_secs(30),
            tables_per_player: 50,
            streams_per_client: 32,
            hints_per_player: 2,
            message_bytes: 16 * 1024,
            record_bytes: 4 * MEGABYTE,
            records_per_day: 100,
            record_megabytes_per_day: 32,
            disk_bytes: 64 * 1024 * 1024,
            expire_after: Some(Duration::from_secs(30 * 24 * 3600)),
            delete_after: Some(Duration::from_secs(90 * 24 * 3600)),
            forget_after: Some(Duration::from_secs(7 * 24 * 3600)),
            rest_after: Duration::from_secs(30),
            snapshot_every: 64,
            grace: Duration::from_secs(10),
            secure_cookies: false,
            public_url: None,
            behind_proxy: false,
            reached: None,
            seed: None,
        }
    }
}

impl Settings {
    /// Returns what one player may import within a day.
    #[must_use]
    pub const fn imports_per_day(&self) -> Imports {
        Imports {
            records: self.records_per_day,
            bytes: self.record_megabytes_per_day.saturating_mul(MEGABYTE),
        }
    }

    /// Returns whether visitors reach the site over TLS.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.secure_cookies || self.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }
}
