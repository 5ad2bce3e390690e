//! The events of a game, for the log and the screen. Every observer sees all events.

use serde::{Deserialize, Serialize};
use sky::Constellation;
use tabletop::Seat;

use crate::{BigBang, CardId, Instrument, Path, Sign};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say who, what, where and how much")]
pub enum Event {
    /// A card was chosen in the draft.
    CardPicked { seat: Seat, card: CardId },
    /// The die was rolled for the first turn.
    StartRolled { seat: Seat, roll: u8 },
    /// The first player was determined.
    StartSettled { seat: Seat },
    /// A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// The active player rolled the die.
    DieRolled { seat: Seat, roll: u8 },
    /// Without the die, the active player drew no Big Bang card.
    NoneDrawn { seat: Seat },
    /// All Big Bang cards had been drawn, and the pile was shuffled again.
    PileShuffled,
    /// A Big Bang card was drawn.
    BigBangDrawn { seat: Seat, card: BigBang },
    /// A shooting star was seen.
    ShootingStar { seat: Seat, points: u8 },
    /// An instrument was covered by clouds.
    Clouded { seat: Seat, instrument: Instrument },
    /// Two instruments swapped places.
    Swapped {
        seat: Seat,
        one: Instrument,
        other: Instrument,
    },
    /// The Sun moved by a roll of the die.
    SunMoved { roll: u8, from: Sign, to: Sign },
    /// A shared instrument was thrown and fell here.
    InstrumentThrown {
        instrument: Instrument,
        cell: Constellation,
    },
    /// A player's eye was thrown and fell here.
    EyeThrown { seat: Seat, cell: Constellation },
    /// An instrument was chosen.
    InstrumentChosen { seat: Seat, instrument: Instrument },
    /// The instrument moved along this path, which includes both ends.
    InstrumentMoved {
        seat: Seat,
        instrument: Instrument,
        path: Path,
    },
    /// The instrument stayed where it was.
    InstrumentStayed {
        seat: Seat,
        instrument: Instrument,
        cell: Constellation,
    },
    /// A player without face-up solar system cards reached the Sun.
    SunVisited { seat: Seat, points: u8 },
    /// A card was played.
    CardPlayed { seat: Seat, card: CardId },
    /// The active player could have observed but did not.
    NothingObserved { seat: Seat },
    /// A player could have joined in but did not.
    NotJoined { seat: Seat },
    /// A card scored and was turned face down.
    CardScored {
        seat: Seat,
        card: CardId,
        instrument: Instrument,
        points: u8,
    },
    /// A player has turned all cards face down, so the points of this observation count twice.
    Doubled { seat: Seat, points: u16 },
    /// The game is over.
    GameOver,
}
