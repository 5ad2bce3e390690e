//! Pictures as text files, compared byte for byte.

use std::path::Path;

/// Compares a text with the file of this name; with `UPDATE_SNAPSHOTS` set it is written instead.
pub fn check(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/snapshots")
        .join(name);
    // A line for each element, so that a difference is found.
    let text = text.replace("><", ">\n<") + "\n";
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == text,
        "{name} is not as it was: look at it, then set UPDATE_SNAPSHOTS"
    );
}
