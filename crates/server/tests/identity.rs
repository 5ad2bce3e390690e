//! Players: guests, names, cookies, tokens, and links to a second device.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use axum::http::Method;
use common::{BEGINNING, Client, TestApp};
use futures_util::FutureExt;
use serde_json::{Value, json};
use server::storage::{PlayerRow, Write};
use server::{Clock, make_token};

const ME: &str = "/api/v1/me";
const GUESTS: &str = "/api/v1/guests";
const TOKENS: &str = "/api/v1/me/tokens";
const LINK: &str = "/api/v1/link";
const DAY: i64 = 24 * 3600 * 1000;

async fn id(client: &Client) -> Value {
    client.get(ME).await.ok(200)["id"].take()
}

async fn token_of(client: &Client, label: &str) -> Value {
    client.post(TOKENS, json!({ "label": label })).await.ok(201)
}

async fn link_of(client: &Client) -> Value {
    client.empty(Method::POST, "/api/v1/me/link").await.ok(201)
}

#[tokio::test]
async fn a_guest_gets_an_id_and_a_cookie() {
    let server = TestApp::new().await;
    let client = server.client();
    let answer = client.post(GUESTS, json!({ "name": "  Ada   L. " })).await;
    let guest = answer.ok(201);
    assert_eq!(guest["name"], "Ada L.");
    assert_eq!(guest["id"].as_str().unwrap().len(), 32);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("almagest=v1."), "{cookie}");
    let rest = "; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000";
    assert!(cookie.ends_with(rest), "{cookie}");
    assert_eq!(client.get(ME).await.ok(200), guest);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn behind_tls_cookies_are_secure() {
    let server = TestApp::with(|settings| settings.secure_cookies = true).await;
    let client = server.client();
    let answer = client.post(GUESTS, json!({ "name": "Ada" })).await;
    assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
    let answer = client.delete(ME).await;
    assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
}

#[tokio::test]
async fn a_guest_is_known_after_a_restart() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let me = ada.get(ME).await.ok(200);
    let server = server.restart().await;
    let again = server.client();
    again.set_cookie(ada.cookie().as_deref());
    assert_eq!(again.get(ME).await.ok(200), me);
}

#[tokio::test]
async fn invalid_names_are_refused_everywhere() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let long = "x".repeat(25);
    for bad in [
        "",
        "  ",
        "a\nb",
        "a\u{202e}b",
        "\u{200b}",
        "\u{301}",
        "x\u{301}\u{301}\u{301}\u{301}",
        &long,
    ] {
        let body = json!({ "name": bad });
        server
            .client()
            .post(GUESTS, body.clone())
            .await
            .refused(422, "name");
        ada.patch(ME, body).await.refused(422, "name");
    }
    assert_eq!(ada.get(ME).await.ok(200)["name"], "Ada");
}

#[tokio::test]
async fn a_player_can_change_their_name() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let before = id(&ada).await;
    let answer = ada.patch(ME, json!({ "name": "<b>Ada</b>" })).await.ok(200);
    assert_eq!(answer, json!({ "id": before, "name": "<b>Ada</b>" }));
    assert_eq!(ada.get(ME).await.ok(200), answer);
    server
        .client()
        .patch(ME, json!({ "name": "X" }))
        .await
        .refused(401, "who");
}

#[tokio::test]
async fn requests_without_an_identity_are_refused() {
    let server = TestApp::new().await;
    let answer = server.client().get(ME).await;
    answer.refused(401, "who");
    assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
    for path in [ME, TOKENS] {
        server.client().get(path).await.refused(401, "who");
    }
    let delete = format!("{TOKENS}/0123456789abcdef");
    server.client().delete(ME).await.refused(401, "who");
    server.client().delete(&delete).await.refused(401, "who");
    server
        .client()
        .post(TOKENS, json!({ "label": "x" }))
        .await
        .refused(401, "who");
    let link = server.client().empty(Method::POST, "/api/v1/me/link").await;
    link.refused(401, "who");
}

#[tokio::test]
async fn a_changed_cookie_is_refused() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let bea = server.guest("Bea").await;
    let (mine, other) = (ada.cookie().unwrap(), bea.cookie().unwrap());
    let parts: Vec<&str> = mine.split('.').collect();
    let others: Vec<&str> = other.split('.').collect();
    let changed = [
        String::new(),
        mine[1..].to_owned(),
        mine[..mine.len() - 1].to_owned(),
        // Bea's id with Ada's signature, and the other way round.
        [parts[0], others[1], parts[2], parts[3]].join("."),
        [parts[0], parts[1], parts[2], others[3]].join("."),
        // A later date of issue, which would make the cookie last longer.
        [parts[0], parts[1], "1900000000000", parts[3]].join("."),
        ["v2", parts[1], parts[2], parts[3]].join("."),
        [parts[0], parts[1], parts[2]].join("."),
    ];
    for value in changed {
        ada.set_cookie(Some(&value));
        ada.get(ME).await.refused(401, "who");
    }
    ada.set_cookie(Some(&mine));
    ada.get(ME).await.ok(200);
}

