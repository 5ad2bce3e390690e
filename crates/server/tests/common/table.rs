//! Tables for tests: creating, filling and playing.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};

use super::{Answer, Client, TestApp};

/// The address of the tables.
pub const TABLES: &str = "/api/v1/tables";

/// The most steps a game in a test may take.
const MAX_STEPS: usize = 5_000;

/// A table and its players.
pub struct TestTable {
    /// The id.
    pub id: String,
    /// The key of the invitation.
    pub key: String,
    /// The client of each person, from seat 1; machines have none.
    pub seats: Vec<Client>,
    requests: AtomicUsize,
}

/// Returns a seat for the maker of the table.
pub fn me() -> Value {
    json!({ "who": "me" })
}

/// Returns an open seat.
pub fn open() -> Value {
    json!({ "who": "open" })
}

/// Returns a seat for a machine player.
pub fn machine(level: &str) -> Value {
    json!({ "who": "machine", "level": level })
}

/// Returns the request for a table; `more` adds or replaces fields.
pub fn wish(game: &str, seats: &[Value], more: Value) -> Value {
    let mut wish = json!({ "game": game, "seats": seats });
    wish.as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    wish
}

/// Creates a table and returns what its maker sees.
pub async fn make(client: &Client, game: &str, seats: &[Value], more: Value) -> Value {
    client.post(TABLES, wish(game, seats, more)).await.ok(201)
}

/// Returns a text in a response.
#[track_caller]
pub fn text(value: &Value) -> String {
    value
        .as_str()
        .unwrap_or_else(|| panic!("not a text: {value}"))
        .to_owned()
}

/// Returns a number in a response.
#[track_caller]
pub fn number(value: &Value) -> usize {
    let number = value
        .as_u64()
        .unwrap_or_else(|| panic!("not a number: {value}"));
    usize::try_from(number).unwrap()
}

/// Returns the request that answers the decision in a view with the legal action of this index,
/// modulo their number.
#[track_caller]
pub fn action(seen: &Value, request: &str, choice: usize) -> Value {
    let game = &seen["game"];
    let legal = game["turn"]["legal"].as_array();
    let legal = legal.unwrap_or_else(|| panic!("nothing to decide: {seen}"));
    json!({
        "seat": game["seat"],
        "decision": game["turn"]["decision"],
        "id": request,
        "action": legal[choice % legal.len()]["action"],
    })
}

impl TestTable {
    /// Creates a table and seats this many people: Ann, Ben, Cleo, Dan.
    pub async fn of(server: &TestApp, game: &str, people: usize, more: Value) -> Self {
        let mut seats = Vec::new();
        for name in &["Ann", "Ben", "Cleo", "Dan"][..people] {
            seats.push(server.guest(name).await);
        }
        Self::with(seats, game, more).await
    }

    /// Creates a table and seats these people.
    pub async fn with(seats: Vec<Client>, game: &str, more: Value) -> Self {
        let mut wishes = vec![me()];
        wishes.resize(seats.len(), open());
        let made = make(&seats[0], game, &wishes, more).await;
        let table = Self::from(&made, seats);
        for client in &table.seats[1..] {
            let join = json!({ "key": table.key });
            client.post(&table.path("join"), join).await.ok(200);
        }
        table
    }

    /// Creates a table of one person, on the first seat, and machines.
    pub async fn alone(server: &TestApp, game: &str, machines: &[&str], more: Value) -> Self {
        let ann = server.guest("Ann").await;
        let machines = machines.iter().map(|level| machine(level));
        let wishes: Vec<Value> = [me()].into_iter().chain(machines).collect();
        let made = make(&ann, game, &wishes, more).await;
        Self::from(&made, vec![ann])
    }

    /// Returns the table in its maker's view.
    pub fn from(made: &Value, seats: Vec<Client>) -> Self {
        Self {
            id: text(&made["table"]["id"]),
            key: text(&made["table"]["key"]),
            seats,
            requests: AtomicUsize::new(0),
        }
    }

