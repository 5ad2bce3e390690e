//! Pictures as text files, compared byte for byte.

use std::path::Path;

/// Compares a text with the file of this name. If `UPDATE_SNAPSHOTS` is set, writes the file first.
pub fn check(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/snapshots")
        .join(name);
    // Each element gets its own line, so that differences are easy to find.
    let text = text.replace("><", ">\n<") + "\n";
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == text,
        "{name} has changed: look at it, then set UPDATE_SNAPSHOTS to accept it"
    );
}
