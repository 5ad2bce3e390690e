//! Starting a game with one click: against machine players, or solo.

use axum::extract::State;
use axum::response::Response;
use tabletop::Options;

use super::super::Preferences;
use super::super::form::{Fields, see_other};
use super::super::guest::guest;
use super::super::level::USUAL;
use crate::identity::Visitor;
use crate::limits::Address;
use crate::tables::{self, Absence, NewTable, RaceClock, Wish};
use crate::{ApiError, App};

/// The number of the visitor's tables searched for one of the game.
const LOOKED_AT: usize = 30;

/// Creates a table with the visitor and machine players, and redirects there. Whoever has never
/// played the game is first offered its lesson.
pub async fn play(
    State(app): State<App>,
    preferences: Preferences,
    address: Address,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let game = fields.get("game").to_owned();
    let facts = app.hall.ready.built_in(&game, &Options::new())?.facts();
    let level = match fields.get("level") {
        "" => USUAL.name(),
        level => level,
    };
    // The level becomes part of an address.
    let is_level = players::NAMES.contains(&level);
    if is_level && fields.get("offer") == "lesson" && is_new_to(&app, &visitor, &game).await? {
        let alone = match fields.get("alone") {
            "" => "",
            _ => "&alone=on",
        };
        return see_other(&format!("/learn/{game}?level={level}{alone}"), None);
    }
    let seats = match fields.get("alone") {
        "" => facts.usual_seats,
        _ => 1,
    };
    let machine = Wish::Machine {
        level: level.to_owned(),
    };
    let mut wishes = vec![machine; seats];
    wishes[0] = Wish::Me { name: None };
    let guest = guest(&app, &preferences, &address, visitor, None).await?;
    let wish = NewTable {
        game,
        options: Options::new(),
        seats: wishes,
        public: false,
        clock: None,
        race: RaceClock::Usual,
        absence: Absence::Never,
        stand_in: USUAL.name().to_owned(),
        hints: None,
    };
    let id = tables::make_table(&app, &guest.player, wish, preferences.language).await?;
    see_other(&format!("/t/{id}"), guest.cookie)
}

/// Returns whether a game has lessons and the visitor has never sat at a table of it.
async fn is_new_to(app: &App, Visitor(player): &Visitor, game: &str) -> Result<bool, ApiError> {
    if games::find(game)?.lessons().is_empty() {
        return Ok(false);
    }
    let Some(player) = player else {
        return Ok(true);
    };
    let rows = app.storage.tables_of(player.id, LOOKED_AT).await?;
    let mut tables = rows
        .iter()
        .filter_map(|row| tables::without_game(row, app.clock.now()).ok());
    Ok(!tables.any(|table| table.about.game == game))
}
