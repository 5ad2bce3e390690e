//! The terms in the form for a new table: visibility, clock, absence and hints.

use maud::{Markup, html};
use players::Level;
use tabletop::{Facts, Race};
use words::{Language, text};

use super::super::form::{Choice, Fields, labelled, pick, segments};
use super::super::level::levels;
use crate::tables::{Absence, ClockRule, RaceClock, TableError};

/// The clocks to choose from: none, seconds per move, or seconds per game plus an increment.
const CLOCKS: [&str; 9] = [
    "none",
    "move:30",
    "move:60",
    "move:180",
    "move:86400",
    "move:259200",
    "bank:600:10",
    "bank:1200:15",
    "bank:2700:30",
];
/// The rules for absence: never, by vote, or after a number of minutes.
const ABSENCES: [&str; 6] = [
    "never",
    "vote",
    "after:2",
    "after:10",
    "after:60",
    "after:1440",
];

/// The times for choices in a race: those of the rules, none, or seconds for the first choice and for
/// each later one.
const RACES: [&str; 5] = ["usual", "off", "30:15", "120:60", "300:120"];

/// Returns the fields with the default terms.
pub fn filled(fields: Fields) -> Fields {
    let terms = [
        ("public", "off"),
        ("clock", CLOCKS[0]),
        ("race", RACES[0]),
        ("absence", ABSENCES[0]),
        ("stand-in", Level::Astronomer.name()),
        ("hints", "usual"),
    ];
    let with = |fields: Fields, (name, value): (&str, &str)| fields.with(name, value);
    terms.into_iter().fold(fields, with)
}

/// Renders the controls.
pub fn controls(language: Language, fields: &Fields, facts: &Facts) -> Markup {
    let say = |key: &str| text(language, key, &[]);
    let spoken = |key: &str, values: &[&str]| -> Vec<Choice> {
        let choice = |value: &&str| ((*value).to_owned(), say(&format!("site-{key}-{value}")));
        values.iter().map(choice).collect()
    };
    let clocks = CLOCKS.map(|clock| (clock.to_owned(), clock_words(language, clock)));
    let absences = ABSENCES.map(|absence| (absence.to_owned(), absence_words(language, absence)));
    let clocks = pick("clock", &clocks, fields.get("clock"), None);
    let absences = pick("absence", &absences, fields.get("absence"), None);
    let stand_in = pick("stand-in", &levels(language), fields.get("stand-in"), None);
    html! {
        (segments("public", &say("site-public"), &spoken("public", &["off", "on"]), fields.get("public")))
        p.help { (say("site-public-help")) }
        div.pair {
            (labelled("clock", &say("site-clock"), &clocks, &say("site-clock-help")))
            (labelled("absence", &say("site-absence"), &absences, &say("site-absence-help")))
        }
        @if let Some(race) = facts.race {
            @let races = RACES.map(|value| (value.to_owned(), race_words(language, race, value)));
            (labelled("race", &say("site-race"), &pick("race", &races, fields.get("race"), None), &say("site-race-help")))
        }
        (labelled("stand-in", &say("site-stand-in"), &stand_in, &say("site-stand-in-help")))
        (segments("hints", &say("site-hints"), &spoken("hints", &["usual", "on", "off"]), fields.get("hints")))
        p.help { (say("site-hints-help")) }
    }
}

fn clock_words(language: Language, clock: &str) -> String {
    match self::clock(clock) {
        Ok(Some(ClockRule::PerMove { seconds })) => {
            let (key, n) = match seconds {
                0..60 => ("site-clock-seconds", seconds),
                60..86400 => ("site-clock-minutes", seconds / 60),
                _ => ("site-clock-days", seconds / 86400),
            };
            text(language, key, &[("n", n.into())])
        }
        Ok(Some(ClockRule::Bank { seconds, increment })) => {
            let minutes = seconds / 60;
            let arguments = [("minutes", minutes.into()), ("seconds", increment.into())];
            text(language, "site-clock-bank", &arguments)
        }
        _ => text(language, "site-clock-none", &[]),
    }
}

