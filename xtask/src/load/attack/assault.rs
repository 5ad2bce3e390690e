//! An attack by many clients at once, on its own thread.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::runtime::Builder;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::sleep;

use super::target::Target;
use super::{connections, requests, sockets};
use crate::load::crowd::lower_priority;
use crate::load::http::Connection;
use crate::lots::Lots;

/// The time between two attempts of a client whose connection was closed.
const PAUSE: Duration = Duration::from_millis(20);
/// How often to check whether the attack is over.
const LOOK: Duration = Duration::from_millis(50);
/// The number of addresses that the clients of an attack have.
const ADDRESSES: usize = 6;

/// How many requests ended how.
pub type Outcomes = BTreeMap<String, u64>;

/// What one client does until its connection ends.
type Doing = Pin<Box<dyn Future<Output = anyhow::Result<()>>>>;

/// A kind of attack.
pub struct Attack {
    /// What it is called.
    pub name: &'static str,
    /// The number of clients.
    clients: usize,
    /// What each of them does, again and again.
    doing: fn(Attacker) -> Doing,
}

/// All attacks, in order.
pub const ATTACKS: &[Attack] = &[
    attack("half-sent heads", 1_250, |a| {
        Box::pin(connections::send_half_a_head(a))
    }),
    attack("slow bodies", 300, |a| {
        Box::pin(connections::send_body_slowly(a))
    }),
    attack("idle connections", 1_250, |a| {
        Box::pin(connections::idle(a))
    }),
    attack("odd heads, bodies and hosts", 16, |a| {
        Box::pin(connections::send_odd_requests(a))
    }),
    attack("pings without reading", 32, |a| Box::pin(sockets::ping(a))),
    attack("many streams", 400, |a| Box::pin(sockets::hold_stream(a))),
    attack("request flood", 16, |a| Box::pin(requests::flood(a))),
    // Before there are many tables with machine players, whose thoughts would come first.
    attack("hints and reviews", 16, |a| {
        Box::pin(requests::ask_for_thought(a))
    }),
    attack("guests, tables, tokens", 24, |a| {
        Box::pin(requests::make_things(a))
    }),
    attack("imports", 12, |a| Box::pin(requests::import(a))),
    attack("costly pages", 18, |a| Box::pin(requests::read_pages(a))),
];

const fn attack(name: &'static str, clients: usize, doing: fn(Attacker) -> Doing) -> Attack {
    Attack {
        name,
        clients,
        doing,
    }
}

/// One client of an attack.
pub struct Attacker {
    /// What it attacks.
    pub target: Arc<Target>,
    /// The number of this client.
    pub number: usize,
    /// Its random choices.
    pub lots: Lots,
    outcomes: Arc<Mutex<Outcomes>>,
}

impl Attacker {
    /// Returns the address of this client.
    pub fn source(&self) -> Ipv4Addr {
        Ipv4Addr::new(127, 0, 1, 1 + (self.number % ADDRESSES) as u8)
    }

    /// Opens a connection.
    ///
    /// # Errors
    /// Returns an error if there is none.
    pub async fn connect(&self) -> anyhow::Result<Connection> {
        Connection::open_from(self.source(), self.target.address).await
    }

    /// Returns the cookie of one of the attackers' players.
    pub fn cookie(&self) -> &str {
        let cookies = &self.target.cookies;
        &cookies[self.number % cookies.len()]
    }

    /// Counts how something ended.
    pub fn count(&self, outcome: impl ToString) {
        count(&self.outcomes, outcome.to_string());
    }
}

fn count(outcomes: &Mutex<Outcomes>, outcome: String) {
    let mut outcomes = outcomes.lock().unwrap_or_else(PoisonError::into_inner);
    *outcomes.entry(outcome).or_default() += 1;
}

/// An attack that goes on until it is told to end.
pub struct Assault {
    outcomes: Arc<Mutex<Outcomes>>,
    enough: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Assault {
    /// Begins an attack.
    pub fn begin(attack: &'static Attack, target: Arc<Target>) -> Self {
        let outcomes = Arc::<Mutex<Outcomes>>::default();
        let enough = Arc::new(AtomicBool::new(false));
        let (own, over) = (Arc::clone(&outcomes), Arc::clone(&enough));
        let thread = Some(thread::spawn(move || run(attack, &target, &own, &over)));
        Self {
            outcomes,
            enough,
            thread,
        }
    }

    /// Ends it: all its connections are closed. Returns what its clients got.
    pub fn end(mut self) -> Outcomes {
        self.enough.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // Only the outcomes matter.
            let _ = thread.join();
        }
        std::mem::take(&mut *self.outcomes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Assault {
    fn drop(&mut self) {
        self.enough.store(true, Ordering::Relaxed);
    }
}

fn run(
    attack: &'static Attack,
    target: &Arc<Target>,
    outcomes: &Arc<Mutex<Outcomes>>,
    enough: &AtomicBool,
) {
    lower_priority();
    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else {
        return;
    };
    LocalSet::new().block_on(&runtime, async {
        let mut clients = JoinSet::new();
        for number in 0..attack.clients {
            let (target, outcomes) = (Arc::clone(target), Arc::clone(outcomes));
            clients.spawn_local(async move {
                for round in 0.. {
                    let attacker = Attacker {
                        target: Arc::clone(&target),
                        number,
                        lots: Lots(1_000 * number as u64 + round),
                        outcomes: Arc::clone(&outcomes),
                    };
                    if (attack.doing)(attacker).await.is_err() {
                        count(&outcomes, "closed".to_owned());
                    }
                    sleep(PAUSE).await;
                }
            });
        }
        while !enough.load(Ordering::Relaxed) {
            sleep(LOOK).await;
        }
    });
}
