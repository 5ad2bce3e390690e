//! Lists of the variants of an enum that do not compile if a variant is missing.

use std::fmt::Debug;

/// Returns an array of all variants of an enum without fields, or of pairs of a variant and a
/// value. It does not compile if a variant is missing or listed twice.
///
/// ```
/// enum Colour { Red, Green }
/// let names = testing::every_variant!(Colour { Red => "red", Green => "green" });
/// assert_eq!(names[1].1, "green");
/// let all = testing::every_variant!(Colour { Red, Green });
/// assert_eq!(all.len(), 2);
/// ```
///
/// ```compile_fail
/// enum Colour { Red, Green }
/// let all = testing::every_variant!(Colour { Red });
/// ```
#[macro_export]
macro_rules! every_variant {
    ($enum:ident { $($variant:ident),+ $(,)? }) => {{
        $crate::exhaustive!($enum { $($variant),+ });
        [$($enum::$variant),+]
    }};
    ($enum:ident { $($variant:ident => $value:expr),+ $(,)? }) => {{
        $crate::exhaustive!($enum { $($variant),+ });
        [$(($enum::$variant, $value)),+]
    }};
}

/// A function whose match has an arm for each of these variants, so that it does not compile unless
/// these are all.
#[doc(hidden)]
#[macro_export]
macro_rules! exhaustive {
    ($enum:ident { $($variant:ident),+ }) => {
        #[deny(unreachable_patterns)]
        const _: fn(&$enum) = |value| match value {
            $($enum::$variant => (),)+
        };
    };
}

/// Checks that every variant of an enum occurs among some values, such as the examples of a test.
/// It does not compile if a variant is missing in the list or listed twice.
///
/// ```
/// enum Step { Forward(u8), Back { steps: u8 }, Stop }
/// let steps = [Step::Forward(2), Step::Stop, Step::Forward(3), Step::Back { steps: 1 }];
/// testing::assert_every_variant!(&steps, Step { Forward, Back, Stop });
/// ```
///
/// ```should_panic
/// enum Step { Forward(u8), Stop }
/// testing::assert_every_variant!(&[Step::Forward(2)], Step { Forward, Stop });
/// ```
#[macro_export]
macro_rules! assert_every_variant {
    ($values:expr, $enum:ident { $($variant:ident),+ $(,)? }) => {{
        #[deny(unreachable_patterns)]
        let occurring: ::std::collections::BTreeSet<&str> = $values
            .iter()
            .map(|value| match value {
                $($enum::$variant { .. } => stringify!($variant),)+
            })
            .collect();
        for variant in [$(stringify!($variant)),+] {
            assert!(occurring.contains(variant), "there is no {variant}");
        }
    }};
}

/// Returns the name of a value's variant, as far as its debug format shows it.
pub fn variant_name(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let name = text.split(['(', ' ', '{']).next();
    name.unwrap_or_default().to_owned()
}
