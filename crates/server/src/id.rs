//! Unguessable ids of tables and players, and keys of invitations.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The text is not a valid id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id must be 32 hexadecimal digits")]
pub struct IdError;

/// Returns random bytes from the operating system.
///
/// # Panics
/// Panics if the system cannot provide random bytes, because nothing could then be kept secret.
#[must_use]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[expect(
        clippy::expect_used,
        reason = "without random bytes no secret would be safe"
    )]
    getrandom::fill(&mut bytes).expect("the system should provide random bytes");
    bytes
}

/// Declares an id of 128 random bits, written as 32 hexadecimal digits.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name([u8; 16]);

        impl $name {
            /// Returns a new random id.
            #[must_use]
            pub fn random() -> Self {
                Self(random_bytes())
            }

            /// Returns the id with these bytes.
            #[must_use]
            pub const fn from_bytes(bytes: [u8; 16]) -> Self {
                Self(bytes)
            }

            /// Returns the bytes of the id.
            #[must_use]
            pub const fn bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }

        impl FromStr for $name {
            type Err = IdError;
            fn from_str(text: &str) -> Result<Self, IdError> {
                parse_hex(text).map(Self)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;
            fn try_from(text: String) -> Result<Self, IdError> {
                text.parse()
            }
        }
    };
}

id! {
    /// The id of a table.
    TableId
}
id! {
    /// The id of a player: a guest or the owner of a token.
    PlayerId
}
id! {
    /// The key in a private table's link: anyone who has it may enter.
    InviteKey
}

/// Accepts lower-case digits only, so that every id has exactly one spelling.
fn parse_hex(text: &str) -> Result<[u8; 16], IdError> {
    let digits = text.as_bytes();
    let small = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    if digits.len() != 32 || !digits.iter().all(small) {
        return Err(IdError);
    }
    let mut bytes = [0; 16];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let pair = std::str::from_utf8(pair).map_err(|_| IdError)?;
        *byte = u8::from_str_radix(pair, 16).map_err(|_| IdError)?;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_one_spelling() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in [
            "",
            "12",
            &id.to_string()[1..],
            &"G".repeat(32),
            &"A".repeat(32),
        ] {
            assert_eq!(bad.parse::<TableId>(), Err(IdError), "{bad}");
        }
        assert_ne!(TableId::random(), id);
    }
}
