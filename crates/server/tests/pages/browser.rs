//! A browser that requests pages and sends forms.

use axum::http::{Method, Request, StatusCode};

use crate::common::{Answer, Client, TestApp};

/// The origin of this server's own pages.
pub const ORIGIN: &str = "http://almagest.example";

/// Returns the browser of a stranger.
pub fn browser(server: &TestApp) -> Client {
    dressed(server.client())
}

/// Returns the browser of a guest with this name.
pub async fn browser_of(server: &TestApp, name: &str) -> Client {
    dressed(server.guest(name).await)
}

fn dressed(client: Client) -> Client {
    let accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    client.header("accept", accept).header("origin", ORIGIN)
}

/// Sends a form.
pub async fn send(client: &Client, path: &str, fields: &[(&str, &str)]) -> Answer {
    let pairs = fields
        .iter()
        .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
    let body = pairs.collect::<Vec<_>>().join("&");
    let kind = "application/x-www-form-urlencoded";
    client.raw(Method::POST, path, Some(kind), body).await
}

/// Requests a page in a language.
pub async fn page(client: &Client, path: &str, language: &str) -> Answer {
    let request = Request::get(path).header("accept-language", language);
    client
        .send(request.body(axum::body::Body::empty()).unwrap())
        .await
}

/// Returns a text encoded for forms and addresses.
pub fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

/// Returns the address that a response redirects to.
#[track_caller]
pub fn leads_to(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}

/// Returns the message above a form that was refused.
#[track_caller]
pub fn refusal(answer: &Answer, status: u16) -> String {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.text());
    let (_, rest) = answer.text().split_once("role=\"alert\"").unwrap();
    let (_, rest) = rest.split_once("</span>").unwrap();
    rest.split_once("</p>").unwrap().0.trim().to_owned()
}
