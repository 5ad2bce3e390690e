//! The cookie that recognises a returning guest. It contains the player's id and the time of issue;
//! a signature prevents forgery.

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderName, SET_COOKIE};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use subtle::ConstantTimeEq;

use super::secret::hex;
use crate::PlayerId;

/// The name of the cookie.
const NAME: &str = "almagest";

/// The version of the signed format. A new format must get a new version.
const VERSION: &str = "v1";

/// How long a cookie is valid, in seconds.
const LASTS: i64 = 365 * 24 * 3600;

/// Signs cookies and verifies their signatures.
#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl Signer {
    /// Returns a signer with this key.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Self {
        // HMAC pads keys shorter than a block with zeros.
        let mut block = [0; 64];
        block[..32].copy_from_slice(&key);
        Self(Hmac::new(&block.into()))
    }

    /// Returns the value of a player's cookie.
    #[must_use]
    pub fn sign(&self, player: PlayerId, issued: i64) -> String {
        let (player, issued) = (player.to_string(), issued.to_string());
        let signature = self.signature(&player, &issued);
        format!("{VERSION}.{player}.{issued}.{signature}")
    }

    /// Returns the player in a cookie's value, if it was signed with this key less than a year ago.
    #[must_use]
    pub fn verify(&self, value: &str, now: i64) -> Option<PlayerId> {
        let mut parts = value.split('.');
        let parts = [parts.next()?, parts.next()?, parts.next()?, parts.next()?];
        let [version, player, issued, signature] = parts;
        let expected = self.signature(player, issued);
        let ours = bool::from(expected.as_bytes().ct_eq(signature.as_bytes()));
        let whole = version.len() + player.len() + issued.len() + signature.len() + 3;
        if !ours || version != VERSION || whole != value.len() {
            return None;
        }
        let issued: i64 = issued.parse().ok()?;
        let fresh = now.saturating_sub(issued) < LASTS * 1000;
        player.parse().ok().filter(|_| fresh)
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

fn header(value: &str, seconds: i64, secure: bool) -> [(HeaderName, String); 1] {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{NAME}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    [(SET_COOKIE, text)]
}

/// Returns the values of all our cookies in a request. There may be several if one was set for
/// another path or a parent domain.
pub(super) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    cookie_values(headers, NAME)
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

    fn signer() -> Signer {
        Signer::new([7; 32])
    }

    #[test]
    fn a_signed_cookie_is_recognised() {
        let player = PlayerId::random();
        let value = signer().sign(player, NOW);
        assert_eq!(signer().verify(&value, NOW), Some(player));
        assert_eq!(
            signer().verify(&value, NOW + LASTS * 1000 - 1),
            Some(player)
        );
        // The clock was set back in the meantime.
        assert_eq!(signer().verify(&value, NOW - 5000), Some(player));
    }

    #[test]
    fn a_cookie_is_valid_for_a_year() {
        let value = signer().sign(PlayerId::random(), NOW);
        assert_eq!(signer().verify(&value, NOW + LASTS * 1000), None);
    }

    #[test]
    fn a_signature_by_another_key_is_refused() {
        let value = Signer::new([8; 32]).sign(PlayerId::random(), NOW);
        assert_eq!(signer().verify(&value, NOW), None);
    }

    #[test]
    fn a_changed_character_is_refused() {
        let value = signer().sign(PlayerId::from_bytes([0x11; 16]), NOW);
        for place in 0..value.len() {
            let mut bytes = value.clone().into_bytes();
            bytes[place] = if bytes[place] == b'2' { b'3' } else { b'2' };
            let changed = String::from_utf8(bytes).unwrap();
            assert_eq!(signer().verify(&changed, NOW), None, "{changed}");
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
            assert_eq!(signer().verify(&other, NOW), None, "{other}");
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
        assert_eq!(cookies(&headers).collect::<Vec<_>>(), ["1", "2", "3=4"]);
    }
}
