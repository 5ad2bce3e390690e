//! Absolute addresses, to be shared.

use std::net::IpAddr;

use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri};

use crate::App;

/// Returns the absolute address of a page: under the public address of the site, or else under the host
/// name the visitor uses. If that is a
/// loopback name, which is of no use to others, the address under which others reach the server is
/// used instead.
#[must_use]
pub fn whole_address(app: &App, uri: &Uri, headers: &HeaderMap, path: &str) -> String {
    if let Some(url) = &app.settings.public_url {
        return format!("{url}{path}");
    }
    let named = headers.get(HOST).and_then(|host| host.to_str().ok());
    let Some(host) = uri.authority().map(|host| host.as_str()).or(named) else {
        return path.to_owned();
    };
    match reached(app).filter(|_| is_at_home(host)) {
        Some(reached) => reached + path,
        None => format!("{}://{host}{path}", scheme(app)),
    }
}

/// Returns the address under which others reach the server, if it is known.
#[must_use]
pub fn reached(app: &App) -> Option<String> {
    if let Some(url) = &app.settings.public_url {
        return Some(url.to_string());
    }
    let reached = app.settings.reached?;
    Some(format!("{}://{reached}", scheme(app)))
}

fn scheme(app: &App) -> &'static str {
    match app.settings.is_secure() {
        true => "https",
        false => "http",
    }
}

/// Returns whether a host name means the machine itself.
fn is_at_home(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    let name = authority.host().trim_matches(['[', ']']);
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::is_at_home;

    #[test]
    fn loopback_names_are_recognised() {
        for name in [
            "localhost",
            "localhost:8888",
            "127.0.0.1:8888",
            "127.1.2.3",
            "[::1]:80",
        ] {
            assert!(is_at_home(name), "{name}");
        }
        for name in [
            "192.168.1.5:8888",
            "almagest.example",
            "localhost.example",
            "[fe80::1]",
            "",
        ] {
            assert!(!is_at_home(name), "{name}");
        }
    }
}
