//! The text that says what to look for tonight.

use sky::{Catalogue, Compass, ConstellationSeen, MoonPhase, Standpoint, Star, Wanderer};

use crate::constellation::{article, in_cell};
use crate::sky::{compass_words, constellation_name, twilight_words, wanderer_name};
use crate::{Language, text};

/// The altitude in degrees below which hills hide the sky.
const LOW: f64 = 5.0;

/// The planets visible to the naked eye, brightest first.
const PLANETS: [Wanderer; 5] = [
    Wanderer::Venus,
    Wanderer::Jupiter,
    Wanderer::Mars,
    Wanderer::Saturn,
    Wanderer::Mercury,
];

/// Returns two sentences: the place and time, and what to look for. “Tonight over Paris, 22:00.”
/// “Orion stands in the south; Jupiter is in Gemini.” While it is not dark, the second sentence
/// says so instead.
#[must_use]
pub fn tonight_words(
    language: Language,
    here: &Standpoint,
    place: &str,
    time: &str,
) -> [String; 2] {
    let args = [("place", place.into()), ("time", time.into())];
    let twilight = here.twilight();
    let sight = match finest(here).filter(|_| twilight.is_dark()) {
        Some(seen) => finest_words(language, here, &seen),
        None => twilight_words(language, twilight, here.wanderer(Wanderer::Sun).horizontal),
    };
    let key = match twilight.is_dark() {
        true => "sky-tonight",
        false => "sky-now",
    };
    [text(language, key, &args), sight]
}

/// Returns the constellation most worth looking at: bright, high, and towards the part of the sky
/// where the Sun and planets pass.
fn finest(here: &Standpoint) -> Option<ConstellationSeen> {
    let south = if here.place().lat() < 0.0 { 0.0 } else { 180.0 };
    let worth = |seen: &ConstellationSeen| {
        let off: f64 = seen.horizontal.azimuth - south;
        let stars = Catalogue::built_in().guide_stars(seen.constellation);
        let light = |star: &Star| 10_f64.powf(-0.4 * star.magnitude);
        let light: f64 = stars.map(light).sum();
        let high = seen.horizontal.altitude.to_radians().sin();
        light * high * off.to_radians().cos().max(0.0)
    };
    let seen = here.constellations().into_iter();
    seen.max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

fn finest_words(language: Language, here: &Standpoint, seen: &ConstellationSeen) -> String {
    let name = constellation_name(language, seen.constellation);
    let the = format!("sky-the-{}", article(seen.constellation));
    // Eight compass points are enough in a sentence.
    let compass = Compass::of((seen.horizontal.azimuth / 45.0).round() * 45.0);
    // French says “au sud” but “à l’est”.
    let towards = match compass.key().starts_with(['e', 'w']) {
        true => "sky-towards-elided",
        false => "sky-towards",
    };
    let compass = compass_words(language, compass);
    let mut args = vec![
        ("the", text(language, &the, &[("name", name.into())]).into()),
        (
            "towards",
            text(language, towards, &[("compass", compass.into())]).into(),
        ),
    ];
    let up = |body: &Wanderer| here.wanderer(*body).horizontal.altitude > LOW;
    let moonlit = MoonPhase::at(here.instant()).illuminated > 0.02;
    let moon = Some(Wanderer::Moon).filter(|moon| moonlit && up(moon));
    let Some(wanderer) = PLANETS.into_iter().find(up).or(moon) else {
        return text(language, "sky-tonight-stars", &args);
    };
    let within = here.wanderer(wanderer).constellation;
    args.push(("in", in_cell(language, within).into()));
    if wanderer == Wanderer::Moon {
        return text(language, "sky-tonight-moon", &args);
    }
    args.push(("wanderer", wanderer_name(language, wanderer).into()));
    text(language, "sky-tonight-planet", &args)
}

#[cfg(test)]
mod tests {
    use sky::{Instant, Location};

    use super::*;

    fn sentences(lat: f64, lon: f64, at: &str, place: &str) -> [String; 2] {
        let instant = Instant::new(at.parse().unwrap()).unwrap();
        let here = Standpoint::new(Location::new(lat, lon).unwrap(), instant);
        [Language::English, Language::French]
            .map(|language| tonight_words(language, &here, place, "22:00").join(" "))
    }

    #[test]
    fn a_winter_night_over_paris() {
        let [english, french] = sentences(48.85, 2.35, "2026-01-17T21:00:00Z", "Paris");
        assert_eq!(
            english,
            "Tonight over Paris, 22:00. Look for Orion in the south; Jupiter is in Gemini."
        );
        assert_eq!(
            french.replace('\u{a0}', " "),
            "Cette nuit à Paris, 22:00. Au sud, voici Orion ; Jupiter est dans les Gémeaux."
        );
    }

    #[test]
    fn a_southern_night_and_a_day() {
        let [english, french] = sentences(-33.87, 151.21, "2026-07-03T12:00:00Z", "Sydney");
        assert!(english.contains("the Moon is in Capricornus"), "{english}");
        assert!(
            french.contains("la Lune est dans le Capricorne"),
            "{french}"
        );
        let [english, french] = sentences(48.85, 2.35, "2026-06-21T12:00:00Z", "Paris");
        assert!(
            english.starts_with("Now over Paris, 22:00. It’s day"),
            "{english}"
        );
        assert!(french.contains("Il fait jour"), "{french}");
    }

    #[test]
    fn there_is_a_text_for_any_time_and_place() {
        for month in 1..=12 {
            for lat in [-89.0, -45.0, 0.0, 45.0, 89.0] {
                let at = format!("2027-{month:02}-10T22:00:00Z");
                for sentence in sentences(lat, 0.0, &at, "here") {
                    assert!(
                        sentence.ends_with('.') && !sentence.contains("Unknown"),
                        "{sentence}"
                    );
                }
            }
        }
    }
}
