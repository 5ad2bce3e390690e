//! The messages to observers, as JSON.

use games::{Json, LineUpdate};
use serde::Serialize;
use tabletop::{Options, Outcome, Seat};
use utoipa::ToSchema;

use crate::storage::Status;
use crate::tables::{Absence, ClockRule, Proposed, RaceClock};
use crate::{InviteKey, TableId};

/// A message to a watcher of a table.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Update {
    /// The full view, at the beginning and after too many missed updates.
    Full(Box<FullView>),
    /// The events in the game since the last message.
    #[serde(rename = "news")]
    Game(Box<GameUpdate>),
    /// The table has changed: seats, status, proposal or presence.
    Table {
        /// The table after the change.
        table: Box<TableView>,
    },
}

/// Everything an observer sees of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct FullView {
    /// The table.
    pub table: TableView,
    /// The game, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
}

/// A table without its game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableView {
    /// The id of the table.
    #[schema(value_type = String)]
    pub id: TableId,
    /// The game's key.
    pub game: String,
    /// The game's options.
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    pub options: Options,
    /// The status of the table.
    pub status: Status,
    /// Whether anyone may see the table.
    pub public: bool,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The observer's own seats.
    #[schema(value_type = Vec<u8>)]
    pub you: Vec<Seat>,
    /// How long players may think; missing if there is no limit.
    pub clock: Option<ClockRule>,
    /// How long a choice in a race may take.
    pub race: RaceClock,
    /// What happens if a player is absent.
    pub absence: Absence,
    /// The level of the machine player that plays for absent or late players.
    pub stand_in: String,
    /// Whether hints are available.
    pub hints: bool,
    /// The current proposal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposal: Option<ProposalView>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
    /// The key of the invitation link. Only sent to members of the table and its creator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub key: Option<InviteKey>,
    /// When the table was created, in milliseconds since 1970.
    pub made: i64,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The occupant: `open`, `reserved`, `person`, `machine`, `gone` (deleted) or `recorded` (from
    /// an imported record).
    pub who: &'static str,
    /// The name shown at the table.
    pub name: String,
    /// The level of a machine player; missing for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether the person is present.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub present: Option<bool>,
    /// The level of the machine player that plays for the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_by: Option<String>,
}

/// A proposal.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProposalView {
    /// The change that is proposed.
    pub what: Proposed,
    /// The seats of the players who have agreed.
    #[schema(value_type = Vec<u8>)]
    pub agreed: Vec<Seat>,
}

/// The view that an observer has of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameView {
    /// The version: the number of lines of the record.
    pub version: usize,
    /// The seat the observer sees the game from; `null` for a spectator.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The view itself; its fields depend on the game.
    #[schema(value_type = Object)]
    pub view: Json,
    /// Texts that describe the view, one per line; missing if texts are off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Vec<String>>,
    /// The seats that may act, and the state of the game.
    #[serde(flatten)]
    pub now: Now,
}

/// The seats that may act in a game, and its state.
#[derive(Debug, Serialize, ToSchema)]
pub struct Now {
    /// The seats that may act.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    /// The current decision of the observer's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
    /// Whether the observer's seat can undo its last action.
    pub can_undo: bool,
    /// The time left on each seat's clock, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Vec<i64>>,
    /// The outcome, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
}

/// A decision of a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct TurnView {
    /// The number of the decision, which the request must repeat.
    pub decision: usize,
    /// The legal actions of the seat.
    #[schema(value_type = Vec<Object>)]
    pub legal: Json,
}

/// The events in a game since an earlier version.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameUpdate {
    /// The new version of the game.
    pub version: usize,
    /// The events of each new line of the record.
    #[schema(value_type = Vec<Object>)]
    #[serde(rename = "told")]
    pub lines: Vec<LineUpdate>,
    /// The seats that may act, and the state of the game.
    #[serde(flatten)]
    pub now: Now,
}

/// One of the player's own tables, and whether it waits for them.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnTable {
    /// The id of the table.
    #[schema(value_type = String)]
    pub id: TableId,
    /// The game's key.
    pub game: String,
    /// The status of the table.
    pub status: Status,
    /// The version: the number of lines of the record.
    pub version: usize,
    /// The names of all seats.
    pub names: Vec<String>,
    /// The player's own seats.
    #[schema(value_type = Vec<u8>)]
    pub you: Vec<Seat>,
    /// The player's seats that are to act.
    pub turns: Vec<OwnTurn>,
}

/// One of the player's own seats that is to act.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnTurn {
    /// The number of the seat, from 1.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The number of its decision.
    pub decision: usize,
}
