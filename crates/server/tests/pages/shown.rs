//! Properties of every page.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use axum::http::{Method, StatusCode};

use super::browser::{browser, browser_of, page, send};
use crate::common::{Answer, TestApp};

/// Pages everybody can view.
const PAGES: [&str; 26] = [
    "/",
    "/learn/astra",
    "/learn/stellium?level=novice",
    "/learn/nightsky",
    "/new/astra",
    "/new/astra?players=1",
    "/new/stellium",
    "/new/nightsky",
    "/settings",
    "/rules/astra",
    "/rules/stellium",
    "/rules/nightsky",
    "/rules/astra/reference",
    "/rules/stellium/reference?q=comet",
    "/rules/nightsky/reference?q=nothing%20like%20that",
    "/rules/astra/sources",
    "/rules/stellium/sources",
    "/rules/nightsky/sources?q=moon",
    "/cards/astra",
    "/cards/stellium",
    "/cards/nightsky",
    "/sky",
    "/sky?lat=-33.87&lon=151.21&date=2026-01-17&time=22:00&zone=11",
    "/sky?lat=99",
    "/about",
    "/link/0123456789abcdef",
];

/// Addresses that are not in `PAGES`: files, pages of a table or of a guest, and redirects.
const ELSEWHERE: [&str; 6] = [
    "/assets/",
    "/qr",
    "/replay/",
    "/rules",
    "/settings/leave",
    "/t/",
];

/// Addresses of forms that change something.
const POSTS: [&str; 10] = [
    "/play",
    "/learn/astra",
    "/join",
    "/new/astra",
    "/settings",
    "/settings/tokens",
    "/settings/tokens/0123456789abcdef",
    "/settings/link",
    "/settings/leave",
    "/link/0123456789abcdef",
];

/// Checks that a page has nothing inline and no missing text, and that its headers are right.
#[track_caller]
fn is_clean(answer: &Answer, path: &str) {
    let html = answer.text();
    for bad in [
        " style=",
        "<style",
        " onclick=",
        " onload=",
        "javascript:",
        "Unknown localization",
    ] {
        let found = html.find(bad).map(|at| html[at..].chars().take(80));
        let found = found.map(String::from_iter);
        assert_eq!(found, None, "{path}");
    }
    for script in html.split("<script").skip(1) {
        let (tag, content) = script.split_once('>').unwrap();
        assert!(tag.contains("src="), "{path}");
        assert!(content.starts_with("</script>"), "{path}");
    }
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'"), "{path}: {policy}");
    assert!(policy.contains("form-action 'self'"), "{path}: {policy}");
    assert!(!policy.contains("unsafe"), "{path}: {policy}");
    let kind = answer.header("content-type").unwrap();
    assert_eq!(kind, "text/html; charset=utf-8", "{path}");
}

/// Checks that every id occurs once.
#[track_caller]
fn ids_are_unique(answer: &Answer, path: &str) {
    let ids = answer.text().split(" id=\"").skip(1);
    let mut ids: Vec<&str> = ids.map(|rest| rest.split('"').next().unwrap()).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "{path}");
}

/// Returns the addresses of the source that serve `get`, with `{…}` for each variable part.
fn routes(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(routes(&path));
            continue;
        }
        let source: String = fs::read_to_string(path)
            .unwrap()
            .split_whitespace()
            .collect();
        let routes = source.split(".route(\"").skip(1);
        let routes = routes.filter_map(|route| route.split_once('"'));
        let got = routes.filter(|(_, methods)| methods.starts_with(",get("));
        found.extend(got.map(|(path, _)| path.to_owned()));
    }
    found
}

/// Returns whether an address, with or without a query, is one of a route.
fn is_of(route: &str, address: &str) -> bool {
    let path = address.split('?').next().unwrap();
    let same = |(this, that): (&str, &str)| this == that || this.starts_with('{');
    let [these, those] = [route, path].map(|path| path.split('/'));
    these.clone().count() == those.clone().count() && these.zip(those).all(same)
}

#[test]
fn every_page_is_in_the_lists_of_the_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let routes = routes(&root.join("src/pages"));
    assert!(routes.len() > 15, "{routes:?}");
    let browser = root.join("../browser/src/page_cases.rs");
    let browser = fs::read_to_string(browser).unwrap();
    let listed: Vec<&str> = browser.split('"').skip(1).step_by(2).collect();
    for route in routes {
        let under = |other: &&str| other.ends_with('/') && route.starts_with(*other);
        if ELSEWHERE.contains(&&*route) || ELSEWHERE.iter().any(under) {
            continue;
        }
        let has = |list: &[&str]| list.iter().any(|address| is_of(&route, address));
        assert!(
            has(&PAGES),
            "{route} is missing in PAGES of tests/pages/shown.rs"
        );
        assert!(
            has(&listed),
            "{route} is missing in PAGES of crates/browser/src/page_cases.rs"
        );
    }
}

