//! That something at a table has changed: not what, which each observer is told for itself.

/// How far a table has come. Whoever has seen less has something to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableVersion {
    /// Lines of the game.
    pub version: usize,
    /// Changes of everything else: seats, status, proposals, who is there.
    pub revision: u64,
}
