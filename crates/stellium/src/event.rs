//! The events of a game, for the log and the screen.

use serde::{Deserialize, Serialize};
use tabletop::{Observer, Seat};

use crate::{Body, ByBody, Cell, CellSet, Galaxy, ObjectiveId, ObjectiveIds};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say who, what, where and how much")]
pub enum Event {
    /// A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// The bag is empty: there is nothing to place.
    BagEmpty { seat: Seat },
    /// A body was felt in the bag; only the player who felt it knows its kind.
    BodyFelt { seat: Seat, body: Option<Body> },
    /// A body was let go; only the player who felt it knows its kind.
    BodyLetGo { seat: Seat, body: Option<Body> },
    /// A body was taken out of the bag.
    BodyKept { seat: Seat, body: Body },
    /// A token was spent for its influence.
    TokenSpent { seat: Seat, token: Body },
    /// A body was placed.
    BodyPlaced { seat: Seat, body: Body, cell: Cell },
    /// Two bodies changed places.
    BodiesSwapped { body: Cell, with: Cell },
    /// A body was pushed to the next cell, or off the board and back into the bag.
    BodyPushed {
        body: Body,
        from: Cell,
        to: Option<Cell>,
    },
    /// A galaxy turned clockwise by this many sixths.
    GalaxyTurned { galaxy: Galaxy, sixths: u8 },
    /// A body was drawn onto a black hole.
    BodyAttracted { body: Body, from: Cell, hole: Cell },
    /// No influence was applied: none was possible, or the player skipped it.
    NoInfluence { seat: Seat },
    /// An objective was validated with the bodies on these cells.
    ObjectiveValidated {
        seat: Seat,
        objective: ObjectiveId,
        cells: CellSet,
        points: u16,
    },
    /// All bodies used but one went back into the bag.
    BodiesReturned { cells: CellSet, stays: Cell },
    /// A player reached the limit.
    LimitReached { seat: Seat, last_round: u16 },
    /// A galaxy lost its last body; these bodies were drawn to reload it.
    GalaxyEmptied { galaxy: Galaxy, drawn: ByBody<u8> },
    /// A body was put on a starting cell of an emptied galaxy.
    BodyReloaded { seat: Seat, body: Body, cell: Cell },
    /// A galaxy was reloaded; the drawn bodies that were left went back into the bag.
    GalaxyReloaded { galaxy: Galaxy },
    /// An objective was taken and shown to everyone.
    ObjectiveTaken { seat: Seat, objective: ObjectiveId },
    /// An objective was dropped and is out of the game; its identity is public if the `memory`
    /// option is on.
    ObjectiveDropped {
        seat: Seat,
        objective: Option<ObjectiveId>,
    },
    /// A player kept all three objectives.
    HandKept { seat: Seat },
    /// A new objective was revealed.
    ObjectiveRevealed { objective: ObjectiveId },
    /// The reserve is empty and the face-up objectives were set aside.
    ReserveEmpty {
        aside: ObjectiveIds,
        last_round: u16,
    },
    /// The bag was empty for a whole round, and no objective was validated or taken: the game ends.
    BagStayedEmpty,
    /// The maximum number of rounds was reached.
    RoundsOver,
    /// The game is over.
    GameOver,
}

impl Event {
    /// Returns the event as the observer sees it: without the kind of a body another player felt.
    #[must_use]
    pub fn told_to(&self, observer: Observer) -> Self {
        let own = |seat: &Seat| observer == Observer::Seat(*seat);
        match *self {
            Self::BodyFelt { seat, .. } if !own(&seat) => Self::BodyFelt { seat, body: None },
            Self::BodyLetGo { seat, .. } if !own(&seat) => Self::BodyLetGo { seat, body: None },
            _ => *self,
        }
    }
}
