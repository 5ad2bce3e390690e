//! Why an action is refused.

use tabletop::RuleBreach;

/// The rule an action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another seat is to act.
    #[error("it is not this seat's turn to act")]
    NotYourTurn,
    /// The action belongs to another moment.
    #[error("this cannot be done now")]
    NotNow,
    /// In this round of the draft the seat has its card.
    #[error("this seat has chosen in this round")]
    ChosenAlready,
    /// The card does not lie face up on the table.
    #[error("the card is not among those to choose from")]
    NotToChoose,
    /// With the die it is not the player who decides on Big Bang cards.
    #[error("the die decides whether a Big Bang card is drawn")]
    TheDieDecides,
    /// The game is played without the die.
    #[error("this game is played without the die")]
    NoDie,
    /// Clouds come over a shared instrument.
    #[error("an eye is its owner's own: clouds come over a shared instrument")]
    NotShared,
    /// A swap is of two shared instruments, the earlier named first.
    #[error("two different shared instruments are swapped, the earlier one named first")]
    NotAPair,
    /// The instrument is under clouds.
    #[error("the instrument is under clouds")]
    Clouded,
    /// The instrument is there already.
    #[error("the instrument is there already")]
    ThereAlready,
    /// The cell is too far.
    #[error("the cell is out of reach")]
    OutOfReach,
    /// The card belongs to somebody else or to nobody.
    #[error("the card is not one of this player's")]
    NotYourCard,
    /// The card is face down, or just being played.
    #[error("the card has been played")]
    PlayedAlready,
    /// The card is of another constellation.
    #[error("the card is of another constellation")]
    NotHere,
    /// Solar system cards are played where the Sun is.
    #[error("solar system cards are played where the Sun is")]
    NoSunHere,
    /// Two cards of a sort are the most.
    #[error("at most two cards of a constellation and two of the solar system are played")]
    TwoAlready,
    /// The active player played no card of this sort.
    #[error("only cards of a sort that the active player plays can join")]
    NotJoined,
}

impl RuleBreach for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "N4.1",
            Self::NotYourTurn | Self::NotNow => "N2.4",
            Self::ChosenAlready | Self::NotToChoose => "N2.3",
            Self::TheDieDecides | Self::NoDie => "N3.1",
            Self::NotShared | Self::Clouded => "N6.3",
            Self::NotAPair => "N6.4",
            Self::ThereAlready | Self::OutOfReach => "N3.3",
            Self::NotYourCard | Self::NotHere | Self::TwoAlready | Self::NotJoined => "N3.4",
            Self::PlayedAlready => "N3.7",
            Self::NoSunHere => "N3.5",
        }
    }
}
