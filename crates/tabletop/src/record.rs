//! The game record: JSON lines, documented field by field in `docs/record.md`.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, Options, Seat, Seed, StateHash};

/// The version of the record format itself.
pub const FORMAT: u32 = 1;

/// The first line of a record: which game, who plays it, and how it was set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<D> {
    /// Marks the line as the beginning of a game.
    pub is: FirstLine,
    /// The version of the record format.
    pub format: u32,
    /// The key of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The options given.
    pub options: Options,
    /// The names or kinds of the players, in seat order.
    pub names: Vec<String>,
    /// The hash of the game's data.
    pub data: String,
    /// The seed, if it is recorded. A replay does not need it and only checks against it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The key of the lesson that the game began as, if it did. Its deal and the outcomes of its
    /// script do not follow from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The random part of the set-up, enough to start the same game without the seed.
    pub setup: D,
    /// The hash of the initial state.
    pub state: StateHash,
}

/// The kind of the first line of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstLine {
    /// The beginning of a game.
    Game,
}

/// Any later line of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Line<A> {
    /// A seat acted.
    Action {
        /// The line's number, from 1.
        n: usize,
        /// The seat that acted.
        seat: Seat,
        /// The action, in the form that the game serializes.
        action: A,
        /// The random outcomes that the action drew, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<u32>,
        /// The hash of the state after this line.
        state: StateHash,
    },
    /// A seat undid its last action, or the game was taken back with everyone's agreement.
    Undo {
        /// The line's number, from 1.
        n: usize,
        /// The seat that undid its action or asked for the take-back.
        seat: Seat,
        /// The line the game was taken back to, 0 for the set-up. `None` if a seat undid its own
        /// action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<usize>,
        /// The hash of the state after this line.
        state: StateHash,
    },
    /// A seat's time ran out. The action taken on its behalf follows as the seat's own.
    TimeOut {
        /// The line's number, from 1.
        n: usize,
        /// The seat whose time ran out.
        seat: Seat,
    },
    /// Somebody else plays a seat from here on.
    TakeOver {
        /// The line's number, from 1.
        n: usize,
        /// The seat.
        seat: Seat,
        /// The name of the new player, or the kind of a machine player.
        by: String,
    },
    /// The game is over.
    End {
        /// The line's number, from 1.
        n: usize,
        /// The scores, ranks and winners.
        outcome: serde_json::Value,
    },
}

impl<A> Line<A> {
    /// Returns the number of the line in its game, from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        match self {
            Self::Action { n, .. }
            | Self::Undo { n, .. }
            | Self::TimeOut { n, .. }
            | Self::TakeOver { n, .. }
            | Self::End { n, .. } => *n,
        }
    }
}

/// The record of one game, finished or not.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The first line.
    pub header: Header<G::Deal>,
    /// The other lines.
    pub lines: Vec<Line<G::Action>>,
}

/// The reason why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text holds no game.
    #[error("the file contains no game: its first line should be {{\"is\":\"game\",…}}")]
    Empty,
    /// A line that cannot be read.
    #[error("line {line} is not a line of a game record: {reason}")]
    Line {
        /// The number of the line in the file, from 1.
        line: usize,
        /// The parser's message.
        reason: String,
    },
}

impl<G: Game> Record<G> {
    /// Reads one game from its lines. `first` is the number of the first line in the file.
    ///
    /// # Errors
    /// Returns an error if a line cannot be read; the error names the first such line.
    pub fn parse(text: &str, first: usize) -> Result<Self, RecordError> {
        let mut lines = text
            .lines()
            .zip(first..)
            .filter(|(line, _)| !line.trim().is_empty());
        let (header, number) = lines.next().ok_or(RecordError::Empty)?;
        let header = parse_line(header, number)?;
        let lines = lines
            .map(|(line, number)| parse_line(line, number))
            .collect::<Result<_, _>>()?;
        Ok(Self { header, lines })
    }

    /// Returns the record as text, with a newline after every line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = json(&self.header);
        for line in &self.lines {
            text.push('\n');
            text.push_str(&json(line));
        }
        text.push('\n');
        text
    }
}

/// Splits a file of records into its games. Returns the key of each game, the number of its first
/// line in the file, and its text.
///
/// # Errors
/// Returns an error if the file does not begin with a game or a line cannot be read.
pub fn split_games(text: &str) -> Result<Vec<(String, usize, &str)>, RecordError> {
    /// The fields that tell whether a game begins at a line.
    #[derive(Deserialize)]
    struct Glance {
        is: String,
        game: Option<String>,
    }
    let mut games: Vec<(String, usize, usize)> = Vec::new();
    let mut offset = 0;
    for (line, number) in text.split_inclusive('\n').zip(1..) {
        if !line.trim().is_empty() {
            let glance: Glance = parse_line(line.trim_end(), number)?;
            match (glance.is.as_str(), glance.game) {
                ("game", Some(game)) => games.push((game, number, offset)),
                ("game", None) => {
                    let reason = "it does not name the game".into();
                    return Err(RecordError::Line {
                        line: number,
                        reason,
                    });
                }
                _ if games.is_empty() => return Err(RecordError::Empty),
                _ => {}
            }
        }
        offset += line.len();
    }
    if games.is_empty() {
        return Err(RecordError::Empty);
    }
    let ends: Vec<usize> = games
        .iter()
        .skip(1)
        .map(|g| g.2)
        .chain([text.len()])
        .collect();
    Ok(games
        .into_iter()
        .zip(ends)
        .map(|((game, line, from), to)| (game, line, &text[from..to]))
        .collect())
}

/// Returns the version of the rules a record was played by, from its first line. `number` is the
/// number of that line in the file.
///
/// # Errors
/// Returns an error if the first line does not name a version.
pub fn rules_of(text: &str, number: usize) -> Result<u32, RecordError> {
    #[derive(Deserialize)]
    struct Rules {
        rules: u32,
    }
    let first = text.lines().find(|line| !line.trim().is_empty());
    let first = first.ok_or(RecordError::Empty)?;
    parse_line::<Rules>(first, number).map(|line| line.rules)
}

fn parse_line<T: DeserializeOwned>(line: &str, number: usize) -> Result<T, RecordError> {
    serde_json::from_str(line).map_err(|error| {
        // The parser counts lines within this one line, so its position would mislead.
        let reason = error.to_string();
        let reason = reason
            .rsplit_once(" at line ")
            .map_or(reason.as_str(), |(what, _)| what);
        RecordError::Line {
            line: number,
            reason: reason.to_owned(),
        }
    })
}

fn json<T: Serialize>(value: &T) -> String {
    // Plain structs with string keys: writing them cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}
