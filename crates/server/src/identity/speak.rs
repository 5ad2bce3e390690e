//! The language of the response to a request.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use words::Language;

use super::cookie::cookie_values;

/// The name of the cookie with a visitor's preferences, including the language.
pub const PREFERENCES: &str = "taste";

/// The language of a request: `?lang=`, else the visitor's preference, else the best match of
/// `Accept-Language`, else English.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speak(pub Language);

impl<S: Send + Sync> FromRequestParts<S> for Speak {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(spoken(&parts.uri, &parts.headers)))
    }
}

/// Returns the language of a request.
#[must_use]
pub fn spoken(uri: &Uri, headers: &HeaderMap) -> Language {
    asked(uri)
        .or_else(|| chosen(headers))
        .or_else(|| preferred(headers))
        .unwrap_or_default()
}

fn asked(uri: &Uri) -> Option<Language> {
    let mut pairs = uri.query()?.split('&');
    pairs.find_map(|pair| Language::from_code(pair.strip_prefix("lang=")?))
}

fn chosen(headers: &HeaderMap) -> Option<Language> {
    let mut pairs = cookie_values(headers, PREFERENCES).flat_map(|value| value.split('&'));
    pairs.find_map(|pair| Language::from_code(pair.strip_prefix("lang=")?))
}

/// Returns the best supported language; the first one wins ties.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let headers = headers.get_all(ACCEPT_LANGUAGE).iter();
    let choices = headers
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(','))
        .filter_map(choice);
    let best = choices.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(language, _)| language)
}

/// Parses a supported language and its quality, such as `fr-CA;q=0.8`.
fn choice(text: &str) -> Option<(Language, f32)> {
    let (tag, quality) = text.split_once(';').unwrap_or((text, "q=1"));
    let quality: f32 = quality.trim().strip_prefix("q=")?.trim().parse().ok()?;
    let liked = quality > 0.0 && quality <= 1.0;
    let language = tag.trim().split('-').next()?.to_ascii_lowercase();
    Language::from_code(&language)
        .filter(|_| liked)
        .map(|language| (language, quality))
}

#[cfg(test)]
mod tests {
    use Language::{English, French};

    use super::*;

    fn language(uri: &str, accepted: &[&str]) -> Language {
        let mut headers = HeaderMap::new();
        for value in accepted {
            headers.append(ACCEPT_LANGUAGE, value.parse().unwrap());
        }
        spoken(&uri.parse().unwrap(), &headers)
    }

    #[test]
    fn the_address_decides_first() {
        assert_eq!(language("/?lang=fr", &["en"]), French);
        assert_eq!(language("/?a=b&lang=en", &["fr"]), English);
        assert_eq!(language("/?lang=de", &["fr"]), French);
        assert_eq!(language("/?language=fr&xlang=fr", &[]), English);
    }

    #[test]
    fn then_the_language_the_visitor_has_chosen() {
        let headers = HeaderMap::from_iter([
            (
                axum::http::header::COOKIE,
                "taste=lang=fr&theme=night".parse().unwrap(),
            ),
            (ACCEPT_LANGUAGE, "en".parse().unwrap()),
        ]);
        assert_eq!(spoken(&Uri::from_static("/"), &headers), French);
        assert_eq!(spoken(&Uri::from_static("/?lang=en"), &headers), English);
    }

    #[test]
    fn then_the_best_accepted_language() {
        assert_eq!(language("/", &[]), English);
        assert_eq!(language("/", &["fr"]), French);
        assert_eq!(language("/", &["FR-ca"]), French);
        assert_eq!(language("/", &["en, fr"]), English);
        assert_eq!(language("/", &["en;q=0.4, fr;q=0.5"]), French);
        assert_eq!(language("/", &["en;q=0.4", "fr; q=0.5"]), French);
        assert_eq!(language("/", &["de, *;q=0.9, fr;q=0.1"]), French);
        assert_eq!(language("/", &["fr;q=0, de"]), English);
    }

    #[test]
    fn malformed_values_are_ignored() {
        for bad in [
            "",
            ";",
            ",,;q=",
            "fr;q=nan",
            "fr;q=7",
            "fr;q=-1",
            "fr;x",
            "français",
        ] {
            let value = axum::http::HeaderValue::from_bytes(bad.as_bytes()).unwrap();
            let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, value)]);
            assert_eq!(spoken(&Uri::from_static("/"), &headers), English, "{bad}");
        }
    }
}
