//! WebSockets of clients that send instead of listening.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{TestApp, TestTable};

/// Sends many messages without reading, and returns how many messages of this kind come back before
/// the server closes the socket.
async fn received_of(message: Message, counts: fn(&Message) -> bool) -> usize {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let path = table.path("socket");
    let opened = connect_async(format!("ws://{address}{path}")).await;
    let (mut socket, _) = opened.unwrap();
    for _ in 0..500 {
        // It fails once the server has closed the socket.
        if socket.send(message.clone()).await.is_err() {
            break;
        }
    }
    let mut received = 0;
    let closed = async {
        while let Some(Ok(message)) = socket.next().await {
            received += usize::from(counts(&message));
        }
    };
    let closed = tokio::time::timeout(Duration::from_secs(60), closed).await;
    assert!(closed.is_ok(), "the socket stays open");
    received
}

#[tokio::test]
async fn a_client_that_pings_all_the_time_is_closed() {
    let answered = received_of(Message::Ping(vec![7; 100].into()), Message::is_pong).await;
    assert!(answered < 100, "{answered}");
}

#[tokio::test]
async fn a_client_that_sends_messages_all_the_time_is_closed() {
    received_of(Message::text("hello"), |_| false).await;
}
