//! Seats two guests at each table.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::task::JoinSet;

use super::http::{Answer, Connection, header, request};
use super::update::text;

/// The number of connections that create tables concurrently, so that they share commits.
const AT_ONCE: usize = 64;
/// How long to wait after a request was rate-limited.
const PAUSE: Duration = Duration::from_millis(50);

/// A table for two, with the cookies of its players.
#[derive(Debug, Clone)]
pub struct Seating {
    /// The id of the table.
    pub table: String,
    /// The key that lets spectators in.
    pub key: String,
    /// The cookies of the players, by seat.
    pub cookies: [String; 2],
}

/// Creates this many tables with two guests each, all of them started.
///
/// # Errors
/// Returns an error if the server refuses.
pub async fn seat(address: SocketAddr, tables: usize) -> anyhow::Result<Vec<Seating>> {
    let seated = Rc::new(RefCell::new(Vec::with_capacity(tables)));
    let mut tasks = JoinSet::new();
    for first in 0..AT_ONCE.min(tables) {
        let seated = Rc::clone(&seated);
        tasks.spawn_local(async move {
            let mut connection = Connection::open(address).await?;
            for _ in (first..tables).step_by(AT_ONCE) {
                let seating = seat_one(&mut connection).await?;
                seated.borrow_mut().push(seating);
            }
            anyhow::Ok(())
        });
    }
    while let Some(done) = tasks.join_next().await {
        done??;
    }
    Ok(seated.take())
}

async fn seat_one(connection: &mut Connection) -> anyhow::Result<Seating> {
    let cookies = [
        guest(connection, "Ann").await?,
        guest(connection, "Ben").await?,
    ];
    let wish = "{\"game\":\"astra\",\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]}";
    let made = post(connection, "/api/v1/tables", &cookies[0], wish).await?;
    let table = text(&made.body, "id")
        .context("the table has no id")?
        .to_owned();
    let key = text(&made.body, "key").context("the table has no key")?;
    let key = key.to_owned();
    let join = format!("{{\"key\":\"{key}\"}}");
    let path = format!("/api/v1/tables/{table}/join");
    post(connection, &path, &cookies[1], &join).await?;
    Ok(Seating {
        table,
        key,
        cookies,
    })
}

/// Returns the cookie of a new guest.
///
/// # Errors
/// Returns an error if the server refuses.
pub async fn guest(connection: &mut Connection, name: &str) -> anyhow::Result<String> {
    let body = format!("{{\"name\":\"{name}\"}}");
    let answer = post(connection, "/api/v1/guests", "", &body).await?;
    let cookie = header(&answer.head, "set-cookie").and_then(|cookie| cookie.split(';').next());
    Ok(cookie.context("the guest has no cookie")?.to_owned())
}

/// Sends a POST request, and repeats it while it is rate-limited.
///
/// # Errors
/// Returns an error if the server refuses for another reason.
pub async fn post(
    connection: &mut Connection,
    path: &str,
    cookie: &str,
    body: &str,
) -> anyhow::Result<Answer> {
    let request = request("POST", path, cookie, body);
    loop {
        let answer = connection.ask(&request).await?;
        if answer.status == 429 {
            tokio::time::sleep(PAUSE).await;
            continue;
        }
        ensure!(
            answer.status < 300,
            "{path}: {} {}",
            answer.status,
            answer.body
        );
        return Ok(answer);
    }
}
