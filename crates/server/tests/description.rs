//! The API description matches the routes.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Method, Request};
use common::{Client, TestApp, TestTable, text};
use serde_json::{Value, json};

/// The routes that need no identity.
const FOR_ALL: [(&str, &str); 10] = [
    ("POST", "/api/v1/guests"),
    ("POST", "/api/v1/link"),
    ("GET", "/api/v1/games"),
    ("GET", "/api/v1/tables"),
    ("GET", "/api/v1/tables/{id}"),
    ("GET", "/api/v1/tables/{id}/events"),
    ("GET", "/api/v1/tables/{id}/socket"),
    ("GET", "/api/v1/tables/{id}/log"),
    ("GET", "/api/v1/tables/{id}/record"),
    ("GET", "/api/v1/openapi.json"),
];

/// Headers a browser may send with a request from another site.
const ELSEWHERE: [&[(&str, &str)]; 7] = [
    &[("origin", "https://evil.example")],
    &[("origin", "null")],
    &[("origin", "http://almagest.example:8888")],
    &[("origin", "http://sub.almagest.example")],
    &[("sec-fetch-site", "cross-site")],
    &[("sec-fetch-site", "same-site")],
    &[
        ("origin", "http://almagest.example"),
        ("sec-fetch-site", "cross-site"),
    ],
];

/// Returns every method and path of the description.
fn operations(description: &Value) -> Vec<(Method, String)> {
    let mut all = Vec::new();
    for (path, item) in description["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            all.push((method.to_uppercase().parse().unwrap(), path.clone()));
        }
    }
    all
}

/// Returns a response, or the one it refers to.
fn referred<'a>(description: &'a Value, response: &'a Value) -> &'a Value {
    match response["$ref"].as_str() {
        Some(reference) => description.pointer(&reference[1..]).unwrap(),
        None => response,
    }
}

/// Creates a table of Ann and Ben. Returns it with a function that puts its id, or that of a token
/// of Ann's, into a path.
async fn real_paths(server: &TestApp) -> (TestTable, impl Fn(&str) -> String) {
    let table = TestTable::of(server, "astra", 2, json!({ "public": true })).await;
    let token = table
        .client(1)
        .post("/api/v1/me/tokens", json!({ "label": "bot" }))
        .await
        .ok(201);
    let (id, token) = (table.id.clone(), text(&token["id"]));
    (table, move |path: &str| {
        let id = if path.contains("/tokens/") {
            &token
        } else {
            &id
        };
        path.replace("{id}", id)
    })
}

/// Sends a request with an empty JSON object and returns the status. Does not read the body, which
/// may have no end.
async fn status(client: &Client, method: &Method, path: &str) -> u16 {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", "application/json");
    client
        .start(request.body(Body::from("{}")).unwrap())
        .await
        .status()
        .as_u16()
}

#[tokio::test]
async fn every_described_route_answers() {
    let server = TestApp::new().await;
    let description = server.description().await;
    let (table, real) = real_paths(&server).await;
    let all = operations(description);
    assert!(all.len() > 25, "{}", all.len());
    // Deletions come last, because they remove the caller.
    for (method, path) in all.iter().filter(|(method, _)| *method != Method::DELETE) {
        let status = status(table.client(1), method, &real(path)).await;
        let fine = ![404, 405, 500, 501].contains(&status) || path == "/api/v1/link";
        assert!(fine, "{method} {path}: {status}");
        let told = &description["paths"][path][method.as_str().to_lowercase()]["responses"];
        assert!(
            told[status.to_string()].is_object(),
            "{method} {path}: {status}"
        );
    }
    for path in ["/api/v1/me/tokens/{id}", "/api/v1/me"] {
        assert_eq!(
            status(table.client(1), &Method::DELETE, &real(path)).await,
            204,
            "{path}"
        );
    }
}

#[tokio::test]
async fn methods_that_are_not_described_are_refused() {
    let server = TestApp::new().await;
    let description = server.description().await;
    let (table, real) = real_paths(&server).await;
    for (_, path) in operations(description) {
        let item = &description["paths"][&path];
        for method in [
            Method::GET,
            Method::POST,
            Method::PUT,
            Method::PATCH,
            Method::DELETE,
        ] {
            if item[method.as_str().to_lowercase()].is_null() {
                assert_eq!(
                    status(table.client(1), &method, &real(&path)).await,
                    405,
                    "{method} {path}"
                );
            }
        }
    }
}

