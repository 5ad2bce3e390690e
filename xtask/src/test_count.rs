//! Adds up the closing lines of a test run.

/// The counts of all test programs together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TestCount {
    /// The number of tests that passed.
    pub passed: u64,
    /// The number of ignored tests.
    pub ignored: u64,
}

impl TestCount {
    /// Adds the counts of a line that closes a test program:
    /// `test result: ok. 4 passed; 0 failed; 1 ignored; …`.
    pub fn add_line(&mut self, line: &str) {
        if let Some(result) = line.strip_prefix("test result: ") {
            self.passed += before(result, " passed");
            self.ignored += before(result, " ignored");
        }
    }
}

/// Returns the number right before a word.
fn before(line: &str, word: &str) -> u64 {
    let number = line
        .split_once(word)
        .and_then(|(front, _)| front.rsplit(' ').next());
    number.and_then(|text| text.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_add_up() {
        let mut count = TestCount::default();
        count.add_line("running 4 tests");
        count
            .add_line("test result: ok. 4 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        count.add_line("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured");
        assert_eq!(
            count,
            TestCount {
                passed: 16,
                ignored: 1
            }
        );
    }
}
