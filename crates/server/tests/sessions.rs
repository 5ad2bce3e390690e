//! Sessions and keys: where players are signed in, and what happens when that ends.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use axum::http::Method;
use common::{Client, TestApp, TestPage, TestTable, machine, me};
use serde_json::{Value, json};
use server::{rotate_key, tidy};

const ME: &str = "/api/v1/me";
const SESSIONS: &str = "/api/v1/me/sessions";
const DAY: i64 = 24 * 3600 * 1000;
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// Signs another device in as the same player, a moment later.
async fn second_device(server: &TestApp, first: &Client) -> Client {
    server.clock.advance(1000);
    let link = first.empty(Method::POST, "/api/v1/me/link").await.ok(201);
    let second = server.client().header("user-agent", FIREFOX);
    let code = json!({ "code": link["code"] });
    second.post("/api/v1/link", code).await.ok(200);
    second
}

async fn sessions(client: &Client) -> Vec<Value> {
    let listed = client.get(SESSIONS).await.ok(200);
    listed["sessions"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_player_sees_sessions_and_ends_one() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    ada.get(ME).await.ok(200);
    let second = second_device(&server, &ada).await;
    second.get(ME).await.ok(200);
    let listed = sessions(&second).await;
    let current: Vec<_> = listed.iter().map(|one| one["current"] == true).collect();
    assert_eq!(current, [true, false]);
    assert_eq!(listed[0]["device"], "Firefox, Linux");
    assert_eq!(listed[1]["device"], "");
    // The session of somebody else is not found.
    server.clock.advance(1000);
    let bob = server.guest("Bob").await;
    let path = format!("{SESSIONS}/{}", listed[0]["id"]);
    bob.delete(&path).await.refused(404, "not_found");
    ada.delete(&path).await.ok(204);
    second.get(ME).await.refused(401, "who");
    ada.get(ME).await.ok(200);
    assert_eq!(sessions(&ada).await.len(), 1);
    // It stays ended after a restart.
    let server = server.restart().await;
    let again = server.client();
    again.set_cookie(second.cookie().as_deref());
    again.get(ME).await.refused(401, "who");
}

#[tokio::test]
async fn all_other_sessions_end_at_once() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let others = [
        second_device(&server, &ada).await,
        second_device(&server, &ada).await,
    ];
    for other in &others {
        other.get(ME).await.ok(200);
    }
    ada.delete(SESSIONS).await.ok(204);
    for other in &others {
        other.get(ME).await.refused(401, "who");
    }
    ada.get(ME).await.ok(200);
}

#[tokio::test]
async fn a_cookie_that_was_never_used_ends_with_the_other_sessions() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    // Nobody has used this one yet, so it is not listed.
    let unused = second_device(&server, &ada).await;
    assert_eq!(sessions(&ada).await.len(), 1);
    server.clock.advance(1000);
    ada.delete(SESSIONS).await.ok(204);
    unused.get(ME).await.refused(401, "who");
    ada.get(ME).await.ok(200);
    // Whoever signs in afterwards is recognised.
    let next = second_device(&server, &ada).await;
    next.get(ME).await.ok(200);
    let server = server.restart().await;
    for (client, status) in [(&unused, 401), (&ada, 200), (&next, 200)] {
        let again = server.client();
        again.set_cookie(client.cookie().as_deref());
        assert_eq!(again.get(ME).await.status, status);
    }
}

const EVENTS: &str = "/api/v1/me/events";

#[tokio::test]
async fn streams_end_with_their_session_and_others_go_on() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let second = second_device(&server, &ada).await;
    let (mut first, mut other) = (ada.follow(EVENTS).await, second.follow(EVENTS).await);
    ada.delete(SESSIONS).await.ok(204);
    assert_eq!(other.next().await, None);
    let wish = json!({ "game": "astra", "seats": [me(), machine("random")] });
    ada.post("/api/v1/tables", wish).await.ok(201);
    assert!(first.next().await.is_some());
}

