//! Typed numbers and sets of them (seats, stars, cards, places), so that the rules need no bare
//! numbers.

#[doc(hidden)]
pub use serde;

/// Defines a type for numbered things: counted from 0 in memory, from 1 wherever people read it
/// (text, records, data files).
///
/// ```
/// tabletop::counted! {
///     /// One of six faces.
///     pub struct Face, "face", 6
/// }
/// assert_eq!(Face::new(0).number(), 1);
/// assert_eq!(format!("{:?}", Face::new(5)), "face 6");
/// assert_eq!(Face::all().count(), 6);
/// ```
#[macro_export]
macro_rules! counted {
    ($(#[$doc:meta])* $vis:vis struct $Name:ident, $what:literal, $most:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $Name(u8);

        impl $Name {
            /// The number of possible values.
            pub const MAX: usize = $most;

            /// Creates the value with this index, counted from 0.
            ///
            /// # Panics
            /// Panics if the index is out of range.
            #[must_use]
            pub const fn new(index: usize) -> Self {
                assert!(index < Self::MAX, concat!("the index is out of range: ", $what));
                Self(index as u8)
            }

            /// Returns the index, counted from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns the number people see, counted from 1.
            #[must_use]
            pub const fn number(self) -> usize {
                self.0 as usize + 1
            }

            /// Iterates over all possible values, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::MAX).map(Self::new)
            }
        }

        impl ::std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($what, " {}"), self.number())
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}", self.number())
            }
        }

        impl $crate::counted::serde::Serialize for $Name {
            fn serialize<S: $crate::counted::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0 + 1)
            }
        }

        impl<'de> $crate::counted::serde::Deserialize<'de> for $Name {
            fn deserialize<D: $crate::counted::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                let number = <u8 as $crate::counted::serde::Deserialize>::deserialize(deserializer)?;
                if (1..=Self::MAX).contains(&usize::from(number)) {
                    Ok(Self(number - 1))
                } else {
                    Err($crate::counted::serde::de::Error::custom(format_args!(
                        concat!($what, " {} is not one of 1 to {}"),
                        number,
                        Self::MAX
                    )))
                }
            }
        }
    };
}

