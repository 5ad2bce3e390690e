//! The files every page needs: style sheet, fonts and scripts. They are embedded in the binary.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use render::{PAGE_FONTS, guide_css, replay_css};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::comments::without_comments;
use super::drawing::FinishedPage;
use crate::ApiError;

/// Scripts and pictures.
#[derive(RustEmbed)]
#[folder = "assets"]
struct Files;

/// Returns a style sheet.
type Sheet = fn() -> Cow<'static, str>;

/// The style sheets by name.
const SHEETS: [(&str, Sheet); 4] = [
    ("style.css", || Cow::Borrowed(games::style().css())),
    ("pages.css", || Cow::Borrowed(games::style().pages_css())),
    ("guide.css", || Cow::Owned(guide_css())),
    ("replay.css", || Cow::Owned(replay_css())),
];

/// A hash of all files together. It is part of every file's address, so that scripts that import
/// each other always come from the same build.
static EDITION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for name in names() {
        hash.update(content(&name).unwrap_or_default());
    }
    hash.finalize()[..6]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
});

/// Returns the edition of the embedded files.
#[must_use]
pub fn edition() -> &'static str {
    &EDITION
}

/// Returns the address of a file. It changes whenever any of the files does.
#[must_use]
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", *EDITION)
}

/// All files by name, each compressed once: on demand, compressing them would hold up everybody else.
static FINISHED: LazyLock<HashMap<String, FinishedPage>> = LazyLock::new(|| {
    let finished = names().filter_map(|name| {
        let content = content(&name)?.into_owned();
        let finished = FinishedPage::of_file(content, kind(&name));
        Some((name, finished))
    });
    finished.collect()
});

/// Returns the names of all files.
fn names() -> impl Iterator<Item = String> {
    let sheets = SHEETS.iter().map(|(name, _)| *name);
    let fonts = PAGE_FONTS.into_iter().map(|(name, _)| name);
    let generated = sheets.chain(fonts).map(str::to_owned);
    generated.chain(Files::iter().map(String::from))
}

/// Compresses the files, which takes a moment, so that no request has to wait for it.
pub fn prepare_assets() {
    LazyLock::force(&FINISHED);
}

fn content(name: &str) -> Option<Cow<'static, [u8]>> {
    sheet(name).or_else(|| font(name)).or_else(|| file(name))
}

fn sheet(name: &str) -> Option<Cow<'static, [u8]>> {
    let (_, sheet) = SHEETS.iter().find(|(other, _)| *other == name)?;
    Some(match sheet() {
        Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
        Cow::Owned(text) => Cow::Owned(text.into_bytes()),
    })
}

fn font(name: &str) -> Option<Cow<'static, [u8]>> {
    let mut fonts = PAGE_FONTS.into_iter();
    let (_, font) = fonts.find(|(other, _)| *other == name)?;
    Some(Cow::Borrowed(font))
}

fn file(name: &str) -> Option<Cow<'static, [u8]>> {
    let content = Files::get(name)?.data;
    if !name.ends_with(".js") {
        return Some(content);
    }
    let script = without_comments(&String::from_utf8_lossy(&content));
    Some(Cow::Owned(script.into_bytes()))
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Serves a file.
pub async fn asset(
    Path((edition, name)): Path<(String, String)>,
    request: HeaderMap,
) -> Result<Response, ApiError> {
    let finished = FINISHED.get(&name).ok_or_else(ApiError::not_found)?;
    // The address changes with the content, so this edition can be cached forever. A page of
    // another edition gets the current file, but must not cache it.
    let keep = if edition == *EDITION {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let mut response = finished.response(&request);
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    Ok(response)
}

#[cfg(test)]
mod tests {
    use axum::body::{Bytes, to_bytes};
    use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};

    use super::*;

    async fn get(name: &str, accepted: &str) -> (Option<HeaderValue>, Bytes) {
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, accepted.parse().unwrap())]);
        let path = Path((edition().to_owned(), name.to_owned()));
        let mut response = asset(path, headers).await.unwrap();
        let encoding = response.headers_mut().remove(CONTENT_ENCODING);
        (
            encoding,
            to_bytes(response.into_body(), usize::MAX).await.unwrap(),
        )
    }

    #[tokio::test]
    async fn a_file_is_compressed_once_for_everybody() {
        for name in ["style.css", "table.js"] {
            let (plain, whole) = get(name, "identity").await;
            let (gzip, one) = get(name, "gzip, br").await;
            let (_, other) = get(name, "gzip, br").await;
            assert_eq!(
                (plain, gzip),
                (None, Some(HeaderValue::from_static("gzip")))
            );
            assert!(one.len() < whole.len(), "{name}");
            assert!(std::ptr::eq(&*one, &*other), "{name} was compressed again");
        }
        let (font, _) = PAGE_FONTS[0];
        assert_eq!(get(font, "gzip").await.0, None);
    }
}
