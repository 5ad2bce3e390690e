//! Formatting shared by the canonical texts of all games.

use std::fmt::{Display, Formatter, Result};

use arrayvec::ArrayString;

/// Formats items separated by commas, or a hyphen if there are none. It writes straight into the
/// formatter without a temporary string, because states are hashed after every action.
#[must_use]
pub fn canonical_list<T: Display>(items: impl Iterator<Item = T> + Clone) -> impl Display {
    List(items)
}

/// Formats numbers like [`canonical_list`], many times faster. Most lists hold numbers.
#[must_use]
pub fn canonical_numbers(numbers: impl Iterator<Item = usize> + Clone) -> impl Display {
    Numbers(numbers)
}

/// Formats an item, or a hyphen if there is none.
#[must_use]
pub fn canonical_or_hyphen<T: Display>(item: Option<T>) -> impl Display {
    OrHyphen(item)
}

struct List<I>(I);

impl<T: Display, I: Iterator<Item = T> + Clone> Display for List<I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let mut items = self.0.clone();
        let Some(first) = items.next() else {
            return f.write_str("-");
        };
        first.fmt(f)?;
        items.try_for_each(|item| {
            f.write_str(",")?;
            item.fmt(f)
        })
    }
}

struct Numbers<I>(I);

/// The length of a comma and the longest number.
const MAX_LENGTH: usize = 1 + usize::MAX.ilog10() as usize + 1;

impl<I: Iterator<Item = usize> + Clone> Display for Numbers<I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        // Collects the digits in a buffer, so that numbers are not written one by one.
        let mut text = ArrayString::<128>::new();
        let mut comma = "";
        for number in self.0.clone() {
            if text.remaining_capacity() < MAX_LENGTH {
                f.write_str(&text)?;
                text.clear();
            }
            text.push_str(comma);
            push_number(&mut text, number);
            comma = ",";
        }
        if comma.is_empty() {
            text.push('-');
        }
        f.write_str(&text)
    }
}

fn push_number(text: &mut ArrayString<128>, number: usize) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

struct OrHyphen<T>(Option<T>);

impl<T: Display> Display for OrHyphen<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.0 {
            Some(item) => item.fmt(f),
            None => f.write_str("-"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_its_items_with_commas_or_a_hyphen() {
        assert_eq!(canonical_list([3, 1, 2].iter()).to_string(), "3,1,2");
        assert_eq!(canonical_list(["one"].iter()).to_string(), "one");
        assert_eq!(canonical_list(std::iter::empty::<u8>()).to_string(), "-");
    }

    #[test]
    fn numbers_are_listed_like_anything_else() {
        let long = [0, 7, 10, 99, 100, 12_345, usize::MAX].repeat(20);
        for count in 0..long.len() {
            let numbers = || long[..count].iter().copied();
            let expected = canonical_list(numbers()).to_string();
            assert_eq!(canonical_numbers(numbers()).to_string(), expected);
        }
    }

    #[test]
    fn a_missing_value_is_a_hyphen() {
        assert_eq!(canonical_or_hyphen(Some(7)).to_string(), "7");
        assert_eq!(canonical_or_hyphen(None::<u8>).to_string(), "-");
    }
}
