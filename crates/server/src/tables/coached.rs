//! Who is coached: a person in the first games of each kind.

use tabletop::Seat;

use super::{Table, TableError, look};
use crate::{App, PlayerId, TableId};

/// In how many games of each kind a person is coached.
const GAMES: usize = 3;

/// Returns whether a person is coached in another game of this kind.
///
/// # Errors
/// Returns an error if storage fails.
pub(super) async fn is_coached(
    app: &App,
    player: PlayerId,
    game: &str,
    besides: Option<TableId>,
) -> Result<bool, TableError> {
    let game = game.to_owned();
    let before = app.storage.games_begun(player, game, besides, GAMES);
    Ok(before.await? < GAMES)
}

/// Returns whether a person is coached at a table at which they are about to sit down, or at its
/// rematch.
///
/// # Errors
/// Returns an error if there is no such table, or storage fails.
pub(super) async fn is_coached_at(
    app: &App,
    player: PlayerId,
    table: TableId,
    besides: Option<TableId>,
) -> Result<bool, TableError> {
    let game = look(app, table, |table, _| table.about.game.clone()).await?;
    is_coached(app, player, &game, besides).await
}

impl Table {
    /// Notes that a person is coached on all their seats.
    pub(super) fn coach(&mut self, player: PlayerId) {
        for seat in self.seats_of(player).iter() {
            self.about_mut().chairs[seat.index()].coached = true;
        }
    }

    /// Returns whether the person on a seat is coached.
    #[must_use]
    pub fn is_coached(&self, seat: Seat) -> bool {
        self.about.chairs[seat.index()].coached
    }
}
