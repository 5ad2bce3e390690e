//! Splitting the text of style sheets with respect to brackets and quotes.

use std::iter::once;

/// Returns the positions of matching characters outside brackets and quotes.
pub(crate) fn top_places(text: &str, sought: impl Fn(char) -> bool) -> impl Iterator<Item = usize> {
    let (mut depth, mut quote) = (0_i32, None);
    text.char_indices().filter_map(move |(at, c)| {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, c) if depth == 0 && sought(c) => return Some(at),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            _ => {}
        }
        None
    })
}

/// Splits a text at a character outside brackets and quotes, and trims the parts.
pub(crate) fn split_top(text: &str, at: char) -> impl Iterator<Item = &str> {
    let places = top_places(text, move |c| c == at);
    let mut start = 0;
    places.chain(once(text.len())).map(move |place| {
        let part = &text[start..place];
        start = place + at.len_utf8();
        part.trim()
    })
}

/// Returns the words of a text, separated by whitespace outside brackets and quotes.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    let places = top_places(text, char::is_whitespace);
    let mut start = 0;
    let parts = places.chain(once(text.len())).map(move |place| {
        let part = &text[start..place];
        start = place;
        part.trim()
    });
    parts.filter(|part| !part.is_empty())
}

/// Returns the position of the bracket that closes the one opened just before the text.
pub(crate) fn closing(text: &str) -> Option<usize> {
    let close = |c| matches!(c, ')' | ']' | '}');
    top_places(text, close).next()
}

/// Returns a text without the quotes around it.
pub(crate) fn unquoted(text: &str) -> &str {
    text.trim().trim_matches(['"', '\''])
}

/// Returns a style sheet without its comments.
pub(crate) fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['/', '"', '\'']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        if let Some(comment) = from.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            continue;
        }
        // A slash, or a quoted text, which is copied up to its closing quote.
        let end = match &from[..1] {
            "/" => 1,
            quote => from[1..].find(quote).map_or(from.len(), |end| end + 2),
        };
        out.push_str(&from[..end]);
        rest = &from[end..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_removed_but_not_from_quotes() {
        assert_eq!(without_comments("a /* it's */ b /* c"), "a  b ");
        let quoted = r#"a { content: "/* no */" } b { c: 1/2 }"#;
        assert_eq!(without_comments(quoted), quoted);
    }

    #[test]
    fn brackets_and_quotes_hold_together() {
        let parts: Vec<&str> = split_top("a, f(b, c), \"d, e\"", ',').collect();
        assert_eq!(parts, ["a", "f(b, c)", "\"d, e\""]);
        assert_eq!(words(" a  f(b c) ").collect::<Vec<_>>(), ["a", "f(b c)"]);
        assert_eq!(closing("a { b } \"}\" } c"), Some(12));
    }
}
