//! Joins a table of Almagest and plays any game by choosing among the legal actions.
//!
//! Create a table and play with whoever joins and a machine player (prints the table's id and key):
//!     cargo run --release --example bot -- http://127.0.0.1:8888 --name Ada --game astra --seats me,open,master
//! Join that table:
//!     cargo run --release --example bot -- http://127.0.0.1:8888 --name Ben --table ID --key KEY
//!
//! With --token the bot is the player that `almagest token NAME` created; if it is started again
//! with the same --table, it continues its game. At the end it prints the outcome as JSON. With
//! --socket the bot uses one WebSocket for the updates and for its actions.
//! docs/protocol.md describes the protocol.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Map, Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};
use ureq::http::Response;
use ureq::{Agent, Body};

/// The time after which a stream is reopened, so that a server which vanished silently is noticed.
const STREAM_LASTS: Duration = Duration::from_secs(120);

/// The silence after which a socket counts as lost. The server pings it every 20 seconds.
const SILENCE: Duration = Duration::from_secs(30);

/// Why a request has no result.
enum Trouble {
    /// The connection is lost or the server is busy: try again after this time.
    Later(Duration),
    /// The server refuses, and trying again would not help.
    Refused(Refused),
}

/// A refusal of the server.
struct Refused {
    status: u16,
    code: String,
    message: String,
}

impl Refused {
    fn new(status: u16, body: &Value) -> Self {
        let text = |key: &str| body["error"][key].as_str().unwrap_or_default().to_owned();
        Self {
            status,
            code: text("code"),
            message: text("message"),
        }
    }

    /// Returns whether the request came too late or somebody was quicker. The next update then has
    /// the current state.
    const fn is_late(&self) -> bool {
        matches!(self.status, 409 | 422)
    }
}

/// What an update means for the bot.
enum Heard {
    /// Nothing to do.
    Nothing,
    /// A decision, answered by this action.
    Turn(Value),
    /// The game is over, with the outcome if there is one.
    Over(Option<Value>),
}

/// A player at a table.
struct Bot {
    agent: Agent,
    url: String,
    /// Whether to use a WebSocket.
    socket: bool,
    /// The header that identifies the bot: a token or a cookie.
    identity: Option<(&'static str, String)>,
    /// Random numbers; without them, the bot always takes the first action.
    chance: Option<Chance>,
    table: String,
    seat: Value,
    /// The last version of the game seen.
    version: Value,
    /// The last decision answered. It may arrive again while others choose at the same time.
    answered: Value,
}

impl Bot {
    /// Sends a GET request, or a POST request if there is a body.
    fn send(&self, path: &str, body: Option<&Value>) -> Result<Response<Body>, Trouble> {
        let url = format!("{}/api/v1{path}", self.url);
        let identity = self.identity.iter();
        let sent = match body {
            None => {
                let get = self.agent.get(&url);
                identity
                    .fold(get, |get, (name, value)| get.header(*name, value))
                    .call()
            }
            Some(body) => {
                let post = self.agent.post(&url).content_type("application/json");
                let post = identity.fold(post, |post, (name, value)| post.header(*name, value));
                post.send(body.to_string())
            }
        };
        let mut answer = sent.map_err(|error| lost(&error))?;
        match answer.status().as_u16() {
            200..=299 => Ok(answer),
            status @ (429 | 500..) => {
                eprintln!("busy: {status}");
                let wait = answer
                    .headers()
                    .get("retry-after")
                    .and_then(|wait| wait.to_str().ok());
                let wait = wait.and_then(|wait| wait.parse().ok()).unwrap_or(1);
                Err(Trouble::Later(Duration::from_secs(wait)))
            }
            status => {
                let body = read(&mut answer)?;
                Err(Trouble::Refused(Refused::new(status, &body)))
            }
        }
    }

