//! The file of Constellation cards (N1.3).

use std::ops::RangeInclusive;

use language::{ByLanguage, Named};
use serde::{Deserialize, Serialize};
use sky::Constellation;
use tabletop::{FileError, FileErrors};

use crate::card::CARDS;
use crate::{Card, CardId, ObjectKind};

/// How many cards of the solar system there may be.
const SOLAR_SYSTEM: RangeInclusive<usize> = 10..=12;
/// The maximum number of cards of one constellation.
const OF_A_CONSTELLATION: usize = 4;
/// The maximum number of points of a card.
const MAX_POINTS: u8 = 6;
/// The problem with every card beyond `OF_A_CONSTELLATION`.
const ONE_TOO_MANY: (&str, &str) = (
    "card-one-too-many",
    "a constellation must have at most four cards",
);
/// The allowed magnitudes: from the full Moon to objects too faint for any amateur telescope.
const MAGNITUDES: RangeInclusive<f64> = -13.0..=16.0;

/// The 108 cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Cards(Vec<Card>);

/// A condition that an entry must fulfil, and the key and text of the problem if it does not.
type Check = (bool, &'static str, &'static str);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Named<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    object: String,
    constellation: Option<String>,
    #[serde(default)]
    solar_system: bool,
    kind: ObjectKind,
    magnitude: f64,
    size: Option<f64>,
    separation: Option<f64>,
    companion: Option<f64>,
    points: Vec<u8>,
}

impl Entry {
    /// Returns its constellation, if it names one that exists.
    fn cell(&self) -> Option<Constellation> {
        Constellation::from_abbr(self.constellation.as_deref()?)
    }

    /// Returns its points, if there are four.
    fn four_points(&self) -> Option<[u8; 4]> {
        self.points.as_slice().try_into().ok()
    }

    /// Returns all problems of the entry.
    fn problems(
        &self,
        names: &ByLanguage<String>,
    ) -> impl Iterator<Item = (&'static str, &'static str)> {
        let checks = self.name_checks(names).into_iter();
        let checks = checks
            .chain(self.object_checks())
            .chain(self.point_checks());
        let wrong = checks.filter(|(is_right, ..)| !is_right);
        wrong.map(|(_, key, what)| (key, what))
    }

    /// Checks the names of the card and the constellation it belongs to.
    fn name_checks(&self, names: &ByLanguage<String>) -> [Check; 3] {
        [
            (
                !self.object.trim().is_empty() && !names.has_empty(),
                "card-name",
                "the object and names must not be empty",
            ),
            (
                self.constellation.is_some() != self.solar_system,
                "card-place",
                "a card must either have a constellation or belong to the solar system",
            ),
            (
                self.constellation.is_none() || self.cell().is_some(),
                "card-constellation",
                "there is no constellation with this abbreviation",
            ),
        ]
    }

    /// Checks the facts about the object.
    fn object_checks(&self) -> [Check; 5] {
        let is_positive = |value: &f64| value.is_finite() && *value > 0.0;
        let is_double = self.kind == ObjectKind::DoubleStar;
        [
            (
                MAGNITUDES.contains(&self.magnitude),
                "card-magnitude",
                "the magnitude must be -13 to 16",
            ),
            (
                self.size.iter().all(is_positive),
                "card-size",
                "the size must be positive or left out",
            ),
            (
                (is_double == self.separation.is_some()) && (is_double == self.companion.is_some()),
                "card-double",
                "double stars must have a separation and a companion, and only these",
            ),
            (
                self.separation.iter().all(is_positive),
                "card-separation",
                "the separation must be positive",
            ),
            (
                self.companion.iter().all(|it| MAGNITUDES.contains(it)),
                "card-companion",
                "the magnitude of the companion must be -13 to 16",
            ),
        ]
    }

    /// Checks the points of the card.
    fn point_checks(&self) -> [Check; 3] {
        [
            (
                self.four_points().is_some(),
                "card-values",
                "a card must have four values: eye, binoculars, refractor, telescope",
            ),
            (
                self.points.iter().all(|&points| points <= MAX_POINTS),
                "card-points",
                "a card must be worth 0 to 6 points with each instrument",
            ),
            (
                self.points.iter().any(|&points| points > 0),
                "card-worthless",
                "a card must be worth points with at least one instrument",
            ),
        ]
    }

    fn into_card(self, names: ByLanguage<String>) -> Card {
        Card {
            constellation: self.cell(),
            // Entries with more or fewer points have been refused.
            points: self.four_points().unwrap_or_default(),
            object: self.object,
            names,
            kind: self.kind,
            magnitude: self.magnitude,
            size: self.size,
            separation: self.separation,
            companion: self.companion,
        }
    }
}

/// Returns the problems with the number of cards and of solar system cards.
fn wrong_counts(cards: &[Named<Entry>]) -> Vec<FileError> {
    let mut errors = Vec::new();
    let mut count = |what, found, allowed: RangeInclusive<usize>| {
        if !allowed.contains(&found) {
            let expected = found.clamp(*allowed.start(), *allowed.end());
            errors.push(FileError::Count {
                what,
                found,
                expected,
            });
        }
    };
    count("cards", cards.len(), CARDS..=CARDS);
    let solar = cards.iter().filter(|card| card.rest.solar_system);
    count("solar-system-cards", solar.count(), SOLAR_SYSTEM);
    errors
}

/// Returns whether the cards before this one already include the maximum number for its
/// constellation.
fn is_one_too_many(card: &Entry, before: &[Named<Entry>]) -> bool {
    let Some(cell) = card.cell() else {
        return false;
    };
    let of_the_same = before
        .iter()
        .filter(|other| other.rest.cell() == Some(cell));
    of_the_same.count() >= OF_A_CONSTELLATION
}

impl Cards {
    /// Reads and checks a file of cards.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn parse(text: &str) -> Result<Self, FileErrors> {
        let File { card: cards } = toml::from_str(text)
            .map_err(|e| FileErrors::syntax(text, e.span().map(|span| span.start), e.message()))?;
        let mut errors = wrong_counts(&cards);
        for (i, Named { names, rest: card }) in cards.iter().enumerate() {
            let number = i + 1;
            let entry = |(key, what)| FileError::Entry { number, key, what };
            errors.extend(card.problems(names).map(entry));
            if is_one_too_many(card, &cards[..i]) {
                errors.push(entry(ONE_TOO_MANY));
            }
            if cards[..i]
                .iter()
                .any(|other| other.rest.object == card.object)
            {
                let what = card.object.clone();
                errors.push(FileError::Twice { what });
            }
        }
        FileErrors::check(errors)?;
        let cards = cards.into_iter();
        Ok(Self(
            cards.map(|card| card.rest.into_card(card.names)).collect(),
        ))
    }

    /// Returns one card.
    #[inline]
    #[must_use]
    pub fn get(&self, id: CardId) -> &Card {
        &self.0[id.index()]
    }

    /// Returns all cards in the order of their numbers.
    #[must_use]
    pub fn all(&self) -> &[Card] {
        &self.0
    }

    /// Returns the card of this object.
    #[must_use]
    pub fn find(&self, object: &str) -> Option<CardId> {
        let found = self.0.iter().position(|card| card.object == object);
        found.map(CardId::new)
    }
}
