//! Hashes that let an independent referee check a record.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The first 64 bits of the SHA-256 of a canonical state, as 16 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StateHash(String);

impl StateHash {
    /// The hash of a canonical state text.
    #[must_use]
    pub fn of(canonical: &str) -> Self {
        Self(hex(&Sha256::digest(canonical.as_bytes())[..8]))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The SHA-256 of the canonical text of a game's data, as 64 hexadecimal digits.
#[must_use]
pub fn data_hash(canonical: &str) -> String {
    hex(&Sha256::digest(canonical.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_sha_256() {
        assert_eq!(StateHash::of("abc").to_string(), "ba7816bf8f01cfea");
        assert_eq!(
            data_hash("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