#[tokio::test]
async fn a_cookie_of_another_server_is_refused() {
    let (server, other) = (TestApp::new().await, TestApp::new().await);
    let ada = server.guest("Ada").await;
    let client = other.client();
    client.set_cookie(ada.cookie().as_deref());
    client.get(ME).await.refused(401, "who");
}

#[tokio::test]
async fn a_cookie_is_good_for_a_year() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    server.clock.advance(365 * DAY - 1);
    ada.get(ME).await.ok(200);
    server.clock.advance(1);
    ada.get(ME).await.refused(401, "who");
}

#[tokio::test]
async fn of_several_cookies_the_valid_one_counts() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let value = ada.cookie().unwrap();
    let cookies = format!("almagest=forged; a=b; almagest={value}; almagest=");
    let client = server
        .client()
        .header("cookie", "x=y")
        .header("cookie", &cookies);
    client.get(ME).await.ok(200);
}

#[tokio::test]
async fn a_deleted_player_is_gone_for_good() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let cookie = ada.cookie().unwrap();
    let token = token_of(&ada, "bot").await["token"].take();
    let program = server.client().token(token.as_str().unwrap());
    program.get(ME).await.ok(200);
    let code = link_of(&ada).await["code"].take();
    let answer = ada.delete(ME).await;
    answer.ok(204);
    let cleared = "almagest=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0";
    assert_eq!(answer.header("set-cookie"), Some(cleared));
    assert_eq!(ada.cookie(), None);
    // The old cookie, token and link are refused.
    ada.set_cookie(Some(&cookie));
    ada.get(ME).await.refused(401, "who");
    ada.delete(ME).await.refused(401, "who");
    ada.patch(ME, json!({ "name": "X" }))
        .await
        .refused(401, "who");
    program.get(ME).await.refused(401, "who");
    server
        .client()
        .post(LINK, json!({ "code": code }))
        .await
        .refused(404, "link");
    let again = server.restart().await.client();
    again.set_cookie(Some(&cookie));
    again.get(ME).await.refused(401, "who");
}

#[tokio::test]
async fn a_token_identifies_its_player() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let token = token_of(&ada, " my  bot ").await;
    assert_eq!(
        (&token["label"], &token["since"]),
        (&json!("my bot"), &json!(BEGINNING))
    );
    assert_eq!(token["id"].as_str().unwrap().len(), 16);
    let text = token["token"].as_str().unwrap();
    assert!(text.starts_with("almagest_") && text.len() == 73, "{text}");
    let program = server.client().token(text);
    assert_eq!(id(&program).await, id(&ada).await);
    // Once more, now from memory, and with the new name.
    ada.patch(ME, json!({ "name": "Augusta" })).await.ok(200);
    assert_eq!(program.get(ME).await.ok(200)["name"], "Augusta");
    let listed = ada.get(TOKENS).await.ok(200);
    let expected = json!({ "id": token["id"], "label": "my bot", "since": BEGINNING });
    assert_eq!(listed, json!({ "tokens": [expected] }));
}

#[tokio::test]
async fn a_bad_token_never_falls_back_to_the_cookie() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    ada.get(ME).await.ok(200);
    let right_form = format!("almagest_{}", "0".repeat(64));
    for bad in ["", "x", "almagest_", &right_form] {
        ada.clone().token(bad).get(ME).await.refused(401, "who");
    }
    let token = token_of(&ada, "bot").await["token"].take();
    let twice = ada.clone().token(token.as_str().unwrap()).token("x");
    twice.get(ME).await.refused(401, "who");
    // A password for a proxy is ignored.
    ada.clone()
        .header("authorization", "Basic eDp5")
        .get(ME)
        .await
        .ok(200);
}

#[tokio::test]
async fn a_token_takes_precedence_over_the_cookie() {
    let server = TestApp::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let token = token_of(&bea, "bot").await["token"].take();
    let both = ada.clone().token(token.as_str().unwrap());
    assert_eq!(both.get(ME).await.ok(200)["name"], "Bea");
}

#[tokio::test]
async fn a_revoked_token_is_refused() {
    let server = TestApp::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let token = token_of(&ada, "bot").await;
    let other = token_of(&ada, "other").await;
    let program = server.client().token(token["token"].as_str().unwrap());
    program.get(ME).await.ok(200);
    let path = format!("{TOKENS}/{}", token["id"].as_str().unwrap());
    bea.delete(&path).await.refused(404, "not_found");
    program.get(ME).await.ok(200);
    ada.delete(&path).await.ok(204);
    program.get(ME).await.refused(401, "who");
    ada.delete(&path).await.refused(404, "not_found");
    let left = ada.get(TOKENS).await.ok(200);
    assert_eq!(left["tokens"][0]["id"], other["id"]);
    for bad in ["x", "%ff", "0123456789abcdef"] {
        ada.delete(&format!("{TOKENS}/{bad}"))
            .await
            .refused(404, "not_found");
    }
}

