//! Secrets that are shown once; the server stores only their hash.

use sha2::{Digest, Sha256};

use crate::id::random_bytes;

/// Returns a new secret: 256 random bits as hexadecimal digits.
pub fn new_secret() -> String {
    hex(&random_bytes::<32>())
}

/// Returns the hash of a secret. It needs neither a salt nor a slow function, because 256 random
/// bits cannot be guessed.
pub fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// Returns bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_long_and_new_each_time() {
        let secret = new_secret();
        assert_eq!(secret.len(), 64);
        assert_ne!(new_secret(), secret);
    }

    #[test]
    fn the_hash_is_sha_256() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex(&hash("abc")), expected);
    }
}
