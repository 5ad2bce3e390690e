//! Requests that are each allowed, and cost something.

use super::assault::Attacker;
use crate::load::http::{Connection, request};
use crate::load::readers::{costly_page, get, import as import_request};

/// The number of requests on one connection.
const REQUESTS: usize = 200;

/// Sends requests as fast as it can, as a player or as nobody.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn flood(attacker: Attacker) -> anyhow::Result<()> {
    let cookie = if attacker.number.is_multiple_of(2) {
        attacker.cookie()
    } else {
        ""
    };
    let request = request("GET", "/api/v1/me/tables", cookie, "");
    let mut connection = attacker.connect().await?;
    for _ in 0..REQUESTS {
        ask(&attacker, &mut connection, &request).await?;
    }
    Ok(())
}

/// Becomes a guest, and makes tables and tokens.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn make_things(attacker: Attacker) -> anyhow::Result<()> {
    let mut connection = attacker.connect().await?;
    let wish = "{\"game\":\"nightsky\",\"seats\":[{\"who\":\"me\"},{\"who\":\"machine\",\"level\":\
        \"master\"},{\"who\":\"machine\",\"level\":\"master\"}]}";
    for number in 0..REQUESTS {
        let (path, body) = match number % 3 {
            0 => ("/api/v1/guests", "{\"name\":\"Mallory\"}"),
            1 => ("/api/v1/tables", wish),
            _ => ("/api/v1/me/tokens", "{\"label\":\"bot\"}"),
        };
        let request = request("POST", path, attacker.cookie(), body);
        ask(&attacker, &mut connection, &request).await?;
    }
    Ok(())
}

/// Imports a game, or what looks like one and is long.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn import(mut attacker: Attacker) -> anyhow::Result<()> {
    let mut connection = attacker.connect().await?;
    let target = attacker.target.clone();
    let record = match attacker.lots.below(3) {
        0 => &target.junk,
        _ => &target.record,
    };
    let request = import_request(attacker.cookie(), record);
    ask(&attacker, &mut connection, &request).await
}

/// Asks for hints, and for reviews of replays.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn ask_for_thought(attacker: Attacker) -> anyhow::Result<()> {
    let mut connection = attacker.connect().await?;
    // Neighbours in number ask for the same player: one for hints, one for reviews.
    let own = attacker.number / 2 % attacker.target.tables.len();
    let (method, path) = match attacker.number.is_multiple_of(2) {
        true => {
            let table = &attacker.target.tables[own];
            ("GET", format!("/api/v1/tables/{table}/hints?seat=1"))
        }
        false => {
            let replay = &attacker.target.replays[own];
            ("POST", replay.replace('?', "/review?"))
        }
    };
    let request = request(method, &path, &attacker.target.cookies[own], "");
    for _ in 0..REQUESTS {
        ask(&attacker, &mut connection, &request).await?;
    }
    Ok(())
}

/// Reads pages that take long to draw.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn read_pages(mut attacker: Attacker) -> anyhow::Result<()> {
    let mut connection = attacker.connect().await?;
    let target = attacker.target.clone();
    let lines = target.record.lines().count() - 1;
    let replay = &target.replays[attacker.number % target.replays.len()];
    for _ in 0..REQUESTS {
        let path = costly_page(&mut attacker.lots, replay, lines);
        let request = get(&path, attacker.cookie());
        ask(&attacker, &mut connection, &request).await?;
    }
    Ok(())
}

async fn ask(
    attacker: &Attacker,
    connection: &mut Connection,
    request: &str,
) -> anyhow::Result<()> {
    let (status, _) = connection.skim(request).await?;
    attacker.count(status);
    Ok(())
}
