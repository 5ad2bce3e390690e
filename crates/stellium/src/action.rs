//! What a seat can do: small steps, never whole turns.

use serde::{Deserialize, Serialize};

use crate::{Body, Cell, CellSet, Direction, ObjectiveId};

/// One step of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep the body felt in the bag (S3.1).
    Keep,
    /// Let it go and feel for another (S3.1).
    LetGo,
    /// Take a body of this kind out of the bag, with a sure touch (S3.1).
    Grasp(Body),
    /// Place the body, to use this influence: its own, or a token's (S3.2, S3.7).
    Place {
        /// Where; for a collision the cell of another body.
        cell: Cell,
        /// Which influence.
        influence: Body,
    },
    /// Permutation: swap two adjacent bodies (S3.3).
    Swap {
        /// A body of the placed one's kind.
        body: Cell,
        /// Any body beside it.
        with: Cell,
    },
    /// Collision: push in a direction (S3.4).
    Push(Direction),
    /// Rotation: turn the galaxy by so many sixths clockwise (S3.5).
    Turn(u8),
    /// Attraction: a body moves onto a black hole beside it (S3.6).
    Attract {
        /// The body's cell.
        body: Cell,
        /// The black hole.
        hole: Cell,
    },
    /// Apply no influence, where that is allowed (S3.2).
    Skip,
    /// Validate an objective of one's hand with the bodies on these cells (S3.8).
    Validate {
        /// The objective.
        objective: ObjectiveId,
        /// The cells of its picture.
        cells: CellSet,
    },
    /// Of the bodies used, this one stays (S3.9).
    Leave(Cell),
    /// Validate no more (S3.8).
    Done,
    /// Put one of the bodies drawn on a starting cell of an emptied galaxy (S3.10).
    Reload {
        /// The body.
        body: Body,
        /// The cell.
        cell: Cell,
    },
    /// Take one of the face-up objectives (S3.11).
    Take(ObjectiveId),
    /// Drop one of three objectives for a new one (S3.11).
    Drop(ObjectiveId),
    /// Keep the three objectives one has (S3.11).
    Stay,
}
