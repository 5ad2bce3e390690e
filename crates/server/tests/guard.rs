//! The guard before every route: origin, limits, headers, and refusals in our own words.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::num::NonZeroU32;

use axum::body::Body;
use axum::http::{Method, Request, Version};
use common::{Client, HERE, TestApp};
use serde_json::json;

const ME: &str = "/api/v1/me";
const GUESTS: &str = "/api/v1/guests";
const LINK: &str = "/api/v1/me/link";

/// Returns values that a browser may send about the origin of a request, and whether each names
/// this server.
fn sites() -> Vec<(Vec<(&'static str, String)>, bool)> {
    let here = format!("http://{HERE}");
    let origins = [
        (None, true),
        (Some(here.clone()), true),
        (Some(format!("https://{HERE}")), true),
        (Some(format!("http://{HERE}:80")), true),
        (Some(format!("http://{HERE}:8888")), false),
        (Some(format!("http://sub.{HERE}")), false),
        (Some(format!("{here}.evil.example")), false),
        (Some("https://evil.example".into()), false),
        (Some("null".into()), false),
    ];
    let fetches = [
        (None, true),
        (Some("same-origin"), true),
        (Some("none"), true),
        (Some("same-site"), false),
        (Some("cross-site"), false),
        (Some("anything"), false),
    ];
    let mut sites = Vec::new();
    for (origin, origin_is_here) in &origins {
        for (fetch, fetch_is_here) in fetches {
            let origin = origin.iter().map(|value| ("origin", value.clone()));
            let fetch = fetch
                .iter()
                .map(|value| ("sec-fetch-site", (*value).to_owned()));
            sites.push((
                origin.chain(fetch).collect(),
                *origin_is_here && fetch_is_here,
            ));
        }
    }
    sites
}

fn from(client: &Client, site: &[(&str, String)]) -> Client {
    site.iter().fold(client.clone(), |client, (name, value)| {
        client.header(name, value)
    })
}

#[tokio::test]
async fn only_our_own_pages_can_change_anything() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let unsafe_methods = [
        (Method::POST, LINK),
        (Method::PATCH, ME),
        (Method::PUT, ME),
        (Method::DELETE, "/api/v1/me/tokens/x"),
        (Method::from_bytes(b"BREW").unwrap(), ME),
        (Method::POST, "/nowhere"),
    ];
    for (site, here) in sites() {
        let client = from(&ada, &site);
        for (method, path) in &unsafe_methods {
            let answer = client.empty(method.clone(), path).await;
            if here {
                assert_ne!(answer.status, 403, "{site:?} {method} {path}");
            } else {
                answer.refused(403, "cross_site");
            }
        }
        for method in [Method::GET, Method::HEAD, Method::OPTIONS] {
            let answer = client.empty(method.clone(), ME).await;
            assert_ne!(answer.status, 403, "{site:?} {method}");
        }
    }
}

#[tokio::test]
async fn behind_a_proxy_that_rewrites_the_host_the_public_address_is_the_origin() {
    let server = TestApp::with(|settings| {
        settings.public_url = Some("https://almagest.example".parse().unwrap());
    })
    .await;
    let proxied = server.client().header("host", "10.0.0.7:8888");
    let guest = json!({ "name": "Ada" });
    for (origin, status) in [
        ("https://almagest.example", 201),
        ("https://almagest.example:443", 201),
        ("http://almagest.example", 403),
        ("http://10.0.0.7:8888", 403),
        ("https://evil.example", 403),
        ("null", 403),
    ] {
        let client = proxied.clone().header("origin", origin);
        let answer = client.post("/api/v1/guests", guest.clone()).await;
        assert_eq!(answer.status.as_u16(), status, "{origin}");
    }
    // Without it, the proxy's host would be compared.
    let server = TestApp::new().await;
    let client = server.client().header("host", "10.0.0.7:8888");
    let client = client.header("origin", "https://almagest.example");
    let answer = client.post("/api/v1/guests", guest).await;
    answer.refused(403, "cross_site");
}

