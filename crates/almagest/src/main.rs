//! Almagest: a digital tabletop for stargazing board games.

mod command_line;
mod commands;
mod failure;
mod language;
mod output;

use std::process::ExitCode;

use command_line::Asked;
use failure::Failure;
use mimalloc::MiMalloc;
use words::Language;

/// The server allocates and frees many small objects on all threads. This allocator is faster at
/// that than the system's, and returns memory when tables are dropped.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

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
