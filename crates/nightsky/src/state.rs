//! The state of a game: public state and chance. Only future draws are hidden.

use serde::{Deserialize, Serialize};
use sky::Constellation;
use tabletop::{BySeat, Chance, Seat, SeatSet};

use crate::big_bang::Pile;
use crate::instrument::ByInstrument;
use crate::{BigBang, CardSet, Draft, Instrument, Settings, Sign};

/// The complete state of a game of Night Sky.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The public state.
    pub table: PublicState,
    /// The random generator for future draws.
    pub(crate) chance: Chance,
}

/// The public part of the state: everything except future draws.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PublicState {
    /// The number of seats.
    pub seats: u8,
    /// The settings agreed on before the game.
    pub settings: Settings,
    /// The first player, once the draft is over (N2.4).
    pub first: Option<Seat>,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The current round, starting at 1; 0 during the draft.
    pub round: u16,
    /// The decision that comes next.
    pub stage: Stage,
    /// The cards still available in the draft.
    pub to_choose: CardSet,
    /// The public state of each player.
    pub players: BySeat<Player>,
    /// The cells of the shared instruments: binoculars, refractor, telescope.
    pub instruments: [Constellation; 3],
    /// The sign the Sun is in.
    pub sun: Sign,
    /// The Big Bang cards not yet drawn.
    pub pile: Pile,
    /// The roll of the die this turn; `None` before it and in a game without the die (N3.1).
    pub die: Option<u8>,
    /// The Big Bang card drawn this turn, if any.
    pub drawn: Option<BigBang>,
    /// The cards played in this observation and not yet scored.
    pub played: CardSet,
}

/// A player's possessions and points. All of them are public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The cell of the eye.
    pub eye: Constellation,
    /// The cards chosen in the draft.
    pub cards: CardSet,
    /// The cards turned face down.
    pub turned: CardSet,
    /// The instrument this player has covered with clouds, if any (N6.3).
    pub clouds: Option<Instrument>,
    /// The points by source.
    pub points: Points,
}

impl Player {
    /// Creates a player at the start of the game, with the eye on a cell.
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

    /// Returns the cards that are still face up.
    #[must_use]
    pub const fn face_up(&self) -> CardSet {
        self.cards.without(self.turned)
    }
}

/// Points of wonder by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    /// From observations with each instrument (N3.7).
    pub observed: ByInstrument<u16>,
    /// From the last observation, counted again (N4.1).
    pub doubled: u16,
    /// From visits to the Sun (N3.6).
    pub sun: u16,
    /// From shooting stars (N6.2).
    pub shooting_star: u16,
}

impl Points {
    /// Returns the sum over all sources.
    #[must_use]
    pub fn total(&self) -> u16 {
        let observed: u16 = self.observed.0.iter().sum();
        observed + self.doubled + self.sun + self.shooting_star
    }
}

/// The decision that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Which card to take in the draft (N2.3).
    Drafting {
        /// The round of the draft, starting at 1.
        round: u8,
        /// The seats that have chosen in this round.
        chosen: SeatSet,
    },
    /// Whether a Big Bang card is drawn: by rolling the die, or by choice (N3.1).
    Beginning,
    /// Clouds: which instrument to cover (N6.3).
    Clouding,
    /// Conjunction: which two instruments to swap (N6.4).
    Swapping,
    /// Which instrument to use (N3.2).
    Choosing,
    /// Where to move the instrument (N3.3).
    Moving {
        /// The instrument to move.
        instrument: Instrument,
    },
    /// Which cards the active player plays (N3.4).
    Observing {
        /// The instrument used.
        instrument: Instrument,
    },
    /// Which cards the other players play when joining in (N3.4).
    Joining {
        /// The instrument used.
        instrument: Instrument,
        /// The seats that have not decided yet.
        waiting: SeatSet,
    },
    /// The game is over.
    Over,
}

impl PublicState {
    /// Returns the number of seats.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.seats.into()
    }

    /// Returns the seats that may act now.
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

    /// Returns the cell of an instrument; for the eye, that of `seat`.
    #[must_use]
    pub fn place(&self, instrument: Instrument, seat: Seat) -> Constellation {
        match instrument {
            Instrument::Eye => self.players[seat].eye,
            Instrument::Binoculars => self.instruments[0],
            Instrument::Refractor => self.instruments[1],
            Instrument::Telescope => self.instruments[2],
        }
    }

    /// Puts an instrument on a cell; for the eye, that of `seat`.
    pub fn put(&mut self, instrument: Instrument, seat: Seat, cell: Constellation) {
        match instrument {
            Instrument::Eye => self.players[seat].eye = cell,
            Instrument::Binoculars => self.instruments[0] = cell,
            Instrument::Refractor => self.instruments[1] = cell,
            Instrument::Telescope => self.instruments[2] = cell,
        }
    }

    /// Returns the cards a player has played in this observation.
    #[must_use]
    pub fn played_by(&self, seat: Seat) -> CardSet {
        self.played.and(self.players[seat].cards)
    }

    /// Returns the cards a player has left to play.
    #[must_use]
    pub fn left_to(&self, seat: Seat) -> CardSet {
        self.players[seat].face_up().without(self.played)
    }

    /// N6.3: returns whether any player's clouds cover an instrument.
    #[must_use]
    pub fn is_clouded(&self, instrument: Instrument) -> bool {
        let mut players = self.players.of(self.seat_count()).iter();
        players.any(|player| player.clouds == Some(instrument))
    }
}