#[tokio::test]
async fn a_request_names_exactly_one_host() {
    let server = TestApp::new().await;
    let two = server.client().header("host", "almagest.example");
    let two = two.header("host", "almagest.example");
    two.get("/healthz").await.refused(400, "host");
    let none = Request::get("/api/v1/games").body(Body::empty()).unwrap();
    let answer = server.client().undressed(none).await;
    assert_eq!(answer.status(), 400);
    // An old client without a host, such as the check of a load balancer.
    let old = Request::get("/healthz").version(Version::HTTP_10);
    let answer = server
        .client()
        .undressed(old.body(Body::empty()).unwrap())
        .await;
    assert_eq!(answer.status(), 200);
}

#[tokio::test]
async fn pages_have_policies_and_over_tls_browsers_use_nothing_else() {
    let tls = "strict-transport-security";
    let server = TestApp::new().await;
    assert_eq!(server.client().get("/").await.header(tls), None);
    let server = TestApp::with(|settings| settings.secure_cookies = true).await;
    let answer = server.client().get("/").await;
    assert_eq!(
        answer.header("cross-origin-opener-policy"),
        Some("same-origin")
    );
    assert!(
        answer
            .header("permissions-policy")
            .unwrap()
            .starts_with("camera=(), geolocation=(self)")
    );
    assert_eq!(answer.header(tls), Some("max-age=63072000"));
}

#[tokio::test]
async fn only_our_own_pages_can_open_sockets() {
    let server = TestApp::new().await;
    for (site, here) in sites() {
        for upgrade in ["websocket", "WebSocket", "h2c, websocket"] {
            let client = from(&server.client(), &site).header("upgrade", upgrade);
            let answer = client.get("/nowhere").await;
            assert_eq!(
                answer.status.as_u16(),
                if here { 404 } else { 403 },
                "{site:?}"
            );
        }
    }
}

