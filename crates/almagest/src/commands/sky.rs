//! `almagest sky`: describes or draws the real sky at a place and time.

use clap::ArgMatches;
use games::TextTable;
use jiff::fmt::temporal::Pieces;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, Zoned};
use render::sky::{Panorama, horizon, planisphere};
use sky::{Instant, Location, Night, OutOfRange, Standpoint};
use words::sky::{self as in_words, Rows};
use words::{Language, text};

use super::picture::Picture;
use crate::failure::Failure;
use crate::output::print;

/// The default width of the sky in pixels.
const WIDTH: u32 = 2400;

pub fn run(language: Language, matches: &ArgMatches) -> Result<(), Failure> {
    let picture = Picture::asked(language, matches, WIDTH)?;
    let refuse = |error: OutOfRange| Failure::Bad(in_words::out_of_range_words(language, &error));
    let (lat, lon) = coordinates(language, matches)?;
    let place = Location::new(lat, lon).map_err(refuse)?;
    let time = time(language, matches)?;
    let instant = Instant::new(time.timestamp()).map_err(refuse)?;
    let here = Standpoint::new(place, instant);
    if let Some(picture) = picture {
        let file = picture.file()?;
        return picture.write(file, &draw(language, matches, &here, &time));
    }
    let night = Night::new(&here);
    if matches.get_flag("json") {
        return print(language, &serde_json::json!(night).to_string());
    }
    print(language, &in_words(language, &night, &time))
}

/// Returns the sky as a picture.
fn draw(language: Language, matches: &ArgMatches, here: &Standpoint, time: &Zoned) -> String {
    let panorama = Panorama {
        language,
        here,
        place: &in_words::place_words(language, here.place()),
        date: &in_words::date_words(language, time.year(), time.month(), time.day()),
        time: &time.strftime("%H:%M UTC%:z").to_string(),
    };
    let view = matches.get_one::<String>("view").map(String::as_str);
    match view {
        Some("horizon") => horizon(&panorama).0,
        _ => planisphere(&panorama).0,
    }
}

fn in_words(language: Language, night: &Night, time: &Zoned) -> String {
    let time = time.strftime("%Y-%m-%d %H:%M UTC%:z").to_string();
    let table = |(headings, rows): Rows| TextTable { headings, rows }.to_text();
    format!(
        "{}\n\n{}\n\n{}\n\n{}",
        in_words::night_words(language, night, &time).join("\n"),
        table(in_words::wanderer_rows(language, night)),
        in_words::constellation_count_words(language, night),
        table(in_words::constellation_rows(language, night)),
    )
}

/// Returns latitude and longitude.
fn coordinates(language: Language, matches: &ArgMatches) -> Result<(f64, f64), Failure> {
    let given = |name: &str| matches.get_one::<String>(name);
    let (Some(lat), Some(lon)) = (given("lat"), given("lon")) else {
        return Err(Failure::say(language, "sky-needs-place", &[]));
    };
    let lat = degrees(language, "--lat", lat, "48.85")?;
    Ok((lat, degrees(language, "--lon", lon, "2.35")?))
}

fn degrees(language: Language, name: &str, value: &str, example: &str) -> Result<f64, Failure> {
    // Rust parses “nan” and “inf” as numbers, but they make no sense here.
    let number = value
        .parse::<f64>()
        .ok()
        .filter(|number| number.is_finite());
    let arguments = [
        ("name", name.into()),
        ("value", value.into()),
        ("example", example.into()),
    ];
    number.ok_or_else(|| Failure::say(language, "sky-bad-degrees", &arguments))
}

/// Returns the requested time with its UTC offset, by default now.
fn time(language: Language, matches: &ArgMatches) -> Result<Zoned, Failure> {
    let Some(given) = matches.get_one::<String>("at") else {
        return Ok(Timestamp::now().to_zoned(TimeZone::UTC));
    };
    let read = || {
        let offset = Pieces::parse(given).ok()?.to_numeric_offset()?;
        Some((given.parse::<Timestamp>().ok()?, offset))
    };
    let on_their_clock = |(at, offset): (Timestamp, Offset)| at.to_zoned(TimeZone::fixed(offset));
    read().map(on_their_clock).ok_or_else(|| {
        let arguments = [("value", given.into())];
        Failure::Bad(text(language, "sky-bad-time", &arguments))
    })
}
