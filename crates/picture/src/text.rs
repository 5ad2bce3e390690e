//! Splitting the text of style sheets with respect to brackets and quotes.

/// Returns the positions of matching characters outside brackets and quotes.
fn top_places(text: &str, sought: impl Fn(char) -> bool) -> Vec<usize> {
    let mut places = Vec::new();
    let (mut depth, mut quote) = (0_i32, None);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, c) if depth == 0 && sought(c) => places.push(at),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            _ => {}
        }
    }
    places
}

/// Splits a text at a character outside brackets and quotes, and trims the parts.
pub(crate) fn split_top(text: &str, at: char) -> impl Iterator<Item = &str> {
    let mut places = top_places(text, |c| c == at);
    places.push(text.len());
    let mut start = 0;
    places.into_iter().map(move |place| {
        let part = &text[start..place];
        start = place + at.len_utf8();
        part.trim()
    })
}

/// Returns the words of a text, separated by whitespace outside brackets and quotes.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut places = top_places(text, char::is_whitespace);
    places.push(text.len());
    let mut start = 0;
    let parts = places.into_iter().map(move |place| {
        let part = &text[start..place];
        start = place;
        part.trim()
    });
    parts.filter(|part| !part.is_empty())
}

/// Returns the position of the bracket that closes the one opened just before the text.
pub(crate) fn closing(text: &str) -> Option<usize> {
    let close = |c| matches!(c, ')' | ']' | '}');
    top_places(text, close).first().copied()
}

/// Returns a text without the quotes around it.
pub(crate) fn unquoted(text: &str) -> &str {
    text.trim().trim_matches(['"', '\''])
}

/// Returns a style sheet without its comments.
pub(crate) fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out + rest
}
