//! `docs/protocol.md` names every route and every error code with its status.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use axum::http::StatusCode;
use common::TestApp;

/// Error codes whose message does not come from a key `error-CODE`.
const OWN_WORDS: [&str; 8] = [
    "conflict",
    "game",
    "illegal",
    "label",
    "lesson",
    "name",
    "storage",
    "storage_full",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn protocol() -> String {
    fs::read_to_string(root().join("docs/protocol.md")).unwrap()
}

/// Returns the codes in the table of errors, with their status.
fn documented() -> BTreeMap<String, u16> {
    let row = |line: &str| {
        let mut cells = line.strip_prefix("| `")?.split(" | ");
        let code = cells.next()?.strip_suffix('`')?.to_owned();
        Some((code, cells.next()?.parse().ok()?))
    };
    protocol().lines().filter_map(row).collect()
}

/// Returns the codes that have a message.
fn worded() -> BTreeSet<String> {
    let files = ["server.ftl", "tables.ftl"]
        .map(|file| fs::read_to_string(root().join("crates/words/locales/en").join(file)).unwrap());
    let codes = files.iter().flat_map(|text| text.lines());
    let codes = codes.filter_map(|line| line.strip_prefix("error-")?.split_once(" ="));
    codes.map(|(code, _)| code.to_owned()).collect()
}

/// Returns all source files below a folder, without whitespace and tests.
fn sources(folder: &Path) -> Vec<String> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources.extend(self::sources(&path));
        } else if !path.ends_with("tests.rs") {
            let text = fs::read_to_string(path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap();
            sources.push(code.split_whitespace().collect());
        }
    }
    sources
}

/// Returns the codes that follow directly after their status in the source.
fn with_status() -> Vec<(String, u16)> {
    let mut found = Vec::new();
    for source in sources(&root().join("crates/server/src")) {
        for place in source.split("StatusCode::").skip(1) {
            let Some((name, rest)) = place.split_once(",\"") else {
                continue;
            };
            if let Some(status) = status(name) {
                found.push((rest.split('"').next().unwrap().to_owned(), status));
            }
        }
    }
    found
}

/// Returns the status with this name, if there is one.
fn status(name: &str) -> Option<u16> {
    let all = (100..600).filter_map(|number| StatusCode::from_u16(number).ok());
    let reason = |status: &StatusCode| status.canonical_reason().unwrap_or_default();
    let called = |status: &StatusCode| reason(status).to_uppercase().replace([' ', '-'], "_");
    all.into_iter()
        .find(|status| called(status) == name)
        .map(|status| status.as_u16())
}

#[test]
fn exactly_the_existing_codes_are_documented() {
    let documented: BTreeSet<String> = documented().into_keys().collect();
    let own = OWN_WORDS.map(str::to_owned);
    let there_are: BTreeSet<String> = worded().into_iter().chain(own).collect();
    assert_eq!(documented, there_are);
}

#[test]
fn every_code_has_the_status_of_the_source() {
    let (documented, found) = (documented(), with_status());
    assert!(found.len() > 30, "{found:?}");
    for (code, status) in found {
        assert_eq!(documented.get(&code), Some(&status), "{code}");
    }
}

#[tokio::test]
async fn every_route_is_documented() {
    let home = TestApp::new().await;
    let description = home.client().get("/api/v1/openapi.json").await.ok(200);
    let text = protocol();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path.strip_prefix("/api/v1").unwrap();
            let request = format!("`{} {path}", method.to_uppercase());
            assert!(text.contains(&request), "docs/protocol.md: {request}");
        }
    }
}