#[tokio::test]
async fn a_player_has_at_most_20_tokens() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    for number in 0..20 {
        token_of(&ada, &format!("bot {number}")).await;
    }
    let refused = ada.post(TOKENS, json!({ "label": "one more" })).await;
    assert!(refused.refused(409, "too_many_tokens").contains("20"));
    let tokens = ada.get(TOKENS).await.ok(200);
    let tokens = tokens["tokens"].as_array().unwrap();
    assert_eq!(tokens.len(), 20);
    let first = tokens[0]["id"].as_str().unwrap();
    ada.delete(&format!("{TOKENS}/{first}")).await.ok(204);
    token_of(&ada, "one more").await;
}

#[tokio::test]
async fn invalid_labels_are_refused() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    token_of(&ada, &"x".repeat(40)).await;
    for bad in ["", "a\u{200b}", &"x".repeat(41)] {
        ada.post(TOKENS, json!({ "label": bad }))
            .await
            .refused(422, "label");
    }
}

#[tokio::test]
async fn the_command_makes_a_player_with_a_token() {
    let server = TestApp::new().await;
    let program = server.program("Robot").await;
    let me = program.get(ME).await.ok(200);
    assert_eq!(me["name"], "Robot");
    let tokens = program.get(TOKENS).await.ok(200);
    assert_eq!(tokens["tokens"][0]["label"], "Robot");
    let error = make_token(&*server.app.storage, &Clock::system(), "\u{202e}").await;
    let error = error.unwrap_err();
    let [english, french] =
        [words::Language::English, words::Language::French].map(|language| error.words(language));
    assert!(english.contains("invisible") && french.contains("invisibles"));
}

#[tokio::test]
async fn a_link_makes_a_second_device_the_same_player() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let link = link_of(&ada).await;
    let code = link["code"].as_str().unwrap();
    assert_eq!(link["path"], format!("/link/{code}"));
    assert_eq!(link["until"], BEGINNING + 10 * 60 * 1000);
    let phone = server.client();
    let body = json!({ "code": code });
    let me = phone.post(LINK, body.clone()).await.ok(200);
    assert_eq!(me, ada.get(ME).await.ok(200));
    assert_eq!(phone.get(ME).await.ok(200), me);
    // The link is used up, for everybody.
    phone.post(LINK, body.clone()).await.refused(404, "link");
    let stranger = server.client();
    stranger.post(LINK, body).await.refused(404, "link");
    assert_eq!(stranger.cookie(), None);
}

#[tokio::test]
async fn only_the_newest_link_is_valid() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let (old, new) = (link_of(&ada).await, link_of(&ada).await);
    let phone = server.client();
    let old = phone.post(LINK, json!({ "code": old["code"] })).await;
    old.refused(404, "link");
    let new = phone.post(LINK, json!({ "code": new["code"] })).await;
    new.ok(200);
}

#[tokio::test]
async fn a_link_is_good_for_ten_minutes() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let ben = server.guest("Ben").await;
    let (first, second) = (link_of(&ada).await, link_of(&ben).await);
    server.clock.advance(10 * 60 * 1000 - 1);
    let phone = server.client();
    phone
        .post(LINK, json!({ "code": first["code"] }))
        .await
        .ok(200);
    server.clock.advance(1);
    phone
        .post(LINK, json!({ "code": second["code"] }))
        .await
        .refused(404, "link");
}

#[tokio::test]
async fn invalid_link_codes_are_refused() {
    let server = TestApp::new().await;
    let long = "0".repeat(5000);
    for bad in [
        "",
        "x",
        "0123456789abcdef",
        "'; DROP TABLE links; --",
        &long,
    ] {
        let answer = server.client().post(LINK, json!({ "code": bad })).await;
        answer.refused(404, "link");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_link_followed_many_times_at_once_works_once() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    for _ in 0..5 {
        let body = json!({ "code": link_of(&ada).await["code"] });
        let tries = (0..8).map(|_| {
            let (client, body) = (server.client(), body.clone());
            tokio::spawn(async move { client.post(LINK, body).await })
        });
        let tries: Vec<_> = tries.collect();
        let mut through = 0;
        for answer in tries {
            let answer = answer.await.unwrap();
            match answer.status.as_u16() {
                200 => through += 1,
                _ => drop(answer.refused(404, "link")),
            }
        }
        assert_eq!(through, 1);
    }
}

#[tokio::test]
async fn a_change_takes_effect_even_if_the_caller_hangs_up() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let id: String = serde_json::from_value(id(&ada).await).unwrap();
    let player = PlayerRow {
        id: id.parse().unwrap(),
        name: "Augusta".into(),
        since: BEGINNING,
    };
    let unit = vec![Write::Rename(player.clone())];
    let mut change = Box::pin(server.app.directory.change(player.id, unit));
    // The caller hangs up after the first poll.
    assert_eq!((&mut change).now_or_never(), None);
    drop(change);
    while ada.get(ME).await.ok(200)["name"] != "Augusta" {
        tokio::task::yield_now().await;
    }
}
