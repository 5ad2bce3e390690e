//! A connection to a browser that speaks WebDriver BiDi: commands with their responses, and events.

use std::cell::{Cell, RefCell};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// The timeout for a response on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(360);

/// Something that happened in the browser.
#[derive(Debug)]
pub struct Event {
    /// Its name, for example `log.entryAdded`.
    pub name: String,
    /// What is known about it.
    pub facts: Value,
}

/// A connection. It sends one command at a time and keeps the events that arrive in between.
#[derive(Debug)]
pub struct Bidi {
    socket: RefCell<WebSocket<TcpStream>>,
    commands: Cell<u64>,
    events: RefCell<Vec<Event>>,
}

impl Bidi {
    /// Connects to a port of this machine and begins a session with these capabilities.
    ///
    /// # Panics
    /// Panics if nothing there speaks the protocol.
    pub fn begin(port: u16, capabilities: &Value) -> Self {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.set_read_timeout(Some(TIMEOUT)).unwrap();
        let url = format!("ws://127.0.0.1:{port}/session");
        let (socket, _) = tungstenite::client(url, stream).unwrap();
        let connection = Self {
            socket: RefCell::new(socket),
            commands: Cell::new(0),
            events: RefCell::default(),
        };
        let wish = json!({ "capabilities": { "alwaysMatch": capabilities } });
        connection.demand("session.new", &wish);
        connection
    }

    /// Sends a command and returns the result.
    ///
    /// # Errors
    /// Returns an error if the browser refuses the command or does not respond.
    pub fn command(&self, name: &str, parameters: &Value) -> Result<Value, String> {
        let id = self.commands.get() + 1;
        self.commands.set(id);
        let command = json!({ "id": id, "method": name, "params": parameters });
        let mut socket = self.socket.borrow_mut();
        let sent = socket.send(Message::text(command.to_string()));
        sent.map_err(|error| format!("{name}: {error}"))?;
        let begin = Instant::now();
        while begin.elapsed() < TIMEOUT {
            let mut message = receive(&mut socket).map_err(|error| format!("{name}: {error}"))?;
            if message["type"] == "event" {
                self.keep(message);
            } else if message["id"] == id {
                return answer(&mut message);
            }
            // Any other message is the response to a command that nobody waits for any more.
        }
        Err(format!("{name}: no answer"))
    }

    /// Sends a command that must succeed.
    ///
    /// # Panics
    /// Panics if the browser refuses it.
    #[track_caller]
    pub fn demand(&self, name: &str, parameters: &Value) -> Value {
        match self.command(name, parameters) {
            Ok(value) => value,
            Err(message) => panic!("the browser refused {name}: {message}"),
        }
    }

    /// Returns the events that have arrived since the last call, together with responses.
    pub fn events(&self) -> Vec<Event> {
        self.events.take()
    }

    fn keep(&self, mut message: Value) {
        let name = message["method"].as_str().unwrap_or_default().to_owned();
        let facts = message["params"].take();
        self.events.borrow_mut().push(Event { name, facts });
    }
}

/// Returns the next message.
fn receive(socket: &mut WebSocket<TcpStream>) -> Result<Value, String> {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => {
                return serde_json::from_str(&text).map_err(|error| error.to_string());
            }
            Ok(_) => {}
            Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {
                return Err("no answer".to_owned());
            }
            Err(error) => return Err(error.to_string()),
        }
    }
}

/// Returns the result in a response, or the first line of the error.
fn answer(message: &mut Value) -> Result<Value, String> {
    if message["type"] == "success" {
        return Ok(message["result"].take());
    }
    let error = message["error"].as_str().unwrap_or_default();
    let why = message["message"].as_str().unwrap_or_default();
    let why = why.lines().next().unwrap_or_default();
    Err(format!("{error}: {why}"))
}
