//! The page of a table: what it shows to whom, what its stream sends, and where its links lead.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod coach;
#[path = "../common/mod.rs"]
mod common;
mod lesson;
mod links;
mod log;
mod past;
mod review;
mod shown;
mod stream;

use std::collections::BTreeSet;

use axum::http::Method;
use common::{Answer, Client};

const GAMES: [(&str, usize); 3] = [("astra", 2), ("stellium", 2), ("nightsky", 3)];

/// Requests a page as a browser does.
async fn page(client: &Client, path: &str) -> Answer {
    let browser = client.clone().header("accept", "text/html");
    browser.get(path).await
}

async fn form(client: &Client, path: &str, body: &str) -> Answer {
    let kind = "application/x-www-form-urlencoded";
    let body = body.to_owned();
    client.raw(Method::POST, path, Some(kind), body).await
}

/// Returns the values of an attribute on a page.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let begin = format!(" {attribute}=\"");
    let parts = html.split(&begin).skip(1);
    let value = |part: &str| part.split('"').next().unwrap().replace("&quot;", "\"");
    parts.map(value).collect()
}

fn acts(html: &str) -> BTreeSet<String> {
    values(html, "data-act").into_iter().collect()
}
