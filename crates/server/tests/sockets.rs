//! WebSockets over real connections: they send updates, and answer actions.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::net::SocketAddr;
use std::num::NonZeroU32;

use common::{Client, TestApp, TestPage, TestTable, action};
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

/// Opens the socket of a table for a client.
async fn join(address: SocketAddr, table: &TestTable, client: &Client) -> Socket {
    let path = table.path("socket");
    let mut request = format!("ws://{address}{path}?words=off&lang=fr")
        .into_client_request()
        .unwrap();
    let cookie = format!("almagest={}", client.cookie().unwrap());
    let headers = request.headers_mut();
    headers.insert("cookie", cookie.parse().unwrap());
    let (socket, _) = connect_async(request).await.unwrap();
    socket
}

/// Sends a message and returns its answer.
async fn ask(socket: &mut Socket, message: &str) -> Value {
    socket.send(Message::text(message)).await.unwrap();
    loop {
        let message = next(socket).await.expect("the socket has ended");
        if message["type"] == "answer" {
            return message;
        }
    }
}

/// Returns the answer to an action that was carried out.
fn done(id: &str, version: usize) -> Value {
    json!({ "type": "answer", "id": id, "status": 200, "body": { "version": version } })
}

/// Returns the status and the code of a refusal.
fn refusal(answer: &Value) -> (u64, &str) {
    let code = answer["body"]["error"]["code"].as_str();
    (answer["status"].as_u64().unwrap(), code.unwrap())
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
async fn binary_messages_are_ignored_and_a_long_one_closes_the_socket() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let mut socket = follow(address, &table).await;
    next(&mut socket).await.unwrap();
    socket
        .send(Message::binary(b"hello".as_slice()))
        .await
        .unwrap();
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

#[tokio::test]
async fn an_action_over_a_socket_is_carried_out_once_whichever_way_it_is_repeated() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let seat = table.to_act().await[0];
    let body = action(&table.seen(seat).await, "first", 0);
    let mut socket = join(address, &table, table.client(seat)).await;
    let sent = body.to_string();
    assert_eq!(ask(&mut socket, &sent).await, done("first", 1));
    assert_eq!(ask(&mut socket, &sent).await, done("first", 1));
    let posted = table.post(seat, "actions", body.clone()).await;
    assert_eq!(posted.ok(200), json!({ "version": 1 }));
    assert_eq!(table.version().await, 1);
    // After a restart, the answer comes from storage.
    let server = server.restart().await;
    let table = table.after(&server);
    let address = open_door(&server).await;
    let mut socket = join(address, &table, table.client(seat)).await;
    assert_eq!(ask(&mut socket, &sent).await, done("first", 1));
    assert_eq!(table.version().await, 1);
}

#[tokio::test]
async fn an_action_over_a_socket_is_refused_like_a_posted_one() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let seat = table.to_act().await[0];
    let other = 3 - seat;
    let good = action(&table.seen(seat).await, "one", 0);
    let with = |field: &str, value: Value| {
        let mut body = good.clone();
        body[field] = value;
        body
    };
    let mut socket = join(address, &table, table.client(seat)).await;
    let refused = [
        with("decision", json!(77)),
        with("seat", json!(other)),
        with("id", json!("")),
        with("id", json!("x".repeat(65))),
        with("action", json!({ "mark": { "place": 99, "star": 1 } })),
        with("action", json!("undo")),
        with("extra", json!(1)),
        json!([]),
    ];
    for body in refused {
        let path = format!("{}?lang=fr", table.path("actions"));
        let posted = table.client(seat).post(&path, body.clone()).await;
        let answer = ask(&mut socket, &body.to_string()).await;
        assert_eq!(answer["status"], posted.status.as_u16(), "{answer}");
        let mut expected = posted.value();
        // The view in a refusal has texts only if the stream has some.
        let mut received = answer["body"].clone();
        for body in [&mut expected, &mut received] {
            body.as_object_mut().unwrap().remove("current");
        }
        assert_eq!(received, expected);
    }
    assert_eq!(refusal(&ask(&mut socket, "hello").await), (400, "bad_json"));
    let anonymous = &mut follow(address, &table).await;
    let answer = ask(anonymous, &good.to_string()).await;
    assert_eq!(refusal(&answer), (401, "who"));
    assert_eq!(table.version().await, 0);
}

#[tokio::test]
async fn an_action_over_a_socket_that_cannot_be_stored_is_refused_and_nobody_sees_it() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    server.fill_disk(true).await;
    // Posted actions are stored as long as they fit.
    let (seat, body) = loop {
        let seat = table.to_act().await[0];
        let body = action(&table.seen(seat).await, &table.request(), 0);
        let posted = table.post(seat, "actions", body.clone()).await;
        if posted.status != 200 {
            break (seat, body);
        }
    };
    let version = table.version().await;
    let mut socket = join(address, &table, table.client(seat)).await;
    let full = next(&mut socket).await.unwrap();
    assert_eq!(full["game"]["version"], version);
    let sent = body.to_string();
    socket.send(Message::text(sent.as_str())).await.unwrap();
    let mut message = next(&mut socket).await.unwrap();
    while message["type"] != "answer" {
        // Only the table may have changed: somebody is present now.
        assert_eq!(message["type"], "table", "{message}");
        message = next(&mut socket).await.unwrap();
    }
    assert_eq!(refusal(&message), (507, "storage_full"));
    assert_eq!(table.version().await, version);
    server.fill_disk(false).await;
    let id = body["id"].as_str().unwrap();
    assert_eq!(ask(&mut socket, &sent).await, done(id, version + 1));
}

#[tokio::test]
async fn actions_over_a_socket_count_towards_the_limit_of_requests() {
    let server = TestApp::with(|settings| {
        settings.requests_per_second = NonZeroU32::new(15);
    })
    .await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let mut socket = join(address, &table, table.client(1)).await;
    let stale = json!({ "seat": 1, "decision": 77, "id": "x", "action": "rest" }).to_string();
    let mut refused = 0;
    for _ in 0..20 {
        let answer = ask(&mut socket, &stale).await;
        if answer["status"] == 429 {
            assert!(answer["retry_after"].as_u64() > Some(0), "{answer}");
            refused += 1;
        }
    }
    assert!(refused > 0);
    // Posts count, too.
    let posted = table.client(1).get("/api/v1/me").await;
    posted.refused(429, "too_many");
}

#[tokio::test]
async fn a_client_whose_actions_are_refused_all_the_time_is_disconnected() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let mut socket = join(address, &table, table.client(1)).await;
    for _ in 0..500 {
        // It fails once the server has closed the socket.
        if socket.send(Message::text("{}")).await.is_err() {
            break;
        }
    }
    let mut answers = 0;
    while let Some(message) = next(&mut socket).await {
        answers += usize::from(message["type"] == "answer");
    }
    assert!(answers < 100, "{answers}");
}

#[tokio::test]
async fn a_page_sends_its_actions_over_its_stream() {
    let server = TestApp::new().await;
    let address = open_door(&server).await;
    let table = public_table(&server).await;
    let seat = table.to_act().await[0];
    let mut page = TestPage::open(address, &table, table.client(seat), "").await;
    page.next().await;
    let body = action(&table.seen(seat).await, "one", 0);
    page.send(&body.to_string()).await;
    let mut answer = page.next().await;
    while answer["type"] != "answer" {
        answer = page.next().await;
    }
    assert_eq!(answer, done("one", 1));
    assert_eq!(table.version().await, 1);
}
