//! The score the final count would give if the game ended now.

use maud::{Markup, html};
use tabletop::{Game, Score};
use words::{Language, Words, list_words, text};

use crate::Explanation;

/// Renders the score the final count would give if the game ended now; its parts are in the
/// explanation. `is_least` if hidden cards may add to it. `rule` describes the final count.
pub(crate) fn in_all<G: Game + Words>(
    game: &G,
    language: Language,
    score: &Score,
    is_least: bool,
    rule: &'static str,
) -> Markup {
    let parts = score.sources.iter().filter(|&&(_, points)| points != 0);
    let parts: Vec<String> = parts
        .map(|(key, points)| format!("{} {points}", game.source_words(language, key)))
        .collect();
    let points = score.total;
    let args = [
        ("points", points.into()),
        ("parts", list_words(language, &parts).into()),
    ];
    let key = match (parts.is_empty(), is_least) {
        (true, _) => "frame-in-all-none",
        (false, true) => "frame-in-all-least",
        (false, false) => "frame-in-all-sure",
    };
    let label = text(language, "frame-in-all-label", &args);
    let explanation = Explanation::new(label, text(language, key, &args), rule);
    let words = text(language, "frame-in-all", &args);
    explanation
        .following()
        .span("in-all", &html! { b { (points) } " " (words) })
}
