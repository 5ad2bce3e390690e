//! Pieces of a page that are sent again when they have changed.
//!
//! A piece marks itself where it is drawn; pieces may hold pieces. What has changed in a piece beside
//! the pieces within it is a change of its own; then it is sent whole. A page that shows a scene is
//! thus brought to the next with little.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped};

/// Characters that no text of a page has: they are cleaned away from whatever people write.
const BEGIN: char = '\u{e000}';
const NAMED: char = '\u{e001}';
const END: char = '\u{e002}';

/// Marks what is drawn as a piece of the page. It has to be one element that has this id.
#[must_use]
pub fn part(id: &str, piece: &Markup) -> Markup {
    PreEscaped(format!("{BEGIN}{id}{NAMED}{}{END}", piece.0))
}

/// A page or a part of one, with its pieces found.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    html: String,
    pieces: Vec<Piece>,
}

/// Which pieces a page shows: their ids, and what tells whether one has changed.
#[derive(Clone, Debug, Default)]
pub struct Shown(HashMap<String, u64>);

#[derive(Clone, Debug)]
struct Piece {
    id: String,
    start: usize,
    end: usize,
    /// The hash of what is in it beside the pieces within.
    own: u64,
    /// The piece around it.
    within: Option<usize>,
}

impl Parts {
    /// Finds the pieces of what was drawn.
    #[must_use]
    pub fn of(drawn: &Markup) -> Self {
        let mut parts = Self {
            html: String::with_capacity(drawn.0.len()),
            pieces: Vec::new(),
        };
        let mut open: Vec<(usize, DefaultHasher)> = Vec::new();
        let mut rest = drawn.0.as_str();
        while let Some(at) = rest.find([BEGIN, END]) {
            let (text, after) = rest.split_at(at);
            parts.put(text, &mut open);
            rest = if let Some(begun) = after.strip_prefix(BEGIN) {
                let (id, inner) = begun.split_once(NAMED).unwrap_or((begun, ""));
                if let Some((_, around)) = open.last_mut() {
                    id.hash(around);
                }
                parts.pieces.push(Piece {
                    id: id.to_owned(),
                    start: parts.html.len(),
                    end: 0,
                    own: 0,
                    within: open.last().map(|(piece, _)| *piece),
                });
                open.push((parts.pieces.len() - 1, DefaultHasher::new()));
                inner
            } else {
                if let Some((piece, own)) = open.pop() {
                    parts.pieces[piece].end = parts.html.len();
                    parts.pieces[piece].own = own.finish();
                }
                &after[END.len_utf8()..]
            };
        }
        parts.put(rest, &mut open);
        parts
    }

    fn put(&mut self, text: &str, open: &mut [(usize, DefaultHasher)]) {
        self.html.push_str(text);
        if let Some((_, own)) = open.last_mut() {
            own.write(text.as_bytes());
        }
    }

    /// The whole, as it goes into a page.
    #[must_use]
    pub fn html(&self) -> &str {
        &self.html
    }

    /// A piece.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&str> {
        let piece = self.pieces.iter().find(|piece| piece.id == id)?;
        Some(&self.html[piece.start..piece.end])
    }

    /// What a page that shows this shows, in few bytes.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let pieces = self.pieces.iter();
        Shown(pieces.map(|piece| (piece.id.clone(), piece.own)).collect())
    }

    /// The pieces that make of a page that shows `before` one that shows this: each id with the whole
    /// of its element. Both have to have the same outermost pieces.
    #[must_use]
    pub fn changed(&self, before: &Shown) -> Vec<(&str, &str)> {
        let mut sent = vec![false; self.pieces.len()];
        let mut changed = Vec::new();
        for (number, piece) in self.pieces.iter().enumerate() {
            if piece.within.is_some_and(|around| sent[around]) {
                sent[number] = true;
            } else if before.0.get(piece.id.as_str()) != Some(&piece.own) {
                sent[number] = true;
                changed.push((piece.id.as_str(), &self.html[piece.start..piece.end]));
            }
        }
        changed
    }

    /// A number that says which page it is: equal pages have equal numbers.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.html.hash(&mut hasher);
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(names: &[&str], title: &str) -> Parts {
        let item = |name: &str| part(name, &html! { li id=(name) { (name) } });
        let list = part(
            "list",
            &html! { ul id="list" title=(title) { @for name in names { (item(name)) } } },
        );
        Parts::of(&html! { main { (list) (part("foot", &html! { p id="foot" { "foot" } })) } })
    }

    #[test]
    fn the_marks_are_not_in_the_page() {
        let html = page(&["a"], "t").html().to_owned();
        assert_eq!(
            html,
            r#"<main><ul id="list" title="t"><li id="a">a</li></ul><p id="foot">foot</p></main>"#
        );
        assert_eq!(page(&["a"], "t").get("a"), Some(r#"<li id="a">a</li>"#));
    }

    #[test]
    fn nothing_is_sent_of_what_has_not_changed() {
        assert_eq!(
            page(&["a", "b"], "t").changed(&page(&["a", "b"], "t").shown()),
            []
        );
    }

    #[test]
    fn a_piece_that_came_or_went_changes_the_piece_around_it() {
        let list = r#"<ul id="list" title="t"><li id="a">a</li><li id="b">b</li></ul>"#;
        assert_eq!(
            page(&["a", "b"], "t").changed(&page(&["a"], "t").shown()),
            [("list", list)]
        );
        let list = r#"<ul id="list" title="t"><li id="a">a</li></ul>"#;
        assert_eq!(
            page(&["a"], "t").changed(&page(&["a", "b"], "t").shown()),
            [("list", list)]
        );
    }

    #[test]
    fn only_the_innermost_changed_piece_is_sent() {
        let piece = |text: &str| {
            let inner = part("in", &html! { b id="in" { (text) } });
            Parts::of(&part("out", &html! { p id="out" { "x" (inner) } }))
        };
        assert_eq!(
            piece("2").changed(&piece("1").shown()),
            [("in", r#"<b id="in">2</b>"#)]
        );
    }
}
