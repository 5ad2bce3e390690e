//! Lengths, lists of numbers, and scales of transforms.

/// Parses a length in pixels; a percentage is relative to `whole`.
pub(crate) fn length(text: &str, whole: f64) -> Option<f64> {
    let text = text.trim();
    let number = |text: &str, by: f64| text.trim().parse::<f64>().ok().map(|number| number * by);
    if let Some(percent) = text.strip_suffix('%') {
        number(percent, whole / 100.0)
    } else if let Some(rem) = text.strip_suffix("rem") {
        number(rem, 16.0)
    } else {
        number(text.strip_suffix("px").unwrap_or(text), 1.0)
    }
}

/// Parses the numbers of a list separated by blanks or commas.
pub(crate) fn numbers(text: &str) -> Vec<f64> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',');
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Returns a CSS transform as an SVG attribute: angles and lengths without units.
pub(crate) fn transform(text: &str) -> String {
    let mut out = String::new();
    for (place, part) in text.split('(').enumerate() {
        if place > 0 {
            out.push('(');
        }
        out.push_str(&part.replace("deg", "").replace("px", ""));
    }
    out
}

/// Returns the mean scale factor of a transform.
pub(crate) fn scale_of(transform: &str) -> f64 {
    let parts = transform.split(')').filter_map(|part| part.split_once('('));
    let scale = |(name, inner): (&str, &str)| match (name.trim(), &numbers(inner)[..]) {
        ("scale", [both]) => both.abs(),
        ("scale", [x, y]) => (x * y).abs().sqrt(),
        ("matrix", [a, b, c, d, ..]) => (a * d - b * c).abs().sqrt(),
        _ => 1.0,
    };
    parts.map(scale).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transforms_and_their_scales() {
        assert_eq!(transform("rotate(90deg) scale(.8)"), "rotate(90) scale(.8)");
        assert!((scale_of("translate(3 4) scale(.5) rotate(20)") - 0.5).abs() < 1e-9);
        assert!((scale_of("matrix(2,0,0,2,5,5)") - 2.0).abs() < 1e-9);
        assert_eq!(length("50%", 30.0), Some(15.0));
        assert_eq!(length(".75px", 1.0), Some(0.75));
        assert_eq!(length("auto", 1.0), None);
    }
}
