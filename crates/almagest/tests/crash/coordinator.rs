//! What all players share: which server there is now, and how far play has come.

use std::net::SocketAddr;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Duration;

/// If nothing happens for so long, a table does not go on.
const PATIENCE: Duration = Duration::from_secs(120);

/// What all players share.
pub struct Coordinator {
    now: Mutex<Now>,
    changed: Condvar,
}

struct Now {
    address: SocketAddr,
    /// How many servers there have been.
    servers: usize,
    acknowledged: u64,
    repeated: Repeated,
    /// Players who have gone home.
    home: usize,
    /// Tables that are being played.
    playing: usize,
    /// After the last crash no further game is begun.
    last_round: bool,
    wrong: Option<String>,
}

/// Requests whose answers a crash swallowed, and which were sent again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Repeated {
    /// All of them.
    pub all: u64,
    /// Those that had been stored before the crash.
    pub stored: u64,
}

/// Why a player stops in the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server is gone.
    Gone,
    /// Something that must not be.
    Wrong(String),
}

impl From<std::io::Error> for Trouble {
    fn from(_: std::io::Error) -> Self {
        Self::Gone
    }
}

impl Coordinator {
    /// With the first server.
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

    /// Waits until something is so. If nobody does anything meanwhile, that is wrong.
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
            let (later, timeout) = self.changed.wait_timeout(now, PATIENCE).unwrap();
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
                    "nobody acts any more: {acknowledged} actions, {servers} servers, {playing} \
                     tables being played, {home} players home",
                ));
            }
        }
    }

    fn change(&self, change: impl FnOnce(&mut Now)) {
        change(&mut self.now());
        self.changed.notify_all();
    }

    /// The server after the first so many: its number and where it is.
    pub fn server(&self, after: usize) -> Result<(usize, SocketAddr), Trouble> {
        let now = self
            .wait(|now| now.servers > after)
            .map_err(Trouble::Wrong)?;
        Ok((now.servers, now.address))
    }

    /// There is a new server.
    pub fn opens(&self, address: SocketAddr) {
        self.change(|now| {
            now.address = address;
            now.servers += 1;
        });
    }

    /// An action was acknowledged.
    pub fn acknowledge(&self) {
        self.change(|now| now.acknowledged += 1);
    }

    /// How many were.
    pub fn acknowledged(&self) -> u64 {
        self.now().acknowledged
    }

    /// A request was repeated after a crash.
    pub fn repeat(&self, stored: bool) {
        self.change(|now| {
            now.repeated.all += 1;
            now.repeated.stored += u64::from(stored);
        });
    }

    /// How many were.
    pub fn repeated(&self) -> Repeated {
        self.now().repeated
    }

    /// Waits until so many more actions have been acknowledged.
    pub fn wait_for_actions(&self, more: u64) -> Result<(), String> {
        let goal = self.acknowledged() + more;
        self.wait(|now| now.acknowledged >= goal).map(drop)
    }

    /// Tables more or fewer are being played.
    pub fn tables(&self, begun: usize, over: usize) {
        self.change(|now| now.playing = now.playing + begun - over);
    }

    /// How many tables are being played.
    pub fn playing(&self) -> usize {
        self.now().playing
    }

    /// No further game is begun.
    pub fn last_round(&self) {
        self.change(|now| now.last_round = true);
    }

    /// Whether further games are begun.
    pub fn goes_on(&self) -> bool {
        !self.now().last_round
    }

    /// A player goes home; if something was wrong, everybody does.
    pub fn go_home(&self, ended: Result<(), Trouble>) {
        self.change(|now| {
            now.home += 1;
            if let Err(Trouble::Wrong(wrong)) = ended {
                now.wrong.get_or_insert(wrong);
            }
        });
    }

    /// Waits until so many players have gone home.
    pub fn wait_for_home(&self, players: usize) -> Result<(), String> {
        self.wait(|now| now.home >= players).map(drop)
    }
}
