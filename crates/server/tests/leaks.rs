//! Two worlds that differ only in things an observer may not know give that observer the same
//! responses, streams, errors and logs, byte for byte.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::cell::RefCell;
use std::sync::{Arc, Mutex, Once};

use axum::body::Body;
use axum::http::Request;
use common::{Answer, Client, TestApp};
use futures_util::StreamExt;
use games::{LiveGame, Sight, find};
use serde_json::{Value, json};
use server::TableId;
use server::storage::{SnapshotRow, Write};
use tabletop::{Observer, Options, Seat, Seed};

/// Everything an observer was sent, and what the server logged meanwhile.
#[derive(Default, PartialEq, Debug)]
struct Transcript {
    told: Vec<String>,
    log: String,
}

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

thread_local! {
    /// The log of the test that runs on this thread.
    static LISTENER: RefCell<Option<Log>> = const { RefCell::new(None) };
}

/// Ends listening when it is dropped.
struct Listening;

impl Drop for Listening {
    fn drop(&mut self) {
        LISTENER.take();
    }
}

impl Log {
    /// Collects what this thread logs until the returned guard is dropped.
    fn listen(&self) -> Listening {
        static SUBSCRIBER: Once = Once::new();
        // One subscriber for all tests: if each thread had its own, a line could be lost while
        // another test begins or ends.
        SUBSCRIBER.call_once(|| {
            tracing_subscriber::fmt()
                .with_max_level(tracing::Level::TRACE)
                .without_time()
                .with_ansi(false)
                .with_writer(|| LISTENER.with_borrow(|log| log.clone().unwrap_or_default()))
                .init();
        });
        LISTENER.set(Some(self.clone()));
        Listening
    }

    /// Returns the lines that the server logged, without durations.
    fn text(&self) -> String {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        let lines = text.lines().filter(|line| line.contains("server"));
        let untimed = |line: &str| match line.split_once("seconds=") {
            Some((before, after)) => {
                let rest = after.split_once(' ').map_or("", |(_, rest)| rest);
                format!("{before}{rest}\n")
            }
            None => format!("{line}\n"),
        };
        lines.map(untimed).collect()
    }
}

/// Sends the same requests in either world and writes down the responses.
struct Script<'a> {
    home: &'a TestApp,
    observer: &'a Client,
    seat: Option<usize>,
    table: &'a str,
    transcript: Transcript,
}

impl Script<'_> {
    fn note(&mut self, what: &str, answer: &Answer) {
        let headers = format!("{:?}", answer.headers);
        let line = format!("{what}: {} {headers} {}", answer.status, answer.text());
        self.transcript.told.push(line);
    }

    async fn get(&mut self, path: &str) {
        let answer = self.observer.get(path).await;
        self.note(path, &answer);
    }

    async fn post(&mut self, path: &str, body: Value) -> Answer {
        let answer = self.observer.post(path, body.clone()).await;
        self.note(&format!("{path} {body}"), &answer);
        answer
    }

    /// Writes down the first message of a stream.
    async fn stream(&mut self, path: &str) {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let mut stream = self
            .observer
            .start(request)
            .await
            .into_body()
            .into_data_stream();
        let first = stream.next().await.unwrap().unwrap();
        let first = String::from_utf8(first.to_vec()).unwrap();
        self.transcript.told.push(format!("{path}: {first}"));
    }

    async fn looks(&mut self) {
        let table = format!("/api/v1/tables/{}", self.table);
        for query in ["", "?lang=fr", "?words=off", "?seat=1", "?seat=2"] {
            self.get(&format!("{table}{query}")).await;
        }
        for path in ["record", "hints?seat=1", "hints?seat=2"] {
            self.get(&format!("{table}/{path}")).await;
        }
        for query in ["", "?after=0", "?after=3", "?after=100000"] {
            self.stream(&format!("{table}/events{query}")).await;
        }
        self.get("/api/v1/tables?status=playing").await;
        self.get("/api/v1/me/tables").await;
        for path in ["", "?lang=fr", "?seat=1", "?seat=2", "/hints?seat=1"] {
            self.get(&format!("/t/{}{path}", self.table)).await;
        }
        self.get(&format!("/replay/{}", self.table)).await;
        if self.seat.is_some() {
            self.stream("/api/v1/me/events").await;
        }
    }

    /// Sends requests that are refused.
    async fn errors(&mut self) {
        let actions = format!("/api/v1/tables/{}/actions", self.table);
        let wrong = [
            json!("nothing"),
            json!({"mark": {"place": 1, "star": 1}}),
            json!({"choose": {"card": 1}}),
            json!({"take": 5}),
            json!("stop"),
        ];
        let turn = self.seen().await["game"]["turn"].take();
        let legal = turn["legal"].as_array().cloned().unwrap_or_default();
        let wrong = wrong
            .iter()
            .filter(|wrong| legal.iter().all(|legal| legal["action"] != **wrong));
        for (number, action) in wrong.enumerate() {
            for seat in 1..=3 {
                for decision in [0, self.decision().await] {
                    let id = format!("wrong {number}");
                    let body =
                        json!({"seat": seat, "decision": decision, "id": id, "action": action});
                    self.post(&actions, body).await;
                }
            }
        }
        for seat in 1..=3 {
            let body = json!({"seat": seat, "version": 1, "id": "undo"});
            self.post(&format!("/api/v1/tables/{}/undo", self.table), body)
                .await;
        }
    }

    async fn decision(&self) -> u64 {
        self.seen().await["game"]["turn"]["decision"]
            .as_u64()
            .unwrap_or(7)
    }

    async fn seen(&self) -> Value {
        let path = format!("/api/v1/tables/{}", self.table);
        self.observer.get(&path).await.ok(200)
    }

    /// Acts until an action reveals something, which may differ between the worlds.
    async fn acts(&mut self) {
        let Some(seat) = self.seat else { return };
        for number in 0..4 {
            let turn = self.seen().await["game"]["turn"].take();
            let Some(legal) = turn["legal"].as_array() else {
                return;
            };
            let action = &legal[number % legal.len()]["action"];
            let id = format!("act {number}");
            let body =
                json!({"seat": seat, "decision": turn["decision"], "id": id, "action": action});
            let done = self
                .observer
                .post(&format!("/api/v1/tables/{}/actions", self.table), body)
                .await;
            let undoable = self.seen().await["game"]["can_undo"] == true;
            self.transcript
                .told
                .push(format!("reveals nothing: {undoable}"));
            if !undoable {
                return;
            }
            self.note("act", &done);
            // Not the log or the past: in the other world the lines no longer follow from the header.
            self.looks().await;
        }
    }

    async fn run(mut self) -> Transcript {
        let log = Log::default();
        let listening = log.listen();
        self.looks().await;
        self.get(&format!("/api/v1/tables/{}/log", self.table))
            .await;
        for query in ["at=0", "at=3", "at=6&lang=fr", "at=100000&seat=1"] {
            self.get(&format!("/t/{}/past?{query}", self.table)).await;
        }
        self.errors().await;
        self.acts().await;
        drop(listening);
        self.home.app.storage.close().await;
        self.transcript.log = log.text();
        self.transcript
    }
}

