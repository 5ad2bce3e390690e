//! `cargo xtask rules`: checks that every numbered rule has a test, and every such test a rule.

use std::process::ExitCode;

use anyhow::bail;

use crate::rule::{self, Rule};
use crate::rule_test::{self, RuleTest};
use crate::workspace;

/// All numbered rules and the tests named after them.
#[derive(Debug, Default)]
pub struct Ledger {
    rules: Vec<Rule>,
    tests: Vec<RuleTest>,
}

impl Ledger {
    /// Reads the documents in `docs/rules` and the sources in `crates`.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read or a rule is malformed.
    pub fn read() -> anyhow::Result<Self> {
        let mut ledger = Self::default();
        let mut errors = Vec::new();
        for path in workspace::files(&workspace::root().join("docs/rules"), "md")? {
            match rule::parse_document(&workspace::read(&path)?) {
                Ok(rules) => ledger.rules.extend(rules),
                Err(wrong) => {
                    let name = workspace::shown(&path);
                    errors.extend(wrong.iter().map(|error| format!("{name}, {error}")));
                }
            }
        }
        if !errors.is_empty() {
            bail!("the rules are malformed:\n  {}", errors.join("\n  "));
        }
        for path in workspace::files(&workspace::root().join("crates"), "rs")? {
            let found = rule_test::find(&workspace::read(&path)?, &workspace::shown(&path));
            ledger.tests.extend(found);
        }
        Ok(ledger)
    }

    /// Returns every rule with its tests.
    pub fn list(&self) -> String {
        let mut text = String::new();
        for rule in &self.rules {
            text += &format!("{:<6} {}\n", rule.number.to_string(), rule.words);
            for test in self.tests.iter().filter(|test| test.rule == rule.number) {
                text += &format!("         {}  {}\n", test.name, test.place);
            }
        }
        text
    }

    /// Returns everything that is missing, one sentence each.
    pub fn problems(&self) -> Vec<String> {
        let untested = self.rules.iter().filter(|rule| {
            let proves = |test: &RuleTest| test.rule == rule.number;
            !self.tests.iter().any(proves)
        });
        let untested = untested.map(|rule| format!("{} has no test: {}", rule.number, rule.words));
        let stray = self.tests.iter().filter(|test| {
            let means = |rule: &Rule| rule.number == test.rule;
            !self.rules.iter().any(means)
        });
        let stray = stray.map(|test| {
            let RuleTest { rule, name, place } = test;
            format!("{name} names {rule}, a rule that does not exist ({place})")
        });
        untested.chain(stray).collect()
    }

    /// Returns the number of rules and tests in a few words.
    pub fn summary(&self) -> String {
        let (rules, tests) = (self.rules.len(), self.tests.len());
        format!("{rules} rules, {tests} tests named after them")
    }
}

/// Lists every rule with its tests and reports what is missing.
///
/// # Errors
/// Returns an error if documents or sources cannot be read.
pub fn run() -> anyhow::Result<ExitCode> {
    let ledger = Ledger::read()?;
    print!("{}", ledger.list());
    Ok(check(&ledger))
}

/// Reports what is missing, if anything.
pub fn check(ledger: &Ledger) -> ExitCode {
    let problems = ledger.problems();
    println!("rules: {}", ledger.summary());
    if problems.is_empty() {
        return ExitCode::SUCCESS;
    }
    for problem in &problems {
        eprintln!("rules: {problem}");
    }
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(document: &str, source: &str) -> Ledger {
        Ledger {
            rules: rule::parse_document(document).unwrap(),
            tests: rule_test::find(source, "x.rs"),
        }
    }

    #[test]
    fn missing_tests_and_rules_are_reported() {
        let document = "- **A1.1** (R) First.\n- **A1.2** (J) Second.\n";
        let source = "#[test]\nfn a1_1_x() {}\n#[test]\nfn a1_10_y() {}\n";
        let ledger = ledger(document, source);
        assert_eq!(
            ledger.problems(),
            [
                "A1.2 has no test: Second.",
                "a1_10_y names A1.10, a rule that does not exist (x.rs:4)"
            ]
        );
        assert_eq!(ledger.summary(), "2 rules, 2 tests named after them");
        assert_eq!(
            ledger.list(),
            "A1.1   First.\n         a1_1_x  x.rs:2\nA1.2   Second.\n"
        );
    }

    #[test]
    fn a_complete_ledger_has_no_problems() {
        let ledger = ledger("- **A1.1** (R) First.", "#[test]\nfn a1_1_x() {}");
        assert!(ledger.problems().is_empty());
    }
}
