//! The actions of a seat: small steps, never whole turns.

use serde::{Deserialize, Serialize};

use crate::{Body, Cell, CellSet, Direction, ObjectiveId};

/// One step of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep the body felt in the bag (S3.1).
    Keep,
    /// Let it go and feel another one (S3.1).
    LetGo,
    /// Take a body of this kind out of the bag, with the option `feels=unlimited` only (S3.1).
    Grasp(Body),
    /// Place the body and choose the influence to use: its own or a token's (S3.2, S3.7).
    Place {
        /// The cell; for a collision, one that holds another body.
        cell: Cell,
        /// The influence to use.
        influence: Body,
    },
    /// Permutation: swap two adjacent bodies (S3.3).
    Swap {
        /// A body of the same kind as the one placed.
        body: Cell,
        /// Any body adjacent to it.
        with: Cell,
    },
    /// Collision: push in a direction (S3.4).
    Push(Direction),
    /// Rotation: turn the galaxy clockwise by this many sixths (S3.5).
    Turn(u8),
    /// Attraction: move a body onto an adjacent black hole (S3.6).
    Attract {
        /// The body's cell.
        body: Cell,
        /// The black hole.
        hole: Cell,
    },
    /// Apply no influence, where that is allowed (S3.2).
    Skip,
    /// Validate an objective from the player's hand with the bodies on these cells (S3.8).
    Validate {
        /// The objective to validate.
        objective: ObjectiveId,
        /// The cells of its picture.
        cells: CellSet,
    },
    /// Choose which of the bodies used stays on the board (S3.9).
    Leave(Cell),
    /// Stop validating (S3.8).
    Done,
    /// Put one of the drawn bodies on a starting cell of an emptied galaxy (S3.10).
    Reload {
        /// The kind of body to put.
        body: Body,
        /// The starting cell to put it on.
        cell: Cell,
    },
    /// Take one of the face-up objectives (S3.11).
    Take(ObjectiveId),
    /// Drop one of three objectives, to take a new one (S3.11).
    Drop(ObjectiveId),
    /// Keep all three objectives (S3.11).
    Stay,
}
