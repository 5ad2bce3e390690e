//! The reasons why an action is refused.

use tabletop::RuleBreach;

/// The rule an action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// It is another seat's turn to act.
    #[error("it is not this seat's turn to act")]
    NotYourTurn,
    /// The action does not fit the current stage.
    #[error("this cannot be done now")]
    NotNow,
    /// The seat has already chosen a card in this round of the draft.
    #[error("this seat has already chosen in this round")]
    ChosenAlready,
    /// The card is not among those to choose from.
    #[error("the card is not among those to choose from")]
    NotToChoose,
    /// In a game with the die, the player does not decide whether to draw a Big Bang card.
    #[error("the die decides whether a Big Bang card is drawn")]
    TheDieDecides,
    /// The game is played without the die.
    #[error("this game is played without the die")]
    NoDie,
    /// Clouds can only cover a shared instrument.
    #[error("clouds can only cover a shared instrument, not an eye")]
    NotShared,
    /// A swap takes two different shared instruments, and the earlier one is named first.
    #[error("a swap must name two different shared instruments, the earlier one first")]
    NotAPair,
    /// The instrument is covered by clouds.
    #[error("the instrument is covered by clouds")]
    Clouded,
    /// The instrument is already there.
    #[error("the instrument is already there")]
    ThereAlready,
    /// The cell is out of reach.
    #[error("the cell is out of reach")]
    OutOfReach,
    /// The card is not one of this player's.
    #[error("the card is not one of this player's")]
    NotYourCard,
    /// The card is face down, or has been played in this observation.
    #[error("the card has already been played")]
    PlayedAlready,
    /// The card belongs to another constellation.
    #[error("the card belongs to another constellation")]
    NotHere,
    /// Solar system cards can only be played where the Sun is.
    #[error("solar system cards can only be played where the Sun is")]
    NoSunHere,
    /// The player has already played two cards of this sort.
    #[error("at most two cards of a constellation and two of the solar system can be played")]
    TwoAlready,
    /// The active player has played no card of this sort.
    #[error("only cards of a sort that the active player has played can join")]
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
