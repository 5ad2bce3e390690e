//! Words that stand out in a sentence: they are marked before it is put together.

use maud::{Markup, html};

const BEGIN: char = '\u{2}';
const END: char = '\u{3}';

/// Marks a word so that it stands out.
pub(super) fn mark(word: &str) -> String {
    format!("{BEGIN}{word}{END}")
}

/// The sentence with each marked word drawn by `stand_out`.
pub(super) fn show(sentence: &str, stand_out: impl Fn(&str) -> Markup) -> Markup {
    html! {
        @for piece in sentence.split_inclusive(END) {
            @let (plain, marked) = piece.split_once(BEGIN).unwrap_or((piece, ""));
            (plain)
            @if !marked.is_empty() { (stand_out(marked.trim_end_matches(END))) }
        }
    }
}

/// The sentence without its marks.
pub(super) fn plain(sentence: &str) -> String {
    sentence.replace([BEGIN, END], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_words_stand_out() {
        let sentence = format!("Observe {}: choose.", mark("Taurus"));
        let shown = show(&sentence, |word| html! { em { (word) } });
        assert_eq!(shown.0, "Observe <em>Taurus</em>: choose.");
        assert_eq!(plain(&sentence), "Observe Taurus: choose.");
    }
}
