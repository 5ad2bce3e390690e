//! A game in progress as bytes: it goes on from there without its lines being played again.
//!
//! First comes a checksum, then what it is a snapshot of, then where the game stands. The bytes do
//! not describe themselves, so nothing is taken for a snapshot that differs in any of this.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Game, Header, Standing, StateHash, checksum};
use words::{Language, text};

use crate::asked::Asked;

/// The version of the format of snapshots. Raised when anything in them changes, such as the state
/// of a game.
const FORMAT: u32 = 2;

/// Why a snapshot cannot be used. The whole record has the game, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SnapshotError {
    /// Its bytes are none of a snapshot, or were changed.
    Damaged,
    /// Another version of the program has made it.
    Program,
    /// It is of another game, or of other rules or data.
    Game,
    /// It is of the same game, but of other players or another set-up.
    Table,
    /// A line after it goes back to before it.
    TooLate,
}

impl SnapshotError {
    /// Why, in a sentence.
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

/// In English, for logs.
impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::English))
    }
}

/// Who made a snapshot. What follows can only be read if this is the same.
#[derive(PartialEq, Serialize, Deserialize)]
struct Maker<'a> {
    format: u32,
    program: &'a str,
}

/// What a snapshot is of.
#[derive(PartialEq, Serialize, Deserialize)]
struct Subject<'a> {
    game: &'a str,
    rules: u32,
    data: &'a str,
}

/// Where a game stands and when each seat was asked.
#[derive(Debug)]
pub(crate) struct Snapshot<S> {
    pub standing: Standing<S>,
    pub asked: Asked,
}

/// The snapshot of a game that began with this header.
pub(crate) fn write<G: Game>(
    game: &G,
    header: &Header<G::Deal>,
    standing: &Standing<G::State>,
    asked: &Asked,
) -> Vec<u8> {
    let hashes = hashes(game, standing);
    let head = (maker(), subject(game), table_hash(header));
    // Plain data, written to memory: it cannot fail.
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
    // A state that was read as another one shows in its hash.
    if !rest.is_empty() || hashes(game, &standing) != expected {
        return Err(damaged);
    }
    Ok(Snapshot { standing, asked })
}

/// Takes a value off the front of the bytes that must be this one.
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

/// The hash of a first line: no two games have the same, if they have seeds.
fn table_hash<D: Serialize>(header: &Header<D>) -> StateHash {
    StateHash::of(&serde_json::to_string(header).unwrap_or_default())
}

/// The hashes of all states, that of now first.
fn hashes<G: Game>(game: &G, standing: &Standing<G::State>) -> Vec<StateHash> {
    let states = [&standing.state].into_iter().chain(&standing.undoable);
    states.map(|state| game.state_hash(state)).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{Options, Seed, Sitting};

    use super::*;
    use crate::samples::in_turns;

    /// Reads what another program, or one with other rules or data, would have written.
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
    fn every_reason_against_a_snapshot_has_words_of_its_own() {
        let mut said: Vec<String> = [
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
        assert!(said.iter().all(|words| words.ends_with('.')), "{said:?}");
        said.sort();
        said.dedup();
        assert_eq!(said.len(), 10);
    }
}
