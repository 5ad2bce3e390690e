//! The options of each game, in the form of a new table.

use games::ReadyGame;
use maud::{Markup, html};
use sky::Constellation;
use tabletop::Options;
use words::{Language, text};

use super::super::form::{Choice, Fields, labelled, pick, segments};

/// An option: its key, its values, and which of them is usual.
struct Control {
    key: &'static str,
    values: &'static [&'static str],
    usual: &'static str,
}

const fn control(key: &'static str, values: &'static [&'static str]) -> Control {
    let usual = values[0];
    Control { key, values, usual }
}

const ASTRA: [Control; 1] = [control("first", &["random", "1", "2", "3", "4", "5"])];

const STELLIUM: [Control; 5] = [
    control("limit", &["usual", "first"]),
    Control {
        key: "feels",
        values: &["1", "2", "3", "4", "5", "unlimited"],
        usual: "5",
    },
    control("influence", &["mandatory", "optional"]),
    control("memory", &["on", "off"]),
    control("first", &["random", "1", "2", "3", "4"]),
];

const SIGNS: &[&str] = &[
    "random",
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpius",
    "sagittarius",
    "capricornus",
    "aquarius",
    "pisces",
];

const NIGHTSKY: [Control; 3] = [
    control("draft", &["rush", "turns"]),
    control("die", &["on", "off"]),
    control("sun", SIGNS),
];

/// What makes the game alone easier or harder.
const MODIFIERS: [[&str; 6]; 2] = [
    ["e1", "e2", "e3", "e4", "e5", "e6"],
    ["h1", "h2", "h3", "h4", "h5", "h6"],
];

fn controls_of(game: &str) -> &'static [Control] {
    match game {
        "astra" => &ASTRA,
        "stellium" => &STELLIUM,
        "nightsky" => &NIGHTSKY,
        _ => &[],
    }
}

fn field(key: &str) -> String {
    format!("option-{key}")
}

/// The form at first.
pub fn filled(fields: Fields, game: &str) -> Fields {
    let usual = |fields: Fields, control: &Control| fields.with(&field(control.key), control.usual);
    controls_of(game).iter().fold(fields, usual)
}

/// What was chosen, without what is usual anyway.
pub fn read(fields: &Fields, game: &str) -> Options {
    let mut options = Options::new();
    for control in controls_of(game) {
        let value = fields.get(&field(control.key));
        if !value.is_empty() && value != control.usual {
            options.set(control.key, value);
        }
    }
    let modifiers: Vec<&str> = fields.all("modifier").collect();
    if !modifiers.is_empty() {
        options.set("modifiers", modifiers.join(","));
    }
    options
}

/// The controls.
pub fn controls(language: Language, fields: &Fields, id: &str, game: &dyn ReadyGame) -> Markup {
    html! {
        @for control in controls_of(id) {
            (one(language, fields, control))
        }
        @if id == "astra" { (modifiers(language, fields, &game.option_words(language))) }
    }
}

fn one(language: Language, fields: &Fields, control: &Control) -> Markup {
    let name = field(control.key);
    let choices: Vec<Choice> = control
        .values
        .iter()
        .map(|value| {
            (
                (*value).to_owned(),
                value_words(language, control.key, value),
            )
        })
        .collect();
    let label = text(language, &format!("site-option-{}", control.key), &[]);
    let help = text(language, &format!("site-option-{}-help", control.key), &[]);
    let chosen = fields.get(&name);
    if control.values.len() <= 3 {
        return html! {
            (segments(&name, &label, &choices, chosen))
            p.help { (help) }
        };
    }
    labelled(&name, &label, &pick(&name, &choices, chosen, None), &help)
}

/// Options in words, one each.
pub fn in_words(language: Language, options: &Options, game: &dyn ReadyGame) -> Vec<String> {
    let meanings = game.option_words(language);
    let words = options.iter().flat_map(|(key, value)| match key {
        "modifiers" => value
            .split(',')
            .map(|one| modifier_words(language, one, &meanings))
            .collect(),
        _ => vec![option_words(language, key, value)],
    });
    words.collect()
}

fn option_words(language: Language, key: &str, value: &str) -> String {
    let name = text(language, &format!("site-option-{key}"), &[]);
    let value = value_words(language, key, value);
    let arguments = [("option", name.into()), ("value", value.into())];
    text(language, "site-option-chosen", &arguments)
}

fn modifier_words(language: Language, key: &str, meanings: &[(String, String)]) -> String {
    if key == "random" {
        return text(language, "site-modifiers-random", &[]);
    }
    let name = text(language, &format!("astra-modifier-{key}"), &[]);
    let meaning = meanings
        .iter()
        .find(|(one, _)| *one == format!("modifiers={key}"));
    match meaning {
        Some((_, meaning)) => format!("{name}. {meaning}"),
        None => name,
    }
}

fn value_words(language: Language, key: &str, value: &str) -> String {
    if let Ok(n) = value.parse::<u8>() {
        return text(language, &format!("site-{key}-n"), &[("n", n.into())]);
    }
    let sign = |cell: &Constellation| key == "sun" && cell.latin().to_lowercase() == value;
    match Constellation::all().find(sign) {
        Some(cell) => words::sky::constellation_name(language, cell).to_owned(),
        None => text(language, &format!("site-{key}-{value}"), &[]),
    }
}

fn modifiers(language: Language, fields: &Fields, meanings: &[(String, String)]) -> Markup {
    let say = |key: &str| text(language, key, &[]);
    let chosen: Vec<&str> = fields.all("modifier").collect();
    html! {
        details.alone open[!chosen.is_empty() || fields.get("seat-2") == "nobody"] {
            summary { (say("site-modifiers")) }
            p.help { (say("site-modifiers-help")) }
            div.pair {
                @for (kind, list) in ["easier", "harder"].iter().zip(MODIFIERS) {
                    fieldset {
                        legend { (say(&format!("site-modifiers-{kind}"))) }
                        @for key in list {
                            @let form = format!("modifiers={key}");
                            @let meaning = meanings.iter().find(|(one, _)| *one == form);
                            (modifier(language, key, meaning.map_or("", |(_, meaning)| meaning), &chosen))
                        }
                    }
                }
            }
            label.check {
                input type="checkbox" name="modifier" value="random" checked[chosen.contains(&"random")];
                span { (say("site-modifiers-random")) }
            }
        }
    }
}

fn modifier(language: Language, key: &str, meaning: &str, chosen: &[&str]) -> Markup {
    let name = text(language, &format!("astra-modifier-{key}"), &[]);
    html! {
        label.check {
            input type="checkbox" name="modifier" value=(key) checked[chosen.contains(&key)];
            span { b { (name) } " " (meaning) }
        }
    }
}
