//! Runs the program as a person would.

#![allow(dead_code, reason = "each test program uses a part of this module")]

use std::process::{Command, Stdio};

use tempfile::TempDir;

/// The exit status and output of a run of the program.
#[derive(Debug)]
pub struct Run {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// Runs `almagest` with these arguments.
pub fn almagest(arguments: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_almagest"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the output is UTF-8");
    Run {
        status: output.status.code().expect("no signal ends it"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Runs a command that must succeed, and returns its output.
pub fn succeeds(arguments: &[&str]) -> String {
    let run = almagest(arguments);
    assert_eq!(run.status, 0, "{arguments:?}: {}", run.err);
    run.out
}

/// Runs a command that must be refused, in both languages, and returns the message in English.
pub fn refused(arguments: &[&str]) -> String {
    let french = almagest(&[arguments, &["--lang", "fr"]].concat());
    assert_eq!((french.status, french.out.as_str()), (2, ""), "{french:?}");
    assert!(french.err.starts_with("Erreur"), "{french:?}");
    let english = almagest(&[arguments, &["--lang", "en"]].concat());
    assert_eq!(
        (english.status, english.out.as_str()),
        (2, ""),
        "{english:?}"
    );
    assert_ne!(
        english.err, french.err,
        "the same message in both languages"
    );
    let sentence = english
        .err
        .strip_prefix("Error: ")
        .expect("the message begins with Error:")
        .trim_end();
    assert!(!sentence.contains("Unknown localization"), "{sentence}");
    sentence.to_owned()
}

/// Creates an empty temporary folder.
pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}
