//! The reasons why an action is refused.

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
    /// The action is not possible at this stage.
    #[error("this cannot be done now")]
    NotNow,
    /// The card does not belong to this player.
    #[error("the card is not one of this player's cards")]
    NotYourCard,
    /// The card's ability has already been used.
    #[error("the card is exhausted")]
    CardExhausted,
    /// The card is already active.
    #[error("the card is already active")]
    CardActive,
    /// There is no card in this place.
    #[error("there is no card in this place")]
    NoCard,
    /// The card has no such star.
    #[error("the card has no such star")]
    NoSuchStar,
    /// The star is already marked.
    #[error("the star is already marked")]
    StarMarked,
    /// The card has no marks yet: the Starting star comes first.
    #[error("the first star marked on a card must be its Starting star")]
    NotTheStart,
    /// The star is not adjacent to a marked one.
    #[error("the star is not adjacent to a marked star")]
    NotAdjacent,
    /// The star is not adjacent to the one just marked.
    #[error("the star is not adjacent to the star just marked")]
    NotInChain,
    /// The marks of the ability must be on different cards.
    #[error("each of the three stars must be on a different card")]
    SameCard,
    /// There is no stardust left to observe with.
    #[error("an Observe needs stardust")]
    NoStardust,
    /// The Action phase is skipped this turn.
    #[error("the Action phase is skipped this turn")]
    ActionSkipped,
    /// The action of a turn cannot be skipped.
    #[error("the turn's action cannot be skipped: Observe or Rest")]
    NoPassing,
    /// Rest is an alternative to Observe and cannot follow it.
    #[error("an Observe cannot be followed by a Rest in the same turn")]
    NoRestAfterObserve,
    /// Abilities come before the action.
    #[error("abilities can only be used before the action")]
    AbilitiesFirst,
    /// The card is not fully marked.
    #[error("the card is not fully marked")]
    NotFinished,
    /// The boon is crossed out.
    #[error("the boon is crossed out")]
    BoonCrossedOut,
    /// The dreamer has more stars on the card: only the two rightmost boons are left.
    #[error("the dreamer has more stars on the card: only the two rightmost boons are left")]
    BehindTheDreamer,
    /// The card is not the one to dream of.
    #[error("the dreamer takes the card without marks with most stars, or the one with most stars")]
    NotTheDream,
}

impl RuleBreach for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "A6.1",
            Self::NotYourTurn | Self::NotNow => "A2.6",
            Self::NotYourCard | Self::CardExhausted | Self::AbilitiesFirst => "A3.1",
            Self::CardActive => "A4.3",
            Self::NoCard | Self::NoSuchStar | Self::StarMarked => "A3.2",
            Self::NotTheStart | Self::NotAdjacent | Self::NotInChain => "A3.2",
            Self::SameCard => "A5.11",
            Self::NoStardust => "A3.3",
            Self::ActionSkipped => "A5.9",
            Self::NoPassing => "A3.7",
            Self::NoRestAfterObserve => "A3.6",
            Self::NotFinished => "A4.1",
            Self::BoonCrossedOut => "A4.2",
            Self::BehindTheDreamer => "A7.4",
            Self::NotTheDream => "A7.2",
        }
    }
}
