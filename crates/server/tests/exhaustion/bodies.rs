//! Requests that are refused before their body has been read.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::TestApp;

/// Sends the head of a request, waits until the server has seen it, sends the body in pieces, and
/// returns everything the server sends until it closes the connection.
async fn refused(server: SocketAddr, head: &str, body: usize) -> String {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let head = format!("{head}\r\nhost: almagest.example\r\ncontent-length: {body}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    let mut left = body;
    while left > 0 {
        let piece = left.min(8 * 1024);
        if stream.write_all(&b"x".repeat(piece)).await.is_err() {
            break;
        }
        left -= piece;
    }
    // If the connection still serves, it answers this and then closes.
    let last = "GET /healthz HTTP/1.1\r\nhost: almagest.example\r\nconnection: close\r\n\r\n";
    let _ = stream.write_all(last.as_bytes()).await;
    let mut received = Vec::new();
    stream.read_to_end(&mut received).await.unwrap();
    String::from_utf8(received).unwrap()
}

#[tokio::test]
async fn a_connection_goes_on_after_the_refusal_of_a_short_body() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let head = "POST /api/v1/tables HTTP/1.1\r\ncontent-type: text/plain";
    let received = refused(address, head, 10_000).await;
    assert!(received.starts_with("HTTP/1.1 4"), "{received}");
    assert!(received.ends_with(r#"{"status":"ok"}"#), "{received}");
}

#[tokio::test]
async fn a_refusal_of_a_long_body_arrives_and_says_that_the_connection_ends() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let head = "POST /api/v1/tables HTTP/1.1\r\ncontent-type: application/json";
    let received = refused(address, head, 3_000_000).await;
    assert!(received.starts_with("HTTP/1.1 4"), "{received}");
    assert!(received.contains("connection: close"), "{received}");
    assert!(!received.contains("200 OK"), "{received}");
}

#[tokio::test]
async fn a_client_that_waits_to_be_asked_for_its_body_is_refused_without_it() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let head = "POST /nowhere HTTP/1.1\r\nexpect: 100-continue";
    let received = refused(address, head, 1_000).await;
    assert!(received.starts_with("HTTP/1.1 404"), "{received}");
    assert!(received.contains("connection: close"), "{received}");
}