#[tokio::test]
async fn every_page_answers_in_both_languages() {
    let server = TestApp::new().await;
    let known = browser_of(&server, "Ada").await;
    for client in [browser(&server), known] {
        for path in PAGES {
            for language in ["en", "fr"] {
                let answer = page(&client, path, language).await;
                let expected = if path.contains("lat=99") { 422 } else { 200 };
                assert_eq!(answer.status.as_u16(), expected, "{path}");
                let lang = format!("<html lang=\"{language}\"");
                assert!(answer.text().contains(&lang), "{path}");
                assert!(answer.text().contains("<main"), "{path}");
                assert!(answer.text().contains("href=\"#main\""), "{path}");
                is_clean(&answer, path);
                ids_are_unique(&answer, path);
            }
        }
    }
}

#[tokio::test]
async fn every_file_that_a_page_names_exists() {
    let server = TestApp::new().await;
    let client = browser(&server);
    let mut files = BTreeSet::new();
    for path in PAGES {
        let shown = client.get(path).await;
        let named = shown.text().split('"');
        let named = named.filter(|text| text.starts_with("/assets/"));
        files.extend(named.map(str::to_owned));
    }
    assert!(files.len() > 5, "{files:?}");
    for file in files {
        assert_eq!(client.get(&file).await.status, 200, "{file}");
    }
}

#[tokio::test]
async fn every_page_has_one_top_level_heading() {
    let server = TestApp::new().await;
    for path in PAGES {
        let answer = browser(&server).get(path).await;
        assert_eq!(answer.text().matches("<h1").count(), 1, "{path}");
    }
}

#[tokio::test]
async fn an_unknown_address_gives_browsers_a_page_and_programs_json() {
    let server = TestApp::new().await;
    for path in [
        "/nothing",
        "/rules/chess",
        "/rules/chess/reference",
        "/rules/chess?q=x",
        "/cards/chess",
        "/new/chess",
        "/learn/chess",
        "/rules/",
        "/t/xx",
    ] {
        let shown = page(&browser(&server), path, "fr").await;
        assert_eq!(shown.status, StatusCode::NOT_FOUND, "{path}");
        assert!(shown.text().contains("<html lang=\"fr\""), "{path}");
        is_clean(&shown, path);
        server.client().get(path).await.refused(404, "not_found");
    }
}

#[tokio::test]
async fn names_are_escaped_wherever_they_are_shown() {
    let server = TestApp::new().await;
    let eve = browser_of(&server, "<script>x</script>").await;
    let open = [
        ("seat-1", "me"),
        ("seat-2", "here"),
        ("name-2", "<b onclick=x>&\""),
        ("seat-3", "open"),
        ("public", "on"),
    ];
    send(&eve, "/new/astra", &open).await;
    send(&eve, "/settings/tokens", &[("label", "<i>bot</i>")]).await;
    for path in [
        "/",
        "/new/astra",
        "/settings",
        "/settings/leave",
        "/link/00",
    ] {
        let shown = eve.get(path).await;
        assert_eq!(shown.status, StatusCode::OK, "{path}");
        for bad in ["<script>x", "<b onclick", "<i>bot"] {
            assert!(!shown.text().contains(bad), "{path}: {bad}");
        }
        assert!(shown.text().contains("&lt;"), "{path}");
    }
    // Others see the names at the public table.
    let other = browser(&server).get("/").await;
    assert!(other.text().contains("&lt;script&gt;x&lt;/script&gt;"));
    assert!(!other.text().contains("<b onclick"));
}

#[tokio::test]
async fn other_sites_cannot_send_forms() {
    let server = TestApp::new().await;
    let ada = server.guest("Ada").await;
    for evil in [
        ada.clone().header("origin", "https://evil.example"),
        ada.clone().header("sec-fetch-site", "cross-site"),
    ] {
        let evil = evil.header("accept", "text/html");
        for path in POSTS {
            let answer = send(&evil, path, &[("game", "astra"), ("theme", "chart")]).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
            assert!(answer.header("set-cookie").is_none(), "{path}");
        }
    }
    let tables = ada.get("/api/v1/me/tables").await.ok(200);
    assert_eq!(tables["tables"].as_array().unwrap().len(), 0);
}

#[tokio::test]
async fn wrong_types_and_large_forms_are_refused() {
    let server = TestApp::new().await;
    let program = server.client();
    let json = program
        .post("/play", serde_json::json!({ "game": "astra" }))
        .await;
    json.refused(415, "form_type");
    let large = format!("game={}", "x".repeat(20_000));
    let kind = Some("application/x-www-form-urlencoded");
    let answer = program.raw(Method::POST, "/play", kind, large).await;
    answer.refused(413, "too_large");
}
