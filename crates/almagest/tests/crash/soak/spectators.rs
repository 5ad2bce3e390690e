//! People and programs that look on at public tables.

use std::io::{self, ErrorKind};
use std::net::TcpStream;
use std::time::Duration;

use tokio_tungstenite::tungstenite::{Error, client};

use super::visitor::Visit;
use crate::coordinator::Trouble;
use crate::stream::Stream;

/// The number of updates a spectator stays for.
const UPDATES: usize = 40;
/// How long the server may take to open a socket.
const HANDSHAKE: Duration = Duration::from_secs(60);
/// How long to wait before looking whether the run is over.
const LOOK: Duration = Duration::from_secs(1);
/// The number of such looks after which a socket is too silent: the server pings more often.
const SILENT: usize = 60;

/// Follows a table as JSON lines.
pub fn follow_lines(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    let Some(table) = public_table(visit)? else {
        return Ok(());
    };
    let words = visit.choose(&["words=off", "lang=en", "lang=fr"]);
    let path = format!("/api/v1/tables/{table}/events?{words}");
    let mut stream = Stream::open(visit.address, &path, "")?;
    for _ in 0..UPDATES {
        if stream.next()?.is_none() || !visit.coordinator.goes_on() {
            break;
        }
    }
    Ok(())
}

/// Follows a table over a WebSocket of the API.
pub fn follow_socket(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    let Some(table) = public_table(visit)? else {
        return Ok(());
    };
    follow(visit, &format!("/api/v1/tables/{table}/socket"))
}

/// Opens the page of a table and follows it as a browser does.
pub fn open_page(visit: &mut Visit<'_>) -> Result<(), Trouble> {
    let Some(table) = public_table(visit)? else {
        return Ok(());
    };
    visit.get(&format!("/t/{table}"))?;
    follow(visit, &format!("/t/{table}/live?print="))
}

fn public_table(visit: &mut Visit<'_>) -> Result<Option<String>, Trouble> {
    let all = visit.get("/api/v1/tables?status=playing")?;
    let tables = all["tables"].as_array().map_or(&[][..], Vec::as_slice);
    let ids: Vec<&str> = tables
        .iter()
        .filter_map(|table| table["id"].as_str())
        .collect();
    match ids.is_empty() {
        true => Ok(None),
        false => Ok(Some(visit.choose(&ids).to_owned())),
    }
}

fn follow(visit: &Visit<'_>, path: &str) -> Result<(), Trouble> {
    let gone = |error: Error| Trouble::Gone(format!("{path}: {error}"));
    let stream = TcpStream::connect(visit.address)?;
    stream.set_read_timeout(Some(HANDSHAKE))?;
    let opened = client(format!("ws://almagest{path}"), stream);
    let (mut socket, _) = opened.map_err(|error| Trouble::Gone(format!("{path}: {error}")))?;
    socket.get_ref().set_read_timeout(Some(LOOK))?;
    let (mut updates, mut silent) = (0, 0);
    while updates < UPDATES && silent < SILENT && visit.coordinator.goes_on() {
        match socket.read() {
            Ok(message) if message.is_close() => break,
            Ok(_) => (updates, silent) = (updates + 1, 0),
            Err(Error::Io(error)) if is_timeout(&error) => silent += 1,
            Err(error) => return Err(gone(error)),
        }
    }
    if silent == SILENT {
        return Err(Trouble::Wrong(format!("{path} is silent")));
    }
    // Some leave with a word, others just go.
    if visit.coordinator.acknowledged().is_multiple_of(2) {
        let _ = socket.close(None);
    }
    Ok(())
}

fn is_timeout(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
