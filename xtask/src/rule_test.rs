//! Tests named after the rule they verify: `a3_2_first_mark_is_the_starting_star` verifies A3.2.

use crate::rule::{RuleNumber, counted};

/// A test and the rule its name begins with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleTest {
    /// The rule it proves.
    pub rule: RuleNumber,
    /// The function's name.
    pub name: String,
    /// Its place in the sources.
    pub place: String,
}

/// Returns the rule a test's name begins with, if any.
pub fn rule_of(name: &str) -> Option<RuleNumber> {
    let mut letters = name.chars();
    let game = letters.next().filter(char::is_ascii_lowercase)?;
    let mut parts = letters.as_str().split('_');
    Some(RuleNumber {
        game: game.to_ascii_uppercase(),
        section: counted(parts.next()?)?,
        rule: counted(parts.next()?)?,
    })
}

/// Returns the names of all test functions of a source file, with their line numbers.
pub fn test_names(source: &str) -> Vec<(&str, usize)> {
    let mut names = Vec::new();
    let mut is_test = false;
    for (line, number) in source.lines().zip(1..) {
        let line = line.trim();
        if line.starts_with("//") {
            continue;
        }
        is_test |= line.starts_with("#[test]");
        if let Some(name) = function_name(line) {
            if is_test {
                names.push((name, number));
            }
            is_test = false;
        }
    }
    names
}

/// Returns the name of the function that begins on this line.
fn function_name(line: &str) -> Option<&str> {
    let at = if line.starts_with("fn ") {
        0
    } else {
        line.find(" fn ")? + 1
    };
    let name = line[at + 3..].trim_start();
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    (end > 0).then_some(&name[..end])
}

/// Returns the tests of a source file that are named after rules.
pub fn find(source: &str, path: &str) -> Vec<RuleTest> {
    let tests = test_names(source).into_iter();
    tests
        .filter_map(|(name, line)| {
            Some(RuleTest {
                rule: rule_of(name)?,
                name: name.to_owned(),
                place: format!("{path}:{line}"),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(name: &str) -> Option<String> {
        rule_of(name).map(|rule| rule.to_string())
    }

    #[test]
    fn a_name_begins_with_its_rule() {
        assert_eq!(shown("a3_2_first_mark").as_deref(), Some("A3.2"));
        assert_eq!(shown("a3_2").as_deref(), Some("A3.2"));
        assert_eq!(shown("s5_4_nobody_wins").as_deref(), Some("S5.4"));
        assert_eq!(shown("a5_3_2_trades").as_deref(), Some("A5.3"));
    }

    #[test]
    fn a_rule_number_may_have_two_digits() {
        assert_eq!(shown("a5_10_two_stars").as_deref(), Some("A5.10"));
        assert_eq!(shown("a5_1_stardust").as_deref(), Some("A5.1"));
        assert_eq!(shown("a51_0_stardust"), None);
    }

    #[test]
    fn other_names_name_no_rule() {
        for name in [
            "draws_are_fair",
            "a_card",
            "a5_two",
            "a5",
            "a05_1_x",
            "a5_1x",
            "A5_1",
            "",
            "aa5_1",
        ] {
            assert_eq!(shown(name), None, "{name}");
        }
    }

    #[test]
    fn only_tests_count() {
        let source = "
            fn a1_1_helper() {}
            #[test]
            fn a1_2_one() {}
            #[test]
            #[should_panic(expected = \"no\")]
            // A comment with a fn of its own.
            fn a1_3_two() {
            }
            fn a1_4_helper() {}
            #[test] fn a1_5_three() {}
            // #[test]
            // fn a1_6_away() {}
            #[test]
            pub(crate) fn plain() {}
        ";
        let names: Vec<&str> = test_names(source)
            .into_iter()
            .map(|(name, _)| name)
            .collect();
        assert_eq!(names, ["a1_2_one", "a1_3_two", "a1_5_three", "plain"]);
        let tests = find(source, "x.rs");
        assert_eq!(tests.len(), 3);
        assert_eq!(tests[0].place, "x.rs:4");
    }
}
