//! Rules as numbered in the documents: `- **A3.2** (R, J) The first star …`.

use std::fmt;

/// The number of a rule: the game's letter, the section, and the rule within it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleNumber {
    /// The game's letter, in upper case.
    pub game: char,
    /// The section, from 1.
    pub section: u32,
    /// The rule within its section, from 1.
    pub rule: u32,
}

impl RuleNumber {
    /// Parses a number such as `A3.2`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let game = letters.next().filter(char::is_ascii_uppercase)?;
        let (section, rule) = letters.as_str().split_once('.')?;
        Some(Self {
            game,
            section: counted(section)?,
            rule: counted(rule)?,
        })
    }

    /// Returns whether this number may follow `before` in a document: rules of a section count up
    /// by one, and a later section begins with 1. Sections may be missing, because they belong to a
    /// later version.
    pub fn follows(self, before: Option<Self>) -> bool {
        match before {
            None => self.rule == 1,
            Some(before) if self.game == before.game && self.section == before.section => {
                self.rule == before.rule + 1
            }
            Some(before) => {
                self.game == before.game && self.section > before.section && self.rule == 1
            }
        }
    }
}

/// Parses a number from 1, without leading zeros.
pub fn counted(digits: &str) -> Option<u32> {
    let plain = !digits.starts_with('0') && digits.bytes().all(|digit| digit.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.game, self.section, self.rule)
    }
}

/// A numbered rule of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The number, such as A3.2.
    pub number: RuleNumber,
    /// Its first words.
    pub words: String,
}

/// Parses one line of a document: a rule, or `None` for anything else.
///
/// # Errors
/// Returns an error if a list item begins with a number in bold but is not a well-formed rule.
pub fn parse_line(line: &str) -> Result<Option<Rule>, String> {
    let Some(rest) = line.strip_prefix("- **") else {
        return Ok(None);
    };
    let mut letters = rest.chars();
    let numbered = letters.next().is_some_and(|c| c.is_ascii_uppercase())
        && letters.next().is_some_and(|c| c.is_ascii_digit());
    if !numbered {
        return Ok(None);
    }
    let wrong = || format!("not in the form '- **A3.2** (R) text': {line}");
    let (number, rest) = rest.split_once("** (").ok_or_else(wrong)?;
    let (marks, words) = rest.split_once(") ").ok_or_else(wrong)?;
    let number = RuleNumber::parse(number).ok_or_else(wrong)?;
    let known = |mark: &str| matches!(mark, "R" | "J" | "D");
    if words.trim().is_empty() || !marks.split(", ").all(known) {
        return Err(wrong());
    }
    let words = first_words(words);
    Ok(Some(Rule { number, words }))
}

/// Parses every rule of a document.
///
/// # Errors
/// Returns an error that lists every malformed rule, with its line number.
pub fn parse_document(text: &str) -> Result<Vec<Rule>, Vec<String>> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut errors = Vec::new();
    for (line, place) in text.lines().zip(1..) {
        match parse_line(line) {
            Ok(Some(rule)) => {
                let before = rules.last().map(|rule| rule.number);
                if !rule.number.follows(before) {
                    let before = before.map_or("nothing".into(), |n| n.to_string());
                    errors.push(format!(
                        "line {place}: {} comes after {before}",
                        rule.number
                    ));
                }
                rules.push(rule);
            }
            Ok(None) => {}
            Err(error) => errors.push(format!("line {place}: {error}")),
        }
    }
    if errors.is_empty() {
        Ok(rules)
    } else {
        Err(errors)
    }
}

/// Returns as many whole words as fit into a line of the list.
fn first_words(text: &str) -> String {
    const ROOM: usize = 60;
    let mut first = String::new();
    for word in text.split_whitespace() {
        if first.chars().count() + word.chars().count() >= ROOM {
            return first + " …";
        }
        if !first.is_empty() {
            first.push(' ');
        }
        first.push_str(word);
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> RuleNumber {
        RuleNumber::parse(text).unwrap()
    }

    #[test]
    fn numbers_round_trip() {
        for text in ["A1.1", "A5.10", "S12.3"] {
            assert_eq!(number(text).to_string(), text);
        }
        for text in [
            "", "A", "A3", "a3.2", "A3.", "A.2", "A03.2", "A3.0", "A3.2.1", "A3.+2", "AB1.2",
        ] {
            assert_eq!(RuleNumber::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_rule_line_has_number_mark_and_words() {
        let rule = parse_line("- **A5.10** (R, J) Two stars are free.")
            .unwrap()
            .unwrap();
        assert_eq!(rule.number, number("A5.10"));
        assert_eq!(rule.words, "Two stars are free.");
    }

    #[test]
    fn other_lines_are_not_rules() {
        for line in [
            "",
            "text",
            "- item",
            "- **Stars.** Real ones.",
            "  - **A1.1** (R) deeper",
        ] {
            assert_eq!(parse_line(line), Ok(None), "{line}");
        }
    }

    #[test]
    fn a_malformed_rule_line_is_an_error() {
        for line in [
            "- **A1.1** text",
            "- **A1.1.** (R) text",
            "- **A1** (R) text",
            "- **A1.1** (X) text",
            "- **A1.1** () text",
            "- **A1.1** (R,J) text",
            "- **A1.1** (R) ",
        ] {
            assert!(parse_line(line).is_err(), "{line}");
        }
    }

    #[test]
    fn rule_numbers_must_count_up() {
        let document = |numbers: &[&str]| {
            let lines = numbers.iter().map(|n| format!("- **{n}** (R) text\n"));
            parse_document(&lines.collect::<String>()).map(|rules| rules.len())
        };
        assert_eq!(document(&["A1.1", "A1.2", "A3.1"]), Ok(3));
        assert_eq!(
            document(&["A1.1", "A1.3"]),
            Err(vec!["line 2: A1.3 comes after A1.1".into()])
        );
        assert!(document(&["A1.2"]).is_err());
        assert!(document(&["A1.1", "A1.1"]).is_err());
        assert!(document(&["A2.1", "A1.1"]).is_err());
        assert!(document(&["A1.1", "S2.1"]).is_err());
    }

    #[test]
    fn long_rules_show_their_first_words() {
        let rule = parse_line(&format!("- **A1.1** (R) {}", "star ".repeat(40)));
        let words = rule.unwrap().unwrap().words;
        assert!(
            words.ends_with("star …") && words.chars().count() <= 62,
            "{words}"
        );
    }
}
