//! The file of objectives (S1.5).

use serde::{Deserialize, Serialize};
use tabletop::{FileError, FileErrors};

use crate::objective::OBJECTIVES;
use crate::{Body, Kind, Objective, ObjectiveId};

/// The maximum number of points of an objective.
const MAX_POINTS: u8 = 8;
/// The number of galaxies, and so the most bodies that centres and symbols can count.
const MAX_COUNTED: usize = 6;

/// The forty objectives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Objectives(Vec<Objective>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    objective: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    kind: Kind,
    colour: Body,
    points: Vec<u8>,
    second: Option<Body>,
}

impl Entry {
    /// Returns the problem with the entry, if there is one.
    fn problem(&self) -> Option<(&'static str, &'static str)> {
        let values = if self.kind.counts() { MAX_COUNTED } else { 1 };
        let in_range = |points: &u8| (1..=MAX_POINTS).contains(points);
        if self.points.len() != values {
            Some((
                "objective-values",
                "centres and symbols must have six values, all others one",
            ))
        } else if !self.points.iter().all(in_range) {
            Some((
                "objective-points",
                "an objective must be worth 1 to 8 points",
            ))
        } else if !self.points.is_sorted() {
            Some(("objective-falling", "more bodies must not be worth less"))
        } else if (self.kind == Kind::Diamond) != self.second.is_some() {
            Some((
                "objective-second",
                "diamonds must have a second colour, and only these",
            ))
        } else if self.second == Some(self.colour) {
            Some(("objective-same", "the two colours must differ"))
        } else {
            None
        }
    }
}

impl Objectives {
    /// Reads and checks a file of objectives.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn parse(text: &str) -> Result<Self, FileErrors> {
        let file: File = toml::from_str(text)
            .map_err(|e| FileErrors::syntax(text, e.span().map(|span| span.start), e.message()))?;
        let mut errors = Vec::new();
        if file.objective.len() != OBJECTIVES {
            errors.push(FileError::Count {
                what: "objectives",
                found: file.objective.len(),
                expected: OBJECTIVES,
            });
        }
        for (i, entry) in file.objective.iter().enumerate() {
            if let Some((key, what)) = entry.problem() {
                let number = i + 1;
                errors.push(FileError::Entry { number, key, what });
            }
            let same = |other: &Entry| (other.kind, other.colour) == (entry.kind, entry.colour);
            if file.objective[..i].iter().any(same) {
                let what = format!("{} {}", entry.kind.key(), entry.colour.key());
                errors.push(FileError::Twice { what });
            }
        }
        FileErrors::check(errors)?;
        let objective = |entry: Entry| Objective {
            kind: entry.kind,
            colour: entry.colour,
            second: entry.second,
            points: entry.points,
        };
        Ok(Self(file.objective.into_iter().map(objective).collect()))
    }

    /// Returns one objective.
    #[inline]
    #[must_use]
    pub fn get(&self, id: ObjectiveId) -> &Objective {
        &self.0[id.index()]
    }

    /// Returns all objectives in the order of their numbers.
    #[must_use]
    pub fn all(&self) -> &[Objective] {
        &self.0
    }

    /// Returns the objective of this kind and colour.
    #[must_use]
    pub fn find(&self, kind: Kind, colour: Body) -> Option<ObjectiveId> {
        let found = self
            .0
            .iter()
            .position(|o| (o.kind, o.colour) == (kind, colour));
        found.map(ObjectiveId::new)
    }
}
