//! The options of a game in the form for a new table.

use games::ReadyGame;
use maud::{Markup, html};
use tabletop::{Facts, GameOption, OptionValues, Options};
use words::{Language, text};

use super::super::form::{Choice, Fields, labelled, pick, segments};

/// The maximum number of choices that are all shown at once; more become a drop-down list.
const MAX_IN_SIGHT: usize = 3;

/// Returns the name of an option's control.
fn field(option: &GameOption) -> String {
    format!("option-{}", option.key)
}

/// Returns the options offered here; options that read a file are for the command line only.
fn offered(facts: &Facts) -> impl Iterator<Item = &'static GameOption> {
    facts.options.iter().filter(|option| !option.is_file())
}

/// Returns the fields with the default options.
pub fn filled(fields: Fields, facts: &Facts) -> Fields {
    let chosen = offered(facts).filter(|option| !option.default.is_empty());
    chosen.fold(fields, |fields, option| {
        fields.with(&field(option), option.default)
    })
}

/// Returns the chosen options, without defaults.
pub fn read(fields: &Fields, facts: &Facts) -> Options {
    let mut options = Options::new();
    for option in offered(facts) {
        let chosen: Vec<&str> = fields.all(&field(option)).map(str::trim).collect();
        let value = match option.values {
            OptionValues::Set { .. } => chosen.join(","),
            _ => chosen.last().copied().unwrap_or_default().to_owned(),
        };
        if !value.is_empty() && value != option.default {
            options.set(option.key, value);
        }
    }
    options
}

/// Renders the controls. A set of items is collapsed unless one of them is chosen or the option is
/// meant for exactly this number of seats.
pub fn controls(language: Language, fields: &Fields, game: &dyn ReadyGame) -> Markup {
    let controls = Controls {
        language,
        fields,
        game,
    };
    html! {
        @for option in offered(game.facts()) {
            @match option.values {
                OptionValues::Set { groups, word } => (controls.set(option, groups, word)),
                _ => (controls.single(option)),
            }
        }
    }
}

struct Controls<'a> {
    language: Language,
    fields: &'a Fields,
    game: &'a dyn ReadyGame,
}

impl Controls<'_> {
    /// Renders an option with a single value.
    fn single(&self, option: &GameOption) -> Markup {
        let name = field(option);
        let choices: Vec<Choice> = option
            .choices(self.game.facts().most_seats)
            .into_iter()
            .map(|value| {
                let words = self.game.value_words(self.language, option, &value);
                (value, words.name)
            })
            .collect();
        let words = self.game.option_words(self.language, option);
        let chosen = self.fields.get(&name);
        if choices.len() <= MAX_IN_SIGHT {
            return html! {
                (segments(&name, &words.name, &choices, chosen))
                p.help { (words.help) }
            };
        }
        let control = pick(&name, &choices, chosen, None);
        labelled(&name, &words.name, &control, &words.help)
    }

    /// Renders an option with any number of items in groups, or the one special word.
    fn set(&self, option: &GameOption, groups: &[(&str, &[&str])], word: &str) -> Markup {
        let name = field(option);
        let chosen: Vec<&str> = self.fields.all(&name).collect();
        let words = self.game.option_words(self.language, option);
        let value = |value: &str| self.game.value_words(self.language, option, value);
        let check = |item: &str, inner: Markup| {
            html! {
                label.check {
                    input type="checkbox" name=(name) value=(item) checked[chosen.contains(&item)];
                    span { (inner) }
                }
            }
        };
        html! {
            details.alone open[!chosen.is_empty() || self.is_for_these_seats(option)] {
                summary { (words.name) }
                p.help { (words.help) }
                div.pair {
                    @for (group, items) in groups {
                        fieldset {
                            legend { (value(group).name) }
                            @for item in *items {
                                @let words = value(item);
                                (check(item, html! { b { (words.name) } " " (words.meaning) }))
                            }
                        }
                    }
                }
                (check(word, html! { (value(word).name) }))
            }
        }
    }

    /// Returns whether the option is meant for exactly the number of seats taken in the form.
    fn is_for_these_seats(&self, option: &GameOption) -> bool {
        let who = |seat: &usize| self.fields.get(&format!("seat-{seat}"));
        let seats = 1..=self.game.facts().most_seats;
        let taken = seats.filter(|seat| !matches!(who(seat), "" | "nobody"));
        option.seats == Some(taken.count())
    }
}

/// Returns the texts for the options, one line each; a set has a line for each item.
pub fn in_words(language: Language, options: &Options, game: &dyn ReadyGame) -> Vec<String> {
    let mut lines = Vec::new();
    for (key, value) in options.iter() {
        let option = game.facts().options.iter().find(|option| option.key == key);
        let Some(option) = option else { continue };
        match option.values {
            OptionValues::Set { .. } => {
                let items = value.split(',');
                lines.extend(items.map(|item| item_words(language, option, item, game)));
            }
            _ => lines.push(chosen_words(language, option, value, game)),
        }
    }
    lines
}

fn chosen_words(
    language: Language,
    option: &GameOption,
    value: &str,
    game: &dyn ReadyGame,
) -> String {
    let name = game.option_words(language, option).name;
    let value = game.value_words(language, option, value).name;
    let arguments = [("option", name.into()), ("value", value.into())];
    text(language, "site-option-chosen", &arguments)
}

fn item_words(language: Language, option: &GameOption, item: &str, game: &dyn ReadyGame) -> String {
    let words = game.value_words(language, option, item);
    match words.meaning.is_empty() {
        true => words.name,
        false => format!("{}. {}", words.name, words.meaning),
    }
}
