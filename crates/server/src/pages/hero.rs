//! The picture at the top of the home page: tonight's sky over the hills.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, PreEscaped};
use render::sky::{Panorama, horizon, planisphere};
use sky::{Instant, Location, Standpoint};
use words::Language;
use words::sky::{date_words, tonight_words};

use crate::lock::locked;

/// How long a picture is kept, in seconds: the sky does not turn far in that time.
const STANDS: i64 = 600;
/// The maximum number of pictures kept.
const MAX: usize = 32;

/// Language, place in thousandths of a degree, and time in seconds.
type Key = (Language, [i64; 2], i64);

static DRAWN: LazyLock<Mutex<HashMap<Key, Arc<Hero>>>> = LazyLock::new(Mutex::default);

/// Tonight's sky.
pub struct Hero {
    /// The picture as SVG.
    pub picture: Markup,
    /// Two texts: the place and time, and what to look for.
    pub words: [String; 2],
}

/// Returns tonight's sky over a place. It is drawn once for all visitors within some minutes.
pub fn hero(language: Language, place: Location, name: &str, instant: Instant) -> Arc<Hero> {
    let seconds = instant.timestamp().as_second();
    let seconds = seconds - seconds.rem_euclid(STANDS);
    let at = [place.lat(), place.lon()].map(|degrees| (degrees * 1000.0).round() as i64);
    let key = (language, at, seconds);
    if let Some(hero) = locked(&DRAWN).get(&key) {
        return Arc::clone(hero);
    }
    let time = Timestamp::from_second(seconds).unwrap_or_else(|_| instant.timestamp());
    let time = time.to_zoned(TimeZone::UTC);
    let here = Standpoint::new(place, instant);
    let clock = time.strftime("%H:%M UTC").to_string();
    let hero = Arc::new(Hero {
        picture: horizon(&Panorama {
            language,
            here: &here,
            place: name,
            date: &date_words(language, time.year(), time.month(), time.day()),
            time: &clock,
        }),
        words: tonight_words(language, &here, name, &clock),
    });
    let mut drawn = locked(&DRAWN);
    if drawn.len() >= MAX {
        drawn.clear();
    }
    drawn.insert(key, Arc::clone(&hero));
    hero
}

/// Draws the whole sky of a place and moment as a disc.
pub fn disc(
    language: Language,
    place: Location,
    name: &str,
    time: &jiff::Zoned,
    instant: Instant,
) -> Markup {
    let drawn = planisphere(&Panorama {
        language,
        here: &Standpoint::new(place, instant),
        place: name,
        date: &date_words(language, time.year(), time.month(), time.day()),
        time: &time.strftime("%H:%M").to_string(),
    });
    PreEscaped(drawn.0)
}
