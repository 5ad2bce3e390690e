//! Parts of a page, which are sent again when they have changed.
//!
//! A part is marked where it is drawn, and parts may contain parts. A part is sent when its own
//! content, apart from the parts inside it, has changed. Inner parts that are unchanged are then
//! only referred to by id, so a page is updated with little data.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use maud::{Markup, PreEscaped};
use rustc_hash::FxHasher;

/// Characters that occur in no text of a page, because they are stripped from user input. Every
/// opening and closing mark begins with the first one, so that only a single character has to be
/// searched for.
const MARK: char = '\u{e000}';
const NAMED: char = '\u{e001}';
const END: char = '\u{e002}';

/// Marks a rendered element as a part of the page. It must be a single element with this id.
#[must_use]
pub fn part(id: &str, piece: &Markup) -> Markup {
    PreEscaped(format!("{MARK}{id}{NAMED}{}{MARK}{END}", piece.0))
}

/// A page, or a section of one, split into parts.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    html: String,
    pieces: Vec<Piece>,
    /// The hash of everything outside the parts.
    outside: u64,
}

/// The parts a page shows, with hashes that tell whether they have changed.
#[derive(Clone, Debug, Default)]
pub struct Shown(HashMap<String, Trace>);

/// The facts about a part that are remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Trace {
    own: u64,
    /// The hash of the id of the enclosing part; `None` for an outermost part.
    within: Option<u64>,
}

#[derive(Clone, Debug)]
struct Piece {
    id: String,
    start: usize,
    end: usize,
    /// The hash of its content apart from the parts inside it.
    own: u64,
    /// The index of the enclosing part; `None` for an outermost part.
    within: Option<usize>,
}

impl Parts {
    /// Splits rendered markup into its parts.
    #[must_use]
    pub fn of(drawn: &Markup) -> Self {
        let mut parts = Self {
            html: String::with_capacity(drawn.0.len()),
            pieces: Vec::new(),
            outside: 0,
        };
        let mut open: Vec<(usize, FxHasher)> = Vec::new();
        let mut outside = FxHasher::default();
        let mut rest = drawn.0.as_str();
        while let Some((text, after)) = rest.split_once(MARK) {
            parts.put(text, &mut open, &mut outside);
            rest = if let Some(ended) = after.strip_prefix(END) {
                if let Some((piece, own)) = open.pop() {
                    parts.pieces[piece].end = parts.html.len();
                    parts.pieces[piece].own = own.finish();
                }
                ended
            } else {
                let (id, inner) = after.split_once(NAMED).unwrap_or((after, ""));
                id.hash(open.last_mut().map_or(&mut outside, |(_, around)| around));
                parts.pieces.push(Piece {
                    id: id.to_owned(),
                    start: parts.html.len(),
                    end: 0,
                    own: 0,
                    within: open.last().map(|(piece, _)| *piece),
                });
                open.push((parts.pieces.len() - 1, FxHasher::default()));
                inner
            };
        }
        parts.put(rest, &mut open, &mut outside);
        parts.outside = outside.finish();
        parts
    }

    fn put(&mut self, text: &str, open: &mut [(usize, FxHasher)], outside: &mut FxHasher) {
        self.html.push_str(text);
        let around = open.last_mut().map_or(outside, |(_, around)| around);
        around.write(text.as_bytes());
    }

    /// Returns the whole markup without the marks.
    #[must_use]
    pub fn html(&self) -> &str {
        &self.html
    }

