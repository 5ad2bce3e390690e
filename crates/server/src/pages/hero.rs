//! The picture at the top of the home page: tonight's sky over the hills.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, PreEscaped};
use render::sky::{Panorama, horizon, planisphere};
use sky::{Instant, Location, Standpoint};
use words::Language;
use words::sky::{date_words, tonight_words};

use super::drawing::Weigh;

/// How long a picture is shown, in seconds: the sky does not turn far in that time.
const STANDS: i64 = 600;

/// Everything that the picture depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HeroKey {
    language: Language,
    /// The place in thousandths of a degree: latitude and longitude.
    place: [i64; 2],
    /// How the place is called. The same place is “Paris” or coordinates.
    name: String,
    /// The time in seconds.
    seconds: i64,
}

impl HeroKey {
    /// Returns the key of the sky over a place. Moments within some minutes have the same.
    #[must_use]
    pub fn of(language: Language, place: Location, name: String, instant: Instant) -> Self {
        let seconds = instant.timestamp().as_second();
        let thousandths = |degrees: f64| (degrees * 1000.0).round() as i64;
        Self {
            language,
            place: [place.lat(), place.lon()].map(thousandths),
            name,
            seconds: seconds - seconds.rem_euclid(STANDS),
        }
    }

    /// Draws the picture. Returns `None` if the place or the time is out of range.
    #[must_use]
    pub fn drawn(&self) -> Option<Hero> {
        let [lat, lon] = self.place.map(|degrees| degrees as f64 / 1000.0);
        let place = Location::new(lat, lon).ok()?;
        let time = Timestamp::from_second(self.seconds).ok()?;
        let here = Standpoint::new(place, Instant::new(time).ok()?);
        let time = time.to_zoned(TimeZone::UTC);
        let clock = time.strftime("%H:%M UTC").to_string();
        Some(Hero {
            picture: horizon(&Panorama {
                language: self.language,
                here: &here,
                place: &self.name,
                date: &date_words(self.language, time.year(), time.month(), time.day()),
                time: &clock,
            }),
            words: tonight_words(self.language, &here, &self.name, &clock),
        })
    }
}

impl Weigh for HeroKey {
    fn bytes(&self) -> usize {
        size_of::<Self>() + self.name.capacity()
    }
}

/// Tonight's sky.
pub struct Hero {
    /// The picture as SVG.
    pub picture: Markup,
    /// Two texts: the place and time, and what to look for.
    pub words: [String; 2],
}

impl Weigh for Hero {
    fn bytes(&self) -> usize {
        let words: usize = self.words.iter().map(String::capacity).sum();
        size_of::<Self>() + self.picture.0.capacity() + words
    }
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
