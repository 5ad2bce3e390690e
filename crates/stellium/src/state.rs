//! The state of a game: public state, hidden state and chance.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance, Seat, SeatSet};

use crate::objective::OBJECTIVES;
use crate::{
    Body, ByBody, Cell, CellSet, Galaxy, GalaxySet, ObjectiveId, ObjectiveIds, Settings, Universe,
};

/// The complete state of a game of Stellium.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The public state.
    pub table: PublicState,
    /// The hidden state.
    pub(crate) hidden: Hidden,
    /// The random generator for future draws.
    pub(crate) chance: Chance,
}

/// The part of the state that is hidden from some or all observers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// The objectives in the order they are revealed, including those already revealed. No observer
    /// knows the order.
    pub reserve: Reserve,
    /// The objectives in each hand: shown to everyone when taken, then known to their owner only,
    /// unless the `memory` option is on.
    pub hands: BySeat<ObjectiveIds>,
    /// Objectives dropped from hands.
    pub dropped: ObjectiveIds,
    /// The body felt in the bag; only the active player knows it.
    pub felt: Option<Body>,
}

/// All objectives in a particular order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<ObjectiveId>", try_from = "Vec<ObjectiveId>")]
pub struct Reserve(pub(crate) [ObjectiveId; OBJECTIVES]);

impl From<Reserve> for Vec<ObjectiveId> {
    fn from(reserve: Reserve) -> Self {
        reserve.0.to_vec()
    }
}

impl TryFrom<Vec<ObjectiveId>> for Reserve {
    type Error = String;
    fn try_from(objectives: Vec<ObjectiveId>) -> Result<Self, String> {
        let found = objectives.len();
        let all = objectives.try_into();
        all.map(Self)
            .map_err(|_| format!("there are {found} objectives, not {OBJECTIVES}"))
    }
}

/// The public part of the state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// The number of seats.
    pub seats: u8,
    /// The settings agreed on before the game.
    pub settings: Settings,
    /// The first player.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The current round, starting at 1.
    pub round: u16,
    /// The last round, once it is known (S5.1, S5.2).
    pub last_round: Option<u16>,
    /// The decision that comes next.
    pub stage: Stage,
    /// The board.
    pub universe: Universe,
    /// The bodies in the bag, including one being felt.
    pub bag: ByBody<u8>,
    /// The face-up objectives.
    pub open: ObjectiveIds,
    /// The face-up objectives that were set aside when the reserve ran out (S5.2).
    pub aside: ObjectiveIds,
    /// The number of objectives revealed so far.
    pub revealed: u8,
    /// The public state of each player.
    pub players: BySeat<Player>,
    /// The emptied galaxies still to be reloaded (S3.10).
    pub emptied: GalaxySet,
    /// Whether the bag has been empty at every turn of this round so far, and no objective has been
    /// validated or taken in it (S5.5).
    pub quiet: bool,
    /// The kinds of body that were discarded in this turn (S3.9).
    pub discarded: ByBody<bool>,
    /// The cells of bodies that a reload brought back and that cannot serve in this turn (S3.9).
    pub resting: CellSet,
}

/// The public part of a player's possessions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The tokens left.
    pub tokens: Tokens,
    /// The validated objectives.
    pub validated: ObjectiveIds,
    /// The points of the validated objectives.
    pub points: u16,
    /// The number of objectives in hand.
    pub hand: u8,
    /// The place in the order in which players reached the limit, starting at 1; `None` if the
    /// player has not reached it.
    pub reached: Option<u8>,
}

/// The influence tokens left, at most one of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Body>", from = "Vec<Body>")]
pub struct Tokens(u8);

impl Tokens {
    /// All four tokens (S2.2).
    pub const ALL: Self = Self(0b1111);

    /// Returns whether the token of this kind is left.
    #[inline]
    #[must_use]
    pub const fn has(self, token: Body) -> bool {
        self.0 & 1 << token as u8 != 0
    }

    /// Returns how many tokens are left.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether no token is left.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the tokens left.
    pub fn iter(self) -> impl Iterator<Item = Body> + Clone {
        Body::ALL.into_iter().filter(move |&body| self.has(body))
    }

    pub(crate) const fn spend(&mut self, token: Body) {
        self.0 &= !(1 << token as u8);
    }
}

impl From<Tokens> for Vec<Body> {
    fn from(tokens: Tokens) -> Self {
        tokens.iter().collect()
    }
}

impl From<Vec<Body>> for Tokens {
    fn from(bodies: Vec<Body>) -> Self {
        Self(
            bodies
                .into_iter()
                .fold(0, |bits, body| bits | 1 << body as u8),
        )
    }
}

/// The decision that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Whether to keep the body felt in the bag or feel another one (S3.1).
    Feeling {
        /// How often the player may still let a body go.
        left: u8,
    },
    /// Which kind to take out of the bag, with `feels=unlimited` (S3.1).
    Grasping,
    /// Where to place a body, and with which influence (S3.2).
    Placing {
        /// The kind of the body to place.
        body: Body,
    },
    /// How to apply the influence of the body just placed (S3.3, S3.5, S3.6).
    Influencing {
        /// The influence; never a collision.
        influence: Body,
        /// The body placed.
        body: Body,
        /// Where it was placed.
        cell: Cell,
    },
    /// In which direction to push (S3.4).
    Pushing {
        /// The cell the body was placed on.
        cell: Cell,
        /// The body that was on this cell before.
        pushed: Body,
    },
    /// Which body to put where in an emptied galaxy (S3.10).
    Reloading {
        /// The galaxy to reload.
        galaxy: Galaxy,
        /// The seat that chooses.
        seat: Seat,
        /// The bodies to choose from.
        drawn: ByBody<u8>,
        /// The number of bodies still to place.
        left: u8,
    },
    /// Which objective to validate, if any (S3.8).
    Validating,
    /// Which of the bodies used stays on the board (S3.9).
    Leaving {
        /// The cells of the bodies used.
        used: CellSet,
    },
    /// Whether to keep three objectives or drop one of them (S3.11).
    Exchanging,
    /// Which objective to take (S3.11).
    Taking,
    /// The game is over.
    Over,
}

impl PublicState {
    /// Returns the number of seats.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// Returns the seats that may act now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::EMPTY,
            Stage::Reloading { seat, .. } => SeatSet::only(seat),
            _ => SeatSet::only(self.active),
        }
    }

    /// Returns the universe without the bodies that cannot serve in this turn (S3.9).
    #[must_use]
    pub fn serving(&self) -> Universe {
        self.universe.without(self.resting)
    }

    /// Returns how many objectives are left in the reserve.
    #[must_use]
    pub fn reserve_left(&self) -> usize {
        OBJECTIVES - usize::from(self.revealed)
    }
}
