//! Arguments for pictures.

use clap::Arg;
use render::Theme;
use words::{Language, text};

use super::number;

/// The argument `--png`, the arguments it conflicts with, and those for the look of the picture.
pub fn arguments(
    language: Language,
    value: &'static str,
    help: &str,
    without: &[&'static str],
) -> [Arg; 3] {
    [
        Arg::new("png")
            .long("png")
            .value_name(value)
            .conflicts_with_all(without)
            .help(text(language, help, &[])),
        choice(language, "theme", Theme::ALL.map(Theme::key)),
        number("width", language).requires("png"),
    ]
}

/// The argument that selects the picture of the sky.
pub fn view(language: Language) -> Arg {
    choice(language, "view", ["planisphere", "horizon"])
}

fn choice<const N: usize>(
    language: Language,
    name: &'static str,
    values: [&'static str; N],
) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(values.join("|"))
        .value_parser(values)
        .hide_possible_values(true)
        .requires("png")
        .help(text(language, &format!("help-{name}"), &[]))
}