fn race_words(language: Language, usual: Race, value: &str) -> String {
    let (key, first, later) = match race(value) {
        Ok(RaceClock::Off) => return text(language, "site-race-off", &[]),
        Ok(RaceClock::Spans { first, later }) => ("site-race-spans", first.into(), later.into()),
        _ => (
            "site-race-usual",
            usual.first.as_secs(),
            usual.later.as_secs(),
        ),
    };
    text(
        language,
        key,
        &[("first", first.into()), ("later", later.into())],
    )
}

fn absence_words(language: Language, absence: &str) -> String {
    match self::absence(absence) {
        Ok(Absence::After { minutes }) => {
            let (key, n) = match minutes {
                0..60 => ("site-absence-minutes", minutes),
                60..1440 => ("site-absence-hours", minutes / 60),
                _ => ("site-absence-days", minutes / 1440),
            };
            text(language, key, &[("n", n.into())])
        }
        Ok(Absence::Vote) => text(language, "site-absence-vote", &[]),
        _ => text(language, "site-absence-never", &[]),
    }
}

/// Parses a clock.
///
/// # Errors
/// Returns an error if the value is not a clock.
pub fn clock(value: &str) -> Result<Option<ClockRule>, TableError> {
    let mut parts = value.split(':');
    let kind = parts.next().unwrap_or_default();
    let numbers: Option<Vec<u32>> = parts.map(|part| part.parse().ok()).collect();
    match (kind, numbers.as_deref()) {
        ("" | "none", Some([])) => Ok(None),
        ("move", Some(&[seconds])) => Ok(Some(ClockRule::PerMove { seconds })),
        ("bank", Some(&[seconds, increment])) => Ok(Some(ClockRule::Bank { seconds, increment })),
        _ => Err(TableError::Time),
    }
}

/// Parses the times for choices in a race.
///
/// # Errors
/// Returns an error if the value is not such times.
pub fn race(value: &str) -> Result<RaceClock, TableError> {
    match value.split_once(':') {
        None if matches!(value, "" | "usual") => Ok(RaceClock::Usual),
        None if value == "off" => Ok(RaceClock::Off),
        Some((first, later)) => match (first.parse(), later.parse()) {
            (Ok(first), Ok(later)) => Ok(RaceClock::Spans { first, later }),
            _ => Err(TableError::Time),
        },
        None => Err(TableError::Time),
    }
}

/// Parses a rule for absence.
///
/// # Errors
/// Returns an error if the value is not a rule for absence.
pub fn absence(value: &str) -> Result<Absence, TableError> {
    match value.split_once(':') {
        None if matches!(value, "" | "never") => Ok(Absence::Never),
        None if value == "vote" => Ok(Absence::Vote),
        Some(("after", minutes)) => {
            let minutes = minutes.parse().map_err(|_| TableError::Time)?;
            Ok(Absence::After { minutes })
        }
        _ => Err(TableError::Time),
    }
}

/// Returns the level of the machine that stands in for somebody who is away or out of time.
pub fn stand_in(fields: &Fields) -> String {
    match fields.get("stand-in") {
        "" => Level::Astronomer.name().to_owned(),
        level => level.to_owned(),
    }
}

/// Returns whether hints are given; `None` means the default.
pub fn hints(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn every_offered_value_can_be_parsed_and_has_a_text() {
        for language in Language::all() {
            for value in CLOCKS {
                assert_eq!(clock(value).unwrap().is_none(), value == "none", "{value}");
                assert!(!clock_words(language, value).contains("Unknown"), "{value}");
            }
            for value in RACES {
                let race = Race {
                    first: Duration::from_secs(60),
                    later: Duration::from_secs(30),
                };
                let words = race_words(language, race, value);
                assert!(
                    super::race(value).is_ok() && !words.contains("Unknown"),
                    "{value}"
                );
            }
            for value in ABSENCES {
                absence(value).unwrap();
                assert!(
                    !absence_words(language, value).contains("Unknown"),
                    "{value}"
                );
            }
        }
    }

    #[test]
    fn invalid_times_are_refused() {
        for bad in [
            "move", "move:x", "move:1:2", "bank:5", "never", "none:1", "move:-1",
        ] {
            assert_eq!(clock(bad), Err(TableError::Time), "{bad}");
        }
        for bad in ["after", "after:", "after:x", "none", "vote:1"] {
            assert_eq!(absence(bad), Err(TableError::Time), "{bad}");
        }
    }
}
