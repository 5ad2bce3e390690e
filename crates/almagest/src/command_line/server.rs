//! The server commands. Every setting is a flag or an environment variable.

#[cfg(feature = "postgres")]
use clap::ArgAction;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command, value_parser};
use words::{Language, text};

use super::{flag, with_words};

/// The commands `serve`, `token`, `backup`, `restore`, `prune` and `rotate-key`.
pub fn commands(language: Language) -> [Command; 6] {
    [
        serve(language),
        token(language),
        backup(language),
        restore(language),
        prune(language),
        rotate_key(language),
    ]
}

fn serve(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("serve"), language)
        .about(say("help-serve"))
        .args([
            Arg::new("addr")
                .long("addr")
                .value_name("ADDRESS:PORT")
                .env("ALMAGEST_ADDR")
                .hide_env(true)
                .default_value("127.0.0.1:8888")
                .hide_default_value(true)
                .help(say("help-addr")),
            Arg::new("metrics-addr")
                .long("metrics-addr")
                .value_name("ADDRESS:PORT")
                .env("ALMAGEST_METRICS_ADDR")
                .hide_env(true)
                .help(say("help-metrics-addr")),
            Arg::new("public-url")
                .long("public-url")
                .value_name("URL")
                .env("ALMAGEST_PUBLIC_URL")
                .hide_env(true)
                .help(say("help-public-url")),
            flag("open").help(say("help-open")),
            Arg::new("log")
                .long("log")
                .value_name("text|json|off")
                .env("ALMAGEST_LOG")
                .hide_env(true)
                .value_parser(["text", "json", "off"])
                .hide_possible_values(true)
                .default_value("text")
                .hide_default_value(true)
                .help(say("help-log")),
            Arg::new("log-level")
                .long("log-level")
                .value_name("error|warn|info|debug")
                .env("ALMAGEST_LOG_LEVEL")
                .hide_env(true)
                .value_parser(["error", "warn", "info", "debug"])
                .hide_possible_values(true)
                .default_value("info")
                .hide_default_value(true)
                .help(say("help-log-level")),
        ])
        .args(database(language))
        .args(NUMBERS.map(|(name, variable)| setting(language, name, variable)))
        .args(FLAGS.map(|(name, variable)| {
            flag(name)
                .env(variable)
                .hide_env(true)
                .value_parser(PossibleValuesParser::new(YES_NO).map(|value| is_yes(&value)))
                .help(say(&format!("help-{name}")))
        }))
}

/// Numeric settings and their environment variables.
const NUMBERS: [(&str, &str); 18] = [
    ("think-threads", "ALMAGEST_THINK_THREADS"),
    ("limit-requests", "ALMAGEST_LIMIT_REQUESTS"),
    ("limit-guests", "ALMAGEST_LIMIT_GUESTS"),
    ("limit-connections", "ALMAGEST_LIMIT_CONNECTIONS"),
    (
        "limit-connections-per-address",
        "ALMAGEST_LIMIT_CONNECTIONS_PER_ADDRESS",
    ),
    ("limit-tables", "ALMAGEST_LIMIT_TABLES"),
    ("limit-streams", "ALMAGEST_LIMIT_STREAMS"),
    ("limit-hints", "ALMAGEST_LIMIT_HINTS"),
    ("message-bytes", "ALMAGEST_MESSAGE_BYTES"),
    ("record-bytes", "ALMAGEST_RECORD_BYTES"),
    ("limit-records", "ALMAGEST_LIMIT_RECORDS"),
    ("limit-record-megabytes", "ALMAGEST_LIMIT_RECORD_MEGABYTES"),
    ("snapshot-every", "ALMAGEST_SNAPSHOT_EVERY"),
    ("expire-days", "ALMAGEST_EXPIRE_DAYS"),
    ("delete-days", "ALMAGEST_DELETE_DAYS"),
    ("forget-days", "ALMAGEST_FORGET_DAYS"),
    ("rest-seconds", "ALMAGEST_REST_SECONDS"),
    ("grace-seconds", "ALMAGEST_GRACE_SECONDS"),
];

/// Boolean settings and their environment variables.
const FLAGS: [(&str, &str); 2] = [
    ("secure-cookies", "ALMAGEST_SECURE_COOKIES"),
    ("behind-proxy", "ALMAGEST_BEHIND_PROXY"),
];

/// The values of an environment variable that switch something on or off.
const YES_NO: [&str; 6] = ["1", "0", "true", "false", "yes", "no"];

fn is_yes(value: &str) -> bool {
    ["1", "true", "yes"].contains(&value)
}

fn setting(language: Language, name: &'static str, variable: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name("N")
        .env(variable)
        .hide_env(true)
        .value_parser(value_parser!(u64))
        .allow_negative_numbers(true)
        .help(text(language, &format!("help-{name}"), &[]))
}

fn token(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("token"), language)
        .about(say("help-token"))
        .args([Arg::new("name")
            .value_name("NAME")
            .required(true)
            .help(say("help-token-name"))])
        .args(database(language))
}

fn backup(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("backup"), language)
        .about(say("help-backup"))
        .args([Arg::new("file")
            .value_name("FILE")
            .required(true)
            .help(say("help-backup-file"))])
        .args(database(language))
}

fn restore(language: Language) -> Command {
    let say = |key: &str| text(language, key, &[]);
    with_words(Command::new("restore"), language)
        .about(say("help-restore"))
        .args([Arg::new("file")
            .value_name("BACKUP")
            .required(true)
            .help(say("help-restore-file"))])
        .args(database(language))
}

fn prune(language: Language) -> Command {
    with_words(Command::new("prune"), language)
        .about(text(language, "help-prune", &[]))
        .args([
            setting(language, "delete-days", "ALMAGEST_DELETE_DAYS"),
            setting(language, "forget-days", "ALMAGEST_FORGET_DAYS"),
            flag("list").help(text(language, "help-prune-list", &[])),
            flag("delete").help(text(language, "help-prune-delete", &[])),
        ])
        .args(database(language))
}

fn rotate_key(language: Language) -> Command {
    with_words(Command::new("rotate-key"), language)
        .about(text(language, "help-rotate-key", &[]))
        .args(database(language))
}

/// Which database: a file, or PostgreSQL.
fn database(language: Language) -> Vec<Arg> {
    let db = Arg::new("db")
        .long("db")
        .value_name("FILE")
        .env("ALMAGEST_DB")
        .hide_env(true)
        .help(text(language, "help-db", &[]));
    #[cfg(feature = "postgres")]
    let postgres = Arg::new("postgres")
        .long("postgres")
        .value_name("URL")
        .env("ALMAGEST_POSTGRES")
        .hide_env(true)
        .action(ArgAction::Append)
        .value_delimiter(' ')
        .conflicts_with("db")
        .help(text(language, "help-postgres", &[]));
    vec![
        db,
        #[cfg(feature = "postgres")]
        postgres,
    ]
}
