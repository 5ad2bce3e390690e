//! Hashes that let an independent referee check a record.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The first 64 bits of the SHA-256 of a canonical state, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct StateHash([u8; 8]);

/// The text is not the hash of a state.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a state hash must be 16 lower-case hexadecimal digits")]
pub struct StateHashError;

impl StateHash {
    /// Returns the hash of the canonical text of a state.
    #[must_use]
    pub fn of(canonical: &str) -> Self {
        Self(checksum(canonical.as_bytes()))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StateHash({self})")
    }
}

impl FromStr for StateHash {
    type Err = StateHashError;
    fn from_str(text: &str) -> Result<Self, StateHashError> {
        // Only lower case is accepted, so that every hash has exactly one spelling.
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(StateHashError),
        };
        let digits: [u8; 16] = text.as_bytes().try_into().map_err(|_| StateHashError)?;
        let mut bytes = [0; 8];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> Self {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = StateHashError;
    fn try_from(text: String) -> Result<Self, StateHashError> {
        text.parse()
    }
}

/// Returns the first 64 bits of the SHA-256 of some bytes.
#[must_use]
pub fn checksum(bytes: &[u8]) -> [u8; 8] {
    let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = Sha256::digest(bytes).into();
    [a, b, c, d, e, f, g, h]
}

/// Returns the SHA-256 of the canonical text of a game's data, as 64 hexadecimal digits.
#[must_use]
pub fn data_hash(canonical: &str) -> String {
    hex(&Sha256::digest(canonical.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |value: u8| char::from(DIGITS[usize::from(value)]);
    let digits = |byte: &u8| [digit(byte >> 4), digit(byte & 15)];
    bytes.iter().flat_map(digits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_sha_256() {
        assert_eq!(StateHash::of("abc").to_string(), "ba7816bf8f01cfea");
        assert_eq!(
            data_hash("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn only_valid_state_hashes_can_be_read_back() {
        let hash = StateHash::of("abc");
        assert_eq!(
            serde_json::to_string(&hash).unwrap(),
            "\"ba7816bf8f01cfea\""
        );
        assert_eq!("ba7816bf8f01cfea".parse(), Ok(hash));
        for bad in [
            "",
            "ba7816bf8f01cfe",
            "BA7816BF8F01CFEA",
            "ba7816bf8f01cfeag",
        ] {
            assert_eq!(bad.parse::<StateHash>(), Err(StateHashError), "{bad}");
        }
        let bad = "\"0ba7816bf8f01cfea\"";
        assert!(serde_json::from_str::<StateHash>(bad).is_err());
    }
}
