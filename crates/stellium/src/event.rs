//! What happens in a game, for log and screen.

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
    /// A body was felt in the bag; which, only its player knows.
    BodyFelt { seat: Seat, body: Option<Body> },
    /// A body was let go; which, only its player knows.
    BodyLetGo { seat: Seat, body: Option<Body> },
    /// A body was taken out of the bag.
    BodyKept { seat: Seat, body: Body },
    /// A token was spent for its influence.
    TokenSpent { seat: Seat, token: Body },
    /// A body was placed.
    BodyPlaced { seat: Seat, body: Body, cell: Cell },
    /// Two bodies changed places.
    BodiesSwapped { body: Cell, with: Cell },
    /// A body was pushed one cell on, or off the board and back into the bag.
    BodyPushed {
        body: Body,
        from: Cell,
        to: Option<Cell>,
    },
    /// A galaxy turned by so many sixths clockwise.
    GalaxyTurned { galaxy: Galaxy, sixths: u8 },
    /// A body was drawn onto a black hole.
    BodyAttracted { body: Body, from: Cell, hole: Cell },
    /// No influence was applied: none was possible, or none was wanted.
    NoInfluence { seat: Seat },
    /// An objective was validated with the bodies on these cells.
    ObjectiveValidated {
        seat: Seat,
        objective: ObjectiveId,
        cells: CellSet,
        points: u16,
    },
    /// The bodies used went back into the bag, but for one.
    BodiesReturned { cells: CellSet, stays: Cell },
    /// A player reached the limit.
    LimitReached { seat: Seat, last_round: u16 },
    /// A galaxy was left without bodies; these were drawn to reload it.
    GalaxyEmptied { galaxy: Galaxy, drawn: ByBody<u8> },
    /// A body was put on a starting cell of an emptied galaxy.
    BodyReloaded { seat: Seat, body: Body, cell: Cell },
    /// A galaxy is reloaded; what was left of the bodies drawn went back into the bag.
    GalaxyReloaded { galaxy: Galaxy },
    /// An objective was taken, shown to all.
    ObjectiveTaken { seat: Seat, objective: ObjectiveId },
    /// An objective was dropped, out of the game; which, where all remember it.
    ObjectiveDropped {
        seat: Seat,
        objective: Option<ObjectiveId>,
    },
    /// Three objectives were kept.
    HandKept { seat: Seat },
    /// A new objective lies face up.
    ObjectiveRevealed { objective: ObjectiveId },
    /// The reserve is empty: the face-up objectives are set aside.
    ReserveEmpty {
        aside: ObjectiveIds,
        last_round: u16,
    },
    /// A whole round has passed with an empty bag and without an objective: it was the last.
    BagStayedEmpty,
    /// The greatest number of rounds is reached.
    RoundsOver,
    /// The game is over.
    GameOver,
}

impl Event {
    /// What an observer is told: all of it, but for what another one felt in the bag.
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
