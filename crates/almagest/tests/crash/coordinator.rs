//! State that all players share: the current server, and how far play has come.

use std::net::SocketAddr;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Duration;

/// The time without any progress after which the test fails.
const TIMEOUT: Duration = Duration::from_secs(120);

/// The state that all players share.
pub struct Coordinator {
    now: Mutex<Now>,
    changed: Condvar,
}

struct Now {
    address: SocketAddr,
    /// The number of servers so far.
    servers: usize,
    acknowledged: u64,
    repeated: Repeated,
    /// Players who have gone home.
    home: usize,
    /// Tables in play.
    playing: usize,
    /// Whether the last crash is over, so that no new game begins.
    last_round: bool,
    wrong: Option<String>,
}

/// Requests that were sent again because a crash prevented their responses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Repeated {
    /// All of them.
    pub all: u64,
    /// Those that had been stored before the crash.
    pub stored: u64,
}

/// Why a player stops in the middle of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server is gone.
    Gone,
    /// Something happened that must not happen.
    Wrong(String),
}

impl From<std::io::Error> for Trouble {
    fn from(_: std::io::Error) -> Self {
        Self::Gone
    }
}

impl Coordinator {
    /// Creates a coordinator with the first server.
    pub fn new(address: SocketAddr) -> Self {
        let now = Now {
            address,
            servers: 1,
            acknowledged: 0,
            repeated: Repeated::default(),
            home: 0,
            playing: 0,
            last_round: false,
            wrong: None,
        };
        Self {
            now: Mutex::new(now),
            changed: Condvar::new(),
        }
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap()
    }

    /// Waits until a condition holds. Returns an error if something goes wrong, or if nothing
    /// happens for [`TIMEOUT`].
    fn wait(&self, until: impl Fn(&Now) -> bool) -> Result<MutexGuard<'_, Now>, String> {
        let mut now = self.now();
        loop {
            if let Some(wrong) = &now.wrong {
                return Err(wrong.clone());
            }
            if until(&now) {
                return Ok(now);
            }
            let before = (now.acknowledged, now.servers, now.home);
            let (later, timeout) = self.changed.wait_timeout(now, TIMEOUT).unwrap();
            now = later;
            if timeout.timed_out() && before == (now.acknowledged, now.servers, now.home) {
                let Now {
                    acknowledged,
                    servers,
                    home,
                    playing,
                    ..
                } = *now;
                now.wrong.get_or_insert(format!(
                    "play has stopped: {acknowledged} actions, {servers} servers, {playing} \
                     tables in play, {home} players home",
                ));
            }
        }
    }

    fn change(&self, change: impl FnOnce(&mut Now)) {
        change(&mut self.now());
        self.changed.notify_all();
    }

    /// Waits until there have been more than `after` servers. Returns the newest server's number
    /// and address.
    pub fn server(&self, after: usize) -> Result<(usize, SocketAddr), Trouble> {
        let now = self
            .wait(|now| now.servers > after)
            .map_err(Trouble::Wrong)?;
        Ok((now.servers, now.address))
    }

    /// Announces a new server.
    pub fn opens(&self, address: SocketAddr) {
        self.change(|now| {
            now.address = address;
            now.servers += 1;
        });
    }

    /// Counts an acknowledged action.
    pub fn acknowledge(&self) {
        self.change(|now| now.acknowledged += 1);
    }

    /// Returns the number of acknowledged actions.
    pub fn acknowledged(&self) -> u64 {
        self.now().acknowledged
    }

    /// Counts a request that was repeated after a crash.
    pub fn repeat(&self, stored: bool) {
        self.change(|now| {
            now.repeated.all += 1;
            now.repeated.stored += u64::from(stored);
        });
    }

    /// Returns how many requests were repeated.
    pub fn repeated(&self) -> Repeated {
        self.now().repeated
    }

    /// Waits until `more` further actions have been acknowledged.
    pub fn wait_for_actions(&self, more: u64) -> Result<(), String> {
        let goal = self.acknowledged() + more;
        self.wait(|now| now.acknowledged >= goal).map(drop)
    }

    /// Counts tables whose games have begun or ended.
    pub fn tables(&self, begun: usize, over: usize) {
        self.change(|now| now.playing = now.playing + begun - over);
    }

    /// Returns the number of tables in play.
    pub fn playing(&self) -> usize {
        self.now().playing
    }

    /// Lets no further game begin.
    pub fn last_round(&self) {
        self.change(|now| now.last_round = true);
    }

    /// Returns whether further games begin.
    pub fn goes_on(&self) -> bool {
        !self.now().last_round
    }

    /// Counts a player who goes home. If something went wrong, all waiting players stop.
    pub fn go_home(&self, ended: Result<(), Trouble>) {
        self.change(|now| {
            now.home += 1;
            if let Err(Trouble::Wrong(wrong)) = ended {
                now.wrong.get_or_insert(wrong);
            }
        });
    }

    /// Waits until this many players have gone home.
    pub fn wait_for_home(&self, players: usize) -> Result<(), String> {
        self.wait(|now| now.home >= players).map(drop)
    }
}
