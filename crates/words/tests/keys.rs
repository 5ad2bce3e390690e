//! All languages have the same keys with the same variables, and no text is empty.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use words::{Arg, Language, text};

type Variables = BTreeSet<String>;
type Keys = BTreeMap<String, Variables>;

fn files(language: Language) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(language.code());
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, std::fs::read_to_string(entry.path()).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// Returns the keys of one file; an attribute counts as a key of its own.
fn keys(name: &str, source: &str) -> Keys {
    let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut keys = Keys::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut variables = Variables::new();
        let mut words = false;
        walk_pattern(pattern, &mut variables, &mut words);
        assert!(words, "{name}: {key} is empty");
        assert!(keys.insert(key.clone(), variables).is_none(), "{key} twice");
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                match &message.value {
                    Some(value) => add(id.to_owned(), value),
                    None => assert!(!message.attributes.is_empty(), "{id}: no text"),
                }
                for attribute in &message.attributes {
                    add(format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => panic!("{name}: term {} is not supported", term.id.name),
            Entry::Junk { content } => panic!("{name}: cannot be read: {content}"),
            _ => {}
        }
    }
    keys
}

fn walk_pattern(pattern: &Pattern<&str>, variables: &mut Variables, words: &mut bool) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => *words |= !value.trim().is_empty(),
            PatternElement::Placeable { expression } => {
                *words = true;
                walk(expression, variables);
            }
        }
    }
}

