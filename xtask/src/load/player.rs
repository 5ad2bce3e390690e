//! A player who acts as soon as it is her turn, or once a second.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::sync::Mutex;

use super::http::{Connection, request};
use super::seating::post;
use super::tally::Tally;
use super::update::{actions_of, is_full, text, turn};
use crate::lots::Lots;

/// What the two players of a table share.
pub struct Pair {
    /// How long each action is waited with since the last; none: no moment.
    pace: Option<Duration>,
    /// When the next action is due.
    due: Cell<Instant>,
    /// When each seat's actions were sent that the other has not heard of.
    sent: [RefCell<VecDeque<Instant>>; 2],
}

impl Pair {
    /// Two who act at this pace, the first time at this moment.
    pub fn new(pace: Option<Duration>, first: Instant) -> Self {
        Self {
            pace,
            due: Cell::new(first),
            sent: Default::default(),
        }
    }

    /// Waits until the next action is due.
    async fn wait(&self) {
        if let Some(pace) = self.pace {
            tokio::time::sleep_until(self.due.get().into()).await;
            // A table that was held up does not hurry afterwards.
            self.due
                .set(self.due.get().max(Instant::now() - pace) + pace);
        }
    }
}

/// A player.
pub struct Player {
    /// Where the server is.
    pub address: SocketAddr,
    /// What both at the table share.
    pub pair: Rc<Pair>,
    /// 0 or 1.
    pub place: usize,
    /// Who she is.
    pub cookie: String,
    /// The connection for her actions.
    pub posts: Rc<Mutex<Connection>>,
    /// Where times are noted.
    pub tally: Rc<Tally>,
    /// Her choices.
    pub lots: Lots,
}

impl Player {
    /// Plays one game after the other.
    ///
    /// # Errors
    /// If the server refuses something or goes away.
    pub async fn play(mut self, mut table: String) -> anyhow::Result<()> {
        loop {
            self.play_game(&table).await?;
            table = self.rematch(&table).await?;
        }
    }

    async fn play_game(&mut self, table: &str) -> anyhow::Result<()> {
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
                // Others may choose at the same time: then the same decision is told again.
                if answered.replace(turn.decision) != Some(turn.decision) {
                    self.act(table, turn.decision, turn.action).await?;
                }
            }
        }
        Ok(())
    }

    /// Notes that an action of the other has arrived here.
    fn hear(&self, update: &str) {
        let other = 1 - self.place;
        let mut sent = self.pair.sent[other].borrow_mut();
        if is_full(update) {
            // Nothing tells what it holds: these times are not known.
            sent.clear();
        }
        for _ in 0..actions_of(update, other + 1) {
            if let Some(sent) = sent.pop_front() {
                self.tally.tell(sent);
            }
        }
    }

    async fn act(&self, table: &str, decision: u64, action: &str) -> anyhow::Result<()> {
        self.pair.wait().await;
        let seat = self.place + 1;
        let path = format!("/api/v1/tables/{table}/actions");
        let body = format!(
            "{{\"seat\":{seat},\"decision\":{decision},\"id\":\"{decision}\",\"action\":{action}}}"
        );
        let request = request("POST", &path, &self.cookie, &body);
        let mut posts = self.posts.lock().await;
        let sent = Instant::now();
        self.pair.sent[self.place].borrow_mut().push_back(sent);
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

    /// Sits down for another game.
    async fn rematch(&self, table: &str) -> anyhow::Result<String> {
        let mut posts = self.posts.lock().await;
        let path = format!("/api/v1/tables/{table}/rematch");
        let answer = post(&mut posts, &path, &self.cookie, "").await?;
        let next = text(&answer.body, "table")
            .context("no rematch")?
            .to_owned();
        let path = format!("/api/v1/tables/{next}/join");
        let join = request("POST", &path, &self.cookie, "{}");
        // Whoever asked first sits there already.
        let joined = posts.ask(&join).await?;
        ensure!(
            [200, 409].contains(&joined.status),
            "{path}: {}",
            joined.status
        );
        Ok(next)
    }
}