    /// Returns the markup of a part.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&str> {
        let piece = self.pieces.iter().find(|piece| piece.id == id)?;
        Some(&self.html[piece.start..piece.end])
    }

    /// Returns a compact description of what a page with this markup shows.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let pieces = self.pieces.iter();
        Shown(
            pieces
                .map(|piece| (piece.id.clone(), self.trace(piece)))
                .collect(),
        )
    }

    fn trace(&self, piece: &Piece) -> Trace {
        let around = piece.within.map(|around| {
            let mut hasher = FxHasher::default();
            self.pieces[around].id.hash(&mut hasher);
            hasher.finish()
        });
        Trace {
            own: piece.own,
            within: around,
        }
    }

    /// Returns the parts that turn a page that shows `before` into one that shows this: each id
    /// with its element. Inner parts that are unchanged and in the same place become `keep`
    /// elements with nothing but their id. Both pages must have the same outermost parts.
    #[must_use]
    pub fn changed(&self, before: &Shown) -> Vec<(&str, String)> {
        let same = self.same(before);
        let mut sent = vec![false; self.pieces.len()];
        let mut changed = Vec::new();
        for (number, piece) in self.pieces.iter().enumerate() {
            if piece.within.is_some_and(|around| sent[around]) {
                sent[number] = true;
            } else if before.0.get(piece.id.as_str()).map(|trace| trace.own) != Some(piece.own) {
                sent[number] = true;
                changed.push((piece.id.as_str(), self.without(number, &same)));
            }
        }
        changed
    }

    /// Returns for each part whether it is unchanged, with everything inside it, and in the same
    /// enclosing part.
    fn same(&self, before: &Shown) -> Vec<bool> {
        let is_same = |piece: &Piece| before.0.get(&piece.id) == Some(&self.trace(piece));
        let mut same: Vec<bool> = self.pieces.iter().map(is_same).collect();
        // Each part comes before those inside it.
        for (number, piece) in self.pieces.iter().enumerate().rev() {
            if let Some(around) = piece.within {
                same[around] &= same[number];
            }
        }
        same
    }

    /// Returns a part in which unchanged inner parts are replaced by `keep` elements.
    fn without(&self, number: usize, same: &[bool]) -> String {
        let piece = &self.pieces[number];
        let mut html = String::new();
        let mut at = piece.start;
        let inner = self.pieces.iter().zip(same).skip(number + 1);
        for (inner, same) in inner.take_while(|(inner, _)| inner.start < piece.end) {
            // Parts inside one that was replaced have been skipped with it.
            if *same && inner.start >= at {
                html.push_str(&self.html[at..inner.start]);
                html.push_str(&format!("<keep id=\"{}\"></keep>", inner.id));
                at = inner.end;
            }
        }
        html.push_str(&self.html[at..piece.end]);
        html
    }

    /// Returns a hash that identifies the page: equal pages have equal fingerprints.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.outside.hash(&mut hasher);
        for piece in &self.pieces {
            piece.own.hash(&mut hasher);
        }
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
    fn unchanged_parts_are_not_sent() {
        assert_eq!(
            page(&["a", "b"], "t").changed(&page(&["a", "b"], "t").shown()),
            []
        );
    }

    #[test]
    fn an_added_or_removed_part_changes_the_part_around_it() {
        let list = r#"<ul id="list" title="t"><keep id="a"></keep><li id="b">b</li></ul>"#;
        assert_eq!(
            page(&["a", "b"], "t").changed(&page(&["a"], "t").shown()),
            [("list", list.to_owned())]
        );
        let list = r#"<ul id="list" title="t"><keep id="a"></keep></ul>"#;
        assert_eq!(
            page(&["a"], "t").changed(&page(&["a", "b"], "t").shown()),
            [("list", list.to_owned())]
        );
    }

    #[test]
    fn only_the_innermost_changed_part_is_sent() {
        let piece = |text: &str| {
            let inner = part("in", &html! { b id="in" { (text) } });
            Parts::of(&part("out", &html! { p id="out" { "x" (inner) } }))
        };
        assert_eq!(
            piece("2").changed(&piece("1").shown()),
            [("in", r#"<b id="in">2</b>"#.to_owned())]
        );
    }

    #[test]
    fn a_part_that_moved_to_another_part_is_sent_with_it() {
        let card = || part("card", &html! { i id="card" {} });
        let piece = |id: &str, inner: Markup| part(id, &html! { p id=(id) { (inner) } });
        let hand = |left: Markup, right: Markup| {
            Parts::of(&html! { (piece("left", left)) (piece("right", right)) })
        };
        let before = hand(card(), html! {}).shown();
        let after = hand(html! {}, card());
        let right = r#"<p id="right"><i id="card"></i></p>"#.to_owned();
        let left = r#"<p id="left"></p>"#.to_owned();
        assert_eq!(after.changed(&before), [("left", left), ("right", right)]);
    }

    #[test]
    fn a_part_is_only_kept_if_everything_in_it_is_unchanged() {
        let page = |title: &str, deep: &str| {
            let deep = part("deep", &html! { b id="deep" { (deep) } });
            let mid = part("mid", &html! { i id="mid" { (deep) } });
            let other = part("other", &html! { u id="other" {} });
            Parts::of(&part(
                "out",
                &html! { p id="out" title=(title) { (mid) (other) } },
            ))
        };
        let out = r#"<p id="out" title="2"><i id="mid"><b id="deep">y</b></i><keep id="other"></keep></p>"#;
        let changed = page("2", "y");
        assert_eq!(
            changed.changed(&page("1", "x").shown()),
            [("out", out.to_owned())]
        );
        let out = r#"<p id="out" title="2"><keep id="mid"></keep><keep id="other"></keep></p>"#;
        let changed = page("2", "x");
        assert_eq!(
            changed.changed(&page("1", "x").shown()),
            [("out", out.to_owned())]
        );
    }

    #[test]
    fn different_pages_have_different_fingerprints() {
        let print = |names: &[&str], title| page(names, title).fingerprint();
        assert_eq!(print(&["a"], "t"), print(&["a"], "t"));
        assert_ne!(print(&["a"], "t"), print(&["a"], "u"));
        assert_ne!(print(&["a"], "t"), print(&["b"], "t"));
        let plain = |text: &str| Parts::of(&html! { p { (text) } }).fingerprint();
        assert_ne!(plain("1"), plain("2"));
    }
}
