//! Time zones, as offsets from universal time.

use axum::http::HeaderMap;
use jiff::tz::Offset;

use super::form::Choice;
use crate::identity::cookie_values;

/// The cookie in which the script `sky.js` stores the zone of the browser.
const COOKIE: &str = "zone";
/// The step between zones, and the first and the last one, in minutes.
const STEP: i32 = 15;
const FIRST: i32 = -12 * 60;
const LAST: i32 = 14 * 60;
/// The zones in use that are not whole hours, in minutes.
const BETWEEN: [i32; 13] = [
    -570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825,
];

/// A time zone: minutes east of universal time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Zone(i32);

impl Zone {
    /// Universal time.
    pub const UTC: Self = Self(0);

    /// Reads a zone such as `2`, `-3:30` or `+05:45`.
    pub fn read(text: &str) -> Option<Self> {
        let (sign, rest) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (hours, minutes) = rest.split_once(':').unwrap_or((rest, "00"));
        let number = |text: &str| {
            let digits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| text.parse::<i32>().ok()).flatten()
        };
        let (hours, minutes) = (number(hours)?, number(minutes)?);
        let all = sign * (hours * 60 + minutes);
        let known = minutes < 60 && minutes % STEP == 0 && (FIRST..=LAST).contains(&all);
        known.then_some(Self(all))
    }

    /// Returns the zone of the browser, if its script has stored it.
    pub fn of_browser(headers: &HeaderMap) -> Option<Self> {
        cookie_values(headers, COOKIE).find_map(Self::read)
    }

    /// Returns the offset from universal time.
    pub fn offset(self) -> Offset {
        Offset::from_seconds(self.0 * 60).unwrap_or(Offset::UTC)
    }

    /// Returns the value that [`read`](Self::read) understands.
    pub fn value(self) -> String {
        let (sign, minutes) = (if self.0 < 0 { "-" } else { "" }, self.0.abs());
        match minutes % 60 {
            0 => format!("{sign}{}", minutes / 60),
            rest => format!("{sign}{}:{rest:02}", minutes / 60),
        }
    }

    /// Returns the text for people.
    pub fn words(self) -> String {
        match self.0 {
            0 => "UTC".to_owned(),
            1.. => format!("UTC+{}", self.value()),
            _ => format!("UTC{}", self.value()).replace('-', "−"),
        }
    }

    /// Returns all zones in use, and this one, from west to east.
    pub fn choices(self) -> Vec<Choice> {
        let whole = (FIRST..=LAST).step_by(60);
        let mut zones: Vec<Self> = whole.chain(BETWEEN).map(Self).chain([self]).collect();
        zones.sort_unstable();
        zones.dedup();
        zones
            .into_iter()
            .map(|zone| (zone.value(), zone.words()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_read_and_written() {
        for (text, value, words) in [
            ("0", "0", "UTC"),
            ("1", "1", "UTC+1"),
            ("-5", "-5", "UTC−5"),
            ("+05:45", "5:45", "UTC+5:45"),
            ("-3:30", "-3:30", "UTC−3:30"),
            ("-0:30", "-0:30", "UTC−0:30"),
            ("14", "14", "UTC+14"),
        ] {
            let zone = Zone::read(text).unwrap();
            assert_eq!(zone.value(), value);
            assert_eq!(zone.words(), words);
            assert_eq!(Zone::read(&zone.value()), Some(zone));
        }
    }

    #[test]
    fn invalid_zones_are_ignored() {
        for bad in [
            "", "x", "15", "-13", "1:10", "1:60", "1:", ":30", "--1", "1.5", "005", "14:15",
        ] {
            assert_eq!(Zone::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_choices_contain_the_zone_itself() {
        let values = |zone: &str| {
            let choices = Zone::read(zone).unwrap().choices();
            choices
                .into_iter()
                .map(|(value, _)| value)
                .collect::<Vec<_>>()
        };
        assert_eq!(values("0").len(), 27 + BETWEEN.len());
        assert_eq!(values("0"), values("5:45"));
        assert!(values("1:15").contains(&"1:15".to_owned()));
    }
}
