//! Adds up the output of the test programs: how many tests passed, and which took long.

/// How many of the slowest test programs are named.
const SLOWEST_SHOWN: usize = 5;

/// The results of all test programs together.
#[derive(Debug, PartialEq, Default)]
pub struct TestReport {
    /// The number of tests that passed.
    pub passed: u64,
    /// How many of these had passed before, in another browser or on another database.
    pub repeated: u64,
    /// The number of ignored tests, and of tests that this machine cannot run.
    pub ignored: u64,
    /// The tests of the running program that said that this machine cannot run them.
    skipped: u64,
    /// Whether the programs run again.
    is_repetition: bool,
    /// The program that is running.
    program: String,
    /// The finished test programs, with their run times in seconds.
    programs: Vec<(f64, String)>,
    /// Where the test programs are, by their names.
    paths: Vec<(String, String)>,
    /// The tests that ran for over a minute.
    slow: Vec<String>,
}

impl TestReport {
    /// Notes that another step begins. It may repeat tests in another browser or on another
    /// database.
    pub fn begin(&mut self, is_repetition: bool) {
        self.is_repetition = is_repetition;
    }

    /// Notes that a test program begins.
    pub fn begin_program(&mut self, name: &str) {
        let again = if self.is_repetition { " again" } else { "" };
        self.program = format!("{name}{again}");
    }

    /// Returns the path of a test program that cargo has run, as cargo printed it.
    pub fn path_of(&self, program: &str) -> Option<&str> {
        let mut paths = self.paths.iter();
        let (_, path) = paths.find(|(name, _)| name == program)?;
        Some(path)
    }

    /// Takes note of a line printed by `cargo test`.
    pub fn add_line(&mut self, line: &str) {
        let trimmed = line.trim_start();
        if let Some(result) = line.strip_prefix("test result: ") {
            let skipped = std::mem::take(&mut self.skipped);
            let passed = number_before(result, " passed").saturating_sub(skipped);
            self.passed += passed;
            self.ignored += skipped;
            if self.is_repetition {
                self.repeated += passed;
            }
            self.ignored += number_before(result, " ignored");
            let seconds = result.rsplit_once("finished in ");
            let seconds = seconds.and_then(|(_, text)| text.strip_suffix('s')?.parse().ok());
            let program = std::mem::take(&mut self.program);
            self.programs.push((seconds.unwrap_or_default(), program));
        } else if line.starts_with("skipped: ") {
            self.skipped += 1;
        } else if let Some(program) = trimmed.strip_prefix("Running ") {
            let path = program_path(program);
            let name = program_name(path);
            self.begin_program(name);
            self.paths.push((name.to_owned(), path.to_owned()));
        } else if let Some(package) = trimmed.strip_prefix("Doc-tests ") {
            self.program = format!("documentation of {package}");
        } else if let Some((test, _)) = line.split_once(" has been running for over") {
            let test = test.trim_start_matches("test ");
            self.slow.push(format!("{} {test}", self.program));
        }
    }

    /// Returns the slowest test programs and the slow tests, one per line.
    pub fn slowest(&self) -> String {
        let mut programs: Vec<_> = self.programs.iter().collect();
        programs.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let programs = programs.iter().take(SLOWEST_SHOWN);
        let mut text: String = programs
            .map(|(seconds, program)| format!("slow program: {program}, {seconds:.0} s\n"))
            .collect();
        for test in &self.slow {
            text += &format!("slow test: {test}, over 60 s\n");
        }
        text
    }
}

/// Returns the path in `tests/e2e/main.rs (target/debug/deps/e2e-0123456789abcdef)`.
fn program_path(running: &str) -> &str {
    running
        .rsplit_once('(')
        .map_or(running, |(_, path)| path.trim_end_matches(')'))
}

/// Returns `e2e` for `target/debug/deps/e2e-0123456789abcdef`.
fn program_name(path: &str) -> &str {
    let file = path.rsplit('/').next().unwrap_or(path);
    file.rsplit_once('-').map_or(file, |(name, _)| name)
}

/// Returns the number right before a word.
fn number_before(line: &str, word: &str) -> u64 {
    let number = line
        .split_once(word)
        .and_then(|(front, _)| front.rsplit(' ').next());
    number.and_then(|text| text.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_add_up_and_slow_programs_and_tests_are_named() {
        let mut report = TestReport::default();
        for line in [
            "     Running unittests src/lib.rs (target/debug/deps/astra-0a1b)",
            "running 4 tests",
            "test result: ok. 4 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.21s",
            "     Running tests/e2e/main.rs (target/debug/deps/e2e-2c3d)",
            "test whole::game has been running for over 60 seconds",
            "test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 90.60s",
            "   Doc-tests sky",
            "test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 2.00s",
        ] {
            report.add_line(line);
        }
        assert_eq!((report.passed, report.ignored), (17, 1));
        assert_eq!(report.repeated, 0);
        assert_eq!(
            report.slowest(),
            "slow program: e2e, 91 s\nslow program: documentation of sky, 2 s\n\
             slow program: astra, 0 s\nslow test: e2e whole::game, over 60 s\n"
        );
    }

    #[test]
    fn a_test_that_says_it_is_skipped_has_not_passed() {
        let mut report = TestReport::default();
        for line in [
            "     Running tests/crash/main.rs (target/debug/deps/crash-2c3d)",
            "skipped: power cuts need /dev/fuse and the right to mount: not found",
            "test result: ok. 6 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 2.00s",
        ] {
            report.add_line(line);
        }
        assert_eq!((report.passed, report.ignored), (5, 2));
    }

    #[test]
    fn tests_that_run_again_are_told_apart() {
        let mut report = TestReport::default();
        let result = "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 9 filtered out; finished in 4.00s";
        report.begin(false);
        report.add_line("     Running tests/e2e/main.rs (target/debug/deps/e2e-2c3d)");
        report.add_line(result);
        assert_eq!(report.path_of("e2e"), Some("target/debug/deps/e2e-2c3d"));
        assert_eq!(report.path_of("pebbles_pages"), None);
        report.begin(true);
        report.begin_program("e2e");
        report.add_line(result);
        assert_eq!((report.passed, report.repeated), (6, 3));
        assert!(report.slowest().contains("slow program: e2e again, 4 s"));
    }
}
