//! Announces that a table has changed, but not what: each observer gets its own update.

/// The version of a table. A watcher that has seen less needs an update.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableVersion {
    /// The version of the game.
    pub version: usize,
    /// The number of changes to everything else: seats, status, proposals, presence.
    pub revision: u64,
}
