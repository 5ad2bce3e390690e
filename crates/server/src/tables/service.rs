//! What people and programs ask of tables before and after a game, the same for pages and API.

use tabletop::Seat;

use super::{Invitation, NewTable, Table, TableError, Wish, change, come, look, set_up};
use crate::identity::PlayerName;
use crate::storage::PlayerRow;
use crate::{App, PlayerId, TableId};

/// Makes a table.
///
/// # Errors
/// If no game can be played so, or the player has made too many.
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

/// Whether a player may make one more table.
async fn may_make(app: &App, player: PlayerId) -> Result<(), TableError> {
    let most = app.settings.tables_per_player;
    if app.storage.tables_made(player).await? < most {
        return Ok(());
    }
    Err(TableError::TooManyTables { most })
}

/// Somebody sits down: on a seat, or on the first that is free; by a name for this seat only.
///
/// # Errors
/// If the table is not for him, the seat is taken or the game has begun, or that is no name.
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
        slot.saw(table, player.id, now);
        Ok((seat, coming))
    });
    // Held until the table is kept.
    let (seat, _coming) = joined.await?;
    Ok(seat)
}

/// Somebody gets up before the game has begun.
///
/// # Errors
/// If he does not sit there, or the game has begun.
pub async fn get_up(app: &App, id: TableId, player: PlayerId) -> Result<(), TableError> {
    let left = change(app, id, move |table, _, _| {
        table.admit(Invitation::of(player))?;
        table.leave(player)
    });
    left.await
}

/// The game begins at once: machine players take the seats that are still open.
///
/// # Errors
/// If somebody else made the table, the game has begun, or there is no such machine player.
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

/// A table with the same seats. Whoever asks first makes it; the others' seats are kept for them.
///
/// # Errors
/// If he did not play, the game is not over, or he has made too many tables.
pub async fn play_again(app: &App, id: TableId, player: PlayerId) -> Result<TableId, TableError> {
    let home = app.clone();
    let may_make = may_make(app, player).await;
    let next = change(app, id, move |table, _, now| {
        table.admit(Invitation::of(player))?;
        table.rematch(&home, player, may_make, now)
    });
    let next = next.await?;
    // Its machine players begin when it is first looked at.
    let members = look(app, next, |table, _| table.members()).await?;
    app.hall.followers.publish(&members, next);
    Ok(next)
}
