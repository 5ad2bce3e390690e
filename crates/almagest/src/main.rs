//! Almagest: a digital tabletop for stargazing board games.

mod command_line;
mod commands;
mod failure;
mod language;
mod output;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let language = language::of(&arguments);
    match command_line::parse(language, &arguments)
        .and_then(|matches| commands::run(language, &matches))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.show(language);
            ExitCode::from(failure.status())
        }
    }
}
