//! Plain HTTP requests with JSON.

use std::time::Duration;

use serde_json::Value;
use ureq::Agent;
use ureq::http::Request;

/// A response.
#[derive(Debug)]
pub struct Answer {
    /// Its status code.
    pub status: u16,
    /// Its cookie, in the form in which it is sent back; `None` if it sets none.
    pub cookie: Option<String>,
    /// The body as text.
    pub body: String,
}

impl Answer {
    /// Returns the body of a successful response as JSON.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// Returns an HTTP client with this timeout.
pub fn agent(patience: Duration) -> Agent {
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .timeout_global(Some(patience));
    config.build().into()
}

/// Sends a request.
///
/// # Errors
/// Returns an error if there is no response.
pub fn send(
    agent: &Agent,
    method: &str,
    url: &str,
    cookie: Option<&str>,
    body: Option<&Value>,
) -> Result<Answer, ureq::Error> {
    let mut request = Request::builder().method(method).uri(url);
    if let Some(cookie) = cookie {
        request = request.header("cookie", cookie);
    }
    let request = request.header("content-type", "application/json");
    let mut response = match body {
        Some(body) => agent.run(request.body(body.to_string()).unwrap())?,
        None => agent.run(request.body(()).unwrap())?,
    };
    let cookie = response.headers().get("set-cookie");
    let cookie = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next());
    Ok(Answer {
        status: response.status().as_u16(),
        cookie: cookie.map(str::to_owned),
        body: response
            .body_mut()
            .with_config()
            .limit(64 * 1024 * 1024)
            .read_to_string()?,
    })
}
