//! The 108 Constellation cards: their points follow from one rule (N1.3), their facts match the
//! catalogue of the sky, and a broken file is refused with all its errors.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod broken;
mod document;
mod facts;
mod points;
mod wonder;

use std::sync::LazyLock;

use nightsky::Cards;

const FILE: &str = include_str!("../../data/cards.toml");

static CARDS: LazyLock<Cards> = LazyLock::new(|| Cards::parse(FILE).unwrap());

/// Returns whether to write the points and tables instead of comparing them. Set the environment
/// variable `WRITE_POINTS=1` after changing the constants in `wonder.rs` or the cards. Then run the
/// tests again without it, since the files are built in; they show what remains to be done by hand.
fn writes() -> bool {
    std::env::var("WRITE_POINTS").is_ok_and(|value| value == "1")
}

/// Writes a file of the repository. The path is relative to the crate's folder.
fn write(path: &str, text: String) {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::write(path, text).unwrap();
}
