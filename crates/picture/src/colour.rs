//! Colours of style sheets, and mixes of them.

use crate::text::{closing, split_top, words};

/// Red, green, blue and alpha, each from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Colour([f64; 4]);

impl Colour {
    /// Parses a colour: hexadecimal, `rgb()`, `color-mix()` in sRGB, or one of a few names.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(digits) = text.strip_prefix('#') {
            return hexadecimal(digits);
        }
        match text {
            "transparent" => return Some(Self([0.0; 4])),
            "black" => return Some(Self([0.0, 0.0, 0.0, 1.0])),
            "white" => return Some(Self([1.0; 4])),
            _ => {}
        }
        let (name, inner) = text.split_once('(')?;
        let inner = &inner[..closing(inner)?];
        match name {
            "rgb" | "rgba" => from_numbers(inner),
            "color-mix" => mixture(inner),
            _ => None,
        }
    }

    /// Returns the colour as four bytes.
    pub fn to_bytes(self) -> [u8; 4] {
        self.0.map(|part| (part * 255.0).round() as u8)
    }

    /// Returns the colour as six hexadecimal digits, or eight if it is not opaque.
    pub fn to_hex(self) -> String {
        let [r, g, b, a] = self.to_bytes();
        match a {
            255 => format!("#{r:02x}{g:02x}{b:02x}"),
            a => format!("#{r:02x}{g:02x}{b:02x}{a:02x}"),
        }
    }
}

fn hexadecimal(digits: &str) -> Option<Colour> {
    let digit = |c: char| c.to_digit(16).map(f64::from);
    let digits: Vec<f64> = digits.chars().map(digit).collect::<Option<_>>()?;
    let mut parts: Vec<f64> = match digits.len() {
        3 | 4 => digits.iter().map(|digit| digit / 15.0).collect(),
        6 | 8 => digits
            .chunks(2)
            .map(|pair| (pair[0] * 16.0 + pair[1]) / 255.0)
            .collect(),
        _ => return None,
    };
    parts.resize(4, 1.0);
    parts.try_into().ok().map(Colour)
}

fn from_numbers(text: &str) -> Option<Colour> {
    let text = text.replace([',', '/'], " ");
    let mut parts = [1.0; 4];
    let mut count = 0;
    for (place, word) in words(&text).enumerate() {
        let whole = if place == 3 { 1.0 } else { 255.0 };
        *parts.get_mut(place)? = match word.strip_suffix('%') {
            Some(percent) => percent.parse::<f64>().ok()? / 100.0,
            None => word.parse::<f64>().ok()? / whole,
        };
        count += 1;
    }
    (count >= 3).then_some(Colour(parts))
}

/// Parses `in srgb, A 38%, B`; a missing percentage is the rest of 100%.
fn mixture(text: &str) -> Option<Colour> {
    let parts: Vec<&str> = split_top(text, ',').collect();
    let ["in srgb", one, other] = parts[..] else {
        return None;
    };
    let ((one, p), (other, q)) = (part(one)?, part(other)?);
    let (p, q) = match (p, q) {
        (Some(p), Some(q)) => (p, q),
        (Some(p), None) => (p, 1.0 - p),
        (None, Some(q)) => (1.0 - q, q),
        (None, None) => (0.5, 0.5),
    };
    let whole = p + q;
    if whole <= 0.0 {
        return None;
    }
    let (p, q) = (p / whole, q / whole);
    // Colours are weighted by their alpha.
    let alpha = p * one.0[3] + q * other.0[3];
    let mixed = |i: usize| match alpha {
        0.0 => 0.0,
        alpha => (p * one.0[i] * one.0[3] + q * other.0[i] * other.0[3]) / alpha,
    };
    let alpha = alpha * whole.min(1.0);
    Some(Colour([mixed(0), mixed(1), mixed(2), alpha]))
}

fn part(text: &str) -> Option<(Colour, Option<f64>)> {
    let words: Vec<&str> = words(text).collect();
    let percent = |word: &str| word.strip_suffix('%')?.parse::<f64>().ok();
    match words[..] {
        [colour] => Some((Colour::parse(colour)?, None)),
        [colour, share] if share.ends_with('%') => {
            Some((Colour::parse(colour)?, Some(percent(share)? / 100.0)))
        }
        [share, colour] => Some((Colour::parse(colour)?, Some(percent(share)? / 100.0))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> Option<String> {
        Colour::parse(text).map(Colour::to_hex)
    }

    #[test]
    fn colours_are_read() {
        let is = |text: &str, hex_: &str| assert_eq!(hex(text).as_deref(), Some(hex_), "{text}");
        is("#fff", "#ffffff");
        is("#0a101dB0", "#0a101db0");
        is("transparent", "#00000000");
        is("rgb(255 0 51 / 50%)", "#ff003380");
        is("rgba(0, 0, 0, .5)", "#00000080");
        assert_eq!(hex("salmonella"), None);
        assert_eq!(hex("#12"), None);
        assert_eq!(hex("rgb(1 2)"), None);
    }

    #[test]
    fn colours_are_mixed_as_browsers_do() {
        let is = |text: &str, hex_: &str| assert_eq!(hex(text).as_deref(), Some(hex_), "{text}");
        is("color-mix(in srgb, #ffffff 25%, #000000)", "#404040");
        is("color-mix(in srgb, #ff0000, #0000ff)", "#800080");
        is("color-mix(in srgb, #ff0000, 100% #0000ff)", "#0000ff");
        is("color-mix(in srgb, #ff0000 20%, #ff0000 20%)", "#ff000066");
        is("color-mix(in srgb, #ff0000 40%, transparent)", "#ff000066");
        is(
            "color-mix(in srgb, color-mix(in srgb, #000, #fff), #000)",
            "#404040",
        );
        assert_eq!(hex("color-mix(in oklab, #fff, #000)"), None);
    }
}
