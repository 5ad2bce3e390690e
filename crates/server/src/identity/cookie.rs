//! The cookie that recognises a returning guest. It contains the player's id and the time of issue;
//! a signature prevents forgery.

use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderName, SET_COOKIE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

use super::secret::hex;
use crate::storage::{KeyRow, StorageError};
use crate::{App, PlayerId};

/// The name of the cookie.
const NAME: &str = "almagest";

/// The name of the cookie over TLS. Browsers accept this prefix only from the site itself, not from
/// another host of its domain.
const SECURE_NAME: &str = "__Host-almagest";

/// The version of the signed format. A new format must get a new version.
const VERSION: &str = "v1";

/// How long a cookie is valid, in seconds.
pub(super) const LASTS: i64 = 365 * 24 * 3600;

/// Signs cookies and verifies their signatures. The key can be replaced while the server runs.
pub struct Signer(RwLock<Keys>);

struct Keys {
    current: Key,
    /// Keys that still verify cookies, and until when.
    old: Vec<(Key, i64)>,
}

/// What a verified cookie says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignedCookie {
    /// The player.
    pub player: PlayerId,
    /// When the cookie was issued, which identifies the session.
    pub issued: i64,
    /// Whether the browser should get the cookie again, because the key or the name has changed.
    pub is_outdated: bool,
}

impl Signer {
    /// Returns a signer that signs with the first key and verifies with all.
    ///
    /// # Errors
    /// Returns an error if there is no key.
    pub fn new(keys: &[KeyRow]) -> Result<Self, StorageError> {
        Keys::of(keys).map(RwLock::new).map(Self)
    }

    /// Replaces the keys.
    ///
    /// # Errors
    /// Returns an error if there is no key.
    pub fn renew(&self, keys: &[KeyRow]) -> Result<(), StorageError> {
        let keys = Keys::of(keys)?;
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = keys;
        Ok(())
    }

    /// Returns the value of a player's cookie.
    #[must_use]
    pub fn sign(&self, player: PlayerId, issued: i64) -> String {
        let (player, issued) = (player.to_string(), issued.to_string());
        let signature = self.keys().current.signature(&player, &issued);
        format!("{VERSION}.{player}.{issued}.{signature}")
    }

    /// Returns what a cookie says, if it was signed less than a year ago with a key that is valid.
    #[must_use]
    pub fn verify(&self, value: &str, now: i64) -> Option<SignedCookie> {
        let mut parts = value.split('.');
        let parts = [parts.next()?, parts.next()?, parts.next()?, parts.next()?];
        let [version, player, issued, signature] = parts;
        let whole = version.len() + player.len() + issued.len() + signature.len() + 3;
        if version != VERSION || whole != value.len() {
            return None;
        }
        let keys = self.keys();
        let signs = |key: &Key| {
            let expected = key.signature(player, issued);
            bool::from(expected.as_bytes().ct_eq(signature.as_bytes()))
        };
        let is_outdated = !signs(&keys.current);
        if is_outdated
            && !keys
                .old
                .iter()
                .any(|(key, until)| now < *until && signs(key))
        {
            return None;
        }
        let issued: i64 = issued.parse().ok()?;
        let fresh = now.saturating_sub(issued) < LASTS * 1000;
        let player = player.parse().ok().filter(|_| fresh)?;
        Some(SignedCookie {
            player,
            issued,
            is_outdated,
        })
    }

    fn keys(&self) -> RwLockReadGuard<'_, Keys> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Keys {
    fn of(rows: &[KeyRow]) -> Result<Self, StorageError> {
        let current = rows.iter().find(|row| row.until.is_none());
        let current =
            current.ok_or_else(|| StorageError::Other("there is no signing key".into()))?;
        let old = |row: &KeyRow| Some((Key::new(row.key), row.until?));
        Ok(Self {
            current: Key::new(current.key),
            old: rows.iter().filter_map(old).collect(),
        })
    }
}

/// A key for signatures.
struct Key(Hmac<Sha256>);

impl Key {
    fn new(key: [u8; 32]) -> Self {
        // HMAC pads keys shorter than a block with zeros.
        let mut block = [0; 64];
        block[..32].copy_from_slice(&key);
        Self(Hmac::new(&block.into()))
    }

    fn signature(&self, player: &str, issued: &str) -> String {
        let mut mac = self.0.clone();
        mac.update(format!("{VERSION}|{player}|{issued}").as_bytes());
        hex(&mac.finalize().into_bytes())
    }
}

/// Returns the header that sets the cookie.
#[must_use]
pub fn set_cookie(value: &str, secure: bool) -> [(HeaderName, String); 1] {
    header(value, LASTS, secure)
}

/// Returns the header that deletes the cookie.
#[must_use]
pub fn clear_cookie(secure: bool) -> [(HeaderName, String); 1] {
    header("", 0, secure)
}

/// Returns the header that sets a verified cookie again, without making it valid for longer.
#[must_use]
pub fn renewed_cookie(app: &App, cookie: SignedCookie) -> [(HeaderName, String); 1] {
    let value = app.signer.sign(cookie.player, cookie.issued);
    let age = app.clock.now().saturating_sub(cookie.issued) / 1000;
    header(&value, (LASTS - age).max(0), app.settings.is_secure())
}