#[tokio::test]
async fn the_api_refuses_content_types_that_forms_can_send() {
    let server = TestApp::new().await;
    let kinds = [
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
    ];
    for kind in kinds {
        let answer = server
            .client()
            .raw(Method::POST, GUESTS, Some(kind), r#"{"name":"Ada"}"#)
            .await;
        answer.refused(415, "media_type");
    }
    let none = server
        .client()
        .raw(Method::POST, GUESTS, None, r#"{"name":"Ada"}"#)
        .await;
    none.refused(415, "media_type");
    let kind = Some("Application/JSON; charset=utf-8");
    server
        .client()
        .raw(Method::POST, GUESTS, kind, r#"{"name":"Ada"}"#)
        .await
        .ok(201);
}

#[tokio::test]
async fn unreadable_json_is_refused_with_a_reason() {
    let server = TestApp::new().await;
    let bad = [
        ("", "EOF"),
        ("{", "EOF"),
        ("[]", "line 1"),
        ("{}", "name"),
        (r#"{"name":1}"#, "string"),
        (r#"{"name":"a"} x"#, "trailing"),
        (r#"{"name":"\ud800"}"#, "hex escape"),
        ("\u{feff}{}", "line 1"),
    ];
    for (body, reason) in bad {
        let answer = server
            .client()
            .raw(Method::POST, GUESTS, Some("application/json"), body)
            .await;
        let message = answer.refused(400, "bad_json");
        assert!(message.contains(reason), "{message}");
    }
    let bytes = vec![b'"', 0xff, b'"'];
    let answer = server
        .client()
        .raw(Method::POST, GUESTS, Some("application/json"), bytes)
        .await;
    answer.refused(400, "bad_json");
    let deep = "[".repeat(10_000);
    let answer = server
        .client()
        .raw(Method::POST, GUESTS, Some("application/json"), deep)
        .await;
    answer.refused(400, "bad_json");
}

#[tokio::test]
async fn a_refusal_repeats_little_of_what_was_sent() {
    let server = TestApp::new().await;
    let body = json!("x".repeat(10_000));
    let message = server
        .client()
        .post(GUESTS, body)
        .await
        .refused(400, "bad_json");
    assert!(message.chars().count() < 400, "{message}");
}

#[tokio::test]
async fn the_size_of_a_body_is_limited() {
    let server = TestApp::with(|settings| settings.message_bytes = 100).await;
    let body = |bytes: usize| format!(r#"{{"name":"Ada"{}}}"#, " ".repeat(bytes - 14));
    let json = Some("application/json");
    server
        .client()
        .raw(Method::POST, GUESTS, json, body(100))
        .await
        .ok(201);
    let large = server
        .client()
        .raw(Method::POST, GUESTS, json, body(101))
        .await;
    large.refused(413, "too_large");
    // A body without a declared length that never ends.
    let endless = futures_util::stream::repeat_with(|| Ok::<_, std::io::Error>("     "));
    let endless = Body::from_stream(endless);
    server
        .client()
        .raw(Method::POST, GUESTS, json, endless)
        .await
        .refused(413, "too_large");
}

#[tokio::test]
async fn unknown_addresses_and_methods_are_refused() {
    let server = TestApp::new().await;
    for path in [
        "/nowhere",
        "/api/v1",
        "/api/v1/me/",
        "//",
        "/api/v1/%2e%2e/me",
        "/%ff",
    ] {
        server.client().get(path).await.refused(404, "not_found");
    }
    let answer = server.client().put(ME, json!({})).await;
    answer.refused(405, "method");
    let allowed = answer.header("allow").unwrap();
    for method in ["GET", "PATCH", "DELETE"] {
        assert!(allowed.contains(method), "{allowed}");
    }
}

#[tokio::test]
async fn refusals_are_in_the_callers_language() {
    let server = TestApp::new().await;
    let say = async |client: Client, path: &str| client.get(path).await.refused(401, "who");
    let english = say(server.client(), ME).await;
    let french = say(server.client().speaking("fr"), ME).await;
    assert!(english.starts_with("We don’t know"), "{english}");
    assert!(french.starts_with("Nous ne savons pas"), "{french}");
    assert!(french.contains("\u{a0};"), "{french}");
    assert_eq!(say(server.client(), "/api/v1/me?lang=fr").await, french);
    assert_eq!(
        say(server.client().speaking("fr"), "/api/v1/me?lang=en").await,
        english
    );
    assert_eq!(
        say(server.client().speaking("fr"), "/api/v1/me?lang=xx").await,
        french
    );
    assert_eq!(
        say(server.client().speaking("de, en;q=0.3, fr-CH;q=0.7"), ME).await,
        french
    );
    assert_eq!(say(server.client().speaking("de"), ME).await, english);
}

#[tokio::test]
async fn every_kind_of_refusal_is_available_in_french() {
    let server = TestApp::with(|settings| {
        settings.message_bytes = 50;
        settings.guests_per_minute = NonZeroU32::new(1);
    })
    .await;
    let client = server.client().speaking("fr");
    let json = Some("application/json");
    let evil = client.clone().header("origin", "https://evil.example");
    client.post(GUESTS, json!({ "name": "Ada" })).await.ok(201);
    let refusals = [
        (client.get("/nowhere").await, 404, "not_found"),
        (client.put(ME, json!({})).await, 405, "method"),
        (evil.delete(ME).await, 403, "cross_site"),
        (
            client.raw(Method::POST, GUESTS, json, "{").await,
            400,
            "bad_json",
        ),
        (
            client.raw(Method::POST, GUESTS, json, " ".repeat(51)).await,
            413,
            "too_large",
        ),
        (
            client.raw(Method::POST, GUESTS, None, "{}").await,
            415,
            "media_type",
        ),
        (
            client.post(GUESTS, json!({ "name": "" })).await,
            422,
            "name",
        ),
        (
            client.post(GUESTS, json!({ "name": "Bea" })).await,
            429,
            "too_many",
        ),
    ];
    let french = ["é", "ê", "est", "il ", "doit", "Trop"];
    for (answer, status, code) in refusals {
        let message = answer.refused(status, code);
        assert!(
            french.iter().any(|sign| message.contains(sign)),
            "{message}"
        );
        assert_eq!(answer.header("content-type"), Some("application/json"));
    }
}

#[tokio::test]
async fn every_answer_has_security_headers() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    let evil = ada.clone().header("origin", "https://evil.example");
    let answers = [
        ada.get(ME).await,
        ada.get("/nowhere").await,
        ada.put(ME, json!({})).await,
        evil.delete(ME).await,
        ada.get("/healthz").await,
    ];
    for answer in answers {
        let expected = [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("x-frame-options", "DENY"),
            (
                "content-security-policy",
                "default-src 'none'; frame-ancestors 'none'",
            ),
            ("cache-control", "no-store"),
        ];
        for (name, value) in expected {
            assert_eq!(answer.header(name), Some(value), "{}", answer.status);
        }
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
}

/// Sends at most `most` requests and returns the first refusal. The clock of the limit cannot be
/// advanced by hand, so a second may pass and let a few more through.
async fn until_refused(client: &Client, most: usize) -> common::Answer {
    for _ in 0..most {
        let answer = client.get(ME).await;
        if answer.status == 429 {
            return answer;
        }
    }
    panic!("no request was refused");
}

#[tokio::test]
async fn requests_are_limited_per_client() {
    let server = TestApp::with(|settings| settings.requests_per_second = NonZeroU32::new(3)).await;
    let first = server.client().from("192.0.2.1");
    let answer = until_refused(&first, 1000).await;
    answer.refused(429, "too_many");
    let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=2).contains(&wait));
    // Other clients are not affected, and neither are health checks.
    server
        .client()
        .from("192.0.2.2")
        .get(ME)
        .await
        .refused(401, "who");
    for _ in 0..20 {
        assert_eq!(first.get("/healthz").await.status, 200);
    }
}

#[tokio::test]
async fn players_are_counted_by_identity_and_forged_cookies_by_address() {
    let server = TestApp::with(|settings| settings.requests_per_second = NonZeroU32::new(3)).await;
    let ada = server.guest("Ada").await.from("192.0.2.1");
    until_refused(&ada, 1000).await;
    // Another player at the same address has their own count.
    let bea = server.client().from("192.0.2.1");
    bea.post(GUESTS, json!({ "name": "Bea" })).await.ok(201);
    bea.get(ME).await.ok(200);
    // A forged cookie identifies nobody, so it counts for the address.
    let forged = server.client().from("192.0.2.9");
    for number in 0..1000 {
        forged.set_cookie(Some(&format!(
            "v1.{number:032x}.1700000000000.{number:064x}"
        )));
        if forged.get(ME).await.status == 429 {
            return;
        }
    }
    panic!("forged cookies escape the limit");
}

#[tokio::test]
async fn guessed_tokens_count_for_the_address() {
    let server = TestApp::with(|settings| settings.requests_per_second = NonZeroU32::new(3)).await;
    for number in 0..1000 {
        let guess = server.client().token(&format!("almagest_{number:064x}"));
        if guess.get(ME).await.status == 429 {
            return;
        }
    }
    panic!("guessed tokens escape the limit");
}

async fn arrive(client: &Client) -> u16 {
    let answer = client.post(GUESTS, json!({ "name": "Ada" })).await;
    client.set_cookie(None);
    answer.status.as_u16()
}

#[tokio::test]
async fn new_guests_are_limited_per_address() {
    let server = TestApp::with(|settings| settings.guests_per_minute = NonZeroU32::new(2)).await;
    let here = server.client().from("192.0.2.1");
    // A refused name does not count.
    for _ in 0..5 {
        here.post(GUESTS, json!({ "name": "" }))
            .await
            .refused(422, "name");
    }
    let arrivals = [
        arrive(&here).await,
        arrive(&here).await,
        arrive(&here).await,
    ];
    assert_eq!(arrivals, [201, 201, 429]);
    let answer = here.post(GUESTS, json!({ "name": "Ada" })).await;
    answer.refused(429, "too_many");
    let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=31).contains(&wait), "{wait}");
    assert_eq!(arrive(&server.client().from("192.0.2.2")).await, 201);
    // Without a proxy the header is ignored: anybody could claim any address.
    let claim = here.clone().header("x-forwarded-for", "192.0.2.3");
    assert_eq!(arrive(&claim).await, 429);
}

#[tokio::test]
async fn a_whole_ipv6_network_counts_as_one() {
    let server = TestApp::with(|settings| settings.guests_per_minute = NonZeroU32::new(2)).await;
    let from = |address: &str| server.client().from(address);
    assert_eq!(arrive(&from("2001:db8:0:1::1")).await, 201);
    assert_eq!(arrive(&from("2001:db8:0:1::2")).await, 201);
    assert_eq!(arrive(&from("2001:db8:0:1:ffff::3")).await, 429);
    assert_eq!(arrive(&from("2001:db8:0:2::1")).await, 201);
}

#[tokio::test]
async fn behind_a_proxy_the_last_forwarded_address_counts() {
    let server = TestApp::with(|settings| {
        settings.guests_per_minute = NonZeroU32::new(1);
        settings.behind_proxy = true;
    })
    .await;
    let from = |forwarded: &str| server.client().header("x-forwarded-for", forwarded);
    assert_eq!(arrive(&from("192.0.2.1")).await, 201);
    assert_eq!(arrive(&from("192.0.2.1")).await, 429);
    // The client's own claims come before the address that the proxy saw.
    assert_eq!(arrive(&from("192.0.2.7, 192.0.2.1")).await, 429);
    assert_eq!(arrive(&from("192.0.2.1, 192.0.2.2")).await, 201);
}

#[tokio::test]
async fn long_answers_are_compressed_on_request_and_streams_are_not() {
    let app = TestApp::new().await;
    let plain = app.client().get("/about").await;
    assert_eq!(plain.header("content-encoding"), None);
    let packing = app.client().header("accept-encoding", "gzip");
    let packed = packing.get("/about").await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() * 2 < plain.body.len());
    assert_eq!(packing.get(ME).await.header("content-encoding"), None);
    packing.post(GUESTS, json!({ "name": "Ann" })).await.ok(201);
    packing.follow("/api/v1/me/events").await;
}

#[tokio::test]
async fn a_server_is_ready_if_its_database_writes_and_the_disk_has_room() {
    let server = TestApp::new().await;
    let client = server.client();
    client.get("/readyz").await.ok(200);
    server.app.storage.close().await;
    assert_eq!(client.get("/readyz").await.status, 503);
    // It is still alive.
    client.get("/healthz").await.ok(200);
    let server = TestApp::with(|settings| settings.disk_bytes = u64::MAX).await;
    let answer = server.client().get("/readyz").await;
    answer.refused(503, "disk_full");
}

#[tokio::test]
async fn metrics_are_for_the_operator_only_and_count_refusals() {
    let server = TestApp::new().await;
    server.metrics().await;
    server.guest("Ada").await;
    server
        .client()
        .get("/metrics")
        .await
        .refused(404, "not_found");
    server.client().get(ME).await.refused(401, "who");
    let evil = server.client().header("origin", "https://evil.example");
    evil.delete(ME).await.refused(403, "cross_site");
    let metrics = server.metrics().await;
    for line in [
        "almagest_requests_total{route=\"/api/v1/me\",status=\"401\"}",
        "almagest_requests_total{route=\"/api/v1/me\",status=\"403\"}",
        "almagest_units_waiting",
        "almagest_disk_free_bytes",
        "almagest_commit_seconds_count",
    ] {
        assert!(metrics.contains(line), "{line}: {metrics}");
    }
}