fn walk(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, variables),
        Expression::Select { selector, variants } => {
            walk_inline(selector, variables);
            for variant in variants {
                let mut words = false;
                walk_pattern(&variant.value, variables, &mut words);
                assert!(words, "an empty variant");
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
    let arguments = |arguments: &CallArguments<&str>, variables: &mut Variables| {
        for argument in &arguments.positional {
            walk_inline(argument, variables);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: a, .. } => arguments(a, variables),
        InlineExpression::Placeable { expression } => walk(expression, variables),
        _ => {}
    }
}

fn all_keys(language: Language) -> Keys {
    let mut all = Keys::new();
    for (name, source) in files(language) {
        for (key, variables) in keys(&name, &source) {
            assert!(all.insert(key.clone(), variables).is_none(), "{key} twice");
        }
    }
    all
}

#[test]
fn all_languages_have_the_same_files_keys_and_variables() {
    let english = files(Language::English);
    assert!(!english.is_empty());
    for language in Language::all() {
        let others = files(language);
        let names = |files: &[(String, String)]| -> Vec<String> {
            files.iter().map(|(name, _)| name.clone()).collect()
        };
        assert_eq!(names(&english), names(&others), "files of {language:?}");
        for ((name, english), (_, other)) in english.iter().zip(&others) {
            let (english, other) = (keys(name, english), keys(name, other));
            assert!(
                english.keys().eq(other.keys()),
                "keys of {name}, {language:?}: {:?}",
                english
                    .keys()
                    .filter(|key| !other.contains_key(*key))
                    .collect::<Vec<_>>()
            );
            assert_eq!(english, other, "variables of {name}, {language:?}");
        }
    }
}

#[test]
fn every_key_can_be_looked_up_with_its_variables_but_not_without() {
    for language in Language::all() {
        for (key, variables) in all_keys(language) {
            for n in [0, 1, 2, 5] {
                let args: Vec<(&str, Arg<'_>)> = variables
                    .iter()
                    .map(|name| (name.as_str(), n.into()))
                    .collect();
                let words = text(language, &key, &args);
                assert!(!words.contains("Unknown localization"), "{words}");
                assert!(!words.trim().is_empty(), "{key} is empty");
            }
            if !variables.is_empty() {
                assert_eq!(
                    text(language, &key, &[]),
                    format!("Unknown localization {key}")
                );
            }
        }
        let missing = text(language, "no-such-key", &[]);
        assert_eq!(missing, "Unknown localization no-such-key");
    }
}

#[test]
fn only_the_48_cards_of_astra_have_keys_that_begin_with_card() {
    let cards = all_keys(Language::English)
        .into_keys()
        .filter(|key| key.starts_with("card-") && !key.contains('.'))
        .count();
    assert_eq!(cards, 48);
}

#[test]
fn exactly_the_counters_of_simulations_have_a_text() {
    let mut counted = BTreeSet::new();
    for game in ["astra", "stellium", "nightsky"] {
        let source = format!("{}/../games/src/{game}.rs", env!("CARGO_MANIFEST_DIR"));
        let source = std::fs::read_to_string(source).unwrap();
        let (_, counters) = source.split_once("COUNTERS").unwrap();
        let (_, counters) = counters.split_once("&[\n").unwrap();
        let (counters, _) = counters.split_once(']').unwrap();
        let names = counters.split('"').skip(1).step_by(2);
        counted.extend(names.map(|counter| format!("count-{counter}")));
    }
    assert!(counted.contains("count-empty-piles") && counted.contains("count-symbols"));
    let keys = all_keys(Language::English);
    let known: BTreeSet<String> = keys
        .into_keys()
        .filter(|key| key.starts_with("count-"))
        .collect();
    assert_eq!(known, counted);
}

#[test]
fn the_command_line_has_all_its_texts() {
    let keys = all_keys(Language::English);
    let expected: [(&str, &[&str]); 50] = [
        ("cli-error", &["message"]),
        ("cli-unknown-game", &["game", "known"]),
        ("cli-unknown-agent", &["agent", "known"]),
        ("cli-bad-option", &["text"]),
        ("cli-file-unreadable", &["file", "reason"]),
        ("cli-file-unwritable", &["file", "reason"]),
        ("cli-range", &["least", "most", "value", "what"]),
        ("cli-agents-too-many", &["given", "seats"]),
        ("cli-cards-ok", &["cards", "file"]),
        ("cli-cards-bad", &["file", "n"]),
        ("cli-replay-ok", &["actions", "games"]),
        ("cli-replay-at-beyond", &["lines", "n"]),
        ("cli-records-written", &["file", "games"]),
        ("cli-simulated", &["decisions", "games", "rate", "seconds"]),
        ("cli-other-data", &[]),
        ("cli-col-seat", &[]),
        ("cli-col-agent", &[]),
        ("cli-col-mean-score", &[]),
        ("cli-col-win-share", &[]),
        ("cli-col-card", &[]),
        ("cli-col-element", &[]),
        ("cli-col-stars", &[]),
        ("cli-col-fame", &[]),
        ("cli-col-ability", &[]),
        ("cli-col-boons", &[]),
        ("cli-log-setup", &["game", "names"]),
        ("cli-log-line", &["action", "n", "name"]),
        ("cli-log-undo", &["n", "name"]),
        ("cli-log-time-out", &["n", "name"]),
        ("cli-log-take-over", &["by", "n", "name"]),
        ("cli-log-end", &["n"]),
        ("cli-score-line", &["name", "rank", "sources", "total"]),
        ("cli-winner", &["count", "names"]),
        ("cli-other-wins", &["other"]),
        ("cli-mean-others", &["lead", "others"]),
        ("other-ptolemy", &[]),
        ("cli-exclude-each-other", &["name", "other"]),
        ("cli-arena-bad-line", &["file", "line"]),
        ("cli-arena-taken", &["file", "samples"]),
        ("cli-arena-played", &["games", "samples", "seconds"]),
        ("cli-ladder-alone", &[]),
        ("cli-ladder-anchor", &["agent"]),
        ("cli-ladder-shares", &["share"]),
        ("cli-ladder-unwon", &["share"]),
        ("cli-review-which", &["file", "games"]),
        ("cli-review-line", &["action", "chance", "n", "name"]),
        (
            "cli-review-mistake",
            &["action", "chance", "loss", "n", "name"],
        ),
        ("cli-review-judged", &["decisions", "mistakes"]),
        ("cli-review-largest", &["count"]),
        (
            "cli-review-better",
            &["action", "best", "better", "chance", "loss", "n", "name"],
        ),
    ];
    for (key, variables) in expected {
        let found: Vec<&str> = keys[key].iter().map(String::as_str).collect();
        assert_eq!(found, variables, "{key}");
    }
}
