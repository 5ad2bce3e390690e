//! The address of the site as visitors see it.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;
use axum::http::uri::{Authority, Scheme};

/// The address of the site as visitors see it, such as `https://almagest.example`. It has no path: the
/// site needs a host name of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    is_https: bool,
    authority: Authority,
}

/// A text that is not the address of a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected an address such as https://almagest.example, without a path")]
pub struct PublicUrlError;

impl PublicUrl {
    /// Returns whether visitors reach the site over TLS.
    #[must_use]
    pub const fn is_https(&self) -> bool {
        self.is_https
    }

    /// Returns the host name with the port, if that is not the usual one.
    #[must_use]
    pub const fn authority(&self) -> &Authority {
        &self.authority
    }

    /// Returns whether a page with this origin belongs to the site.
    #[must_use]
    pub fn is_origin(&self, origin: &Uri) -> bool {
        Self::of(origin).is_ok_and(|origin| origin == *self)
    }

    fn of(uri: &Uri) -> Result<Self, PublicUrlError> {
        let is_https = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(PublicUrlError),
        };
        let authority = uri.authority().ok_or(PublicUrlError)?;
        if authority.as_str().contains('@') || uri.path() != "/" || uri.query().is_some() {
            return Err(PublicUrlError);
        }
        let usual = if is_https { 443 } else { 80 };
        let host = authority.host().to_ascii_lowercase();
        let authority = match authority.port_u16() {
            Some(port) if port != usual => format!("{host}:{port}"),
            _ => host,
        };
        let authority = authority.parse().map_err(|_| PublicUrlError)?;
        Ok(Self {
            is_https,
            authority,
        })
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, PublicUrlError> {
        let uri = text.parse().map_err(|_| PublicUrlError)?;
        Self::of(&uri)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_https { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_site_is_read_and_written() {
        for (text, written) in [
            ("https://almagest.example", "https://almagest.example"),
            ("https://Almagest.example/", "https://almagest.example"),
            ("https://almagest.example:443", "https://almagest.example"),
            (
                "http://almagest.example:8080",
                "http://almagest.example:8080",
            ),
            ("http://[::1]:80", "http://[::1]"),
        ] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!(url.to_string(), written);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "almagest.example",
            "ftp://almagest.example",
            "https://almagest.example/table",
            "https://almagest.example/?a=b",
            "https://ada@almagest.example",
            "https://",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(PublicUrlError), "{text}");
        }
    }

    #[test]
    fn an_origin_is_compared_with_scheme_and_port() {
        let url: PublicUrl = "https://almagest.example".parse().unwrap();
        let is_origin = |text: &str| url.is_origin(&text.parse().unwrap());
        assert!(is_origin("https://almagest.example"));
        assert!(is_origin("https://almagest.example:443"));
        assert!(!is_origin("http://almagest.example"));
        assert!(!is_origin("https://almagest.example:8443"));
        assert!(!is_origin("https://evil.example"));
    }
}
