//! The operations on tables before and after a game, for both pages and API.

use tabletop::Seat;

use super::{Invitation, NewTable, Table, TableError, Wish, change, come, look, set_up};
use crate::identity::PlayerName;
use crate::storage::PlayerRow;
use crate::{App, PlayerId, TableId};

/// Creates a table.
///
/// # Errors
/// Returns an error if the game cannot be played with these settings, or the player has created too
/// many tables.
pub async fn make_table(
    app: &App,
    player: &PlayerRow,
    mut wish: NewTable,
) -> Result<TableId, TableError> {
    for seat in &mut wish.seats {
        if let Wish::Me { name: Some(name) } = seat {
            *name = PlayerName::new(name)?.into();
        }
    }
    may_make(app, player.id).await?;
    let table = Table::make(&app.hall.ready, player, wish, app.clock.now())?;
    let id = table.id;
    let coming = come(app, player.id).await?;
    set_up(app, table, coming).await?;
    Ok(id)
}

/// Checks whether a player may create another table.
async fn may_make(app: &App, player: PlayerId) -> Result<(), TableError> {
    let most = app.settings.tables_per_player;
    if app.storage.tables_made(player).await? < most {
        return Ok(());
    }
    Err(TableError::TooManyTables { most })
}

/// Seats a player on a given seat or the first free one, optionally with a name for this seat only.
///
/// # Errors
/// Returns an error if the player may not see the table, the seat is taken, the game has begun, or
/// the name is invalid.
pub async fn sit_down(
    app: &App,
    id: TableId,
    player: PlayerRow,
    invitation: Invitation,
    seat: Option<Seat>,
    name: Option<String>,
) -> Result<Seat, TableError> {
    let name = name.map(|name| PlayerName::new(&name)).transpose()?;
    let name = name.map(String::from);
    let home = app.clone();
    let coming = come(app, player.id).await?;
    let joined = change(app, id, move |table, slot, now| {
        table.admit(invitation)?;
        let seat = table.join(&home.hall.ready, &player, seat, name.as_deref(), now)?;
        slot.record_request(table, player.id, now);
        Ok((seat, coming))
    });
    // The guard is held until the table is persisted.
    let (seat, _coming) = joined.await?;
    Ok(seat)
}

/// Lets a player leave before the game has begun.
///
/// # Errors
/// Returns an error if the player does not sit there, or the game has begun.
pub async fn get_up(app: &App, id: TableId, player: PlayerId) -> Result<(), TableError> {
    let left = change(app, id, move |table, _, _| {
        table.admit(Invitation::of(player))?;
        table.leave(player)
    });
    left.await
}

/// Begins the game at once: machine players take the seats still open.
///
/// # Errors
/// Returns an error if somebody else created the table, the game has begun, or there is no such
/// machine player.
pub async fn begin_now(
    app: &App,
    id: TableId,
    player: PlayerId,
    level: String,
) -> Result<(), TableError> {
    let home = app.clone();
    let begun = change(app, id, move |table, _, now| {
        table.admit(Invitation::of(player))?;
        table.start(&home.hall.ready, player, &level, now)
    });
    begun.await
}

/// Returns a table with the same seats. The first player to ask creates it; the others' seats are
/// reserved for them.
///
/// # Errors
/// Returns an error if the player did not play or has created too many tables, or the game is not
/// over.
pub async fn play_again(app: &App, id: TableId, player: PlayerId) -> Result<TableId, TableError> {
    let home = app.clone();
    let may_make = may_make(app, player).await;
    let next = change(app, id, move |table, _, now| {
        table.admit(Invitation::of(player))?;
        table.rematch(&home, player, may_make, now)
    });
    let next = next.await?;
    // Looking at the table starts its machine players.
    let members = look(app, next, |table, _| table.members()).await?;
    app.hall.followers.publish(&members, next);
    Ok(next)
}
