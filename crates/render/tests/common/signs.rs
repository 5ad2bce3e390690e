//! Explanations of signs on a drawn page.

/// The tag of an element with an explanation, and its parts.
pub struct Sign<'a> {
    pub tag: &'a str,
    pub words: &'a str,
    pub rule: &'a str,
}

/// Returns the value of an attribute; empty if the tag does not have it.
pub fn value<'a>(tag: &'a str, name: &str) -> &'a str {
    let begin = format!(" {name}=\"");
    let after = tag.split_once(&begin).map_or("", |(_, after)| after);
    after.split('"').next().unwrap_or_default()
}

fn tags(html: &str) -> impl Iterator<Item = &str> {
    let after = html.split('<').skip(1);
    after.map(|after| after.split('>').next().unwrap_or_default())
}

/// Returns all explained signs of a page. Asserts that each has words, that its rule is one of the
/// game's, and that it says what it is to a screen reader.
pub fn signs<'a>(html: &'a str, rules: &str) -> Vec<Sign<'a>> {
    let explained = tags(html).filter(|tag| tag.contains(" data-explain=\""));
    let signs = explained.map(|tag| {
        let sign = Sign {
            tag,
            words: value(tag, "data-explain"),
            rule: value(tag, "data-rule"),
        };
        assert!(!sign.words.is_empty(), "without words: {tag}");
        let known = rules.contains(&format!("- **{}** ", sign.rule));
        assert!(sign.rule.is_empty() || known, "rule {}: {tag}", sign.rule);
        if value(tag, "role") == "button" {
            assert!(!value(tag, "aria-label").is_empty(), "no label: {tag}");
        }
        sign
    });
    let signs: Vec<Sign<'_>> = signs.collect();
    for tag in tags(html).filter(|tag| tag.contains(" data-explain-by=\"")) {
        let shared = format!(" id=\"{}\"", value(tag, "data-explain-by"));
        let found = signs.iter().any(|sign| sign.tag.contains(&shared));
        assert!(found, "refers to nothing: {tag}");
    }
    signs
}

/// Asserts that every element with one of these attributes is explained, and that there are some.
pub fn assert_explained(html: &str, attributes: &[&str]) {
    for attribute in attributes {
        let mut found = 0;
        for tag in tags(html).filter(|tag| tag.contains(attribute)) {
            assert!(tag.contains(" data-explain"), "not explained: {tag}");
            found += 1;
        }
        assert!(found > 0, "there is no {attribute}");
    }
}
