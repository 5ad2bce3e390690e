//! Joins a table of Almagest and plays any game by choosing among the legal actions.
//!
//! Create a table and play with whoever joins and a machine player (prints the table's id and key):
//!     cargo run --release --example bot -- http://127.0.0.1:8888 --name Ada --game astra --seats me,open,master
//! Join that table:
//!     cargo run --release --example bot -- http://127.0.0.1:8888 --name Ben --table ID --key KEY
//!
//! With --token the bot is the player that `almagest token NAME` created; if it is started again
//! with the same --table, it continues its game. At the end it prints the outcome as JSON.
//! docs/protocol.md describes the protocol.

use std::io::{BufRead, BufReader};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Map, Value, json};
use ureq::http::Response;
use ureq::{Agent, Body};

/// The time after which a stream is reopened, so that a server which vanished silently is noticed.
const STREAM_LASTS: Duration = Duration::from_secs(120);

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
    /// Returns whether the request came too late or somebody was quicker. The next update then has
    /// the current state.
    const fn is_late(&self) -> bool {
        matches!(self.status, 409 | 422)
    }
}

/// A player at a table.
struct Bot {
    agent: Agent,
    url: String,
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
                let told = read(&mut answer)?;
                let text = |key: &str| told["error"][key].as_str().unwrap_or_default().to_owned();
                let (code, message) = (text("code"), text("message"));
                Err(Trouble::Refused(Refused {
                    status,
                    code,
                    message,
                }))
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
            match self.follow() {
                Ok(end) => return Ok(end),
                Err(Trouble::Later(wait)) => sleep(wait),
                Err(Trouble::Refused(refused)) => return Err(refused),
            }
        }
    }

    /// Follows the table and answers its decisions until the game is over or the stream ends.
    fn follow(&mut self) -> Result<Option<Value>, Trouble> {
        let mut path = format!("{}/events?seat={}&words=off", self.table, self.seat);
        if !self.version.is_null() {
            path += &format!("&after={}", self.version);
        }
        let stream = self.send(&path, None)?.into_body().into_reader();
        for line in BufReader::new(stream).lines() {
            let line = line.map_err(|error| lost(&error))?;
            // A blank line is a heartbeat.
            if !line.is_empty() {
                let update: Value = serde_json::from_str(&line).map_err(|error| lost(&error))?;
                if let Some(end) = self.hear(&update).map_err(Trouble::Refused)? {
                    return Ok(end);
                }
            }
        }
        Err(Trouble::Later(Duration::from_secs(1)))
    }

    /// Answers an update if it contains a decision. Returns `Some` at the end of the game, with the
    /// outcome if there is one.
    fn hear(&mut self, update: &Value) -> Result<Option<Option<Value>>, Refused> {
        let game = if update["type"] == "news" {
            update
        } else {
            &update["game"]
        };
        if !game.is_null() {
            self.version = game["version"].clone();
            let turn = &game["turn"];
            if !turn.is_null() && turn["decision"] != self.answered && self.answer(turn)? {
                self.answered = turn["decision"].clone();
            }
            if let Some(outcome) = game.get("outcome") {
                return Ok(Some(Some(outcome.clone())));
            }
        }
        Ok((update["table"]["status"] == "closed").then_some(None))
    }

    /// Chooses an action and sends it. Returns whether it was accepted. The id, made from the
    /// number of the decision, keeps the server from applying it twice.
    fn answer(&mut self, turn: &Value) -> Result<bool, Refused> {
        let legal = turn["legal"].as_array().map_or(&[][..], Vec::as_slice);
        let place = self
            .chance
            .as_mut()
            .map_or(0, |chance| chance.below(legal.len()));
        let body = json!({
            "seat": self.seat,
            "decision": turn["decision"],
            "id": format!("bot-{}", turn["decision"]),
            "action": legal[place]["action"],
        });
        match self.ask(&format!("{}/actions", self.table), Some(&body)) {
            Ok(_) => Ok(true),
            Err(refused) if refused.is_late() => {
                eprintln!("refused: {}", refused.code);
                Ok(false)
            }
            Err(refused) => Err(refused),
        }
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