/// A table of people in the middle of a game.
struct Middle {
    home: TestApp,
    people: Vec<Client>,
    table: String,
}

async fn begin(game: &str, seats: usize, options: Value) -> Middle {
    let home = TestApp::new().await;
    let mut people = Vec::new();
    for number in 0..seats {
        people.push(home.guest(&format!("Player {number}")).await);
    }
    let mut chairs = vec![json!({"who": "me"})];
    chairs.resize(seats, json!({"who": "open"}));
    let wish =
        json!({"game": game, "seats": chairs, "options": options, "public": true, "hints": true});
    let made = people[0].post("/api/v1/tables", wish).await.ok(201);
    let table = made["table"]["id"].as_str().unwrap().to_owned();
    for person in &people[1..] {
        let join = format!("/api/v1/tables/{table}/join");
        person.post(&join, json!({})).await.ok(200);
    }
    Middle {
        home,
        people,
        table,
    }
}

impl Middle {
    /// Plays `actions` actions, always the same ones.
    async fn play(&self, actions: usize) {
        for number in 0..actions {
            for (seat, person) in (1..).zip(&self.people) {
                let path = format!("/api/v1/tables/{}?words=off", self.table);
                let turn = person.get(&path).await.ok(200)["game"]["turn"].take();
                let Some(legal) = turn["legal"].as_array() else {
                    continue;
                };
                let action = &legal[(number * 13 + 5) % legal.len()]["action"];
                let id = format!("{number}");
                let body =
                    json!({"seat": seat, "decision": turn["decision"], "id": id, "action": action});
                let path = format!("/api/v1/tables/{}/actions", self.table);
                person.post(&path, body).await.ok(200);
                break;
            }
        }
    }

    /// Returns the game as stored, after some of its lines.
    async fn game_at(&self, game: &str, options: &Value, lines: usize) -> Box<dyn LiveGame> {
        let (ready, text) = self.record(game, options).await;
        let recorded = games::RecordedGame::all(&text).unwrap().remove(0);
        ready.moment(&recorded, lines).unwrap()
    }

    /// Returns the game as stored.
    async fn game(&self, game: &str, options: &Value) -> Box<dyn LiveGame> {
        let (ready, text) = self.record(game, options).await;
        let recorded = games::RecordedGame::all(&text).unwrap().remove(0);
        ready.resume(&recorded).unwrap()
    }

