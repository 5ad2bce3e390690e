//! A game in progress as bytes, from which it can continue without replaying its lines.
//!
//! The parts are a checksum, a description of the game that the snapshot belongs to, and the
//! position. The bytes are not self-describing, so a snapshot is rejected if either of the first
//! two parts does not match.

#[cfg(test)]
mod fields;

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Game, Header, Standing, StateHash, checksum};
use words::{Language, text};

use crate::asked::Asked;

/// The version of the snapshot format. It is raised when anything in the format changes, such as
/// the state of a game; a test in `snapshot/fields.rs` fails otherwise.
const FORMAT: u32 = 2;

/// Why a snapshot cannot be used. The game can still be restored from the whole record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SnapshotError {
    /// The bytes are not a snapshot, or were changed.
    Damaged,
    /// It was made by another version of the program.
    Program,
    /// It belongs to another game, or to other rules or data.
    Game,
    /// It belongs to the same game, but to other players or another set-up.
    Table,
    /// A line after it takes the game back to before it.
    TooLate,
}

impl SnapshotError {
    /// Returns the reason in one sentence.
    #[must_use]
    pub fn words(self, language: Language) -> String {
        let key = match self {
            Self::Damaged => "live-snapshot-damaged",
            Self::Program => "live-snapshot-program",
            Self::Game => "live-snapshot-game",
            Self::Table => "live-snapshot-table",
            Self::TooLate => "live-snapshot-too-late",
        };
        text(language, key, &[])
    }
}

/// Formats the reason in English, for logs.
impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::English))
    }
}

/// The program that made a snapshot. Only the same program can read the rest.
#[derive(PartialEq, Serialize, Deserialize)]
struct Maker<'a> {
    format: u32,
    program: &'a str,
}

/// The game and the table a snapshot belongs to.
#[derive(PartialEq, Serialize, Deserialize)]
struct Subject<'a> {
    game: &'a str,
    rules: u32,
    data: &'a str,
}

/// The position of a game, and when each seat was asked.
#[derive(Debug)]
pub(crate) struct Snapshot<S> {
    pub standing: Standing<S>,
    pub asked: Asked,
}

/// Returns the snapshot of a game that began with this header.
pub(crate) fn write<G: Game>(
    game: &G,
    header: &Header<G::Deal>,
    standing: &Standing<G::State>,
    asked: &Asked,
) -> Vec<u8> {
    let hashes = hashes(game, standing);
    let head = (maker(), subject(game), table_hash(header));
    // Serialising plain data to memory cannot fail.
    let body = postcard::to_allocvec(&(head, standing, asked, hashes)).unwrap_or_default();
    [&checksum(&body)[..], &body].concat()
}

/// Reads the snapshot of a game that began with this header.
pub(crate) fn read<G: Game>(
    game: &G,
    header: &Header<G::Deal>,
    bytes: &[u8],
) -> Result<Snapshot<G::State>, SnapshotError> {
    let damaged = SnapshotError::Damaged;
    let (sum, body) = bytes.split_first_chunk().ok_or(damaged)?;
    if *sum != checksum(body) {
        return Err(damaged);
    }
    let rest = expect(body, &maker(), SnapshotError::Program)?;
    let rest = expect(rest, &subject(game), SnapshotError::Game)?;
    let rest = expect(rest, &table_hash(header), SnapshotError::Table)?;
    let read = postcard::take_from_bytes::<(_, _, Vec<StateHash>)>(rest);
    let ((standing, asked, expected), rest) = read.map_err(|_| damaged)?;
    // A state that was decoded wrongly has a different hash.
    if !rest.is_empty() || hashes(game, &standing) != expected {
        return Err(damaged);
    }
    Ok(Snapshot { standing, asked })
}

/// Takes a value off the front of the bytes and checks that it is the expected one.
fn expect<'a, T: PartialEq + Deserialize<'a>>(
    bytes: &'a [u8],
    expected: &T,
    otherwise: SnapshotError,
) -> Result<&'a [u8], SnapshotError> {
    match postcard::take_from_bytes::<T>(bytes) {
        Ok((found, rest)) if found == *expected => Ok(rest),
        _ => Err(otherwise),
    }
}

fn maker() -> Maker<'static> {
    Maker {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION"),
    }
}

fn subject<G: Game>(game: &G) -> Subject<'_> {
    Subject {
        game: game.facts().id,
        rules: game.rules_version(),
        data: game.data_hash(),
    }
}

/// Returns the hash of a header. It is unique to a game that has a seed.
fn table_hash<D: Serialize>(header: &Header<D>) -> StateHash {
    StateHash::of(&serde_json::to_string(header).unwrap_or_default())
}

/// Returns the hashes of all states, the current one first.
fn hashes<G: Game>(game: &G, standing: &Standing<G::State>) -> Vec<StateHash> {
    let states = [&standing.state].into_iter().chain(&standing.undoable);
    states.map(|state| game.state_hash(state)).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{Options, Seed, Sitting};

    use super::*;
    use crate::samples::in_turns;

    /// Reads a snapshot as if another program, or one with other rules or data, had written it.
    fn read_other(
        maker: Maker<'_>,
        change: impl FnOnce(&mut Subject<'_>),
    ) -> Option<SnapshotError> {
        let game = in_turns();
        let names = vec![String::new(); 2];
        let sitting = Sitting::open(&game, &Options::new(), names, Seed::from_text("")).unwrap();
        let (header, standing) = (&sitting.record().header, sitting.standing());
        let mut subject = subject(&game);
        change(&mut subject);
        let head = (maker, subject, table_hash(header));
        let written = (head, standing, Asked::default(), hashes(&game, standing));
        let body = postcard::to_allocvec(&written).unwrap();
        let bytes = [&checksum(&body)[..], &body].concat();
        read(&game, header, &bytes).err()
    }

    #[test]
    fn a_snapshot_of_another_program_or_of_other_rules_or_data_is_refused() {
        let format = |format| Maker { format, ..maker() };
        let program = |program| Maker { program, ..maker() };
        assert_eq!(read_other(maker(), |_| {}), None);
        for other in [format(FORMAT + 1), program("0.0.0")] {
            assert_eq!(read_other(other, |_| {}), Some(SnapshotError::Program));
        }
        let changes: [fn(&mut Subject<'_>); 3] = [
            |subject| subject.game = "another",
            |subject| subject.rules += 1,
            |subject| subject.data = "",
        ];
        for change in changes {
            assert_eq!(read_other(maker(), change), Some(SnapshotError::Game));
        }
    }

    #[test]
    fn every_snapshot_error_has_its_own_text() {
        let mut texts: Vec<String> = [
            SnapshotError::Damaged,
            SnapshotError::Program,
            SnapshotError::Game,
            SnapshotError::Table,
            SnapshotError::TooLate,
        ]
        .iter()
        .flat_map(|error| {
            [Language::English, Language::French].map(|language| error.words(language))
        })
        .collect();
        assert!(texts.iter().all(|words| words.ends_with('.')), "{texts:?}");
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), 10);
    }
}
