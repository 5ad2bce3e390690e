//! The language to use: `--lang`, otherwise that of the system.

use words::Language;

/// Returns the requested language. It is determined before anything else, so that even errors in
/// the command line are reported in it.
pub fn of(arguments: &[String]) -> Language {
    let given = arguments
        .iter()
        .enumerate()
        .find_map(|(i, argument)| match argument.as_str() {
            "--lang" => arguments.get(i + 1).map(String::as_str),
            other => other.strip_prefix("--lang="),
        });
    given
        .and_then(Language::from_code)
        .unwrap_or_else(of_the_system)
}

fn of_the_system() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    Language::from_locale(&set.unwrap_or_default())
}
