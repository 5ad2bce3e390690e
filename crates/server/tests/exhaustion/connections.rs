//! Connections that are opened and held.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::common::TestApp;

/// Short enough for a test to wait for it.
const SHORT: Duration = Duration::from_millis(300);

/// A request in full, after which the connection stays open.
const REQUEST: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: almagest.example\r\n\r\n";

/// Connects from this address of the machine.
async fn connect_from(source: &str, server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(source.parse().unwrap()).unwrap();
    socket.connect(server).await.unwrap()
}

/// Opens a connection and sends something.
async fn send(server: SocketAddr, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(server).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream
}

/// Returns everything the server sends until it closes the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut received = Vec::new();
    // A reset ends the connection, too.
    let _ = stream.read_to_end(&mut received).await;
    String::from_utf8(received).unwrap()
}

/// Returns the head of the response to a request on a new connection.
async fn ask(mut stream: TcpStream) -> String {
    // If the server refuses the connection, it does not read the request.
    let _ = stream.write_all(REQUEST).await;
    let mut buffer = vec![0; 1024];
    let length = stream.read(&mut buffer).await.unwrap_or(0);
    String::from_utf8(buffer[..length].to_vec()).unwrap()
}

/// Asks until the server responds with 200, because it takes a moment to notice closed connections.
async fn wait_until_served(server: SocketAddr) {
    while !ask(TcpStream::connect(server).await.unwrap())
        .await
        .starts_with("HTTP/1.1 200")
    {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_head_that_is_never_finished_does_not_hold_its_connection() {
    let server = TestApp::with(|settings| settings.head_timeout = SHORT).await;
    let address = server.open_door().await;
    let mut halves = Vec::new();
    for sent in [&b""[..], b"GET ", b"GET / HTTP/1.1\r\nhost: a", REQUEST] {
        halves.push(send(address, sent).await);
    }
    for (number, half) in halves.into_iter().enumerate() {
        let received = until_closed(half).await;
        // The last one was a whole request. Its connection waits for another.
        assert_eq!(received.starts_with("HTTP/1.1 200"), number == 3);
    }
}

#[tokio::test]
async fn one_address_cannot_take_the_connections_of_the_others() {
    let server = TestApp::with(|settings| {
        settings.connections = Some(40);
        settings.connections_per_address = Some(30);
    })
    .await;
    let address = server.open_door().await;
    let mut held = Vec::new();
    let mut refused = 0;
    for _ in 0..100 {
        let mut stream = connect_from("127.0.0.2:0", address).await;
        if stream.write_all(b"GET / HTTP/1.1\r\n").await.is_err() {
            refused += 1;
        } else {
            held.push(stream);
        }
    }
    let neighbour = ask(connect_from("127.0.0.3:0", address).await).await;
    assert!(neighbour.starts_with("HTTP/1.1 200"), "{neighbour}");
    let attacker = ask(connect_from("127.0.0.2:0", address).await).await;
    assert!(attacker.starts_with("HTTP/1.1 429"), "{attacker} {refused}");
    assert!(attacker.ends_with(
        r#"{"error":{"code":"too_many_connections","message":"Your address has too many open connections. Close some of them."}}"#
    ));
    drop(held);
    let counted = "almagest_connections_refused_total{limit=\"address\"}";
    let metrics = server.metrics().await;
    assert!(metrics.contains(counted), "{metrics}");
}

#[tokio::test]
async fn a_full_server_refuses_with_a_sentence_and_serves_again_later() {
    let server = TestApp::with(|settings| settings.connections = Some(3)).await;
    let address = server.open_door().await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = send(address, REQUEST).await;
        // The connection is open once the server has responded.
        assert_ne!(stream.read(&mut [0; 1024]).await.unwrap(), 0);
        held.push(stream);
    }
    let refused = ask(TcpStream::connect(address).await.unwrap()).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("retry-after: 60"));
    drop(held);
    wait_until_served(address).await;
}

#[tokio::test]
async fn behind_a_proxy_connections_of_its_address_are_not_limited() {
    let server = TestApp::with(|settings| {
        settings.connections_per_address = Some(1);
        settings.behind_proxy = true;
    })
    .await;
    let address = server.open_door().await;
    let held = [send(address, REQUEST).await, send(address, REQUEST).await];
    let third = ask(TcpStream::connect(address).await.unwrap()).await;
    assert!(third.starts_with("HTTP/1.1 200"), "{third}");
    drop(held);
}

#[tokio::test]
async fn responses_that_nobody_reads_are_given_up() {
    let server = TestApp::with(|settings| settings.stall_timeout = SHORT).await;
    let address = server.open_door().await;
    let request =
        b"GET /rules/nightsky/sources HTTP/1.1\r\nhost: almagest.example\r\n\r\n".repeat(200);
    let stalled = send(address, &request).await;
    let counted = "almagest_connections_stalled_total 1";
    while !server.metrics().await.contains(counted) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(stalled);
}
