//! The pseudo-language exists only once it has been added. The test needs a process of its own,
//! because adding the language affects the whole process.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use language::{ByLanguage, Language, Named, pseudo};

#[derive(serde::Deserialize)]
struct Rest {}

fn pebble() -> ByLanguage<String> {
    let text = r#"{ "english": "Pebble", "french": "Caillou" }"#;
    serde_json::from_str::<Named<Rest>>(text).unwrap().names
}

#[test]
fn the_pseudo_language_exists_once_it_is_added() {
    let code = Language::Pseudo.code();
    assert!(Language::all().eq([Language::English, Language::French]));
    assert_eq!(Language::from_code(code), None);
    assert_eq!(pebble().values().count(), 2);
    pseudo::add();
    assert!(Language::all().eq([Language::English, Language::French, Language::Pseudo]));
    assert_eq!(Language::from_code(code), Some(Language::Pseudo));
    assert_eq!(pebble().values().count(), 3);
    assert_eq!(pebble()[Language::Pseudo], "Pêbblê");
}