fn header(value: &str, seconds: i64, secure: bool) -> [(HeaderName, String); 1] {
    let (name, flag) = if secure {
        (SECURE_NAME, "; Secure")
    } else {
        (NAME, "")
    };
    let text = format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{flag}");
    [(SET_COOKIE, text)]
}

/// Returns the verified cookie in a request. There may be several if one was set for another path or a
/// parent domain. Over TLS, a cookie without the secure name is recognised, too, if there is none with
/// it, and replaced.
#[must_use]
pub fn signed_cookie(app: &App, headers: &HeaderMap) -> Option<SignedCookie> {
    let now = app.clock.now();
    let of_name =
        |name| cookie_values(headers, name).find_map(|value| app.signer.verify(value, now));
    if !app.settings.is_secure() {
        return of_name(NAME);
    }
    of_name(SECURE_NAME).or_else(|| {
        let cookie = of_name(NAME)?;
        Some(SignedCookie {
            is_outdated: true,
            ..cookie
        })
    })
}

/// Returns the values of all cookies with this name in a request.
pub fn cookie_values<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(move |(cookie, _)| *cookie == name)
        .map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_700_000_000_000;

    fn key(byte: u8, until: Option<i64>) -> KeyRow {
        KeyRow {
            key: [byte; 32],
            until,
        }
    }

    fn signer() -> Signer {
        Signer::new(&[key(7, None)]).unwrap()
    }

    /// Returns the player in a cookie.
    fn verified(value: &str, now: i64) -> Option<PlayerId> {
        signer().verify(value, now).map(|cookie| cookie.player)
    }

    #[test]
    fn a_signed_cookie_is_recognised() {
        let player = PlayerId::random();
        let value = signer().sign(player, NOW);
        assert_eq!(verified(&value, NOW), Some(player));
        assert_eq!(verified(&value, NOW + LASTS * 1000 - 1), Some(player));
        // The clock was set back in the meantime.
        assert_eq!(verified(&value, NOW - 5000), Some(player));
    }

    #[test]
    fn a_cookie_is_valid_for_a_year() {
        let value = signer().sign(PlayerId::random(), NOW);
        assert_eq!(verified(&value, NOW + LASTS * 1000), None);
    }

    #[test]
    fn a_signature_by_another_key_is_refused() {
        let value = Signer::new(&[key(8, None)])
            .unwrap()
            .sign(PlayerId::random(), NOW);
        assert_eq!(verified(&value, NOW), None);
    }

    #[test]
    fn an_old_key_verifies_until_its_time_and_its_cookies_are_outdated() {
        let player = PlayerId::random();
        let value = signer().sign(player, NOW);
        let rotated = Signer::new(&[key(9, None), key(7, Some(NOW + 10))]).unwrap();
        let cookie = SignedCookie {
            player,
            issued: NOW,
            is_outdated: true,
        };
        assert_eq!(rotated.verify(&value, NOW + 9), Some(cookie));
        assert_eq!(rotated.verify(&value, NOW + 10), None);
        let renewed = rotated.sign(player, NOW);
        let cookie = SignedCookie {
            is_outdated: false,
            ..cookie
        };
        assert_eq!(rotated.verify(&renewed, NOW + 10), Some(cookie));
    }

    #[test]
    fn a_changed_character_is_refused() {
        let value = signer().sign(PlayerId::from_bytes([0x11; 16]), NOW);
        for place in 0..value.len() {
            let mut bytes = value.clone().into_bytes();
            bytes[place] = if bytes[place] == b'2' { b'3' } else { b'2' };
            let changed = String::from_utf8(bytes).unwrap();
            assert_eq!(verified(&changed, NOW), None, "{changed}");
        }
    }

    #[test]
    fn other_forms_are_refused() {
        let value = signer().sign(PlayerId::random(), NOW);
        let (front, signature) = value.rsplit_once('.').unwrap();
        let others = [
            String::new(),
            "...".into(),
            front.into(),
            format!("{front}."),
            format!("{value}."),
            format!("{value}.x"),
            format!(".{value}"),
            format!("{front}.{}", signature.to_uppercase()),
            format!("{front}.{signature}{signature}"),
            value.replace('.', "|"),
        ];
        for other in others {
            assert_eq!(verified(&other, NOW), None, "{other}");
        }
    }

    #[test]
    fn the_signature_is_hmac_sha_256_of_the_documented_text() {
        // printf 'v1|00000000000000000000000000000000|5' | openssl dgst -sha256 -mac HMAC \
        //   -macopt hexkey:0707…07
        let value = signer().sign(PlayerId::from_bytes([0; 16]), 5);
        let expected = "34068afcfcff1246e3b727297e8e590eabeada7b083e8b32386cb74fe7712fc5";
        assert_eq!(value.rsplit('.').next(), Some(expected));
    }

    #[test]
    fn our_cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "a=b; almagest=1;almagest=2".parse().unwrap());
        headers.append(
            COOKIE,
            "almagestic=9; xalmagest=8; almagest=3=4".parse().unwrap(),
        );
        headers.append(COOKIE, "almagest".parse().unwrap());
        let values: Vec<_> = cookie_values(&headers, NAME).collect();
        assert_eq!(values, ["1", "2", "3=4"]);
    }
}
