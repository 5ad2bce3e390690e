//! The state of a game: the open table, what is hidden, and chance.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Chance, Seat, SeatSet};

use crate::objective::OBJECTIVES;
use crate::{
    Body, ByBody, Cell, CellSet, Galaxy, GalaxySet, ObjectiveId, ObjectiveIds, Settings, Universe,
};

/// Everything there is to know about a game of Stellium.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub table: PublicState,
    /// What not everybody sees.
    pub(crate) hidden: Hidden,
    /// Chance to come.
    pub(crate) chance: Chance,
}

/// What is hidden from some or all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// The objectives in the order they are revealed, those revealed included: nobody's to know.
    pub reserve: Reserve,
    /// The objectives in each hand: shown to all when taken, then their owner's to know.
    pub hands: BySeat<ObjectiveIds>,
    /// Objectives dropped from hands.
    pub dropped: ObjectiveIds,
    /// The body felt in the bag: the active player's to know.
    pub felt: Option<Body>,
}

/// All objectives in an order.
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

/// The open part of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// How many play.
    pub seats: u8,
    /// What was agreed before the game.
    pub settings: Settings,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The round that will be the last, once it is known (S5.1, S5.2).
    pub last_round: Option<u16>,
    /// What is to be decided next.
    pub stage: Stage,
    /// The board.
    pub universe: Universe,
    /// The bodies in the bag, one being felt included.
    pub bag: ByBody<u8>,
    /// The face-up objectives.
    pub open: ObjectiveIds,
    /// Face-up objectives set aside when the reserve was empty (S5.2).
    pub aside: ObjectiveIds,
    /// Objectives revealed so far.
    pub revealed: u8,
    /// What each player has.
    pub players: BySeat<Player>,
    /// Galaxies emptied and still to be reloaded (S3.10).
    pub emptied: GalaxySet,
    /// Whether the bag was empty at every turn of this round so far, and no objective was validated
    /// or taken in it (S5.5).
    pub quiet: bool,
    /// The kinds of which bodies were discarded in this turn (S3.9).
    pub discarded: ByBody<bool>,
    /// Cells whose bodies a reload brought back and that cannot serve in this turn (S3.9).
    pub resting: CellSet,
}

/// What a player has, as far as all see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Tokens left.
    pub tokens: Tokens,
    /// Objectives validated.
    pub validated: ObjectiveIds,
    /// Points of these objectives.
    pub points: u16,
    /// How many objectives are in hand.
    pub hand: u8,
    /// As which one the player reached the limit, from 1.
    pub reached: Option<u8>,
}

/// Influence tokens left, one of each kind at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Body>", from = "Vec<Body>")]
pub struct Tokens(u8);

impl Tokens {
    /// All four (S2.2).
    pub const ALL: Self = Self(0b1111);

    /// Whether one of this kind is left.
    #[inline]
    #[must_use]
    pub const fn has(self, token: Body) -> bool {
        self.0 & 1 << token as u8 != 0
    }

    /// How many are left.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether none is left.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those left.
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

/// What is to be decided next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A body is felt in the bag; so many more can be felt (S3.1).
    Feeling {
        /// How often the player may still let go.
        left: u8,
    },
    /// With a sure touch: which kind to take (S3.1).
    Grasping,
    /// Where to place a body, and with which influence (S3.2).
    Placing {
        /// The body.
        body: Body,
    },
    /// How to apply the influence of the body just placed (S3.3, S3.5, S3.6).
    Influencing {
        /// The influence: not a collision.
        influence: Body,
        /// The body.
        body: Body,
        /// Where it was placed.
        cell: Cell,
    },
    /// In which direction to push (S3.4).
    Pushing {
        /// Where the body was placed.
        cell: Cell,
        /// The body that was there.
        pushed: Body,
    },
    /// Which body to put where in an emptied galaxy (S3.10).
    Reloading {
        /// The galaxy.
        galaxy: Galaxy,
        /// Who chooses.
        seat: Seat,
        /// The bodies to choose from.
        drawn: ByBody<u8>,
        /// Starting cells still to fill.
        left: u8,
    },
    /// Which objective to validate, if any (S3.8).
    Validating,
    /// Which of the bodies used stays (S3.9).
    Leaving {
        /// Their cells.
        used: CellSet,
    },
    /// With three objectives: keep them or drop one (S3.11).
    Exchanging,
    /// Which objective to take (S3.11).
    Taking,
    /// The game is over.
    Over,
}

impl PublicState {
    /// How many play.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// Who may act now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::EMPTY,
            Stage::Reloading { seat, .. } => SeatSet::only(seat),
            _ => SeatSet::only(self.active),
        }
    }

    /// The universe without the bodies that cannot serve in this turn (S3.9).
    #[must_use]
    pub fn serving(&self) -> Universe {
        self.universe.without(self.resting)
    }

    /// How many objectives are left in the reserve.
    #[must_use]
    pub fn reserve_left(&self) -> usize {
        OBJECTIVES - usize::from(self.revealed)
    }
}
