//! Two guests sit down at each table.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::task::JoinSet;

use super::http::{Answer, Connection, header, request};
use super::update::text;

/// How many connections make tables at the same time, so that they share commits.
const AT_ONCE: usize = 64;
/// How long to wait when the server has had enough.
const PAUSE: Duration = Duration::from_millis(50);

/// A table for two, and the cookies of its players.
#[derive(Debug, Clone)]
pub struct Seating {
    /// The table.
    pub table: String,
    /// What lets others look on.
    pub key: String,
    /// The cookies of its players, by seat.
    pub cookies: [String; 2],
}

/// So many tables with two guests each, all begun.
///
/// # Errors
/// If the server refuses.
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
        .context("a table without id")?
        .to_owned();
    let key = text(&made.body, "key").context("a table without key")?;
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

/// A new guest's cookie.
///
/// # Errors
/// If the server refuses.
pub async fn guest(connection: &mut Connection, name: &str) -> anyhow::Result<String> {
    let body = format!("{{\"name\":\"{name}\"}}");
    let answer = post(connection, "/api/v1/guests", "", &body).await?;
    let cookie = header(&answer.head, "set-cookie").and_then(|cookie| cookie.split(';').next());
    Ok(cookie.context("a guest without cookie")?.to_owned())
}

/// Posts something, again if it was one too many for this second.
///
/// # Errors
/// If the server refuses for another reason.
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
