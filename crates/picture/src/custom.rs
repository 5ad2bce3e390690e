//! Custom properties (`--seat`), and their substitution.

use std::collections::BTreeMap;

use crate::text::closing;

/// The maximum nesting of `var()`; it breaks cycles.
const DEEPEST: usize = 16;

/// The custom properties that apply to an element.
#[derive(Clone, Default, Debug)]
pub(crate) struct Custom(BTreeMap<String, String>);

impl Custom {
    /// Returns the custom properties of an element with its own declarations, which may refer to
    /// each other. Returns `None` if it has none.
    pub fn with<'a>(&self, own: impl Iterator<Item = (&'a str, &'a str)>) -> Option<Self> {
        let own: Vec<(&str, &str)> = own.collect();
        if own.is_empty() {
            return None;
        }
        let mut raw = self.clone();
        for (name, value) in &own {
            raw.0.insert((*name).to_owned(), (*value).to_owned());
        }
        let mut whole = self.clone();
        for (name, value) in own {
            match raw.put_in(value) {
                Some(value) => whole.0.insert(name.to_owned(), value),
                None => whole.0.remove(name),
            };
        }
        Some(whole)
    }

    /// Substitutes every `var()` in a value. Returns `None` if a property is missing.
    pub fn put_in(&self, value: &str) -> Option<String> {
        self.put_in_within(value, 0)
    }

    fn put_in_within(&self, value: &str, depth: usize) -> Option<String> {
        let Some((before, after)) = value.split_once("var(") else {
            return Some(value.to_owned());
        };
        if depth == DEEPEST {
            return None;
        }
        let end = closing(after)?;
        let (name, otherwise) = match after[..end].split_once(',') {
            Some((name, otherwise)) => (name.trim(), Some(otherwise.trim())),
            None => (after[..end].trim(), None),
        };
        let found = self.0.get(name).map(String::as_str);
        let put = |value: &str| self.put_in_within(value, depth + 1);
        let inner = found.and_then(put).or_else(|| otherwise.and_then(put))?;
        let rest = self.put_in_within(&after[end + 1..], depth)?;
        Some(format!("{before}{inner}{rest}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn custom(pairs: &[(&str, &str)]) -> Custom {
        Custom::default()
            .with(pairs.iter().copied())
            .unwrap_or_default()
    }

    #[test]
    fn variables_are_substituted() {
        let holds = custom(&[
            ("--a", "#fff"),
            ("--b", "var(--a)"),
            ("--c", "1px solid var(--b)"),
        ]);
        assert_eq!(holds.put_in("var(--c)").as_deref(), Some("1px solid #fff"));
        assert_eq!(holds.put_in("var(--x, var(--a))").as_deref(), Some("#fff"));
        assert_eq!(
            holds.put_in("f(var(--a), var(--b))").as_deref(),
            Some("f(#fff, #fff)")
        );
        assert_eq!(holds.put_in("var(--x)"), None);
    }

    #[test]
    fn variables_are_inherited_with_the_values_they_had_where_they_were_set() {
        let outer = custom(&[("--a", "red"), ("--b", "var(--a)")]);
        let inner = outer.with([("--a", "blue")].into_iter()).unwrap();
        assert_eq!(
            inner.put_in("var(--a) var(--b)").as_deref(),
            Some("blue red")
        );
    }

    #[test]
    fn cycles_are_detected() {
        let holds = custom(&[("--a", "var(--b)"), ("--b", "var(--a)")]);
        assert_eq!(holds.put_in("var(--a)"), None);
    }
}
