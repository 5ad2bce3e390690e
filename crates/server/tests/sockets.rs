//! WebSockets over real connections: they send updates, and ignore what they receive.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::net::SocketAddr;

use common::{TestApp, TestTable};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Serves on a free port and returns the address.
async fn open_door(server: &TestApp) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(
        server.app.clone(),
        listener,
        std::future::pending(),
    ));
    address
}

async fn public_table(server: &TestApp) -> TestTable {
    TestTable::of(server, "astra", 2, json!({ "public": true })).await
}

async fn follow(address: SocketAddr, table: &TestTable) -> Socket {
    let path = table.path("socket");
    let (socket, _) = connect_async(format!("ws://{address}{path}"))
        .await
        .unwrap();
    socket
}

/// Returns the next message, or `None` when the socket has ended.
async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await? {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

#[tokio::test]
async fn a_socket_sends_what_a_stream_sends() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let mut socket = follow(address, &table).await;
    assert_eq!(next(&mut socket).await.unwrap()["type"], "full");
    table.steps(1).await;
    let mut news = next(&mut socket).await.unwrap();
    while news["type"] != "news" {
        news = next(&mut socket).await.unwrap();
    }
    assert_eq!(news["version"], 1);
}

#[tokio::test]
async fn messages_from_the_client_are_ignored_and_a_long_one_closes_the_socket() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let mut socket = follow(address, &table).await;
    next(&mut socket).await.unwrap();
    socket.send(Message::text("hello")).await.unwrap();
    table.steps(1).await;
    assert!(next(&mut socket).await.is_some());
    // The socket may be closed before everything is sent.
    let _ = socket.send(Message::text("x".repeat(100_000))).await;
    while next(&mut socket).await.is_some() {}
}

#[tokio::test]
async fn a_page_of_another_site_cannot_open_a_socket() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let path = table.path("socket");
    let mut request = format!("ws://{address}{path}")
        .into_client_request()
        .unwrap();
    let elsewhere = "http://elsewhere.example".parse().unwrap();
    request.headers_mut().insert("origin", elsewhere);
    match connect_async(request).await {
        Err(Error::Http(answer)) => assert_eq!(answer.status(), 403),
        other => panic!("{other:?}"),
    }
}
