//! Draws the sky, for working on the drawings:
//!
//! ```text
//! cargo run -p render --example sky_picture -- FOLDER 48.85 2.35 2026-01-17T21:00:00Z 22:00 Paris en
//! ```
//!
//! writes the panorama and the planisphere as SVG and, in both themes, as PNG.

use std::path::PathBuf;

use render::sky::{Panorama, horizon, planisphere};
use render::{Style, Theme};
use sky::{Instant, Location, Standpoint};
use words::Language;
use words::sky::date_words;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| words[n].parse::<f64>().expect("it is a number");
    let place = Location::new(number(1), number(2)).expect("the place exists");
    let moment = words[3].parse().expect("it is a time");
    let here = Standpoint::new(
        place,
        Instant::new(moment).expect("the year is from 1000 to 2999"),
    );
    let language = Language::from_code(&words[6]).expect("it is en or fr");
    let panorama = Panorama {
        language,
        here: &here,
        place: &words[5],
        date: &date_words(language, 2026, 1, 17),
        time: &words[4],
    };
    let pictures = [
        ("horizon", horizon(&panorama), 1440),
        ("planisphere", planisphere(&panorama), 1200),
    ];
    let folder = PathBuf::from(&words[0]);
    let style = Style::of(&[]);
    for (name, picture, width) in pictures {
        let write = |name: String, content: &[u8]| {
            std::fs::write(folder.join(name), content).expect("the folder is writable");
        };
        write(format!("{name}.svg"), picture.0.as_bytes());
        for theme in Theme::ALL {
            let painted = style.png(&picture.0, theme, width).expect("a picture");
            write(format!("{name}-{}.png", theme.key()), &painted);
        }
    }
}
