//! The file of discs (S1.4).

use serde::Deserialize;
use tabletop::{FileError, FileErrors};

use crate::{ByBody, Disc, DiscId, Discs};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    disc: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    planet: u8,
    comet: u8,
    star: u8,
    supernova: u8,
}

impl Entry {
    fn symbols(&self) -> [u8; 4] {
        [self.planet, self.comet, self.star, self.supernova]
    }

    /// Returns the problem with the entry, if there is one.
    fn problem(&self) -> Option<(&'static str, &'static str)> {
        let symbols = self.symbols();
        if symbols.iter().any(|&position| position > 6) {
            return Some(("disc-position", "a position must be 0 to 6"));
        }
        let twice = |i: usize| symbols[..i].contains(&symbols[i]);
        (0..4)
            .any(twice)
            .then_some(("disc-cell", "two symbols are on one cell"))
    }
}

impl Discs {
    /// Reads and checks a file of discs.
    ///
    /// # Errors
    /// Returns an error that lists everything wrong with the file.
    pub fn parse(text: &str) -> Result<Self, FileErrors> {
        let file: File = toml::from_str(text)
            .map_err(|e| FileErrors::syntax(text, e.span().map(|span| span.start), e.message()))?;
        let mut errors = Vec::new();
        if file.disc.len() != DiscId::MAX {
            errors.push(FileError::Count {
                what: "discs",
                found: file.disc.len(),
                expected: DiscId::MAX,
            });
        }
        for (i, entry) in file.disc.iter().enumerate() {
            if let Some((key, what)) = entry.problem() {
                let number = i + 1;
                errors.push(FileError::Entry { number, key, what });
            }
            if file.disc[..i].iter().any(|other| other.id == entry.id) {
                let what = entry.id.clone();
                errors.push(FileError::Twice { what });
            }
        }
        FileErrors::check(errors)?;
        let disc = |entry: Entry| Disc {
            symbols: ByBody::from_fn(|body| entry.symbols()[body as usize]),
            id: entry.id,
        };
        Ok(Self(file.disc.into_iter().map(disc).collect()))
    }
}
