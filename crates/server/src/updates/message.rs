//! The messages: what observers get, as JSON.

use games::{Legal, LineUpdate};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Options, Outcome, Seat};
use utoipa::ToSchema;

use crate::storage::Status;
use crate::tables::{Absence, ClockRule, Proposed};
use crate::{InviteKey, TableId};

/// A message to whoever follows a table.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Update {
    /// Everything: at the beginning, and when too much was missed.
    Full(Box<FullView>),
    /// What happened in the game since the last message.
    #[serde(rename = "news")]
    Game(Box<GameUpdate>),
    /// The table has changed: seats, status, proposals, who is there.
    Table {
        /// The table.
        table: Box<TableView>,
    },
}

/// Everything an observer sees of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct FullView {
    /// The table.
    pub table: TableView,
    /// Its game, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
}

/// A table without its game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableView {
    /// Its id.
    #[schema(value_type = String)]
    pub id: TableId,
    /// The game's key.
    pub game: String,
    /// The game's options.
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    pub options: Options,
    /// What has become of it.
    pub status: Status,
    /// Whether everybody may see it.
    pub public: bool,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// The observer's own seats.
    #[schema(value_type = Vec<u8>)]
    pub you: Vec<Seat>,
    /// How long people may think.
    pub clock: Option<ClockRule>,
    /// What happens when a person is gone.
    pub absence: Absence,
    /// The machine player for people who are gone or late.
    pub stand_in: String,
    /// Whether hints are given.
    pub hints: bool,
    /// What is proposed, and the names of those who have agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposal: Option<ProposalView>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
    /// What lets others in: only for who sits at the table or made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub key: Option<InviteKey>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Whose it is: open, reserved, person, machine, gone or recorded.
    pub who: &'static str,
    /// The name.
    pub name: String,
    /// The level of a machine player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether the person is there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub present: Option<bool>,
    /// The machine player that plays there instead of the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_by: Option<String>,
}

/// What is proposed.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProposalView {
    /// What.
    pub what: Proposed,
    /// The seats of those who have agreed.
    #[schema(value_type = Vec<u8>)]
    pub agreed: Vec<Seat>,
}

/// What an observer sees of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameView {
    /// How many lines the game has.
    pub version: usize,
    /// As whom the observer sees it; nobody: as a spectator.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The view itself; its fields are the game's.
    #[schema(value_type = Object)]
    pub view: Value,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Vec<String>>,
    /// Whose move it is, and how it stands.
    #[serde(flatten)]
    pub now: Now,
}

/// Whose move it is in a game, and how it stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct Now {
    /// Who may act.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    /// What the seat is to decide now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
    /// Whether the seat can take its last action back without asking.
    pub can_undo: bool,
    /// What each seat's clock has left, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<i64>>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
}

/// What a seat is to decide.
#[derive(Debug, Serialize, ToSchema)]
pub struct TurnView {
    /// The number of the decision: it goes with the answer.
    pub decision: usize,
    /// What it may do.
    #[schema(value_type = Vec<Object>)]
    pub legal: Vec<Legal>,
}

/// What happened in a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameUpdate {
    /// The version it led to.
    pub version: usize,
    /// Line by line.
    #[schema(value_type = Vec<Object>)]
    #[serde(rename = "told")]
    pub lines: Vec<LineUpdate>,
    /// Whose move it is, and how it stands.
    #[serde(flatten)]
    pub now: Now,
}

/// A table of one's own, and whether it waits.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnTable {
    /// Its id.
    #[schema(value_type = String)]
    pub id: TableId,
    /// The game's key.
    pub game: String,
    /// What has become of it.
    pub status: Status,
    /// How many lines the game has.
    pub version: usize,
    /// The names around the table.
    pub names: Vec<String>,
    /// One's own seats.
    #[schema(value_type = Vec<u8>)]
    pub you: Vec<Seat>,
    /// Which of them are to act.
    pub turns: Vec<OwnTurn>,
}

/// A seat of one's own that is to act.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnTurn {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of its decision.
    pub decision: usize,
}
