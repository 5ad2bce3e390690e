//! Helpers that several tests share.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::collections::BTreeSet;

use tabletop::{FileErrors, Options, RuleBreach, Seed};
use words::{Language, Words, file_error_words};

/// Asserts that a text is complete: not empty, without unknown keys or unfilled variables.
pub fn assert_whole(text: &str) {
    assert!(!text.trim().is_empty(), "empty text");
    assert!(!text.contains("Unknown localization"), "{text}");
    assert!(!text.contains("{$") && !text.contains("{ $"), "{text}");
    assert!(!text.contains("\u{2068}"), "isolating marks: {text}");
}

/// Asserts that a text is complete in both languages and differs between them.
pub fn assert_translated(say: impl Fn(Language) -> String) {
    let [english, french] = [Language::English, Language::French].map(say);
    assert_whole(&english);
    assert_whole(&french);
    assert_ne!(english, french, "French should differ from English");
}

/// Asserts a text in English and in French; no-break spaces in the French text count as plain ones.
pub fn assert_texts(say: impl Fn(Language) -> String, english: &str, french: &str) {
    assert_eq!(say(Language::English), english);
    assert_eq!(say(Language::French).replace('\u{a0}', " "), french);
}

/// Asserts that each of these things has complete texts of its own in both languages. Returns all
/// the texts.
pub fn assert_distinct<T>(things: &[T], say: impl Fn(Language, &T) -> String) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    for thing in things {
        assert_translated(|language| say(language, thing));
        for language in Language::all() {
            let text = say(language, thing);
            assert!(texts.insert(text.clone()), "used twice: {text}");
        }
    }
    texts
}

/// Asserts that each event is described by a sentence of its own.
pub fn assert_events<G: Words>(game: &G, names: &[String], events: &[G::Event]) {
    let say = |language, event: &_| game.event_words(language, names, event);
    for text in assert_distinct(events, say) {
        let begins = text.starts_with(|c: char| c.is_uppercase() || c.is_numeric());
        assert!(begins && text.ends_with('.'), "{text}");
    }
}

/// Asserts that each refusal has a text of its own that ends with the number of its rule. Returns
/// all the texts.
pub fn assert_refusals<G: Words>(game: &G, refusals: &[G::Illegal]) -> BTreeSet<String> {
    let say = |language, refusal: &G::Illegal| {
        let text = game.illegal_words(language, refusal);
        let end = format!(". ({})", refusal.rule());
        assert!(text.ends_with(&end), "{text}");
        text
    };
    assert_distinct(refusals, say)
}

/// Asserts that each legal action has a complete text of its own.
pub fn assert_buttons<G: Words>(game: &G, view: &G::View, legal: &[G::Action]) {
    for language in Language::all() {
        let mut texts = BTreeSet::new();
        for &action in legal {
            let text = game.action_words(language, view, action);
            assert_whole(&text);
            assert!(texts.insert(text.clone()), "used twice: {text}");
        }
    }
}

/// Asserts that the description of a table is complete.
pub fn assert_table<G: Words>(game: &G, names: &[String], view: &G::View) {
    for language in Language::all() {
        for line in game.view_words(language, names, view) {
            assert_whole(&line);
            assert!(line.ends_with('.') && !line.contains(": ."), "{line}");
        }
    }
}

/// Returns the options of a game in English and in French, each as its form and its meaning, after
/// asserting that all meanings are complete and differ between the languages.
pub fn option_lists(game: &impl Words) -> [Vec<(String, String)>; 2] {
    let [english, french] =
        [Language::English, Language::French].map(|language| game.option_list(language));
    for ((_, english), (_, french)) in english.iter().zip(&french) {
        assert_whole(english);
        assert_whole(french);
        assert_ne!(english, french);
    }
    [english, french]
}

/// Asserts the forms of a game's options in both languages; the last one names a card file.
pub fn assert_option_forms(game: &impl Words, expected: &[&str]) {
    let lists = option_lists(game);
    for (list, file) in lists.iter().zip(["cards=FILE", "cards=FICHIER"]) {
        let forms: Vec<&str> = list.iter().map(|(form, _)| &**form).collect();
        let (last, others) = forms.split_last().expect("a card file");
        assert_eq!(others, expected);
        assert_eq!(*last, file);
    }
}

/// Asserts that a game for four accepts every value in the form of an option, such as `feels=1…5`.
pub fn assert_values_are_accepted(game: &impl Words, form: &str) {
    let (key, values) = form.split_once('=').expect("a key and its values");
    for value in values.split('|').flat_map(|value| value.split('…')) {
        let options = Options::new().with(key, value);
        let setup = game.setup(&options, 4, Seed::from_bytes([7; 32]));
        assert!(setup.is_ok(), "{key}={value} is listed but refused");
    }
}

/// Asserts that a file was refused and that all its errors have complete texts.
pub fn assert_file_errors<T>(read: Result<T, FileErrors>) {
    let Err(FileErrors(errors)) = read else {
        panic!("the file should be refused");
    };
    assert!(!errors.is_empty());
    for error in &errors {
        assert_translated(|language| file_error_words(language, error));
    }
}

/// Returns the string literals in source files of another crate.
pub fn string_literals(folder: &str, files: &[&str]) -> BTreeSet<String> {
    let read = |name: &&str| {
        let path = format!("{}/../{folder}/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("the file exists")
    };
    let source: String = files.iter().map(read).collect();
    let literals = source.split('"').skip(1).step_by(2);
    literals.map(str::to_owned).collect()
}
