//! The command line, in both languages.

mod pictures;
mod server;

use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use tabletop::Options;
use words::{Language, text};

use crate::failure::Failure;

/// The result of parsing the command line.
pub enum Asked {
    /// A command with its arguments.
    Command(ArgMatches),
    /// The help text or the version, to be printed.
    Help(String),
}

/// Parses the command line.
///
/// # Errors
/// Returns an error if the arguments are invalid: one sentence that says what is wrong with them.
pub fn parse(language: Language, arguments: &[String]) -> Result<Asked, Failure> {
    let matches = |arguments: &[String]| command(language).try_get_matches_from(arguments);
    let alone = |matches: ArgMatches| match matches.subcommand() {
        Some(_) => Ok(matches),
        // `almagest` without a command opens the site in the browser.
        None => {
            let serve = ["serve", "--open"].map(str::to_owned);
            command(language).try_get_matches_from([arguments, &serve].concat())
        }
    };
    matches(arguments)
        .and_then(alone)
        .map(Asked::Command)
        .or_else(|error| explain(language, &error))
}

fn command(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    let codes: Vec<&str> = Language::all().map(Language::code).collect();
    let known = codes.join("|");
    let lang = Arg::new("lang")
        .long("lang")
        .value_name(known)
        .global(true)
        .value_parser(PossibleValuesParser::new(codes))
        .hide_possible_values(true)
        .help(say("help-lang"));
    with_words(Command::new("almagest"), language)
        .version(env!("CARGO_PKG_VERSION"))
        .about(say("help-almagest"))
        .arg(lang)
        .arg(version(language))
        .subcommands([
            simulate(language),
            arena(language),
            ladder(language),
            train(language),
            replay(language),
            review(language),
            cards(language),
            sky(language),
        ])
        .subcommands(server::commands(language))
}

/// Sets the help template with headings in the given language.
fn with_words(command: Command, language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    let name = command.get_name().to_owned();
    let template = format!(
        "{{about}}

{} {{usage}}

{{all-args}}{{after-help}}",
        say("help-usage")
    );
    command
        .help_template(template)
        .override_usage(say(&format!("help-usage-{name}")))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .subcommand_help_heading(say("help-commands"))
        .next_help_heading(say("help-options"))
        .arg(
            Arg::new("help")
                .long("help")
                .short('h')
                .action(ArgAction::Help)
                .help(say("help-help")),
        )
}

fn version(language: Language) -> Arg {
    Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .help(text(language, "help-version", &[]))
}

fn simulate(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("simulate"), language)
        .about(say("help-simulate"))
        .after_help(game_options(language))
        .args([
            game(language),
            number("players", language).required(true),
            agents()
                .default_value("random")
                .hide_default_value(true)
                .help(say("help-agents")),
            number("games", language)
                .default_value("1000")
                .hide_default_value(true),
            seed(language),
            number("threads", language),
            Arg::new("records")
                .long("records")
                .value_name("FILE")
                .help(say("help-records")),
            json(language),
            option(language),
        ])
}

fn arena(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("arena"), language)
        .about(say("help-arena"))
        .after_help(game_options(language))
        .args([
            game(language),
            number("players", language).required(true),
            agents().required(true).help(say("help-arena-agents")),
            number("games", language)
                .default_value("100")
                .hide_default_value(true)
                .help(say("help-arena-games")),
        ])
        .args(measuring(language))
}

fn ladder(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("ladder"), language)
        .about(say("help-ladder"))
        .after_help(game_options(language))
        .args([
            game(language),
            number("players", language).required(true),
            agents().help(say("help-ladder-agents")),
            number("games", language)
                .default_value("20")
                .hide_default_value(true)
                .help(say("help-ladder-games")),
        ])
        .args(measuring(language))
}

fn train(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("train"), language)
        .about(say("help-train"))
        .args([
            game(language),
            number("games", language)
                .default_value("2000")
                .hide_default_value(true)
                .help(say("help-train-games")),
            number("iterations", language)
                .default_value("0")
                .hide_default_value(true)
                .help(say("help-train-iterations")),
            seed(language),
            number("threads", language),
            Arg::new("out")
                .long("out")
                .value_name("FILE")
                .required(true)
                .help(say("help-train-out")),
            json(language),
        ])
}

/// The arguments shared by `arena` and `ladder`.
fn measuring(language: Language) -> [Arg; 7] {
    [
        number("iterations", language).conflicts_with("think-ms"),
        number("think-ms", language),
        seed(language),
        number("threads", language),
        Arg::new("results")
            .long("results")
            .value_name("FILE")
            .help(text(language, "help-results", &[])),
        json(language),
        option(language),
    ]
}

/// Returns the options of every game, for the help text.
fn game_options(language: Language) -> String {
    let ready = games::kinds()
        .into_iter()
        .filter_map(|kind| kind.ready(&Options::new()).ok());
    let sections = ready.map(|game| {
        let title = game.title(language);
        let head = text(language, "help-game-options", &[("game", title.into())]);
        let lines = game
            .option_list(language)
            .into_iter()
            .map(|(form, meaning)| format!("\n  --option {form}\n          {meaning}"));
        head + &lines.collect::<String>()
    });
    sections.collect::<Vec<_>>().join("\n")
}

