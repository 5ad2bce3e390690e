//! Lists what is visible tonight from a place: as soon as it is dark, or now if it is dark already.
//!
//! `cargo run -p sky --example tonight -- 48.85 2.35`

use std::process::ExitCode;

use jiff::{Timestamp, ToSpan};
use language::Language;
use sky::{Horizontal, Instant, Location, Night, Standpoint};

/// How many constellations are listed, the highest first.
const CONSTELLATIONS: usize = 12;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match tonight(&arguments, Timestamp::now()) {
        Ok(text) => println!("{text}"),
        Err(reason) => {
            eprintln!("{reason}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Returns a description of tonight's sky, or one sentence that says what is wrong with the
/// arguments.
fn tonight(arguments: &[String], now: Timestamp) -> Result<String, String> {
    let [lat, lon] = arguments else {
        return Err("Give a latitude and a longitude in degrees, such as 48.85 2.35.".into());
    };
    let place = Location::new(degrees(lat)?, degrees(lon)?).map_err(|error| sentence(&error))?;
    match first_dark(place, now)? {
        Some(here) => Ok(describe(&Night::new(&here))),
        None => Ok("It does not get dark there in the next 24 hours.".into()),
    }
}

fn degrees(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| format!("‘{text}’ is not a number of degrees such as 48.85 or -0.13."))
}

/// Returns the first moment in the next 24 hours when constellations are visible.
fn first_dark(place: Location, now: Timestamp) -> Result<Option<Standpoint>, String> {
    for minutes in (0..24 * 60).step_by(10) {
        let at = now
            .checked_add(minutes.minutes())
            .map_err(|error| sentence(&error))?;
        let instant = Instant::new(at).map_err(|error| sentence(&error))?;
        let here = Standpoint::new(place, instant);
        if here.twilight().is_dark() {
            return Ok(Some(here));
        }
    }
    Ok(None)
}

fn describe(night: &Night) -> String {
    let time = night.at.timestamp().strftime("%Y-%m-%d %H:%M UTC");
    let lit = night.moon_phase.illuminated * 100.0;
    let mut lines = vec![
        format!("{time} at {}, {}", night.place.lat(), night.place.lon()),
        format!("The Moon is {lit:.0}% lit."),
    ];
    let bodies = [night.moon].into_iter().chain(night.planets);
    for seen in bodies.filter(|seen| seen.up) {
        let name = &seen.wanderer.body().names[Language::English];
        let within = seen.constellation.latin();
        lines.push(format!("{name}: {}, in {within}", towards(seen.horizontal)));
    }
    for seen in night.constellations.iter().take(CONSTELLATIONS) {
        let name = seen.constellation.latin();
        lines.push(format!("{name}: {}", towards(seen.horizontal)));
    }
    lines.join("\n")
}

fn towards(direction: Horizontal) -> String {
    let direction = direction.lifted();
    let compass = direction.compass().key().to_uppercase();
    format!("{:.0}° high in the {compass}", direction.altitude)
}

fn sentence(error: &impl ToString) -> String {
    let mut text = error.to_string();
    text.get_mut(..1).map(str::make_ascii_uppercase);
    text + "."
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tonight_at(arguments: &[&str], now: &str) -> Result<String, String> {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        tonight(
            &arguments,
            now.parse()
                .map_err(|error: jiff::Error| error.to_string())?,
        )
    }

    #[test]
    fn a_winter_afternoon_in_paris_waits_for_the_dark() -> Result<(), String> {
        let text = tonight_at(&["48.85", "2.35"], "2026-01-17T12:00:00Z")?;
        assert!(text.starts_with("2026-01-17 17:"), "{text}");
        assert!(
            text.contains("\nJupiter: ") && text.contains(", in Gemini\n"),
            "{text}"
        );
        assert!(text.contains("\nCassiopeia: "), "{text}");
        Ok(())
    }

    #[test]
    fn the_midnight_sun_is_reported() {
        let text = tonight_at(&["78.22", "15.65"], "2026-06-21T12:00:00Z");
        assert_eq!(
            text,
            Ok("It does not get dark there in the next 24 hours.".into())
        );
    }

    #[test]
    fn bad_input_gets_one_sentence() {
        let cases: [(&[&str], &str); 4] = [
            (
                &["48.85"],
                "Give a latitude and a longitude in degrees, such as 48.85 2.35.",
            ),
            (
                &["Paris", "2"],
                "‘Paris’ is not a number of degrees such as 48.85 or -0.13.",
            ),
            (
                &["nan", "2"],
                "‘nan’ is not a number of degrees such as 48.85 or -0.13.",
            ),
            (
                &["91", "0"],
                "A latitude must be between −90 (south) and 90 (north) degrees, not 91.",
            ),
        ];
        for (arguments, sentence) in cases {
            let refused = tonight_at(arguments, "2026-01-17T12:00:00Z");
            assert_eq!(refused, Err(sentence.into()));
        }
    }
}