    /// Sends a request until there is a response, and returns it. The request may be sent twice: a
    /// second guest or table does no harm, and actions have ids.
    fn ask(&mut self, path: &str, body: Option<&Value>) -> Result<Value, Refused> {
        loop {
            let answer = self.send(path, body).and_then(|mut answer| {
                let cookie = answer
                    .headers()
                    .get("set-cookie")
                    .and_then(|value| value.to_str().ok());
                if let Some(cookie) = cookie.and_then(|value| value.split(';').next()) {
                    self.identity = Some(("cookie", cookie.to_owned()));
                }
                read(&mut answer)
            });
            match answer {
                Ok(answer) => return Ok(answer),
                Err(Trouble::Refused(refused)) => return Err(refused),
                Err(Trouble::Later(wait)) => sleep(wait),
            }
        }
    }

    /// Creates a table and prints the id and key others need to join it.
    fn make_table(&mut self, wish: &Value) -> Result<String, Refused> {
        let made = self.ask("/tables", Some(wish))?;
        let text = |key: &str| made["table"][key].as_str().unwrap_or_default().to_owned();
        println!("table {} key {}", text("id"), text("key"));
        Ok(text("id"))
    }

    /// Takes the seat that is the bot's already, or the first free one.
    fn sit_down(&mut self, table: &str, key: Option<&String>) -> Result<(), Refused> {
        self.table = format!("/tables/{table}");
        let look = key.map_or(self.table.clone(), |key| {
            format!("{}?key={key}", self.table)
        });
        let mut refused = None;
        loop {
            let seen = self.ask(&look, None)?;
            self.seat = seen["table"]["you"][0].clone();
            if !self.seat.is_null() {
                return Ok(());
            }
            if let Some(refused) = refused {
                return Err(refused);
            }
            let join = format!("{}/join", self.table);
            // If refused, look again: an earlier request may have succeeded without a response.
            refused = self.ask(&join, Some(&json!({ "key": key }))).err();
        }
    }

    /// Answers every decision until the game is over. Returns the outcome, if there is one.
    fn play(&mut self) -> Result<Option<Value>, Refused> {
        loop {
            let followed = match self.socket {
                true => self.follow_over_socket(),
                false => self.follow(),
            };
            match followed {
                Ok(end) => return Ok(end),
                Err(Trouble::Later(wait)) => sleep(wait),
                Err(Trouble::Refused(refused)) => return Err(refused),
            }
        }
    }

    /// Returns the path of the updates after the last version seen.
    fn updates(&self, way: &str) -> String {
        let path = format!("{}/{way}?seat={}&words=off", self.table, self.seat);
        match &self.version {
            Value::Null => path,
            version => format!("{path}&after={version}"),
        }
    }

    /// Follows the table and answers its decisions until the game is over or the stream ends.
    fn follow(&mut self) -> Result<Option<Value>, Trouble> {
        let stream = self.send(&self.updates("events"), None)?;
        for line in BufReader::new(stream.into_body().into_reader()).lines() {
            let line = line.map_err(|error| lost(&error))?;
            // A blank line is a heartbeat.
            if line.is_empty() {
                continue;
            }
            let update = serde_json::from_str(&line).map_err(|error| lost(&error))?;
            match self.hear(&update) {
                Heard::Nothing => {}
                Heard::Turn(action) => self.post(&action).map_err(Trouble::Refused)?,
                Heard::Over(end) => return Ok(end),
            }
        }
        Err(Trouble::Later(Duration::from_secs(1)))
    }

    /// Follows the table over a WebSocket, and sends the actions over it, until the game is over or
    /// the connection is lost.
    fn follow_over_socket(&mut self) -> Result<Option<Value>, Trouble> {
        let mut socket = self.open_socket()?;
        // The answer to the last action may have been lost. Its id makes it safe to send it again.
        self.answered = Value::Null;
        let mut sent = Value::Null;
        loop {
            let Message::Text(text) = socket.read().map_err(|error| lost(&error))? else {
                continue;
            };
            let message: Value = serde_json::from_str(&text).map_err(|error| lost(&error))?;
            let action = match message["type"] == "answer" {
                true => self.hear_answer(&message)?.then(|| sent.clone()),
                false => match self.hear(&message) {
                    Heard::Nothing => None,
                    Heard::Turn(action) => Some(action),
                    Heard::Over(end) => return Ok(end),
                },
            };
            if let Some(action) = action {
                let text = Message::text(action.to_string());
                socket.send(text).map_err(|error| lost(&error))?;
                sent = action;
            }
        }
    }

