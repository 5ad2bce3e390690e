//! State that all players share: the current server, and how far play has come.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

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
    /// Whether the newest server has been told to stop, or is being killed.
    closing: bool,
    acknowledged: u64,
    repeated: Repeated,
    /// Players who have gone home.
    home: usize,
    /// Tables in play.
    playing: usize,
    /// Whether the last crash is over, so that no new game begins.
    last_round: bool,
    wrong: Option<String>,
    /// How long players think about an action.
    pace: Duration,
    /// How often visitors have done what they do, by name.
    visits: BTreeMap<&'static str, u64>,
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
    /// The server is gone, and how that showed.
    Gone(String),
    /// Something happened that must not happen.
    Wrong(String),
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        Self::Gone(error.to_string())
    }
}

impl Coordinator {
    /// Creates a coordinator with the first server. Players think this long about an action.
    pub fn new(address: SocketAddr, pace: Duration) -> Self {
        let now = Now {
            address,
            servers: 1,
            closing: false,
            acknowledged: 0,
            repeated: Repeated::default(),
            home: 0,
            playing: 0,
            last_round: false,
            wrong: None,
            pace,
            visits: BTreeMap::new(),
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

    /// Waits for the server after one that is gone. Returns an error if nobody has stopped it: then
    /// it failed its client.
    pub fn next_server(&self, gone: usize, why: &str) -> Result<(usize, SocketAddr), Trouble> {
        let now = self.now();
        if now.servers == gone && !now.closing {
            let wrong = format!("a running server failed a client: {why}");
            return Err(Trouble::Wrong(wrong));
        }
        drop(now);
        self.server(gone)
    }

    /// Announces that the server is about to stop.
    pub fn closes(&self) {
        self.change(|now| now.closing = true);
    }

    /// Announces a new server.
    pub fn opens(&self, address: SocketAddr) {
        self.change(|now| {
            now.address = address;
            now.servers += 1;
            now.closing = false;
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

    /// Lets no further game begin. Nobody thinks any longer, so that the games end soon.
    pub fn last_round(&self) {
        self.change(|now| {
            now.last_round = true;
            now.pace = Duration::ZERO;
        });
    }

    /// Returns how long players think about an action.
    pub fn pace(&self) -> Duration {
        self.now().pace
    }

    /// Counts something that a visitor has done.
    pub fn visited(&self, name: &'static str) {
        self.change(|now| *now.visits.entry(name).or_default() += 1);
    }

    /// Returns how often visitors have done what they do, by name.
    pub fn visits(&self) -> BTreeMap<&'static str, u64> {
        self.now().visits.clone()
    }

    /// Waits until visitors have done this many different things.
    pub fn wait_for_visits(&self, kinds: usize) -> Result<(), String> {
        self.wait(|now| now.visits.len() >= kinds).map(drop)
    }

    /// Waits until a moment, unless something goes wrong before.
    pub fn wait_for_moment(&self, moment: Instant) -> Result<(), String> {
        loop {
            let left = moment.saturating_duration_since(Instant::now());
            let now = self.now();
            if let Some(wrong) = &now.wrong {
                return Err(wrong.clone());
            }
            if left.is_zero() {
                return Ok(());
            }
            drop(self.changed.wait_timeout(now, left).unwrap());
        }
    }

    /// Notes what went wrong; the first counts.
    pub fn fail(&self, wrong: String) {
        self.change(|now| {
            now.wrong.get_or_insert(wrong);
        });
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
