//! Checks that apply to all markup.

use std::collections::BTreeSet;

/// Asserts that tags are nested correctly and that every attribute has quotes.
pub fn assert_nested(html: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        assert!(
            !rest[..start].contains('>'),
            "a stray >: {}",
            &rest[..start]
        );
        let end = start + rest[start..].find('>').unwrap();
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in the wrong order");
            continue;
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

/// Returns the values of an attribute, in order.
pub fn values(html: &str, name: &str) -> Vec<String> {
    let begin = format!(" {name}=\"");
    let pieces = html.split(&begin).skip(1);
    let value = |piece: &str| {
        let value = piece.split('"').next().unwrap();
        value.replace("&quot;", "\"").replace("&amp;", "&")
    };
    pieces.map(value).collect()
}

/// Asserts that markup is nested correctly and has unique ids, no inline styles and all texts.
pub fn assert_sound(html: &str) {
    assert_nested(html);
    assert!(!html.contains(" style="), "an inline style");
    assert!(!html.contains("Unknown localization"), "{}", unknown(html));
    let ids = values(html, "id");
    let unique: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(ids.len(), unique.len(), "an id occurs twice");
}

fn unknown(html: &str) -> &str {
    let at = html.find("Unknown localization").unwrap();
    &html[at..(at + 60).min(html.len())]
}