#[tokio::test]
async fn streams_end_with_their_token() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let label = json!({ "label": "bot" });
    let made = ada.post("/api/v1/me/tokens", label).await.ok(201);
    let bot = server.client().token(made["token"].as_str().unwrap());
    let mut stream = bot.follow(EVENTS).await;
    let path = format!("/api/v1/me/tokens/{}", made["id"].as_str().unwrap());
    ada.delete(&path).await.ok(204);
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn sockets_end_with_their_session() {
    let server = TestApp::new().await;
    let address = server.open_door().await;
    let table = TestTable::of(&server, "astra", 2, json!({ "public": true })).await;
    let mut page = TestPage::open(address, &table, table.client(1), "").await;
    page.next().await;
    table.client(1).delete(SESSIONS).await.ok(204);
    // Its own session goes on.
    table.steps(1).await;
    page.next().await;
    let me = sessions(table.client(1)).await;
    let path = format!("{SESSIONS}/{}", me[0]["id"]);
    table.client(1).delete(&path).await.ok(204);
    page.ended().await;
}

#[tokio::test]
async fn after_a_rotation_old_cookies_are_replaced_and_valid_for_thirty_days() {
    let server = TestApp::new().await;
    let [ada, bob] = [server.guest("Ada").await, server.guest("Bob").await];
    let old = ada.cookie().unwrap();
    rotate_key(&*server.storage, &server.clock).await.unwrap();
    tidy(&server.app).await;
    // Requests of programs do not replace it, pages do.
    ada.get(ME).await.ok(200);
    assert_eq!(ada.cookie().as_deref(), Some(&*old));
    let page = ada.clone().header("accept", "text/html").get("/").await;
    let set = page.header("set-cookie").unwrap();
    assert!(
        set.contains("; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000"),
        "{set}"
    );
    assert_ne!(ada.cookie().unwrap(), old);
    assert_eq!(sessions(&ada).await.len(), 1, "it is the same session");
    let page = ada.clone().header("accept", "text/html").get("/").await;
    assert_eq!(page.header("set-cookie"), None);
    server.clock.advance(30 * DAY);
    ada.get(ME).await.ok(200);
    bob.get(ME).await.refused(401, "who");
}

#[tokio::test]
async fn over_tls_the_cookie_has_the_host_prefix_and_replaces_the_plain_one() {
    let server = TestApp::with(|settings| settings.secure_cookies = true).await;
    let ada = server.client();
    let made = ada.post("/api/v1/guests", json!({ "name": "Ada" })).await;
    let set = made.header("set-cookie").unwrap();
    assert!(set.starts_with("__Host-almagest=v1."), "{set}");
    assert!(set.ends_with("; Path=/; Max-Age=31536000; Secure"), "{set}");
    let value = ada.cookie().unwrap();
    let browser = server
        .client()
        .header("cookie", &format!("almagest={value}"));
    let page = browser.clone().header("accept", "text/html").get("/").await;
    let renewed = page.header("set-cookie").unwrap();
    assert!(
        renewed.starts_with(&format!("__Host-almagest={value};")),
        "{renewed}"
    );
    // The cookie with the prefix counts, whatever another host of the domain has set.
    let bob = server.guest("Bob").await;
    let both = format!(
        "almagest={value}; __Host-almagest={}",
        bob.cookie().unwrap()
    );
    let me = server
        .client()
        .header("cookie", &both)
        .get(ME)
        .await
        .ok(200);
    assert_eq!(me["name"], "Bob");
}

#[tokio::test]
async fn sessions_are_forgotten_with_their_cookies() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    ada.get(ME).await.ok(200);
    server.clock.advance(364 * DAY);
    let second = second_device(&server, &ada).await;
    second.get(ME).await.ok(200);
    assert_eq!(sessions(&second).await.len(), 2);
    server.clock.advance(2 * DAY);
    tidy(&server.app).await;
    assert_eq!(sessions(&second).await.len(), 1);
}
