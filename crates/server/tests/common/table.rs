//! Tables in tests: made, filled, played at.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};

use super::{Answer, Client, TestApp};

/// Where tables are.
pub const TABLES: &str = "/api/v1/tables";

/// The most steps any game of a test may take.
const MOST_STEPS: usize = 5_000;

/// A table and who sits there.
pub struct TestTable {
    /// Its id.
    pub id: String,
    /// What lets others in.
    pub key: String,
    /// Who sits on each seat, from seat 1; machines have nobody.
    pub seats: Vec<Client>,
    requests: AtomicUsize,
}

/// A seat for who makes the table.
pub fn me() -> Value {
    json!({ "who": "me" })
}

/// A seat for whoever comes.
pub fn open() -> Value {
    json!({ "who": "open" })
}

/// A seat for a machine player.
pub fn machine(level: &str) -> Value {
    json!({ "who": "machine", "level": level })
}

/// A wish for a table, with more of it or other parts.
pub fn wish(game: &str, seats: &[Value], more: Value) -> Value {
    let mut wish = json!({ "game": game, "seats": seats });
    wish.as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    wish
}

/// Makes a table and tells what its maker sees.
pub async fn make(client: &Client, game: &str, seats: &[Value], more: Value) -> Value {
    client.post(TABLES, wish(game, seats, more)).await.ok(201)
}

/// A text of an answer.
#[track_caller]
pub fn text(value: &Value) -> String {
    value
        .as_str()
        .unwrap_or_else(|| panic!("no text: {value}"))
        .to_owned()
}

/// A number of an answer.
#[track_caller]
pub fn number(value: &Value) -> usize {
    let number = value
        .as_u64()
        .unwrap_or_else(|| panic!("no number: {value}"));
    usize::try_from(number).unwrap()
}

/// An answer to a decision that is seen: the legal action of this number, counted round.
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
    /// A table of people who are being seated: Ann, Ben, Cleo, Dan.
    pub async fn of(server: &TestApp, game: &str, people: usize, more: Value) -> Self {
        let mut seats = Vec::new();
        for name in &["Ann", "Ben", "Cleo", "Dan"][..people] {
            seats.push(server.guest(name).await);
        }
        Self::with(seats, game, more).await
    }

    /// A table of these people.
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

    /// A table of a person and machines: the person has the first seat.
    pub async fn alone(server: &TestApp, game: &str, machines: &[&str], more: Value) -> Self {
        let ann = server.guest("Ann").await;
        let machines = machines.iter().map(|level| machine(level));
        let wishes: Vec<Value> = [me()].into_iter().chain(machines).collect();
        let made = make(&ann, game, &wishes, more).await;
        Self::from(&made, vec![ann])
    }

    /// The table its maker sees.
    pub fn from(made: &Value, seats: Vec<Client>) -> Self {
        Self {
            id: text(&made["table"]["id"]),
            key: text(&made["table"]["key"]),
            seats,
            requests: AtomicUsize::new(0),
        }
    }

    /// The same table with the same people after a restart of the server.
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

    /// The address of something at the table; of the table itself if that is nothing.
    pub fn path(&self, what: &str) -> String {
        match what {
            "" => format!("{TABLES}/{}", self.id),
            _ => format!("{TABLES}/{}/{what}", self.id),
        }
    }

    /// Who sits on a seat.
    pub fn client(&self, seat: usize) -> &Client {
        &self.seats[seat - 1]
    }

    /// What a seat sees, without words.
    pub async fn seen(&self, seat: usize) -> Value {
        let path = format!("{}?seat={seat}&words=off", self.path(""));
        self.client(seat).get(&path).await.ok(200)
    }

    /// How far the game is.
    pub async fn version(&self) -> usize {
        number(&self.seen(1).await["game"]["version"])
    }

    /// Who is to act.
    pub async fn to_act(&self) -> Vec<usize> {
        let seen = self.seen(1).await;
        seen["game"]["to_act"]
            .as_array()
            .unwrap()
            .iter()
            .map(number)
            .collect()
    }

    /// An id no other request of this table has.
    pub fn request(&self) -> String {
        format!("request {}", self.requests.fetch_add(1, Ordering::Relaxed))
    }

    /// Posts something to the table for a seat.
    pub async fn post(&self, seat: usize, what: &str, body: Value) -> Answer {
        self.client(seat).post(&self.path(what), body).await
    }

    /// A seat takes one of its legal actions, counted round.
    pub async fn act(&self, seat: usize, choice: usize) -> Answer {
        let body = action(&self.seen(seat).await, &self.request(), choice);
        self.post(seat, "actions", body).await
    }

    /// Whoever is to act (the first if there are several) does so: tells who, and the version.
    pub async fn step(&self, choice: usize) -> (usize, usize) {
        let seat = self.to_act().await[0];
        let done = self.act(seat, choice).await.ok(200);
        (seat, number(&done["version"]))
    }

    /// So many steps, each another choice.
    pub async fn steps(&self, count: usize) {
        for choice in 0..count {
            self.step(choice * 7).await;
        }
    }

    /// Plays until the game is over, and tells what seat 1 sees then.
    pub async fn play_out(&self) -> Value {
        for choice in 0..MOST_STEPS {
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

    /// Takes the last action of a seat back.
    pub async fn undo(&self, seat: usize) -> Answer {
        let body = json!({ "seat": seat, "version": self.version().await, "id": self.request() });
        self.post(seat, "undo", body).await
    }

    /// A seat asks for something that needs nothing but its id.
    pub async fn ask(&self, seat: usize, what: &str) -> Answer {
        self.post(seat, what, json!({ "seat": seat, "id": self.request() }))
            .await
    }

    /// Looks until something holds of what seat 1 sees: machines take their time.
    pub async fn wait_until(&self, holds: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..2_000 {
            let seen = self.seen(1).await;
            if holds(&seen) {
                return seen;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        panic!("in vain: {}", self.seen(1).await);
    }
}
