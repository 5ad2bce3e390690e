//! Where to redirect to after a setting was saved or refused: never to another site.

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::http::header::{HOST, REFERER};
use axum::http::uri::Uri;

/// Returns the requested path if it is on this site, else the page the visitor comes from, else the
/// home page.
pub fn path(asked: &str, headers: &HeaderMap) -> String {
    if is_ours(asked) {
        return asked.to_owned();
    }
    came_from(headers).unwrap_or_else(|| "/".to_owned())
}

/// Browsers treat `//host`, and also `/\host`, as another site.
fn is_ours(path: &str) -> bool {
    let plain = path
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    plain && path.starts_with('/') && !path.starts_with("//")
}

/// Returns the page the visitor comes from, if it is on this site.
pub fn came_from(headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name)?.to_str().ok();
    let page: Uri = text(REFERER)?.parse().ok()?;
    let path = page.path_and_query()?.as_str();
    let same = page.authority()?.as_str() == text(HOST)?;
    (same && is_ours(path)).then(|| path.to_owned())
}

/// Returns the page to which the settings lead back: the one asked for, else the one the visitor
/// comes from. If that is itself a page of the settings, returns the page that it leads back to.
pub fn before_settings(asked: &str, headers: &HeaderMap) -> String {
    let before = path(asked, headers);
    if !is_settings(&before) {
        return before;
    }
    let page = before.parse().unwrap_or_default();
    let query = Query::<Vec<(String, String)>>::try_from_uri(&page);
    let query = query.map_or_else(|_| Vec::new(), |Query(query)| query);
    let carried = query.into_iter().find(|(name, _)| name == "back");
    carried
        .map(|(_, path)| path)
        .filter(|path| is_ours(path) && !is_settings(path))
        .unwrap_or_else(|| "/".to_owned())
}

fn is_settings(path: &str) -> bool {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    path == "/settings" || path.starts_with("/settings/")
}

/// Returns the path without a `lang` parameter, which would override the language just chosen.
pub fn in_own_language(path: &str) -> String {
    let Some((page, query)) = path.split_once('?') else {
        return path.to_owned();
    };
    let kept: Vec<&str> = query
        .split('&')
        .filter(|pair| !pair.starts_with("lang="))
        .collect();
    match kept.is_empty() {
        true => page.to_owned(),
        false => format!("{page}?{}", kept.join("&")),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn from(referer: &'static str) -> HeaderMap {
        HeaderMap::from_iter([
            (HOST, HeaderValue::from_static("almagest.example")),
            (REFERER, HeaderValue::from_static(referer)),
        ])
    }

    #[test]
    fn a_path_never_leads_to_another_site() {
        let none = HeaderMap::new();
        assert_eq!(
            path("/rules/astra?q=star#A3.2", &none),
            "/rules/astra?q=star#A3.2"
        );
        for bad in [
            "",
            "//evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "https://evil.example/",
            "javascript:alert(1)",
            "rules",
            "/a\nb",
            "/a b",
            "/é",
            "/\t/evil.example",
        ] {
            assert_eq!(path(bad, &none), "/", "{bad:?}");
        }
    }

    #[test]
    fn the_previous_page_is_taken_from_the_referer() {
        assert_eq!(
            path("", &from("https://almagest.example/t/1?seat=2")),
            "/t/1?seat=2"
        );
        assert_eq!(path("", &from("https://evil.example/t/1")), "/");
        assert_eq!(
            path("", &from("https://almagest.example//evil.example")),
            "/"
        );
        assert_eq!(path("", &from("almagest.example")), "/");
    }

    #[test]
    fn the_settings_lead_back_to_the_page_before_them() {
        let before = |asked, referer| before_settings(asked, &from(referer));
        let table = "https://almagest.example/t/1?seat=2";
        assert_eq!(before("", table), "/t/1?seat=2");
        assert_eq!(before("/sky", table), "/sky");
        assert_eq!(before("//evil.example", "https://evil.example/"), "/");
        for settings in [
            "https://almagest.example/settings?back=%2Ft%2F1%3Fseat%3D2",
            "https://almagest.example/settings/tokens?x=1&back=%2Ft%2F1%3Fseat%3D2",
        ] {
            assert_eq!(before("", settings), "/t/1?seat=2");
        }
        for settings in [
            "https://almagest.example/settings",
            "https://almagest.example/settings?back=%2Fsettings%3Fback%3D%2F",
            "https://almagest.example/settings?back=%2F%2Fevil.example",
        ] {
            assert_eq!(before("", settings), "/");
        }
    }

    #[test]
    fn a_chosen_language_replaces_that_of_the_address() {
        assert_eq!(in_own_language("/t/1?lang=en&seat=2"), "/t/1?seat=2");
        assert_eq!(in_own_language("/t/1?lang=en"), "/t/1");
        assert_eq!(in_own_language("/t/1?at=4"), "/t/1?at=4");
        assert_eq!(in_own_language("/sky"), "/sky");
    }
}
