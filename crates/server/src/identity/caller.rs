//! Identifies the caller of a request by a browser's cookie or a program's token.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;

use super::IdentityError;
use super::cookie::{SignedCookie, signed_cookie};
use super::session::device;
use super::token::token_hash;
use crate::App;
use crate::storage::PlayerRow;

/// The player who makes a request. Anonymous requests are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The known player who makes the request.
    pub player: PlayerRow,
}

/// The player who makes a request, if known. An invalid or expired cookie counts as anonymous. An
/// invalid token is refused instead, because the program that sent it relies on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor(pub Option<PlayerRow>);

/// The session of a request: when its cookie was issued. `None` without a valid cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CurrentSession(pub Option<i64>);

/// The credentials in a request, before they are looked up in storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Credentials {
    /// A cookie with a valid signature.
    Cookie(SignedCookie),
    /// The hash of a text that may be a token.
    Token([u8; 32]),
    /// A text that cannot be a token.
    Bad,
    /// No credentials.
    None,
}

impl Credentials {
    /// Reads the credentials from the headers of a request. A token takes precedence over a cookie,
    /// because it is sent deliberately.
    #[must_use]
    pub fn shown(app: &App, headers: &HeaderMap) -> Self {
        let cookie = || signed_cookie(app, headers);
        match bearer(headers) {
            Bearer::One(token) => token_hash(token).map_or(Self::Bad, Self::Token),
            Bearer::Garbled => Self::Bad,
            Bearer::None => cookie().map_or(Self::None, Self::Cookie),
        }
    }

    /// Returns the player these credentials belong to, if any. The headers of the request tell what
    /// device it comes from.
    ///
    /// # Errors
    /// Returns an error if a token is invalid, or storage fails.
    pub async fn visitor(self, app: &App, headers: &HeaderMap) -> Result<Visitor, IdentityError> {
        let player = match self {
            Self::Cookie(cookie) => {
                let device = || device(headers);
                let now = app.clock.now();
                app.directory.signed_in(&cookie, device, now).await?
            }
            Self::Token(hash) => {
                let player = app.directory.token_player(hash).await?;
                Some(player.ok_or(IdentityError::Nobody)?)
            }
            Self::Bad => return Err(IdentityError::Nobody),
            Self::None => None,
        };
        Ok(Visitor(player))
    }
}

/// The bearer token in the headers.
enum Bearer<'a> {
    One(&'a str),
    Garbled,
    None,
}

/// Ignores schemes other than `Bearer`: a proxy in front of the server may ask for its own
/// password.
fn bearer(headers: &HeaderMap) -> Bearer<'_> {
    let mut found = Bearer::None;
    for header in headers.get_all(AUTHORIZATION) {
        let Ok(header) = header.to_str() else {
            return Bearer::Garbled;
        };
        let (scheme, token) = header.split_once(' ').unwrap_or((header, ""));
        if scheme.eq_ignore_ascii_case("bearer") {
            found = match found {
                Bearer::None => Bearer::One(token.trim()),
                _ => return Bearer::Garbled,
            };
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(values: &[&[u8]]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(AUTHORIZATION, (*value).try_into().unwrap());
        }
        match bearer(&headers) {
            Bearer::One(token) => Some(token.to_owned()),
            Bearer::Garbled => Some("garbled".to_owned()),
            Bearer::None => None,
        }
    }

    #[test]
    fn a_token_is_read_from_its_header() {
        assert_eq!(read(&[]), None);
        assert_eq!(read(&[b"Basic abc"]), None);
        assert_eq!(read(&[b"Bearer abc"]).as_deref(), Some("abc"));
        assert_eq!(read(&[b"bearer   abc "]).as_deref(), Some("abc"));
        assert_eq!(read(&[b"Bearer"]).as_deref(), Some(""));
        assert_eq!(read(&[b"Basic abc", b"Bearer abc"]).as_deref(), Some("abc"));
    }

    #[test]
    fn two_tokens_or_invalid_bytes_are_garbled() {
        assert_eq!(
            read(&[b"Bearer a", b"Bearer a"]).as_deref(),
            Some("garbled")
        );
        assert_eq!(read(&[b"Bearer \xff"]).as_deref(), Some("garbled"));
    }
}
