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
    /// The bag holds no body of this kind.
    #[error("the bag has no body of this kind")]
    NotInBag,
    /// The influence is neither the body's own nor that of a remaining token.
    #[error("the influence is neither the body's own nor that of a remaining token")]
    NoSuchToken,
    /// There is already a body on the cell.
    #[error("there is already a body on this cell")]
    CellTaken,
    /// Bodies cannot be placed directly on a black hole.
    #[error("a body cannot be placed directly on a black hole")]
    BlackHole,
    /// A collision needs a body to collide with.
    #[error("a collision needs a body on the cell")]
    NothingToHit,
    /// There is no body on the cell.
    #[error("there is no body on this cell")]
    NoBody,
    /// The body just placed cannot be moved.
    #[error("the body just placed cannot be moved")]
    JustPlaced,
    /// Permutation moves a body of the same kind as the one placed.
    #[error("the swapped body must be of the same kind as the one placed")]
    WrongKind,
    /// A swap of two bodies of the same kind must name the lower cell first.
    #[error("a swap of two bodies of one kind must name the lower cell first")]
    SameSwap,
    /// The two cells are not adjacent.
    #[error("the cells are not adjacent")]
    NotAdjacent,
    /// A galaxy turns by one to five sixths.
    #[error("a galaxy must turn by one to five sixths")]
    WholeTurn,
    /// The cell is not a black hole.
    #[error("the cell is not a black hole")]
    NotABlackHole,
    /// The influence must be applied.
    #[error("the influence must be applied")]
    MustApply,
    /// The objective is not in the player's hand.
    #[error("the objective is not one of this player's")]
    NotYourObjective,
    /// The bodies on these cells do not show the objective's picture.
    #[error("the bodies on these cells do not show the objective's picture")]
    NotThePicture,
    /// A body of a kind discarded in this turn cannot serve again in the same turn.
    #[error("a body of a kind discarded in this turn cannot be used again in the same turn")]
    Resting,
    /// The body that stays must be one of those used.
    #[error("the body that stays must be one of those used")]
    NotUsed,
    /// The body is not among those drawn.
    #[error("the body is not among those drawn")]
    NotDrawn,
    /// The cell is not a starting cell of the emptied galaxy.
    #[error("the cell is not a starting cell of the emptied galaxy")]
    NotAStart,
    /// The objective is not face up.
    #[error("the objective is not face up")]
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
