//! The arguments of a text: strings and whole numbers.

use fluent_templates::fluent_bundle::FluentValue;

/// The value of a variable in a text. A number selects singular or plural.
#[derive(Clone, PartialEq, Debug)]
pub struct Arg<'a>(pub(crate) FluentValue<'a>);

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self(text.as_str().into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

macro_rules! from_number {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self(number.into())
            }
        })+
    };
}

from_number!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);
