//! Numbers that count from 0 in memory and from 1 wherever people read them.

/// Gives a `struct T(u8)` with a `number` method its text and serialized forms, counted from 1.
macro_rules! counted_from_one {
    ($type:ident, $what:literal, $most:expr) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($what, " {}"), self.number())
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0 + 1)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                if (1..=$most).contains(&usize::from(number)) {
                    Ok(Self(number - 1))
                } else {
                    Err(de::Error::custom(format_args!(
                        concat!($what, " {} is not one of 1 to {}"),
                        number, $most
                    )))
                }
            }
        }
    };
}
pub(crate) use counted_from_one;
