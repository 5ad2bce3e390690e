//! The flags of a task: `--name value` or `--name=value`, each at most once.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// An invalid command line, explained in one clear sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misuse(pub String);

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

/// The given flags by name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flags(BTreeMap<String, String>);

impl Flags {
    /// Parses the words after the task's name.
    ///
    /// # Errors
    /// Returns an error if a word is not a flag, or if a flag is unknown, has no value or is
    /// repeated.
    pub fn parse(words: &[String], known: &[&str]) -> Result<Self, Misuse> {
        let mut flags = BTreeMap::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let Some(flag) = word.strip_prefix("--") else {
                return Err(Misuse(format!("unexpected argument '{word}'")));
            };
            let (name, value) = match flag.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (flag, None),
            };
            if !known.contains(&name) {
                return Err(Misuse(unknown(name, known)));
            }
            let value = value
                .or_else(|| words.next().cloned())
                .ok_or_else(|| Misuse(format!("--{name} needs a value")))?;
            if flags.insert(name.to_owned(), value).is_some() {
                return Err(Misuse(format!("--{name} is given twice")));
            }
        }
        Ok(Self(flags))
    }

    /// Returns the text of a flag, if given.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Returns a positive number, or `usual` if the flag was not given.
    ///
    /// # Errors
    /// Returns an error if the value is not a positive number.
    pub fn count(&self, name: &str, usual: u64) -> Result<u64, Misuse> {
        let Some(text) = self.text(name) else {
            return Ok(usual);
        };
        match text.parse() {
            Ok(count) if count > 0 => Ok(count),
            _ => Err(Misuse(format!(
                "--{name} takes a positive whole number, not '{text}'"
            ))),
        }
    }

    /// Returns comma-separated values, or `usual` if the flag was not given.
    ///
    /// # Errors
    /// Returns an error if a value cannot be parsed; the error names the first such value.
    pub fn list<T: FromStr>(&self, name: &str, usual: Vec<T>) -> Result<Vec<T>, Misuse> {
        let Some(text) = self.text(name) else {
            return Ok(usual);
        };
        let read = |value: &str| {
            let bad = |_| Misuse(format!("--{name} cannot be '{value}'"));
            value.trim().parse().map_err(bad)
        };
        text.split(',').map(read).collect()
    }
}

fn unknown(name: &str, known: &[&str]) -> String {
    if known.is_empty() {
        return format!("there is no flag --{name}: this task takes none");
    }
    let known: Vec<String> = known.iter().map(|name| format!("--{name}")).collect();
    format!("there is no flag --{name}, only {}", known.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Result<Flags, String> {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        Flags::parse(&words, &["games", "seats"]).map_err(|misuse| misuse.to_string())
    }

    #[test]
    fn flags_are_read_in_both_forms() {
        let flags = parse("--games 20 --seats=2,3").unwrap();
        assert_eq!(flags.count("games", 1), Ok(20));
        assert_eq!(flags.list("seats", vec![9]), Ok(vec![2, 3]));
        let none = parse("").unwrap();
        assert_eq!(none.count("games", 7), Ok(7));
        assert_eq!(none.list("seats", vec![9]), Ok(vec![9]));
    }

    #[test]
    fn misuse_is_explained_in_one_sentence() {
        let message = |words: &str| parse(words).unwrap_err();
        assert_eq!(message("20"), "unexpected argument '20'");
        assert_eq!(
            message("--game 20"),
            "there is no flag --game, only --games, --seats"
        );
        assert_eq!(message("--games"), "--games needs a value");
        assert_eq!(message("--games 1 --games 2"), "--games is given twice");
        let flags = parse("--games 0 --seats 2,x").unwrap();
        assert_eq!(
            flags.count("games", 1).unwrap_err().to_string(),
            "--games takes a positive whole number, not '0'"
        );
        assert_eq!(
            flags
                .list::<usize>("seats", Vec::new())
                .unwrap_err()
                .to_string(),
            "--seats cannot be 'x'"
        );
    }
}
