//! Almagest: a digital tabletop for stargazing board games.

mod command_line;
mod commands;
mod failure;
mod language;
mod output;

use std::process::ExitCode;

use command_line::Asked;
use failure::Failure;
#[cfg(not(target_env = "msvc"))]
use tikv_jemallocator::Jemalloc;
use words::Language;

/// The server allocates and frees many small objects on all threads. This allocator is fast at that,
/// and a thread of its own returns to the system what is not used any more.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let language = language::of(&arguments);
    match run(language, &arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.show(language);
            ExitCode::from(2)
        }
    }
}

fn run(language: Language, arguments: &[String]) -> Result<(), Failure> {
    match command_line::parse(language, arguments)? {
        Asked::Command(matches) => commands::run(language, &matches),
        Asked::Help(text) => output::print(language, text.trim_end()),
    }
}
