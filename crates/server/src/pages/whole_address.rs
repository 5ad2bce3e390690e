//! Addresses that are handed on.

use axum::http::header::HOST;
use axum::http::{HeaderMap, Uri};

use crate::App;

/// The whole address of a page, as the visitor knows this house.
#[must_use]
pub fn whole_address(app: &App, uri: &Uri, headers: &HeaderMap, path: &str) -> String {
    let named = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = uri.authority().map(|host| host.as_str()).or(named);
    let scheme = match app.settings.secure_cookies {
        true => "https",
        false => "http",
    };
    host.map_or_else(
        || path.to_owned(),
        |host| format!("{scheme}://{host}{path}"),
    )
}
