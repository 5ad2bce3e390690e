//! Prevents other sites from acting with a visitor's cookie.

use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN, UPGRADE};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::{ApiError, App, PublicUrl};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Middleware that refuses requests from other sites' pages: all requests that change something,
/// and WebSockets, because browsers let any page open one. A client that sends neither `Origin` nor
/// `Sec-Fetch-Site` is not a browser, so it does not send a visitor's cookie by itself.
pub async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let harmless = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    let guarded = !harmless || is_socket(request.headers());
    let public_url = app.settings.public_url.as_ref();
    if guarded && !is_from_here(public_url, request.uri(), request.headers()) {
        return ApiError::new(StatusCode::FORBIDDEN, "cross_site").into_response();
    }
    next.run(request).await
}

fn is_socket(headers: &HeaderMap) -> bool {
    let upgrades = headers.get_all(UPGRADE).iter();
    let mut protocols = upgrades.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    protocols.any(|protocol| protocol.trim_ascii().eq_ignore_ascii_case(b"websocket"))
}

/// Returns whether every header about the origin of the request names this site.
fn is_from_here(public_url: Option<&PublicUrl>, uri: &Uri, headers: &HeaderMap) -> bool {
    let mut sites = headers.get_all(FETCH_SITE).iter();
    let mut origins = headers.get_all(ORIGIN).iter();
    sites.all(|site| site == "same-origin" || site == "none")
        && origins.all(|origin| {
            let origin = origin.to_str().ok().and_then(|text| text.parse().ok());
            origin.is_some_and(|origin| match public_url {
                Some(url) => url.is_origin(&origin),
                None => host(uri, headers).is_some_and(|host| is_same(&origin, &host)),
            })
        })
}

/// Returns the host the request was sent to.
fn host(uri: &Uri, headers: &HeaderMap) -> Option<Authority> {
    let named = || headers.get(HOST)?.to_str().ok()?.parse().ok();
    uri.authority().cloned().or_else(named)
}

/// Returns whether an origin belongs to a host. A missing port is the default of the origin's
/// scheme.
fn is_same(origin: &Uri, host: &Authority) -> bool {
    let usual = match origin.scheme_str() {
        Some("http") => 80,
        Some("https") => 443,
        _ => return false,
    };
    let port = |authority: &Authority| authority.port_u16().unwrap_or(usual);
    origin.authority().is_some_and(|origin| {
        let plain = !origin.as_str().contains('@') && !host.as_str().contains('@');
        plain && origin.host().eq_ignore_ascii_case(host.host()) && port(origin) == port(host)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(origin: &str, host: &str) -> bool {
        let headers = [
            (HOST, host.parse().unwrap()),
            (ORIGIN, origin.parse().unwrap()),
        ];
        is_from_here(None, &Uri::from_static("/"), &HeaderMap::from_iter(headers))
    }

    #[test]
    fn an_origin_is_compared_with_the_host() {
        let pairs = [
            ("http://localhost:8888", "localhost:8888"),
            ("http://127.0.0.1:8888", "127.0.0.1:8888"),
            ("http://[::1]:8888", "[::1]:8888"),
            ("https://Almagest.example", "almagest.example"),
            ("https://almagest.example", "almagest.example:443"),
            ("http://almagest.example:80", "almagest.example"),
        ];
        for (origin, host) in pairs {
            assert!(same(origin, host), "{origin} {host}");
        }
    }

    #[test]
    fn a_different_origin_is_another_site() {
        let pairs = [
            ("null", "localhost:8888"),
            ("", "localhost:8888"),
            ("localhost:8888", "localhost:8888"),
            ("http://localhost:8889", "localhost:8888"),
            ("http://localhost", "localhost:8888"),
            ("http://localhost:8888.evil.example", "localhost:8888"),
            ("http://evil.example/localhost:8888", "localhost:8888"),
            ("http://localhost:8888@evil.example", "localhost:8888"),
            ("http://evil@localhost:8888", "localhost:8888"),
            ("http://evil@localhost:8888", "evil@localhost:8888"),
            ("ftp://localhost:8888", "localhost:8888"),
            ("file:///localhost:8888", "localhost:8888"),
            ("https://a.example:80", "a.example"),
            ("https://sub.a.example", "a.example"),
            ("https://a.example", "a.example "),
            ("https://a.example", ""),
        ];
        for (origin, host) in pairs {
            assert!(!same(origin, host), "{origin} {host}");
        }
    }

    #[test]
    fn an_origin_needs_a_host_and_all_origins_must_match() {
        let origin = || (ORIGIN, "http://a.example".parse().unwrap());
        let host = (HOST, "a.example".parse().unwrap());
        let here = |headers| is_from_here(None, &Uri::from_static("/"), &headers);
        assert!(!here(HeaderMap::from_iter([origin()])));
        let mut two = HeaderMap::from_iter([origin(), host]);
        assert!(here(two.clone()));
        two.append(ORIGIN, "http://b.example".parse().unwrap());
        assert!(!here(two));
    }
}
