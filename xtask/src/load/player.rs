//! A player that acts as soon as it is their turn, or at a given pace.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::sync::Mutex;

use super::http::{Connection, request};
use super::scenario::Way;
use super::seating::post;
use super::socket::Socket;
use super::tally::Tally;
use super::update::{actions_of, answer, is_full, is_over, text, turn};
use crate::lots::Lots;

/// The state that the two players of a table share.
pub struct Pair {
    /// The time between two actions; `None` for no delay.
    pace: Option<Duration>,
    /// When the next action is due.
    due: Cell<Instant>,
    /// The times at which each seat sent actions the other has not received yet.
    sent: [RefCell<VecDeque<Instant>>; 2],
}

impl Pair {
    /// Creates a pair that acts at this pace, starting at this moment.
    pub fn new(pace: Option<Duration>, first: Instant) -> Self {
        Self {
            pace,
            due: Cell::new(first),
            sent: Default::default(),
        }
    }

    /// Waits until the next action is due: for ever, once the players rest.
    async fn wait(&self, tally: &Tally) {
        if let Some(pace) = self.pace {
            tokio::time::sleep_until(self.due.get().into()).await;
            // A table that fell behind does not catch up.
            self.due
                .set(self.due.get().max(Instant::now() - pace) + pace);
        }
        if tally.has_ended() {
            std::future::pending::<()>().await;
        }
    }
}

/// A player.
pub struct Player {
    /// The address of the server.
    pub address: SocketAddr,
    /// The state that both players at the table share.
    pub pair: Rc<Pair>,
    /// The player's place: 0 or 1.
    pub place: usize,
    /// The player's cookie, sent with every request.
    pub cookie: String,
    /// How the player's actions travel.
    pub way: Way,
    /// The connection for everything the player posts; opened when it is needed.
    pub posts: Rc<Mutex<Option<Connection>>>,
    /// Where times are recorded.
    pub tally: Rc<Tally>,
    /// The player's random choices.
    pub lots: Lots,
    /// Whether the player has received an update.
    pub has_arrived: bool,
}

impl Player {
    /// Plays one game after another.
    ///
    /// # Errors
    /// Returns an error if the server refuses something or goes away.
    pub async fn play(mut self, mut table: String) -> anyhow::Result<()> {
        loop {
            match self.way {
                Way::Posts => self.play_by_posts(&table).await?,
                Way::Socket => self.play_over_socket(&table).await?,
            }
            table = self.rematch(&table).await?;
        }
    }

    async fn play_by_posts(&mut self, table: &str) -> anyhow::Result<()> {
        let mut stream = Connection::open(self.address).await?;
        let path = format!("/api/v1/tables/{table}/events?words=off");
        stream
            .follow(&request("GET", &path, &self.cookie, ""))
            .await?;
        let mut answered = None;
        while let Some(updates) = stream.chunk().await? {
            for update in updates.lines() {
                self.hear(update);
                let Some(turn) = turn(update, &mut self.lots) else {
                    continue;
                };
                // If others choose at the same time, the same decision arrives again.
                if answered.replace(turn.decision) != Some(turn.decision) {
                    self.post(table, turn.decision, turn.action).await?;
                }
            }
        }
        Ok(())
    }

    async fn play_over_socket(&mut self, table: &str) -> anyhow::Result<()> {
        let path = format!("/api/v1/tables/{table}/socket?words=off");
        let mut socket = Socket::open(self.address, &path, &self.cookie).await?;
        let mut answered = None;
        let mut sent = Instant::now();
        loop {
            let message = socket.next().await?;
            if let Some(status) = answer(message) {
                ensure!(status == "200", "{message}");
                self.tally.acknowledge(sent);
                continue;
            }
            self.hear(message);
            if is_over(message) {
                return Ok(());
            }
            let Some(turn) = turn(message, &mut self.lots) else {
                continue;
            };
            if answered.replace(turn.decision) != Some(turn.decision) {
                let action = self.action(turn.decision, turn.action);
                self.pair.wait(&self.tally).await;
                sent = self.note_sent();
                socket.send(&action).await?;
            }
        }
    }

    /// Records that an action of the other player has arrived here.
    fn hear(&mut self, update: &str) {
        if !std::mem::replace(&mut self.has_arrived, true) {
            self.tally.arrive();
        }
        let other = 1 - self.place;
        let mut sent = self.pair.sent[other].borrow_mut();
        if is_full(update) {
            // A full view does not say which actions it contains, so their times are unknown.
            sent.clear();
        }
        for _ in 0..actions_of(update, other + 1) {
            if let Some(sent) = sent.pop_front() {
                self.tally.deliver(sent);
            }
        }
    }

    async fn post(&self, table: &str, decision: u64, action: &str) -> anyhow::Result<()> {
        self.pair.wait(&self.tally).await;
        let path = format!("/api/v1/tables/{table}/actions");
        let body = self.action(decision, action);
        let request = request("POST", &path, &self.cookie, &body);
        let mut posts = self.posts.lock().await;
        let posts = opened(&mut posts, self.address).await?;
        let sent = self.note_sent();
        let answer = posts.ask(&request).await?;
        ensure!(
            answer.status == 200,
            "{body}: {} {}",
            answer.status,
            answer.body
        );
        self.tally.acknowledge(sent);
        Ok(())
    }

    /// Returns an action as it is sent.
    fn action(&self, decision: u64, action: &str) -> String {
        let seat = self.place + 1;
        format!(
            "{{\"seat\":{seat},\"decision\":{decision},\"id\":\"{decision}\",\"action\":{action}}}"
        )
    }

    /// Records that an action is being sent.
    fn note_sent(&self) -> Instant {
        let sent = Instant::now();
        self.pair.sent[self.place].borrow_mut().push_back(sent);
        sent
    }

    /// Joins the rematch.
    async fn rematch(&self, table: &str) -> anyhow::Result<String> {
        let mut posts = self.posts.lock().await;
        let posts = opened(&mut posts, self.address).await?;
        let path = format!("/api/v1/tables/{table}/rematch");
        let answer = post(posts, &path, &self.cookie, "").await?;
        let next = text(&answer.body, "table")
            .context("there is no rematch")?
            .to_owned();
        let path = format!("/api/v1/tables/{next}/join");
        let join = request("POST", &path, &self.cookie, "{}");
        // The player who asked first is already seated.
        let joined = posts.ask(&join).await?;
        ensure!(
            [200, 409].contains(&joined.status),
            "{path}: {}",
            joined.status
        );
        Ok(next)
    }
}

/// Returns a connection, which is opened if there is none.
async fn opened(
    connection: &mut Option<Connection>,
    address: SocketAddr,
) -> anyhow::Result<&mut Connection> {
    if connection.is_none() {
        *connection = Some(Connection::open(address).await?);
    }
    connection.as_mut().context("there is no connection")
}
