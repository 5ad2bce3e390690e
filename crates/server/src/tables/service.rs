//! The operations on tables before and after a game, for both pages and API.

use tabletop::Seat;
use words::Language;

use super::coached::{is_coached, is_coached_at};
use super::{
    Invitation, LessonMove, NewTable, Table, TableError, Wish, change, change_whole, come, look,
    set_up,
};
use crate::identity::PlayerName;
use crate::storage::PlayerRow;
use crate::{App, PlayerId, TableId};

/// Creates a table, whose machine players are named in the language.
///
/// # Errors
/// Returns an error if the game cannot be played with these settings, or the player has created too
/// many tables.
pub async fn make_table(
    app: &App,
    player: &PlayerRow,
    mut wish: NewTable,
    language: Language,
) -> Result<TableId, TableError> {
    for seat in &mut wish.seats {
        if let Wish::Me { name: Some(name) } = seat {
            *name = PlayerName::new(name)?.into();
        }
    }
    let coached = is_coached(app, player.id, &wish.game, None).await?;
    let mut table = Table::make(&app.hall.ready, player, wish, language, app.clock.now())?;
    if coached {
        table.coach(player.id);
    }
    let id = table.id;
    let coming = come(app, player.id).await?;
    set_up(app, table, coming).await?;
    Ok(id)
}

/// Creates a table for a lesson.
///
/// # Errors
/// Returns an error if there is no such lesson, or the player has created too many tables.
pub async fn make_lesson(
    app: &App,
    player: &PlayerRow,
    game: &str,
    lesson: &str,
) -> Result<TableId, TableError> {
    let table = Table::teach(&app.hall.ready, player, game, lesson, app.clock.now())?;
    let id = table.id;
    let coming = come(app, player.id).await?;
    set_up(app, table, coming).await?;
    Ok(id)
}

/// Goes back a step of a lesson, or ends it. Returns the version of the game afterwards.
///
/// # Errors
/// Returns an error if the player may not see the table or is not the learner, there is no lesson,
/// or the game has moved on.
pub async fn move_in_lesson(
    app: &App,
    id: TableId,
    player: PlayerId,
    what: LessonMove,
    version: usize,
) -> Result<usize, TableError> {
    let moved = change_whole(app, id, move |table, slot, now| {
        table.admit(Invitation::of(player))?;
        slot.record_request(table, player, now);
        table.lesson_move(player, what, version, now)
    });
    moved.await
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
    let coached = is_coached_at(app, player.id, id, Some(id)).await?;
    let coming = come(app, player.id).await?;
    let joined = change(app, id, move |table, slot, now| {
        table.admit(invitation)?;
        let sits = !table.seats_of(player.id).is_empty();
        let seat = table.join(&home.hall.ready, &player, seat, name.as_deref(), now)?;
        if coached && !sits {
            table.coach(player.id);
        }
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
    let coached = is_coached_at(app, player, id, None).await?;
    let again = async || {
        let home = app.clone();
        let next = change(app, id, move |table, _, now| {
            table.admit(Invitation::of(player))?;
            table.rematch(&home, player, coached, now)
        });
        let next = next.await?;
        // Looking at the table starts its machine players.
        let members = look(app, next, |table, _| table.members()).await;
        Ok::<_, TableError>((next, members))
    };
    let (mut next, mut members) = again().await?;
    if members == Err(TableError::NotFound) {
        // The table of the rematch was deleted.
        forget_rematch(app, id, next).await?;
        (next, members) = again().await?;
    }
    let members = members?;
    app.hall.followers.publish(&members, next);
    Ok(next)
}

async fn forget_rematch(app: &App, id: TableId, gone: TableId) -> Result<(), TableError> {
    let forgotten = change(app, id, move |table, _, _| {
        if table.about.rematch == Some(gone) {
            table.about_mut().rematch = None;
        }
        Ok(())
    });
    forgotten.await
}
