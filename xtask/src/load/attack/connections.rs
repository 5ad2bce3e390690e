//! Connections that are opened and held, and requests that are none.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use super::assault::Attacker;
use crate::load::http::connect_from;

/// The time between two bytes of a slow body.
const SLOW: Duration = Duration::from_millis(200);

/// Sends the beginning of a head and waits.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn send_half_a_head(attacker: Attacker) -> anyhow::Result<()> {
    let mut socket = open(&attacker).await?;
    socket.write_all(b"GET / HTTP/1.1\r\nhost: alma").await?;
    listen(&attacker, socket).await
}

/// Sends a body byte by byte.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn send_body_slowly(attacker: Attacker) -> anyhow::Result<()> {
    let mut socket = open(&attacker).await?;
    let head = "POST /api/v1/guests HTTP/1.1\r\nhost: almagest\r\ncontent-type: application/json\r\n\
        content-length: 10000\r\n\r\n";
    socket.write_all(head.as_bytes()).await?;
    for _ in 0..10_000 {
        socket.write_all(b" ").await?;
        sleep(SLOW).await;
    }
    listen(&attacker, socket).await
}

/// Sends one request and keeps the connection.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn idle(attacker: Attacker) -> anyhow::Result<()> {
    let mut socket = open(&attacker).await?;
    socket
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: almagest\r\n\r\n")
        .await?;
    listen(&attacker, socket).await
}

/// Sends a request that no browser would send.
///
/// # Errors
/// Returns an error if the connection breaks.
pub async fn send_odd_requests(mut attacker: Attacker) -> anyhow::Result<()> {
    let long = "x".repeat(100_000);
    let many: String = (0..3_000).map(|i| format!("x-{i}: y\r\n")).collect();
    let host = "host: almagest\r\n";
    let kind = "content-type: application/json\r\n";
    let request = match attacker.lots.below(8) {
        0 => format!("GET / HTTP/1.1\r\n{host}x: {long}\r\n\r\n"),
        1 => format!("GET / HTTP/1.1\r\n{host}{many}\r\n"),
        2 => format!("GET /{long} HTTP/1.1\r\n{host}\r\n"),
        3 => "GET / HTTP/1.1\r\n\r\n".to_owned(),
        4 => format!("GET / HTTP/1.1\r\n{host}host: other.example\r\n\r\n"),
        5 => format!("GET / HTTP/1.1\r\nhost: {}\r\n\r\n", &long[..1_000]),
        6 => format!(
            "POST /api/v1/guests HTTP/1.1\r\n{host}{kind}content-length: 100000\r\n\r\n{long}"
        ),
        _ => format!(
            "POST /api/v1/guests HTTP/1.1\r\n{host}{kind}transfer-encoding: chunked\r\n\r\n186a0\r\n{long}\r\n"
        ),
    };
    let mut socket = open(&attacker).await?;
    socket.write_all(request.as_bytes()).await?;
    receive(&attacker, &mut socket).await
}

async fn open(attacker: &Attacker) -> anyhow::Result<TcpStream> {
    Ok(connect_from(attacker.source(), attacker.target.address).await?)
}

/// Reads until the server closes the connection. Counts the status of the response, if there is one.
async fn listen(attacker: &Attacker, mut socket: TcpStream) -> anyhow::Result<()> {
    let mut buffer = [0; 1024];
    receive(attacker, &mut socket).await?;
    while socket.read(&mut buffer).await? > 0 {}
    Ok(())
}

/// Waits for a response and counts its status.
async fn receive(attacker: &Attacker, socket: &mut TcpStream) -> anyhow::Result<()> {
    let mut buffer = [0; 1024];
    let read = socket.read(&mut buffer).await?;
    let text = String::from_utf8_lossy(&buffer[..read]);
    let status = text.split(' ').nth(1);
    attacker.count(status.unwrap_or("closed"));
    Ok(())
}