    fn open_socket(&self) -> Result<WebSocket<TcpStream>, Trouble> {
        let host = self.url.trim_start_matches("http://");
        let url = format!("ws://{host}/api/v1{}", self.updates("socket"));
        let mut request = url.into_client_request().map_err(|error| lost(&error))?;
        if let Some((name, value)) = &self.identity {
            let value = HeaderValue::from_str(value).map_err(|error| lost(&error))?;
            let name = HeaderName::from_static(name);
            request.headers_mut().insert(name, value);
        }
        let stream = TcpStream::connect(host).map_err(|error| lost(&error))?;
        let timeout = stream.set_read_timeout(Some(SILENCE));
        timeout.map_err(|error| lost(&error))?;
        let (socket, _) = client(request, stream).map_err(|error| lost(&error))?;
        Ok(socket)
    }

    /// Returns what an update means.
    fn hear(&mut self, update: &Value) -> Heard {
        let game = if update["type"] == "news" {
            update
        } else {
            &update["game"]
        };
        if !game.is_null() {
            self.version = game["version"].clone();
            if let Some(outcome) = game.get("outcome") {
                return Heard::Over(Some(outcome.clone()));
            }
            let turn = &game["turn"];
            if !turn.is_null() && turn["decision"] != self.answered {
                self.answered = turn["decision"].clone();
                return Heard::Turn(self.choose(turn));
            }
        }
        match update["table"]["status"] == "closed" {
            true => Heard::Over(None),
            false => Heard::Nothing,
        }
    }

    /// Returns an action for a decision. The id, made from the number of the decision, keeps the
    /// server from applying it twice.
    fn choose(&mut self, turn: &Value) -> Value {
        let legal = turn["legal"].as_array().map_or(&[][..], Vec::as_slice);
        let place = self
            .chance
            .as_mut()
            .map_or(0, |chance| chance.below(legal.len()));
        json!({
            "seat": self.seat,
            "decision": turn["decision"],
            "id": format!("bot-{}", turn["decision"]),
            "action": legal[place]["action"],
        })
    }

    /// Posts an action.
    fn post(&mut self, action: &Value) -> Result<(), Refused> {
        let path = format!("{}/actions", self.table);
        let done = self.ask(&path, Some(action)).map(drop);
        done.or_else(|refused| self.hear_refusal(refused))
    }

    /// Takes note of the answer to an action that was sent over the socket. Returns whether to send
    /// it again.
    fn hear_answer(&mut self, answer: &Value) -> Result<bool, Trouble> {
        match answer["status"].as_u64() {
            Some(200) => Ok(false),
            Some(429 | 500..) => {
                eprintln!("busy: {}", answer["status"]);
                sleep(Duration::from_secs(
                    answer["retry_after"].as_u64().unwrap_or(1),
                ));
                Ok(true)
            }
            status => {
                let status = status.and_then(|status| status.try_into().ok());
                let refused = Refused::new(status.unwrap_or_default(), &answer["body"]);
                let refused = self.hear_refusal(refused);
                refused.map(|()| false).map_err(Trouble::Refused)
            }
        }
    }

    /// Takes note of a refusal. If the action was late, the decision is answered when it arrives
    /// again.
    fn hear_refusal(&mut self, refused: Refused) -> Result<(), Refused> {
        if !refused.is_late() {
            return Err(refused);
        }
        eprintln!("refused: {}", refused.code);
        self.answered = Value::Null;
        Ok(())
    }
}

fn read(answer: &mut Response<Body>) -> Result<Value, Trouble> {
    let text = answer
        .body_mut()
        .read_to_string()
        .map_err(|error| lost(&error))?;
    serde_json::from_str(&text).map_err(|error| lost(&error))
}

fn lost(error: &dyn std::error::Error) -> Trouble {
    eprintln!("connection lost: {error}");
    Trouble::Later(Duration::from_secs(1))
}

/// A random number generator (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }
}

