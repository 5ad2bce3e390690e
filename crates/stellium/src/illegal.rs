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
    /// There is no such body in the bag.
    #[error("the bag has no body of this kind")]
    NotInBag,
    /// The token is spent, or it is of the body's own kind.
    #[error("this influence is neither the body's own nor that of a token left")]
    NoSuchToken,
    /// There is a body already.
    #[error("there is a body on this cell")]
    CellTaken,
    /// Nothing is placed directly on a black hole.
    #[error("no body is placed directly on a black hole")]
    BlackHole,
    /// A collision needs a body to collide with.
    #[error("a collision needs a body on the cell")]
    NothingToHit,
    /// There is no body there.
    #[error("there is no body on this cell")]
    NoBody,
    /// The body just placed stays where it is.
    #[error("the body just placed is not moved")]
    JustPlaced,
    /// Permutation swaps a body of the placed one's kind.
    #[error("the swapped body is of another kind than the one placed")]
    WrongKind,
    /// Two bodies of one kind: the swap is named with the lower cell first.
    #[error("two bodies of one kind are swapped with the lower cell named first")]
    SameSwap,
    /// The two are not neighbours.
    #[error("the cells are not adjacent")]
    NotAdjacent,
    /// A turn is by one to five sixths.
    #[error("a galaxy turns by one to five sixths")]
    WholeTurn,
    /// The cell is not a black hole.
    #[error("the cell is not a black hole")]
    NotABlackHole,
    /// The influence is not optional.
    #[error("the influence must be applied")]
    MustApply,
    /// The objective is not in one's hand.
    #[error("the objective is not one of this player's")]
    NotYourObjective,
    /// The board does not show the picture there.
    #[error("the bodies on these cells do not show the objective's picture")]
    NotThePicture,
    /// A body of a kind discarded in this turn does not serve again in it.
    #[error("a body of a kind discarded in this turn cannot serve again in it")]
    Resting,
    /// The body that stays is one of those used.
    #[error("the body that stays is one of those used")]
    NotUsed,
    /// The body is not among those drawn.
    #[error("the body is not among those drawn")]
    NotDrawn,
    /// The cell is not a starting cell of the emptied galaxy.
    #[error("the cell is not a starting cell of the emptied galaxy")]
    NotAStart,
    /// The objective does not lie face up.
    #[error("the objective does not lie face up")]
    NotFaceUp,
}

impl RuleBreach for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "S5.1",
            Self::NotYourTurn | Self::NotNow => "S2.2",
            Self::NotInBag => "S3.1",
            Self::NoSuchToken => "S3.7",
            Self::CellTaken | Self::BlackHole | Self::MustApply => "S3.2",
            Self::NothingToHit => "S3.4",
            Self::NoBody | Self::NotAdjacent | Self::WrongKind | Self::SameSwap => "S3.3",
            Self::JustPlaced => "S6.1",
            Self::WholeTurn => "S3.5",
            Self::NotABlackHole => "S3.6",
            Self::NotYourObjective | Self::NotThePicture => "S3.8",
            Self::NotUsed | Self::Resting => "S3.9",
            Self::NotDrawn | Self::NotAStart => "S3.10",
            Self::NotFaceUp => "S3.11",
        }
    }
}