/// Defines a bit set of a counted type of the same module.
///
/// ```
/// tabletop::counted! {
///     /// One of six faces.
///     pub struct Face, "face", 6
/// }
/// tabletop::set_of! {
///     /// A set of faces.
///     pub struct Faces(u8) of Face
/// }
/// let mut faces = Faces::only(Face::new(2));
/// faces.insert(Face::new(4));
/// assert_eq!(format!("{faces:?}"), "{3, 5}");
/// assert_eq!(faces.without(Faces::only(Face::new(2))).len(), 1);
/// ```
#[macro_export]
macro_rules! set_of {
    ($(#[$doc:meta])* $vis:vis struct $Set:ident($Bits:ty) of $Item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
        $vis struct $Set($Bits);

        impl $Set {
            /// The empty set.
            pub const EMPTY: Self = {
                assert!($Item::MAX <= <$Bits>::BITS as usize, "the set needs more bits");
                Self(0)
            };

            /// The set of all values.
            pub const ALL: Self = Self::up_to($Item::MAX);

            /// Returns the set of the first `count` values.
            #[must_use]
            pub const fn up_to(count: usize) -> Self {
                Self(((1u128 << count) - 1) as $Bits)
            }

            /// Returns the set of a single item.
            #[must_use]
            pub const fn only(item: $Item) -> Self {
                Self(1 << item.index())
            }

            /// Returns whether the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the number of items in the set.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns whether the set contains an item.
            #[must_use]
            pub const fn contains(self, item: $Item) -> bool {
                self.0 & (1 << item.index()) != 0
            }

            /// Adds an item.
            pub const fn insert(&mut self, item: $Item) {
                self.0 |= 1 << item.index();
            }

            /// Removes an item.
            pub const fn remove(&mut self, item: $Item) {
                self.0 &= !(1 << item.index());
            }

            /// Returns the union of both sets.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the intersection of both sets.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the items of this set that are not in the other.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns the first item, if any.
            #[must_use]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 { None } else { Some($Item(self.0.trailing_zeros() as u8)) }
            }

            /// Returns the only item, if there is exactly one.
            #[must_use]
            pub const fn single(self) -> Option<$Item> {
                if self.len() == 1 { self.first() } else { None }
            }

            /// Iterates over the items in order.
            pub fn iter(self) -> impl Iterator<Item = $Item> + Clone {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter().map($Item::number)).finish()
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl $crate::counted::serde::Serialize for $Set {
            fn serialize<S: $crate::counted::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                use $crate::counted::serde::ser::SerializeSeq;
                // State the length: some formats require it.
                let mut items = serializer.serialize_seq(Some(self.len()))?;
                self.iter().try_for_each(|item| items.serialize_element(&item))?;
                items.end()
            }
        }

        impl<'de> $crate::counted::serde::Deserialize<'de> for $Set {
            fn deserialize<D: $crate::counted::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                let items =
                    <Vec<$Item> as $crate::counted::serde::Deserialize>::deserialize(deserializer)?;
                Ok(items.into_iter().collect())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    counted! {
        /// A counted type for tests.
        struct Letter, "letter", 12
    }
    set_of! {
        /// A set for tests.
        struct Letters(u16) of Letter
    }

    fn letters(numbers: &[usize]) -> Letters {
        numbers
            .iter()
            .map(|number| Letter::new(number - 1))
            .collect()
    }

    #[test]
    fn values_count_from_zero_in_memory_and_from_one_elsewhere() {
        let last = Letter::new(11);
        assert_eq!((last.index(), last.number()), (11, 12));
        assert_eq!(format!("{last} {last:?}"), "12 letter 12");
        assert_eq!(serde_json::to_string(&last).unwrap(), "12");
        assert_eq!(serde_json::from_str::<Letter>("1").unwrap(), Letter::new(0));
        for bad in ["0", "13"] {
            let error = serde_json::from_str::<Letter>(bad).unwrap_err().to_string();
            assert_eq!(error, format!("letter {bad} is not one of 1 to 12"));
        }
        assert_eq!(Letter::all().map(Letter::number).sum::<usize>(), 78);
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn an_index_out_of_range_panics() {
        let _ = Letter::new(12);
    }

    #[test]
    fn sets_contain_what_was_inserted() {
        let mut set = letters(&[2, 5]);
        assert_eq!((set.len(), set.is_empty()), (2, false));
        set.insert(Letter::new(11));
        set.remove(Letter::new(1));
        assert!(set.contains(Letter::new(11)) && !set.contains(Letter::new(1)));
        assert_eq!(set, letters(&[12, 5]));
        assert_eq!(set.iter().map(Letter::number).collect::<Vec<_>>(), [5, 12]);
        assert_eq!(set.first(), Some(Letter::new(4)));
        assert_eq!(format!("{set:?}"), "{5, 12}");
        assert_eq!((Letters::EMPTY.first(), Letters::EMPTY.len()), (None, 0));
        assert!(Letters::EMPTY.is_empty());
        assert_eq!(
            (Letters::ALL.len(), Letters::up_to(3)),
            (12, letters(&[1, 2, 3]))
        );
    }

    #[test]
    fn sets_combine() {
        let (a, b) = (letters(&[1, 2, 3]), letters(&[3, 4]));
        assert_eq!(a.or(b), letters(&[1, 2, 3, 4]));
        assert_eq!(a.and(b), letters(&[3]));
        assert_eq!(a.without(b), letters(&[1, 2]));
        assert_eq!(
            (a.and(b).single(), a.single()),
            (Some(Letter::new(2)), None)
        );
        assert_eq!(Letters::EMPTY.single(), None);
        assert_eq!(Letters::only(Letter::new(2)), letters(&[3]));
    }

    #[test]
    fn sets_are_written_as_lists() {
        let set = letters(&[3, 7]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,7]");
        assert_eq!(serde_json::from_str::<Letters>("[7,3]").unwrap(), set);
        assert!(serde_json::from_str::<Letters>("[13]").is_err());
    }
}
