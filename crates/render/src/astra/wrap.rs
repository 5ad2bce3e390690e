//! Text broken into lines of a measured width.

use crate::text_width;

/// Breaks the text into lines no wider than this.
pub(super) fn wrap(text: &str, width: f64, size: f64) -> Vec<String> {
    let space = text_width(" ", size, false);
    let mut lines: Vec<String> = Vec::new();
    let mut filled = 0.0;
    // Only plain spaces break a line; a non-breaking space keeps its words together.
    for word in text.split(' ') {
        let wide = text_width(word, size, false);
        match lines.last_mut() {
            Some(line) if filled + space + wide <= width => {
                line.push(' ');
                line.push_str(word);
                filled += space + wide;
            }
            _ => {
                lines.push(word.to_owned());
                filled = wide;
            }
        }
    }
    lines
}

/// Estimates the width of a text in small capitals, letter-spaced by a fraction of its size.
pub(super) fn small_caps_width(text: &str, size: f64, spacing: f64) -> f64 {
    let letter = |letter: char| {
        let capital: String = letter.to_uppercase().collect();
        let small = letter.is_lowercase();
        text_width(&capital, if small { size * 0.79 } else { size }, false) + spacing * size
    };
    text.chars().map(letter).sum()
}
