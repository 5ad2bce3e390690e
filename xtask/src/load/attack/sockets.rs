//! WebSockets and streams that are opened and not read.

use std::time::Duration;

use anyhow::bail;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::sleep;

use super::assault::Attacker;
use crate::load::http::{connect_from, request};

/// How long a stream is held.
const HELD: Duration = Duration::from_secs(60);

/// Opens a WebSocket and sends pings without reading their answers.
///
/// # Errors
/// Returns an error once the server has closed the socket.
pub async fn ping(attacker: Attacker) -> anyhow::Result<()> {
    let mut socket = connect_from(attacker.source(), attacker.target.address).await?;
    let (table, cookie) = (&attacker.target.tables[0], attacker.cookie());
    let opening = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nhost: almagest\r\ncookie: {cookie}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: YWxtYWdlc3QgYmVuY2g=\r\n\r\n"
    );
    socket.write_all(opening.as_bytes()).await?;
    let mut buffer = [0; 16];
    socket.read_exact(&mut buffer).await?;
    let status = String::from_utf8_lossy(&buffer[9..12]).into_owned();
    attacker.count(&status);
    if status != "101" {
        return Ok(());
    }
    // A ping of 125 bytes with the mask 0.
    let mut frame = vec![0x89, 0x80 | 125, 0, 0, 0, 0];
    frame.resize(6 + 125, 7);
    let frames = frame.repeat(64);
    loop {
        socket.write_all(&frames).await?;
    }
}

/// Opens a stream of a table and reads no more than the head of the response.
///
/// # Errors
/// Returns an error if the server closes the connection.
pub async fn hold_stream(attacker: Attacker) -> anyhow::Result<()> {
    let mut socket = connect_from(attacker.source(), attacker.target.address).await?;
    let path = format!("/api/v1/tables/{}/events", attacker.target.tables[0]);
    let request = request("GET", &path, attacker.cookie(), "");
    socket.write_all(request.as_bytes()).await?;
    let mut buffer = [0; 16];
    if socket.read(&mut buffer).await? < 12 {
        bail!("the server closed a connection");
    }
    let status = String::from_utf8_lossy(&buffer[9..12]).into_owned();
    attacker.count(&status);
    if status == "200" {
        sleep(HELD).await;
    }
    Ok(())
}
