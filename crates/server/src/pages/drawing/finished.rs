//! A drawn page in the forms in which it is sent.

use std::io::Write;

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Weigh;
use crate::ApiError;
use crate::pages::document::{POLICY, Page};
use crate::pages::preferences::saved;

/// The size in bytes above which a page is compressed.
const LONG: usize = 1024;

/// The media type of pages.
const HTML: &str = "text/html; charset=utf-8";

/// A page, ready to be sent as it is and compressed.
pub struct FinishedPage {
    status: StatusCode,
    plain: Bytes,
    gzip: Option<Bytes>,
    kind: &'static str,
    /// A hash of the content, if browsers may keep the page and ask whether it has changed.
    tag: Option<HeaderValue>,
    /// Whether the page says that preferences have just been saved.
    said: bool,
}

impl FinishedPage {
    /// Returns a page of the site. Browsers may keep it, but must ask each time whether it has
    /// changed: it depends on the preferences in their cookie.
    #[must_use]
    pub fn of(page: &Page<'_>, status: StatusCode) -> Self {
        let mut finished = Self::unkept(page);
        finished.status = status;
        finished.tag = tag(&finished.plain);
        finished
    }

    /// Returns a page that browsers must not keep, for example because only some may see it.
    #[must_use]
    pub fn unkept(page: &Page<'_>) -> Self {
        let plain = page.html().0.into_bytes();
        Self {
            said: page.preferences.just_saved,
            ..Self::new(plain, HTML)
        }
    }

    /// Returns parts of a page as JSON, which browsers must not keep.
    ///
    /// # Errors
    /// Returns an error if the parts cannot be written as JSON.
    pub fn of_parts(parts: &impl Serialize) -> Result<Self, ApiError> {
        let plain = serde_json::to_vec(parts).map_err(|_| ApiError::internal())?;
        Ok(Self::new(plain, "application/json"))
    }

    /// Returns a file that every page needs. It is compressed as well as possible, because that is done
    /// only once; fonts are compressed already.
    #[must_use]
    pub fn of_file(content: Vec<u8>, kind: &'static str) -> Self {
        let packs = content.len() > LONG && !kind.starts_with("font/");
        Self {
            gzip: packs
                .then(|| compressed(&content, Compression::best()))
                .flatten(),
            ..Self::plain(content, kind)
        }
    }

    fn new(plain: Vec<u8>, kind: &'static str) -> Self {
        let is_long = plain.len() > LONG;
        Self {
            gzip: is_long
                .then(|| compressed(&plain, Compression::default()))
                .flatten(),
            ..Self::plain(plain, kind)
        }
    }

    fn plain(plain: Vec<u8>, kind: &'static str) -> Self {
        Self {
            status: StatusCode::OK,
            gzip: None,
            // Without the room that the text had to grow.
            plain: plain.into_boxed_slice().into(),
            kind,
            tag: None,
            said: false,
        }
    }

    /// Returns the response to a request with these headers.
    #[must_use]
    pub fn response(&self, request: &HeaderMap) -> Response {
        let gzip = self.gzip.as_ref().filter(|_| accepts_gzip(request));
        let mut response = match &self.tag {
            Some(tag) if has(request, tag) => StatusCode::NOT_MODIFIED.into_response(),
            _ => self.whole(gzip),
        };
        let headers = response.headers_mut();
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(tag) = &self.tag {
            headers.insert(ETAG, tag.clone());
            headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        }
        let said = self.said.then(|| saved(false));
        (AppendHeaders(said), response).into_response()
    }

    fn whole(&self, gzip: Option<&Bytes>) -> Response {
        let body = gzip.unwrap_or(&self.plain).clone();
        let mut response = (self.status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        if self.kind == HTML {
            headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        }
        if gzip.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

impl Weigh for FinishedPage {
    fn bytes(&self) -> usize {
        let gzip = self.gzip.as_ref().map_or(0, Bytes::len);
        size_of::<Self>() + self.plain.len() + gzip
    }
}

fn compressed(plain: &[u8], how: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), how);
    encoder.write_all(plain).ok()?;
    Some(encoder.finish().ok()?.into_boxed_slice().into())
}

/// Returns the tag of a content. It is weak, because the content is sent both plain and compressed.
fn tag(content: &[u8]) -> Option<HeaderValue> {
    let hash = Sha256::digest(content);
    let digits: String = hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    HeaderValue::try_from(format!("W/\"{digits}\"")).ok()
}

/// Returns whether the client already has the page with this tag.
fn has(request: &HeaderMap, tag: &HeaderValue) -> bool {
    let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let Ok(tag) = tag.to_str().map(strong) else {
        return false;
    };
    items(request, &IF_NONE_MATCH).any(|known| strong(known) == tag)
}

/// Returns whether a client accepts gzip.
fn accepts_gzip(request: &HeaderMap) -> bool {
    let accepted = |wanted: &[&str]| {
        let found = items(request, &ACCEPT_ENCODING).find_map(|item| {
            let (name, quality) = item.split_once(';').unwrap_or((item, "q=1"));
            let known = wanted
                .iter()
                .any(|other| name.trim().eq_ignore_ascii_case(other));
            known.then(|| quality.trim().trim_start_matches("q="))
        });
        found.map(|quality| quality.parse().is_ok_and(|quality: f32| quality > 0.0))
    };
    accepted(&["gzip", "x-gzip"]).or_else(|| accepted(&["*"])) == Some(true)
}

/// Returns the items of a header that is a list.
fn items<'a>(request: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let values = request.get_all(name).iter();
    let texts = values.filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_gzip(accepted: &str, expected: bool) {
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, accepted.parse().unwrap())]);
        assert_eq!(accepts_gzip(&headers), expected, "{accepted}");
    }

    #[test]
    fn clients_say_whether_they_accept_gzip() {
        for yes in [
            "gzip",
            "deflate, GZip;q=0.5",
            "br, *",
            "x-gzip",
            "gzip; q=1",
        ] {
            check_gzip(yes, true);
        }
        for no in [
            "",
            "br",
            "gzip;q=0",
            "gzip;q=0.0, *",
            "identity",
            "*;q=0",
            "gzip;q=x",
        ] {
            check_gzip(no, false);
        }
        assert!(!accepts_gzip(&HeaderMap::new()));
    }

    #[test]
    fn a_tag_is_recognised_in_a_list() {
        let own = tag(b"page").unwrap();
        let digits = own.to_str().unwrap().trim_start_matches("W/");
        for (known, expected) in [
            (format!("\"x\", W/{digits}"), true),
            (digits.to_owned(), true),
            ("W/\"x\"".to_owned(), false),
        ] {
            let headers = HeaderMap::from_iter([(IF_NONE_MATCH, known.parse().unwrap())]);
            assert_eq!(has(&headers, &own), expected, "{known}");
        }
    }
}