    async fn record(&self, game: &str, options: &Value) -> (Box<dyn games::ReadyGame>, String) {
        let id: TableId = self.table.parse().unwrap();
        let stored = self.home.app.storage.whole_game(id).await.unwrap().unwrap();
        let mut given = Options::new();
        for (key, value) in options.as_object().unwrap() {
            given.set(key, value.as_str().unwrap());
        }
        let ready = find(game).unwrap().ready(&given).unwrap();
        let lines: String = stored
            .lines
            .iter()
            .map(|row| format!("{}\n", row.text))
            .collect();
        (ready, format!("{}\n{lines}", stored.header))
    }

    /// Returns a copy of the server in which the table's game is this one.
    async fn world(&self, live: &dyn LiveGame) -> TestApp {
        let snapshot = Write::Snapshot(SnapshotRow {
            table: self.table.parse().unwrap(),
            version: live.version() as u64,
            bytes: live.snapshot(),
        });
        self.home.app.storage.write(vec![snapshot]).await.unwrap();
        self.home.copy().await
    }

    /// Returns the transcript of an observer in a world.
    async fn transcript(&self, world: &TestApp, seat: Option<usize>) -> Transcript {
        let observer = world.client();
        let cookie = seat.and_then(|seat| self.people[seat - 1].cookie());
        observer.set_cookie(cookie.as_deref());
        let script = Script {
            home: world,
            observer: &observer,
            seat,
            table: &self.table,
            transcript: Transcript::default(),
        };
        script.run().await
    }
}

/// Compares two worlds for every observer of a game, at some moments of it.
async fn compare(game: &str, seats: usize, options: Value, moments: &[usize]) {
    let middle = begin(game, seats, options.clone()).await;
    for (number, &moment) in moments.iter().enumerate() {
        middle.play(moment).await;
        let live = middle.game(game, &options).await;
        assert!(!live.is_over(), "{game} is over: there is nothing to hide");
        for seat in std::iter::once(None).chain((1..=seats).map(Some)) {
            let observer = seat.map_or(Observer::Spectator, |seat| {
                Observer::Seat(Seat::new(seat - 1))
            });
            let seed = Seed::from_text("another world").of_game(number as u64);
            let other = live.other_world(observer, seed);
            assert_ne!(
                other.snapshot(),
                live.snapshot(),
                "{game}: the worlds must differ"
            );
            let here = middle.world(&*live).await;
            let there = middle.world(&*other).await;
            let here = middle.transcript(&here, seat).await;
            let there = middle.transcript(&there, seat).await;
            for (here, there) in here.told.iter().zip(&there.told) {
                assert_eq!(here, there, "{game}, observer {seat:?}");
            }
            for (here, there) in here.log.lines().zip(there.log.lines()) {
                assert_eq!(here, there, "{game}, observer {seat:?}");
            }
            assert!(
                here == there,
                "{game}, observer {seat:?}: one world reveals more"
            );
            assert!(
                here.log.contains("request"),
                "the log must contain the requests"
            );
        }
    }
}

#[tokio::test]
async fn astra_reveals_nothing_hidden() {
    compare("astra", 2, json!({}), &[7, 30]).await;
}

#[tokio::test]
async fn stellium_reveals_nothing_hidden() {
    compare("stellium", 2, json!({}), &[4, 25]).await;
}

#[tokio::test]
async fn night_sky_reveals_nothing_hidden() {
    compare("nightsky", 3, json!({"draft": "turns"}), &[10, 40]).await;
}

/// Returns all that an observer is shown of an earlier moment.
fn shown(moment: &dyn LiveGame, observer: Observer) -> String {
    let seat = match observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator | Observer::Afterwards => None,
    };
    let drawing = moment.draw(&Sight {
        language: words::Language::French,
        observer,
        seat,
        plays: false,
        acts: false,
        guided: false,
        notes: &vec![String::new(); moment.names().len()],
        log: 0,
    });
    let scene = drawing.scene;
    let mut pieces = vec![scene.board, scene.decision, scene.detail];
    pieces.extend(scene.own);
    pieces.extend(scene.rivals);
    let html: String = pieces.into_iter().map(|piece| piece.0).collect();
    html + &scene.facts.join(" ")
}

#[tokio::test]
async fn earlier_moments_reveal_nothing_hidden() {
    for (game, seats) in [("astra", 2), ("stellium", 2), ("nightsky", 3)] {
        let options = match game {
            "nightsky" => json!({"draft": "turns"}),
            _ => json!({}),
        };
        let middle = begin(game, seats, options.clone()).await;
        middle.play(30).await;
        for lines in [0, 1, 8, 17, 29] {
            let moment = middle.game_at(game, &options, lines).await;
            for seat in std::iter::once(None).chain(Seat::of(seats).map(Some)) {
                let observer = seat.map_or(Observer::Spectator, Observer::Seat);
                let other = moment.other_world(observer, Seed::from_text("another world"));
                assert_ne!(other.snapshot(), moment.snapshot());
                assert_eq!(
                    shown(&*moment, observer),
                    shown(&*other, observer),
                    "{game}, line {lines}, observer {observer:?}"
                );
            }
        }
    }
}
