//! The state of a game: the open table and chance. Nothing in it is hidden but what is to come.

use serde::{Deserialize, Serialize};
use sky::Constellation;
use tabletop::{BySeat, Chance, Seat, SeatSet};

use crate::big_bang::Pile;
use crate::instrument::ByInstrument;
use crate::{BigBang, CardSet, Draft, Instrument, Settings, Sign};

/// Everything there is to know about a game of Night Sky.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub table: PublicState,
    /// Chance to come.
    pub(crate) chance: Chance,
}

/// What lies open: all of a game but the chance to come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// How many play.
    pub seats: u8,
    /// What was agreed before the game.
    pub settings: Settings,
    /// Who began, once the draft is over (N2.4).
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, from 1; 0 in the draft.
    pub round: u16,
    /// What is to be decided next.
    pub stage: Stage,
    /// The cards still to be chosen in the draft.
    pub to_choose: CardSet,
    /// What each player has.
    pub players: BySeat<Player>,
    /// Where the shared instruments are: binoculars, refractor, telescope.
    pub instruments: [Constellation; 3],
    /// Where the Sun is.
    pub sun: Sign,
    /// The Big Bang cards not yet drawn.
    pub pile: Pile,
    /// What the die showed this turn (N3.1).
    pub die: Option<u8>,
    /// The Big Bang card drawn this turn.
    pub drawn: Option<BigBang>,
    /// Cards played in this observation and not yet scored.
    pub played: CardSet,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The cell of the eye.
    pub eye: Constellation,
    /// The cards chosen in the draft.
    pub cards: CardSet,
    /// Those of them turned face down.
    pub turned: CardSet,
    /// The instrument this player's clouds are over (N6.3).
    pub clouds: Option<Instrument>,
    /// Points by where they are from.
    pub points: Points,
}

impl Player {
    /// A player at the beginning, with the eye on a cell.
    #[must_use]
    pub const fn new(eye: Constellation) -> Self {
        Self {
            eye,
            cards: CardSet::EMPTY,
            turned: CardSet::EMPTY,
            clouds: None,
            points: Points {
                observed: ByInstrument([0; 4]),
                doubled: 0,
                sun: 0,
                shooting_star: 0,
            },
        }
    }

    /// The cards not yet turned.
    #[must_use]
    pub const fn face_up(&self) -> CardSet {
        self.cards.without(self.turned)
    }
}

/// Points of wonder by where they are from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    /// Observations with each instrument (N3.7).
    pub observed: ByInstrument<u16>,
    /// The last observation once more (N4.1).
    pub doubled: u16,
    /// Visits to the Sun (N3.6).
    pub sun: u16,
    /// Shooting stars (N6.2).
    pub shooting_star: u16,
}

impl Points {
    /// All together.
    #[must_use]
    pub fn total(&self) -> u16 {
        let observed: u16 = self.observed.0.iter().sum();
        observed + self.doubled + self.sun + self.shooting_star
    }
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Cards are chosen (N2.3).
    Drafting {
        /// The round of the draft, from 1.
        round: u8,
        /// Who has chosen in it.
        chosen: SeatSet,
    },
    /// The turn begins: with the die, or with the decision about a Big Bang card (N3.1).
    Beginning,
    /// Clouds: over which instrument (N6.3).
    Clouding,
    /// Conjunction: which two change places (N6.4).
    Swapping,
    /// Which instrument (N3.2).
    Choosing,
    /// Where to move it (N3.3).
    Moving {
        /// The instrument.
        instrument: Instrument,
    },
    /// Which cards the active player plays (N3.4).
    Observing {
        /// The instrument.
        instrument: Instrument,
    },
    /// Which cards the others play with him (N3.4).
    Joining {
        /// The instrument.
        instrument: Instrument,
        /// Who has not decided yet.
        waiting: SeatSet,
    },
    /// The game is over.
    Over,
}

impl PublicState {
    /// How many play.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.seats.into()
    }

    /// Who may act now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Drafting { chosen, .. } if self.settings.draft == Draft::Rush => {
                SeatSet::up_to(self.seat_count()).without(chosen)
            }
            Stage::Joining { waiting, .. } => waiting,
            Stage::Over => SeatSet::EMPTY,
            _ => SeatSet::only(self.active),
        }
    }

    /// Where an instrument is; the eye is the given player's.
    #[must_use]
    pub fn place(&self, instrument: Instrument, seat: Seat) -> Constellation {
        match instrument {
            Instrument::Eye => self.players[seat].eye,
            Instrument::Binoculars => self.instruments[0],
            Instrument::Refractor => self.instruments[1],
            Instrument::Telescope => self.instruments[2],
        }
    }

    /// Puts an instrument on a cell; the eye is the given player's.
    pub fn put(&mut self, instrument: Instrument, seat: Seat, cell: Constellation) {
        match instrument {
            Instrument::Eye => self.players[seat].eye = cell,
            Instrument::Binoculars => self.instruments[0] = cell,
            Instrument::Refractor => self.instruments[1] = cell,
            Instrument::Telescope => self.instruments[2] = cell,
        }
    }

    /// The cards a player has played in this observation.
    #[must_use]
    pub fn played_by(&self, seat: Seat) -> CardSet {
        self.played.and(self.players[seat].cards)
    }

    /// The cards a player has left to play.
    #[must_use]
    pub fn left_to(&self, seat: Seat) -> CardSet {
        self.players[seat].face_up().without(self.played)
    }

    /// N6.3: whether anybody's clouds are over an instrument.
    #[must_use]
    pub fn is_clouded(&self, instrument: Instrument) -> bool {
        let mut players = self.players.of(self.seat_count()).iter();
        players.any(|player| player.clouds == Some(instrument))
    }
}