#[tokio::test]
async fn requests_from_other_sites_change_nothing() {
    let server = TestApp::new().await;
    let description = server.description().await;
    let (table, real) = real_paths(&server).await;
    let before = table.seen(1).await;
    let changes = |(method, _): &(Method, String)| *method != Method::GET;
    for (method, path) in operations(description).into_iter().filter(changes) {
        for headers in ELSEWHERE {
            let client = headers
                .iter()
                .fold(table.client(1).clone(), |client, (name, value)| {
                    client.header(name, value)
                });
            for path in [real(&path), path.replace("{id}", "0")] {
                client
                    .json(method.clone(), &path, json!({}))
                    .await
                    .refused(403, "cross_site");
            }
        }
    }
    for path in [table.path("socket"), "/api/v1/me/socket".into()] {
        for headers in ELSEWHERE {
            let client = headers.iter().fold(
                table.client(1).clone().header("upgrade", "websocket"),
                |client, (name, value)| client.header(name, value),
            );
            client.get(&path).await.refused(403, "cross_site");
        }
    }
    assert_eq!(table.seen(1).await, before);
}

#[tokio::test]
async fn all_other_routes_need_an_identity() {
    let server = TestApp::new().await;
    let description = server.description().await;
    let (_table, real) = real_paths(&server).await;
    let mut open = BTreeSet::new();
    for (method, path) in operations(description) {
        let status = status(&server.client(), &method, &real(&path)).await;
        if status == 401 {
            let told =
                &description["paths"][&path][method.as_str().to_lowercase()]["responses"]["401"];
            assert!(told.is_object(), "{method} {path}");
        } else {
            open.insert((method.to_string(), path));
        }
    }
    let expected = FOR_ALL
        .iter()
        .filter(|(_, path)| *path != "/api/v1/openapi.json");
    let expected = expected.map(|(method, path)| ((*method).to_owned(), (*path).to_owned()));
    assert_eq!(open, expected.collect());
}

#[tokio::test]
async fn the_wrong_cookie_cannot_act_for_a_seat() {
    let server = TestApp::new().await;
    let (table, _) = real_paths(&server).await;
    let seat = table.to_act().await[0];
    let body = common::action(&table.seen(seat).await, "x", 0);
    // The cookie decides who the player is, whatever the body says.
    let thief = server.client();
    thief.set_cookie(table.client(3 - seat).cookie().as_deref());
    thief
        .post(&table.path("actions"), body.clone())
        .await
        .refused(403, "not_your_seat");
    let mut forged = table.client(seat).cookie().unwrap();
    let last = forged.pop().unwrap();
    forged.push(if last == '0' { '1' } else { '0' });
    thief.set_cookie(Some(&forged));
    thief
        .post(&table.path("actions"), body)
        .await
        .refused(401, "who");
}

#[tokio::test]
async fn every_refusal_has_the_same_form() {
    let server = TestApp::new().await;
    let description = server.description().await;
    for (method, path) in operations(description) {
        let responses = &description["paths"][&path][method.as_str().to_lowercase()]["responses"];
        for (status, response) in responses.as_object().unwrap() {
            if status.parse::<u16>().unwrap() >= 400 {
                let refusal = referred(description, response);
                let body = &refusal["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(
                    body, "#/components/schemas/ErrorBody",
                    "{method} {path} {status}"
                );
            }
        }
    }
    let text = description.to_string();
    for kind in ["schemas", "responses"] {
        let known = description["components"][kind].as_object().unwrap();
        for reference in text.split(&format!("#/components/{kind}/")).skip(1) {
            let name = reference.split('"').next().unwrap();
            assert!(known.contains_key(name), "{name} is not described");
        }
    }
}

#[tokio::test]
async fn a_refusal_shared_by_several_routes_is_described_once() {
    let server = TestApp::new().await;
    let description = server.description().await;
    let shared = description["components"]["responses"].as_object().unwrap();
    let mut told = BTreeSet::new();
    for refusal in shared.values() {
        assert!(told.insert(text(&refusal["description"])), "{refusal}");
    }
    for (method, path) in operations(description) {
        let responses = &description["paths"][&path][method.as_str().to_lowercase()]["responses"];
        for (status, response) in responses.as_object().unwrap() {
            if status.parse::<u16>().unwrap() >= 400 && response["$ref"].is_null() {
                let own = text(&response["description"]);
                assert!(told.insert(own), "{method} {path} {status}");
            }
        }
    }
}
