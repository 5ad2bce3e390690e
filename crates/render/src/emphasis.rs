//! Emphasised words in a sentence. They are marked before the sentence is put together.

use maud::{Markup, html};

const BEGIN: char = '\u{2}';
const END: char = '\u{3}';

/// Marks a word as emphasised.
pub(crate) fn mark(word: &str) -> String {
    format!("{BEGIN}{word}{END}")
}

/// Marks the first occurrence of a word in a sentence.
pub(crate) fn mark_in(sentence: &str, word: &str) -> String {
    sentence.replacen(word, &mark(word), 1)
}

/// Renders the sentence with its marked words in `em`: lit if the observer is to act, quiet
/// otherwise.
pub(crate) fn shown(sentence: &str, lit: bool) -> Markup {
    let quiet = (!lit).then_some("quiet");
    show(sentence, |word| html! { em class=[quiet] { (word) } })
}

/// Renders the sentence, with each marked word rendered by `stand_out`.
pub(crate) fn show(sentence: &str, stand_out: impl Fn(&str) -> Markup) -> Markup {
    html! {
        @for piece in sentence.split_inclusive(END) {
            @let (plain, marked) = piece.split_once(BEGIN).unwrap_or((piece, ""));
            (plain)
            @if !marked.is_empty() { (stand_out(marked.trim_end_matches(END))) }
        }
    }
}

/// Returns the sentence without its marks.
pub(crate) fn plain(sentence: &str) -> String {
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
        let found = mark_in("Observe Taurus: choose.", "Taurus");
        assert_eq!(found, sentence);
        assert_eq!(
            super::shown(&found, false).0,
            r#"Observe <em class="quiet">Taurus</em>: choose."#
        );
    }
}