fn arguments() -> ArgMatches {
    let text = |name: &'static str, help: &'static str| Arg::new(name).long(name).help(help);
    Command::new("bot")
        .about("Joins a table of Almagest and plays any game by choosing among the legal actions.")
        .arg(
            Arg::new("url")
                .required(true)
                .help("Address of the server, such as http://127.0.0.1:8888"),
        )
        .arg(text("token", "Play as the player of this token"))
        .arg(text("name", "Play as a guest with this name").default_value("Bot"))
        .arg(text("table", "Join this table instead of creating one"))
        .arg(text("key", "Key of the private table to join"))
        .arg(
            text("game", "Game of the new table: astra, stellium or nightsky")
                .default_value("astra"),
        )
        .arg(
            text(
                "seats",
                "Seats of the new table: me, open or a machine player",
            )
            .default_value("me,greedy"),
        )
        .arg(text("option", "KEY=VALUE: option of the new game").action(ArgAction::Append))
        .arg(
            text(
                "socket",
                "Use one WebSocket for updates and actions (http:// only)",
            )
            .action(ArgAction::SetTrue),
        )
        .arg(text("public", "Let everybody see the new table and join").action(ArgAction::SetTrue))
        .arg(
            text("moves", "How to choose an action")
                .value_parser(["first", "random"])
                .default_value("random"),
        )
        .arg(text("seed", "Make the random choice repeatable").value_parser(value_parser!(u64)))
        .get_matches()
}

/// Returns the request for a table.
fn wish(args: &ArgMatches) -> Value {
    let seat = |who: &str| match who {
        "me" | "open" => json!({ "who": who }),
        level => json!({ "who": "machine", "level": level }),
    };
    let seats = args.get_one::<String>("seats").map_or("", String::as_str);
    let options = args.get_many::<String>("option").unwrap_or_default();
    let option = |text: &String| {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        (key.to_owned(), json!(value))
    };
    json!({
        "game": args.get_one::<String>("game"),
        "options": options.map(option).collect::<Map<_, _>>(),
        "seats": seats.split(',').map(seat).collect::<Vec<_>>(),
        "public": args.get_flag("public"),
    })
}

/// Returns a bot without a table.
fn new_bot(args: &ArgMatches) -> Bot {
    let text = |name: &str| args.get_one::<String>(name).cloned().unwrap_or_default();
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .timeout_connect(Some(Duration::from_secs(10)))
        .timeout_recv_response(Some(Duration::from_secs(30)))
        .timeout_recv_body(Some(STREAM_LASTS));
    let token = args.get_one::<String>("token");
    let seed = args.get_one("seed").copied();
    let seed = seed.unwrap_or_else(|| u64::from(std::process::id()));
    Bot {
        agent: config.build().into(),
        url: text("url").trim_end_matches('/').to_owned(),
        socket: args.get_flag("socket"),
        identity: token.map(|token| ("authorization", format!("Bearer {token}"))),
        chance: (text("moves") == "random").then_some(Chance(seed)),
        table: String::new(),
        seat: Value::Null,
        version: Value::Null,
        answered: Value::Null,
    }
}

fn run(args: &ArgMatches) -> Result<Option<Value>, Refused> {
    let mut bot = new_bot(args);
    if bot.identity.is_none() {
        let name = args.get_one::<String>("name");
        bot.ask("/guests", Some(&json!({ "name": name })))?;
    }
    let table = match args.get_one::<String>("table") {
        Some(table) => table.clone(),
        None => bot.make_table(&wish(args))?,
    };
    bot.sit_down(&table, args.get_one("key"))?;
    bot.play()
}

fn main() -> ExitCode {
    match run(&arguments()) {
        Ok(Some(outcome)) => {
            println!("{outcome}");
            ExitCode::SUCCESS
        }
        Ok(None) => {
            eprintln!("The table was closed before the game was over.");
            ExitCode::FAILURE
        }
        Err(refused) => {
            eprintln!("The server refuses: {}", refused.message);
            ExitCode::FAILURE
        }
    }
}