fn replay(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("replay"), language)
        .about(say("help-replay"))
        .args([
            record_file(language),
            flag("check").help(say("help-check-record")),
            number("at", language),
            option(language),
            number("game", language).help(say("help-replay-game")),
        ])
        .args(pictures::arguments(language, "OUT", "help-png", &["check"]))
}

fn review(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("review"), language)
        .about(say("help-review"))
        .args([
            record_file(language),
            number("game", language).help(say("help-review-game")),
            number("iterations", language)
                .conflicts_with("think-ms")
                .help(say("help-review-iterations")),
            number("think-ms", language).help(say("help-review-think-ms")),
            seed(language)
                .default_value("review")
                .hide_default_value(true)
                .help(say("help-review-seed")),
            number("threads", language).help(say("help-review-threads")),
            number("mistakes", language)
                .default_value("5")
                .hide_default_value(true),
            json(language),
            option(language),
        ])
}

fn cards(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("cards"), language)
        .about(say("help-cards"))
        .args([
            game(language),
            json(language),
            Arg::new("check")
                .long("check")
                .value_name("FILE")
                .help(say("help-check-cards")),
            option(language),
        ])
        .args(pictures::arguments(
            language,
            "DIR",
            "help-png-cards",
            &["json", "check"],
        ))
}

fn sky(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    let degrees = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name("DEGREES")
            .allow_negative_numbers(true)
            .help(say(&format!("help-{name}")))
    };
    with_words(Command::new("sky"), language)
        .about(say("help-sky"))
        .args([
            degrees("lat"),
            degrees("lon"),
            Arg::new("at")
                .long("at")
                .value_name("TIME")
                .help(say("help-sky-at")),
            json(language),
            pictures::view(language),
        ])
        .args(pictures::arguments(
            language,
            "OUT",
            "help-png-sky",
            &["json"],
        ))
}

fn game(language: Language) -> Arg {
    Arg::new("game")
        .value_name("GAME")
        .required(true)
        .help(text(language, "help-game", &[]))
}

fn record_file(language: Language) -> Arg {
    Arg::new("file")
        .value_name("FILE")
        .required(true)
        .help(text(language, "help-record-file", &[]))
}

fn agents() -> Arg {
    Arg::new("agents")
        .long("agents")
        .value_name("A,B,…")
        .value_delimiter(',')
}

fn seed(language: Language) -> Arg {
    Arg::new("seed")
        .long("seed")
        .value_name("S")
        .help(text(language, "help-seed", &[]))
}

fn json(language: Language) -> Arg {
    flag("json").help(text(language, "help-json", &[]))
}

fn option(language: Language) -> Arg {
    Arg::new("option")
        .long("option")
        .value_name("KEY=VALUE")
        .action(ArgAction::Append)
        .help(text(language, "help-option", &[]))
}

fn number(name: &'static str, language: Language) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name("N")
        .value_parser(value_parser!(u64))
        .allow_negative_numbers(true)
        .help(text(language, &format!("help-{name}"), &[]))
}

fn flag(name: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue)
}

/// Explains an invalid command line in one sentence: what is wrong, and what would be right.
fn explain(language: Language, error: &clap::Error) -> Result<Asked, Failure> {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = || context(ContextKind::InvalidArg);
    let (key, arguments) = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Ok(Asked::Help(error.render().to_string()));
        }
        ErrorKind::InvalidSubcommand => (
            "cli-unknown-command",
            vec![("name", context(ContextKind::InvalidSubcommand))],
        ),
        ErrorKind::UnknownArgument => ("cli-unknown-argument", vec![("name", argument())]),
        ErrorKind::MissingRequiredArgument => ("cli-missing-argument", vec![("name", argument())]),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            ("cli-missing-value", vec![("name", argument())])
        }
        ErrorKind::InvalidValue => (
            "cli-bad-value",
            vec![
                ("name", argument()),
                ("value", context(ContextKind::InvalidValue)),
                ("valid", context(ContextKind::ValidValue)),
            ],
        ),
        ErrorKind::ValueValidation => (
            "cli-bad-number",
            vec![
                ("name", argument()),
                ("value", context(ContextKind::InvalidValue)),
            ],
        ),
        ErrorKind::ArgumentConflict if context(ContextKind::PriorArg) != argument() => (
            "cli-exclude-each-other",
            vec![
                ("name", argument()),
                ("other", context(ContextKind::PriorArg)),
            ],
        ),
        ErrorKind::ArgumentConflict => ("cli-given-twice", vec![("name", argument())]),
        _ => ("cli-bad-command-line", Vec::new()),
    };
    let arguments: Vec<_> = arguments
        .into_iter()
        .map(|(name, value)| (name, words::Arg::from(value)))
        .collect();
    Err(Failure::say(language, key, &arguments))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed_in_both_languages() {
        for language in Language::all() {
            command(language).debug_assert();
        }
    }
}