    /// Returns the same table with the same people after a restart of the server.
    pub fn after(&self, server: &TestApp) -> Self {
        let again = |client: &Client| {
            let again = server.client();
            again.set_cookie(client.cookie().as_deref());
            again
        };
        Self {
            id: self.id.clone(),
            key: self.key.clone(),
            seats: self.seats.iter().map(again).collect(),
            requests: AtomicUsize::new(self.requests.load(Ordering::Relaxed)),
        }
    }

    /// Returns the address of something at the table, or of the table itself if `what` is empty.
    pub fn path(&self, what: &str) -> String {
        match what {
            "" => format!("{TABLES}/{}", self.id),
            _ => format!("{TABLES}/{}/{what}", self.id),
        }
    }

    /// Returns the client of a seat.
    pub fn client(&self, seat: usize) -> &Client {
        &self.seats[seat - 1]
    }

    /// Returns a seat's view, without texts.
    pub async fn seen(&self, seat: usize) -> Value {
        let path = format!("{}?seat={seat}&words=off", self.path(""));
        self.client(seat).get(&path).await.ok(200)
    }

    /// Returns the version of the game.
    pub async fn version(&self) -> usize {
        number(&self.seen(1).await["game"]["version"])
    }

    /// Returns the seats that are to act.
    pub async fn to_act(&self) -> Vec<usize> {
        let seen = self.seen(1).await;
        seen["game"]["to_act"]
            .as_array()
            .unwrap()
            .iter()
            .map(number)
            .collect()
    }

    /// Returns an id no other request of this table has.
    pub fn request(&self) -> String {
        format!("request {}", self.requests.fetch_add(1, Ordering::Relaxed))
    }

    /// Posts something to the table for a seat.
    pub async fn post(&self, seat: usize, what: &str, body: Value) -> Answer {
        self.client(seat).post(&self.path(what), body).await
    }

    /// Takes the seat's legal action of this index, modulo their number.
    pub async fn act(&self, seat: usize, choice: usize) -> Answer {
        let body = action(&self.seen(seat).await, &self.request(), choice);
        self.post(seat, "actions", body).await
    }

    /// Acts for the first seat that is to act. Returns the seat and the new version.
    pub async fn step(&self, choice: usize) -> (usize, usize) {
        let seat = self.to_act().await[0];
        let done = self.act(seat, choice).await.ok(200);
        (seat, number(&done["version"]))
    }

    /// Takes `count` steps, with varying choices.
    pub async fn steps(&self, count: usize) {
        for choice in 0..count {
            self.step(choice * 7).await;
        }
    }

    /// Plays until the game is over, and returns what seat 1 sees then.
    pub async fn play_out(&self) -> Value {
        for choice in 0..MAX_STEPS {
            let seen = self.seen(1).await;
            if seen["table"]["status"] != "playing" {
                return seen;
            }
            let seat = number(&seen["game"]["to_act"][0]);
            let seen = if seat == 1 {
                seen
            } else {
                self.seen(seat).await
            };
            let body = action(&seen, &self.request(), choice * 7);
            self.post(seat, "actions", body).await.ok(200);
        }
        panic!("the game does not end");
    }

    /// Undoes the last action of a seat.
    pub async fn undo(&self, seat: usize) -> Answer {
        let body = json!({ "seat": seat, "version": self.version().await, "id": self.request() });
        self.post(seat, "undo", body).await
    }

    /// Posts a command of a seat that needs nothing but an id.
    pub async fn ask(&self, seat: usize, what: &str) -> Answer {
        self.post(seat, what, json!({ "seat": seat, "id": self.request() }))
            .await
    }

    /// Waits until a condition holds for what seat 1 sees, because machines take their time.
    pub async fn wait_until(&self, holds: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..2_000 {
            let seen = self.seen(1).await;
            if holds(&seen) {
                return seen;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        panic!("the condition never held: {}", self.seen(1).await);
    }
}
